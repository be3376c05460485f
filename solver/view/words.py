"""Words in sentences: numbers of things, lists, and players' names as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from unicodedata import combining

from ppsolve.solver.view.layout import display_width

LONGEST_NAME: Final = 20
DOTS: Final = "..."
"""Three of them, because terminals disagree about the width of the one-character ellipsis."""
TAILS: Final = (0, 4, 8)
"""How many columns of the end of a long name are shown; none, where that is enough to tell names apart."""

# Names in some scripts, and emoji made of several, are spelt with these two invisible characters.
_JOINERS: Final = "\u200c\u200d"


def count_of(number: int, thing: str) -> str:
    """A number of things: `1 card`, `5 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


_SMALL_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_word(number: int) -> str:
    """Spell a number up to ten for use in a sentence; larger ones stay digits.

    >>> number_word(2), number_word(12)
    ('two', '12')
    """
    return _SMALL_NUMBERS[number] if number < len(_SMALL_NUMBERS) else str(number)


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Words as a sentence lists them: `Alice, Bob and Carol`.

    >>> join_words(["red"], "or"), join_words(["red", "green", "blue"], "or")
    ('red', 'red, green or blue')
    """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def shown_name(name: str, among: Sequence[str] = ()) -> str:
    """A player's name as it is shown: printable, and in at most `LONGEST_NAME` columns.

    `among` are the names of all who play: long ones that begin alike are shortened so that they differ.

    >>> names = ["Penguin club, table 1, Ann", "Penguin club, table 1, Bob", "Eve"]
    >>> [shown_name(name, names) for name in names]
    ['Penguin club,... Ann', 'Penguin club,... Bob', 'Eve']
    """
    return shown_names(tuple(among))[among.index(name)] if name in among else _shortened(name, 0)


@lru_cache(maxsize=64)
def shown_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """All names of a table as they are shown: different ones stay different."""
    for tail in TAILS:
        shown = [_shortened(name, tail) for name in names]
        if _differ(shown):
            return tuple(shown)
    # Ends that are alike, too, or letters that look the same: the number of the seat tells them apart.
    numbered = [_numbered(name, seat) for seat, name in enumerate(names)]
    some = [one if shown.count(one) == 1 else numbered[seat] for seat, one in enumerate(shown)]
    return tuple(some if _differ(some) else numbered)


def _differ(names: Sequence[str]) -> bool:
    return len(set(names)) == len(names)


def _numbered(name: str, seat: int) -> str:
    printable, number = _printable_name(name), f" {seat + 1}"
    if not _fits(printable + number, LONGEST_NAME):
        printable = _cut(printable, LONGEST_NAME - len(DOTS + number)) + DOTS
    return printable + number


def _shortened(name: str, tail: int) -> str:
    """A name in at most `LONGEST_NAME` columns, as many of its end kept as `tail` says."""
    printable = _printable_name(name)
    if _fits(printable, LONGEST_NAME):
        return printable
    end = ""
    for letter in reversed(printable):
        if not _fits(letter + end, tail):
            break
        end = letter + end
    while end and (end[0] in _JOINERS or combining(end[0])):  # what belongs to a letter that is left out
        end = end[1:]
    return _cut(printable, LONGEST_NAME - len(DOTS) - tail) + DOTS + end


def _cut(name: str, columns: int) -> str:
    """As much of the beginning of a name as fits."""
    kept = ""
    for letter in name:
        if not _fits(kept + letter, columns):
            break
        kept += letter
    return kept.rstrip(" " + _JOINERS)


def _printable_name(name: str) -> str:
    return "".join(map(_printable, name))


def _fits(name: str, columns: int) -> bool:
    """Whether a name fits; characters are counted too, for accents that are heaped up take no columns."""
    return display_width(name) <= columns and len(name) <= 3 * columns


def _printable(letter: str) -> str:
    if letter.isspace():
        return " "
    return letter if letter.isprintable() or letter in _JOINERS else "?"
