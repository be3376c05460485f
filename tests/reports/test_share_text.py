"""What people send to each other: the puzzle without its solution, and how it went."""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest

from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.party.text import EMOJI
from ppsolve.reports.puzzle.text import share_text
from sample_puzzles import LARGE, LONG_QUEUE, QUEUE, SAMPLES, SIX, SMALL, STRICT_QUEUE, THREE

HEART = EMOJI["R"]


def plain(text: str) -> str:
    """The text with ordinary blanks, as many."""
    return text.replace("\N{EN SPACE}", " ").replace("\N{EM SPACE}", " ")


def test_a_daily_pyramid() -> None:
    expected = """
           ⬜
          ⬜⬜
         🍇⬜⬜
        ⬜⬜⬜⬜
       ⬜⬜⭐⬜⬜
      ⬜🍇⬜⬜⬜💧
     ⬜⬜⭐⬜⬜⬜⬜
    ❤️⬜⬜⬜⬜🍀⬜💧
    28 cards to place
    ❤️6 🍀6 ⭐5 🍇5 💧6
    pyramid-expert-7-g2
    """
    assert plain(share_text(LARGE)) == "Penguin pyramid #123 · expert\n" + dedent(expected).strip("\n")


def test_a_queue_in_its_order() -> None:
    assert share_text(QUEUE).splitlines() == [
        "Penguin queue-medium-11-g2 · medium",
        f"{HEART}🍀",
        "11 cards to place, any of the first 2, base of 5",
        f"💧{HEART}💧{HEART}💧🍀⭐{HEART}⭐⭐💧",
    ]


def test_nothing_is_drawn_where_nothing_lies() -> None:
    assert share_text(STRICT_QUEUE).splitlines()[:2] == [
        "Penguin queue #123 · easy",
        "7 cards to place in order, base of 4",
    ]


def test_a_long_queue_is_broken_into_lines() -> None:
    assert share_text(LONG_QUEUE).splitlines()[-3:] == ["💧" * 12] * 3


def test_a_duel_with_the_hands_of_those_who_still_play() -> None:
    lines = share_text(SIX).splitlines()
    assert lines[3:] == [
        f"{HEART}🍀💧{HEART}🍇🍇⭐⭐",
        "Zoë to move: at most 2 cards left",
        f"Alice {HEART}{HEART}⭐💧",
        "Zoë 🍀🍀🍇🍇",
        "Erin 🍀⭐💧",
        f"Frank {HEART}🍇💧",
    ]
    assert 'O\'Brien & "Co" to move: no card left' in share_text(THREE)


@pytest.mark.parametrize("puzzle", SAMPLES)
def test_nothing_of_the_solution_is_shared(puzzle: Puzzle) -> None:
    assert share_text(puzzle) == share_text(replace(puzzle, solution=(), tags=()))


@pytest.mark.parametrize("puzzle", [SMALL, LARGE])
def test_every_cell_to_fill_is_an_empty_square(puzzle: Puzzle) -> None:
    assert isinstance(puzzle.task, PyramidTask)
    assert share_text(puzzle).count("⬜") == len(puzzle.task.cards)


@pytest.mark.parametrize("puzzle", SAMPLES)
def test_title_first_and_short_id_once(puzzle: Puzzle) -> None:
    text = share_text(puzzle)
    assert text.splitlines()[0] == puzzle.title
    if puzzle.recipe:
        assert text.count(puzzle.recipe.name) == 1


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len(set(EMOJI.values())) == 6
    # Circles and squares that differ in nothing but their colour would be of no use.
    assert not any(name in "".join(EMOJI.values()) for name in "🔴🟢🟡🟣🔵🟥🟩🟨🟪🟦")


def test_rows_are_shifted_by_half_an_emoji_in_a_terminal_and_in_a_proportional_font() -> None:
    lines = share_text(LARGE).splitlines()[1:9]
    widths = {"\N{EN SPACE}": 0.5, "\N{EM SPACE}": 1.0}
    for row, line in enumerate(reversed(lines)):
        blanks = [letter for letter in line if letter in widths]
        assert len(blanks) == row  # one column each, where an emoji takes two
        assert sum(widths[blank] for blank in blanks) == pytest.approx(row * 1.25 / 2, abs=0.26)
