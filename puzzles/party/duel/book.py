"""The book of a duel: what a page needs to play the defence, and to explain, without computing anything.

It holds every position that can arise when the player plays any legal move at each own turn and the others
always answer with the best defence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.party.duel.explanation import explain, technique_text
from ppsolve.puzzles.party.duel.judge import DuelJudge, position_key
from ppsolve.puzzles.party.duel.lines import DuelTurn, plainly_lost
from ppsolve.puzzles.party.duel.refutation import dead_sentence
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.position import Position

MOST_POSITIONS: Final = 6_000
"""How many positions a book may hold: some 300 KB as JSON."""
MOST_EXPLAINED: Final = 60
"""How many positions are explained: the first, and those that come soonest while the player does right."""


@dataclass(frozen=True)
class Book:
    """The defence against anything the player may do. Positions are named by their `position_key`."""

    replies: dict[str, str]
    """Another player is to move: the best defence. Against a player who has already failed it leaves as
    many cards as possible."""
    good: dict[str, list[str]]
    """The player is to move and can still keep the limit: the moves that keep it."""
    why: dict[str, str]
    """The player is still in the round, but holds too many cards that never find a place again: a sentence
    that says so."""

    def to_dict(self) -> dict[str, object]:
        """The book as JSON values."""
        return {"replies": self.replies, "good": self.good, "why": self.why}


def make_book(task: DuelTask) -> Book:
    """The book of a duel; `BadInput` if it would hold more than `MOST_POSITIONS` positions."""
    return _book_of(DuelJudge(task))


def book_values(task: DuelTask) -> dict[str, object]:
    """The book of a duel as JSON values, and `steps`: the player's best moves by position, as the steps of a
    solution are written for a page, in words that speak to the player as `you`."""
    judge = DuelJudge(task)
    player_names = PlayerNames.of(task.position, judge.seat)
    steps = {position_key(position): _step(judge, position, player_names) for position in _to_explain(judge)}
    return _book_of(judge).to_dict() | {"steps": steps}


def _book_of(judge: DuelJudge) -> Book:
    found = find_book(judge)
    if found is None:
        raise BadInput("position", f"a book of this duel has more than {MOST_POSITIONS:,} positions")
    return found


def _to_explain(judge: DuelJudge) -> list[Position]:
    """The positions at the player's turn that arise while they do right, soonest first."""
    found: dict[str, Position] = {}
    waiting = [judge.task.position]
    while waiting and len(found) < MOST_EXPLAINED:
        position = waiting.pop(0)
        while not judge.settled(position) and position.to_move != judge.seat:
            position = judge.defence(position).after
        key = position_key(position)
        if judge.settled(position) or key in found:
            continue
        found[key] = position
        waiting += [position.after(move) for move in judge.good_moves(position)]
    return list(found.values())


def _step(judge: DuelJudge, position: Position, player_names: PlayerNames) -> dict[str, Any]:
    option = judge.best_move(position)
    step = explain(judge, DuelTurn(position, option.move, option.after), player_names)
    return step.page_values(technique_text(step.technique))


def find_book(judge: DuelJudge) -> Book | None:
    """The book of a judge's duel, or `None` if it would be too large."""
    start = judge.task.position
    found = Book({}, {}, {})
    seen = {position_key(start)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        key = position_key(position)
        if not judge.settled(position) and plainly_lost(position, judge.seat, judge.task.limit):
            found.why[key] = dead_sentence(position, judge.seat)
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
