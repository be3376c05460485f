"""Constraint propagation over links: which tiles follow each other on a route.

Two tiles can be linked if a slide connects them. The penguin's tile and the last tile have one link, every
other tile has two. The rules:

- A tile with no more candidate links than it needs uses them all.
- A tile that has all its links loses its other candidates.
- Links never close a loop.
- A slide passes only over tiles that come later than both its ends.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask
from ppsolve.puzzles.pingouin.tiles import Tiles, each, tiles_between, tiles_of
from ppsolve.solver.pingouin.floe import Tile

Pair = tuple[Tile, Tile]

LinkKind = Literal["numbers", "passed", "both", "only", "full", "loop"]
"""The rule behind a link or a ruled-out link.

- `numbers`: the numbers of the two tiles are not consecutive.
- `passed`: the slide would pass over a tile that is gone by then.
- `both`, `only`: the first tile needs all its candidate links, two or one.
- `full`: the first tile has all its links.
- `loop`: the link would close a loop.
"""

ClashKind = Literal["few", "many", "torn", "loop"]
"""The contradiction at a tile.

- `few`: it has fewer candidate links left than it needs.
- `many`: it needs more links than it can have.
- `torn`: it needs a link that is ruled out.
- `loop`: its chain is complete while other tiles are left out.
"""


class Link(NamedTuple):
    """A conclusion: two tiles follow each other, or do not."""

    kind: LinkKind
    first: Tile
    other: Tile
    follows: bool


class _Clash(Exception):
    """A contradiction at a tile; `parents` are the events it rests on."""

    def __init__(self, kind: ClashKind, tile: Tile, parents: set[int]) -> None:
        self.kind = kind
        self.tile = tile
        self.parents = parents


@dataclass
class Chains:
    """Propagates links from a state until nothing more follows or a contradiction is found."""

    task: RouteTask
    state: RouteState
    ways: dict[Tile, Tiles]
    last: Tile | None
    """The tile that must be the last, if that is known."""
    events: list[tuple[Link, set[int]]] = field(default_factory=list)
    """The conclusions in order, each with the indices of those it rests on."""
    joined: dict[Tile, Tiles] = field(default_factory=dict)
    removed_by: dict[Pair, int] = field(default_factory=dict)
    joined_by: dict[Pair, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ways = dict(self.ways)
        self.joined = dict.fromkeys(self.ways, 0)
        self.waiting = dict.fromkeys(self.ways)

    def find_clash(self) -> tuple[ClashKind, Tile, tuple[Link, ...]] | None:
        """Return the kind of a contradiction, its tile and the conclusions behind it, or `None`."""
        try:
            self._strike_by_numbers()
            while self.waiting:
                tile = next(iter(self.waiting))
                del self.waiting[tile]
                self._propagate(tile)
        except _Clash as clash:
            return clash.kind, clash.tile, self._links_behind(clash.parents)
        return None

    def _links_behind(self, parents: set[int]) -> tuple[Link, ...]:
        needed: set[int] = set()
        waiting = set(parents)
        while waiting:
            event = waiting.pop()
            if event not in needed:
                needed.add(event)
                waiting |= self.events[event][1]
        return tuple(self.events[event][0] for event in sorted(needed))

    def _step_of(self, tile: Tile) -> int | None:
        """Return the number of the move that ends on `tile`, if that is known."""
        if tile == self.state.at:
            return self.state.step
        return self.task.number_on.get(tile)

    def _strike_by_numbers(self) -> None:
        """Rule out links between numbers that are not consecutive, and slides over tiles gone by then."""
        numbered = tiles_of(self.task.number_on)
        for tile in list(self.ways):
            step = self._step_of(tile)
            for other in each(self.ways[tile] & ~((2 << tile) - 1)):
                beyond = self._step_of(other)
                if step is not None and beyond is not None and abs(step - beyond) != 1:
                    self._strike("numbers", tile, other, set())
                    continue
                over = tiles_between(tile, other) & numbered
                latest = max(step or 0, beyond or 0, self.state.step + 1)
                if over and any(self.task.number_on[between] <= latest for between in each(over)):
                    self._strike("passed", tile, other, set())

    def _links_needed(self, tile: Tile) -> int | None:
        """Return the number of links that `tile` ends up with, or `None` if it may or may not be the last."""
        if tile == self.state.at:
            return 1
        if self.last is None:
            return None
        return 1 if tile == self.last else 2

    def _propagate(self, tile: Tile) -> None:
        needed = self._links_needed(tile)
        ways, joined = self.ways[tile], self.joined[tile]
        if ways.bit_count() < (needed or 1):
            raise _Clash("few", tile, self._struck_at(tile))
        if needed is None:
            if joined.bit_count() == 2:
                self._fill(tile)
            return
        if joined.bit_count() == needed:
            self._fill(tile)
        elif ways.bit_count() == needed:
            struck = self._struck_at(tile)
            for other in each(ways & ~joined):
                self._join("both" if needed == 2 else "only", tile, other, struck)

    def _struck_at(self, tile: Tile) -> set[int]:
        """Return the events that removed ways of `tile`."""
        return {event for pair, event in self.removed_by.items() if tile in pair}

    def _fill(self, tile: Tile) -> None:
        """Remove the other ways of a tile that has all its links."""
        because = {self.joined_by[_pair(tile, other)] for other in each(self.joined[tile])}
        for other in each(self.ways[tile] & ~self.joined[tile]):
            self._strike("full", tile, other, because)

    def _strike(self, kind: LinkKind, tile: Tile, other: Tile, because: set[int]) -> None:
        if self.joined[tile] >> other & 1:
            raise _Clash("torn", tile, because | {self.joined_by[_pair(tile, other)]})
        self.ways[tile] &= ~(1 << other)
        self.ways[other] &= ~(1 << tile)
        self.removed_by[_pair(tile, other)] = len(self.events)
        self.events.append((Link(kind, tile, other, False), because))
        self.waiting |= {tile: None, other: None}

    def _join(self, kind: LinkKind, tile: Tile, other: Tile, because: set[int]) -> None:
        event = len(self.events)
        self.events.append((Link(kind, tile, other, True), set(because)))
        self.joined[tile] |= 1 << other
        self.joined[other] |= 1 << tile
        self.joined_by[_pair(tile, other)] = event
        self.waiting |= {tile: None, other: None}
        for end in (tile, other):
            needed = self._links_needed(end)
            if self.joined[end].bit_count() > (2 if needed is None else needed):
                links = {self.joined_by[_pair(end, beside)] for beside in each(self.joined[end])}
                raise _Clash("many", end, links)
        self._prevent_loop(tile)

    def _prevent_loop(self, tile: Tile) -> None:
        """Rule out a link between the two ends of the chain through `tile`."""
        chain, because = self._chain_of(tile)
        ends = [end for end in chain if self.joined[end].bit_count() < 2]
        done = all(self._links_needed(end) == 1 for end in ends)
        if not ends or (done and len(ends) == 2 and len(chain) < len(self.ways)):
            raise _Clash("loop", tile, because)
        if len(ends) == 2 and len(chain) > 2:
            first, other = sorted(ends)
            if self.ways[first] >> other & 1:
                self._strike("loop", first, other, because)

    def _chain_of(self, tile: Tile) -> tuple[set[Tile], set[int]]:
        """Return the tiles linked with `tile`, directly or not, and the events that linked them."""
        chain, edge, because = {tile}, [tile], set[int]()
        while edge:
            at = edge.pop()
            for beside in each(self.joined[at]):
                because.add(self.joined_by[_pair(at, beside)])
                if beside not in chain:
                    chain.add(beside)
                    edge.append(beside)
        return chain, because


def _pair(tile: Tile, other: Tile) -> Pair:
    return (tile, other) if tile < other else (other, tile)
