"""Pingouin explained to somebody who has never played it."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.pingouin.dealing import FISH, PENGUINS
from ppsolve.solver.pingouin.floe import ROW_LETTERS, tile_name, tile_named
from ppsolve.solver.pingouin.textform import loads
from ppsolve.solver.pingouin.view.text import floe_text
from ppsolve.solver.view.lesson import RulesText, Section, lesson_text
from ppsolve.solver.view.phrases import join_words, number_word

EXAMPLE_ROWS: Final = ("1213112", "11211321", "21.1A213", "1211B3121")
"""The upper rows of the floe that the lesson draws; there is no ice below them."""
EXAMPLE: Final = f"pingouin:{'/'.join(EXAMPLE_ROWS)}/......./......../......./........:-:0"
PENGUIN: Final = "c4"
"""The penguin whose slides are shown."""


def pingouin_rules(width: int = 80, *, colour: bool = False) -> RulesText:
    """Return the rules in the order in which players need them."""
    fewest, most = min(PENGUINS), max(PENGUINS)
    introduction = (
        "A board game by Alvydas Jakeliunas and Günter Cornett, also known as Packeis am Pol and Hey, That's "
        f"My Fish!, for {number_word(fewest)} to {number_word(most)} players. Your penguins slide over ice "
        "that melts behind them. Catch more fish than the others."
    )
    sections = [
        Section("Set-up", _set_up_blocks()),
        Section(
            "Your turn",
            [
                "Slide one of your penguins in a straight line, in any of the six directions, as far as you "
                "like, but at least one tile. It cannot cross a hole or another penguin, or leave the ice. "
                "Then take the tile that it left: its fish are yours, and there is a hole now. The tiles "
                "that it only passed stay where they are. If you can move, you must.",
            ],
        ),
        Section("An example", _example_blocks(colour)),
        Section(
            "Out",
            [
                "If it is your turn and none of your penguins can move, you are out. Take your penguins off "
                "the ice together with the tiles below them; those fish are yours, too. The others play on."
            ],
        ),
        Section(
            "End",
            [
                "The game ends when everybody is out. The player with the most fish wins. If several have "
                "the same number of fish, the one of them with the most tiles wins; if those are equal, too, "
                "the win is shared."
            ],
        ),
    ]
    return RulesText(introduction, sections)


def pingouin_lesson(width: int = 80, *, colour: bool = False) -> str:
    """Return the rules as text in lines of at most `width` columns."""
    return lesson_text(*pingouin_rules(width, colour=colour), width)


def _set_up_blocks() -> list[str | list[str]]:
    fish = [
        f"{FISH.count(str(number))} with {number_word(number)}" + (" fish" if number == 1 else "")
        for number in (1, 2, 3)
    ]
    penguins = [f"{players} players: {number} penguins each" for players, number in PENGUINS.items()]
    return [
        f"Lay out the {len(FISH)} six-sided tiles at random, in {number_word(len(ROW_LETTERS))} rows of 7 "
        f"and 8 in turn: {join_words(fish)}. Every tile shows its fish. Each player has penguins:",
        penguins,
        "In turn, put one penguin on a free tile with exactly one fish, until all penguins stand on the ice.",
    ]


def _example_blocks(colour: bool) -> list[str]:
    position = loads(EXAMPLE)
    penguin = tile_named(PENGUIN)
    assert penguin is not None
    drawn = floe_text(position, colour=colour, chosen=penguin).split("\n")
    reached = join_words([tile_name(tile) for tile in position.reach(penguin)], "or")
    return [
        "The upper part of a floe. A number is a tile with its fish, a letter is a penguin, and a dot is a "
        "hole. Rows have letters; columns are counted from the left:",
        "\n".join([*drawn[: len(EXAMPLE_ROWS) + 1], drawn[-1]]),
        f"Penguin A on {PENGUIN}, in brackets, can slide to the tiles in parentheses: {reached}. To its left "
        "is a hole, and down to the left stands penguin B. Wherever it goes, its player takes the tile "
        f"{PENGUIN} with one fish. ppsolve writes a move as both tiles, {PENGUIN}-c7, and the placing of a "
        f"penguin as one, {PENGUIN}.",
    ]
