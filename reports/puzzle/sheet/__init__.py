"""Puzzles on paper: PDF sheets."""
