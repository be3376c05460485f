"""The hints for a turn of a queue: the colour to keep a place for, choices that fail, and the idea."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ppsolve.puzzles.party.queue.explore import (
    Choice,
    Exploration,
    QueueState,
    QueueTurn,
    choices,
    dead_colours,
)
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.words import colours_text
from ppsolve.puzzles.solution import Hint, Ladder, Role
from ppsolve.solver.language.messages import either, listed, say
from ppsolve.solver.party.pyramid import Placement, open_slots

LEFT_OPEN: Final = 1
"""The fewest failing choices that a hint leaves open before the idea."""
FEW_PLACES: Final = 3
"""The most places that a hint names; more are counted."""


def stages_of(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> tuple[Hint, ...]:
    """Return the hints for a turn at which some choices fail."""
    state, right = turn.before, turn.taken.move
    moves = [move for choice in turn.choices for move in choice.moves]
    winning = {str(move) for choice in turn.choices if choice.wins for move in choice.moves}
    ladder = Ladder(moves, right)
    colour = colour_in_danger(task, exploration, turn)
    places = places_for(task, state, colour)
    marks: dict[str, Role] = dict.fromkeys(places, "because")
    number = state.rest.count(colour)
    few = len(places) <= FEW_PLACES
    text = say(
        "queue-look",
        colour=colour,
        cards=number,
        places=len(places),
        named="all" if few else "none",
        names=listed(places) if places else "",
    )
    ladder.add("look", text, marks=marks)
    failing = by_appeal(turn)
    named = failing[: len(failing) - LEFT_OPEN]
    if named:
        gone = {str(move) for choice in named for move in choice.moves}
        alike: dict[str, list[str]] = {}
        for choice in named:
            alike.setdefault(failure_text(task, exploration, choice), []).extend(map(str, choice.moves))
        texts = [say("queue-after", moves=either(words), failure=why) for why, words in alike.items()]
        texts.append(say("queue-one-more-fails"))
        ladder.add("others", " ".join(texts), lambda move: move not in gone)

    def chance(kept: set[str]) -> float:
        left = kept & set(ladder.left)
        return len(left & winning) / len(left)

    text, kept = max(_ideas(task, state, moves, right, colour), key=lambda idea: chance(idea[1]))
    if chance(kept) > chance(set(ladder.left)):
        ladder.add("idea", text, kept.__contains__)
    place = str(right)[1:]
    ladder.add(
        "place", say("puzzle-card-goes-to", place=place), lambda move: move[1:] == place, {place: "target"}
    )
    return tuple(ladder.hints)


def colour_in_danger(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> str:
    """Return the colour that finds no place after the most failing choices; among equals, the next one."""
    lost: Counter[str] = Counter()
    for choice in turn.failing:
        lost.update(lost_colours(task, exploration, choice))
    return max(lost, key=lambda colour: (lost[colour], -turn.before.rest.index(colour)))


def lost_colours(task: QueueTask, exploration: Exploration, choice: Choice) -> str:
    """Return the colours that are dead after a failing choice.

    If there are none, return those that no place takes at the end of a longest play.
    """
    if dead := dead_colours(task, choice.after):
        return dead
    return "".join(dict.fromkeys(stuck_state(task, exploration, choice.after).rest[: task.window]))


def stuck_state(task: QueueTask, exploration: Exploration, state: QueueState) -> QueueState:
    """Return the end of a longest play from a lost state."""
    while possible := choices(task, exploration, state):
        state = max(possible, key=lambda choice: choice.longest).after
    return state


def failure_text(task: QueueTask, exploration: Exploration, choice: Choice) -> str:
    """Return why a choice fails, as a clause."""
    rest = choice.after.rest
    if dead := dead_colours(task, choice.after):
        left = sum(rest.count(colour) for colour in dead)
        colours = colours_text(dead, "or")
        return say("queue-dead", colours=colours, cards=left, colour=dead[0], number=len(dead))
    end = stuck_state(task, exploration, choice.after)
    colours = colours_text(end.rest[: task.window], "or")
    if task.window == 1:
        stuck = say("queue-stuck-at", colours=colours, card=len(task.queue) - len(end.rest) + 1)
    else:
        stuck = say("queue-stuck", colours=colours, cards=len(end.rest))
    if not choice.longest:
        return stuck
    line = "only" if task.window == 1 else "example"
    return say("queue-fits-then", cards=choice.longest, line=line, stuck=stuck)


def by_appeal(turn: QueueTurn) -> list[Choice]:
    """Return the failing choices, those whose failure is plain latest first."""
    return sorted(turn.failing, key=lambda choice: (-choice.delay, -choice.longest))


def places_for(task: QueueTask, state: QueueState, colour: str) -> list[str]:
    """Return the open places that accept a colour."""
    return [slot.place for slot in open_slots(state.rows, task.rules) if colour in slot.accepts]


def _ideas(
    task: QueueTask, state: QueueState, moves: list[Placement], right: Placement, colour: str
) -> Iterator[tuple[str, set[str]]]:
    """Yield what is true of the right move, in words, with all moves of which it is true."""
    if len({move.colour for move in moves}) > 1:
        same = {str(move) for move in moves if move.colour == right.colour}
        yield say("puzzle-place-colour", colour=right.colour), same
    if right.row:
        yield say("queue-idea-above"), {str(move) for move in moves if move.row}
    else:
        yield say("queue-idea-base"), {str(move) for move in moves if not move.row}
    room = {move: len(places_for(task, state.after(move), colour)) for move in moves}
    if room[right]:
        kept = {str(move) for move in moves if room[move] >= room[right]}
        yield say("queue-idea-room", places=room[right], colour=colour), kept
    fit = {move: len(open_slots(state.after(move).rows, task.rules)) for move in moves}
    most = {str(move) for move in moves if fit[move] >= fit[right]}
    yield say("queue-idea-open", places=fit[right]), most
    fewest = {str(move) for move in moves if fit[move] <= fit[right]}
    yield say("queue-idea-tight", places=fit[right]), fewest
