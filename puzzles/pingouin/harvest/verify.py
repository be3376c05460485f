"""Proof that a harvest is sound, its level and tags, and the check of a solution.

The level follows from an effort, the weighted sum of these counts:

| count | meaning | weight |
|---|---|---|
| `greedy` | fish missed by always taking the most fish | 1, up to four |
| `roomy` | fish missed by always keeping the most fish within reach | 2, up to four |
| `only_moves` | moves of the published play at which every other move gives up fish | 2 |
| `penguins` | penguins beyond the first | 1 |

Medium begins at an effort of 9, hard at 14, expert at 19.

The tags:

| tag | meaning |
|---|---|
| `only-move` | at three moves or more of the published play just one of several keeps the maximum |
| `greed-fails` | always taking the most fish misses three or more |
| `room-fails` | always keeping the most fish within reach misses two or more |
| `leave-threes` | the published play leaves a tile of three fish behind that could be reached at the start |
| `several-penguins` | there are two penguins or more |
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from ppsolve.puzzles.pingouin.floes import bridges_of, lakes_of, lone_position
from ppsolve.puzzles.pingouin.harvest.explore import Exploration, HarvestOption, HarvestState, explore_task
from ppsolve.puzzles.pingouin.harvest.hints import loss_sentences
from ppsolve.puzzles.pingouin.harvest.task import HarvestTag, HarvestTask
from ppsolve.puzzles.pingouin.tiles import each, tiles_of
from ppsolve.puzzles.pingouin.words import illegal_slide_text
from ppsolve.puzzles.solution import Examination, Finding, Level, level_reached
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import MOST_FISH
from ppsolve.solver.pingouin.notation import Move, parse_move

FEWEST_PLAYS_PER_SOLUTION: Final = 10
"""At most one legal play in this many may reach the target."""
MOST_MISSED: Final = 4
"""Missed fish beyond this many add no effort."""
LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 9, "hard": 14, "expert": 19}
"""The effort at which each level begins."""
MANY_ONLY_MOVES: Final = 3
MISSED_BY_GREED: Final = 3
MISSED_BY_ROOM: Final = 2

Play = list[tuple[HarvestState, Move]]


def examine(task: HarvestTask) -> Examination:
    return examine_with(task, explore_task(task))


def examine_with(task: HarvestTask, exploration: Exploration) -> Examination:
    """As `examine`, reusing an exploration."""
    prove_target(task, exploration)
    play = best_play(exploration)
    counts = counts_of(task, exploration, play)
    line = [move for _, move in play]
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
        "states": exploration.states,
    }
    level = level_reached(counts.effort, LEAST_EFFORT)
    return Examination(level, tags_of(task, exploration, line, counts), tuple(map(str, line)), facts)


def prove_target(task: HarvestTask, exploration: Exploration) -> None:
    """Raise `BadInput` if the target is not the maximum, or if the maximum is too easy to reach."""
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
        raise BadInput("rows", "the first move does not matter: every move still allows the maximum")
    if prospect.best * FEWEST_PLAYS_PER_SOLUTION > prospect.plays:
        raise BadInput(
            "rows", f"{prospect.best} of {prospect.plays} plays reach {most} fish, which is too many"
        )


def best_play(exploration: Exploration) -> Play:
    """Return the play that takes the most fish, each move with the state before it.

    Among equals, it is the play whose moves come first in order.
    """
    state, line = exploration.start, []
    while options := exploration.options(state):
        move, after, _ = next(option for option in options if not option.gives_up)
        line.append((state, move))
        state = after
    return line


# Level.


@dataclass(frozen=True)
class HarvestCounts:
    """The counts that the level of a harvest depends on."""

    greedy: int
    """Fish missed by always moving to the most fish; among equals, by the first move."""
    roomy: int
    """Fish missed by always keeping the most fish within reach, then taking the most."""
    only_moves: int
    """Moves of the published play at which every other move gives up fish."""
    penguins: int

    @property
    def effort(self) -> int:
        missed = min(self.greedy, MOST_MISSED) + 2 * min(self.roomy, MOST_MISSED)
        return missed + 2 * self.only_moves + self.penguins - 1


def counts_of(task: HarvestTask, exploration: Exploration, play: Play) -> HarvestCounts:
    ice = task.ice

    def greed(option: HarvestOption) -> tuple[int, ...]:
        return (ice[option.move.end],)

    def room(option: HarvestOption) -> tuple[int, ...]:
        kept = ice[option.move.end] + exploration.fish(option.after.within_reach())
        return kept, ice[option.move.end]

    return HarvestCounts(
        greedy=fish_missed(exploration, greed),
        roomy=fish_missed(exploration, room),
        only_moves=sum(is_only_move(exploration.options(state)) for state, _ in play),
        penguins=len(task.penguins),
    )


def fish_missed(exploration: Exploration, score: Callable[[HarvestOption], tuple[int, ...]]) -> int:
    """Return the fish missed by always making the move with the highest score; among equals, the first."""
    state, total = exploration.start, 0
    while options := exploration.options(state):
        chosen = max(options, key=score)
        total += chosen.gives_up
        state = chosen.after
    return total


def is_only_move(options: Sequence[HarvestOption]) -> bool:
    """Return whether exactly one of several moves keeps the maximum."""
    return len(options) > 1 and sum(not option.gives_up for option in options) == 1


# Tags.


def tags_of(
    task: HarvestTask, exploration: Exploration, line: Sequence[Move], counts: HarvestCounts
) -> tuple[HarvestTag, ...]:
    island = task.free | tiles_of(task.penguins)
    left = exploration.start.within_reach() & ~tiles_of(move.end for move in line)
    true: dict[HarvestTag, bool] = {
        "only-move": counts.only_moves >= MANY_ONLY_MOVES,
        "greed-fails": counts.greedy >= MISSED_BY_GREED,
        "room-fails": counts.roomy >= MISSED_BY_ROOM,
        "leave-threes": any(task.ice[tile] == MOST_FISH for tile in each(left)),
        "several-penguins": counts.penguins > 1,
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
    }
    return tuple(tag for tag in get_args(HarvestTag) if true[tag])


# Checking a solution.


def check(task: HarvestTask, given: Sequence[str]) -> Finding:
    """Check moves, complete or not: any play that takes the most is right.

    Raises `BadInput` if a move cannot be parsed.
    """
    exploration = explore_task(task)
    prove_target(task, exploration)
    return follow(task, exploration, given)[0]


def follow(task: HarvestTask, exploration: Exploration, given: Sequence[str]) -> tuple[Finding, HarvestState]:
    """Check moves; also return the state before the first wrong one or after the last."""
    moves = [parse_move(text) for text in given]
    position, state = lone_position(task.rows), exploration.start
    for step, move in enumerate(moves, start=1):
        try:
            position = position.play(move)
        except BadInput:
            why = illegal_slide_text(position, move)
            text = say("floe-not-legal", step=step, move=str(move), why=why)
            return Finding(False, False, text, step), state
        option = next(option for option in exploration.options(state) if option.move == move)
        if option.gives_up:
            right = next(one for one in exploration.options(state) if not one.gives_up)
            (why,) = loss_sentences(exploration, state, [option], right)
            return Finding(False, False, say("harvest-wrong", step=step, why=why), step), state
        state = option.after
    left = exploration.prospect(state).most
    if not left:
        return Finding(True, True, say("harvest-right", fish=task.target)), state
    return Finding(True, False, say("harvest-right-so-far", fish=left)), state
