"""Chains: which tiles follow each other, concluded link by link from what is left of the floe.

Two tiles can follow each other if a slide joins them. The penguin's tile has one link, the last tile one,
every other two. Tiles with no more ways than links use them all; a tile that has its links loses its other
ways; links never close a loop; and a slide passes only over tiles that come later than both its ends.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ppsolve.puzzles.pingouin.route.claims import ClashKind, Link, LinkKind
from ppsolve.puzzles.pingouin.route.moment import Moment
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import Tiles, each, tiles_between, tiles_of
from ppsolve.solver.pingouin.floe import Tile

Pair = tuple[Tile, Tile]


class _Clash(Exception):
    """The chain has come to a contradiction at a tile; the events it rests on."""

    def __init__(self, kind: ClashKind, tile: Tile, parents: set[int]) -> None:
        self.kind = kind
        self.tile = tile
        self.parents = parents


@dataclass
class Chains:
    """What is concluded about a moment, until nothing more follows or there is a contradiction."""

    task: RouteTask
    moment: Moment
    ways: dict[Tile, Tiles]
    last: Tile | None
    """The tile that must be the last, if that is known."""
    events: list[tuple[Link, set[int]]] = field(default_factory=list)
    """The conclusions, each with the numbers of those that it rests on."""
    joined: dict[Tile, Tiles] = field(default_factory=dict)
    removed_by: dict[Pair, int] = field(default_factory=dict)
    joined_by: dict[Pair, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ways = dict(self.ways)
        self.joined = dict.fromkeys(self.ways, 0)
        self.waiting = dict.fromkeys(self.ways)

    def clash(self) -> tuple[ClashKind, Tile, tuple[Link, ...]] | None:
        """What kind of contradiction there is, the tile at which it shows, and the conclusions that it rests
        on."""
        try:
            self._strike_by_numbers()
            while self.waiting:
                tile = next(iter(self.waiting))
                del self.waiting[tile]
                self._look_at(tile)
        except _Clash as clash:
            return clash.kind, clash.tile, self._links_behind(clash.parents)
        return None

    def _links_behind(self, parents: set[int]) -> tuple[Link, ...]:
        needed: set[int] = set()
        open_ones = set(parents)
        while open_ones:
            event = open_ones.pop()
            if event not in needed:
                needed.add(event)
                open_ones |= self.events[event][1]
        return tuple(self.events[event][0] for event in sorted(needed))

    def _step_of(self, tile: Tile) -> int | None:
        """The move after which the penguin stands on a tile, if that is known."""
        if tile == self.moment.at:
            return self.moment.step
        return self.task.number_on.get(tile)

    def _strike_by_numbers(self) -> None:
        """Tiles whose numbers are not neighbours do not follow each other; a slide does not pass a tile that
        is gone by then."""
        numbered = tiles_of(self.task.number_on)
        for tile in list(self.ways):
            step = self._step_of(tile)
            for other in each(self.ways[tile] & ~((2 << tile) - 1)):
                beyond = self._step_of(other)
                if step is not None and beyond is not None and abs(step - beyond) != 1:
                    self._strike("numbers", tile, other, set())
                    continue
                over = tiles_between(tile, other) & numbered
                latest = max(step or 0, beyond or 0, self.moment.step + 1)
                if over and any(self.task.number_on[between] <= latest for between in each(over)):
                    self._strike("passed", tile, other, set())

    def _wanted(self, tile: Tile) -> int | None:
        """How many links a tile has in the end; `None` if it may be the last and may not."""
        if tile == self.moment.at:
            return 1
        if self.last is None:
            return None
        return 1 if tile == self.last else 2

    def _look_at(self, tile: Tile) -> None:
        wanted = self._wanted(tile)
        ways, joined = self.ways[tile], self.joined[tile]
        if ways.bit_count() < (wanted or 1):
            raise _Clash("few", tile, self._struck_at(tile))
        if wanted is None:
            if joined.bit_count() == 2:
                self._fill(tile)
            return
        if joined.bit_count() == wanted:
            self._fill(tile)
        elif ways.bit_count() == wanted:
            struck = self._struck_at(tile)
            for other in each(ways & ~joined):
                self._join("both" if wanted == 2 else "only", tile, other, struck)

    def _struck_at(self, tile: Tile) -> set[int]:
        """The conclusions that took ways from a tile."""
        return {event for pair, event in self.removed_by.items() if tile in pair}

    def _fill(self, tile: Tile) -> None:
        """A tile that has its links loses its other ways."""
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
            wanted = self._wanted(end)
            if self.joined[end].bit_count() > (2 if wanted is None else wanted):
                links = {self.joined_by[_pair(end, beside)] for beside in each(self.joined[end])}
                raise _Clash("many", end, links)
        self._close_no_loop(tile)

    def _close_no_loop(self, tile: Tile) -> None:
        """The ends of a chain do not follow each other, unless nothing else is left."""
        chain, because = self._chain_of(tile)
        ends = [end for end in chain if self.joined[end].bit_count() < 2]
        done = all(self._wanted(end) == 1 for end in ends)
        if not ends or (done and len(ends) == 2 and len(chain) < len(self.ways)):
            raise _Clash("loop", tile, because)
        if len(ends) == 2 and len(chain) > 2:
            first, other = sorted(ends)
            if self.ways[first] >> other & 1:
                self._strike("loop", first, other, because)

    def _chain_of(self, tile: Tile) -> tuple[set[Tile], set[int]]:
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
