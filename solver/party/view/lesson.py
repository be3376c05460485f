"""Penguin Party explained to somebody who has never played it."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.rules import DEFAULT_EDITION, EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, Rules
from ppsolve.solver.party.textform import loads
from ppsolve.solver.party.view.text import pyramid_text
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.lesson import RulesText, Section, lesson_text
from ppsolve.solver.view.phrases import join_words, number_word

EXAMPLE: Final = "iello-2024:RGGY/.G.:RP,GB,YB:0"
"""The position that the lesson draws: 3 players, so that the base holds 8 cards."""

PLACES: Final = {
    "a0": "at the left end, any colour",
    "a5": "at the right end, any colour",
    "b1": "on the red and the green card, red or green",
    "b3": "on the green and the yellow card, green or yellow",
}
"""The open places of the example, and the colours that fit."""


def party_rules(width: int = 80, *, colour: bool = False) -> RulesText:
    """Return the rules in the order in which players need them."""
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    tables = {number: Rules.of(number) for number in players}
    introduction = (
        f"A card game by Reiner Knizia for {number_word(FEWEST_PLAYERS)} to {number_word(MOST_PLAYERS)} "
        "players. Everybody builds the same pyramid of penguins. Get rid of your cards: every card that you "
        "cannot play costs you a point, and the player with the fewest points wins."
    )
    sections = [
        Section("Set-up", [_cards_text(), _deals(tables), "Look at your own cards only."]),
        Section("Your turn", _turn_blocks(tables)),
        Section("An example", _example_blocks(max(width, NARROWEST), colour)),
        Section(
            "Out",
            [
                "If you can play a card, you must, even if you would rather not. If it is your turn and none "
                "of your cards fits, you are out for the rest of the round. You take one point for each card "
                "in your hand. You stay out even if one of your cards would fit again later.",
                "If you have played your last card, you are done and take no points. The others play on "
                "until nobody is left. The last player may play several cards in a row.",
            ],
        ),
        Section(
            "Bonus",
            [
                "If you have played all your cards, you give back up to "
                f"{number_word(tables[FEWEST_PLAYERS].bonus)} points from earlier rounds, if you have any."
            ],
        ),
        Section(
            "End",
            [
                "Play as many rounds as there are players. Each round, the start passes to the left, and all "
                "points are added up. After the last round, the lowest total wins. If it is a tie, the win "
                "is shared; some editions let you play another round."
            ],
        ),
    ]
    return RulesText(introduction, sections)


def party_lesson(width: int = 80, *, colour: bool = False) -> str:
    """Return the rules as text in lines of at most `width` columns."""
    return lesson_text(*party_rules(width, colour=colour), width)


def _cards_text() -> str:
    edition = EDITIONS[DEFAULT_EDITION]
    deck = [
        f"{number} {COLOUR_NAMES[colour]}"
        for colour, number in zip(COLOURS, edition.deck, strict=True)
        if number
    ]
    return f"You need {sum(edition.deck)} cards: {join_words(deck)}. Shuffle them and deal:"


def _deals(tables: dict[int, Rules]) -> list[str]:
    lines = []
    for number, rules in tables.items():
        rest = sum(rules.deck) - number * rules.hand_size
        note = ""
        if rules.opening_card:
            note = "; the last card starts the pyramid"
        elif rest:
            note = f"; {rest} are not used"
        lines.append(f"{number} players: {rules.hand_size} cards each{note}")
    return lines


def _turn_blocks(tables: dict[int, Rules]) -> list[str]:
    fewest, most = tables[FEWEST_PLAYERS], tables[MOST_PLAYERS]
    return [
        "Play one card from your hand; then it is the next player's turn. The first card starts the bottom "
        "row. After that, there are two ways to play a card:",
        "In the bottom row: put any card directly beside the row, at its left or its right end. The row has "
        f"no gaps. It is full when it has {most.base} cards, or {fewest.base} in a game of two.",
        "On top: put a card on two cards that lie side by side, half-way between them. It must have the "
        "colour of at least one of the two. So on two cards of one colour, only that colour fits.",
    ]


def _example_blocks(width: int, colour: bool) -> list[str | list[str]]:
    position = loads(EXAMPLE)
    assert isinstance(position, Position)
    letters = ", ".join(f"{letter} {COLOUR_NAMES[letter]}" for letter in COLOURS)
    return [
        f"Brackets are cards: {letters}. Parentheses are places where a card may go, with the colours that "
        "fit:",
        pyramid_text(position, colour=colour, width=width),
        [f"{place}: {words}" for place, words in PLACES.items()],
        "The green card on top lies on two green ones. Upper rows may have gaps: a card needs only the two "
        "cards below it. ppsolve writes a move as the colour and the place: Gb1 is green at b1.",
    ]
