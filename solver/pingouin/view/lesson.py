"""Pingouin explained to somebody who has never played it."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.language.messages import either, listed, say
from ppsolve.solver.pingouin.dealing import FISH, PENGUINS
from ppsolve.solver.pingouin.floe import ROW_LETTERS, tile_name, tile_named
from ppsolve.solver.pingouin.textform import loads
from ppsolve.solver.pingouin.view.text import floe_text
from ppsolve.solver.view.lesson import RulesText, Section, lesson_text, number_text

EXAMPLE_ROWS: Final = ("1213112", "11211321", "21.1A213", "1211B3121")
"""The upper rows of the floe that the lesson draws; there is no ice below them."""
EXAMPLE: Final = f"pingouin:{'/'.join(EXAMPLE_ROWS)}/......./......../......./........:-:0"
PENGUIN: Final = "c4"
"""The penguin whose slides are shown."""
MOVE: Final = f"{PENGUIN}-c7"
"""The move that shows the notation."""

AUTHORS: Final = ("Alvydas Jakeliunas", "Günter Cornett")


def pingouin_rules(width: int = 80, *, colour: bool = False) -> RulesText:
    """Return the rules in the order in which players need them."""
    introduction = say(
        "rules-floe-introduction",
        authors=listed(AUTHORS),
        german="Packeis am Pol",
        english="Hey, That's My Fish!",
        fewest=number_text(min(PENGUINS)),
        most=number_text(max(PENGUINS)),
    )
    sections = [
        Section(say("rules-set-up"), _set_up_blocks()),
        Section(say("rules-turn"), [say("rules-floe-turn")]),
        Section(say("rules-example"), _example_blocks(colour)),
        Section(say("rules-out"), [say("rules-floe-out")]),
        Section(say("rules-end"), [say("rules-floe-end")]),
    ]
    return RulesText(introduction, sections)


def pingouin_lesson(width: int = 80, *, colour: bool = False) -> str:
    """Return the rules as text in lines of at most `width` columns."""
    return lesson_text(*pingouin_rules(width, colour=colour), width)


def _set_up_blocks() -> list[str | list[str]]:
    one, two, three = (FISH.count(fish) for fish in "123")
    rows = number_text(len(ROW_LETTERS))
    return [
        say("rules-floe-set-up", tiles=len(FISH), rows=rows, one=one, two=two, three=three),
        [
            say("rules-floe-penguins", players=players, penguins=number)
            for players, number in PENGUINS.items()
        ],
        say("rules-floe-placing"),
    ]


def _example_blocks(colour: bool) -> list[str]:
    position = loads(EXAMPLE)
    penguin = tile_named(PENGUIN)
    assert penguin is not None
    drawn = floe_text(position, colour=colour, chosen=penguin).split("\n")
    reached = either([tile_name(tile) for tile in position.reach(penguin)])
    return [
        say("rules-floe-drawing"),
        "\n".join([*drawn[: len(EXAMPLE_ROWS) + 1], drawn[-1]]),
        say("rules-floe-example", penguin=PENGUIN, tiles=reached, move=MOVE),
    ]
