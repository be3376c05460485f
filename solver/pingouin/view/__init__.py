"""Text, SVG and HTML views of Pingouin."""
