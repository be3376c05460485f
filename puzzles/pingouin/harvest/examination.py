"""The proof that a harvest is a sound puzzle: its target is the most that can be taken, not everything."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.harvest.exploration import Exploration, explore
from ppsolve.puzzles.pingouin.harvest.grading import counts_of, level_of
from ppsolve.puzzles.pingouin.harvest.tags import tags_of
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.solution import Examination
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.notation import Move

RARE = 10
"""At most one legal play in so many may reach the target."""


def examine(task: HarvestTask) -> Examination:
    """A play that reaches the target, the level, tags and counts; `BadInput` if the task is not sound."""
    return examine_with(task, explore(task))


def examine_with(task: HarvestTask, exploration: Exploration) -> Examination:
    """The same, the exploration being done."""
    prove_target(task, exploration)
    line = best_play(exploration)
    counts = counts_of(task, exploration, line)
    prospect = exploration.prospect(exploration.start)
    facts = {
        "tiles": task.free.bit_count() + len(task.penguins),
        "clues": len(task.penguins),
        "steps": len(line),
        "plays": prospect.plays,
        "best": prospect.best,
        "greedy": counts.greedy,
        "roomy": counts.roomy,
        "only_moves": counts.only_moves,
        "moments": exploration.moments,
    }
    return Examination(
        level_of(counts), tags_of(task, exploration, line, counts), tuple(map(str, line)), facts
    )


def prove_target(task: HarvestTask, exploration: Exploration) -> None:
    """Refuse a target that is not the most that can be taken, and a harvest in which that is no feat."""
    prospect = exploration.prospect(exploration.start)
    most = task.below + prospect.most
    if most < task.target:
        raise BadInput("target", f"{task.target} fish cannot be reached: the most is {most}")
    if most > task.target:
        raise BadInput("target", f"{task.target} fish are not the most: {most} can be reached")
    everything = exploration.fish(exploration.start.within_reach())
    if prospect.most == everything:
        raise BadInput("target", f"all {most} fish within reach can be taken: there is nothing to give up")
    if all(not option.gives_up for option in exploration.options(exploration.start)):
        raise BadInput("rows", "the first move does not matter: every one keeps the most")
    if prospect.best * RARE > prospect.plays:
        raise BadInput(
            "rows", f"{prospect.best} of {prospect.plays} plays reach {most} fish, which is too many"
        )


def best_play(exploration: Exploration) -> tuple[Move, ...]:
    """The play that takes the most and whose moves come first in order."""
    moment = exploration.start
    line: list[Move] = []
    while options := exploration.options(moment):
        move, moment, _ = next(option for option in options if not option.gives_up)
        line.append(move)
    return tuple(line)
