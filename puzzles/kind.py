"""`Kind`: the interface every kind of puzzle implements.

A kind is a package in the folder of its game. `task.py` has its tasks and their codecs, `generate.py` makes
candidates, `verify.py` proves, grades and checks, `explain.py` gives the steps, and `kind.py` joins them in
one `Kind` object. `schema/` has its part of the JSON Schema. The registry is `kinds.py`.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ppsolve.puzzles.solution import Examination, Finding, Level, Rejected, SolutionStep
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.randomness import SplitMix64

if TYPE_CHECKING:
    from ppsolve.puzzles.recipe import Recipe  # `recipe` imports the registry of kinds


@dataclass(frozen=True)
class Task:
    """Base class of what a puzzle asks: all that its solver sees, and all that it is proved from.

    The constructor refuses values that are not a puzzle of the kind. Soundness is left to `examine`.
    """


T = TypeVar("T", bound=Task)
Position = TypeVar("Position")
Range = tuple[int, int]
"""Lowest and highest value, both included."""
Measures = Mapping[str, int]
"""Whole numbers by name; shares are in percent."""
Bands = Mapping[Level, Mapping[str, Range]]
"""For each level, the values that each measure may have."""


@dataclass(frozen=True, eq=False)
class JsonFields(Generic[T]):
    """Codec of a task as fields of a JSON document."""

    required: tuple[str, ...]
    optional: tuple[str, ...]
    write: Callable[[T], dict[str, Any]]
    """Serialise a task; the fields come in the order of the document."""
    read: Callable[[Mapping[str, Any]], T]
    """Parse a task; `BadInput` names the wrong field."""


@dataclass(frozen=True, eq=False)
class IdFields(Generic[T]):
    """Codec of a task as the colon-separated fields of a permanent ID."""

    names: tuple[str, ...]
    write: Callable[[T], str]
    """Serialise a task, with colons between the fields."""
    read: Callable[[Sequence[str]], T]
    """Parse a task from one text per name; `BadInput` names the wrong field."""


def whole_number(where: str, text: str) -> int:
    """Parse a number in a field of an ID."""
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise BadInput(where, f"expected a whole number, not {quoted(text)}")
    return int(text)


def position_in(fields: Mapping[str, Any], read: Callable[[Any], Position]) -> Position:
    """Parse the field `position` of a document; `BadInput` names the wrong part of it."""
    try:
        return read(fields["position"])
    except BadInput as error:
        raise BadInput(f"position.{error.where}" if error.where else "position", error.what) from None


def check_player(fields: Mapping[str, Any], mover: str) -> None:
    """Refuse a document that names another player than the one to move."""
    if fields.get("player", mover) != mover:
        raise BadInput("player", f"{quoted(fields['player'])}, but {quoted(mover)} is to move")


class Meanings(Mapping[Any, str]):
    """The meanings of techniques, in the current language whenever they are read."""

    def __init__(self, techniques: Sequence[str], say_meaning: Callable[[str], str]) -> None:
        self._techniques = techniques
        self._say_meaning = say_meaning

    def __getitem__(self, technique: str) -> str:
        if technique not in self._techniques:
            raise KeyError(technique)
        return self._say_meaning(technique)

    def __iter__(self) -> Iterator[str]:
        return iter(self._techniques)

    def __len__(self) -> int:
        return len(self._techniques)


@dataclass(frozen=True, eq=False)
class KindOperations(Generic[T]):
    """The functions that every kind provides."""

    attempts: int
    """The number of candidates that generation may try."""
    candidate: Callable[[Recipe, SplitMix64], T | Rejected]
    """Make a sound task of the recipe's level from random numbers, or return why the attempt failed."""
    examine: Callable[[T], Examination]
    """Prove a task sound and grade it; `BadInput` if it is not sound."""
    check: Callable[[T, Sequence[str]], Finding]
    """Check a complete or partial solution; the finding names the first mistake."""
    steps: Callable[[T], tuple[SolutionStep, ...]]
    """Return the solution, every step with its technique and its reason."""
    next_step: Callable[[T, Sequence[str]], SolutionStep]
    """Return the step after the moves made so far; `BadInput` if one of them is wrong."""
    technique_texts: Mapping[Any, str]
    """The meaning of every technique, in a sentence that reveals no place and no card: `Meanings`."""
    book: Callable[[T], Mapping[str, Any]] = lambda _task: {}
    """Return the answers a page needs to play along without computing, as JSON values."""
    measures: Callable[[T], Measures] | None = None
    """Return what a level is graded by besides techniques: `simple_play`, the share of plays that a simple
    rule wins, and counts."""
    bands: Bands = field(default_factory=dict)
    """The measures that puzzles of a level may have, for generators that grade by them."""
    looks: Callable[[T], tuple[str, ...]] = lambda _task: ()
    """Return the tags about looks, such as `symmetric`; puzzles of earlier generators do not have them."""

    technique_name: Callable[[str], str] = str
    """Return the name of a technique in the current language."""

    def technique_text(self, technique: str) -> str:
        if technique not in self.technique_texts:
            there = ", ".join(self.technique_texts)
            raise BadInput("technique", f"unknown technique {quoted(technique)}; there are {there}")
        return self.technique_texts[technique]


@dataclass(frozen=True, eq=False)
class Kind(Generic[T]):
    """A kind of puzzle: name, game, codecs, options and operations."""

    name: str
    game: str
    task: type[T]
    tags: tuple[str, ...]
    """All tags that its puzzles can have."""
    json: JsonFields[T]
    id: IdFields[T]
    title: str
    """The message of its name in titles: `Penguin duel`."""
    label: str
    """The message of its name in menus: `Duel`."""
    load_operations: Callable[[], KindOperations[T]]
    """Import the modules of the kind and return its operations; called when they are first needed."""
    bases: Range | None = None
    """The widths of the pyramid to choose from; `None` if the width cannot be chosen."""
    players: Range | None = None
    """The numbers of players to choose from; `None` if the number cannot be chosen."""
    surprises: tuple[str, ...] = ()
    """The tags of key moves that surprise; generators that measure prefer puzzles that have one."""
    generator: int = 1
    """The version of its generator where none is named. Raise it with every change that gives some recipe
    another puzzle."""
    later: int | None = None
    """A later version that also grades puzzles by their measures; `None` if there is none yet."""
    since: datetime.date | None = None
    """The first day whose daily puzzle is made by the later version."""

    @property
    def latest(self) -> int:
        """The latest version of its generator."""
        return self.generator if self.later is None else self.later

    def makes(self, generator: int) -> bool:
        """True for the versions of the generator that can be run."""
        return generator in (self.generator, self.latest)

    def measures_by(self, generator: int) -> bool:
        """True for the versions of the generator that grade puzzles by their measures."""
        return generator == self.later

    def generator_on(self, date: datetime.date) -> int:
        """Return the version of the generator that makes the daily puzzle of a day."""
        return self.generator if self.since is None or date < self.since else self.latest

    @cached_property
    def operations(self) -> KindOperations[T]:
        return self.load_operations()
