"""The harvest puzzle: take as many fish as possible with penguins alone on a floe."""
