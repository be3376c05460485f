"""Words for cells and colours in the reasons of steps."""

from __future__ import annotations

from ppsolve.puzzles.party.pyramid.cells import Shape, cells_of
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.view.words import join_words


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


def cell_names(shape: Shape, cells: int) -> str:
    """`a1, b2 and c3`."""
    return list_or_nothing([shape.name(cell) for cell in cells_of(cells)])


def cards(number: int, colour: int) -> str:
    """`1 red card is`, `4 red cards are`."""
    return f"{number} {colour_name(colour)} card{' is' if number == 1 else 's are'}"


def all_cards(number: int, colour: int) -> str:
    """`the only red card is`, `both red cards are`, `all 4 red cards are`: placed."""
    if number == 0:
        return f"there are no {colour_name(colour)} cards to be"
    if number == 1:
        return f"the only {colour_name(colour)} card is"
    return f"{'both' if number == 2 else f'all {number}'} {colour_name(colour)} cards are"


def must_be(name: str, colour: int) -> str:
    """`b2 must be red`."""
    return f"{name} must be {colour_name(colour)}"


def becomes(name: str, colours: list[int]) -> str:
    """`b2 must be red`, `b2 is red or green`, or nothing if no colour is left."""
    if not colours:
        return ""
    return must_be(name, colours[0]) if len(colours) == 1 else f"{name} is {either(colours)}"


def sentence(clause: str) -> str:
    """The clause with a capital, unless it starts with the name of a cell, and a full stop."""
    starts_with_cell = len(clause) > 1 and clause[1].isdigit()
    return (clause if starts_with_cell else clause[0].upper() + clause[1:]) + "."
