"""Every technique of the pyramid puzzle is sound, and explanations agree with the grading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from ppsolve.puzzles.party.pyramid import explain, trials
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    as_marks,
    cells_of,
    colours_at,
    known_cells,
    marks_of,
    plan_of,
    shape,
    union,
    with_known,
    without_colour,
)
from ppsolve.puzzles.party.pyramid.explain import TECHNIQUE_TEXTS, steps
from ppsolve.puzzles.party.pyramid.generate import full_pyramid
from ppsolve.puzzles.party.pyramid.inference import KNOWN, Assumed, Inference, Techniques
from ppsolve.puzzles.party.pyramid.narration import Chain
from ppsolve.puzzles.party.pyramid.propagation import (
    PROPAGATE,
    TECHNIQUES,
    PyramidTechnique,
    by_contradiction,
    by_known_cards,
    by_marks,
    by_regions,
    hardest,
    is_solved,
)
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.trials import EASIER, HARD, refute, technique_of
from ppsolve.puzzles.party.pyramid.verify import examine, grade, only_solution, some_filling
from ppsolve.puzzles.solution import LEVELS, Level, SolutionStep
from ppsolve.solver.party.cards import COLOURS, Counts, counts
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

DECK = (7, 7, 7, 7, 8)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
LEVEL_OF: dict[str, Level] = {
    "two-below": "easy",
    "held-up": "easy",
    "used-up": "easy",
    "matching": "medium",
    "counting": "medium",
    "sharing": "hard",
    "region": "hard",
    "contradiction": "expert",
    "deeper": "expert",
    "guess": "expert",
}
EASY, NO_TRIALS = TECHNIQUES[:3], TECHNIQUES[:7]


def task_of(*givens: str, cards: str) -> PyramidTask:
    return PyramidTask(Rules.of(3, base=len(givens[0])), givens, cards)


@cache
def pyramids_of_base_4() -> dict[Counts, list[str]]:
    """All full pyramids by their cards, as strings of their cells row by row, straight from the rule."""
    found = [a + b + c + d for a in COLOURS for b in COLOURS for c in COLOURS for d in COLOURS]
    for start, size in ((0, 3), (4, 2), (7, 1)):
        for column in range(size):
            left = start + column
            found = [cells + card for cells in found for card in sorted({cells[left], cells[left + 1]})]
    by_cards: dict[Counts, list[str]] = {}
    for cells in found:
        by_cards.setdefault(counts(cells), []).append(cells)
    return by_cards


def fillings(plan: Plan, marks: PencilMarks) -> list[PencilMarks]:
    """Find all ways to fill a pyramid of base 4 that the marks allow, by trying every pyramid."""
    allowed = ["".join(COLOURS[colour] for colour in colours_at(marks, cell)) for cell in plan.shape.cells]
    return [
        marks_of(plan, (cells[:4], cells[4:7], cells[7:9], cells[9:]))
        for cells in pyramids_of_base_4().get(plan.totals, [])
        if all(card in there for card, there in zip(cells, allowed, strict=True))
    ]


def states(base: int, number: int, thin: int) -> Iterator[tuple[Plan, PencilMarks, PencilMarks]]:
    """Boards with marks in some state of solving, and a filling that the marks allow.

    Of the colours that are not those of the filling, one in `thin` is kept.
    """
    for seed in range(number):
        source = SplitMix64(1000 * base + seed)
        rows = full_pyramid(base, DECK, source)
        assert rows
        plan = Plan(shape(base), counts("".join(rows)))
        filling = marks_of(plan, rows)
        extra = [0, 0, 0, 0, 0]
        for cell in plan.shape.cells:
            if source.below(6):
                for colour in range(5):
                    if plan.totals[colour] and not source.below(thin):
                        extra[colour] |= 1 << cell
        yield plan, union(filling, (extra[0], extra[1], extra[2], extra[3], extra[4])), filling


def without(marks: PencilMarks, struck: PencilMarks) -> PencilMarks:
    """The marks that are left when some are struck."""
    return as_marks([mask & ~gone for mask, gone in zip(marks, struck, strict=True)])


def after(marks: PencilMarks, base: int, step: SolutionStep) -> PencilMarks:
    """The marks after a step."""
    move = parse_move(step.move)
    return with_known(marks, move.row * base + move.column, COLOURS.index(move.colour))


@pytest.mark.parametrize("thin", [1, 2])
def test_no_technique_strikes_a_colour_of_any_solution(thin: int) -> None:
    tried = dict.fromkeys(NO_TRIALS, 0)
    for plan, marks, _ in states(4, 25, thin):
        possible = (0, 0, 0, 0, 0)
        for filling in fillings(plan, marks):
            possible = union(possible, filling)
        for rules in (*EASIER, frozenset[PyramidTechnique]({"sharing"})):
            inference = Inference(plan, marks, rules)
            assert inference.fails() is None
            for link in inference.links:
                tried[technique_of(link.claim)] += 1
                assert not any(possible[colour] >> cell & 1 for cell, colour in link.strikes), link
        for level in LEVELS:
            left = PROPAGATE[level](plan, marks)
            assert left is not None
            assert without(possible, left) == (0, 0, 0, 0, 0), level
    if thin == 2:
        assert min(tried.values()) > 0, tried


def test_what_is_found_impossible_has_no_solution() -> None:
    dead = 0
    for plan, marks, filling in states(4, 30, 2):
        somewhere = cells_of(plan.shape.upper)[0]
        marks = without(marks, tuple(mask & 1 << somewhere for mask in filling))  # type: ignore[arg-type]
        none = not fillings(plan, marks)
        dead += none
        assert (some_filling(plan, marks) is None) == none
        if Inference(plan, marks, HARD).fails():
            assert none
        for level in LEVELS:
            if PROPAGATE[level](plan, marks) is None:
                assert none, level
    assert 5 < dead < 30


@EVERY_LEVEL
def test_fewer_marks_never_lead_to_fewer_conclusions(level: Level) -> None:
    for base in (4, 5):
        for plan, marks, filling in states(base, 6, 1):
            source = SplitMix64(base)
            kept = tuple(mask & source.word() for mask in marks)
            fewer = union(filling, kept)  # type: ignore[arg-type]
            more_left, fewer_left = PROPAGATE[level](plan, marks), PROPAGATE[level](plan, fewer)
            assert more_left is not None
            assert fewer_left is not None
            assert without(fewer_left, more_left) == (0, 0, 0, 0, 0)


def test_contradiction_leaves_what_trying_every_colour_leaves() -> None:
    for base, number, thin in ((4, 12, 1), (5, 8, 2)):
        for plan, marks, _ in states(base, number, thin):
            left, before = by_regions(plan, marks), None
            while left != before:
                assert left is not None
                before = left
                for cell in plan.shape.cells:
                    for colour in colours_at(before, cell):
                        if by_marks(plan, with_known(before, cell, colour)) is None:
                            left = without_colour(left, cell, colour)
                left = by_regions(plan, left)
            assert by_contradiction(plan, marks) == left


QUICK = ((EASIER[0], by_known_cards), (EASIER[2], by_marks), (HARD, by_regions))
"""Techniques that need no assumption, and the quick way to apply them."""


@pytest.mark.parametrize(("rules", "quickly"), QUICK)
def test_conclusions_are_sound_and_leave_what_the_quick_way_leaves(
    rules: Techniques, quickly: Callable[[Plan, PencilMarks], PencilMarks | None]
) -> None:
    for base, number, thin in ((4, 12, 2), (5, 8, 2), (7, 2, 3)):
        for plan, marks, filling in states(base, number, thin):
            inference = Inference(plan, marks, rules)
            assert inference.fails() is None
            for link in inference.links:
                assert not any(filling[colour] >> cell & 1 for cell, colour in link.strikes), link
            assert tuple(inference.marks) == quickly(plan, marks)


def test_what_is_refuted_has_no_solution_and_what_the_quick_way_refutes_is_refuted() -> None:
    refuted = 0
    for plan, marks, _ in states(4, 14, 2):
        for cell in cells_of(plan.shape.every):
            for colour in colours_at(marks, cell):
                for other in (False, True):
                    assumed = Assumed(cell, colour, other)
                    tried = without_colour(marks, cell, colour) if other else with_known(marks, cell, colour)
                    why = refute(plan, marks, assumed)
                    assert (why is None) == (by_regions(plan, tried) is not None)
                    if why is not None:
                        refuted += 1
                        assert not fillings(plan, tried)
    assert refuted > 100


def test_a_part_of_an_argument_that_is_not_used_is_left_out() -> None:
    """Every link of an argument has a consequence in it, or is about the cell."""
    task = EXAMPLES["deeper"]
    plan = plan_of(task)
    marks, solution = marks_of(plan, task.givens), only_solution(task)
    for step in steps(task):
        argument = trials.next_argument(plan, marks, solution, lambda _: ("",))
        for used in argument.links:
            later = [mark for other in argument.links for mark in other.link.premises_for(set(other.used))]
            cells = {cell for cell, colour in later if colour == KNOWN}
            assert any(mark in later or mark[0] in cells or mark[0] == argument.cell for mark in used.used)
        marks = after(marks, plan.shape.base, step)


EXAMPLES: dict[PyramidTechnique, PyramidTask] = {
    "two-below": task_of("RRGG", ".R.", ".R", ".", cards="RGRR"),
    "held-up": task_of(".Y..", "..Y", "G.", "P", cards="GGPPPY"),
    "used-up": task_of("BRG.", "..G", "R.", "G", cards="BPRG"),
    "matching": task_of(".RG.", "..G", "PG", ".", cards="YRGPP"),
    "counting": task_of("BRG.", "..G", "R.", ".", cards="BPRGG"),
    "region": task_of("BR.Y", ".R.", "R.", ".", cards="BBYYR"),
    "contradiction": task_of("Y.R.", "...", "R.", "P", cards="PPRPRY"),
    "deeper": task_of("B....Y", "B....", "....", "P..", "G.", ".", cards="PPPBPGGGRGBBPGGB"),
}


@pytest.mark.parametrize("technique", EXAMPLES)
def test_the_level_is_that_of_the_hardest_technique_needed(technique: PyramidTechnique) -> None:
    task = EXAMPLES[technique]
    used = {step.technique for step in steps(task)}
    told = [name for name in TECHNIQUES if name in used]
    assert LEVEL_OF[hardest(told)] == LEVEL_OF[technique]
    if technique in ("matching", "counting", "region", "contradiction"):
        assert hardest(told) == technique
    assert examine(task).level == LEVEL_OF[technique]
    plan = plan_of(task)
    marks = marks_of(plan, task.givens)
    assert grade(plan, marks) == LEVEL_OF[technique]
    assert not is_solved(plan, by_easier(plan, marks, technique))


def by_easier(plan: Plan, marks: PencilMarks, technique: PyramidTechnique) -> PencilMarks | None:
    """Apply the techniques before this one."""
    easier = TECHNIQUES[: TECHNIQUES.index(technique)]
    if technique in EASY:
        return by_easy(plan, marks, set(easier))
    if technique == "deeper":
        return by_contradiction(plan, marks)
    inference = Inference(plan, marks, frozenset(easier) & HARD)
    assert inference.fails() is None
    return as_marks(inference.marks)


def by_easy(plan: Plan, marks: PencilMarks, techniques: set[PyramidTechnique]) -> PencilMarks:
    """Apply some of the easy techniques, cell by cell as their meanings say."""
    before = None
    while marks != before:
        before = marks
        known = {cell: colours_at(marks, cell)[0] for cell in cells_of(known_cells(marks))}
        for cell in cells_of(plan.shape.upper):
            left, right = plan.shape.below(cell)
            if "two-below" in techniques and left in known and right in known:
                for colour in set(range(5)) - {known[left], known[right]}:
                    marks = without_colour(marks, cell, colour)
            for one, other in ((left, right), (right, left)):
                if "held-up" in techniques and cell in known and known.get(one, known[cell]) != known[cell]:
                    marks = with_known(marks, other, known[cell])
        for colour, total in enumerate(plan.totals):
            if "used-up" in techniques and list(known.values()).count(colour) == total:
                for cell in set(plan.shape.cells) - known.keys():
                    marks = without_colour(marks, cell, colour)
    return marks


def test_easy_techniques_leave_what_their_meanings_say() -> None:
    for base, number, thin in ((4, 12, 2), (5, 8, 2), (7, 2, 3)):
        for plan, marks, _ in states(base, number, thin):
            assert by_easy(plan, marks, set(EASY)) == by_known_cards(plan, marks)


def test_where_a_card_can_be_found_by_an_easy_technique_it_is() -> None:
    for task in EXAMPLES.values():
        plan = plan_of(task)
        marks = marks_of(plan, task.givens)
        for step in steps(task):
            easy = by_known_cards(plan, marks)
            assert easy is not None
            if known_cells(easy) != known_cells(marks):
                assert LEVEL_OF[step.technique] == "easy"
            medium = by_marks(plan, marks)
            assert medium is not None
            if known_cells(medium) != known_cells(marks):
                assert LEVEL_OF[step.technique] in ("easy", "medium")
            marks = after(marks, plan.shape.base, step)


def mirrored(rows: Rows) -> Rows:
    return tuple(row[::-1] for row in rows)


@pytest.mark.parametrize("technique", EXAMPLES)
def test_a_mirrored_or_recoloured_puzzle_has_the_same_level(technique: PyramidTechnique) -> None:
    task = EXAMPLES[technique]
    other = str.maketrans("RGYP", "GYPR")
    for givens, cards in (
        (mirrored(task.givens), task.cards),
        (tuple(row.translate(other) for row in task.givens), task.cards.translate(other)),
    ):
        plan = Plan(shape(task.base), counts("".join(givens) + cards))
        assert grade(plan, marks_of(plan, givens)) == LEVEL_OF[technique]


@pytest.mark.parametrize("technique", EXAMPLES)
def test_the_steps_fill_the_pyramid_and_every_reason_names_its_cell(technique: PyramidTechnique) -> None:
    task = EXAMPLES[technique]
    rows = [list(row) for row in task.givens]
    for step in steps(task):
        colour, row, column = parse_move(step.move)
        assert rows[row][column] == "."
        rows[row][column] = colour
        assert step.place in step.reason
        assert f"({colour})" in step.reason
        assert step.reason.endswith(".")
        assert "\n" not in step.reason
    assert tuple("".join(row) for row in rows) == examine(task).solution


def test_reasons_read_as_people_speak() -> None:
    reasons = {step.place: step.reason for step in steps(EXAMPLES["two-below"])}
    assert reasons["b1"] == "b1 rests on two red cards, so b1 must be red (R)."
    reasons = {step.place: step.reason for step in steps(EXAMPLES["held-up"])}
    assert reasons["c2"] == "d1 is purple and rests on c1 and c2, but c1 is green, so c2 must be purple (P)."
    reasons = {step.place: step.reason for step in steps(EXAMPLES["used-up"])}
    assert reasons["b2"] == (
        "b2 rests on a2 (red) and a3 (green), and all 4 green cards (3 given, 1 placed) are used, "
        "so b2 must be red (R)."
    )
    reasons = {step.place: step.reason for step in steps(EXAMPLES["contradiction"])}
    assert reasons["b3"] == (
        "If b3 were not purple, then b2 and a2 are purple, but nothing red could lie below c1 (red). "
        "So b3 must be purple (P)."
    )


def test_where_nothing_helps_a_step_says_that_one_must_try(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    task = EXAMPLES["deeper"]
    monkeypatch.setattr(trials, "EASIER", EASIER[:3])
    monkeypatch.setattr(trials, "arguments_by_trial", lambda *_: [])
    arguments = explain._arguments.__wrapped__(task)  # not those that are remembered
    found = [explain._explained(task, marks, argument) for marks, argument in arguments]
    tried = [step for step in found if step.technique == "guess"]
    assert tried
    assert tried[0].reason.startswith(f"Trial and error is the only way here: {tried[0].place} can be ")
    solution = examine(task).solution
    assert len(found) == len({step.place for step in found}) == len(task.cards)
    moves = [parse_move(step.move) for step in found]
    assert all(solution[move.row][move.column] == move.colour for move in moves)


def test_every_technique_has_a_level_and_a_meaning_and_they_go_from_easy_to_hard() -> None:
    order = [LEVELS.index(LEVEL_OF[technique]) for technique in TECHNIQUES]
    assert order == sorted(order)
    assert all(TECHNIQUE_TEXTS[technique].endswith(".") for technique in TECHNIQUES)


def test_counts_of_a_colour_are_told_together_only_where_nothing_lies_between() -> None:
    """The count of another colour may be needed for the next one."""
    chain = Chain()
    for colour, place in (("R", "c1"), ("R", "b2"), ("B", "b2"), ("R", "a3")):
        chain.too_few(COLOURS.index(colour), place)
    chain.add("a1", ("is", (COLOURS.index("R"),)))
    assert chain.text == (
        "there are too few red cards for b2 or c1, too few blue for b2, too few red for a3, a1 is red"
    )
