"""Puzzles and their solutions as text: for a terminal, to share, and the headings."""

from __future__ import annotations

import re
from dataclasses import replace
from textwrap import dedent

import pytest

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import SERIES, kind_of
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.party.duel import DuelRenderer
from ppsolve.reports.puzzle.party.queue import QueueRenderer
from ppsolve.reports.puzzle.party.text import EMOJI, cards_by_colour
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.svg import puzzle_svg
from ppsolve.reports.puzzle.text import (
    day_text,
    heading,
    puzzle_text,
    share_text,
    solution_text,
    steps_text,
    subheading,
)
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.textform import loads
from ppsolve.solver.view.layout import display_width
from sample_puzzles import (
    DUEL,
    DUELS,
    FOUR,
    LARGE,
    LONG_QUEUE,
    MAY,
    PYRAMIDS,
    QUEUE,
    QUEUES,
    SAMPLES,
    SIX,
    SMALL,
    STRICT_QUEUE,
    THREE,
    themed,
)

ANSI = re.compile(r"\x1b\[[0-9;]*m")
WIDTHS = [40, 47, 60, 80, 120]


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_a_pyramid_to_fill() -> None:
    assert puzzle_text(SMALL, width=66) == picture(
        """
        Penguin pyramid 3 · easy

        Fill the pyramid with the 6 cards listed. Every card above the
        base row must have the colour of at least one of the two cards
        below it. There is exactly one solution.

        d            [B]
        c         [ ]   [ ]
        b      [ ]   [R]   [ ]
        a   [B]   [ ]   [ ]   [B]
             1     2     3     4

        6 cards to place:
          red     RRR  3
          purple  P    1
          blue    BB   2

        Rules of IELLO 2024, base of 4

        ID: pyramid-easy-3-base4-g2
        """
    )


def test_a_filled_pyramid() -> None:
    assert solution_text(SMALL) == picture(
        """
        Penguin pyramid 3 · easy: the solution

        d            [B]
        c         [B]   [R]
        b      [B]   [R]   [R]
        a   [B]   [P]   [R]   [B]
             1     2     3     4
        """
    )


def test_a_queue_with_the_cards_that_can_be_chosen_apart() -> None:
    text = puzzle_text(QUEUE)
    assert (
        picture(
            """
        b           (RG)
        a  (any)  [R]   [G]  (any)
             0     1     2     3

        next: [B] [R]
        then: B R B G Y R Y Y B
        """
        )
        in text
    )


def test_a_solved_queue_and_its_moves() -> None:
    assert picture(
        """
        d             .    B11
        c         Y10   B5    R7
        b      Y9    B2    R4    G6
        a   Y8    B1    [R]   [G]   R3
             1     2     3     4     5

        1. Ba0  2. Bb1  3. Ra4  4. Rb2  5. Bc1  6. Gb3  7. Rc2  8. Ya0  9. Yb1  10. Yc1
        11. Bd2
        """
    ) in solution_text(QUEUE)


def test_a_duel_shows_all_hands_and_the_open_slots() -> None:
    text = puzzle_text(FOUR)
    assert "c         (B)   [B]   [G]   (R)   [R]   [Y]" in text
    assert (
        picture(
            """
        > Alice  PPP B   4  to move
          Bob    RR Y B  4  3 tokens
          Carol  G YYY   4
          Dave   G PPP   4
        """
        )
        in text
    )


def test_the_solution_of_a_duel_is_its_move_and_the_line_after_it() -> None:
    text = solution_text(FOUR)
    assert "Alice must play Bc1." in text
    assert "c         [B]   [B]   [G]   (R)   [R]   [Y]" in text
    assert "2. Bob Yd5 (Carol is out, pays 4; Dave is out, pays 4; Alice is out, pays 3)" in text


def test_a_move_to_the_left_of_the_base_keeps_the_columns_of_the_notation() -> None:
    assert "a   [G]   [R]   [G]" in solution_text(THREE)
    assert "     0     1     2" in solution_text(THREE)


@pytest.mark.parametrize("puzzle", PYRAMIDS)
def test_every_given_card_and_every_cell_to_fill_is_drawn(puzzle: Puzzle) -> None:
    assert isinstance(puzzle.task, PyramidTask)
    rows = [re.findall(r"\[([RGYPB ])\]", line) for line in puzzle_text(puzzle).splitlines()]
    drawn = ["".join(cells).replace(" ", ".") for cells in rows if cells]
    assert tuple(reversed(drawn)) == puzzle.task.givens


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("puzzle", SAMPLES)
def test_no_line_is_too_wide(puzzle: Puzzle, width: int) -> None:
    for text in (puzzle_text(puzzle, width=width), solution_text(puzzle, width=width)):
        assert max(map(display_width, text.splitlines())) <= width


