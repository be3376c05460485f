"""Moves as text: colour, row letter, column, as in `Rb2`."""

from __future__ import annotations

import re
from typing import Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import ROW_LETTERS, Placement

_MOVE: Final = re.compile(rf"([{COLOURS}])([{ROW_LETTERS}])([0-8])")


def parse_move(text: str) -> Placement:
    """The placement that a move text names; whether it is legal is for a position to say.

    >>> parse_move("Ga0")
    Placement(colour='G', row=0, column=-1)
    >>> str(parse_move("Rb2"))
    'Rb2'
    """
    match = _MOVE.fullmatch(text)
    if match is None or (match[3] == "0" and match[2] != "a"):
        raise BadInput(
            f"move {quoted(text)}", f"expected a colour ({COLOURS}), a row (a-h) and a column, such as Rb2"
        )
    return Placement(match[1], ROW_LETTERS.index(match[2]), int(match[3]) - 1)
