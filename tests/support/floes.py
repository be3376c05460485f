"""Floes for tests: those of the documents, small random ones, and random games."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.pingouin import textform
from ppsolve.solver.pingouin.floe import NEIGHBOURS, PLACES, TILES, Tile
from ppsolve.solver.pingouin.position import Player, Position

FULL = "pingouin:1A213121B/11231211A/2132113/111B21312/31121A12/21113121/11B21132/1A1213121B:-:0"
"""Two players with four penguins each; the counts of its move sequences are known."""

TEMPO = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
"""The private tiles of the bottom left are spare moves, which decide who gets what at the top."""

NO_TEMPO = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../......./.......1B:-:0"
"""The same without them."""


def floe(*rows: str, seats: int = 2, to_move: int = 0, to_place: Sequence[int] = ()) -> Position:
    """Build a position from the first rows of a floe as drawn; the rest are holes."""
    drawn = [_filled(rows[row] if row < len(rows) else "", 7 + row % 2) for row in range(8)]
    players = [
        Player(DEFAULT_NAMES[seat], to_place=to_place[seat] if to_place else 0) for seat in range(seats)
    ]
    return Position.drawn(drawn, players, to_move)


def _filled(row: str, width: int) -> str:
    return row + "." * (width - sum(not letter.isalpha() for letter in row))


def position_of(ice: dict[Tile, int], penguins: Sequence[Sequence[Tile]], to_move: int = 0) -> Position:
    """Build a position from tiles with their fish and the penguins of each seat."""
    players = [Player(DEFAULT_NAMES[seat], penguins=tuple(tiles)) for seat, tiles in enumerate(penguins)]
    return Position(tuple(ice.get(tile, 0) for tile in TILES), tuple(players), to_move)


def random_shape(rng: random.Random, size: int) -> set[Tile]:
    """Return random tiles that mostly form one piece."""
    shape = {rng.choice(TILES)}
    while len(shape) < size:
        tile = rng.choice(sorted(shape)) if rng.random() < 0.97 else rng.choice(TILES)
        shape.add(rng.choice(NEIGHBOURS[tile]))
    return shape


def small_floe(rng: random.Random, seats: int, tiles: int, *, placing: bool = False) -> Position:
    """Return a small random position: one or two pieces, penguins anywhere, some players out or stuck."""
    shape = random_shape(rng, tiles)
    if rng.random() < 0.3:
        shape |= random_shape(rng, rng.randint(2, 4))
    ice = {tile: rng.choice((1, 1, 2, 3)) for tile in shape}
    spots = sorted(shape)
    rng.shuffle(spots)
    players = []
    for seat in range(seats):
        count = 0 if rng.random() < 0.08 else rng.choice((1, 1, 2, 3))
        standing = [spots.pop() for _ in range(min(count, max(0, len(spots) - 2)))]
        to_place = rng.choice((0, 1, 1, 2)) if placing else 0
        fish, taken = rng.choice(((0, 0), (rng.randint(1, 9), rng.randint(1, 5))))
        penguins = tuple(standing)[: 4 - to_place]
        players.append(Player(DEFAULT_NAMES[seat], fish, taken, to_place, penguins))
    drawn = tuple(ice.get(tile, 0) for tile in TILES)
    return Position(drawn, tuple(players), rng.randrange(seats))


def mirrored(tile: Tile) -> Tile:
    """Return the tile's mirror image, left and right exchanged."""
    row, column = PLACES[tile]
    return PLACES.index((row, 6 + row % 2 - column))


def load(text: str) -> Position:
    return textform.loads(text)
