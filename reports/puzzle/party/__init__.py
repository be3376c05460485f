"""Renderers of the Penguin Party puzzles."""
