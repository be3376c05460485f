"""The puzzles of Pingouin."""
