"""`ppsolve solve`: solve a puzzle step by step."""

from __future__ import annotations

import click

from ppsolve.cli.shared.options import color_option
from ppsolve.cli.shared.outputs import print_json, terminal_width
from ppsolve.cli.shared.puzzle_io import one_puzzle, step_dict
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.kinds import kind_of


@click.command("solve")
@click.argument("puzzle")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@color_option
def solve_command(puzzle: str, as_json: bool, colour: bool) -> None:
    """Explain the solution of a PUZZLE step by step, with the technique of every step."""
    one = one_puzzle(puzzle)
    steps = kind_of(one.task).operations.steps(one.task)
    if as_json:
        document = {
            "schema": "ppsolve.solution/1",
            "puzzle": permanent_id(one),
            "level": one.level,
            "tags": list(one.tags),
            "solution": list(one.solution),
            "steps": [step_dict(step) for step in steps],
        }
        print_json(document)
        return
    from ppsolve.reports.puzzle.text import puzzle_text, solution_text, steps_text

    width = terminal_width()
    click.echo(puzzle_text(one, colour=colour, width=width), color=colour)
    click.echo("\n" + steps_text(steps, width=width))
    click.echo("\n" + solution_text(one, colour=colour, width=width), color=colour)
