"""Words for cells and colours in the reasons of steps."""

from __future__ import annotations

from collections.abc import Iterable

from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.view.phrases import join_words


def colour_name(colour: int) -> str:
    """`red`."""
    return COLOUR_NAMES[COLOURS[colour]]


def colour_and_letter(colour: int) -> str:
    """`red (R)`."""
    return f"{colour_name(colour)} ({COLOURS[colour]})"


def list_or_nothing(words: list[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`, or `nothing`."""
    return join_words(words, last) if words else "nothing"


def either(colours: list[int]) -> str:
    """`red, green or blue`."""
    return list_or_nothing([colour_name(colour) for colour in colours], "or")


def sentence(clause: str) -> str:
    """The clause with a capital, unless it starts with the name of a cell, and a full stop."""
    starts_with_cell = len(clause) > 1 and clause[1].isdigit()
    return (clause if starts_with_cell else clause[0].upper() + clause[1:]) + "."


def are(number: int) -> str:
    """The verb for so many things."""
    return "is" if number == 1 else "are"


def both(colours: Iterable[int]) -> str:
    """`red and green`."""
    return list_or_nothing([colour_name(colour) for colour in colours])
