"""Strands: exactly one first move works, by another proof; the definition of success; true sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from every_level import every_level
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.pingouin.contests import position_key
from ppsolve.puzzles.pingouin.floes import rotation_index_of
from ppsolve.puzzles.pingouin.strand.explain import make_book, next_step, steps
from ppsolve.puzzles.pingouin.strand.generate import SIZES
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.puzzles.pingouin.strand.simple_play import solved_share, wrong_tries
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.pingouin.strand.verify import check, examine
from ppsolve.puzzles.pingouin.symmetry import is_symmetric, symmetric_floe
from ppsolve.puzzles.pingouin.tiles import components, tiles_of
from ppsolve.puzzles.series import ROTATION_LENGTH
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.randomness import SplitMix64
from refusals import refusal
from strand_claims import check_strand, slides_of

HUNDRED = Path(__file__).with_name("strands.txt").read_text(encoding="utf-8").split()
"""The puzzles of the seeds 1 to 25 of every level: `python benchmarks/strands.py --ids FILE` writes them."""
OF_LEVEL = {level: [text for text in HUNDRED if text.startswith(f"strand-{level}-")] for level in LEVELS}
GOLDEN = {level: texts[0] for level, texts in OF_LEVEL.items()}


def task_in(text: str) -> StrandTask:
    """Return the task of a permanent ID without proving it."""
    task, _ = task_of(text)
    assert isinstance(task, StrandTask)
    return task


EASY = task_in(GOLDEN["easy"])


def task_of_rows(slides: int, *rows: str) -> StrandTask:
    """Return the task of a floe with these first rows; Alice is to move."""
    every = (*rows, *("." * (7 + row % 2) for row in range(len(rows), 8)))
    return StrandTask(Position.drawn(every, (Player("Alice"), Player("Bob"))), slides)


def strands(position: Position, seat: int, slides: int) -> bool:
    """Return whether a player strands the other in time: every line is tried, and nothing is remembered."""
    if not slides_of(position, 1 - seat):
        return True
    if position.to_move != seat:
        can_go_on = slides > 0 and bool(position.players[seat].penguins)
        return can_go_on and all(strands(position.after(m), seat, slides) for m in position.legal_moves)
    return slides > 0 and any(strands(position.after(m), seat, slides - 1) for m in position.legal_moves)


def test_there_are_a_hundred_puzzles_of_the_generator() -> None:
    assert {level: len(texts) for level, texts in OF_LEVEL.items()} == dict.fromkeys(LEVELS, 25)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_one_move_works_by_another_proof(level: Level) -> None:
    for text in OF_LEVEL[level]:
        task = task_in(text)
        position, seat = task.position, task.seat
        working = [
            str(move) for move in position.legal_moves if strands(position.after(move), seat, task.slides - 1)
        ]
        assert working == [examine(task).solution[0]], text
        assert not strands(position, seat, task.slides - 1), "a slide fewer is too few"


@every_level
def test_a_strand_is_of_its_level_and_its_line_strands_in_time(level: Level) -> None:
    for text in OF_LEVEL[level]:
        task = task_in(text)
        found = examine(task)
        assert found.level == level, text
        position = task.position
        for move in found.solution:
            assert slides_of(position, task.rival)
            position = position.play(move)
        assert not slides_of(position, task.rival)
        assert sum(task.seat == number % 2 for number in range(len(found.solution))) <= task.slides
        assert check(task, found.solution).solved
        assert check(task, found.solution[:1]).solved


@every_level
def test_the_same_seed_gives_the_same_strand(level: Level) -> None:
    task, recipe = task_of(GOLDEN[level])
    assert recipe is not None
    assert generate(recipe).puzzle.task == task


@every_level
def test_floes_of_seeds_in_a_row_differ_even_if_turned(level: Level) -> None:
    for text in OF_LEVEL[level]:
        task, recipe = task_of(text)
        assert recipe is not None
        assert isinstance(task, StrandTask)
        island = tiles_of(tile for tile, fish in enumerate(task.position.ice) if fish)
        assert rotation_index_of(island) == recipe.seed % ROTATION_LENGTH
        assert island.bit_count() <= SIZES[level][1]
        assert len(components(island)) == 1


def test_simple_play_finds_easy_keys_but_never_solves_hard_ones() -> None:
    def share(level: Level) -> float:
        judges = [StrandJudge(task_in(text)) for text in OF_LEVEL[level]]
        if level in ("hard", "expert"):
            assert not any(solved_share(judge, judge.start) for judge in judges)
        return sum(wrong_tries(judge, judge.start) < 1 for judge in judges) / len(judges)

    shares = [share(level) for level in LEVELS]
    assert shares[0] > 0.7
    assert shares[-1] < 0.2
    assert shares == sorted(shares, reverse=True)


# The definition.


def test_a_slide_that_strands_the_mover_counts_but_only_in_time() -> None:
    task = task_of_rows(2, "1A1.....", "........", ".1B1....")
    judge = StrandJudge(task)
    after = task.position.play("a1-a2")
    assert judge.keeps(after), "Bob's own slide does it before Alice's second"
    assert judge.won(after.play("c2-c3"))
    assert not judge.with_goal(-1).keeps(after), "Bob can still slide after Alice's first"


def test_a_player_who_cannot_slide_fails() -> None:
    task = task_of_rows(4, "1A1.....", "........", ".1B111..")
    judge = StrandJudge(task)
    stuck = task.position.play("a1-a2").play("c2-c3")
    assert stuck.to_move == task.rival
    assert judge.lost(stuck)
    assert not judge.keeps(stuck)


def test_a_rival_who_is_out_is_stranded() -> None:
    task = task_of_rows(2, "1A11B1...", "........", "1A11....")
    judge = StrandJudge(task)
    after = task.position.play("a1-a2").play("a3-a4")
    assert not slides_of(after, task.rival)
    later = after.play("c1-c2")
    assert not later.players[task.rival].penguins
    assert judge.won(after)
    assert judge.won(later)


def test_unsound_strands_are_refused() -> None:
    position = EASY.position
    assert "slides: 1 is not from 2 to 4" in str(refusal(lambda: StrandTask(position, 1)))
    assert "first moves work" in str(refusal(lambda: examine(StrandTask(position, 4))))
    assert "the other player cannot slide already" in str(
        refusal(lambda: task_of_rows(2, "1A1.....", "........", "1B......"))
    )
    three = Position(position.ice, (*position.players, Player("Carol")))
    assert "3 players, but a strand is for two" in str(refusal(lambda: StrandTask(three, 2)))
    whole = Position((1,) * 60, (Player("Alice", penguins=(0,)), Player("Bob", penguins=(59,))))
    assert "a strand is proved up to 24" in str(refusal(lambda: examine(StrandTask(whole, 2))))
    hard = task_in(GOLDEN["hard"])
    too_few = StrandTask(hard.position, hard.slides - 1)
    assert f"cannot strand Bob in {hard.slides - 1} slides" in str(refusal(lambda: examine(too_few)))


# Sentences.


@every_level
def test_every_sentence_of_a_hint_is_true(level: Level) -> None:
    for text in OF_LEVEL[level][:4]:
        assert check_strand(task_in(text)) >= 1


@pytest.mark.slow
@every_level
def test_every_sentence_of_a_hundred_puzzles_is_true(level: Level) -> None:
    for text in OF_LEVEL[level]:
        assert check_strand(task_in(text)) >= 1, text


def test_the_book_holds_out_as_long_as_possible_and_refutes_what_fails() -> None:
    for text in GOLDEN.values():
        task = task_in(text)
        judge, found = StrandJudge(task), make_book(task)
        waiting = [task.position]
        while waiting:
            position = waiting.pop()
            for move in found["good"][position_key(position)]:
                after = position.play(move)
                if judge.stranded(after):
                    continue
                answer = found["replies"][position_key(after)]
                values = {str(m): judge.value(after.after(m)) for m in after.legal_moves}
                assert values[answer] == min(values.values())
                if not judge.stranded(later := after.play(answer)):
                    waiting.append(later)
        for move in judge.failing_moves(task.position):
            after = task.position.after(move)
            for answer in found["refuted"][position_key(after)]:
                after = after.play(answer)
            assert judge.lost(after)


def test_steps_hints_and_checks() -> None:
    solution = examine(EASY).solution
    first = next_step(EASY, [])
    assert first.move == solution[0]
    assert first.claim.startswith(f"Only {solution[0]} strands Bob in time.")
    assert [step.move for step in steps(EASY)] == list(solution)
    wrong = str(StrandJudge(EASY).failing_moves(EASY.position)[0])
    assert check(EASY, [wrong]).text.startswith(f"step 1: {wrong} fails: ")
    assert check(EASY, solution).text == "Right: Bob is stranded."
    assert check(EASY, solution[:1]).text.endswith("Alice is sure to strand Bob in time.")
    assert "Undo from step" in str(refusal(lambda: next_step(EASY, [wrong])))
    assert "Bob is stranded" in str(refusal(lambda: next_step(EASY, solution)))
    assert not check(EASY, []).solved


# Symmetric floes.


def test_symmetric_floes_are_symmetric_and_connected() -> None:
    source = SplitMix64(7)
    found = [island for _ in range(200) if (island := symmetric_floe(source, 12)) is not None]
    assert len(found) > 20
    for island in found:
        assert is_symmetric(island)
        assert len(components(island)) == 1
        assert island.bit_count() in (11, 12)
    assert not is_symmetric(tiles_of((0, 1, 2, 8)))
