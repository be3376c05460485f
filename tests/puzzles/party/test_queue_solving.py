"""Proof, grading, tags, steps and checks of queues, on drawn puzzles."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.party.queue.explain import QueueTechnique, next_step, steps
from ppsolve.puzzles.party.queue.explore import (
    QueueState,
    explore_up_to,
    legal_moves,
    make_book,
    move_texts,
    start_state,
    winning_lines,
)
from ppsolve.puzzles.party.queue.task import QueueTag, QueueTask
from ppsolve.puzzles.party.queue.verify import (
    MOST_LINES,
    LineEffort,
    check,
    effort,
    examine,
    fewest_points,
    level_of,
)
from ppsolve.puzzles.solution import LEVELS
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules


def queue(base: int, pyramid: Rows, cards: str, window: int = 1) -> QueueTask:
    return QueueTask(Rules.of(2, base=base), pyramid, cards, window)


ONE_LINE = queue(3, ("GGR",), "GRG")
"""Green above the two greens; above green and red it would cover the only red card."""
HARD = queue(5, ("RGR", "R."), "BGRBBGGGBR")
EXPERT = queue(6, ("BRPBB", "BR.."), "PPPRRBYBBYPPBP", window=2)


def played(task: QueueTask, texts: list[str]) -> QueueState:
    state = start_state(task)
    for text in texts:
        state = state.after(parse_move(text))
    return state


# Examining.


def test_an_examination_has_the_line_the_level_and_the_counts() -> None:
    examination = examine(ONE_LINE)
    assert examination.solution == ("Gb1", "Rb2", "Gc1")
    assert examination.level == "easy"
    assert examination.facts == {
        "cards": 3, "steps": 3, "clues": 3, "lines": 1, "positions": 5, "points": 5, "depth": 1,
        "decisions": 1, "failing": 1, "late": 0, "only_moves": 1,
    }  # fmt: skip


@pytest.mark.parametrize("task", [ONE_LINE, HARD, EXPERT], ids=["one-line", "hard", "expert"])
def test_the_solution_is_the_easiest_winning_line(task: QueueTask) -> None:
    lines = list(winning_lines(task, explore_up_to(task), start_state(task)))
    fewest = min(effort(line).points for line in lines)
    equals = [move_texts(line) for line in lines if effort(line).points == fewest]
    examination = examine(task)
    assert examination.solution == min(equals)
    assert examination.facts["points"] == fewest
    assert examination.facts["lines"] == len(lines)


@pytest.mark.parametrize(
    ("task", "complaint"),
    [
        (queue(3, ("GGR",), "RRG"), "queue: no winning line: at most 1 of the 3 cards can be placed"),
        (queue(3, ("GGG",), "GGGG"), "queue: 4 cards for 3 free cells"),
        (queue(5, (), "RGRGRGRG"), "queue: 420 winning lines, more than the 10 a puzzle may have"),
        (
            queue(4, (), "YGYRRGRG"),
            "queue: 9 winning lines, more than the 6 a puzzle of level medium may have",
        ),
    ],
)
def test_a_task_that_is_not_sound_is_refused_with_the_reason(task: QueueTask, complaint: str) -> None:
    with pytest.raises(BadInput) as refusal:
        examine(task)
    assert str(refusal.value) == complaint


def test_a_task_with_too_many_positions_is_refused() -> None:
    with pytest.raises(BadInput, match="more than 50,000 positions, too many for a puzzle"):
        examine(queue(8, (), "RGYPBRGYPBRGYPBRGYPB", window=8))


# Grading.


def test_more_of_anything_is_never_easier() -> None:
    for depth, failing, late, only_moves in product(range(0, 15, 2), range(6), range(0, 14, 2), range(8)):
        points = LineEffort(depth, failing, late, only_moves).points
        for more in (
            LineEffort(depth + 1, failing, late, only_moves),
            LineEffort(depth, failing + 1, late, only_moves),
            LineEffort(depth, failing, late + 1, only_moves),
            LineEffort(depth, failing, late, only_moves + 1),
        ):
            assert more.points > points
            assert LEVELS.index(level_of(more.points)) >= LEVELS.index(level_of(points))


def test_every_number_of_points_has_a_level_and_levels_follow_each_other() -> None:
    seen = [level_of(points) for points in range(200)]
    assert list(dict.fromkeys(seen)) == list(LEVELS)
    assert [seen.index(level) for level in LEVELS] == [fewest_points(level) for level in LEVELS]
    assert [MOST_LINES[level] for level in LEVELS] == sorted(MOST_LINES.values(), reverse=True)


# Tags.


@pytest.mark.parametrize(
    ("task", "tags"),
    [
        (ONE_LINE, ("colour-kill", "one-line")),
        (queue(3, ("Y",), "YYY", window=2), ("choice",)),
        # After Ya0 the base is full and only yellow fits; then Yb1 opens a place for green.
        (queue(3, ("YG", "G"), "YYG"), ("comeback",)),
        # Gc2 instead of Gb1 leaves red without a place for good.
        (queue(4, ("GYRG", ".RG"), "GRR"), ("colour-kill",)),
        # Ra0 leaves fewer choices than Ra4, which fails.
        (queue(4, ("YGY", "G."), "RYGR"), ("colour-kill", "sacrifice")),
        (HARD, ("only-move", "colour-kill", "late-trap")),
    ],
)
def test_tags_say_what_a_puzzle_is_about(task: QueueTask, tags: tuple[QueueTag, ...]) -> None:
    assert examine(task).tags == tags


# Explaining.


@pytest.mark.parametrize(
    ("task", "technique", "reason"),
    [
        (
            queue(3, ("GG",), "RRG"),
            "either-way",
            "Wherever the red card goes, the position is the same or its mirror image.",
        ),
        (queue(4, ("GGRR", ".RR"), "GRG"), "only-fit", "The green card fits only at b1."),
        (queue(3, ("GR",), "GRG"), "free-choice", "All three choices win; Ga0 is one of them."),
        (
            ONE_LINE,
            "keep-alive",
            "Of the two choices, only Gb1 wins. "
            "After Gb2, no place can ever take red again, with one red card still to come.",
        ),
        (
            queue(4, ("YGGY", "Y.."), "GYG"),
            "dead-end",
            "Of the two choices, only Gb2 wins. After Gb3, no place takes yellow (card 2 of the queue).",
        ),
        (
            queue(3, ("RY",), "RYY"),
            "good-choice",
            "Two of the three choices win; Ra3 is one of them. "
            "After Ra0, at most one more card fits, then no place takes yellow (card 3 of the queue).",
        ),
        (
            queue(3, ("G",), "RGY", window=2),
            "only-move",
            "Of the two choices, only Ra0 wins. "
            "After Ga0, at most one more card fits, then, for example, no place takes yellow, "
            "with one card left.",
        ),
    ],
)
def test_the_first_step_is_explained(task: QueueTask, technique: str, reason: str) -> None:
    step = steps(task)[0]
    assert (step.technique, step.reason) == (technique, reason)
    assert step == next_step(task, [])


def test_a_colour_that_comes_back_is_named() -> None:
    task = queue(6, ("YRPGR", "Y..."), "YYRPRPGGGRPRGY", window=2)
    step = next(step for step in steps(task) if step.technique == "comeback")
    assert step.reason.startswith("Pb2 opens a place for yellow again. Of the two choices, only Pb2 wins. ")


@pytest.mark.parametrize("task", [ONE_LINE, HARD, EXPERT], ids=["one-line", "hard", "expert"])
def test_the_steps_are_the_solution_and_each_is_the_hint_after_those_before_it(task: QueueTask) -> None:
    explained = steps(task)
    solution = examine(task).solution
    assert tuple(str(step.move) for step in explained) == solution
    for number, step in enumerate(explained):
        assert next_step(task, solution[:number]) == step
        assert step.technique in get_args(QueueTechnique)
        assert KINDS["queue"].operations.technique_text(step.technique).endswith(".")
    with pytest.raises(BadInput, match="all cards are placed"):
        next_step(task, solution)


def test_an_unknown_technique_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown technique 'luck'"):
        KINDS["queue"].operations.technique_text("luck")


# Playing.


@pytest.mark.parametrize("task", [ONE_LINE, HARD, EXPERT], ids=["one-line", "hard", "expert"])
def test_every_path_of_the_book_wins_and_every_other_move_is_found_wrong(task: QueueTask) -> None:
    pages = make_book(task)
    waiting: list[list[str]] = [[]]
    seen = set()
    while waiting:
        so_far = waiting.pop()
        state = played(task, so_far)
        page = "/".join(state.rows) + "|" + state.rest
        if page in seen:
            continue
        seen.add(page)
        finding = check(task, so_far)
        assert finding.right and finding.solved == (not state.rest)
        if not state.rest:
            continue
        assert str(next_step(task, so_far).move) in pages[page]
        for move in map(str, legal_moves(task, state)):
            if move in pages[page]:
                waiting.append([*so_far, move])
            else:
                wrong = check(task, [*so_far, move])
                assert not wrong.right and not wrong.solved and wrong.step == len(so_far) + 1
    assert seen >= pages.keys()


def test_a_losing_move_comes_with_the_cards_it_strands() -> None:
    finding = check(HARD, ["Ba0", "Ga0", "Ra0"])
    assert (finding.right, finding.solved, finding.step) == (False, False, 2)
    assert finding.text == ("step 2: Ga0 is legal, but it loses: at least 2 cards can no longer be placed")
    with pytest.raises(BadInput, match=r"step 2: Ga0 is legal, but .*; undo from there"):
        next_step(HARD, ["Ba0", "Ga0", "Ra0"])


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["Ga1"], "a1 is occupied"),
        (["Ga4"], "a4 is not open; open: b1 b2"),
        (["Rb2"], "the next card is G"),
        (["Gb1", "Rb1"], "b1 is occupied"),
        (["Gb1", "Rb2", "Gd1"], "d1 is not open; open: c1"),
        (["Gb1", "Rb2", "Gc1", "Gc1"], "the queue is empty: there is nothing left to place"),
    ],
)
def test_an_illegal_move_comes_with_the_reason(given: list[str], why: str) -> None:
    finding = check(ONE_LINE, given)
    text = f"step {len(given)}: {given[-1]} is not legal: {why}"
    assert (finding.right, finding.step, finding.text) == (False, len(given), text)
    with pytest.raises(BadInput) as refusal:
        next_step(ONE_LINE, given)
    assert str(refusal.value) == f"{text}; undo from there"


def test_a_card_must_match_and_be_among_the_first() -> None:
    assert check(HARD, ["Bb2"]).text == "step 1: Bb2 is not legal: b2 accepts only R or G"
    assert check(EXPERT, ["Ra0"]).text == "step 1: Ra0 is not legal: the next 2 cards are P P"


def test_an_unreadable_move_is_bad_input() -> None:
    for read in (check, next_step):
        with pytest.raises(BadInput, match="move 'left': expected a colour"):
            read(ONE_LINE, ["Gb1", "left"])


def test_a_play_that_is_right_says_what_is_left() -> None:
    assert check(ONE_LINE, []).text == "Right so far; 3 cards are left to place."
    assert check(ONE_LINE, ["Gb1", "Rb2"]).text == "Right so far; 1 card is left to place."
    assert check(ONE_LINE, ["Gb1", "Rb2", "Gc1"]).text == "Right: all 3 cards are placed."


def test_a_hint_follows_a_player_who_left_the_published_line() -> None:
    other = next(
        line for line in make_book(HARD)["RGR/R.|" + HARD.queue] if line != examine(HARD).solution[0]
    )
    so_far = [other]
    while played(HARD, so_far).rest:
        so_far.append(str(next_step(HARD, so_far).move))
    assert check(HARD, so_far).solved
