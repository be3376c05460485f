"""The page to play puzzles on: template, style sheets and scripts."""
