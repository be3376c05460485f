"""Penguin Party: rules, positions, formats, engines."""
