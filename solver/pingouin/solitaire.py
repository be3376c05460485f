"""Single-player solver: the most fish that one player can take from tiles nobody else can reach.

Moving never costs fish, so the maximum over all move sequences is the player's final result. The order of
moves matters, because a slide needs the tiles that it passes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, Ice, Tile
from ppsolve.solver.pingouin.notation import Move

Free = frozenset[Tile]
Penguins = tuple[Tile, ...]


class SolitaireSolver:
    """Solves single-player regions of one floe and caches the results, up to `cache_size` of them.

    `visit` is called for every position searched, and may raise to end the search.
    """

    def __init__(self, ice: Ice, visit: Callable[[], None] = lambda: None, cache_size: int = 200_000) -> None:
        self.ice = ice
        self._visit = visit
        self._cache_size = cache_size
        self._cache: dict[tuple[Free, Penguins], int] = {}

    def most(self, free: Free, penguins: Sequence[Tile]) -> int:
        """Return the most fish that the penguins can take from free tiles, not counting those under them
        now."""
        return sum(self._most(tiles, group) for tiles, group in _groups(free, penguins))

    def line(self, free: Free, penguins: Sequence[Tile]) -> list[Move]:
        """Return moves that take the most fish."""
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
        """As `most`, for a connected group of tiles and penguins."""
        key = free, penguins
        if key in self._cache:
            return self._cache[key]
        self._visit()
        everything = sum(self.ice[tile] for tile in free)
        best = 0
        for move in sorted(slides(free, penguins), key=lambda move: len(_beside(free, move.end))):
            after, moved = _after(free, penguins, move)
            best = max(best, self.ice[move.end] + self.most(after, moved))
            if best == everything:
                break
        if len(self._cache) >= self._cache_size:
            self._cache.clear()
        self._cache[key] = best
        return best


def slides(free: Free, penguins: Sequence[Tile]) -> Iterator[Move]:
    """Yield every slide of the penguins over free tiles."""
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
    """Split tiles and penguins into connected groups; drop unreachable tiles and stuck penguins."""
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
