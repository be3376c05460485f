"""The cutoff: two players, and the one move after which a player is sure of enough fish."""
