"""Words that the kinds of Penguin Party share: lists of colours, and why a card cannot be placed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from ppsolve.solver.language.messages import either, listed, say
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Placement, Slot, place_text


def colour_text(letter: str) -> str:
    """Return the name of a colour by itself: `red`."""
    return say("common-colour", colour=letter, form="")


def colours_text(letters: Iterable[str], last: Literal["and", "or"] = "and") -> str:
    """Return colours as a list in a sentence: `red and green`."""
    words = [say("puzzle-colour-in-list", colour=letter) for letter in dict.fromkeys(letters)]
    return listed(words) if last == "and" else either(words)


def illegal_place_text(move: Placement, slots: Mapping[Cell, Slot]) -> str:
    """Return why a card cannot go to its place, as a clause. `slots` are the open places by cell."""
    place, slot = place_text(move.row, move.column), slots.get((move.row, move.column))
    if slot is None:
        return say("puzzle-place-not-open", place=place, places=" ".join(one.place for one in slots.values()))
    return say("puzzle-place-accepts", place=place, colours=either(slot.accepts))
