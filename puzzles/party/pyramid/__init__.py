"""The pyramid puzzle: a logic puzzle with exactly one way to fill the pyramid."""

from ppsolve.puzzles.party.pyramid.checking import check, next_step
from ppsolve.puzzles.party.pyramid.examination import examine, steps
from ppsolve.puzzles.party.pyramid.generation import ATTEMPTS, candidate
from ppsolve.puzzles.party.pyramid.techniques import technique_text

__all__ = ["ATTEMPTS", "candidate", "check", "examine", "next_step", "steps", "technique_text"]
