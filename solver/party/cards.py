"""Colours and hands: a colour is a letter, a hand is a string of letters in the order of `COLOURS`."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "RGYPB"
COLOUR_NAMES: Final = {"R": "red", "G": "green", "Y": "yellow", "P": "purple", "B": "blue"}

HIDDEN: Final = "?"
"""A card of which only the back is seen."""

Counts = tuple[int, int, int, int, int]
"""How many cards of each colour, in the order of `COLOURS`."""


def counts(cards: str) -> Counts:
    """How many cards of each colour there are among `cards`."""
    red, green, yellow, purple, blue = (cards.count(colour) for colour in COLOURS)
    return red, green, yellow, purple, blue


def hand_of(number: Counts) -> str:
    """The sorted hand that holds so many cards of each colour."""
    return "".join(colour * n for colour, n in zip(COLOURS, number, strict=True))


def sorted_hand(cards: str) -> str:
    """The same cards in the order of `COLOURS`."""
    return hand_of(counts(cards))


def hand_letters(written: str) -> str:
    """The letters of a hand as people write it: blanks are skipped, and small letters are capitals.

    >>> hand_letters("rr GG y")
    'RRGGY'
    """
    return "".join(written.split()).upper()
