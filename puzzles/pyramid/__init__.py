"""The pyramid puzzle: a logic puzzle with exactly one way to fill the pyramid."""

from ppsolve.puzzles.pyramid.checking import check, next_step
from ppsolve.puzzles.pyramid.examining import examine, steps
from ppsolve.puzzles.pyramid.making import ATTEMPTS, candidate
from ppsolve.puzzles.pyramid.techniques import technique_text

__all__ = ["ATTEMPTS", "candidate", "check", "examine", "next_step", "steps", "technique_text"]
