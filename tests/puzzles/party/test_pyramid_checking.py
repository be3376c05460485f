"""Checks of proposed solutions, and refusals of unsound pyramid puzzles."""

from __future__ import annotations

import pytest

from ppsolve.puzzles.party.pyramid.cells import marks_of, plan_of
from ppsolve.puzzles.party.pyramid.explain import next_step, steps
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.verify import check, examine, only_filling
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.cards import sorted_hand
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64
from refusals import refusal


def task_of(*givens: str, cards: str) -> PyramidTask:
    return PyramidTask(Rules.of(2, base=len(givens[0]), deck=dict.fromkeys("RGYPB", 10)), givens, cards)


TASK = task_of("Y.R.", "...", "R.", "P", cards="PPRPRY")
SOLUTION = ("YRRP", "YRP", "RP", "P")


def number_of_fillings(task: PyramidTask) -> int:
    """Count the ways to fill a small pyramid, cell by cell from the base up."""

    def filled(rows: tuple[str, ...], row: int, column: int, cards: str) -> int:
        if row == task.base:
            return 1
        after = (row, column + 1) if column + 1 < task.base - row else (row + 1, 0)
        given = task.givens[row][column]
        total = 0
        for card in sorted(set(cards)) if given == "." else [given]:
            if row and card not in rows[row - 1][column : column + 2]:
                continue
            grown = (*rows[:row], rows[row] + card, *rows[row + 1 :])
            total += filled(grown, *after, cards if given != "." else cards.replace(card, "", 1))
        return total

    return filled(("",) * task.base, 0, 0, task.cards)


def test_the_proof_agrees_with_counting_all_fillings() -> None:
    seen = set()
    for seed in range(16):
        source = SplitMix64(seed)
        rows = [list("".join("RGYB"[source.below(4)] for _ in range(4)))]
        for size in (3, 2, 1):
            rows.append([rows[-1][column + source.below(2)] for column in range(size)])
        if seed % 4 == 3:
            rows[1][source.below(3)] = "P"
        opened = [["." if source.below(3) else card for card in row] for row in rows]
        cards = "".join(
            card
            for row, after in zip(rows, opened, strict=True)
            for card, kept in zip(row, after, strict=True)
            if kept == "."
        )
        task = task_of(*("".join(row) for row in opened), cards=cards)
        number = number_of_fillings(task)
        seen.add(min(number, 2))
        plan = plan_of(task)
        try:
            only_filling(plan, marks_of(plan, task.givens))
            assert number == 1
        except BadInput as error:
            assert error.where == "givens"
            assert ("no way" if number == 0 else "more than one way") in error.what
    assert seen == {0, 1, 2}


def test_a_second_solution_is_refused_with_an_instance() -> None:
    with pytest.raises(BadInput) as caught:
        examine(task_of("RGY.", "R..", "..", ".", cards="YGYRGR"))
    assert caught.value.where == "givens"
    assert caught.value.what == (
        "there is more than one way to fill it; for instance a4 may be green or yellow"
    )


def test_a_puzzle_without_a_solution_is_refused() -> None:
    with pytest.raises(BadInput, match="givens: there is no way to fill it"):
        examine(task_of("RRRR", "...", "..", ".", cards="GGGYYY"))


def test_illegal_givens_are_refused() -> None:
    with pytest.raises(BadInput, match=r"givens: b2 is red \(R\) but rests on green and blue"):
        examine(task_of(".GB.", ".R.", "..", ".", cards="RGYPBRG"))


def test_a_puzzle_with_everything_given_is_none() -> None:
    assert str(refusal(lambda: task_of(*SOLUTION, cards=""))) == "cards: there is nothing to fill"


def test_a_puzzle_of_one_colour_is_easy_and_every_card_has_its_step() -> None:
    task = task_of("R...", "...", "..", ".", cards="R" * 9)
    assert examine(task).level == "easy"
    assert len(steps(task)) == 9


def test_the_full_rows_are_right() -> None:
    for given in (SOLUTION, ["/".join(SOLUTION)]):
        finding = check(TASK, given)
        assert (finding.right, finding.solved, finding.step) == (True, True, None)


def test_a_part_that_is_right_is_right_and_not_solved() -> None:
    for given in ([], ["Ra2"], ["Pc2", "Yb1"], ["Y.RP", "...", "..", "."]):
        finding = check(TASK, given)
        assert (finding.right, finding.solved) == (True, False), given
    assert check(TASK, ["Ra2"]).text == "right so far: 5 cards to go"


@pytest.mark.parametrize(
    ("given", "step", "text"),
    [
        (["Ra2", "Ra1"], 2, "step 2: Ra1 is wrong: a1 holds a given card"),
        (["Ra2", "Pa2"], 2, "step 2: Pa2 is wrong: a2 was filled in step 1"),
        (["Yb1", "Ya2"], 2, "step 2: Ya2 is wrong: there is only one yellow card to place"),
        (["Ga2"], 1, "step 1: Ga2 is wrong: there is no green card to place"),
        (["Ra2", "Pb1"], 2, "step 2: Pb1 is wrong: b1 is purple and would rest on yellow and red"),
        (["Yb1", "Pb2"], 2, "step 2: Pb2 is wrong: c1 is red and would rest on yellow and purple"),
        (["Ra0"], 1, "step 1: Ra0 is wrong: there is no such place in a pyramid of base 4"),
        (["Rb4"], 1, "step 1: Rb4 is wrong: there is no such place in a pyramid of base 4"),
        (
            ["YRRP", "YPR", "PP", "P"],
            2,
            "step 2: Pb2 is wrong: b2 is purple and would rest on two red cards",
        ),
        (["GRRP", "YRP", "RP", "P"], 1, "step 1: Ga1 is wrong: a1 holds a given card"),
    ],
)
def test_the_first_wrong_step_is_named_with_the_reason(given: list[str], step: int, text: str) -> None:
    finding = check(TASK, given)
    assert (finding.right, finding.solved, finding.step) == (False, False, step)
    assert finding.text == text


def test_a_card_that_cannot_stay_is_wrong_even_if_it_fits() -> None:
    finding = check(TASK, ["Ra4"])
    assert not finding.right
    assert finding.text.startswith("step 1: Ra4 is wrong: with red there the pyramid cannot be filled")
    assert "purple (P)" not in finding.text


@pytest.mark.parametrize("given", ["R2b", "Xa1", "YRRP YRP RP", "YRR YRP RP P", "YRRX YRP RP P"])
def test_what_cannot_be_read_is_bad_input(given: str) -> None:
    with pytest.raises(BadInput):
        check(TASK, given.split())


def test_following_the_hints_solves_the_puzzle_from_any_point() -> None:
    so_far = ["Pc2"]
    while not check(TASK, so_far).solved:
        step = next_step(TASK, so_far)
        assert step.place in step.reason
        so_far.append(step.move)
    assert sorted_hand("".join(move[0] for move in so_far)) == TASK.cards


def test_the_first_hint_is_the_first_step() -> None:
    assert next_step(TASK, []) == steps(TASK)[0]


def test_a_hint_after_a_wrong_step_says_where_to_go_back_to() -> None:
    with pytest.raises(BadInput, match=r"^step 2: Pb1 is wrong: .*; undo from there$"):
        next_step(TASK, ["Ra2", "Pb1", "Pb3"])
    with pytest.raises(BadInput, match="no next step"):
        next_step(TASK, SOLUTION)
