"""The solution of a cutoff, step by step, with the reason for every move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal

from ppsolve.puzzles.contest import PlayerNames, refutation_sentences, step_after, stories_told
from ppsolve.puzzles.pingouin.cutoff.checking import mistake_in
from ppsolve.puzzles.pingouin.cutoff.examination import prove_solution
from ppsolve.puzzles.pingouin.cutoff.grading import is_only_move
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffRefutation, CutoffTurn, refute, within_reach
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.words import end_of, refutation_text
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep, meaning_of
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import fish_text

CutoffTechnique = Literal["only-move", "free-choice", "forced", "enough", "defence"]

_TEXTS: Final[dict[CutoffTechnique, str]] = {
    "only-move": "There is a choice, but one move alone keeps the target: look for what refutes the others.",
    "free-choice": "Several moves keep the target.",
    "forced": "There is only one legal move.",
    "enough": "There are fish enough: nothing can go wrong any more.",
    "defence": "It is the other player's turn: expect the move that asks most of you.",
}


def technique_text(technique: str) -> str:
    """What a technique means, without a word about tiles."""
    return meaning_of(_TEXTS, technique)


def steps(task: CutoffTask) -> tuple[SolutionStep, ...]:
    """The one first move and best play after it, each move with its reason."""
    judge = CutoffJudge(task)
    player_names = PlayerNames.of(task.position)
    return tuple(explain(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: CutoffTask, so_far: Sequence[str]) -> SolutionStep:
    """The best next move of the player after what has been played; where the other is to move, after the
    best answer.

    `BadInput` if a move cannot be read or played, if the player has gone wrong, or if nothing is left.
    """
    judge = CutoffJudge(task)
    prove_solution(judge)
    moves = [parse_move(text) for text in so_far]

    def nothing_left(end: Position) -> str:
        return f"no more turns to come: {end_of(end, judge.seat)}"

    return step_after(judge, moves, mistake_in(judge, moves), partial(explain, judge), nothing_left)


def explain(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> SolutionStep:
    """The step that a turn is, with its technique and its reason."""
    position, move, _ = turn
    name = player_names.name(turn.seat)
    if turn.seat != judge.seat:
        return _step("defence", move, _why_defence(judge, turn, player_names))
    if judge.won(position):
        has = player_names.says(turn.seat, "has", "have")
        return _step("enough", move, f"{has} {fish_text(position.holdings()[turn.seat])}: any move will do.")
    if len(position.moves()) == 1:
        return _step(
            "forced", move, f"{move} is the only move {player_names.says(turn.seat, 'has', 'have')}."
        )
    if not is_only_move(judge, position):
        return _step("free-choice", move, _why_free(judge, position, name))
    keeps = f"Only {move} keeps {fish_text(judge.task.target)} for {name}."
    refutations = _refutations(judge, position, player_names)
    alike = {story: [str(one.move) for one in same] for story, same in refutations.items()}
    first = refutations[stories_told(alike)[0]][0]
    drawing = Drawing(marks_of(first, judge.seat) | {tile_name(move.end): "target"})
    reason = " ".join([keeps, *refutation_sentences(alike)])
    return replace(_step("only-move", move, reason), drawing=drawing)


def _step(technique: CutoffTechnique, move: Move, reason: str) -> SolutionStep:
    assert move.start is not None
    return SolutionStep(
        technique,
        str(move),
        reason,
        tile_name(move.start),
        Drawing({tile_name(move.start): "because", tile_name(move.end): "target"}),
    )


def _refutations(
    judge: CutoffJudge, position: Position, player_names: PlayerNames
) -> dict[str, list[CutoffRefutation]]:
    """What refutes the moves that fail, by the story that is told of it."""
    good = judge.good_moves(position)
    alike: dict[str, list[CutoffRefutation]] = {}
    for move in position.moves():
        if move not in good:
            refutation = refute(judge, position, move)
            alike.setdefault(refutation_text(refutation, judge.seat, player_names), []).append(refutation)
    return alike


def marks_of(refutation: CutoffRefutation, seat: int) -> dict[str, Role]:
    """What a refutation cuts off, and what the player can still get to in its end."""
    reach: dict[str, Role] = dict.fromkeys(names_of(within_reach(refutation.end, seat)), "because")
    return reach | dict.fromkeys(names_of(refutation.cut_off), "clash")


def _why_free(judge: CutoffJudge, position: Position, name: str) -> str:
    good, number = judge.good_moves(position), len(position.moves())
    keep = f"{fish_text(judge.task.target)} for {name}"
    if len(good) == number:
        return f"Every move keeps {keep}."
    return f"{len(good)} of {number} moves keep {keep}: {', '.join(map(str, good))}."


def _why_defence(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> str:
    name, player = player_names.name(turn.seat), player_names.name(judge.seat)
    if len(turn.position.moves()) == 1:
        return f"{turn.move} is the only move {name} has."
    value = judge.value(turn.position)
    if any(option.value > value for option in judge.options(turn.position)):
        return f"{name} sees to it that {player} cannot be sure of more than {fish_text(value)}."
    if turn.after.to_move == judge.seat and is_only_move(judge, turn.after) and not judge.won(turn.after):
        return f"{name} cannot do more harm, but leaves {player} just one good move."
    sure = player_names.says(judge.seat, "is", "are")
    return f"{name} cannot do more harm: {sure} sure of {fish_text(value)} after any move."
