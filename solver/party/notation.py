"""Moves as text: colour, row letter and column, as in `Rb2`, or `Rleft` and `Rright` for the ends of the
base."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import ROW_LETTERS, Placement, Rows

_MOVE: Final = re.compile(rf"([{COLOURS}])([{ROW_LETTERS}])([0-8])")
_SIDE: Final = re.compile(rf"([{COLOURS}]) ?(left|right)")


def parse_move(text: str, width: int | None = None) -> Placement:
    """Parse a move. Positions check whether it is legal.

    >>> parse_move("Rb2"), parse_move("Rright", width=3), parse_move("Ga0").column
    (Rb2, Ra4, -1)

    `width` is the number of cards in the base; `left` and `right` need it.
    """
    side = _SIDE.fullmatch(text)
    if side is not None and width is not None:
        column = width if side[2] == "right" or width == 0 else -1
        return Placement(side[1], 0, column)
    match = _MOVE.fullmatch(text)
    if match is None or (match[3] == "0" and match[2] != "a"):
        raise BadInput(
            f"move {quoted(text)}", f"expected a colour ({COLOURS}), a row (a-h) and a column, such as Rb2"
        )
    return Placement(match[1], ROW_LETTERS.index(match[2]), int(match[3]) - 1)


def parse_moves(texts: Iterable[str], rows: Rows) -> Iterator[Placement]:
    """Parse a sequence of moves that starts from the pyramid `rows`."""
    width = len(rows[0]) if rows else 0
    for text in texts:
        move = parse_move(text, width)
        width += move.row == 0
        yield move
