"""Puzzles: kinds, generation, grading, the daily."""
