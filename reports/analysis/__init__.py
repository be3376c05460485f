"""Analyses, verifications and advice as text for a terminal."""
