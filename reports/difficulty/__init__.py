"""Difficulty of a deal: exact parts, a raw number, and its rank among random deals."""
