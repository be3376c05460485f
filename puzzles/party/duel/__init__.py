"""The duel: a position with exactly one first move that succeeds against any defence."""
