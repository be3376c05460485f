"""The book of a duel: what a page needs to play the defence without computing anything.

It holds every position that can arise when the player plays any legal move at each own turn and the others
always answer with the best defence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ppsolve.puzzles.party.duel.judge import DuelJudge, position_key
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.errors import BadInput

MOST_POSITIONS: Final = 6_000
"""How many positions a book may hold: some 300 KB as JSON."""


@dataclass(frozen=True)
class Book:
    """The defence against anything the player may do. Positions are named by their `position_key`."""

    replies: dict[str, str]
    """Another player is to move: the best defence. Against a player who has already failed it leaves as
    many cards as possible."""
    good: dict[str, list[str]]
    """The player is to move and can still keep the limit: the moves that keep it."""

    def to_dict(self) -> dict[str, object]:
        """The book as JSON values."""
        return {"replies": self.replies, "good": self.good}


def make_book(task: DuelTask) -> Book:
    """The book of a duel; `BadInput` if it would hold more than `MOST_POSITIONS` positions."""
    found = find_book(DuelJudge(task))
    if found is None:
        raise BadInput("position", f"a book of this duel has more than {MOST_POSITIONS:,} positions")
    return found


def book_values(task: DuelTask) -> dict[str, object]:
    """The book of a duel as JSON values."""
    return make_book(task).to_dict()


def find_book(judge: DuelJudge) -> Book | None:
    """The book of a judge's duel, or `None` if it would be too large."""
    start = judge.task.position
    found = Book({}, {})
    seen = {position_key(start)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        key = position_key(position)
        if position.to_move == judge.seat:
            options = judge.options(position)
            if good := judge.good_moves(position):
                found.good[key] = [str(move) for move in good]
        else:
            options = (judge.defence(position),)
            found.replies[key] = str(options[0].move)
        for _, after, _ in options:
            if not after.over and (name := position_key(after)) not in seen:
                seen.add(name)
                waiting.append(after)
        if len(seen) > MOST_POSITIONS:
            return None
    return found
