"""Generation of pyramid puzzles: fill a pyramid, then remove cards as long as the level allows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Final

from ppsolve.puzzles.kinds import kind_named, series_of
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    as_marks,
    known_cells,
    marks_of,
    shape,
    union,
)
from ppsolve.puzzles.party.pyramid.propagation import PROPAGATE, by_contradiction
from ppsolve.puzzles.party.pyramid.simple_play import BANDS, measures_with
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.verify import grade
from ppsolve.puzzles.party.solitaire import SOLITAIRE_PLAYERS, with_plain_names
from ppsolve.puzzles.recipe import Ranges, Recipe, draw, shuffled
from ppsolve.puzzles.series import ROTATION_LENGTH, hash_bucket
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import LEVELS, Level, Rejected
from ppsolve.solver.party.cards import COLOURS, Counts, counts
from ppsolve.solver.party.pyramid import EMPTY, Rows, mirrored
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 400

BASE_OF: Final[dict[Level, int]] = {"easy": 5, "medium": 6, "hard": 7, "expert": 8}
"""The width of a pyramid when no base is asked for."""
BASES_OF: Final[Ranges] = {"easy": (4, 6), "medium": (5, 7), "hard": (6, 8), "expert": (7, 8)}
"""The widths to draw from, for the generator that grades by measures."""
SYMMETRIC_IN_FOUR: Final = 3
"""How many of four pyramids that generator makes with symmetric givens."""
SPARE: Final = 8
"""On the easy level, one cell in this many is given although it could be found."""
OPEN: Final = 3
"""At least one cell in this many is left open."""
Group = tuple[int, ...]
"""Cells that are opened together: one, or two mirror images."""
STARTS: Final = 20
"""The number of random pyramids that are tried to fit the deck."""
CHANGES: Final = 1000
"""The number of changes that each of them gets."""


def candidate(recipe: Recipe, source: SplitMix64) -> PyramidTask | Rejected:
    """Make one attempt at the recipe: a puzzle of exactly its level, or the reason for rejecting it.

    It has one solution, because the techniques of its level find every card. No given can be spared, except
    on the easy level.
    """
    measured = kind_named(recipe.kind).measures_by(recipe.generator)
    base = recipe.base or (draw(BASES_OF[recipe.level], source) if measured else BASE_OF[recipe.level])
    rules = Rules.of(SOLITAIRE_PLAYERS, base=base)
    rows = full_pyramid(base, rules.deck, source)
    if rows is None:
        return Rejected("no pyramid of this deck")
    plan = Plan(shape(base), counts("".join(rows)))
    order: list[Group] = [(cell,) for cell in shuffled(plan.shape.cells, source)]
    if measured and source.below(4) < SYMMETRIC_IN_FOUR:
        order = mirror_pairs(base, order)
    groups = groups_to_open(plan, marks_of(plan, rows), order, recipe.level)
    opened = [cell for group in groups for cell in group]
    cells = len(plan.shape.cells)
    if recipe.level == "easy":
        spared = cells // SPARE
        if recipe.base is None:
            index = series_of(kind_named(recipe.kind)).rotation_index(recipe.seed)
            opened = _with_index(rows, groups, spared, index)
            if not opened:
                return Rejected("wrong rotation index")
        else:
            opened = [cell for group in groups[: len(groups) - spared] for cell in group]
    if len(opened) * OPEN < cells:
        return Rejected("too few cells to fill")
    givens = _with_open_cells(rows, opened)
    if grade(plan, marks_of(plan, givens)) != recipe.level:
        return Rejected("too easy")
    task = PyramidTask(rules, givens, "".join(rows[cell // base][cell % base] for cell in opened))
    if measured and (fault := band_fault(BANDS, recipe.level, measures_with(task, marks_of(plan, rows)))):
        return fault
    return task


def rotation_index_of(solution: Rows, givens: Rows) -> int:
    """Return the rotation index of a puzzle; mirrored and recoloured ones have the same."""
    holes = str.maketrans(dict.fromkeys(COLOURS, "x"))  # the pattern of given cells, whatever their colours
    sides = (solution, givens), (mirrored(solution), mirrored(givens))
    texts = [with_plain_names(full) + "/".join(given).translate(holes) for full, given in sides]
    return hash_bucket(min(texts), ROTATION_LENGTH)


def looks_of(task: PyramidTask) -> tuple[str, ...]:
    """Return the tag `symmetric` if the places of the givens are their own mirror image."""
    holes = [[cell == EMPTY for cell in row] for row in task.givens]
    return ("symmetric",) if all(row == row[::-1] for row in holes) else ()


def mirror_pairs(base: int, order: Sequence[Group]) -> list[Group]:
    """Join the cells of an order with their mirror images."""
    pairs: dict[int, Group] = {}
    for (cell,) in order:
        row, column = divmod(cell, base)
        image = row * base + base - row - 1 - column
        if image not in pairs:
            pairs[cell] = (cell,) if image == cell else (cell, image)
    return list(pairs.values())


def _with_index(rows: Rows, groups: Sequence[Group], spared: int, index: int) -> list[int]:
    """Return the cells to leave open after giving `spared` of the groups, so that the puzzle has a rotation
    index; none if there is no such choice."""
    for given in combinations(groups[::-1], spared):
        left = [cell for group in groups if group not in given for cell in group]
        if rotation_index_of(rows, _with_open_cells(rows, left)) == index:
            return left
    return []


def _with_open_cells(rows: Rows, opened: list[int]) -> Rows:
    base = len(rows)
    return tuple(
        "".join(EMPTY if row * base + column in opened else card for column, card in enumerate(cards))
        for row, cards in enumerate(rows)
    )


def groups_to_open(plan: Plan, solution: PencilMarks, order: Sequence[Group], level: Level) -> list[Group]:
    """Open groups of cells one by one in this order, as long as the level's techniques still solve the puzzle
    (for experts: all up to `contradiction`).

    No further group could be left open: with fewer cards given no technique finds more.
    """
    marks, opened = solution, []
    for group in order:
        after: PencilMarks | None = marks
        for cell in group:
            if after is not None:
                after = union(after, as_marks([1 << cell if total else 0 for total in plan.totals]))
                after = after if _still_follows(plan, after, cell, level) else None
        if after is not None:
            marks = after
            opened.append(group)
    return opened


def _still_follows(plan: Plan, opened: PencilMarks, cell: int, level: Level) -> bool:
    """True if the card of a cell can be found when it is not given; then so can all the others."""
    for easier in LEVELS[: LEVELS.index(level) + 1]:
        expert = easier == "expert"
        left = by_contradiction(plan, opened, 1 << cell) if expert else PROPAGATE[easier](plan, opened)
        if left is not None and known_cells(left) >> cell & 1:
            return True
    return False


def full_pyramid(base: int, deck: Counts, source: SplitMix64) -> Rows | None:
    """Return a random full pyramid of cards of the deck, or `None` if none was found."""
    for _ in range(STARTS):
        if cells := _fit(base, deck, source):
            cards = (COLOURS[colour] for colour in cells)
            return tuple("".join(islice(cards, size)) for size in range(base, 0, -1))
    return None


def _fit(base: int, deck: Counts, source: SplitMix64) -> list[int] | None:
    """Return the colours of a random pyramid that the deck has the cards for, or `None` if the search failed.

    The pyramid is grown from a base row and, for each cell above, the choice to match the left or the right
    card below. Hill climbing: as long as the pyramid does not fit, one choice is changed, and changed back
    if that made it worse.
    """
    ground = [source.below(5) for _ in range(base)]
    turns = [source.below(2) for _ in range(base * (base - 1) // 2)]
    cells = _grow(ground, turns)
    misfit = _misfit(cells, base, deck)
    for _ in range(CHANGES):
        if not misfit:
            return cells
        which = source.below(base + len(turns))
        choices, at = (ground, which) if which < base else (turns, which - base)
        before = choices[at]
        choices[at] = source.below(5) if choices is ground else 1 - before
        changed = _grow(ground, turns)
        if (worse := _misfit(changed, base, deck)) > misfit:
            choices[at] = before
        else:
            cells, misfit = changed, worse
    return None


def _grow(ground: list[int], turns: list[int]) -> list[int]:
    """Return the colours of all cells, row by row."""
    cells, row, start = list(ground), ground, 0
    while len(row) > 1:
        size = len(row) - 1
        row = [row[column + turns[start + column]] for column in range(size)]
        start += size
        cells += row
    return cells


def _misfit(cells: list[int], base: int, deck: Counts) -> int:
    """Return the number of surplus cards plus the number of missing colours.

    For variety, no colour has more than a third of the cells, and a wide pyramid has all colours.
    """
    numbers = [cells.count(colour) for colour in range(5)]
    fair = -(-len(cells) // 3)
    too_many = sum(max(0, number - min(held, fair)) for number, held in zip(numbers, deck, strict=True))
    return too_many + max(0, min(5, base - 1) - sum(map(bool, numbers)))
