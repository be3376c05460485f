"""Text, HTML and SVG building blocks shared by all games."""
