"""English phrases: counted nouns, lists, and players' names shortened for display."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from unicodedata import combining

from ppsolve.solver.language.messages import say
from ppsolve.solver.view.layout import display_width

LONGEST_NAME: Final = 20
DOTS: Final = "..."
"""Three full stops, because terminals disagree about the width of the ellipsis character."""
TAILS: Final = (0, 4, 8)
"""Columns kept of the end of a long name: the first number that makes all names distinct."""

# Invisible characters that some scripts and combined emoji need.
_JOINERS: Final = "\u200c\u200d"


def count_of(number: int, thing: str) -> str:
    """Return a number with its noun: `1 card`, `5 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


_SMALL_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_word(number: int) -> str:
    """Spell a number up to ten for use in a sentence; larger ones stay digits.

    >>> number_word(2), number_word(12)
    ('two', '12')
    """
    return _SMALL_NUMBERS[number] if number < len(_SMALL_NUMBERS) else str(number)


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Join words to a list in a sentence: `Alice, Bob and Carol`.

    >>> join_words(["red"], "or"), join_words(["red", "green", "blue"], "or")
    ('red', 'red, green or blue')
    """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def status_text(stands: str) -> str:
    """Return the status of a player, such as `to move`, in words."""
    return say("show-standing", standing=stands.replace(" ", "-"))


def shown_name(name: str, among: Sequence[str] = ()) -> str:
    """Return a player's name for display: printable, and at most `LONGEST_NAME` columns wide.

    `among` holds the names of all players; shortened names stay distinct among them.

    >>> names = ["Penguin club, table 1, Ann", "Penguin club, table 1, Bob", "Eve"]
    >>> [shown_name(name, names) for name in names]
    ['Penguin club,... Ann', 'Penguin club,... Bob', 'Eve']
    """
    return shown_names(tuple(among))[among.index(name)] if name in among else _shortened(name, 0)


@lru_cache(maxsize=64)
def shown_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return all names of a table for display; distinct names stay distinct."""
    for tail in TAILS:
        shown = [_shortened(name, tail) for name in names]
        if _differ(shown):
            return tuple(shown)
    # The ends are equal, too, or letters look the same: add the number of the seat.
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
    """Shorten a name to `LONGEST_NAME` columns, keeping `tail` columns of its end."""
    printable = _printable_name(name)
    if _fits(printable, LONGEST_NAME):
        return printable
    end = ""
    for letter in reversed(printable):
        if not _fits(letter + end, tail):
            break
        end = letter + end
    while end and (end[0] in _JOINERS or combining(end[0])):  # they belong to a letter that is left out
        end = end[1:]
    return _cut(printable, LONGEST_NAME - len(DOTS) - tail) + DOTS + end


def _cut(name: str, columns: int) -> str:
    """Return the longest beginning of a name that fits."""
    kept = ""
    for letter in name:
        if not _fits(kept + letter, columns):
            break
        kept += letter
    return kept.rstrip(" " + _JOINERS)


def _printable_name(name: str) -> str:
    return "".join(map(_printable, name))


def _fits(name: str, columns: int) -> bool:
    """Return whether a name fits; also limits characters, because stacked accents take no columns."""
    return display_width(name) <= columns and len(name) <= 3 * columns


def _printable(letter: str) -> str:
    if letter.isspace():
        return " "
    return letter if letter.isprintable() or letter in _JOINERS else "?"
