"""Penguin Party for the eye: words, text, pictures, notebook pages."""
