"""The page to play on: template, style and scripts."""
