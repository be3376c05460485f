"""Par for a harvest: gold for the most fish, silver for one fewer, bronze for the result of greedy play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.explore import HarvestState, explore_task
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import follow, prove_target
from ppsolve.puzzles.solution import Finding, Medal
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.notation import parse_move


@dataclass(frozen=True)
class Par:
    """The fish that each medal takes."""

    gold: int
    silver: int
    bronze: int | None
    """The result of always sliding to the most fish; `None` if that already is silver or gold."""

    def medal_of(self, fish: int) -> Medal | None:
        """The medal for a play that ends with `fish`.

        >>> [Par(13, 12, 10).medal_of(fish) for fish in (13, 12, 11, 9)]
        ['gold', 'silver', 'bronze', None]
        """
        if fish >= self.gold:
            return "gold"
        if fish >= self.silver:
            return "silver"
        return "bronze" if self.bronze is not None and fish >= self.bronze else None


def par_of(task: HarvestTask) -> Par:
    """Return the par of a sound harvest, whose target is the maximum."""
    greedy = greedy_fish(task)
    return Par(task.target, task.target - 1, greedy if greedy < task.target - 1 else None)


def greedy_fish(task: HarvestTask) -> int:
    """Return the fish of always sliding to the most fish; among equals, by the first move."""
    state, fish = HarvestState(task.free, task.penguins), task.below
    while moves := state.moves():
        move = max(moves, key=lambda move: task.ice[move.end])
        fish += task.ice[move.end]
        state = state.after(move)
    return fish


def check(task: HarvestTask, given: Sequence[str]) -> Finding:
    """Check moves as `verify.follow` does, and add the medal that a play earns or can still earn."""
    exploration = explore_task(task)
    prove_target(task, exploration)
    finding, _ = follow(task, exploration, given)
    if finding.solved:
        return replace(finding, text=say("harvest-gold", finding=finding.text), medal="gold")
    position, state = lone_position(task.rows), exploration.start
    try:
        for move in map(parse_move, given):
            position, state = position.play(move), state.after(move)
    except BadInput:
        return finding
    if finding.right:
        return finding
    left = exploration.prospect(state).most
    fish = task.below + sum(task.ice[parse_move(text).end] for text in given) + left
    medal = par_of(task).medal_of(fish)
    prize = medal or "none"
    if left:
        return replace(finding, text=say("harvest-can-end", finding=finding.text, fish=fish, medal=prize))
    text = say("harvest-end", finding=finding.text, fish=fish, medal=prize)
    return replace(finding, text=text, medal=medal)
