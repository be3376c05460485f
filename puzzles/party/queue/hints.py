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
from ppsolve.puzzles.solution import Hint, Ladder, Role
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.pyramid import Placement, open_slots
from ppsolve.solver.view.phrases import join_words, number_word

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
    name, places = COLOUR_NAMES[colour], places_for(task, state, colour)
    marks: dict[str, Role] = dict.fromkeys(places, "because")
    number = state.rest.count(colour)
    still = f"{number_word(number)} {name} {'card is' if number == 1 else 'cards are'} still to come"
    ladder.add("look", f"Keep a place for {name}: {still}, and {_where(places, name)}.", marks=marks)
    failing = by_appeal(turn)
    named = failing[: len(failing) - LEFT_OPEN]
    if named:
        gone = {str(move) for choice in named for move in choice.moves}
        alike: dict[str, list[str]] = {}
        for choice in named:
            alike.setdefault(failure_text(task, exploration, choice), []).extend(map(str, choice.moves))
        texts = [f"After {join_words(words, 'or')}, {failure}." for failure, words in alike.items()]
        texts.append("One more choice fails.")
        ladder.add("others", " ".join(texts), lambda move: move not in gone)

    def chance(kept: set[str]) -> float:
        left = kept & set(ladder.left)
        return len(left & winning) / len(left)

    text, kept = max(_ideas(task, state, moves, right, colour), key=lambda idea: chance(idea[1]))
    if chance(kept) > chance(set(ladder.left)):
        ladder.add("idea", text, kept.__contains__)
    place = str(right)[1:]
    ladder.add("place", f"The card goes to {place}.", lambda move: move[1:] == place, {place: "target"})
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
        which = COLOUR_NAMES[dead] if len(dead) == 1 else "such"
        cards = f"{number_word(left)} {which} {'card' if left == 1 else 'cards'}"
        return f"no place can ever take {colour_words(dead, 'or')} again, with {cards} still to come"
    end = stuck_state(task, exploration, choice.after)
    colours = colour_words(end.rest[: task.window], "or")
    if task.window == 1:
        stuck = f"no place takes {colours} (card {len(task.queue) - len(end.rest) + 1} of the queue)"
    else:
        left = len(end.rest)
        cards = f"{number_word(left)} {'card' if left == 1 else 'cards'}"
        stuck = f"no place takes {colours}, with {cards} left"
    if not choice.longest:
        return stuck
    fit = "one more card fits" if choice.longest == 1 else f"{number_word(choice.longest)} more cards fit"
    then = "then" if task.window == 1 else "then, for example,"
    return f"at most {fit}, {then} {stuck}"


def colour_words(letters: str, word: str = "and") -> str:
    """Return the names of colours, each once."""
    return join_words([COLOUR_NAMES[letter] for letter in dict.fromkeys(letters)], word)


def by_appeal(turn: QueueTurn) -> list[Choice]:
    """Return the failing choices, those whose failure is plain latest first."""
    return sorted(turn.failing, key=lambda choice: (-choice.delay, -choice.longest))


def places_for(task: QueueTask, state: QueueState, colour: str) -> list[str]:
    """Return the open places that accept a colour."""
    return [slot.place for slot in open_slots(state.rows, task.rules) if colour in slot.accepts]


def _where(places: list[str], name: str) -> str:
    if not places:
        return f"no place takes {name} now"
    if len(places) == 1:
        return f"only {places[0]} takes {name} now"
    if len(places) <= FEW_PLACES:
        return f"{join_words(places)} take {name} now"
    return f"{number_word(len(places))} places take {name} now"


def _ideas(
    task: QueueTask, state: QueueState, moves: list[Placement], right: Placement, colour: str
) -> Iterator[tuple[str, set[str]]]:
    """Yield what is true of the right move, in words, with all moves of which it is true."""
    if len({move.colour for move in moves}) > 1:
        same = {str(move) for move in moves if move.colour == right.colour}
        yield f"Place a {COLOUR_NAMES[right.colour]} card.", same
    if right.row:
        yield "Do not add to the base yet.", {str(move) for move in moves if move.row}
    else:
        yield "Add to the base.", {str(move) for move in moves if not move.row}
    room = {move: len(places_for(task, state.after(move), colour)) for move in moves}
    if room[right]:
        kept = {str(move) for move in moves if room[move] >= room[right]}
        yield f"After the right move, at least {_places(room[right])} can take {COLOUR_NAMES[colour]}.", kept
    fit = {move: len(open_slots(state.after(move).rows, task.rules)) for move in moves}
    most = {str(move) for move in moves if fit[move] >= fit[right]}
    yield f"The right move leaves at least {_places(fit[right])} open.", most
    fewest = {str(move) for move in moves if fit[move] <= fit[right]}
    yield f"The right move leaves no more than {_places(fit[right])} open.", fewest


def _places(number: int) -> str:
    return f"{number_word(number)} {'place' if number == 1 else 'places'}"
