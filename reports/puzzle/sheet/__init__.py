"""Puzzles on paper."""
