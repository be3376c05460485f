"""Penguin Party explained to somebody who has never played it."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.language.messages import listed, say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.rules import DEFAULT_EDITION, EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, Rules
from ppsolve.solver.party.textform import loads
from ppsolve.solver.party.view.text import pyramid_text
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.lesson import RulesText, Section, item_text, lesson_text, number_text

EXAMPLE: Final = "iello-2024:RGGY/.G.:RP,GB,YB:0"
"""The position that the lesson draws: 3 players, so that the base holds 8 cards."""

ENDS: Final = {"a0": "left", "a5": "right"}
UPON: Final = {"b1": ("R", "G"), "b3": ("G", "Y")}
"""The open places of the example: at the ends of the base, and upon two cards."""
MOVE: Final = "Gb1"
"""The move that shows the notation."""


def party_rules(width: int = 80, *, colour: bool = False) -> RulesText:
    """Return the rules in the order in which players need them."""
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    tables = {number: Rules.of(number) for number in players}
    fewest, most = number_text(FEWEST_PLAYERS), number_text(MOST_PLAYERS)
    points = number_text(tables[FEWEST_PLAYERS].bonus)
    sections = [
        Section(say("rules-set-up"), [_cards_text(), _deals(tables), say("rules-party-own-cards")]),
        Section(say("rules-turn"), _turn_blocks(tables)),
        Section(say("rules-example"), _example_blocks(max(width, NARROWEST), colour)),
        Section(say("rules-out"), [say("rules-party-out"), say("rules-party-done")]),
        Section(say("rules-bonus"), [say("rules-party-bonus", points=points)]),
        Section(say("rules-end"), [say("rules-party-end")]),
    ]
    return RulesText(say("rules-party-introduction", fewest=fewest, most=most), sections)


def party_lesson(width: int = 80, *, colour: bool = False) -> str:
    """Return the rules as text in lines of at most `width` columns."""
    return lesson_text(*party_rules(width, colour=colour), width)


def _cards_text() -> str:
    edition = EDITIONS[DEFAULT_EDITION]
    deck = [
        say("rules-party-of-a-colour", cards=number, colour=colour)
        for colour, number in zip(COLOURS, edition.deck, strict=True)
        if number
    ]
    return say("rules-party-cards", cards=sum(edition.deck), deck=listed(deck))


def _deals(tables: dict[int, Rules]) -> list[str]:
    return [
        say("rules-party-deal", players=number, cards=rules.hand_size, **rest_of(rules))
        for number, rules in tables.items()
    ]


def rest_of(rules: Rules) -> dict[str, str | int]:
    """Return what happens to the cards that are not dealt, as facts of a message."""
    rest = sum(rules.deck) - rules.players * rules.hand_size
    return {"rest": "first" if rules.opening_card else "unused" if rest else "none", "unused": rest}


def _turn_blocks(tables: dict[int, Rules]) -> list[str]:
    base, two = tables[MOST_PLAYERS].base, tables[FEWEST_PLAYERS].base
    return [
        say("rules-party-turn"),
        say("rules-party-bottom", base=base, two=two),
        say("rules-party-top"),
    ]


def _example_blocks(width: int, colour: bool) -> list[str | list[str]]:
    position = loads(EXAMPLE)
    assert isinstance(position, Position)
    letters = ", ".join(say("rules-party-letter", colour=letter) for letter in COLOURS)
    return [
        say("rules-party-brackets", letters=letters),
        pyramid_text(position, colour=colour, width=width),
        [item_text(place, words) for place, words in example_places().items()],
        say("rules-party-notation", move=MOVE, place=MOVE[1:]),
    ]


def example_places() -> dict[str, str]:
    """Return the open places of the example, each with its description and the colours that fit."""
    ends = {place: say("rules-party-at-end", side=side) for place, side in ENDS.items()}
    return ends | {
        place: say("rules-party-on-two", left=left, right=right) for place, (left, right) in UPON.items()
    }
