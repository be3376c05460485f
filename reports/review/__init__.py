"""Reviews of played rounds and games: what every move cost, and how well everybody played."""
