"""Puzzles: kinds, generation, grading, the daily.

What the commands can do is to be had from here, in a line or two. It is loaded when it is first asked for.

>>> from ppsolve.puzzles import check_solution, make_puzzle
>>> puzzle = make_puzzle("queue", "easy", seed=1)
>>> puzzle.title, check_solution(puzzle, puzzle.solution).solved
('Penguin queue-easy-1-g2 · easy', True)
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
    from ppsolve.puzzles.generation import puzzle_of
    from ppsolve.puzzles.ids import permanent_id
    from ppsolve.puzzles.kinds import KINDS
    from ppsolve.puzzles.levels import LEVELS
    from ppsolve.puzzles.puzzle import Puzzle
    from ppsolve.puzzles.puzzle_json import dumps, load, loads, read, to_dict
    from ppsolve.puzzles.recipe import Recipe
    from ppsolve.puzzles.schemas import puzzle_schema
    from ppsolve.puzzles.shortcuts import (
        check_solution,
        daily_puzzle,
        make_puzzle,
        next_step,
        solution_steps,
    )
    from ppsolve.puzzles.solution import Finding, SolutionStep
else:
    from ppsolve.solver.lazy_imports import lazy_exports

    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "generation": ("puzzle_of",),
            "ids": ("permanent_id",),
            "kinds": ("KINDS",),
            "levels": ("LEVELS",),
            "puzzle": ("Puzzle",),
            "puzzle_json": ("dumps", "load", "loads", "read", "to_dict"),
            "recipe": ("Recipe",),
            "schemas": ("puzzle_schema",),
            "shortcuts": (
                "check_solution",
                "daily_puzzle",
                "make_puzzle",
                "next_step",
                "solution_steps",
            ),
            "solution": ("Finding", "SolutionStep"),
        },
    )
