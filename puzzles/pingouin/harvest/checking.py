"""`check`: whether a play of a harvest is right so far, and if not, the first move that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.pingouin.alone import lone_position
from ppsolve.puzzles.pingouin.harvest.examination import prove_target
from ppsolve.puzzles.pingouin.harvest.exploration import Exploration, Harvesting, explore
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.words import what_they_give_up
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.notation import parse_move
from ppsolve.solver.pingouin.view.descriptions import fish_text


def check(task: HarvestTask, given: Sequence[str]) -> Finding:
    """Whether a play, complete or not, is right so far: any play that takes the most is. `BadInput` if a move
    cannot be read."""
    exploration = explore(task)
    prove_target(task, exploration)
    return follow(task, exploration, given)[0]


def follow(task: HarvestTask, exploration: Exploration, given: Sequence[str]) -> tuple[Finding, Harvesting]:
    """What becomes of moves, and the moment before the first wrong one or after the last."""
    moves = [parse_move(text) for text in given]
    position, moment = lone_position(task.rows), exploration.start
    for step, move in enumerate(moves, start=1):
        try:
            position = position.play(move)
        except BadInput as error:
            return Finding(False, False, f"step {step}: {move} is not legal: {error.what}.", step), moment
        option = next(option for option in exploration.options(moment) if option.move == move)
        if option.gives_up:
            (why,) = what_they_give_up(exploration, moment, [option])
            return Finding(False, False, f"step {step}: {why}", step), moment
        moment = option.after
    left = exploration.prospect(moment).most
    if not left:
        return Finding(True, True, f"Right: {fish_text(task.target)}."), moment
    return Finding(True, False, f"Right so far; {fish_text(left)} can still be taken."), moment
