"""The strand puzzle: find the only move after which the rival cannot slide any more in n moves."""
