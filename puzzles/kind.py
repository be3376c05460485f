"""`Kind`: all that the collection needs to know of a kind of puzzle, as one object.

Every kind has a package in the folder of its game with the same doors under the same names: `task`, `fields`,
`generation`, `examination`, `grading`, `tags`, `explanation`, `checking`, `words`, a `book` where the page
needs one, and `kind`, where its object is put together; its part of the JSON Schema is in `schema/`. `kinds`
lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ppsolve.puzzles.generators import GENERATORS
from ppsolve.puzzles.solution import Examination, Finding, Rejected, SolutionStep
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.randomness import SplitMix64

if TYPE_CHECKING:
    from ppsolve.puzzles.recipe import Recipe  # which asks the registry of kinds what can be chosen

T = TypeVar("T", bound=Task)
Position = TypeVar("Position")
Range = tuple[int, int]
"""From the first number to the second, both included."""


@dataclass(frozen=True, eq=False)
class JsonFields(Generic[T]):
    """The fields of a JSON document that hold a task."""

    required: tuple[str, ...]
    optional: tuple[str, ...]
    write: Callable[[T], dict[str, Any]]
    """The fields of a task, in the order in which they are written."""
    read: Callable[[Mapping[str, Any]], T]
    """The task that fields describe; `BadInput` names the one that is wrong."""


@dataclass(frozen=True, eq=False)
class IdFields(Generic[T]):
    """The fields of a permanent ID that hold a task, between colons."""

    names: tuple[str, ...]
    write: Callable[[T], str]
    """The fields of a task, colons between them."""
    read: Callable[[Sequence[str]], T]
    """The task that as many fields as there are names describe; `BadInput` names the one that is wrong."""


def whole_number(where: str, text: str) -> int:
    """The number that a field of an ID gives."""
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise BadInput(where, f"expected a whole number, not {quoted(text)}")
    return int(text)


def position_in(fields: Mapping[str, Any], read: Callable[[Any], Position]) -> Position:
    """The position that a document gives in a field of its own; `BadInput` names what is wrong in it."""
    try:
        return read(fields["position"])
    except BadInput as error:
        raise BadInput(f"position.{error.where}" if error.where else "position", error.what) from None


def check_player(fields: Mapping[str, Any], mover: str) -> None:
    """Refuse a document that names another player than the one to move."""
    if fields.get("player", mover) != mover:
        raise BadInput("player", f"{quoted(fields['player'])}, but {quoted(mover)} is to move")


def graded_alike(examine: Callable[[T], Examination]) -> Callable[[T, int], Examination]:
    """The examination of a kind that all versions of the generator grade alike."""
    return lambda task, _generator: examine(task)


def no_book(_task: Task) -> Mapping[str, Any]:
    """The book of a kind whose page needs none."""
    return {}


@dataclass(frozen=True, eq=False)
class KindOperations(Generic[T]):
    """What every kind can do."""

    attempts: int
    """How many candidates generation may try."""
    candidate: Callable[[Recipe, SplitMix64], T | Rejected]
    """A sound task of the level asked for, made from the random numbers of the source, or why not."""
    examine: Callable[[T, int], Examination]
    """Solution, level and tags of a task that is proved sound, as a version of the generator grades it;
    `BadInput` if it is not sound."""
    steps: Callable[[T], tuple[SolutionStep, ...]]
    """The solution, every step with its technique and its reason."""
    next_step: Callable[[T, Sequence[str]], SolutionStep]
    """The step to take after those taken so far; `BadInput` if they went wrong."""
    check: Callable[[T, Sequence[str]], Finding]
    """Whether a solution, or a part of one, is right, and if not, what is wrong first."""
    technique_text: Callable[[str], str]
    """What the name of a technique means, in a sentence that gives no place and no card away."""
    book: Callable[[T], Mapping[str, Any]] = no_book
    """What a page needs to play along without computing anything, as JSON values."""


@dataclass(frozen=True, eq=False)
class Kind(Generic[T]):
    """A kind of puzzle: its name and game, how its tasks are written, what can be chosen, what it can do."""

    name: str
    game: str
    task: type[T]
    tags: tuple[str, ...]
    """What its puzzles can be about."""
    json: JsonFields[T]
    id: IdFields[T]
    load_operations: Callable[[], KindOperations[T]]
    """What it can do; the modules behind it are imported when the first puzzle of the kind turns up."""
    bases: Range | None = None
    """The widths of the pyramid that can be asked for, if they can."""
    players: Range | None = None
    """The numbers of players that can be asked for, if they can."""
    family: str = "Penguin"
    """What stands before its name in titles."""
    generators: tuple[int, ...] = GENERATORS
    """The versions of the generator that make it, the first one first."""

    @property
    def generator(self) -> int:
        """The version that new puzzles are made by."""
        return self.generators[-1]

    @cached_property
    def operations(self) -> KindOperations[T]:
        """What it can do."""
        return self.load_operations()
