"""Words for what lies on the table of a pyramid puzzle: cells, cards that are left, counts by rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, cells_of, colours_at
from ppsolve.puzzles.party.pyramid.claims import RowCounts
from ppsolve.puzzles.party.pyramid.narration import Listener
from ppsolve.puzzles.party.pyramid.words import colour_name, list_or_nothing
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import ROW_LETTERS

MOST_NAMED: Final = 12
"""Up to so many cells are named, more are only counted."""


class TableWords:
    """The words for the cards on the table. `given` are the cells that were filled from the start."""

    def __init__(self, plan: Plan, marks: PencilMarks, given: int) -> None:
        self.plan = plan
        self.marks = marks
        self.given = given

    def name(self, cell: int) -> str:
        return self.plan.shape.name(cell)

    def names(self, cells: Iterable[int], last: str = "and") -> str:
        return list_or_nothing([self.name(cell) for cell in cells], last)

    def letters(self, colours: Iterable[int]) -> str:
        """Colours by their letters."""
        return "".join(COLOURS[colour] for colour in sorted(colours))

    def on_table(self, cell: int) -> int | None:
        """The colour of a card on the table."""
        colours = colours_at(self.marks, cell)
        return colours[0] if len(colours) == 1 else None

    def placed(self, colour: int) -> list[int]:
        """The cells on the table that have a colour."""
        return [cell for cell in cells_of(self.marks[colour]) if self.on_table(cell) == colour]

    def left(self, colour: int) -> int:
        """How many cards of a colour are still to be placed."""
        return self.plan.totals[colour] - len(self.placed(colour))

    def cards_left(self, colour: int) -> str:
        """`the last red card`, `the 4 red cards left`."""
        number, name = self.left(colour), colour_name(colour)
        return f"the last {name} card" if number == 1 else f"the {number} {name} cards left"

    def standing(self) -> Listener:
        here = {cell: set(colours_at(self.marks, cell)) for cell in self.plan.shape.cells}
        standing = Listener(self.plan.shape, here)
        spent = [colour for colour in range(5) if self.left(colour) == 0]
        standing.strike((cell, colour) for cell in here if self.on_table(cell) is None for colour in spent)
        return standing

    def few(self, cells: Sequence[int], only: str = "only ") -> str:
        if not cells:
            return "no cell"
        if len(cells) <= MOST_NAMED:
            return f"{only}{self.names(cells)}"
        return f"{only}{len(cells)} cells"

    def row_counts(self, rows: RowCounts) -> str:
        """`3 in row a, 2 each in rows b and c`."""
        groups: list[tuple[int, list[str]]] = []
        for row, number in rows:
            letter = ROW_LETTERS[row]
            if groups and groups[-1][0] == number:
                groups[-1][1].append(letter)
            else:
                groups.append((number, [letter]))
        return ", ".join(_in_rows(number, letters) for number, letters in groups)

    def pair(self, left: int, right: int) -> str:
        if left == right:
            return f"two {colour_name(left)} cards"
        return f"{colour_name(left)} and {colour_name(right)}"


def _in_rows(number: int, letters: list[str]) -> str:
    if len(letters) == 1:
        return f"{number} in row {letters[0]}"
    rows = f"{letters[0]} to {letters[-1]}" if len(letters) > 2 else " and ".join(letters)
    return f"{number} each in rows {rows}"
