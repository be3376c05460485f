"""Hints of all kinds: their stages mean the same, and every sentence is true.

`python benchmarks/hints.py --check` checks the sentences of other puzzles with the same programs.
"""

from __future__ import annotations

import pytest

from cutoff_claims import check_cutoff
from duel_claims import check_duel
from harvest_claims import check_harvest
from known_puzzles import IDS, known
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import HINT_STAGES, Level
from pyramid_claims import check_pyramid
from queue_claims import check_queue
from route_claims import check_route
from strand_claims import check_strand

CHECKS = {
    "pyramid": check_pyramid,
    "queue": check_queue,
    "duel": check_duel,
    "route": check_route,
    "harvest": check_harvest,
    "cutoff": check_cutoff,
    "strand": check_strand,
}
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)


def test_every_kind_is_checked() -> None:
    assert CHECKS.keys() == KINDS.keys()


@EVERY_KIND
@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("version", ["generator", "latest"])
def test_every_sentence_is_true(kind: str, level: Level, version: str) -> None:
    generator: int = getattr(KINDS[kind], version)
    task = generate(Recipe(kind, level, 660_101, generator=generator)).puzzle.task
    assert CHECKS[kind](task) >= 1  # type: ignore[operator]  # the check of the kind


PUZZLES: dict[Level, int] = {"easy": 46, "medium": 34, "hard": 16, "expert": 4}
"""The number of puzzles by level, more of those that take little time."""


def test_a_hundred_puzzles_of_a_kind_are_checked() -> None:
    assert sum(PUZZLES.values()) == 100


@pytest.mark.slow(10)
@pytest.mark.native
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "strand"])
@pytest.mark.parametrize("level", PUZZLES)
def test_every_sentence_of_a_hundred_puzzles_is_true(kind: str, level: Level) -> None:
    """The hundred pinned strands are checked in test_strand.py."""
    for seed in range(660_201, 660_201 + PUZZLES[level]):
        task = generate(Recipe(kind, level, seed)).puzzle.task
        try:
            CHECKS[kind](task)  # type: ignore[operator]  # the check of the kind
        except AssertionError as error:
            raise AssertionError(f"{kind} {level} {seed}") from error


@EVERY_KIND
def test_stages_come_in_order_and_the_place_is_where_the_piece_goes(kind: str) -> None:
    task = known(kind).task
    steps = kind_of(task).operations.steps(task)
    assert any(len(step.hints) > 1 for step in steps)
    for step in steps:
        end = step.move.partition("-")[2] or step.move[1:]
        assert step.place == end
        stages = [hint.stage for hint in step.hints]
        assert stages == sorted(set(stages), key=HINT_STAGES.index)
        for fewer, more in zip(step.hints[1:], step.hints, strict=False):
            assert set(fewer.left) <= set(more.left)
        if step.hints:
            assert step.hints[-1].stage == "place"
            assert all((move.partition("-")[2] or move[1:]) == end for move in step.hints[-1].left)


@EVERY_KIND
def test_the_page_has_the_stages(kind: str) -> None:
    task = known(kind).task
    operations = kind_of(task).operations
    assert kind in IDS
    for step in operations.steps(task):
        page = step.page_values(operations.technique_text(step.technique))
        assert [hint["text"] for hint in page.get("hints", [])] == [hint.text for hint in step.hints]
