"""`ppsolve hint`: hints for a puzzle, step by step."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import click

from ppsolve.cli.shared.options import language_option, renamed
from ppsolve.cli.shared.puzzle_io import moves_of, one_puzzle, refuse_standard_input_twice, step_dict
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.solution import HINT_STAGES, SolutionStep
from ppsolve.solver.language.messages import say
from ppsolve.solver.view.layout import NARROWEST, paragraph

Reveal = Literal["technique", "others", "idea", "place", "card", "move"]
"""How much a hint reveals; `card` and `move` are the same."""

_REVEALS: Final = ("technique", "others", "idea", "place")
"""The choices that reveal no more than the stages of a hint up to one of them."""
_ALWAYS: Final = ("technique", "expected")
_LESSONS: Final = "docs/reference/techniques.md"
"""The document with a worked example of every technique; `tools/techniques.py` makes its headings."""


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
    made = moves_of(moves)
    whole = reveal in ("card", "move")
    shown = HINT_STAGES if whole else HINT_STAGES[: _REVEALS.index(reveal) + 1]

    def lesson(step: SolutionStep) -> str:
        return f"{_LESSONS}#{kind.name}-{step.technique}"

    def document() -> dict[str, Any]:
        step = operations.next_step(task, made)
        stages: dict[str, str] = {hint.stage: hint.text for hint in step.hints}
        known = {**stages, **step_dict(step)}
        revealed = {key: value for key, value in known.items() if whole or key in (*_ALWAYS, *shown)}
        if left := [hint.left for hint in step.hints if hint.stage in shown]:
            revealed["left"] = [step.move] if whole else list(left[-1])
        meaning = operations.technique_text(step.technique)
        return {"schema": "ppsolve.hint/1", "meaning": meaning, "lesson": lesson(step), **revealed}

    def text(_colour: bool, width: int) -> str:
        step = operations.next_step(task, made)
        name, meaning = operations.technique_name(step.technique), operations.technique_text(step.technique)
        lines = [say("puzzle-hint-technique", name=name, meaning=meaning)]
        if step.expected:
            lines.append(say("puzzle-hint-expect", moves=" ".join(step.expected)))
        stages: dict[str, str] = {**{hint.stage: hint.text for hint in step.hints}, "place": step.place}
        lines += [say(f"puzzle-hint-{stage}", text=stages[stage]) for stage in shown if stage in stages]
        example = say("puzzle-hint-example", lesson=lesson(step))
        if whole:
            card = say("puzzle-hint-card", colour=step.card, move=step.move) if step.card else ""
            lines += [card or say("puzzle-hint-move", move=step.move), step.reason, example]
        else:
            hidden = [stage for stage in HINT_STAGES if stage in stages and stage not in shown]
            following = hidden[0] if hidden else "card" if step.card else "move"
            lines += [example, say("puzzle-hint-more", option=f"--reveal {following}")]
        return "\n".join(paragraph(line, max(width, NARROWEST), indent="") for line in lines)

    results.print(text, document)
