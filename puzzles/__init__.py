"""Puzzles: kinds, generation, grading, the daily puzzle.

The names below are imported when they are first used.

>>> from ppsolve.puzzles import check_solution, make_puzzle
>>> puzzle = make_puzzle("queue", "easy", seed=1)
>>> puzzle.title, check_solution(puzzle, puzzle.solution).solved
('Penguin queue 1 · easy', True)
"""

from typing import TYPE_CHECKING

__all__ = [
    "KINDS",
    "LEVELS",
    "Finding",
    "Puzzle",
    "Recipe",
    "SolutionStep",
    "check_solution",
    "daily_puzzle",
    "dumps",
    "load",
    "loads",
    "make_puzzle",
    "next_step",
    "permanent_id",
    "puzzle_of",
    "puzzle_schema",
    "read",
    "solution_steps",
    "to_dict",
]

if TYPE_CHECKING:
    from ppsolve.puzzles.daily import daily_puzzle
    from ppsolve.puzzles.generation import make_puzzle, puzzle_of
    from ppsolve.puzzles.ids import permanent_id
    from ppsolve.puzzles.kinds import KINDS
    from ppsolve.puzzles.puzzle import Puzzle, check_solution, next_step, solution_steps
    from ppsolve.puzzles.puzzle_json import dumps, load, loads, read, to_dict
    from ppsolve.puzzles.recipe import Recipe
    from ppsolve.puzzles.schemas import puzzle_schema
    from ppsolve.puzzles.solution import LEVELS, Finding, SolutionStep
else:
    from ppsolve.solver.lazy_imports import lazy_exports

    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "daily": ("daily_puzzle",),
            "generation": ("make_puzzle", "puzzle_of"),
            "ids": ("permanent_id",),
            "kinds": ("KINDS",),
            "puzzle": ("Puzzle", "check_solution", "next_step", "solution_steps"),
            "puzzle_json": ("dumps", "load", "loads", "read", "to_dict"),
            "recipe": ("Recipe",),
            "schemas": ("puzzle_schema",),
            "solution": ("LEVELS", "Finding", "SolutionStep"),
        },
    )
