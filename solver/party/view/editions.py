"""The editions of the game compared, as a table and as JSON."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.rules import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, Edition, Rules
from ppsolve.solver.party.view.lesson import rest_of
from ppsolve.solver.view.layout import NARROWEST, display_width, paragraph
from ppsolve.solver.view.lesson import item_text, list_item

OVERRIDES: Final[dict[str, tuple[str, str]]] = {
    "base": ("", ""),
    "deck": ("", ""),
    "hand_size": ("", ""),
    "bonus": ("", ""),
    "upper_rows": ("free", "contiguous"),
    "stuck": ("out", "pass"),
}
"""The rules that can be overridden, with the usual value and another one if these have names."""


FACTS: Final = ("bonus", "tokens", "tumble", "tie", "note")
"""What the comparison states of each edition besides its colours, in the words of `Edition`."""


def editions_text(width: int = 80) -> str:
    """Return the comparison that `ppsolve rules` prints: tables, or lists where `width` is too small."""
    editions = list(EDITIONS.values())
    facts = [[label, *cells] for label, cells in _facts(editions)]
    compared = _table(facts, ["", *(edition.name for edition in editions)], width, [12, 20, 20, 20])
    columns = ("players", "cards", "base", "rest")
    deals = _table(_deals(editions), [say(f"rules-deals-{column}") for column in columns], width)
    headers = [say("rules-overrides-rule"), say("rules-overrides-meaning")]
    rules = _table([[rule, override_text(rule)] for rule in OVERRIDES], headers, width)
    heading = say("rules-editions")
    return "\n\n".join(
        [
            *(f"{heading}\n{'-' * display_width(heading)}", compared),
            *(paragraph(say("rules-deals"), width), deals),
            *(paragraph(say("rules-overrides"), width), rules),
        ]
    )


def override_text(rule: str) -> str:
    """Explain a rule that can be overridden."""
    usual, other = OVERRIDES[rule]
    return say("rules-override", rule=rule, usual=usual, other=other)


def _table(
    rows: list[list[Any]], headers: list[str], width: int, column_widths: list[int] | None = None
) -> str:
    """A table, or a list for each column after the first if the table is wider than `width`."""
    from tabulate import tabulate

    table = tabulate(rows, headers=headers, maxcolwidths=column_widths)
    if max(map(display_width, table.split("\n"))) <= width:
        return table
    room = max(width, NARROWEST)
    blocks = []
    for column, header in enumerate(headers[1:], start=1):
        lines = [list_item(item_text(str(row[0]), str(row[column])), room) for row in rows if row[column]]
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
    facts = [(say("rules-editions-colours"), [_deck_words(edition) for edition in editions])]
    for fact in FACTS:
        cells = [say(f"rules-edition-{fact}", edition=edition.name) for edition in editions]
        facts.append((say(f"rules-editions-{fact}"), cells))
    return facts


def _deck_words(edition: Edition) -> str:
    return ", ".join(
        say("rules-editions-cards", colour=colour, cards=number)
        for colour, number in zip(COLOURS, edition.deck, strict=True)
        if number
    )


def _deals(editions: list[Edition]) -> list[list[object]]:
    rows: list[list[object]] = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        tables = [Rules.of(players, edition.name) for edition in editions]
        rules = tables[0]
        rows.append([players, rules.hand_size, rules.base, say("rules-deals-left", **rest_of(rules))])
    return rows
