"""Surveys: many random deals solved and kept in an SQLite file, with statistics about them."""
