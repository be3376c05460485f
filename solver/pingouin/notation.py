"""Move notation: `c4-c7` is a slide, `c4` places a penguin."""

from __future__ import annotations

from typing import NamedTuple

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.floe import Tile, tile_name, tile_named


class Move(NamedTuple):
    """A slide from `start` to `end`, or the placement of a penguin on `end` if `start` is `None`."""

    start: Tile | None
    end: Tile

    def __str__(self) -> str:
        return tile_name(self.end) if self.start is None else f"{tile_name(self.start)}-{tile_name(self.end)}"

    def __repr__(self) -> str:
        return str(self)


def parse_move(text: str) -> Move:
    """Parse a move; legality is checked by `Position.play`.

    >>> parse_move("c4-c7"), parse_move("C4")
    (c4-c7, c4)
    """
    tiles = [tile_named(name) for name in text.strip().lower().split("-")]
    if len(tiles) > 2 or None in tiles:
        raise BadInput(
            f"move {quoted(text)}",
            "expected two tiles such as c4-c7, or one to place a penguin on, such as c4",
        )
    *start, end = (tile for tile in tiles if tile is not None)
    return Move(start[0] if start else None, end)
