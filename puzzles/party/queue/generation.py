"""Making a queue: a random pyramid, a queue that can be won because it was played, and then exchanges of
two cards of the queue until there are few winning lines and they are of the level asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from ppsolve.puzzles.kinds import kind_named, series_of
from ppsolve.puzzles.party.queue.equivalence import SPOTS, shelf_of_task, was_published
from ppsolve.puzzles.party.queue.exploration import TooLarge, explore_up_to
from ppsolve.puzzles.party.queue.grading import (
    MOST_LINES,
    MOST_POINTS,
    easiest,
    effort,
    fewest_points,
    level_of,
)
from ppsolve.puzzles.party.queue.numbering import Numbering
from ppsolve.puzzles.party.queue.play import start
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.turns import WinningLine, winning_lines
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, Level, Rejected
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 400
"""How many candidates may be tried for a recipe."""
EXCHANGES: Final = 150
"""How many exchanges of two cards a candidate is given."""
PATIENCE: Final = 50
"""How many exchanges in a row may bring nothing."""
PLAYS: Final = 40
"""How many times a pyramid is played out until one comes to its end."""
MOST_POSITIONS: Final = 2_000
"""How many positions a candidate may have: far fewer than a puzzle may, for the sake of speed."""
PLACED: Final = 40 * SPOTS
"""How many plays are tried to find one for a shelf."""
LONGEST_RUN: Final = 3
"""How many equal cards may follow each other in a queue."""


@dataclass(frozen=True)
class Dimensions:
    """What suits a level: each from the first to the second number, both included."""

    bases: tuple[int, int]
    cards: tuple[int, int]
    windows: tuple[int, int]
    colours: tuple[int, int]
    decisions: int
    """How many there must be on the published line, at least."""
    spare: tuple[int, int] = (0, 1)
    """How many cells stay empty when all cards are placed."""


DIMENSIONS: Final[dict[Level, Dimensions]] = {
    "easy": Dimensions(bases=(4, 5), cards=(5, 7), windows=(1, 2), colours=(3, 4), decisions=2),
    "medium": Dimensions(bases=(4, 5), cards=(7, 10), windows=(1, 2), colours=(3, 4), decisions=3),
    "hard": Dimensions(bases=(5, 6), cards=(10, 13), windows=(1, 2), colours=(3, 5), decisions=4),
    "expert": Dimensions(bases=(6, 6), cards=(13, 16), windows=(1, 3), colours=(4, 5), decisions=6),
}


def candidate(recipe: Recipe, source: SplitMix64) -> QueueTask | Rejected:
    """A sound task of the level asked for, or why this attempt did not come to one."""
    series = series_of(kind_named(recipe.kind))
    shelf = series.rotation_index(recipe.seed) if _is_shelved(recipe) else None
    task = _random_task(recipe, source, shelf)
    if task is None:
        return Rejected("no winning line")
    numbering = Numbering.of(task)
    fault = _fault(task, recipe.level, numbering)
    in_vain = 0
    for _ in range(EXCHANGES):
        if fault is None or fault.hopeless or in_vain == PATIENCE:
            break
        changed = _exchange(task, source)
        other = _fault(changed, recipe.level, numbering) if changed != task else fault
        in_vain = 0 if other is None or other.size < fault.size else in_vain + 1
        if other is None or other.size <= fault.size:
            task, fault = changed, other
    if fault is None and shelf is not None and was_published(task):
        return Rejected("a puzzle of an earlier day")
    return task if fault is None else Rejected(fault.reason)


@dataclass(frozen=True)
class _Fault:
    """What is wrong with a task, and how wrong: first by kind, then by amount."""

    size: tuple[int, int]
    reason: str

    @property
    def hopeless(self) -> bool:
        return self.reason == "too many positions"


def _fault(task: QueueTask, level: Level, numbering: Numbering) -> _Fault | None:
    """The gravest fault of a task that is to be of a level, or nothing."""
    try:
        exploration = explore_up_to(task, MOST_POSITIONS, numbering)
    except TooLarge:
        return _Fault((4, 0), "too many positions")
    lines = exploration.lines(exploration.name(task.pyramid))
    if not lines:
        return _Fault((3, 0), "no winning line")
    if lines > MOST_LINES[level]:
        return _Fault((2, lines), "too many winning lines")
    longest = max(len(list(run)) for _, run in groupby(task.queue))
    if longest > LONGEST_RUN:
        return _Fault((1, longest), "too many equal cards in a row")
    return _grade_fault(easiest(winning_lines(task, exploration, start(task))), level)


def _grade_fault(line: WinningLine, level: Level) -> _Fault | None:
    points = effort(line).points
    too_few = DIMENSIONS[level].decisions - sum(1 for turn in line if turn.failing)
    if too_few > 0 or LEVELS.index(level_of(points)) < LEVELS.index(level):
        return _Fault((0, max(too_few, fewest_points(level) - points)), "too easy")
    if level_of(points) != level:
        return _Fault((0, points - MOST_POINTS[level]), "too hard")
    return None


def _exchange(task: QueueTask, source: SplitMix64) -> QueueTask:
    """The task with two cards of its queue exchanged; the same if those are equal."""
    one, other = source.below(len(task.queue)), source.below(len(task.queue))
    cards = list(task.queue)
    cards[one], cards[other] = cards[other], cards[one]
    return QueueTask(task.rules, task.pyramid, "".join(cards), task.window)


def _is_shelved(recipe: Recipe) -> bool:
    """Whether the seed says on which shelf the queue stands: short ones would often be the same."""
    return recipe.level in ("easy", "medium") and recipe.base is None


def _random_task(recipe: Recipe, source: SplitMix64, shelf: int | None) -> QueueTask | None:
    """A task that can be won, and that stands on the shelf if one is given; nothing if none was found."""
    if shelf is None:
        return _played_task(recipe, source, DIMENSIONS[recipe.level])
    base, window = 4 + shelf % 4 // 2, 1 + shelf % 2
    dimensions = replace(DIMENSIONS[recipe.level], bases=(base, base), windows=(window, window))
    for _ in range(PLACED):
        task = _played_task(recipe, source, dimensions)
        if task is not None and shelf_of_task(task) == shelf:
            return task
    return None


def _played_task(recipe: Recipe, source: SplitMix64, dimensions: Dimensions) -> QueueTask | None:
    """A task that can be won: the first cards of a random play laid, the others in the queue; nothing if
    every play got stuck before its end."""
    rules = Rules.of(2, base=recipe.base or _draw(dimensions.bases, source))
    window, colours = _draw(dimensions.windows, source), _draw(dimensions.colours, source)
    cells = rules.base * (rules.base + 1) // 2 - _draw(dimensions.spare, source)
    laid = max(cells - _draw(dimensions.cards, source), 0)
    for _ in range(PLAYS):
        play = _random_play(rules, _palette(rules, colours, cells, source), cells, source)
        if len(play) == cells:
            rows: Rows = ()
            for move in play[:laid]:
                rows = with_card(rows, move)
            return QueueTask(rules, rows, "".join(move.colour for move in play[laid:]), window)
    return None


def _palette(rules: Rules, colours: int, cells: int, source: SplitMix64) -> str:
    """Random colours, so many of them or more if their cards would not fill the cells."""
    order = source.shuffled(COLOURS)
    held = dict(zip(COLOURS, rules.deck, strict=True))
    while colours < len(order) and sum(held[colour] for colour in order[:colours]) < cells:
        colours += 1
    return order[:colours]


def _random_play(rules: Rules, palette: str, cards: int, source: SplitMix64) -> list[Placement]:
    """Random legal moves with the cards of some colours, until so many are placed or nothing fits."""
    deck = {colour: n for colour, n in zip(COLOURS, rules.deck, strict=True) if colour in palette}
    rows: Rows = ()
    play: list[Placement] = []
    while len(play) < cards:
        slots = [
            (slot, accepted)
            for slot in open_slots(rows, rules)
            if (accepted := [colour for colour in slot.accepts if deck.get(colour)])
        ]
        if not slots:
            break
        slot, accepted = slots[source.below(len(slots))]
        move = Placement(accepted[source.below(len(accepted))], slot.row, slot.column)
        deck[move.colour] -= 1
        rows = with_card(rows, move)
        play.append(move)
    return play


def _draw(bounds: tuple[int, int], source: SplitMix64) -> int:
    low, high = bounds
    return low + source.below(high - low + 1)
