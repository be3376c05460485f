"""Text that the renderers of Penguin Party share: rules, counts of cards, and emoji."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.language.messages import say
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
    full = bool(pyramid) and len(pyramid[0]) == rules.base
    row = "full" if full else "growing" if pyramid else "empty"
    return say("puzzle-where-cards-go", row=row, base=rules.base, runs=rules.upper_rows)


def rules_text(rules: Rules) -> str:
    """The rules by the names that players use.

    >>> rules_text(Rules.of(2, base=5, stuck="pass"))
    'Rules of IELLO 2024, base of 5, a stuck player passes'
    """
    publisher, _, year = rules.edition.partition("-")
    words = [say("puzzle-rules", edition=f"{_PUBLISHERS.get(publisher, publisher)} {year}")]
    for key, value in rules.overrides.items():
        slug, shown = key.replace("_", "-"), deck_text(rules.deck) if key == "deck" else str(value)
        words.append(say(f"puzzle-rule-{slug}", value=shown))
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
