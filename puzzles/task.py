"""`Task`: what the solver of a puzzle sees. Every kind of puzzle has tasks of its own.

Everything else about a puzzle follows from its task and can be found again.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Task:
    """What a puzzle asks. A task refuses what is no such puzzle at all when it is made; whether it is sound
    is for its examination."""
