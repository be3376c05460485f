"""Surveys: many random deals solved, kept in an SQLite file, and what they say together."""
