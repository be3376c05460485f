"""The daily puzzle: counted from the calendar, easy on Monday to expert on Sunday, frozen once published."""

from __future__ import annotations

import datetime
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from known_puzzles import known
from ppsolve.puzzles.daily import puzzle_of_day, read_published, recipe_for, week_of
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.kinds import KINDS, SERIES, kind_named
from ppsolve.puzzles.party.pyramid.generate import rotation_index_of
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.generate import BUCKETS, fingerprint
from ppsolve.puzzles.party.queue.generate import rotation_index_of as index_of_queue
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.puzzle_json import to_dict
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.series import ROTATION_LENGTH, ROTATION_WEEKS, hash_bucket
from ppsolve.puzzles.solution import LEVELS, Level, Rejected
from ppsolve.solver.party.pyramid import mirrored
from refusals import refusal

PARTY = SERIES["party"]
FIRST_DAY, WEEK, number_of = PARTY.first_day, PARTY.week, PARTY.number_of
rotation_index = PARTY.rotation_index
MONDAY = datetime.date(2026, 11, 16)
SUNDAY = datetime.date(2026, 11, 15)

WITHOUT_A_DAY = {"strand"}
"""Kinds that are newer than the rotation of their game."""


def published(puzzle: Puzzle, date: datetime.date = MONDAY) -> object:
    return to_dict(replace(puzzle, date=date))


def test_days_are_counted_from_the_first_one() -> None:
    assert number_of(FIRST_DAY) == 1
    assert number_of(datetime.date(2026, 12, 31)) == 365
    assert number_of(datetime.date(2028, 2, 29)) - number_of(datetime.date(2028, 2, 28)) == 1
    assert "before 2026-01-01" in str(refusal(lambda: number_of(datetime.date(2025, 12, 31))))


def test_levels_rise_from_monday_to_sunday_and_kinds_have_their_days() -> None:
    for series in SERIES.values():
        levels = [LEVELS.index(level) for _, level in series.week]
        assert levels == sorted(levels)
        assert (levels[0], levels[-1]) == (0, 3)
        kinds = {kind.name for kind in KINDS.values() if kind.game == series.game}
        assert {kind for kind, _ in series.week} == kinds - WITHOUT_A_DAY
    assert recipe_for(MONDAY).level == "easy"
    assert recipe_for(SUNDAY).level == "expert"


def test_another_kind_has_the_level_of_the_day() -> None:
    assert recipe_for(SUNDAY, "duel").name == "duel-expert-319-g2"


def test_a_week_goes_from_monday_to_sunday() -> None:
    week = week_of(MONDAY + datetime.timedelta(3))
    assert week[0] == MONDAY
    assert len(week) == 7
    assert [day.weekday() for day in week] == list(range(7))
    assert week_of(SUNDAY)[-1] == SUNDAY


def test_the_last_week_of_the_calendar_ends_with_it() -> None:
    assert week_of(datetime.date.max)[-1] == datetime.date.max


def test_the_first_week_begins_on_the_first_day() -> None:
    assert week_of(FIRST_DAY)[0] == FIRST_DAY
    assert len(week_of(FIRST_DAY)) == 7 - FIRST_DAY.weekday()


def test_the_puzzle_of_a_day_carries_its_date_and_number() -> None:
    puzzle = puzzle_of_day(MONDAY)
    assert (puzzle.date, puzzle.number) == (MONDAY, 320)
    assert puzzle.title == "Penguin pyramid #320 · easy"
    assert (puzzle.kind, puzzle.level) == WEEK[0]


def test_a_published_puzzle_wins_over_the_generator() -> None:
    other = known("duel")
    file = [read_published(published(other)), read_published(published(known("pyramid"), SUNDAY))]
    assert puzzle_of_day(MONDAY, None, file) == replace(other, date=MONDAY)
    assert puzzle_of_day(MONDAY, "duel", file) == replace(other, date=MONDAY)
    assert puzzle_of_day(MONDAY, "queue", file) == puzzle_of_day(MONDAY, "queue")


def test_of_several_kinds_published_the_weekdays_own_comes_first() -> None:
    file = [read_published(published(known(kind))) for kind in ("duel", "pyramid", "queue")]
    assert puzzle_of_day(MONDAY, None, file).kind == "pyramid"
    assert puzzle_of_day(MONDAY, "queue", file).kind == "queue"


