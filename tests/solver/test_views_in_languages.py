"""Drawings of positions in all languages: the same facts, and only words from a catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ppsolve.solver.party import textform as party_lines
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.view import svg as party_svg
from ppsolve.solver.party.view import text as party_text
from ppsolve.solver.pingouin import textform as floe_lines
from ppsolve.solver.pingouin.view import svg as floe_svg
from ppsolve.solver.pingouin.view import text as floe_text
from translations import check_same_facts, plain_words, pseudo_language

ROUND = "iello-2024:RGGY/.G.:RPP,GBY+3,YBRx:0"
OVER = "iello-2024,base=1:R:G,BB+2,-:-"
FLOE = "pingouin:1B11333./..1A...../......./......../......./......../......./........:-:0"
GAME_OVER = "pingouin:......./......../......./......../......./......../......./........:9.4,8.4:0"


def party(line: str) -> Position:
    position = party_lines.loads(line)
    assert isinstance(position, Position)
    return position


def words_of(svg: str) -> str:
    """Return the texts of a picture, its title and its description."""
    return " ".join(re.findall(r">([^<>]+)<", svg))


def party_decision(draw: Callable[..., str]) -> str:
    position = party(ROUND)
    first, *_, last = position.legal_moves
    return draw(position, first, last)


def floe_decision(draw: Callable[..., str]) -> str:
    position = floe_lines.loads(FLOE)
    first, *_, last = position.legal_moves
    return draw(position, first, last)


DRAWINGS: dict[str, Callable[[], str]] = {
    "round": lambda: party_text.position_text(party(ROUND)),
    "round that is over": lambda: party_text.position_text(party(OVER)),
    "picture of a round": lambda: words_of(party_svg.position_svg(party(ROUND))),
    "picture of a round that is over": lambda: words_of(party_svg.position_svg(party(OVER))),
    "pyramid": lambda: words_of(party_svg.pyramid_svg(party(ROUND))),
    "decision": lambda: party_decision(party_text.decision_text),
    "picture of a decision": lambda: words_of(party_decision(party_svg.decision_svg)),
    "floe": lambda: floe_text.position_text(floe_lines.loads(FLOE)),
    "game that is over": lambda: floe_text.position_text(floe_lines.loads(GAME_OVER)),
    "picture of a floe": lambda: words_of(floe_svg.position_svg(floe_lines.loads(FLOE))),
    "decision on a floe": lambda: floe_decision(floe_text.decision_text),
    "picture of a decision on a floe": lambda: words_of(floe_decision(floe_svg.decision_svg)),
}


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_drawings_state_the_same_facts_in_all_languages(drawing: str) -> None:
    assert check_same_facts(DRAWINGS[drawing], ("Alice", "Bob", "Carol"), frozenset())


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_every_word_of_a_drawing_comes_from_a_catalogue(drawing: str) -> None:
    with pseudo_language():
        assert plain_words(DRAWINGS[drawing]()) <= {"iello", "base"}