def test_reasons_are_set_by_the_columns_that_letters_take() -> None:
    reason = "\u30da\u30f3\u30ae\u30f3 has the card, so that " * 5
    lines = steps_text([placing_step("only-fit", parse_move("Ra1"), reason)] * 12, width=44).splitlines()
    assert lines[0] == " 1. Ra1  only-fit"
    assert max(map(display_width, lines)) <= 44
    assert all(line.startswith("    ") for line in lines if "card" in line)


def test_the_widest_pyramid_has_wide_cells_at_60_columns() -> None:
    assert "a   [R]   [ ]   [ ]   [ ]   [ ]   [G]   [ ]   [B]" in puzzle_text(LARGE, width=60)


@pytest.mark.parametrize("puzzle", SAMPLES)
def test_less_than_40_columns_are_taken_as_40(puzzle: Puzzle) -> None:
    assert puzzle_text(puzzle, width=10) == puzzle_text(puzzle, width=40)
    assert solution_text(puzzle, width=10) == solution_text(puzzle, width=40)


@pytest.mark.parametrize("puzzle", SAMPLES)
def test_colours_only_go_with_letters(puzzle: Puzzle) -> None:
    for show in (puzzle_text, solution_text):
        coloured = show(puzzle, colour=True)
        assert coloured != show(puzzle)
        assert ANSI.sub("", coloured) == show(puzzle)


@pytest.mark.parametrize("puzzle", SAMPLES)
def test_the_puzzle_says_nothing_about_its_solution_or_its_tags(puzzle: Puzzle) -> None:
    text = puzzle_text(puzzle)
    assert text == puzzle_text(replace(puzzle, solution=(), tags=()))
    assert not any(tag in text for tag in kind_of(puzzle.task).tags if "-" in tag)


def played(task: QueueTask, solution: tuple[str, ...]) -> Rows:
    """The pyramid after the moves, each of them looked up among the open slots."""
    rows = task.pyramid
    for text in solution:
        move = parse_move(text)
        assert any(
            (slot.row, slot.column) == (move.row, move.column) and move.colour in slot.accepts
            for slot in open_slots(rows, task.rules)
        )
        rows = with_card(rows, move)
    return rows


@pytest.mark.parametrize("puzzle", QUEUES)
def test_a_solved_queue_is_what_its_moves_lead_to(puzzle: Puzzle) -> None:
    assert isinstance(puzzle.task, QueueTask)
    laid = QueueRenderer().solved_pyramid(puzzle.task, puzzle.solution)
    drawn = tuple("".join(spot.card or "." for spot in row) for row in laid.rows)
    assert drawn == played(puzzle.task, puzzle.solution)
    in_order = sorted(laid.turns, key=lambda cell: laid.turns[cell])
    cards = {(spot.row, spot.column): spot.card for row in laid.rows for spot in row}
    assert [cards[cell] for cell in in_order] == [move[0] for move in puzzle.solution]
    assert sorted(laid.turns.values()) == list(range(1, len(puzzle.solution) + 1))
    given = [cards[cell] for cell in cards if cell not in laid.turns and cards[cell]]
    assert sorted(given) == sorted("".join(puzzle.task.pyramid).replace(".", ""))


@pytest.mark.parametrize("puzzle", DUELS)
def test_a_solved_duel_differs_from_the_duel_by_one_card(puzzle: Puzzle) -> None:
    assert isinstance(puzzle.task, DuelTask)
    solved = DuelRenderer().solved_pyramid(puzzle.task, puzzle.solution)
    before = [spot for row in DuelRenderer().places(puzzle.task) for spot in row]
    after = [spot for row in solved.rows for spot in row]
    (new,) = (spot for spot in after if spot not in before)
    assert f"{new.card}" == puzzle.solution[0][0]
    assert {(new.row, new.column): 1} == solved.turns


