"""What a pyramid puzzle asks, and what it can be about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ppsolve.puzzles.party.solitaire import check_deck, check_letters, solitaire_rules
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.cards import sorted_hand
from ppsolve.solver.party.pyramid import EMPTY, Rows
from ppsolve.solver.party.rules import Rules

PyramidTag = Literal["counting", "regions", "contradiction", "deep", "few-givens", "bare-base"]

NARROWEST: Final = 4
WIDEST: Final = 8


@dataclass(frozen=True)
class PyramidTask(Task):
    """A logic puzzle: fill the pyramid with the cards so that every upper card matches one of the two
    below it.

    `givens` are all the rows from the base up, `.` for a cell to fill. Cells are named as places of the
    full pyramid, so `b1` rests on `a1` and `a2` from the first step to the last.
    """

    rules: Rules
    givens: Rows
    cards: str

    def __post_init__(self) -> None:
        _check_givens(self.givens)
        check_letters("cards", self.cards)
        cells = self.base * (self.base + 1) // 2
        given = "".join(self.givens).replace(EMPTY, "")
        if not self.cards:
            raise BadInput("cards", "there is nothing to fill")
        if len(given) + len(self.cards) != cells:
            raise BadInput("cards", f"{len(self.cards)} cards for {cells - len(given)} cells to fill")
        check_deck("cards", given + self.cards, self.rules)
        object.__setattr__(self, "rules", solitaire_rules(self.rules, self.base))
        object.__setattr__(self, "cards", sorted_hand(self.cards))

    @property
    def base(self) -> int:
        return len(self.givens[0])


def _check_givens(givens: Rows) -> None:
    base = len(givens[0]) if givens else 0
    if not NARROWEST <= base <= WIDEST:
        raise BadInput("givens", f"a base of {base}; it must be from {NARROWEST} to {WIDEST}")
    if len(givens) != base:
        raise BadInput("givens", f"{len(givens)} rows, but a pyramid of base {base} has {base}")
    for number, row in enumerate(givens):
        if len(row) != base - number:
            raise BadInput(f"givens[{number}]", f"{len(row)} cells, but this row has {base - number}")
        check_letters(f"givens[{number}]", row.replace(EMPTY, ""))
