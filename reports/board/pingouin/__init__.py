"""Pingouin on the board."""
