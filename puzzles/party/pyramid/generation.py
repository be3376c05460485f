"""Making a pyramid puzzle: a full pyramid, then cards taken away as long as the level allows it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ppsolve.puzzles.daily_rotation import SHELVES, shelf_of, spot_of
from ppsolve.puzzles.levels import LEVELS, Level
from ppsolve.puzzles.party.first_day import FIRST_DAY
from ppsolve.puzzles.party.pyramid import propagation
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    colours_at,
    known_cells,
    marks_of,
    only,
    shape,
    union,
    with_known,
)
from ppsolve.puzzles.party.pyramid.grading import grade, strike
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.solitaire import SOLITAIRE_PLAYERS, with_plain_names
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import Rejected
from ppsolve.solver.party.cards import COLOURS, Counts, counts
from ppsolve.solver.party.pyramid import EMPTY, Rows, mirrored
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 400

BASE_OF: Final[dict[Level, int]] = {"easy": 5, "medium": 6, "hard": 7, "expert": 8}
"""How wide a pyramid is when no base is asked for."""
SPARE: Final = 8
"""On the easy level one cell in so many is given although it could be found."""
OPEN: Final = 3
"""At least one cell in so many is left open."""
STARTS: Final = 20
CHANGES: Final = 1000
"""How many changes are tried to bring a random pyramid in line with the deck, from so many starts."""


def candidate(recipe: Recipe, source: SplitMix64) -> PyramidTask | Rejected:
    """One attempt at the recipe: a puzzle of exactly its level, or why there is none.

    It has one solution, for what the techniques of a level leave is certain. No given can be spared, except
    on the easy level.
    """
    base = recipe.base or BASE_OF[recipe.level]
    rules = Rules.of(SOLITAIRE_PLAYERS, base=base)
    rows = full_pyramid(base, rules.deck, source)
    if rows is None:
        return Rejected("no pyramid of this deck")
    plan = Plan(shape(base), counts("".join(rows)))
    order = [ord(letter) for letter in source.shuffled("".join(map(chr, plan.shape.cells)))]
    opened = cells_to_open(plan, marks_of(plan, rows), order, recipe.level, recipe.generator)
    if recipe.level == "easy":
        spared = len(order) // SPARE
        if _is_shelved(recipe):
            opened = _for_the_shelf(rows, opened, spared, shelf_of(recipe.seed, FIRST_DAY))
            if not opened:
                return Rejected("another shelf")
        else:
            del opened[len(opened) - spared :]
    if len(opened) * OPEN < len(order):
        return Rejected("too few cells to fill")
    givens = _with_open_cells(rows, opened)
    if grade(plan, marks_of(plan, givens), recipe.generator) != recipe.level:
        return Rejected("too easy")
    return PyramidTask(rules, givens, "".join(rows[cell // base][cell % base] for cell in opened))


def _is_shelved(recipe: Recipe) -> bool:
    """Whether the seed says on which shelf the puzzle stands: of small ones, some would be the same."""
    return recipe.generator > 1 and recipe.level == "easy" and recipe.base is None


def shelf_of_puzzle(solution: Rows, givens: Rows) -> int:
    """The shelf of a puzzle; mirrored and recoloured ones have the same."""
    sides = (solution, givens), (mirrored(solution), mirrored(givens))
    return spot_of(min(with_plain_names(full) + _holes(given) for full, given in sides), SHELVES)


def _holes(givens: Rows) -> str:
    """Which cells are given, whatever their colours."""
    return "/".join("".join(EMPTY if card == EMPTY else "x" for card in row) for row in givens)


def _for_the_shelf(rows: Rows, opened: list[int], spared: int, shelf: int) -> list[int]:
    """The cells to leave open when so many of those that could be are given after all, so that the puzzle
    stands on a shelf; none if it never does."""
    for given in combinations(opened[::-1], spared):
        left = [cell for cell in opened if cell not in given]
        if shelf_of_puzzle(rows, _with_open_cells(rows, left)) == shelf:
            return left
    return []


def _with_open_cells(rows: Rows, opened: list[int]) -> Rows:
    """A full pyramid with some cells left open."""
    base = len(rows)
    return tuple(
        "".join(EMPTY if row * base + column in opened else card for column, card in enumerate(cards))
        for row, cards in enumerate(rows)
    )


def cells_to_open(
    plan: Plan, solution: PencilMarks, order: list[int], level: Level, generator: int
) -> list[int]:
    """The cells that can be left open one after the other, tried in this order, so that the level's
    techniques still solve the puzzle (for experts: all up to `contradiction`).

    No further cell could be left open: with fewer cards given no technique finds more. Version 1 of the
    generator let experts have any pyramid with one solution.
    """
    colours = [colour for colour, total in enumerate(plan.totals) if total]
    marks, opened = solution, []
    for cell in order:
        after = union(marks, only(1 << cell, colours))
        if _still_follows(plan, after, cell, solution, level, generator):
            marks = after
            opened.append(cell)
    return opened


def _still_follows(
    plan: Plan, opened: PencilMarks, cell: int, solution: PencilMarks, level: Level, generator: int
) -> bool:
    """Whether the card of a cell can be found when it is not given; then so can all the others."""
    for easier in LEVELS[: min(LEVELS.index(level) + 1, 2)]:
        left = strike(plan, opened, easier)
        if left is not None and known_cells(left) >> cell & 1:
            return True
    if generator == 1 and level == "expert":
        others = [colour for colour in colours_at(opened, cell) if not solution[colour] >> cell & 1]
        return all(propagation.impossible(plan, with_known(opened, cell, colour)) for colour in others)
    if level == "expert" or (generator == 1 and level == "hard"):
        left = propagation.by_contradiction(plan, opened, goal=1 << cell)
    elif level == "hard":
        left = propagation.by_regions(plan, opened)
    else:
        return False
    return left is not None and bool(known_cells(left) >> cell & 1)


def full_pyramid(base: int, deck: Counts, source: SplitMix64) -> Rows | None:
    """A random full pyramid of cards of the deck, or `None` if none was found."""
    for _ in range(STARTS):
        cells = _fit(base, deck, source)
        if cells:
            return _as_rows(cells, base)
    return None


def _fit(base: int, deck: Counts, source: SplitMix64) -> list[int] | None:
    """The colours of a random pyramid that the deck has the cards for, or `None` if it led nowhere.

    It is grown from a base row and, for each cell above, whether it takes after the left or the right
    card below. As long as it does not fit, one of these choices is changed, and changed back if that made
    it worse.
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
    """The colours of all cells, row by row."""
    cells, row, start = list(ground), ground, 0
    while len(row) > 1:
        size = len(row) - 1
        row = [row[column + turns[start + column]] for column in range(size)]
        start += size
        cells += row
    return cells


def _misfit(cells: list[int], base: int, deck: Counts) -> int:
    """How many cards are too many of their colour, and how many colours more there should be.

    So that a pyramid is not dull, no colour has more than a third of the cells, and a wide one has all
    colours."""
    numbers = [cells.count(colour) for colour in range(5)]
    fair = -(-len(cells) // 3)
    too_many = sum(max(0, number - min(held, fair)) for number, held in zip(numbers, deck, strict=True))
    return too_many + max(0, min(5, base - 1) - sum(map(bool, numbers)))


def _as_rows(cells: list[int], base: int) -> Rows:
    letters = "".join(COLOURS[colour] for colour in cells)
    rows, start = [], 0
    for size in range(base, 0, -1):
        rows.append(letters[start : start + size])
        start += size
    return tuple(rows)
