"""Plots, templates, tables, fonts, PNG pictures and keyboard shortcuts that reports share."""
