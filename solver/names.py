"""Names of players: any printable text, the same rules in every game."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from ppsolve.solver.errors import BadInput, quoted

DEFAULT_NAMES: Final = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")

BIDI_CONTROLS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"


def check_name(names: Sequence[str], seat: int) -> None:
    """Refuse the name of a seat if it cannot be shown, or is that of an earlier seat."""
    where, name = f"players[{seat}].name", names[seat]
    if not name.strip():
        raise BadInput(where, "the name is empty")
    for letter in name:
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in BIDI_CONTROLS:
            raise BadInput(where, f"control character {quoted(letter)} in the name {quoted(name)}")
        if letter in "<>":
            raise BadInput(where, f"{letter} in the name {quoted(name)}; names are plain text")
    if name in names[:seat]:
        raise BadInput(where, f"duplicate name {quoted(name)}")
