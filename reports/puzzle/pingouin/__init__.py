"""Renderers of the Pingouin puzzles."""
