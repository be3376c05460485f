"""The editions of the game compared, as a table and as JSON."""

from __future__ import annotations

from typing import Any

from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.rules import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, Edition, Rules

OVERRIDE_TEXT = {
    "base": "cards in the base row, 1 to 8",
    "deck": "cards of each colour, as in R9G9Y9B9",
    "hand_size": "cards dealt to each player",
    "bonus": "most points given back for an empty hand",
    "upper_rows": "free, or contiguous: the cards of a row form one unbroken run",
    "stuck": "out, or pass: a stuck player stays in the round",
}


def editions_text() -> str:
    """Return the tables that `ppsolve rules` prints."""
    from tabulate import tabulate

    editions = list(EDITIONS.values())
    facts = [[label, *cells] for label, cells in _facts(editions)]
    compared = tabulate(
        facts, headers=["", *(edition.name for edition in editions)], maxcolwidths=[12, 24, 24, 24]
    )
    deals = tabulate(_deals(editions), headers=["players", "cards each", "base", "left over"])
    rules = tabulate(list(OVERRIDE_TEXT.items()), headers=["rule", "meaning"])
    return f"{compared}\n\nThe deal, in every edition:\n\n{deals}\n\nRules that can be overridden:\n\n{rules}"


def editions_dict() -> dict[str, Any]:
    return {
        edition.name: {
            "deck": {colour: number for colour, number in zip(COLOURS, edition.deck, strict=True) if number},
            "bonus": edition.bonus,
            "tokens": edition.tokens,
            "tumble": edition.tumble,
            "tie": edition.tie,
            "note": edition.note,
        }
        for edition in EDITIONS.values()
    }


def _facts(editions: list[Edition]) -> list[tuple[str, list[str]]]:
    return [
        ("colours", [_deck_words(edition) for edition in editions]),
        ("bonus for an empty hand", [edition.bonus_text for edition in editions]),
        ("tokens in the box", [edition.tokens for edition in editions]),
        ("tumble", [edition.tumble for edition in editions]),
        ("tie", [edition.tie for edition in editions]),
        ("note", [edition.note for edition in editions]),
    ]


def _deck_words(edition: Edition) -> str:
    return ", ".join(
        f"{COLOUR_NAMES[colour]} {number}"
        for colour, number in zip(COLOURS, edition.deck, strict=True)
        if number
    )


def _deals(editions: list[Edition]) -> list[list[object]]:
    rows: list[list[object]] = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        tables = [Rules.of(players, edition.name) for edition in editions]
        rules = tables[0]
        rest = sum(rules.deck) - players * rules.hand_size
        left_over = "1, starts the base" if rules.opening_card else f"{rest}, unused" if rest else "none"
        rows.append([players, rules.hand_size, rules.base, left_over])
    return rows
