"""What the commands about puzzles can do, in one call each."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from ppsolve.puzzles.daily import puzzle_of_day
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import OLDEST_GAME, SERIES, kind_of
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import Finding, SolutionStep


def make_puzzle(
    kind: str, level: Level, seed: int, *, base: int | None = None, players: int | None = None
) -> Puzzle:
    """The puzzle of a kind, a level and a seed, proved sound: the same on every machine."""
    return generate(Recipe(kind, level, seed, base, players)).puzzle


def daily_puzzle(
    date: datetime.date | None = None, kind: str | None = None, game: str = OLDEST_GAME
) -> Puzzle:
    """The puzzle of a day in the series of a game, by default today on this machine; of another kind than
    the weekday's, if asked."""
    return puzzle_of_day(date or datetime.date.today(), kind, series=SERIES[game])


def check_solution(puzzle: Puzzle, moves: Sequence[str]) -> Finding:
    """Whether a solution, or a part of one, is right, and if not, what is wrong first."""
    return kind_of(puzzle.task).operations.check(puzzle.task, moves)


def next_step(puzzle: Puzzle, moves: Sequence[str] = ()) -> SolutionStep:
    """The step to take after the moves made so far, with its technique and its reason."""
    return kind_of(puzzle.task).operations.next_step(puzzle.task, moves)


def solution_steps(puzzle: Puzzle) -> tuple[SolutionStep, ...]:
    """The solution step by step, every step with its technique and its reason."""
    return kind_of(puzzle.task).operations.steps(puzzle.task)
