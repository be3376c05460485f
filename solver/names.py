"""Names of players: any printable text, the same rules in every game.

Markup is text like any other: who shows a name escapes it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from ppsolve.solver.errors import BadInput, quoted, shown

DEFAULT_NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")

LONGEST_NAME: Final = 40
"""Characters that a name may have."""

BIDI_CONTROLS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"


def check_name(names: Sequence[str], seat: int) -> None:
    """Refuse the name of a seat if it cannot be shown, or is that of an earlier seat."""
    where, name = f"players[{seat}].name", names[seat]
    if not name.strip():
        raise BadInput(where, "the name is empty")
    for letter in name:
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in BIDI_CONTROLS:
            raise BadInput(where, f"control character {quoted(letter)} in the name {quoted(name)}")
    if len(name) > LONGEST_NAME:
        raise BadInput(where, f"{len(name)} characters, but a name has at most {LONGEST_NAME}")
    if name in names[:seat]:
        raise BadInput(where, f"duplicate name {quoted(name)}")


def seat_named(names: Sequence[str], given: str, where: str) -> int:
    """The seat of the player of a name, which may be written in another case if only one is meant.

    >>> seat_named(["Alice", "Bob"], "bob", "to_move"), seat_named(["Al", "AL"], "AL", "to_move")
    (1, 1)
    """
    if given in names:
        return names.index(given)
    alike = [seat for seat, name in enumerate(names) if name.casefold() == given.casefold()]
    if len(alike) == 1:
        return alike[0]
    if alike:
        raise BadInput(where, f"{quoted(given)} may be {' or '.join(shown(names[seat]) for seat in alike)}")
    raise BadInput(where, f"no player is called {quoted(given)}")