def test_two_published_puzzles_of_one_kind_and_day_are_refused() -> None:
    file = [read_published(published(known("pyramid")))] * 2
    assert "two published puzzles of one kind" in str(refusal(lambda: puzzle_of_day(MONDAY, None, file)))


@pytest.mark.parametrize("document", [[], {"kind": "duel"}, {"date": 5}, {"date": "tomorrow"}])
def test_a_published_puzzle_has_a_date(document: object) -> None:
    assert refusal(lambda: read_published(document)).where == "date"


@pytest.mark.parametrize("kind", [None, [], "tower"])
def test_a_published_puzzle_has_a_kind(kind: object) -> None:
    assert refusal(lambda: read_published({"date": "2026-11-16", "kind": kind})).where == "kind"


def test_a_published_puzzle_that_was_tampered_with_is_refused() -> None:
    document = to_dict(replace(known("queue"), date=MONDAY)) | {"queue": "PPPPP"}
    assert refusal(lambda: puzzle_of_day(MONDAY, None, [read_published(document)]))


GOLDEN = {
    "2026-01-01": "pyramid-medium-1-g2:iello-2024,base=6:....YB/G..G./PR../.../.G/R:RRRRGGGGPPPBB",
    "2026-11-16": "pyramid-easy-320-g2:iello-2024,base=5:YPG../..RB/G../.R/R:RRGGGPB",
    "2026-11-17": "queue-easy-321-g2:iello-2024,base=4:RPY/P.:RRPYR:2",
    "2026-11-18": "duel-medium-322-g2:2:iello-2024:RBBPPRY/..BPP.:RGYYBB,RGGGYB:0",
    "2026-11-19": "pyramid-medium-323-g2:iello-2024,base=6:RB...G/..YY./.R.G/.../../Y:RRRGYYYYPBBBB",
    "2026-11-20": "queue-hard-324-g2:iello-2024,base=5:RB:BRRYBRRRYRYBB:1",
    "2026-11-21": "duel-hard-325-g2:3:iello-2024:PBGPYBY/.GGYYB:RRGYBBB,RGGYPBB:0",
    "2026-11-22": "pyramid-expert-326-g2:iello-2024,base=8:"
    ".P.R...Y/....GG./.P.B.R/..B../..../.B./../.:RRRRRGGGGGYYYYYYPPPPPBBBBB",
    "2026-12-01": "queue-easy-335-g2:iello-2024,base=4:BGR:RRRBGB:2",
    "2026-12-02": "duel-medium-336-g2:2:iello-2024:PRRGGPY/P...PY:RYYPB,RRGBB:0",
    "2026-12-03": "pyramid-medium-337-g2:iello-2024,base=6:.YR.P./...B./B.BG/B../../.:RGGGYYYYYYBBB",
    "2026-12-04": "queue-hard-338-g2:iello-2024,base=6:PGRRGB/..R.B:PGRGPPRGRGPR:1",
    "2026-12-05": "duel-hard-339-g2:3:iello-2024:RGGBPYB/..GPY./...Y.:RPPBBB,RRGGYB,RGYYPP:0",
    "2026-12-06": "pyramid-expert-340-g2:iello-2024,base=8:"
    "G..P.R../.Y...../....../..GG./.B../.../../.:RRRRRRGGGGYYYYYYPPPPPPBBBBBBB",
    "2026-12-07": "pyramid-easy-341-g2:iello-2024,base=5:G..GP/GBY./.../.Y/Y:GYYBBBB",
    "2027-01-03": "pyramid-expert-368-g2:iello-2024,base=8:"
    ".P...Y../P.GRR../.G..B./..RR./..../.../../.:RRRGGGGGYYYYYYPPPPPBBBBBBB",
    "2028-02-29": "queue-easy-790-g3:iello-2024,base=5:RGBYY/R.BY/..B:BGGBBB:2",
}


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_keeps_its_puzzle(day: str) -> None:
    assert permanent_id(puzzle_of_day(datetime.date.fromisoformat(day))) == GOLDEN[day]


