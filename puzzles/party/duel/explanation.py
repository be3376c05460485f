"""The solution of a duel, step by step, with the reason for every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ppsolve.puzzles.party.duel.checking import first_mistake, parsed
from ppsolve.puzzles.party.duel.examination import proved_solution
from ppsolve.puzzles.party.duel.grading import is_only_move
from ppsolve.puzzles.party.duel.lines import Turn, played_out
from ppsolve.puzzles.party.duel.values import Judge
from ppsolve.puzzles.party.duel.words import at_most, cards, end_of, failure, name_of
from ppsolve.puzzles.task import DuelTask, Step
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import move_classes

Technique = Literal["only-move", "free-choice", "forced", "defence"]

_TEXTS: Final[dict[Technique, str]] = {
    "only-move": "There is a choice, but one move alone keeps the limit: look for what refutes the others.",
    "free-choice": "Several moves keep the limit.",
    "forced": "There is only one legal move.",
    "defence": "It is another player's turn: expect the move that asks most of you.",
}

MOST_REFUTATIONS: Final = 4
"""How many failing moves a reason names with what happens after them."""


def technique_text(technique: str) -> str:
    """What a technique means, without a word about cards and places."""
    return {str(name): text for name, text in _TEXTS.items()}[technique]


def steps(task: DuelTask) -> tuple[Step, ...]:
    """The one first move and best play after it, each move with its reason."""
    judge = Judge(task)
    return tuple(_step(judge, turn) for turn in proved_solution(judge))


def next_step(task: DuelTask, so_far: Sequence[str]) -> Step:
    """The best move after what has been played, of whoever is to move.

    `BadInput` if a move cannot be read or played, if the player has gone wrong, or if nothing is left.
    """
    judge = Judge(task)
    proved_solution(judge)
    moves = parsed(so_far)
    mistake = first_mistake(judge, moves)
    if mistake is not None:
        raise BadInput("moves", f"{mistake.text} Take back from step {mistake.step} on.")
    position = task.position
    for move in moves:
        position = position.after(move)
    if position.over:
        raise BadInput("moves", f"the round is over: {end_of(judge, position)}")
    return _step(judge, next(played_out(judge, position)))


def _step(judge: Judge, turn: Turn) -> Step:
    if turn.seat != judge.seat:
        return _told("defence", turn, _why_defence(judge, turn))
    position = turn.position
    name = name_of(position)
    if len(position.placements()) == 1:
        return _told("forced", turn, f"{turn.move} is the only move {name} has.")
    good = judge.good_moves(position)
    if not is_only_move(judge, position):
        return _told("free-choice", turn, _why_free(judge, turn, good))
    same = " or ".join(str(move) for move in good if move != turn.move)
    only = f"{turn.move} (or {same}, which comes to the same)" if same else str(turn.move)
    keeps = f"Only {only} keeps {name} at {at_most(judge.task.limit)}."
    return _told("only-move", turn, " ".join([keeps, *_why_not(judge, position)]))


def _told(technique: Technique, turn: Turn, reason: str) -> Step:
    return Step(technique, turn.move, reason)


def _why_not(judge: Judge, position: Position) -> list[str]:
    """What happens after the moves that fail, one sentence each, and how many more there are."""
    failing = [moves[0] for moves in move_classes(position) if not judge.keeps(position.after(moves[0]))]
    sentences = [f"After {move}, {failure(judge, position, move)}." for move in failing[:MOST_REFUTATIONS]]
    left = len(failing) - len(sentences)
    if left:
        sentences.append(f"{left} more {'fails' if left == 1 else 'fail'} as well.")
    return sentences


def _why_free(judge: Judge, turn: Turn, good: Sequence[Placement]) -> str:
    name, most = name_of(turn.position), at_most(judge.task.limit)
    number = len(turn.position.placements())
    if len(good) == number:
        return f"Every move keeps {name} at {most}."
    return f"{len(good)} of {number} moves keep {name} at {most}: {', '.join(map(str, good))}."


def _why_defence(judge: Judge, turn: Turn) -> str:
    name, player = name_of(turn.position), name_of(judge.task.position)
    if len(turn.position.placements()) == 1:
        return f"{turn.move} is the only move {name} has."
    if judge.settled(turn.position):
        return f"{player} has no more turns: any move of {name} will do."
    value = judge.value(turn.position)
    if any(option.value < value for option in judge.options(turn.position)):
        return f"{name} sees to it that {player} cannot be sure to end with fewer than {cards(value)}."
    if turn.after.to_move == judge.seat and is_only_move(judge, turn.after):
        return f"{name} cannot do more harm, but leaves {player} just one good move."
    return f"{name} cannot do more harm: {player} is sure to end with {at_most(value)} after any move."
