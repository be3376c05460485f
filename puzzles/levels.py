"""The levels of the collection."""

from __future__ import annotations

from typing import Final, Literal, get_args

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the gentlest to the hardest."""
