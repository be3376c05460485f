"""Reviews of played games of Pingouin."""
