"""The review of a played game of Pingouin."""
