"""`ppsolve hint`: hints for a puzzle, step by step."""

from __future__ import annotations

from typing import Literal, get_args

import click

from ppsolve.cli.shared.options import renamed
from ppsolve.cli.shared.puzzle_io import moves_of, one_puzzle, refuse_standard_input_twice, step_dict
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.puzzles.kinds import kind_of
from ppsolve.solver.view.layout import NARROWEST, paragraph

Reveal = Literal["technique", "place", "card", "move"]
"""How much a hint reveals; `card` and `move` are the same."""


@click.command("hint", context_settings=renamed(tell="reveal"))
@click.argument("puzzle")
@click.argument("moves", nargs=-1)
@click.option(
    "--reveal",
    type=click.Choice(get_args(Reveal)),
    default="technique",
    show_default=True,
    help="technique: how to find the next step. place: also where. card or move: also which one, and why.",
)
@output_options("text", "json")
def hint_command(puzzle: str, moves: tuple[str, ...], reveal: Reveal, wanted: Wanted) -> None:
    """Give a hint for the next step of a PUZZLE.

    MOVES are the moves made so far, as in Rb2 Ga0 or c4-c7, or a file with them.
    """
    refuse_standard_input_twice(puzzle, moves)
    results = wanted.results([puzzle, *moves])
    task = one_puzzle(puzzle).task
    operations = kind_of(task).operations
    step = operations.next_step(task, moves_of(moves))
    meaning = operations.technique_text(step.technique)
    document = step_dict(step)
    keys = {"technique": ["technique"], "place": ["technique", "expected", "place"]}
    revealed = {key: document[key] for key in keys.get(reveal, document) if key in document}
    lines = [f"Technique: {step.technique}. {meaning}"]
    if reveal != "technique":
        if step.expected:
            lines.append(f"Expect: {' '.join(step.expected)}")
        lines.append(f"Place: {step.place}")
    if reveal in ("card", "move"):
        move = f"Card: {step.card_name}, {step.move}" if step.card else f"Move: {step.move}"
        lines += [move, step.reason]
    else:
        more = "place" if reveal == "technique" else "card" if step.card else "move"
        lines.append(f"More: --reveal {more}")
    results.print(
        lambda _, width: "\n".join(paragraph(line, max(width, NARROWEST), indent="") for line in lines),
        lambda: {"schema": "ppsolve.hint/1", "meaning": meaning, **revealed},
    )
