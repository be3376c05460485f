"""The steps of a solution as numbered text."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.view.layout import NARROWEST, wrap


def steps_text(steps: Sequence[SolutionStep], *, width: int = 80) -> str:
    """Every step with its number, move and technique, and below it the reason."""
    digits = len(str(len(steps)))
    indent = " " * (digits + 2)
    lines: list[str] = []
    for number, step in enumerate(steps, start=1):
        lines.append(f"{number:>{digits}}. {step.move}  {step.technique}")
        room = max(width, NARROWEST) - len(indent)
        lines += [indent + line for line in wrap(step.reason.split(), room)]
    return "\n".join(lines)
