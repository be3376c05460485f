"""The route puzzle: find the only path of one penguin over every tile."""
