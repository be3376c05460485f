"""The steps of a solution as numbered text."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.view.layout import NARROWEST, wrap


def steps_text(steps: Sequence[SolutionStep], *, width: int = 80) -> str:
    """Every step with its number, move and technique, and below it the reason, part by part."""
    digits = len(str(len(steps)))
    indent = " " * (digits + 2)
    lines: list[str] = []
    for number, step in enumerate(steps, start=1):
        lines.append(f"{number:>{digits}}. {step.move}  {step.technique}")
        for part in step.parts or (step.reason,):
            lines += [indent + line for line in wrap(part.split(), max(width, NARROWEST) - len(indent))]
    return "\n".join(lines)
