"""What is found out about a task: its examination, the steps that solve it, and what a proposal is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ppsolve.puzzles.drawing import Drawing
from ppsolve.puzzles.levels import Level
from ppsolve.solver.errors import BadInput, quoted

Technique = TypeVar("Technique", bound=str)


@dataclass(frozen=True)
class Examination:
    """What the examination of a sound task found: its level, tags and solution, and what was counted."""

    level: Level
    tags: tuple[str, ...]
    solution: tuple[str, ...]
    """In the words of the kind: moves as text, or the rows of a full pyramid."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """The numbers that the level rests on, by name; for tables and for explanations."""


@dataclass(frozen=True)
class SolutionStep:
    """One step of a solution, and why."""

    technique: str
    """The name of the way of reasoning, as in `two-below`."""
    move: object
    """The move as its game has it; as text it is what people write."""
    reason: str
    """Full sentences for people: why this move and no other."""
    place: str
    """Where to look."""
    drawing: Drawing = field(compare=False)
    """What the reason speaks of, to be drawn on the board."""
    card: str = ""
    """The letter of the card that is placed; empty where moves are not about cards."""
    card_name: str = ""
    """The same card in a word."""
    parts: tuple[str, ...] = ()
    """The reason in parts that can be read one by one, where there are several."""
    expected: tuple[str, ...] = ()
    """The moves that others are expected to make before it, where it is not the next move of all."""

    def page_values(self, technique: str) -> dict[str, Any]:
        """The step as a page is told it, as JSON values; `technique` is what its name means."""
        return {
            "technique": technique,
            "move": str(self.move),
            "place": self.place,
            "card": self.card,
            "reason": self.reason,
            **({"parts": list(self.parts)} if len(self.parts) > 1 else {}),
            "drawing": self.drawing.to_dict(),
        }


def meaning_of(meanings: Mapping[Technique, str], technique: str) -> str:
    """What the name of a technique means, of those that a kind has; `BadInput` for another name."""
    for name, meaning in meanings.items():
        if name == technique:
            return meaning
    raise BadInput("technique", f"unknown technique {quoted(technique)}; there are {', '.join(meanings)}")


@dataclass(frozen=True)
class Finding:
    """What became of a proposed solution, complete or not."""

    right: bool
    """Whether nothing in it is wrong."""
    solved: bool
    """Whether it is right and complete."""
    text: str
    """A sentence for people; if it is wrong: the first wrong step and why."""
    step: int | None = None
    """The number of the first wrong step, from 1."""


@dataclass(frozen=True)
class Rejected:
    """Why a candidate did not become a puzzle, in a few words that can be counted: `too easy`."""

    reason: str
