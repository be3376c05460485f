"""Text that the renderers of Penguin Party share: rules, counts of cards, and emoji."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import EMPTY, Rows
from ppsolve.solver.party.rules import Rules, deck_text

_PUBLISHERS: Final = {"iello": "IELLO", "playte": "Playte", "ffg": "FFG"}


def cards_by_colour(cards: str) -> list[tuple[str, int]]:
    """Each colour among the cards with its count, in the order of `COLOURS`.

    >>> cards_by_colour("BRRB")
    [('R', 2), ('B', 2)]
    """
    return [(colour, cards.count(colour)) for colour in COLOURS if colour in cards]


def where_cards_go(pyramid: Rows, rules: Rules) -> str:
    """The rule for placing a card in a pyramid that grows."""
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
    """The rules by the names that players use.

    >>> rules_text(Rules.of(2, base=5, stuck="pass"))
    'Rules of IELLO 2024, base of 5, a stuck player passes'
    """
    publisher, _, year = rules.edition.partition("-")
    words = [f"Rules of {_PUBLISHERS.get(publisher, publisher)} {year}"]
    known = {
        "deck": f"deck {deck_text(rules.deck)}",
        "upper_rows": "rows without gaps",
        "stuck": "a stuck player passes",
    }
    for key, value in rules.overrides.items():
        words.append(known.get(key, f"{key.replace('_', ' ')} of {value}"))
    return ", ".join(words)


# Emoji.

EMOJI: Final = {
    "R": "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
    "G": "\N{FOUR LEAF CLOVER}",
    "Y": "\N{WHITE MEDIUM STAR}",
    "P": "\N{GRAPES}",
    "B": "\N{DROPLET}",
    EMPTY: "\N{WHITE LARGE SQUARE}",
}
"""The shapes are the same as on printed sheets."""

EMOJI_PER_LINE: Final = 12
"""As many as fit on a phone."""


def card_emoji(cards: str) -> str:
    return "".join(EMOJI[card] for card in cards)


def card_emoji_lines(cards: str) -> list[str]:
    """The cards as emoji, in lines that fit on a phone."""
    return [
        card_emoji(cards[start : start + EMOJI_PER_LINE]) for start in range(0, len(cards), EMOJI_PER_LINE)
    ]


def pyramid_emoji_lines(rows: Rows) -> list[str]:
    """The pyramid as emoji, its top row first."""
    return [_indent(number) + card_emoji(row) for number, row in reversed(list(enumerate(rows)))]


def _indent(row: int) -> str:
    """An indent of half an emoji for each row below.

    In a terminal an emoji takes two columns and each of these spaces one. In most other fonts an emoji is
    1.25 em wide and an en space 0.5 em. Every fourth space is an em space: 0.625 em on average.
    """
    return "".join("\N{EM SPACE}" if number % 4 == 1 else "\N{EN SPACE}" for number in range(row))
