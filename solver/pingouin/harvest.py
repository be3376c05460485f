"""The harvest: what a player can take alone, with one penguin or several, from tiles that nobody disputes.

More moves never take anything away, so that the most fish over all sequences of moves is what the player
ends with. The order matters: a slide needs the tiles that it passes to be there still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, Ice, Tile
from ppsolve.solver.pingouin.notation import Move

Free = frozenset[Tile]
Penguins = tuple[Tile, ...]


class Harvests:
    """Solves the solitaires of a floe, and remembers them.

    `visit` is called for every position on the way, and may raise.
    """

    def __init__(self, ice: Ice, visit: Callable[[], None] = lambda: None, remember: int = 200_000) -> None:
        self.ice = ice
        self._visit = visit
        self._remember = remember
        self._known: dict[tuple[Free, Penguins], int] = {}

    def most(self, free: Free, penguins: Sequence[Tile]) -> int:
        """The most fish that penguins can take from free tiles, those below them now not counted."""
        return sum(self._most(tiles, group) for tiles, group in _groups(free, penguins))

    def line(self, free: Free, penguins: Sequence[Tile]) -> list[Move]:
        """Moves that take the most."""
        found = []
        penguins = tuple(penguins)
        left = self.most(free, penguins)
        while left:
            for move in slides(free, penguins):
                after, moved = _after(free, penguins, move)
                if self.ice[move.end] + self.most(after, moved) == left:
                    break
            found.append(move)
            left -= self.ice[move.end]
            free, penguins = after, moved
        return found

    def _most(self, free: Free, penguins: Penguins) -> int:
        """The same for tiles and penguins that all hang together."""
        key = free, penguins
        if key in self._known:
            return self._known[key]
        self._visit()
        everything = sum(self.ice[tile] for tile in free)
        best = 0
        for move in sorted(slides(free, penguins), key=lambda move: len(_beside(free, move.end))):
            after, moved = _after(free, penguins, move)
            best = max(best, self.ice[move.end] + self.most(after, moved))
            if best == everything:
                break
        if len(self._known) >= self._remember:
            self._known.clear()
        self._known[key] = best
        return best


def slides(free: Free, penguins: Sequence[Tile]) -> Iterator[Move]:
    """Every slide of the penguins over free tiles."""
    for penguin in penguins:
        for ray in RAYS[penguin]:
            for tile in ray:
                if tile not in free:
                    break
                yield Move(penguin, tile)


def _after(free: Free, penguins: Penguins, move: Move) -> tuple[Free, Penguins]:
    moved = tuple(sorted((move.end, *(tile for tile in penguins if tile != move.start))))
    return free - {move.end}, moved


def _beside(free: Free, tile: Tile) -> list[Tile]:
    return [beside for beside in NEIGHBOURS[tile] if beside in free]


def _groups(free: Free, penguins: Sequence[Tile]) -> Iterator[tuple[Free, Penguins]]:
    """Tiles and penguins that hang together, each such group by itself; what no penguin can get to is left
    out, and so is who cannot move."""
    waiting = set(penguins)
    while waiting:
        first = waiting.pop()
        group, tiles, edge = {first}, set[Tile](), [first]
        while edge:
            at = edge.pop()
            for beside in NEIGHBOURS[at]:
                if beside in free and beside not in tiles:
                    tiles.add(beside)
                    edge.append(beside)
                elif beside in waiting and at not in group:
                    waiting.discard(beside)
                    group.add(beside)
                    edge.append(beside)
        if tiles:
            yield frozenset(tiles), tuple(sorted(group))
