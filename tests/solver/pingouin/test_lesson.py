"""The lesson in Pingouin agrees with the deal and with the slides of its example."""

from __future__ import annotations

import re

import pytest

from ppsolve.solver.language.messages import languages, use_language
from ppsolve.solver.pingouin.dealing import FISH, PENGUINS, deal
from ppsolve.solver.pingouin.textform import loads
from ppsolve.solver.pingouin.view.lesson import AUTHORS, EXAMPLE, PENGUIN, pingouin_lesson
from ppsolve.solver.view.layout import display_width
from translations import check_same_facts, plain_words, pseudo_language

WORDS = " ".join(pingouin_lesson().split())


def test_every_part_of_a_game_has_a_section() -> None:
    headings = re.findall(r"^(.+)\n-+$", pingouin_lesson(), flags=re.MULTILINE)
    assert headings == ["Set-up", "Your turn", "An example", "Out", "End"]


def test_the_set_up_is_that_of_a_deal() -> None:
    assert (len(FISH), [len(row) for row in deal(1).rows]) == (60, [7, 8] * 4)
    assert "the 60 six-sided tiles at random, in eight rows of 7 and 8 in turn" in WORDS
    assert [FISH.count(fish) for fish in "123"] == [30, 20, 10]
    assert "30 with one fish, 20 with two and 10 with three" in WORDS
    assert "for two to four players" in WORDS and (min(PENGUINS), max(PENGUINS)) == (2, 4)
    for players, penguins in PENGUINS.items():
        assert f"  {players} players: {penguins} penguins each\n" in pingouin_lesson()
        assert {player.to_place for player in deal(1, players).players} == {penguins}


def test_the_slides_of_the_example_are_the_legal_ones() -> None:
    position = loads(EXAMPLE)
    legal = [str(move).partition("-")[2] for move in position.legal_moves if str(move).startswith(PENGUIN)]
    named = re.search(r"in parentheses: ([a-h0-9, ]+) or ([a-h][0-9])\.", WORDS)
    assert named is not None
    assert [*named[1].split(", "), named[2]] == legal
    assert f"{PENGUIN}-c7" in WORDS and "c7" in legal
    drawn = pingouin_lesson().split("left:\n\n")[1].split("\n\n")[0]
    assert drawn.count("(") == len(legal)


def test_a_hole_and_a_penguin_are_where_the_text_says() -> None:
    row_c, row_d = EXAMPLE.split(":")[1].split("/")[2:4]
    assert re.sub("[A-D]", "", row_c)[2] == "." and row_c[3:5] == "1A"  # c3, c4
    assert row_d[3:5] == "1B"  # d4, down to the left of c4


@pytest.mark.parametrize("width", [40, 60, 80, 200])
@pytest.mark.parametrize("language", languages())
def test_the_lesson_fits_the_width(width: int, language: str) -> None:
    with use_language(language):
        assert max(map(display_width, pingouin_lesson(width).splitlines())) <= width


def test_the_lesson_states_the_same_facts_in_all_languages() -> None:
    """English writes small numbers as words, and other languages as figures."""
    names = (*AUTHORS, "Packeis am Pol", "Hey, That's My Fish!")
    check_same_facts(lambda: " ".join(pingouin_lesson(200).split()), names, frozenset("12348"))


def test_the_words_of_the_lesson_come_from_a_catalogue() -> None:
    with pseudo_language():
        assert not plain_words(pingouin_lesson())
