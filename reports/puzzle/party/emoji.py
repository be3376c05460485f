"""Pyramids and cards as emoji."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.pyramid import EMPTY, Rows

EMOJI: Final = {
    "R": "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
    "G": "\N{FOUR LEAF CLOVER}",
    "Y": "\N{WHITE MEDIUM STAR}",
    "P": "\N{GRAPES}",
    "B": "\N{DROPLET}",
    EMPTY: "\N{WHITE LARGE SQUARE}",
}
"""Every colour has its own shape, the one that it has on printed sheets too."""

A_LINE: Final = 12
"""So many emoji fit beside each other on a phone."""


def card_emoji(cards: str) -> str:
    """The cards in their order."""
    return "".join(EMOJI[card] for card in cards)


def card_emoji_lines(cards: str) -> list[str]:
    """The cards in their order, in lines that a phone has room for."""
    return [card_emoji(cards[start : start + A_LINE]) for start in range(0, len(cards), A_LINE)]


def pyramid_emoji_lines(rows: Rows) -> list[str]:
    """The pyramid, its top first."""
    return [_indent(number) + card_emoji(row) for number, row in reversed(list(enumerate(rows)))]


def _indent(row: int) -> str:
    """Blanks as wide as half an emoji for each row below.

    In a terminal an emoji takes two columns and any of these spaces one. In most other fonts an emoji is
    1.25 em wide, and an en space 0.5 em: every fourth space is an em space, which gives 0.625 on average.
    """
    return "".join("\N{EM SPACE}" if number % 4 == 1 else "\N{EN SPACE}" for number in range(row))
