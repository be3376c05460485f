"""The solution of a harvest, move by move, with what the other moves give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ppsolve.puzzles.pingouin.harvest.checking import follow
from ppsolve.puzzles.pingouin.harvest.examination import best_play, prove_target
from ppsolve.puzzles.pingouin.harvest.exploration import Exploration, Harvesting, explore
from ppsolve.puzzles.pingouin.harvest.grading import is_only_move
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.words import cut_off_by, what_they_give_up
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep, meaning_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.view.descriptions import fish_text

HarvestTechnique = Literal["forced", "free-choice", "good-choice", "only-move"]
"""The ways of reasoning, from the easiest to the hardest."""

_TEXTS: Final[dict[HarvestTechnique, str]] = {
    "forced": "There is only one move.",
    "free-choice": "Nothing can go wrong here: whatever you choose, as much can be taken.",
    "good-choice": "Look what a move cuts off: some moves keep the most, others give up fish.",
    "only-move": "Look what a move cuts off: just one move keeps the most, all others give up fish.",
}


def technique_text(technique: str) -> str:
    """What a technique means, without a word about tiles."""
    return meaning_of(_TEXTS, technique)


def steps(task: HarvestTask) -> tuple[SolutionStep, ...]:
    """The published play, every move with its technique and the reason for it."""
    exploration = explore(task)
    prove_target(task, exploration)
    moment = exploration.start
    found = []
    for move in best_play(exploration):
        found.append(explain(exploration, moment, move))
        moment = moment.after(move)
    return tuple(found)


def next_step(task: HarvestTask, so_far: Sequence[str]) -> SolutionStep:
    """The step after the moves so far. `BadInput` if a move is not legal or has given up fish, or if all is
    taken."""
    exploration = explore(task)
    prove_target(task, exploration)
    finding, moment = follow(task, exploration, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text} Take back from there.")
    if finding.solved:
        raise BadInput("moves", f"{fish_text(task.target)} are taken, there is no next step")
    move = next(option.move for option in exploration.options(moment) if not option.gives_up)
    return explain(exploration, moment, move)


def explain(exploration: Exploration, moment: Harvesting, move: Move) -> SolutionStep:
    """The step that a move is, with its technique and its reason."""
    assert move.start is not None
    options = exploration.options(moment)
    failing = [option for option in options if option.gives_up]
    technique: HarvestTechnique
    if len(options) == 1:
        technique, parts = "forced", [f"{move} is the only move."]
    elif not failing:
        technique, parts = "free-choice", ["Every move keeps the most."]
    elif is_only_move(options):
        technique, parts = "only-move", [f"Only {move} keeps the most."]
    else:
        technique = "good-choice"
        parts = [f"{len(options) - len(failing)} of {len(options)} moves keep the most, {move} among them."]
    marks: dict[str, Role] = {}
    parts += what_they_give_up(exploration, moment, failing)
    for option in failing:
        marks |= dict.fromkeys(names_of(cut_off_by(moment, option)), "because")
    start, end = tile_name(move.start), tile_name(move.end)
    drawing = Drawing(marks | {start: "because", end: "target"})
    return SolutionStep(technique, str(move), " ".join(parts), start, drawing, parts=tuple(parts))
