"""The features of a position that the engine's evaluation weighs.

Each feature is a whole number for every seat. Mirror images have equal features; swapped seats have swapped
features. Fish taken so far are not among them, and penguins that cannot move and tiles that nobody can reach
make no difference. The native core computes the same numbers (`core/pingouin/features.hpp`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, TILES, Tile
from ppsolve.solver.pingouin.position import Position

FEATURES: Final = (
    "slide_fish",
    "slide_tiles",
    "step_fish",
    "step_tiles",
    "slide_first_fish",
    "step_first_fish",
    "private_fish",
    "private_tiles",
    "step_dead_ends",
    "step_corridors",
    "private_dead_ends",
    "private_corridors",
    "next_fish",
    "next_threes",
    "beside_fish",
    "open_sides",
    "slide_choices",
    "mobile",
    "one_exit",
    "two_exits",
    "spare_moves",
    "unplaced",
    "to_move",
)
"""The names of the features, in the order of the core, which explains them."""

TileSet = frozenset[Tile]
Grow = Callable[[Iterable[Tile]], TileSet]


class FloeFeatures(NamedTuple):
    """The features of every seat, the free tiles within reach of somebody, and the penguins to place."""

    of: tuple[tuple[int, ...], ...]
    tiles: int
    waiting: int


class Influence(NamedTuple):
    """The free tiles by the seat that reaches them first, for each seat."""

    sole: list[TileSet]
    """TileSet that the seat reaches before any other."""
    first: list[TileSet]
    """TileSet that several seats reach at once, of which this seat moves first."""
    next: list[TileSet]
    """TileSet that the seat reaches at once."""


def features_of(position: Position, spare: Sequence[int] | None = None) -> FloeFeatures:
    """Return the features of a position that is not over.

    `spare` are moves in regions that the search has folded away, by seat.
    """
    assert position.to_move is not None
    seats = range(len(position.players))
    ice, free = position.ice, _free(position)

    def fish(tiles: TileSet) -> int:
        return sum(ice[tile] for tile in tiles)

    slide = influence(position, lambda tiles: _slides(tiles, free))
    step = influence(position, lambda tiles: _beside(tiles) & free)
    reach = [_reach(player.penguins, free) for player in position.players]
    beside = {tile: sum(near in free for near in NEIGHBOURS[tile]) for tile in free}
    dead_ends = frozenset(tile for tile in free if beside[tile] <= 1)
    corridors = frozenset(tile for tile in free if beside[tile] == 2)
    rows = []
    for seat in seats:
        player = position.players[seat]
        others = frozenset[Tile]().union(*(reach[other] for other in seats if other != seat))
        alone = reach[seat] - others
        exits = [sum(tile in free for tile in NEIGHBOURS[penguin]) for penguin in player.penguins]
        rows.append(
            (
                fish(slide.sole[seat]),
                len(slide.sole[seat]),
                fish(step.sole[seat]),
                len(step.sole[seat]),
                fish(slide.first[seat]),
                fish(step.first[seat]),
                fish(alone),
                len(alone),
                fish(step.sole[seat] & dead_ends),
                fish(step.sole[seat] & corridors),
                len(alone & dead_ends),
                len(alone & corridors),
                fish(slide.next[seat]),
                sum(ice[tile] == 3 for tile in slide.next[seat]),
                fish(step.next[seat]),
                sum(exits),
                sum(len(position.reach(penguin)) for penguin in player.penguins),
                sum(count > 0 for count in exits),
                exits.count(1),
                exits.count(2),
                spare[seat] if spare else 0,
                player.to_place,
                int(position.to_move == seat),
            )
        )
    waiting = sum(player.to_place for player in position.players)
    return FloeFeatures(tuple(rows), len(frozenset[Tile]().union(*reach)), waiting)


def influence(position: Position, grow: Grow) -> Influence:
    """Let all seats grow from their penguins at the same pace.

    `grow` returns the tiles that one move reaches from some of the given tiles.
    """
    assert position.to_move is not None
    count = len(position.players)
    order = [(position.to_move + step) % count for step in range(count)]
    found = Influence(*([frozenset[Tile]()] * count for _ in range(3)))
    edges = [frozenset(player.penguins) for player in position.players]
    unseen = _free(position)
    first_move = True
    while any(edges):
        edges = [grow(edge) & unseen for edge in edges]
        if first_move:
            found.next[:] = edges
            first_move = False
        given: TileSet = frozenset()
        for seat in order:
            others = frozenset[Tile]().union(*(edges[other] for other in order if other != seat))
            found.sole[seat] |= edges[seat] - others
            found.first[seat] |= (edges[seat] & others) - given
            given |= edges[seat]
        unseen -= given
    return found


def _free(position: Position) -> TileSet:
    occupied = position.occupied
    return frozenset(tile for tile in TILES if position.ice[tile] and tile not in occupied)


def _slides(tiles: Iterable[Tile], free: TileSet) -> TileSet:
    """Return the free tiles one slide away from some of the given tiles."""
    found = set()
    for start in tiles:
        for ray in RAYS[start]:
            for tile in ray:
                if tile not in free:
                    break
                found.add(tile)
    return frozenset(found)


def _beside(tiles: Iterable[Tile]) -> TileSet:
    return frozenset(beside for tile in tiles for beside in NEIGHBOURS[tile])


def _reach(penguins: Iterable[Tile], free: TileSet) -> TileSet:
    """Return the free tiles that the penguins could ever reach."""
    found: TileSet = frozenset()
    edge = _beside(penguins) & free
    while edge:
        found |= edge
        edge = (_beside(edge) & free) - found
    return found