@pytest.mark.parametrize(
    ("task", "words"),
    [
        (SMALL.task, "with the 6 cards listed"),
        (STRICT_QUEUE.task, "Place all 7 cards in the order shown."),
        (QUEUE.task, "Place all 11 cards. Each turn, choose one of the first 2 cards of the queue;"),
        (LONG_QUEUE.task, "Place all 36 cards, in any order."),
        (QueueTask(Rules.of(2), ("R",), "G"), "Place the card shown."),
        (DUEL.task, "one move that is sure to leave Alice with at most 1 card, whatever Bob does."),
        (FOUR.task, "sure to leave Alice with at most 3 cards, whatever the others do."),
        (THREE.task, 'sure to leave O\'Brien & "Co" with no cards, whatever the others do.'),
        (DuelTask(loads("iello-2024:RG:RGB,-:0"), 0), "one move that can leave Alice with no cards."),
        (
            DuelTask(loads("iello-2024:RG:RGB,GBx,Carol=PP:0"), 1),
            "sure to leave Alice with at most 1 card, whatever Carol does.",
        ),
    ],
)
def test_the_statement_says_what_is_to_be_done(task: Task, words: str) -> None:
    assert words in renderer_of(task).statement(task)


@pytest.mark.parametrize("puzzle", SAMPLES)
def test_a_statement_is_one_or_two_sentences(puzzle: Puzzle) -> None:
    told = renderer_of(puzzle.task).statement(puzzle.task)
    assert told.endswith(".")
    assert len(re.findall(r"\.(?: |$)", told)) in (1, 2)


@pytest.mark.parametrize(
    ("task", "words"),
    [
        (QUEUE.task, "either end of the base row, which holds 5 at most"),
        (STRICT_QUEUE.task, "The first card opens the base row."),
        (FOUR.task, "The base row is full"),
        (FOUR.task, "if you can't, you are out."),
        (DuelTask(loads("iello-2024,stuck=pass:RG:RGB,B:0"), 0), "if you can't, you pass."),
        (DuelTask(loads("iello-2024,upper_rows=contiguous:RG:RGB,B:0"), 0), "one unbroken run"),
    ],
)
def test_the_reminder_has_the_rules_that_matter(task: Task, words: str) -> None:
    assert words in renderer_of(task).reminder(task)


def test_the_goal_in_a_few_words() -> None:
    assert renderer_of(LARGE.task).goal(LARGE.task) == "28 cards to place"
    assert renderer_of(QUEUE.task).goal(QUEUE.task) == "11 cards to place, any of the first 2, base of 5"
    assert renderer_of(LONG_QUEUE.task).goal(LONG_QUEUE.task) == "36 cards to place, in any order, base of 8"
    assert renderer_of(STRICT_QUEUE.task).goal(STRICT_QUEUE.task) == "7 cards to place in order, base of 4"
    assert renderer_of(SIX.task).goal(SIX.task) == "Zoë to move: at most 2 cards left"
    assert renderer_of(THREE.task).goal(THREE.task) == 'O\'Brien & "Co" to move: no card left'


def test_headings_name_the_day_or_the_kind() -> None:
    assert heading(LARGE) == "Penguin pyramid #123"
    assert subheading(LARGE) == "Fill the pyramid · 3 May 2026"
    assert (heading(QUEUE), subheading(QUEUE)) == ("Penguin queue", "Empty the queue")
    assert (heading(DUEL), subheading(DUEL)) == ("Penguin duel", "Find the move")
    assert day_text(MAY) == "3 May 2026"


def test_a_daily_puzzle_shows_the_theme_of_its_week() -> None:
    themes = [theme.name for theme in SERIES["party"].themes]
    puzzle = themed(LARGE)
    assert puzzle.theme in themes
    line = f"Theme of the week: {puzzle.theme}"
    assert puzzle_text(puzzle).split("\n\n")[1] == line
    assert subheading(puzzle) == f"Fill the pyramid · 3 February 2027 · {line}"
    assert subheading(puzzle, theme=False) == "Fill the pyramid · 3 February 2027"
    assert line in puzzle_svg(puzzle)


def test_a_puzzle_that_is_not_about_the_theme_shows_none() -> None:
    puzzle = replace(themed(LARGE), tags=())
    assert "heme" not in puzzle_text(puzzle) + subheading(puzzle)


def test_the_text_to_share_has_no_theme() -> None:
    puzzle = themed(LARGE)
    assert share_text(puzzle) == share_text(replace(puzzle, tags=()))


def test_cards_are_counted_by_colour() -> None:
    assert cards_by_colour("") == []
    assert cards_by_colour("BYRRB") == [("R", 2), ("Y", 1), ("B", 2)]


# To share.

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
        "Penguin queue 11 · medium",
        f"{HEART}🍀",
        "11 cards to place, any of the first 2, base of 5",
        f"💧{HEART}💧{HEART}💧🍀⭐{HEART}⭐⭐💧",
        "queue-medium-11-g2",
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


def test_every_colour_has_its_own_shape() -> None:
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
