"""Drawing that knows no game: lines of text, words in sentences, SVG."""
