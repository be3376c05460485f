"""The queue puzzle: solitaire with cards that come in a fixed order."""
