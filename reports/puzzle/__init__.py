"""Puzzles as text, pictures, web pages and printable sheets."""
