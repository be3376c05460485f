"""`ppsolve hint`: help with a puzzle, a little at a time."""

from __future__ import annotations

from typing import Literal, get_args

import click

from ppsolve.cli.shared.moves import moves_of, refuse_standard_input_twice, step_dict
from ppsolve.cli.shared.outputs import print_json, terminal_width
from ppsolve.cli.shared.puzzle_inputs import one_puzzle
from ppsolve.puzzles.kinds import kind_of
from ppsolve.solver.view.layout import NARROWEST, paragraph

Tell = Literal["technique", "place", "card", "move"]
TELLS: tuple[Tell, ...] = get_args(Tell)


@click.command("hint")
@click.argument("puzzle")
@click.argument("moves", nargs=-1)
@click.option(
    "--tell",
    type=click.Choice(TELLS),
    default="technique",
    show_default=True,
    help="How much: how to find the next step, also where, also which card or move and why.",
)
@click.option("--json", "as_json", is_flag=True, help="The hint as JSON.")
def hint_command(puzzle: str, moves: tuple[str, ...], tell: Tell, as_json: bool) -> None:
    """Give a hint for the next step of a PUZZLE after the MOVES made so far, as in Rb2 Ga0 or
    c4-c7, or in a file."""
    refuse_standard_input_twice(puzzle, moves)
    task = one_puzzle(puzzle).task
    operations = kind_of(task).operations
    step = operations.next_step(task, moves_of(moves))
    meaning = operations.technique_text(step.technique)
    if as_json:
        document = step_dict(step)
        keys = {"technique": ["technique"], "place": ["technique", "expected", "place"]}
        told = {key: document[key] for key in keys.get(tell, document) if key in document}
        print_json({"schema": "ppsolve.hint/1", "meaning": meaning, **told})
        return
    lines = [f"Technique: {step.technique}. {meaning}"]
    if tell != "technique":
        if step.expected:
            lines.append(f"Expect: {' '.join(step.expected)}")
        lines.append(f"Place: {step.place}")
    if tell in ("card", "move"):
        move = f"Card: {step.card_name}, {step.move}" if step.card else f"Move: {step.move}"
        lines += [move, step.reason]
    else:
        more = "place" if tell == "technique" else "card" if step.card else "move"
        lines.append(f"More: --tell {more}")
    width = max(terminal_width(), NARROWEST)
    for line in lines:
        click.echo(paragraph(line, width, indent=""))
