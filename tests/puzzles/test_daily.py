"""The daily puzzle: counted from the calendar, easy on Monday to expert on Sunday, frozen once published."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest

from known_puzzles import known
from ppsolve.puzzles.daily import number_of, puzzle_of_day, read_published, recipe_for, week_of
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.kinds import KINDS, WEEK
from ppsolve.puzzles.levels import LEVELS
from ppsolve.puzzles.puzzle import FIRST_DAY, Puzzle
from ppsolve.puzzles.puzzle_json import to_dict
from refusals import refusal

MONDAY = datetime.date(2026, 11, 16)
SUNDAY = datetime.date(2026, 11, 15)


def published(puzzle: Puzzle, date: datetime.date = MONDAY) -> object:
    return to_dict(replace(puzzle, date=date))


def test_days_are_counted_from_the_first_one() -> None:
    assert number_of(FIRST_DAY) == 1
    assert number_of(datetime.date(2026, 12, 31)) == 365
    assert number_of(datetime.date(2028, 2, 29)) - number_of(datetime.date(2028, 2, 28)) == 1
    assert "before 2026-01-01" in str(refusal(lambda: number_of(datetime.date(2025, 12, 31))))


def test_levels_rise_from_monday_to_sunday_and_every_kind_has_its_days() -> None:
    levels = [LEVELS.index(level) for _, level in WEEK]
    assert levels == sorted(levels)
    assert (levels[0], levels[-1]) == (0, 3)
    assert {kind for kind, _ in WEEK} == set(KINDS)
    assert recipe_for(MONDAY).level == "easy"
    assert recipe_for(SUNDAY).level == "expert"


def test_another_kind_has_the_level_of_the_day() -> None:
    assert recipe_for(SUNDAY, "duel").name == "duel-expert-319-g1"


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
    "2026-01-01": "pyramid-medium-1-g1:iello-2024,base=6:P..RBG/B..../B.../.YR/../B:RRGYYYYYYBBB",
    "2026-11-16": "pyramid-easy-320-g1:iello-2024,base=5:..YY./GR../.../.Y/G:RGGGYYBBB",
    "2026-11-17": "queue-easy-321-g1:iello-2024,base=4:BGG/B.:GBGBGG:1",
    "2026-11-18": "duel-medium-322-g1:1:iello-2024:GBPYBRY/GPPY..:RGYYBB,RRRRGP:0",
    "2026-11-19": "pyramid-medium-323-g1:iello-2024,base=6:..R..Y/..GB./..../PY./../.:GGGGGYYYYPPPBBB",
    "2026-11-20": "queue-hard-324-g1:iello-2024,base=5:PRY/.Y:PPYYRYRYPR:1",
    "2026-11-21": "duel-hard-325-g1:0:iello-2024:PYPGBBGR:GYPB,RYYY,RYPP,RGGB:0",
    "2026-11-22": "pyramid-expert-326-g1:iello-2024,base=8:"
    ".P...P../.G..B.R/....../..B.Y/..../..Y/../.:RRRRRRGGGGGGYYYYYPPPPPBBBBBB",
    "2028-02-29": "queue-easy-790-g1:iello-2024,base=4:RRB/.R:RRGRGR:2",
}


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_keeps_its_puzzle(day: str) -> None:
    assert permanent_id(puzzle_of_day(datetime.date.fromisoformat(day))) == GOLDEN[day]
