"""What the puzzles for one player share: rules without players, and cards that a deck has."""

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
"""Solitaire has no players to count; the rules it is told under are those for two."""


@lru_cache(maxsize=64)  # many tasks of the same rules are made while one is looked for
def solitaire_rules(rules: Rules, base: int) -> Rules:
    """The rules without what only concerns players, so that equal puzzles have equal rules."""
    matter = {key: value for key, value in rules.overrides.items() if key in ("deck", "upper_rows")}
    return Rules.of(SOLITAIRE_PLAYERS, rules.edition, **matter, base=base)


def with_plain_names(rows: Rows, more: str = "") -> str:
    """Rows and what goes with them, colours called `A`, `B`, ... in the order in which they come."""
    names = {EMPTY: EMPTY, "/": "/", "|": "|"}
    text = f"{'/'.join(rows)}|{more}"
    return "".join(names.setdefault(letter, "ABCDE"[len(names) - 3 : len(names) - 2]) for letter in text)


def check_letters(where: str, cards: str) -> None:
    """Refuse letters that are no colours."""
    for letter in cards:
        if letter not in COLOURS:
            raise BadInput(where, f"unknown colour {quoted(letter)}; colours are {' '.join(COLOURS)}")


def check_deck(where: str, cards: str, rules: Rules) -> None:
    """Refuse more cards of a colour than the deck has."""
    for colour, number, held in zip(COLOURS, counts(cards), rules.deck, strict=True):
        if number > held:
            raise BadInput(where, f"{number} cards {colour} in all, but the deck has {held}")


def rules_value(rules: Rules) -> str | dict[str, Any]:
    """The rules as a JSON value, without the base, which has a field of its own in the puzzle."""
    value = jsonform.rules_value(rules)
    if isinstance(value, str):
        return value
    value.pop("base", None)
    return value if len(value) > 1 else rules.edition


def rules_from(fields: Mapping[str, Any], base: int) -> Rules:
    """The rules that the fields of a puzzle give, for its base."""
    given = fields.get("rules", DEFAULT_EDITION)
    if isinstance(given, dict) and "base" in given:
        raise BadInput("rules.base", "stands in the field base of the puzzle")
    overrides = dict(given) if isinstance(given, dict) else {"edition": given}
    return jsonform.rules_from(overrides | {"base": base}, SOLITAIRE_PLAYERS)
