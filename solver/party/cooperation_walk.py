"""A walk through the positions that can be reached: everything near the end of a round, else good lines."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement

Line = tuple[Placement, ...]


class _Trail(NamedTuple):
    """How a position was reached: the last move, and how the one before it was reached."""

    before: _Trail | None
    move: Placement


def walk(
    start: Position, most: int, tell: Callable[[Position, Callable[[], Line]], bool]
) -> tuple[int, bool]:
    """Visit different positions, at most so many, depth first and the most promising move first.

    `tell` gets every position and a function for the line that led there; the walk ends when it returns
    true. Comes back with how many positions were visited, and whether that were all there are.
    """
    seen: set[Hashable] = set()
    waiting: list[tuple[Position, _Trail | None]] = [(start, None)]
    while waiting:
        position, trail = waiting.pop()
        key = _key(position)
        if key in seen:
            continue
        if len(seen) >= most:
            return len(seen), False
        seen.add(key)
        if tell(position, partial(_line, trail)):
            return len(seen), False
        after = [(position.after(move), _Trail(trail, move)) for move in position.placements()]
        waiting.extend(sorted(after, key=lambda reached: _move_score(reached[0])))
    return len(seen), True


def _key(position: Position) -> Hashable:
    hands = tuple((player.hand, player.out) for player in position.players)
    return position.pyramid, hands, position.to_move


def _move_score(position: Position) -> int:
    """How many cards of different colours could be placed now, if it were the turn of all."""
    held = {colour for player in position.players if player.active for colour in player.hand}
    return sum(len(held.intersection(slot.accepts)) for slot in position.slots())


def _line(trail: _Trail | None) -> Line:
    moves: list[Placement] = []
    while trail is not None:
        moves.append(trail.move)
        trail = trail.before
    return tuple(reversed(moves))
