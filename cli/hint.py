"""`ppsolve hint`: hints for a puzzle, step by step."""

from __future__ import annotations

from typing import Final, Literal, get_args

import click

from ppsolve.cli.shared.options import language_option, renamed
from ppsolve.cli.shared.puzzle_io import moves_of, one_puzzle, refuse_standard_input_twice, step_dict
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.solution import HINT_STAGES
from ppsolve.solver.view.layout import NARROWEST, paragraph

Reveal = Literal["technique", "others", "idea", "place", "card", "move"]
"""How much a hint reveals; `card` and `move` are the same."""

_REVEALS: Final = ("technique", "others", "idea", "place")
"""The choices that reveal no more than the stages of a hint up to one of them."""
_ALWAYS: Final = ("technique", "expected")
_LESSONS: Final = "docs/reference/techniques.md"
"""The document with a worked example of every technique; `tools/techniques.py` makes its headings."""
_LABELS: Final = {"look": "Look", "others": "Others", "idea": "Idea", "place": "Place"}


@click.command("hint", context_settings=renamed(tell="reveal"))
@click.argument("puzzle")
@click.argument("moves", nargs=-1)
@click.option(
    "--reveal",
    type=click.Choice(get_args(Reveal)),
    default="technique",
    show_default=True,
    help="technique: how to find the next step, and what to look at. others: also moves that fail. idea: "
    "also what the right move does. place: also where it goes. card or move: also which one, and why.",
)
@output_options("text", "json")
@language_option
def hint_command(puzzle: str, moves: tuple[str, ...], reveal: Reveal, wanted: Wanted) -> None:
    """Give a hint for the next step of a PUZZLE.

    MOVES are the moves made so far, as in Rb2 Ga0 or c4-c7, or a file with them.
    """
    refuse_standard_input_twice(puzzle, moves)
    results = wanted.results([puzzle, *moves])
    task = one_puzzle(puzzle).task
    kind = kind_of(task)
    operations = kind.operations
    step = operations.next_step(task, moves_of(moves))
    meaning = operations.technique_text(step.technique)
    lesson = f"{_LESSONS}#{kind.name}-{step.technique}"
    stages: dict[str, str] = {hint.stage: hint.text for hint in step.hints}
    document = {**stages, **step_dict(step)}
    whole = reveal in ("card", "move")
    shown = HINT_STAGES if whole else HINT_STAGES[: _REVEALS.index(reveal) + 1]
    revealed = {key: value for key, value in document.items() if whole or key in (*_ALWAYS, *shown)}
    if left := [hint.left for hint in step.hints if hint.stage in shown]:
        revealed["left"] = [step.move] if whole else list(left[-1])
    lines = [f"Technique: {step.technique}. {meaning}"]
    if step.expected:
        lines.append(f"Expect: {' '.join(step.expected)}")
    lines += [f"{label}: {document[stage]}" for stage, label in _LABELS.items() if stage in revealed]
    if whole:
        move = f"Card: {step.card_name}, {step.move}" if step.card else f"Move: {step.move}"
        lines += [move, step.reason, f"Worked example: {lesson}"]
    else:
        following = [*(stage for stage in HINT_STAGES[len(shown) :] if stage in document), ""]
        lines.append(f"Worked example: {lesson}")
        lines.append(f"More: --reveal {following[0] or ('card' if step.card else 'move')}")
    results.print(
        lambda _, width: "\n".join(paragraph(line, max(width, NARROWEST), indent="") for line in lines),
        lambda: {"schema": "ppsolve.hint/1", "meaning": meaning, "lesson": lesson, **revealed},
    )
