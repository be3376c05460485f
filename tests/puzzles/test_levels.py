"""Levels by measures: what simple play cannot do, and the day from which the daily puzzles have them."""

from __future__ import annotations

import datetime
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest

from known_puzzles import known
from ppsolve.puzzles.daily import recipe_for
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import KINDS, SERIES
from ppsolve.puzzles.party.queue.explore import QueueState, explore_task, legal_moves, start_state
from ppsolve.puzzles.party.queue.simple_play import solved_share as queue_share
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.explore import explore_task as explore_harvest
from ppsolve.puzzles.pingouin.harvest.simple_play import solved_share as harvest_share
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.puzzle import Puzzle, prove, solution_steps
from ppsolve.puzzles.puzzle_json import from_dict, to_dict
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.simple_play import percent
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.party.pyramid import mirrored
from ppsolve.solver.pingouin.floe import NEIGHBOURS
from ppsolve.solver.pingouin.position import Position
from refusals import refusal

CHANGE = datetime.date(2027, 1, 4)
MEASURED = [name for name, kind in KINDS.items() if kind.later is not None]


def made(kind: str, level: Level, seed: int) -> Puzzle:
    return generate(Recipe(kind, level, seed, generator=KINDS[kind].latest)).puzzle


def test_the_daily_puzzles_change_over_on_a_monday_and_no_day_before_changes() -> None:
    assert CHANGE.weekday() == 0
    for name in MEASURED:
        kind = KINDS[name]
        before, after = recipe_for(CHANGE - datetime.timedelta(1), name), recipe_for(CHANGE, name)
        assert (before.generator, after.generator) == (kind.generator, kind.later)
        first = SERIES[kind.game].first_day
        for number in range((CHANGE - first).days):
            assert recipe_for(first + datetime.timedelta(number), name).generator == kind.generator


def test_an_id_without_a_named_version_keeps_its_meaning() -> None:
    for name in MEASURED:
        assert Recipe(name, "easy", 1).generator == KINDS[name].generator < KINDS[name].latest


def test_the_bands_of_levels_fall() -> None:
    for name in MEASURED:
        bands = KINDS[name].operations.bands
        for easier, harder in pairwise(LEVELS):
            (low, high), (lower, less) = bands[easier]["simple_play"], bands[harder]["simple_play"]
            assert high > less, (name, harder)
            assert low >= lower, (name, harder)
            assert less <= low or lower == 0, "only puzzles that simple play hardly solves may overlap"


@pytest.mark.parametrize("level", ["easy", pytest.param("medium", marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", MEASURED)
def test_a_puzzle_states_the_measures_of_its_level(kind: str, level: Level) -> None:
    puzzle = made(kind, level, 390)
    operations = KINDS[kind].operations
    assert operations.measures is not None
    assert puzzle.measures == operations.measures(puzzle.task)
    for name, (low, high) in operations.bands[level].items():
        assert low <= puzzle.measures[name] <= high
    document = to_dict(puzzle)
    assert document["measures"] == puzzle.measures
    assert from_dict(document) == puzzle
    forged = document | {"measures": dict(puzzle.measures, simple_play=puzzle.measures["simple_play"] ^ 1)}
    assert refusal(lambda: from_dict(forged)).where == "measures"
    moves = tuple(step.move for step in solution_steps(puzzle))
    assert kind == "pyramid" or moves == puzzle.solution[: len(moves)]


@pytest.mark.parametrize("kind", MEASURED)
def test_a_puzzle_of_an_earlier_version_has_no_measures(kind: str) -> None:
    assert "measures" not in to_dict(known(kind))
    assert not set(known(kind).tags) & {"symmetric", "figure", "dead-end"}


def test_a_puzzle_outside_the_band_of_its_level_is_refused() -> None:
    measures = KINDS["pyramid"].operations.measures
    assert measures is not None
    tasks = (generate(Recipe("pyramid", "hard", seed)).puzzle.task for seed in range(1, 60))
    task = next(task for task in tasks if measures(task)["simple_play"] < 2)
    recipe = Recipe("pyramid", "hard", 1, generator=KINDS["pyramid"].latest)
    assert "simple play too low" in str(refusal(lambda: prove(task, recipe)))


def test_the_theme_of_a_week_is_stated_if_the_puzzle_is_about_it() -> None:
    day = CHANGE + datetime.timedelta(7)
    puzzle = replace(generate(recipe_for(day, "pyramid")).puzzle, date=day)
    assert puzzle.number is not None
    theme = SERIES["party"].theme_of(puzzle.number)
    assert theme is not None
    about = bool(set(theme.tags) & set(puzzle.tags))
    assert puzzle.theme == (theme.name if about else None)
    assert to_dict(puzzle).get("theme") == puzzle.theme
    assert from_dict(to_dict(puzzle)) == puzzle


def test_a_share_is_rounded_but_never_to_none_or_all() -> None:
    assert [percent(Fraction(*share)) for share in ((0, 1), (1, 1000), (1, 2), (999, 1000), (1, 1))] == [
        *(0, 1, 50, 99, 100)
    ]


# Simple play, played by other code.


def test_simple_play_of_a_queue_is_what_its_rule_says() -> None:
    def choices(task: QueueTask, rows: tuple[str, ...], rest: str) -> dict[tuple[str, ...], str]:
        found = {}
        state = QueueState(rows, rest)
        for move in legal_moves(task, state):
            after = state.after(move)
            found[min(after.rows, mirrored(after.rows))] = after.rest
        return found

    def share(task: QueueTask, rows: tuple[str, ...], rest: str) -> Fraction:
        if not rest:
            return Fraction(1)
        options = choices(task, rows, rest)
        if not options:
            return Fraction(0)
        room = {after: len(choices(task, after, left)) for after, left in options.items()}
        best = [after for after in options if room[after] == max(room.values())]
        return sum((share(task, after, options[after]) for after in best), Fraction(0)) / len(best)

    for seed in range(1, 6):
        task = generate(Recipe("queue", "easy", seed)).puzzle.task
        assert isinstance(task, QueueTask)
        start = start_state(task)
        assert queue_share(task, explore_task(task)) == share(task, start.rows, start.rest)


def test_simple_play_of_a_harvest_is_what_its_rule_says() -> None:
    def kept(after: Position) -> int:
        free = [tile for tile, fish in enumerate(after.ice) if fish and tile not in after.occupied]
        own = {tile for player in after.players for tile in player.penguins}
        seen = set(own)
        waiting = list(own)
        while waiting:
            for tile in NEIGHBOURS[waiting.pop()]:
                if tile in free and tile not in seen:
                    seen.add(tile)
                    waiting.append(tile)
        return sum(after.ice[tile] for tile in seen - own)

    def share(position: Position, target: int) -> Fraction:
        if position.over:
            return Fraction(position.holdings()[0] == target)
        scores = {}
        for move in position.legal_moves:
            after = position.after(move)
            ways = 0 if after.over else sum(one.start == move.end for one in after.legal_moves)
            scores[move] = (position.ice[move.end] + kept(after), -ways)
        best = [move for move, score in scores.items() if score == max(scores.values())]
        return sum((share(position.after(move), target) for move in best), Fraction(0)) / len(best)

    for seed in (1, 2):
        task = generate(Recipe("harvest", "easy", seed)).puzzle.task
        assert isinstance(task, HarvestTask)
        assert harvest_share(task, explore_harvest(task)) == share(lone_position(task.rows), task.target)