def test_the_first_days_have_the_first_released_generator() -> None:
    assert recipe_for(FIRST_DAY).name == "pyramid-medium-1-g2"
    assert recipe_for(datetime.date(2026, 12, 1), "duel").generator == 2


# Rotation.


def test_days_of_one_level_within_a_year_have_different_rotation_indices() -> None:
    last: dict[tuple[str, int], int] = {}
    for number in range(1, 12 * 366):
        date = FIRST_DAY + datetime.timedelta(number - 1)
        key = WEEK[date.weekday()][1], rotation_index(number)
        assert number - last.get(key, -366) > 365
        last[key] = number


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_short_queue_has_the_rotation_index_of_its_seed(level: Level) -> None:
    for seed in range(335, 340):
        task = generate(Recipe("queue", level, seed)).puzzle.task
        assert isinstance(task, QueueTask)
        assert index_of_queue(task) == rotation_index(seed)


def test_an_easy_pyramid_has_the_rotation_index_of_its_seed() -> None:
    for seed in range(335, 345):
        puzzle = generate(Recipe("pyramid", "easy", seed)).puzzle
        assert isinstance(puzzle.task, PyramidTask)
        assert rotation_index_of(puzzle.solution, puzzle.task.givens) == rotation_index(seed)


def test_hash_buckets_are_filled_evenly_even_if_texts_differ_little() -> None:
    """These letters share their low bits."""
    texts = ["/".join(rows) for rows in product(("aab", "aac", "aba", "abc", "acb"), repeat=5)]
    for buckets in (ROTATION_LENGTH, BUCKETS):
        numbers = Counter(hash_bucket(text, buckets) for text in texts)
        assert len(numbers) == buckets
        assert max(numbers.values()) < 2 * len(texts) / buckets


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "level"), [("pyramid", "easy"), ("queue", "easy"), ("queue", "medium")])
def test_every_rotation_index_has_puzzles(kind: str, level: Level) -> None:
    """No day may be left without a puzzle."""
    seeds = {rotation_index(seed): seed for seed in range(335, 335 + 7 * ROTATION_WEEKS)}
    assert len(seeds) == ROTATION_LENGTH
    candidate = kind_named(kind).operations.candidate
    for seed in list(seeds.values())[:: 5 if kind == "pyramid" else 11]:
        recipe = Recipe(kind, level, seed)
        attempts = (candidate(recipe, recipe.source(attempt)) for attempt in range(200))
        assert any(not isinstance(task, Rejected) for task in attempts), recipe.name


RECOLOURED = str.maketrans("RGYPB", "GYPBR")


def test_a_mirrored_or_recoloured_puzzle_has_the_same_rotation_index_and_fingerprint() -> None:
    for seed in (335, 336, 339, 341):
        task = generate(Recipe("queue", "easy", seed)).puzzle.task
        assert isinstance(task, QueueTask)
        recoloured = tuple(row.translate(RECOLOURED) for row in task.pyramid)
        for rows, queue in (
            (mirrored(task.pyramid), task.queue),
            (recoloured, task.queue.translate(RECOLOURED)),
        ):
            other = replace(task, pyramid=rows, queue=queue)
            assert (fingerprint(other), index_of_queue(other)) == (fingerprint(task), index_of_queue(task))
        assert fingerprint(replace(task, queue=task.queue[::-1] + "P")) != fingerprint(task)
    puzzle = generate(Recipe("pyramid", "easy", 335)).puzzle
    assert isinstance(puzzle.task, PyramidTask)
    full, givens = puzzle.solution, puzzle.task.givens
    index = rotation_index_of(full, givens)
    assert rotation_index_of(mirrored(full), mirrored(givens)) == index
    other_full, other_givens = (tuple(row.translate(RECOLOURED) for row in rows) for rows in (full, givens))
    assert rotation_index_of(other_full, other_givens) == index


@pytest.mark.slow
def test_no_short_queue_is_that_of_a_day_within_a_year() -> None:
    last: dict[str, int] = {}
    for number in range(310, 370):
        date = FIRST_DAY + datetime.timedelta(number - 1)
        if WEEK[date.weekday()][1] != "easy":
            continue
        task = puzzle_of_day(date, "queue").task
        assert isinstance(task, QueueTask)
        assert number - last.get(fingerprint(task), -366) > 365, date
        last[fingerprint(task)] = number
