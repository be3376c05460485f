"""The pyramid puzzle: a logic puzzle with exactly one way to fill the pyramid."""
