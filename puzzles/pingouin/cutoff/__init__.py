"""The cutoff puzzle: find the only move that guarantees enough fish against any defence."""
