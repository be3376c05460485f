"""The duel puzzle: find the only first move that succeeds against any defence."""
