"""The kinds of puzzles of Penguin Party."""
