"""Pingouin in words and pictures."""
