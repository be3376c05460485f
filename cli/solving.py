"""`ppsolve check`, `hint` and `solve`: whether a solution is right, help on the way, and the way itself."""

from __future__ import annotations

import os
import re
from typing import Any, Literal, get_args

import click

from ppsolve.cli.shared.inputs import STANDARD_INPUT, one_puzzle, standard_input
from ppsolve.cli.shared.outputs import color_option, indented_json, wants_colour
from ppsolve.cli.shared.searching import ONLY_BOUNDED
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import Step
from ppsolve.solver import BadInput
from ppsolve.solver.errors import quoted
from ppsolve.solver.party.cards import COLOUR_NAMES

WRONG = 4
LARGEST_SOLUTION = 1 << 20

Tell = Literal["technique", "place", "card"]
TELLS: tuple[Tell, ...] = get_args(Tell)


@click.command("check", short_help="Check a solution of a puzzle.")
@click.argument("puzzle")
@click.argument("solution", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="The finding as JSON.")
def check_command(puzzle: str, solution: tuple[str, ...], as_json: bool) -> None:
    """Say whether the SOLUTION of a PUZZLE is right, or which step is the first wrong one, and why.

    A PUZZLE is a file, - for standard input, or an ID. A SOLUTION is a file, - or its moves, as in Rb2 Ga0;
    for a pyramid also its rows from the base up, as in RGYB/RGB/GB/B. Exit code 0: solved; 3: right so far,
    but not complete; 4: wrong.
    """
    from ppsolve.puzzles.kinds import kind_for

    _refuse_standard_input_twice(puzzle, solution)
    task = one_puzzle(puzzle).task
    finding = kind_for(task).check(task, _words(solution))
    if as_json:
        step = {} if finding.step is None else {"step": finding.step}
        document = {"right": finding.right, "solved": finding.solved, **step, "text": finding.text}
        click.echo(indented_json({"schema": "ppsolve.finding/1", **document}))
    else:
        click.echo(finding.text)
    if not finding.solved:
        raise click.exceptions.Exit(ONLY_BOUNDED if finding.right else WRONG)


@click.command("hint", short_help="Help with a puzzle, a little at a time.")
@click.argument("puzzle")
@click.argument("moves", nargs=-1)
@click.option(
    "--tell",
    type=click.Choice(TELLS),
    default="technique",
    show_default=True,
    help="How much: how to find the next step, also where, also which card and why.",
)
@click.option("--json", "as_json", is_flag=True, help="The hint as JSON.")
def hint_command(puzzle: str, moves: tuple[str, ...], tell: Tell, as_json: bool) -> None:
    """Give a hint for the next step of a PUZZLE after the MOVES made so far, as in Rb2 Ga0, or in a file."""
    from ppsolve.puzzles.kinds import kind_for

    _refuse_standard_input_twice(puzzle, moves)
    task = one_puzzle(puzzle).task
    kind = kind_for(task)
    step = kind.next_step(task, _words(moves))
    meaning = kind.technique_text(step.technique)
    if as_json:
        document = _step_dict(step)
        shown = {"technique": ("technique",), "place": ("technique", "place"), "card": tuple(document)}[tell]
        told = {key: document[key] for key in shown}
        click.echo(indented_json({"schema": "ppsolve.hint/1", "meaning": meaning, **told}))
        return
    lines = [f"Technique: {step.technique}. {meaning}"]
    if tell != "technique":
        lines.append(f"Place: {step.place}")
    if tell == "card":
        lines += [f"Card: {COLOUR_NAMES[step.move.colour]}, {step.move}", step.reason]
    else:
        lines.append(f"More: --tell {TELLS[TELLS.index(tell) + 1]}")
    for line in lines:
        click.echo(line)


@click.command("solve", short_help="Solve a puzzle step by step.")
@click.argument("puzzle")
@click.option("--json", "as_json", is_flag=True, help="The steps as JSON.")
@color_option
def solve_command(puzzle: str, as_json: bool, color: str) -> None:
    """Explain the solution of a PUZZLE step by step, with the technique of every step."""
    from ppsolve.puzzles.kinds import kind_for

    one = one_puzzle(puzzle)
    steps = kind_for(one.task).steps(one.task)
    if as_json:
        click.echo(indented_json(_solution_dict(one, steps)))
        return
    import shutil

    from ppsolve.reports.puzzle.steps import steps_text
    from ppsolve.reports.puzzle.text import puzzle_text, solution_text

    colour, width = wants_colour(color), shutil.get_terminal_size().columns
    click.echo(puzzle_text(one, colour=colour, width=width), color=colour)
    click.echo("\n" + steps_text(steps, width=width))
    click.echo("\n" + solution_text(one, colour=colour, width=width), color=colour)


def _solution_dict(puzzle: Puzzle, steps: tuple[Step, ...]) -> dict[str, Any]:
    from ppsolve.puzzles.ids import permanent_id

    return {
        "schema": "ppsolve.solution/1",
        "puzzle": permanent_id(puzzle),
        "level": puzzle.level,
        "tags": list(puzzle.tags),
        "solution": list(puzzle.solution),
        "steps": [_step_dict(step) for step in steps],
    }


def _step_dict(step: Step) -> dict[str, Any]:
    return {
        "technique": step.technique,
        "place": step.place,
        "card": step.move.colour,
        "move": str(step.move),
        "reason": step.reason,
    }


def _refuse_standard_input_twice(puzzle: str, moves: tuple[str, ...]) -> None:
    if puzzle == STANDARD_INPUT and STANDARD_INPUT in moves:
        raise click.UsageError("puzzle and moves cannot both be read from standard input")


def _words(given: tuple[str, ...]) -> list[str]:
    """The moves or rows that arguments hold: as they stand, or in a file, as JSON or as plain text."""
    if len(given) == 1:
        (name,) = given
        if name == STANDARD_INPUT or os.path.isfile(name):  # noqa: PTH113 - false for a name too long
            return _words_of_file(name)
        if re.search(r"[^RGYPBrgypba-h0-9.,/\s]", name):
            raise BadInput(f"solution {quoted(name)}", "is neither a file nor moves such as Rb2 Ga0")
    return _split(" ".join(given))


def _split(text: str) -> list[str]:
    """The words of a text, colours in capitals: case carries nothing in a move or a row."""
    words = (word for word in re.split(r"[\s,/]+", text) if word)
    return [word[0].upper() + word[1:] if re.search(r"[0-9]", word) else word.upper() for word in words]


def _words_of_file(name: str) -> list[str]:
    from ppsolve.solver.party.jsonform import checked_type, parsed, rows_from

    where = "standard input" if name == STANDARD_INPUT else name
    try:
        if name == STANDARD_INPUT:
            content = standard_input().read(LARGEST_SOLUTION + 1)
        else:
            with open(name, "rb") as stream:
                content = stream.read(LARGEST_SOLUTION + 1)
        if len(content) > LARGEST_SOLUTION:
            raise BadInput("", f"more than {LARGEST_SOLUTION:,} bytes; that is not a solution")
        text = content.decode("utf-8-sig")
        if not text.lstrip().startswith(("{", "[", '"')):
            return _split(text)
        document = parsed(text)
        if isinstance(document, dict):
            if "solution" not in document:
                raise BadInput("solution", "is missing")
            document = document["solution"]
        if isinstance(document, list):
            return list(rows_from(document, "solution"))
        return _split(checked_type(document, str, "solution"))
    except BadInput as error:
        raise error.inside(where) from None
    except OSError as error:
        raise BadInput(where, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(where, "is not UTF-8 text") from None
