"""Reviews of played rounds and games of Penguin Party."""
