"""The steps of a harvest: each move with its technique, and what the other moves give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ppsolve.puzzles.pingouin.harvest.explore import Exploration, HarvestState, explore_task
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import (
    best_play,
    cut_off_by,
    follow,
    is_only_move,
    loss_sentences,
    prove_target,
)
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import number_word

HarvestTechnique = Literal["forced", "free-choice", "good-choice", "only-move"]
"""From the easiest to the hardest."""

TECHNIQUE_TEXTS: Final[dict[HarvestTechnique, str]] = {
    "forced": "There is only one move.",
    "free-choice": "Nothing can go wrong here: every move still allows the maximum.",
    "good-choice": "Look at what a move cuts off: some moves still allow the maximum, others give up fish.",
    "only-move": "Look at what a move cuts off: only one move still allows the maximum.",
}


def steps(task: HarvestTask) -> tuple[SolutionStep, ...]:
    exploration = explore_task(task)
    prove_target(task, exploration)
    return tuple(explain_move(exploration, state, move) for state, move in best_play(exploration))


def next_step(task: HarvestTask, so_far: Sequence[str]) -> SolutionStep:
    exploration = explore_task(task)
    prove_target(task, exploration)
    finding, state = follow(task, exploration, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text} Undo from there.")
    if finding.solved:
        raise BadInput("moves", f"all {fish_text(task.target)} are taken: there is no next step")
    move = next(option.move for option in exploration.options(state) if not option.gives_up)
    return explain_move(exploration, state, move)


def explain_move(exploration: Exploration, state: HarvestState, move: Move) -> SolutionStep:
    assert move.start is not None
    options = exploration.options(state)
    failing = [option for option in options if option.gives_up]
    technique: HarvestTechnique
    if len(options) == 1:
        technique, parts = "forced", [f"{move} is the only move."]
    elif not failing:
        technique, parts = "free-choice", ["Every move still allows the maximum."]
    elif is_only_move(options):
        technique, parts = "only-move", [f"Only {move} still allows the maximum."]
    else:
        technique = "good-choice"
        right, total = number_word(len(options) - len(failing)), number_word(len(options))
        parts = [f"{right.capitalize()} of the {total} moves still allow the maximum; {move} is one."]
    marks: dict[str, Role] = {}
    parts += loss_sentences(exploration, state, failing)
    for option in failing:
        marks |= dict.fromkeys(names_of(cut_off_by(state, option)), "because")
    start, end = tile_name(move.start), tile_name(move.end)
    drawing = Drawing(marks | {start: "because", end: "target"})
    return SolutionStep(technique, str(move), " ".join(parts), start, drawing, parts=tuple(parts))
