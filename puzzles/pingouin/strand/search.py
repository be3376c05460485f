"""Exact AND/OR search: can a player strand the rival within a number of slides, whatever the rival does?

Sets of tiles are bit masks. A player is *stranded* if none of their penguins has a free tile beside it; that
never changes again, since tiles only vanish. Fish do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ppsolve.puzzles.pingouin.tiles import Tiles, each, flood_fill, neighbours_of, reach, tiles_of
from ppsolve.solver.pingouin.position import Position


class Floe(NamedTuple):
    """The penguins of the player and of the rival, and the tiles without a penguin."""

    own: Tiles
    rival: Tiles
    free: Tiles

    @staticmethod
    def of(position: Position, seat: int) -> Floe:
        own, rival = (tiles_of(position.players[one].penguins) for one in (seat, 1 - seat))
        ice = tiles_of(tile for tile, fish in enumerate(position.ice) if fish)
        return Floe(own, rival, ice & ~own & ~rival)

    def own_slides(self) -> Iterator[Floe]:
        for start in each(self.own):
            others = self.own & ~(1 << start)
            for end in each(reach(start, self.free)):
                yield Floe(others | 1 << end, self.rival, self.free & ~(1 << end))

    def rival_slides(self) -> Iterator[Floe]:
        for start in each(self.rival):
            others = self.rival & ~(1 << start)
            for end in each(reach(start, self.free)):
                yield Floe(self.own, others | 1 << end, self.free & ~(1 << end))

    @property
    def doors(self) -> Tiles:
        """The free tiles beside the rival's penguins; if there are none, the rival is stranded."""
        return neighbours_of(self.rival) & self.free


class StrandSearch:
    """Answers whether the player can strand the rival in time; keeps what it has proved."""

    def __init__(self) -> None:
        self._known: dict[tuple[Floe, int], bool] = {}

    def can_strand(self, floe: Floe, slides: int) -> bool:
        """True if the player, who is to move, can strand the rival with at most `slides` slides.

        A rival who is stranded already counts; a player who cannot slide fails.
        """
        doors = floe.doors
        if not doors:
            return True
        if slides <= 0:
            return False
        if slides == 1:
            # A slide takes a single tile from the rival, the one where it ends.
            return not doors & (doors - 1) and any(reach(tile, floe.free) & doors for tile in each(floe.own))
        key = floe, slides
        if key not in self._known:
            later = sorted(floe.own_slides(), key=lambda after: after.doors.bit_count())
            self._known[key] = any(self.is_stranded(after, slides - 1) for after in later)
        return self._known[key]

    def is_stranded(self, floe: Floe, slides: int) -> bool:
        """True if the rival, who is to move, will be stranded after at most `slides` slides of the player."""
        if not floe.doors:
            return True
        if slides <= 0:
            return False
        later: Iterable[Floe] = floe.rival_slides()
        if slides > 1:
            later = sorted(later, key=lambda after: -after.doors.bit_count())
        return all(self.can_strand(after, slides) for after in later)


# Ice that the player cannot reach.


def safe_tiles(floe: Floe) -> Tiles:
    """Return the free tiles that the rival can reach and the player never can."""
    return flood_fill(floe.rival, floe.free) & ~flood_fill(floe.own, floe.free)


def safe_slides(floe: Floe, enough: int) -> int:
    """Count the slides that the rival can make on safe tiles alone, at most `enough`."""
    return _longest(floe.rival, safe_tiles(floe), enough)


def _longest(penguins: Tiles, free: Tiles, enough: int) -> int:
    best = 0
    for start in each(penguins):
        for end in each(reach(start, free)):
            if best >= enough:
                return best
            others = penguins & ~(1 << start)
            best = max(best, 1 + _longest(others | 1 << end, free & ~(1 << end), enough - 1))
    return best
