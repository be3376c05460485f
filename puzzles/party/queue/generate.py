"""Random queues: play a random round, then exchange cards of the queue until the puzzle suits its level.

Easy and medium queues are short, so different seeds would often make the same. Unless the recipe chooses the
base, such a queue must have the rotation index of its seed, and must not be on the exclusion list.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from ppsolve.puzzles.kinds import kind_named, series_of
from ppsolve.puzzles.limits import TooLarge
from ppsolve.puzzles.party.queue.explore import explore_up_to, start_state, winning_lines
from ppsolve.puzzles.party.queue.packed import PackedPyramids
from ppsolve.puzzles.party.queue.simple_play import BANDS, measures
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.verify import (
    MOST_LINES,
    MOST_POINTS,
    easiest,
    effort,
    fewest_points,
    level_of,
)
from ppsolve.puzzles.party.solitaire import with_plain_names
from ppsolve.puzzles.recipe import Recipe, draw
from ppsolve.puzzles.series import ROTATION_LENGTH, hash_bucket, hash_of
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import LEVELS, Level, Rejected
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import Placement, Rows, mirrored, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 400
EXCHANGES: Final = 150
"""The most exchanges of two cards for a candidate."""
PATIENCE: Final = 50
"""The most exchanges in a row without an improvement."""
PLAYS: Final = 40
"""The most random plays to find one that fills the pyramid."""
MOST_POSITIONS: Final = 2_000
"""The most positions of a candidate: far fewer than a puzzle may have, to be faster."""
LONGEST_RUN: Final = 3
"""The most equal cards in a row."""
BUCKETS: Final = ROTATION_LENGTH // 4
"""The rotation indices for queues of one base and window: there are two bases and two windows."""
TOO_MANY_POSITIONS: Final = "too many positions"
"""The fault that exchanges cannot mend."""
INDEX_PLAYS: Final = 40 * BUCKETS
"""The most tasks to try to find one with a rotation index."""


@dataclass(frozen=True)
class Dimensions:
    """The ranges that suit a level, both ends included."""

    bases: tuple[int, int]
    cards: tuple[int, int]
    windows: tuple[int, int]
    colours: tuple[int, int]
    decisions: int
    """The fewest decisions on the published line."""
    spare: tuple[int, int] = (0, 1)
    """How many cells stay empty when all cards are placed."""


DIMENSIONS: Final[dict[Level, Dimensions]] = {
    "easy": Dimensions(bases=(4, 5), cards=(5, 7), windows=(1, 2), colours=(3, 4), decisions=2),
    "medium": Dimensions(bases=(4, 5), cards=(7, 10), windows=(1, 2), colours=(3, 4), decisions=3),
    "hard": Dimensions(bases=(5, 6), cards=(10, 13), windows=(1, 2), colours=(3, 5), decisions=4),
    "expert": Dimensions(bases=(6, 6), cards=(13, 16), windows=(1, 3), colours=(4, 5), decisions=6),
}


def candidate(recipe: Recipe, source: SplitMix64) -> QueueTask | Rejected:
    index = None
    if recipe.level in ("easy", "medium") and recipe.base is None:
        index = series_of(kind_named(recipe.kind)).rotation_index(recipe.seed)
    task = _random_task(recipe, source, index)
    if task is None:
        return Rejected("no winning line")
    packed = PackedPyramids.of(task)
    fault = _fault(task, recipe.level, packed)
    in_vain = 0
    for _ in range(EXCHANGES):
        if fault is None or fault.reason == TOO_MANY_POSITIONS or in_vain == PATIENCE:
            break
        changed = _exchange(task, source)
        other = _fault(changed, recipe.level, packed) if changed != task else fault
        in_vain = 0 if other is None or other.size < fault.size else in_vain + 1
        if other is None or other.size <= fault.size:
            task, fault = changed, other
    if fault is None and index is not None and is_excluded(task):
        return Rejected("on the exclusion list")
    if fault is not None:
        return Rejected(fault.reason)
    if kind_named(recipe.kind).measures_by(recipe.generator):
        return band_fault(BANDS, recipe.level, measures(task)) or task
    return task


@dataclass(frozen=True)
class _Fault:
    """A fault of a task. `size` compares faults: first by kind, then by amount."""

    size: tuple[int, int]
    reason: str


def _fault(task: QueueTask, level: Level, packed: PackedPyramids) -> _Fault | None:
    """Return the gravest fault of a task for a level, or `None` if it suits."""
    try:
        exploration = explore_up_to(task, MOST_POSITIONS, packed)
    except TooLarge:
        return _Fault((4, 0), TOO_MANY_POSITIONS)
    lines = exploration.lines(exploration.key(task.pyramid))
    if not lines:
        return _Fault((3, 0), "no winning line")
    if lines > MOST_LINES[level]:
        return _Fault((2, lines), "too many winning lines")
    longest = max(len(list(run)) for _, run in groupby(task.queue))
    if longest > LONGEST_RUN:
        return _Fault((1, longest), "too many equal cards in a row")
    line = easiest(winning_lines(task, exploration, start_state(task)))
    points = effort(line).points
    too_few = DIMENSIONS[level].decisions - sum(1 for turn in line if turn.failing)
    if too_few > 0 or LEVELS.index(level_of(points)) < LEVELS.index(level):
        return _Fault((0, max(too_few, fewest_points(level) - points)), "too easy")
    if level_of(points) != level:
        return _Fault((0, points - MOST_POINTS[level]), "too hard")
    return None


def _exchange(task: QueueTask, source: SplitMix64) -> QueueTask:
    """Exchange two random cards of the queue; equal cards leave the task as it is."""
    one, other = source.below(len(task.queue)), source.below(len(task.queue))
    cards = list(task.queue)
    cards[one], cards[other] = cards[other], cards[one]
    return QueueTask(task.rules, task.pyramid, "".join(cards), task.window)


# Random play.


def _random_task(recipe: Recipe, source: SplitMix64, index: int | None) -> QueueTask | None:
    """Return a task that can be won, with rotation index `index` if given; `None` if none is found."""
    if index is None:
        return _played_task(recipe, source, DIMENSIONS[recipe.level])
    base, window = 4 + index % 4 // 2, 1 + index % 2
    dimensions = replace(DIMENSIONS[recipe.level], bases=(base, base), windows=(window, window))
    for _ in range(INDEX_PLAYS):
        task = _played_task(recipe, source, dimensions)
        if task is not None and rotation_index_of(task) == index:
            return task
    return None


def _played_task(recipe: Recipe, source: SplitMix64, dimensions: Dimensions) -> QueueTask | None:
    """Return a task that can be won: a random play, its first cards placed and the others in the queue.

    Returns `None` if every play got stuck.
    """
    rules = Rules.of(2, base=recipe.base or draw(dimensions.bases, source))
    window, colours = draw(dimensions.windows, source), draw(dimensions.colours, source)
    cells = rules.base * (rules.base + 1) // 2 - draw(dimensions.spare, source)
    laid = max(cells - draw(dimensions.cards, source), 0)
    for _ in range(PLAYS):
        play = _random_play(rules, _palette(rules, colours, cells, source), cells, source)
        if len(play) == cells:
            rows: Rows = ()
            for move in play[:laid]:
                rows = with_card(rows, move)
            return QueueTask(rules, rows, "".join(move.colour for move in play[laid:]), window)
    return None


def _palette(rules: Rules, colours: int, cells: int, source: SplitMix64) -> str:
    """Return `colours` random colours, or more if their cards would not fill the cells."""
    order = source.shuffled(COLOURS)
    held = dict(zip(COLOURS, rules.deck, strict=True))
    while colours < len(order) and sum(held[colour] for colour in order[:colours]) < cells:
        colours += 1
    return order[:colours]


def _random_play(rules: Rules, palette: str, cards: int, source: SplitMix64) -> list[Placement]:
    """Return random legal moves with cards of the palette, until `cards` are placed or nothing fits."""
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


# Rotation and the exclusion list.


def rotation_index_of(task: QueueTask) -> int:
    """Return the rotation index of a queue of base 4 or 5 and window 1 or 2.

    The order of the cards does not matter, so exchanging cards keeps the index.
    """
    laid = min(_cards_of_each(task, mirror) for mirror in (False, True))
    return hash_bucket(laid, BUCKETS) * 4 + (task.base - 4) * 2 + task.window - 1


def _cards_of_each(task: QueueTask, mirror: bool) -> str:
    """Return the pyramid with plain colour names, and the number of cards to come of each colour."""
    rows = mirrored(task.pyramid) if mirror else task.pyramid
    shown = dict.fromkeys(letter for row in rows for letter in row if letter in COLOURS)
    numbers = [str(task.queue.count(letter)) for letter in shown]
    others = sorted(str(task.queue.count(letter)) for letter in set(task.queue) - set(shown))
    return f"{with_plain_names(rows)}{' '.join(numbers)}|{' '.join(others)}"


def fingerprint(task: QueueTask) -> str:
    """Return a text that two queues share exactly if they differ only in mirroring and colour names."""
    sides = task.pyramid, mirrored(task.pyramid)
    return f"{task.base}|{task.window}|{min(with_plain_names(rows, task.queue) for rows in sides)}"


def is_excluded(task: QueueTask) -> bool:
    """Return whether a queue is on the exclusion list: short queues that must not be generated again.

    The list is part of the generator: without it, about 3 % of the short puzzles would be others.
    """
    return f"{hash_of(fingerprint(task)):016x}" in _excluded_hashes()


@cache
def _excluded_hashes() -> frozenset[str]:
    text = files("ppsolve.puzzles.party.queue").joinpath("excluded_queues.txt").read_text(encoding="utf-8")
    return frozenset(text.split())
