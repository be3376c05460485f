"""`ppsolve check`: check a solution of a puzzle."""

from __future__ import annotations

from typing import Any

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED, WRONG
from ppsolve.cli.shared.options import language_option
from ppsolve.cli.shared.puzzle_io import moves_of, one_puzzle, refuse_standard_input_twice
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.solution import Finding


@click.command("check")
@click.argument("puzzle")
@click.argument("solution", nargs=-1, required=True)
@output_options("text", "json")
@language_option
def check_command(puzzle: str, solution: tuple[str, ...], wanted: Wanted) -> None:
    """Check whether the SOLUTION of a PUZZLE is right. If not, name the first wrong step and the reason.

    A PUZZLE is a file, - for standard input, or an ID. A SOLUTION is a file, -, or its moves, as in Rb2 Ga0
    or c4-c7. For a pyramid it may also be its rows from the base up, as in RGYB/RGB/GB/B.

    Exit code 0: solved. 3: right so far, but incomplete. 4: wrong.
    """
    refuse_standard_input_twice(puzzle, solution)
    results = wanted.results([puzzle, *solution])
    task = one_puzzle(puzzle).task
    given = moves_of(solution)
    finding = kind_of(task).operations.check(task, given)
    results.print(finding.text, lambda: _document(kind_of(task).operations.check(task, given)))
    if not finding.solved:
        raise click.exceptions.Exit(UNDECIDED if finding.right else WRONG)


def _document(finding: Finding) -> dict[str, Any]:
    step = {} if finding.step is None else {"step": finding.step}
    medal = {} if finding.medal is None else {"medal": finding.medal}
    return {
        "schema": "ppsolve.finding/1",
        "right": finding.right,
        "solved": finding.solved,
        **step,
        **medal,
        "text": finding.text,
    }
