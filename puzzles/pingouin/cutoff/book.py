"""The book of a cutoff: what a page needs to play the defence, and to explain, without computing anything.

It holds the positions that come soonest when the player does right and the other answers with the best
defence; and for every move of the player that fails there, what is played after it until that is plain. Who
has done right so far that the book ends has shown enough.
"""

from __future__ import annotations

from typing import Any, Final

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.pingouin.cutoff.explanation import explain, marks_of, technique_text
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, position_key
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffTurn, refute
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.words import why_lost
from ppsolve.puzzles.solution import Role
from ppsolve.solver.pingouin.position import Position

MOST_POSITIONS: Final = 60
"""How many positions in which the player is to move a book holds."""


def book_values(task: CutoffTask) -> dict[str, Any]:
    """The book of a cutoff as JSON values; positions are named by their `position_key`.

    `good`: the moves that keep the target where the player is to move. `replies`: the best defence where
    the other is. `refuted`: after a move that fails, what is played until that is plain, `why` it is, and
    what is `cut` off then, as marks on the floe.
    `steps`: the player's best moves, as the steps of a solution are written for a page, in words that speak
    to the player as `you`.
    """
    judge = CutoffJudge(task)
    player_names = PlayerNames.of(task.position, judge.seat)
    good: dict[str, list[str]] = {}
    replies: dict[str, str] = {}
    refuted: dict[str, list[str]] = {}
    why: dict[str, str] = {}
    cut: dict[str, dict[str, Role]] = {}
    steps: dict[str, Any] = {}
    waiting = [task.position]
    while waiting and len(good) < MOST_POSITIONS:
        position = waiting.pop(0)
        key = position_key(position)
        if judge.won(position) or position.over or key in good or key in replies:
            continue
        if position.to_move != judge.seat:
            option = judge.defence(position)
            replies[key] = str(option.move)
            waiting.append(option.after)
            continue
        right = judge.good_moves(position)
        good[key] = [str(move) for move in right]
        steps[key] = _step(judge, position, player_names)
        waiting += [position.after(move) for move in right]
        for move in position.moves():
            if move not in right:
                refutation = refute(judge, position, move)
                after = position_key(position.after(move))
                refuted[after] = [str(turn.move) for turn in refutation.line]
                why[after] = why_lost(refutation, player_names)
                cut[after] = marks_of(refutation, judge.seat)
    return {"good": good, "replies": replies, "refuted": refuted, "why": why, "cut": cut, "steps": steps}


def _step(judge: CutoffJudge, position: Position, player_names: PlayerNames) -> dict[str, Any]:
    option = judge.best_move(position)
    step = explain(judge, CutoffTurn(position, option.move, option.after), player_names)
    return step.page_values(technique_text(step.technique))
