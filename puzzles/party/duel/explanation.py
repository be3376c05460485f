"""The solution of a duel, step by step, with the reason for every move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from ppsolve.puzzles.contest import PlayerNames, refutation_sentences, step_after
from ppsolve.puzzles.party.duel.checking import mistake_in, read_moves
from ppsolve.puzzles.party.duel.examination import prove_solution
from ppsolve.puzzles.party.duel.grading import is_only_move
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.lines import DuelTurn
from ppsolve.puzzles.party.duel.refutation import refutation_text, refute
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.words import at_most, cards, end_of
from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.solution import SolutionStep, meaning_of
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import move_classes

DuelTechnique = Literal["only-move", "free-choice", "forced", "defence"]

_TEXTS: Final[dict[DuelTechnique, str]] = {
    "only-move": "There is a choice, but one move alone keeps the limit: look for what refutes the others.",
    "free-choice": "Several moves keep the limit.",
    "forced": "There is only one legal move.",
    "defence": "It is another player's turn: expect the move that asks most of you.",
}


def technique_text(technique: str) -> str:
    """What a technique means, without a word about cards and places."""
    return meaning_of(_TEXTS, technique)


def steps(task: DuelTask) -> tuple[SolutionStep, ...]:
    """The one first move and best play after it, each move with its reason."""
    judge = DuelJudge(task)
    player_names = PlayerNames.of(task.position)
    return tuple(explain(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: DuelTask, so_far: Sequence[str]) -> SolutionStep:
    """The best next move of the player after what has been played; where others are to move, after their
    best answers.

    `BadInput` if a move cannot be read or played, if the player has gone wrong, or if nothing is left.
    """
    judge = DuelJudge(task)
    prove_solution(judge)
    moves = read_moves(task, so_far)

    def nothing_left(end: Position) -> str:
        why = "the round is over" if end.over else "no more turns to come"
        return f"{why}: {end_of(judge, end)}"

    return step_after(judge, moves, mistake_in(judge, moves), partial(explain, judge), nothing_left)


def explain(judge: DuelJudge, turn: DuelTurn, player_names: PlayerNames) -> SolutionStep:
    """The step that a turn is, with its technique and its reason."""
    name = player_names.name(turn.seat)
    if turn.seat != judge.seat:
        return placing_step("defence", turn.move, _why_defence(judge, turn, player_names))
    position = turn.position
    if len(position.placements()) == 1:
        has = player_names.says(turn.seat, "has", "have")
        return placing_step("forced", turn.move, f"{turn.move} is the only move {has}.")
    good = judge.good_moves(position)
    if not is_only_move(judge, position):
        return placing_step("free-choice", turn.move, _why_free(judge, turn, good, name))
    same = " or ".join(str(move) for move in good if move != turn.move)
    only = f"{turn.move} (or {same}, which comes to the same)" if same else str(turn.move)
    keeps = f"Only {only} keeps {name} at {at_most(judge.task.limit)}."
    return placing_step("only-move", turn.move, " ".join([keeps, *_why_not(judge, position, player_names)]))


def _why_not(judge: DuelJudge, position: Position, player_names: PlayerNames) -> list[str]:
    """What happens after the moves that fail, one sentence each, and how many more there are."""
    failing = [moves[0] for moves in move_classes(position) if not judge.keeps(position.after(moves[0]))]
    alike: dict[str, list[str]] = {}
    for move in failing:
        alike.setdefault(refutation_text(refute(judge, position, move), player_names), []).append(str(move))
    return refutation_sentences(alike)


def _why_free(judge: DuelJudge, turn: DuelTurn, good: Sequence[Placement], name: str) -> str:
    most = at_most(judge.task.limit)
    number = len(turn.position.placements())
    if len(good) == number:
        return f"Every move keeps {name} at {most}."
    return f"{len(good)} of {number} moves keep {name} at {most}: {', '.join(map(str, good))}."


def _why_defence(judge: DuelJudge, turn: DuelTurn, player_names: PlayerNames) -> str:
    name, player = player_names.name(turn.seat), player_names.name(judge.seat)
    if len(turn.position.placements()) == 1:
        return f"{turn.move} is the only move {name} has."
    if judge.settled(turn.position):
        return f"{player_names.says(judge.seat, 'has', 'have')} no more turns: any move of {name} will do."
    value = judge.value(turn.position)
    if any(option.value < value for option in judge.options(turn.position)):
        return f"{name} sees to it that {player} cannot be sure to end with fewer than {cards(value)}."
    if turn.after.to_move == judge.seat and is_only_move(judge, turn.after):
        return f"{name} cannot do more harm, but leaves {player} just one good move."
    sure = player_names.says(judge.seat, "is", "are")
    return f"{name} cannot do more harm: {sure} sure to end with {at_most(value)} after any move."
