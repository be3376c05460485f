"""The steps of a harvest: each move with its technique, and what the other moves give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

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
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import number_word

HarvestTechnique = Literal["forced", "settled", "free-choice"] | HarvestLoss
"""From the easiest to the hardest."""
LOSSES: Final[tuple[HarvestLoss, ...]] = get_args(HarvestLoss)

TECHNIQUE_TEXTS: Final[dict[HarvestTechnique, str]] = {
    "forced": "There is only one move.",
    "settled": "The question is settled: in this line nothing can go wrong any more.",
    "free-choice": "Nothing can go wrong here: every move still allows the maximum.",
    "reach": "Look at what a move cuts off: tiles out of reach are lost.",
    "parts": "A penguin enters only one part of the floe: leave no more parts than your penguins can take.",
    "used-up": "A penguin without a free tile beside it is used up: move it there last.",
    "either-or": "Two tiles may exclude each other: look for the order of moves that takes both.",
    "look-ahead": "Nothing is lost at once: play the lines to the end, and compare what they leave behind.",
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
    right = next(option for option in options if option.move == move)
    losing = by_appeal(exploration, options)
    start, end = tile_name(move.start), tile_name(move.end)
    marks: dict[str, Role] = {}
    technique: HarvestTechnique
    led: tuple[Hint, ...] = ()
    if not losing and is_settled(exploration, state):
        technique, parts = "settled", [TECHNIQUE_TEXTS["settled"]]
    elif len(options) == 1:
        technique, parts = "forced", [f"{move} is the only move."]
    elif not losing:
        technique, parts = "free-choice", ["Every move still allows the maximum."]
    else:
        losses = [loss_of(exploration, state, option, right) for option in losing]
        technique = max((loss.why for loss in losses), key=LOSSES.index)
        for loss in losses:
            marks |= dict.fromkeys(names_of(loss.tiles), "because")
        if is_only_move(options):
            parts = [f"Only {move} still allows the maximum."]
        else:
            number, total = number_word(len(options) - len(losing)), number_word(len(options))
            parts = [f"{number.capitalize()} of the {total} moves still allow the maximum; {move} is one."]
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
