"""Advice at the table as text."""
