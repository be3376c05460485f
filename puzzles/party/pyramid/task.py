"""The task of a pyramid puzzle, its tags, and its codecs for JSON documents and permanent IDs.

A permanent ID has the fields rules, givens and cards:

    pyramid-easy-3-g2:iello-2024,base=4:R..G/.../../Y:RRGGYYB
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ppsolve.puzzles.kind import IdFields, JsonFields, Task
from ppsolve.puzzles.party.solitaire import (
    SOLITAIRE_PLAYERS,
    check_deck,
    check_letters,
    rules_from,
    rules_value,
    solitaire_rules,
)
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import sorted_hand
from ppsolve.solver.party.pyramid import EMPTY, Rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.textform import rows_from_text, rows_text, rules_from_text, rules_text

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


def _to_json(task: PyramidTask) -> dict[str, Any]:
    return {
        "rules": rules_value(task.rules),
        "base": task.base,
        "givens": list(task.givens),
        "cards": task.cards,
    }


def _from_json(fields: Mapping[str, Any]) -> PyramidTask:
    givens = strings_from(fields["givens"], "givens")
    width = len(givens[0]) if givens else 0
    base = checked_type(fields.get("base", width), int, "base")
    if base != width:
        raise BadInput("base", f"{quoted(base)}, but the lowest row of the givens has {width} cells")
    cards = checked_type(fields["cards"], str, "cards")
    # Rules need a base of at least 1; `PyramidTask` refuses empty givens itself.
    return PyramidTask(rules_from(fields, max(base, 1)), givens, cards)


def _to_id(task: PyramidTask) -> str:
    return f"{rules_text(task.rules)}:{rows_text(task.givens)}:{task.cards}"


def _from_id(fields: Sequence[str]) -> PyramidTask:
    rules = rules_from_text(fields[0], SOLITAIRE_PLAYERS)
    rows = rows_from_text(fields[1])
    if rows and len(rows[0]) != rules.base:
        raise BadInput("rules", f"base {rules.base}, but the lowest row has {len(rows[0])} cells")
    return PyramidTask(rules, rows, fields[2])


JSON: Final = JsonFields(("givens", "cards"), ("base", "rules"), _to_json, _from_json)
ID: Final = IdFields(("rules", "givens", "cards"), _to_id, _from_id)
