"""`ppsolve solve`: solve a puzzle step by step."""

from __future__ import annotations

from typing import Any

import click

from ppsolve.cli.shared.options import color_option, language_option
from ppsolve.cli.shared.puzzle_io import one_puzzle, step_dict
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.kinds import kind_of


@click.command("solve")
@click.argument("puzzle")
@output_options("text", "json")
@color_option
@language_option
def solve_command(puzzle: str, wanted: Wanted, colour: bool) -> None:
    """Explain the solution of a PUZZLE step by step, with the technique of every step."""
    from ppsolve.reports.puzzle.text import puzzle_text, solution_text, steps_text

    results = wanted.results([puzzle])
    one = one_puzzle(puzzle)
    operations = kind_of(one.task).operations

    def document() -> dict[str, Any]:
        return {
            "schema": "ppsolve.solution/1",
            "puzzle": permanent_id(one),
            "level": one.level,
            "tags": list(one.tags),
            "solution": list(one.solution),
            "steps": [step_dict(step) for step in operations.steps(one.task)],
        }

    def text(colour: bool, width: int) -> str:
        task, solution = (write(one, colour=colour, width=width) for write in (puzzle_text, solution_text))
        steps = steps_text(operations.steps(one.task), operations.technique_name, width=width)
        return f"{task}\n\n{steps}\n\n{solution}"

    results.print(text, document, colour)
