"""How the puzzles of Pingouin are shown."""
