"""Players' names: any printable text of up to 40 characters, in all games.

Names may contain markup; escape them before you embed them in HTML or SVG.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote, unquote_to_bytes

from ppsolve.solver.errors import BadInput, quoted, shown

DEFAULT_NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")

LONGEST_NAME: Final = 40
"""Maximum length in characters."""

BIDI_CONTROLS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"


def check_name(names: Sequence[str], seat: int) -> None:
    """Raise `BadInput` if the name at `seat` is empty, unprintable, too long, or taken by an earlier seat."""
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
    """Return the seat of the player called `given`; case is ignored if that is unambiguous.

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


def seat_from(names: Sequence[str], given: Any, where: str) -> int:
    """Return the seat that a JSON value denotes: a player's name or a seat number."""
    if isinstance(given, str):
        return seat_named(names, given, where)
    if not isinstance(given, int) or isinstance(given, bool):
        raise BadInput(where, f"expected a player's name or a seat, not {quoted(given)}")
    if not 0 <= given < len(names):
        raise BadInput(where, f"seat {quoted(given)}, but seats are 0 to {len(names) - 1}")
    return given


def encoded_name(name: str) -> str:
    """Percent-encode a name for the one-line form of a position.

    >>> encoded_name("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS} = 1"), name_from("Zo%C3%AB", "players[0]")
    ('Zo%C3%AB%20%3D%201', 'Zo\xeb')
    """
    return quote(name, safe="").replace("~", "%7E")


def name_from(encoded: str, where: str) -> str:
    """Decode a percent-encoded name; `where` is the place of its player."""
    try:
        return unquote_to_bytes(encoded).decode("utf-8")
    except UnicodeError:
        raise BadInput(f"{where}.name", "the percent-encoded name is not UTF-8") from None
