"""A floe as lines of text with a word on every tile, and in emoji."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ppsolve.solver.pingouin.floe import PLACES, ROW_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.view.text import PITCH

WATER: Final = "\N{LARGE BLUE SQUARE}"
HALF: Final = "\N{EN SPACE}"
"""About half as wide as an emoji."""


def grid_text(words: Mapping[Tile, str]) -> str:
    """The floe, a word of at most three letters on every tile, `.` for a hole."""
    lines = [_header(7, 6)]
    for row, letter in enumerate(ROW_LETTERS):
        cells = "".join(words.get(tile, ".").ljust(PITCH) for tile in TILES if PLACES[tile][0] == row)
        lines.append(f"{letter}{' ' * (5 if row % 2 == 0 else 3)}{cells}".rstrip())
    return "\n".join([*lines, _header(8, 4)])


def _header(number: int, indent: int) -> str:
    return (" " * indent + "".join(str(column).ljust(PITCH) for column in range(1, number + 1))).rstrip()


def emoji_lines(emoji: Mapping[Tile, str]) -> list[str]:
    """The floe in emoji, rows and columns of nothing but water left out around it."""
    rows = [PLACES[tile][0] for tile in emoji]
    columns = [PLACES[tile][1] for tile in emoji]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        wanted = range(min(columns), max(columns) + 1)
        cells = [
            emoji.get(tile, WATER) for tile in TILES if PLACES[tile][0] == row and PLACES[tile][1] in wanted
        ]
        lines.append((HALF if row % 2 == 0 else "") + "".join(cells))
    return lines
