"""What the reasons of a route claim, as data: why a slide cannot be right."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ppsolve.puzzles.pingouin.route.techniques import RouteTechnique
from ppsolve.puzzles.pingouin.tiles import Tiles
from ppsolve.solver.pingouin.floe import Tile

LinkKind = Literal["numbers", "passed", "both", "only", "full", "loop"]
"""Why two tiles are or are not visited one right after the other; see `chains`."""


ClashKind = Literal["few", "many", "torn", "loop"]
"""How a chain comes to a contradiction at a tile: fewer ways are left than it needs; more tiles have to be
joined to it than can be; it has to be joined to a tile that it cannot join; its links close a loop, or end on
both sides, while other tiles are left out."""


class Link(NamedTuple):
    """A conclusion of a chain: these two tiles follow each other, or do not, and why."""

    kind: LinkKind
    first: Tile
    other: Tile
    follows: bool


@dataclass(frozen=True)
class Refutation:
    """Why a slide to a tile cannot be right."""

    technique: RouteTechnique
    tile: Tile
    """Where the slide goes."""
    tiles: Tiles = 0
    """The tiles that the argument is about: those that cannot be reached, the ends, the tile too far away."""
    moves: int = 0
    """How many moves there are for the way to the number; for a trial, how many until it has ended badly."""
    needed: int = 0
    """How many moves the way takes, at least."""
    links: tuple[tuple[Tile, Tile], ...] = ()
    """Tiles that would have to follow each other."""
    chain: tuple[Link, ...] = field(default=())
    """The conclusions of a chain, each after those that it rests on."""
    clash: ClashKind | None = None
    """How a chain ends."""
