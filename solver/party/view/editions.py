"""The editions of the game compared, as a table and as JSON."""

from __future__ import annotations

from typing import Any

from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.rules import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, Edition, Rules
from ppsolve.solver.view.layout import NARROWEST, paragraph
from ppsolve.solver.view.lesson import list_item

OVERRIDE_TEXT = {
    "base": "cards in the base row, 1 to 8",
    "deck": "cards of each colour, as in R9G9Y9B9",
    "hand_size": "cards dealt to each player",
    "bonus": "most points given back for an empty hand",
    "upper_rows": "free, or contiguous: the cards of a row form one unbroken run",
    "stuck": "out, or pass: a stuck player stays in the round",
}


def editions_text(width: int = 80) -> str:
    """Return the comparison that `ppsolve rules` prints: tables, or lists where `width` is too small."""
    editions = list(EDITIONS.values())
    facts = [[label, *cells] for label, cells in _facts(editions)]
    compared = _table(facts, ["", *(edition.name for edition in editions)], width, [12, 20, 20, 20])
    deals = _table(_deals(editions), ["players", "cards each", "base", "left over"], width)
    rules = _table([[*rule] for rule in OVERRIDE_TEXT.items()], ["rule", "meaning"], width)
    return "\n\n".join(
        [
            *("Editions\n--------", compared),
            *(paragraph("The deal, in every edition:", width), deals),
            *(paragraph("Rules that can be overridden, for house rules:", width), rules),
        ]
    )


def _table(
    rows: list[list[Any]], headers: list[str], width: int, column_widths: list[int] | None = None
) -> str:
    """A table, or a list for each column after the first if the table is wider than `width`."""
    from tabulate import tabulate

    table = tabulate(rows, headers=headers, maxcolwidths=column_widths)
    if max(map(len, table.split("\n"))) <= width:
        return table
    room = max(width, NARROWEST)
    blocks = []
    for column, header in enumerate(headers[1:], start=1):
        lines = [list_item(f"{row[0]}: {row[column]}", room) for row in rows if row[column]]
        blocks.append("\n".join([header, *lines]))
    return "\n\n".join(blocks)


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
