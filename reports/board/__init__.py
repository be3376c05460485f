"""The analysis board: the exact solver in a browser."""
