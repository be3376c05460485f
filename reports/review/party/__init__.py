"""The review of a played round or game of Penguin Party."""
