"""Penguin Party on the board."""
