"""The steps of a harvest: each move with its technique, and what the other moves give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from ppsolve.puzzles.kind import Meanings
from ppsolve.puzzles.pingouin.harvest.explore import Exploration, HarvestState, explore_task
from ppsolve.puzzles.pingouin.harvest.hints import HarvestLoss, by_appeal, loss_of, loss_sentences, stages_of
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import (
    best_play,
    follow,
    is_only_move,
    prove_target,
)
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import Drawing, Hint, Role, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import ENGLISH, say, use_language
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move

LOSSES: Final[tuple[HarvestLoss, ...]] = get_args(HarvestLoss)
TECHNIQUES: Final = ("forced", "settled", "free-choice", *LOSSES)
"""From the easiest to the hardest."""


def technique_name(technique: str) -> str:
    return say(f"harvest-name-{technique}")


def _meaning(technique: str) -> str:
    return say("puzzle-settled" if technique == "settled" else f"harvest-technique-{technique}")


TECHNIQUE_TEXTS: Final = Meanings(TECHNIQUES, _meaning)


def steps(task: HarvestTask) -> tuple[SolutionStep, ...]:
    exploration = explore_task(task)
    prove_target(task, exploration)
    return tuple(explain_move(exploration, state, move) for state, move in best_play(exploration))


def next_step(task: HarvestTask, so_far: Sequence[str]) -> SolutionStep:
    exploration = explore_task(task)
    prove_target(task, exploration)
    with use_language(ENGLISH):  # its text is an error here
        finding, state = follow(task, exploration, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text} Undo from there.")
    if finding.solved:
        raise BadInput("moves", f"all {task.target} fish are taken: there is no next step")
    move = next(option.move for option in exploration.options(state) if not option.gives_up)
    return explain_move(exploration, state, move)


def explain_move(exploration: Exploration, state: HarvestState, move: Move) -> SolutionStep:
    assert move.start is not None
    options = exploration.options(state)
    right = next(option for option in options if option.move == move)
    losing = by_appeal(exploration, options)
    start, end = tile_name(move.start), tile_name(move.end)
    marks: dict[str, Role] = {}
    technique: str
    led: tuple[Hint, ...] = ()
    if not losing and is_settled(exploration, state):
        technique, parts = "settled", [say("puzzle-settled")]
    elif len(options) == 1:
        technique, parts = "forced", [say("harvest-only-move", move=str(move))]
    elif not losing:
        technique, parts = "free-choice", [say("harvest-every-move")]
    else:
        losses = [loss_of(exploration, state, option, right) for option in losing]
        technique = max((loss.why for loss in losses), key=LOSSES.index)
        for loss in losses:
            marks |= dict.fromkeys(names_of(loss.tiles), "because")
        if is_only_move(options):
            parts = [say("harvest-only", move=str(move))]
        else:
            good, total = len(options) - len(losing), len(options)
            parts = [say("harvest-some", good=good, total=total, move=str(move))]
        parts += loss_sentences(exploration, state, losing, right)
        led = stages_of(exploration, state, options, right)
    drawing = Drawing(marks | {start: "because", end: "target"})
    return SolutionStep(technique, str(move), " ".join(parts), end, drawing, parts=tuple(parts), hints=led)


def is_settled(exploration: Exploration, state: HarvestState) -> bool:
    """True if no move can go wrong any more in the published play from a state on."""
    while options := exploration.options(state):
        if any(option.gives_up for option in options):
            return False
        state = options[0].after
    return True
