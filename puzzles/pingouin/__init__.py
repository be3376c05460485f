"""Puzzle kinds of Pingouin."""
