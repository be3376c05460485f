"""`ppsolve check`: check a solution of a puzzle."""

from __future__ import annotations

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED, WRONG
from ppsolve.cli.shared.outputs import print_json
from ppsolve.cli.shared.puzzle_io import moves_of, one_puzzle, refuse_standard_input_twice
from ppsolve.puzzles.kinds import kind_of


@click.command("check")
@click.argument("puzzle")
@click.argument("solution", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check_command(puzzle: str, solution: tuple[str, ...], as_json: bool) -> None:
    """Check whether the SOLUTION of a PUZZLE is right. If not, name the first wrong step and the reason.

    A PUZZLE is a file, - for standard input, or an ID. A SOLUTION is a file, -, or its moves, as in Rb2 Ga0
    or c4-c7. For a pyramid it may also be its rows from the base up, as in RGYB/RGB/GB/B.

    Exit code 0: solved. 3: right so far, but incomplete. 4: wrong.
    """
    refuse_standard_input_twice(puzzle, solution)
    task = one_puzzle(puzzle).task
    finding = kind_of(task).operations.check(task, moves_of(solution))
    if as_json:
        step = {} if finding.step is None else {"step": finding.step}
        document = {"right": finding.right, "solved": finding.solved, **step, "text": finding.text}
        print_json({"schema": "ppsolve.finding/1", **document})
    else:
        click.echo(finding.text)
    if not finding.solved:
        raise click.exceptions.Exit(UNDECIDED if finding.right else WRONG)
