"""Shared by the puzzles for one player: rules without players, and checks of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.pyramid import EMPTY, Rows
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules

SOLITAIRE_PLAYERS: Final = 2
"""A solitaire has no players; its rules are those for two."""


@lru_cache(maxsize=64)  # generation makes many tasks with the same rules
def solitaire_rules(rules: Rules, base: int) -> Rules:
    """Return the rules without overrides that only concern players. Equal puzzles then have equal rules."""
    matter = {key: value for key, value in rules.overrides.items() if key in ("deck", "upper_rows")}
    return Rules.of(SOLITAIRE_PLAYERS, rules.edition, **matter, base=base)


def with_plain_names(rows: Rows, more: str = "") -> str:
    """Return rows and the text `more` with colours renamed to `A`, `B`, ... in order of appearance."""
    names = {EMPTY: EMPTY, "/": "/", "|": "|"}
    text = f"{'/'.join(rows)}|{more}"
    return "".join(names.setdefault(letter, "ABCDE"[len(names) - 3 : len(names) - 2]) for letter in text)


def check_letters(where: str, cards: str) -> None:
    for letter in cards:
        if letter not in COLOURS:
            raise BadInput(where, f"unknown colour {quoted(letter)}; colours are {' '.join(COLOURS)}")


def check_deck(where: str, cards: str, rules: Rules) -> None:
    """Refuse more cards of a colour than the deck has."""
    for colour, number, held in zip(COLOURS, counts(cards), rules.deck, strict=True):
        if number > held:
            raise BadInput(where, f"{number} cards {colour} in all, but the deck has {held}")


def rules_value(rules: Rules) -> str | dict[str, Any]:
    """Return the rules as a JSON value, without the base, which is a separate field of the puzzle."""
    value = jsonform.rules_value(rules)
    if isinstance(value, str):
        return value
    value.pop("base", None)
    return value if len(value) > 1 else rules.edition


def rules_from(fields: Mapping[str, Any], base: int) -> Rules:
    """Read the rules from the fields of a puzzle with this base."""
    given = fields.get("rules", DEFAULT_EDITION)
    if isinstance(given, dict) and "base" in given:
        raise BadInput("rules.base", "belongs in the field base")
    overrides = dict(given) if isinstance(given, dict) else {"edition": given}
    return jsonform.rules_from(overrides | {"base": base}, SOLITAIRE_PLAYERS)
