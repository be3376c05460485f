"""Plots, templates, the content security policy, tables, fonts, PNG pictures and keyboard shortcuts."""
