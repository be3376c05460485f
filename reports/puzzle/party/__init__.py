"""How the puzzles of Penguin Party are shown."""
