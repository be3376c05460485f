"""Puzzles as text, pictures, pages and sheets."""
