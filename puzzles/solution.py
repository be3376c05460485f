"""Results of work on a task: its level, the steps that solve it, and the verdict on a proposed solution."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Literal, NamedTuple, get_args

from ppsolve.solver.language.messages import say

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the easiest to the hardest."""


def level_text(level: Level) -> str:
    """Return a level in the current language."""
    return say("puzzle-level", level=level)


def level_reached(effort: int, least: Mapping[Level, int]) -> Level:
    """Return the hardest level whose least effort is reached."""
    return [level for level in LEVELS if effort >= least[level]][-1]


def longest_run(flags: Iterable[bool]) -> int:
    return max((len(list(run)) for true, run in groupby(flags) if true), default=0)


@dataclass(frozen=True)
class Examination:
    """Level, tags and solution of a task that was proved sound, and the counts behind the level."""

    level: Level
    tags: tuple[str, ...]
    solution: tuple[str, ...]
    """In the notation of the kind: moves as text, or the rows of a full pyramid."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """The counts by name, for tables and explanations."""


@dataclass(frozen=True)
class Rejected:
    """The reason for rejecting a candidate, in a few words that can be counted: `too easy`."""

    reason: str


def level_fault(found: Level, wanted: Level) -> Rejected | None:
    """Return why a candidate of one level is rejected where another is wanted; `None` if they are equal."""
    if found == wanted:
        return None
    return Rejected("too easy" if LEVELS.index(found) < LEVELS.index(wanted) else "too hard")


Medal = Literal["gold", "silver", "bronze"]
"""What a complete play earns in kinds with a par."""


@dataclass(frozen=True)
class Finding:
    """The verdict on a proposed solution, complete or not."""

    right: bool
    """True if nothing in it is wrong."""
    solved: bool
    """True if it is right and complete."""
    text: str
    """A sentence for players. If something is wrong, it names the first wrong step and the reason."""
    step: int | None = None
    """The number of the first wrong step, from 1."""
    medal: Medal | None = None
    """What a complete play earns, in kinds with a par."""

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return self.text


Role = Literal["target", "because", "clash"]
"""The place of the move; a premise of the argument; the contradiction at its end."""


class ChainLink(NamedTuple):
    """A link of a chain of conclusions: a place and the colours that are left for it."""

    place: str
    colours: str


@dataclass(frozen=True)
class Drawing:
    """Annotations of the board for the reason of a step.

    Places are named as the board stands before the move, as in the text of the reason.
    """

    marks: Mapping[str, Role]
    struck: Mapping[str, str] = field(default_factory=dict)
    """Colour letters to cross out, by place."""
    chain: tuple[ChainLink, ...] = ()
    """First the assumption, then its consequences in order."""

    def to_dict(self) -> dict[str, Any]:
        """Return the drawing as JSON values, without empty parts."""
        parts: dict[str, Any] = {
            "marks": dict(self.marks),
            "struck": dict(self.struck),
            "chain": [link._asdict() for link in self.chain],
        }
        return {name: part for name, part in parts.items() if part}


HintStage = Literal["look", "others", "idea", "place"]
"""The stages of a hint before the move itself, which mean the same in all kinds of puzzles:

- `look`: what is at stake in this position;
- `others`: moves that fail, and why;
- `idea`: what the right move does, or which piece moves;
- `place`: where it goes.
"""
HINT_STAGES: Final[tuple[HintStage, ...]] = get_args(HintStage)


@dataclass(frozen=True)
class Hint:
    """One stage of the hint for a step. A stage that would not help is left out."""

    stage: HintStage
    text: str
    """Full sentences that do not name the move."""
    left: tuple[str, ...]
    """The moves that this stage and those before it leave possible."""
    marks: Mapping[str, Role] = field(default_factory=dict, compare=False)

    def page_values(self) -> dict[str, Any]:
        return {"text": self.text, **({"marks": dict(self.marks)} if self.marks else {})}


_PLACES: Final = re.compile(r"(?<![A-Za-z0-9])[RGYPB]?([a-h]\d)(?![A-Za-z0-9])")
"""Places in a sentence; in Korean, a particle follows without a space."""


class Ladder:
    """Collects the stages of a hint, and the moves that they leave possible."""

    def __init__(self, moves: Iterable[object], right: object) -> None:
        self.left = [str(move) for move in moves]
        self.right = str(right)
        self.hints: list[Hint] = []

    def add(
        self,
        stage: HintStage,
        text: str,
        keeps: Callable[[str], bool] = lambda _move: True,
        marks: Mapping[str, Role] | None = None,
    ) -> None:
        """Add a stage. `keeps` is true of the moves that its text leaves possible. The places that the text
        names are marked, by `marks` or as premises."""
        self.left = [move for move in self.left if keeps(move)]
        assert self.right in self.left, "a hint keeps the right move"
        named: dict[str, Role] = dict.fromkeys(_PLACES.findall(text), "because")
        self.hints.append(Hint(stage, text, tuple(self.left), named | dict(marks or {})))


def technique_title(name: str) -> str:
    """Return the name of a technique, in any language, as a heading.

    >>> technique_title("wall-in")
    'Wall in'
    """
    return name.replace("-", " ").capitalize()


@dataclass(frozen=True, repr=False)
class SolutionStep:
    """One step of a solution, with its reason."""

    technique: str
    """The name of the technique, such as `two-below`."""
    move: str
    """The move in the notation of its game."""
    reason: str
    """Full sentences for players: why this move and no other."""
    place: str
    """Where the card or the penguin goes."""
    drawing: Drawing = field(compare=False)
    card: str = ""
    """The letter of the card that is placed; empty where moves do not place cards."""
    card_name: str = ""
    """The colour of that card as a word."""
    parts: tuple[str, ...] = ()
    """The reason in parts that can be read one by one, where there are several."""
    expected: tuple[str, ...] = ()
    """The moves of opponents that are expected first, where others are to move."""
    claim: str = ""
    """The reason without the refutations, where it has some."""
    refuted: tuple[tuple[str, ...], ...] = ()
    """The moves whose refutations the reason describes; those with the same refutation together."""
    why: tuple[str, ...] = ()
    """The sentences of the reason about what the move does, where others fail."""
    hints: tuple[Hint, ...] = ()
    """What leads to the move, in the order of `HINT_STAGES`."""

    def __repr__(self) -> str:
        return f"<SolutionStep {self.move}: {self.technique}>"

    def page_values(self, meaning: str, name: str = "") -> dict[str, Any]:
        """Return the step as JSON values for a page; `meaning` and `name` are those of its technique."""
        title = technique_title(name or self.technique)
        return {
            "technique": say("puzzle-technique", title=title, meaning=meaning),
            "move": self.move,
            "place": self.place,
            "card": self.card,
            "reason": self.reason,
            **({"parts": list(self.parts)} if len(self.parts) > 1 else {}),
            **({"hints": [hint.page_values() for hint in self.hints]} if self.hints else {}),
            **({"claim": self.claim, "refuted": list(map(list, self.refuted))} if self.refuted else {}),
            "drawing": self.drawing.to_dict(),
        }
