"""Words in sentences: numbers of things, lists, and players' names as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.solver.view.layout import display_width

LONGEST_NAME: Final = 20

# Names in some scripts, and emoji made of several, are spelt with these two invisible characters.
_JOINERS: Final = "\u200c\u200d"


def count_of(number: int, thing: str) -> str:
    """A number of things: `1 card`, `5 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Words as a sentence lists them: `Alice, Bob and Carol`.

    >>> join_words(["red"], "or"), join_words(["red", "green", "blue"], "or")
    ('red', 'red, green or blue')
    """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def shown_name(name: str) -> str:
    """A player's name as it is shown: printable, and in at most `LONGEST_NAME` columns."""
    printable = "".join(_printable(letter) for letter in name)
    if _fits(printable, LONGEST_NAME):
        return printable
    # Three dots, because terminals disagree about the width of the one-character ellipsis.
    dots = "..."
    kept = ""
    for letter in printable:
        if not _fits(kept + letter, LONGEST_NAME - len(dots)):
            break
        kept += letter
    return kept.rstrip(" " + _JOINERS) + dots


def _fits(name: str, columns: int) -> bool:
    """Whether a name fits; characters are counted too, for accents that are heaped up take no columns."""
    return display_width(name) <= columns and len(name) <= 3 * columns


def _printable(letter: str) -> str:
    if letter.isspace():
        return " "
    return letter if letter.isprintable() or letter in _JOINERS else "?"
