"""Words that the renderers of Penguin Party share."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules, deck_text

_PUBLISHERS: Final = {"iello": "IELLO", "playte": "Playte", "ffg": "FFG"}


def cards_by_colour(cards: str) -> list[tuple[str, int]]:
    """The colours among the cards, in the order of `COLOURS`, and how many there are of each.

    >>> cards_by_colour("BRRB")
    [('R', 2), ('B', 2)]
    """
    return [(colour, cards.count(colour)) for colour in COLOURS if colour in cards]


def where_cards_go(pyramid: Rows, rules: Rules) -> str:
    """Where a card may be placed in a pyramid that grows."""
    above = "on top of two neighbouring cards if it has the colour of at least one of them"
    if pyramid and len(pyramid[0]) == rules.base:
        words = f"The base row is full: a card goes {above}."
    else:
        words = "" if pyramid else "The first card opens the base row. "
        words += f"A card goes to either end of the base row, which holds {rules.base} at most, or {above}."
    if rules.upper_rows == "contiguous":
        words += " The cards of a row must form one unbroken run."
    return words


def rules_text(rules: Rules) -> str:
    """The rules as players call them.

    >>> rules_text(Rules.of(2, base=5, stuck="pass"))
    'Rules of IELLO 2024, base of 5, a stuck player passes'
    """
    publisher, _, year = rules.edition.partition("-")
    words = [f"Rules of {_PUBLISHERS.get(publisher, publisher)} {year}"]
    for key in rules.overrides:
        if key == "deck":
            words.append(f"deck {deck_text(rules.deck)}")
        elif key == "upper_rows":
            words.append("rows without gaps")
        elif key == "stuck":
            words.append("a stuck player passes")
        else:
            words.append(f"{key.replace('_', ' ')} of {rules.overrides[key]}")
    return ", ".join(words)
