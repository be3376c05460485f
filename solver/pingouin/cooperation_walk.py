"""Whether everybody together can reach a number of fish: tried move by move, the most promising first.

Fish never get fewer, so that a beginning that reaches the goal is enough; whatever is played afterwards
keeps to it. What a player could take if the others were only in the way is never less than what is really
to be had, and ends the walk where it is too little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ppsolve.solver.cooperation import EVERYBODY, Who
from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, Tile, slide_path
from ppsolve.solver.pingouin.harvest import Harvests
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import essence, fish_on, regions_of

Line = tuple[Move, ...]

FEW_TILES: Final = 12
"""So many tiles within reach are harvested exactly on the way; of more, all fish are taken for granted."""


def fish_of(position: Position, who: Who) -> int:
    """The fish of a player, or of all together, if the game ends here."""
    has = position.holdings()
    return sum(has) if who == EVERYBODY else has[who]


class Walk:
    """Looks for play that brings a player, or all together, so many fish.

    `visit` is called for every position, and may raise; `reached` is told every position that is reached.
    """

    def __init__(
        self,
        start: Position,
        who: Who,
        visit: Callable[[], None],
        reached: Callable[[Position, Line], None],
        plan: Sequence[Move] = (),
    ) -> None:
        """`plan`: moves that who counts would like to make; the others keep off the tiles that it needs."""
        self._start = start
        self._who: Who = who
        self._visit = visit
        self._reached = reached
        self._harvests = Harvests(start.ice, visit)
        self._failed: dict[tuple[object, ...], int] = {}
        self._plan = {move: number for number, move in enumerate(plan)}
        self._needed = frozenset(
            tile for move in plan if move.start is not None for tile in slide_path(move.start, move.end)
        )

    def reaches(self, goal: int) -> bool:
        """Whether so many fish can be reached; `reached` was told how."""
        return self._search(self._start, goal, ())

    def _search(self, position: Position, goal: int, line: Line) -> bool:
        missing = goal - fish_of(position, self._who)
        if missing <= 0:
            self._reached(position, line)
            return True
        if position.over:
            return False
        if position.placing:
            key: tuple[object, ...] = position.to_move, position.ice, position.players
            most = sum(fish for tile, fish in enumerate(position.ice) if tile not in position.occupied)
        else:
            found = regions_of(position)
            key = essence(position, found)
            own = [region for region in found if self._who == EVERYBODY or self._who in region.penguins]
            most = sum(fish_on(position, region) for region in own)
            if most >= missing and sum(len(region.tiles) for region in own) <= FEW_TILES:
                free = frozenset[Tile]().union(*(region.tiles for region in own))
                most = self._harvests.most(free, self._penguins(position))
        if most < missing or missing >= self._failed.get(key, missing + 1):
            return False
        self._visit()
        for move in sorted(position.moves(), key=lambda move: self._move_score(position, move)):
            if self._search(position.after(move), goal, (*line, move)):
                return True
        self._failed[key] = missing
        return False

    def _penguins(self, position: Position) -> tuple[Tile, ...]:
        if self._who == EVERYBODY:
            return tuple(sorted(position.occupied))
        return position.players[self._who].penguins

    def _move_score(self, position: Position, move: Move) -> tuple[int, int]:
        """How late to try a move: who counts takes tiles with few ways out first, who does not what is worth
        least."""
        counts = self._who in (EVERYBODY, position.to_move)
        exits = sum(position.ice[tile] > 0 and tile not in position.occupied for tile in NEIGHBOURS[move.end])
        if counts:
            planned = self._plan.get(move)
            return (
                (planned - len(self._plan), 0)
                if planned is not None
                else (exits or len(TILES), -position.ice[move.end])
            )
        near = sum(tile in NEIGHBOURS[move.end] for tile in self._penguins(position))
        return near + len(TILES) * (move.end in self._needed), position.ice[move.end]
