"""The levels of the collection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the gentlest to the hardest."""


def level_reached(effort: int, least: Mapping[Level, int]) -> Level:
    """The hardest level whose least effort is reached."""
    return [level for level in LEVELS if effort >= least[level]][-1]
