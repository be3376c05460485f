"""Colours and hands: a colour is a letter, a hand is a string of letters in the order of `COLOURS`."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "RGYPB"
COLOUR_NAMES: Final = {"R": "red", "G": "green", "Y": "yellow", "P": "purple", "B": "blue"}

HIDDEN: Final = "?"
"""A face-down card."""

Counts = tuple[int, int, int, int, int]
"""The number of cards of each colour, in the order of `COLOURS`."""


def counts(cards: str) -> Counts:
    red, green, yellow, purple, blue = (cards.count(colour) for colour in COLOURS)
    return red, green, yellow, purple, blue


def hand_of(number: Counts) -> str:
    """Return the sorted hand with the given number of cards of each colour."""
    return "".join(colour * n for colour, n in zip(COLOURS, number, strict=True))


def sorted_hand(cards: str) -> str:
    """Return the same cards in the order of `COLOURS`."""
    return hand_of(counts(cards))


def hand_letters(written: str) -> str:
    """Return the letters of a hand as people write it, without spaces and in upper case.

    >>> hand_letters("rr GG y")
    'RRGGY'
    """
    return "".join(written.split()).upper()
