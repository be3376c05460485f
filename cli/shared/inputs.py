"""Inputs named on the command line: a file, `-` for standard input, or a position in one line.

`Answers` decides how the results for several inputs are printed: as text, as JSON, or line by line.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from itertools import chain
from typing import IO, TYPE_CHECKING, Any, Final, Literal, TypeVar

import click

from ppsolve.cli.shared.outputs import print_json
from ppsolve.solver import BadInput
from ppsolve.solver.documents import read_documents, read_each
from ppsolve.solver.errors import shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.games import AnyPosition, from_dict, from_line, is_line
from ppsolve.solver.names import seat_named
from ppsolve.solver.party.game import PARTY

if TYPE_CHECKING:
    from ppsolve.solver.party.hidden.position import HiddenPosition

STANDARD_INPUT: Final = "-"
SCHEMA: Final = "ppsolve.error/1"

AnswerForm = Literal["text", "json", "jsonl"]
T = TypeVar("T")


# Positions.


def positions_of(argument: str) -> Iterator[AnyPosition]:
    """Iterate over the positions of an argument; a JSON Lines file holds many."""
    for position in inputs_of(argument, from_line, from_dict):
        print_remark(position)
        yield position


def one_position(argument: str) -> AnyPosition:
    return only_one(argument, positions_of(argument), "position")


def drawable_positions_of(argument: str) -> Iterator[AnyPosition | HiddenPosition]:
    """Iterate over the positions of an argument, which may have hidden cards."""
    from ppsolve.solver.party.hidden import position as hidden

    def read_line(line: str) -> AnyPosition | HiddenPosition:
        return hidden.from_line(line) if PARTY.is_line(line) else from_line(line)

    def read_document(document: Any) -> AnyPosition | HiddenPosition:
        if not isinstance(document, dict) or document.get("game", PARTY.name) != PARTY.name:
            return from_dict(document)
        return hidden.from_dict({key: value for key, value in document.items() if key != "game"})

    for position in inputs_of(argument, read_line, read_document):
        if not isinstance(position, hidden.HiddenPosition):
            print_remark(position)
        yield position


def print_remark(position: GamePosition[Any]) -> None:
    """Print a note to standard error if a position looks miscounted. That is allowed."""
    if remark := position.game.remark(position):
        click.echo(f"note: {remark}", err=True)


def seat_of(position: AnyPosition, name: str) -> int:
    """Return the seat of a player, ignoring case. Raises `BadInput` unless exactly one player matches."""
    try:
        return seat_named(position.names, name if name in position.names else name.strip(), "player")
    except BadInput as error:
        names = ", ".join(map(shown, position.names))
        raise BadInput(error.where, f"{error.what}; there are {names}") from None


# Documents.


def inputs_of(argument: str, read_line: Callable[[str], T], read: Callable[[Any], T]) -> Iterator[T]:
    """Iterate over the inputs of an argument: a position in one line, or the documents of a file."""
    if is_line(argument):
        yield read_line(argument)
    else:
        yield from documents_of(argument, read)


def documents_of(argument: str, make: Callable[[Any], T], thing: str = "position") -> Iterator[T]:
    """Iterate over `make(document)` for each JSON document of a file or of standard input."""
    if argument != STANDARD_INPUT:
        yield from read_documents(argument, make, thing)
        return
    try:
        yield from read_documents(standard_input(), make, thing)
    except BadInput as error:
        raise _named_standard_input(error) from None


def each_document_of(argument: str, make: Callable[[Any], T]) -> Iterator[T | BadInput]:
    """As `documents_of`, but yield the error of a bad document instead of raising it."""
    if argument != STANDARD_INPUT:
        yield from read_each(argument, make)
        return
    for one in read_each(standard_input(), make):
        yield _named_standard_input(one) if isinstance(one, BadInput) else one


def _each_position_of(argument: str) -> Iterator[AnyPosition | BadInput]:
    """As `positions_of`, but yield the error of a bad position instead of raising it."""
    try:
        found = iter([from_line(argument)]) if is_line(argument) else each_document_of(argument, from_dict)
    except BadInput as error:
        found = iter([error])
    for one in found:
        if not isinstance(one, BadInput):
            print_remark(one)
        yield one


def _named_standard_input(error: BadInput) -> BadInput:
    return BadInput(error.where.replace("<stdin>", "standard input", 1), error.what, error.line)


def standard_input() -> IO[bytes]:
    if sys.stdin is None:
        raise BadInput("standard input", "is closed")
    return sys.stdin.buffer


def only_one(argument: str, items: Iterator[T], thing: str) -> T:
    """Return the only item of an argument. Raises `BadInput` if there are several."""
    first = next(items)
    if next(items, None) is not None:
        raise BadInput(argument, f"more than one {thing}; this command takes one")
    return first


def look_ahead(items: Iterator[T]) -> tuple[bool, Iterator[T]]:
    """Return whether there are several items, and an iterator over all of them.

    An error of the second item is raised only after the first item.
    """
    first = next(items)
    try:
        return True, chain((first, next(items)), items)
    except StopIteration:
        return False, iter((first,))
    except BadInput as error:
        return True, _first_and_error(first, error)


def _first_and_error(first: T, error: BadInput) -> Iterator[T]:
    yield first
    raise error


# Answers to several inputs.


@dataclass(frozen=True)
class Answers:
    """The format of the answers, and whether to continue after a bad input.

    `jsonl` is for programs that write a line and wait for the answer: nothing is read ahead, and every answer
    is printed immediately.
    """

    form: AnswerForm
    keep_going: bool

    @property
    def as_json(self) -> bool:
        return self.form != "text"

    def positions(self, arguments: tuple[str, ...]) -> tuple[bool, Iterator[AnyPosition | BadInput]]:
        """Return whether there may be several positions, and an iterator over all of them."""
        if self.keep_going:
            return True, chain.from_iterable(map(_each_position_of, arguments))
        return self.several(chain.from_iterable(map(positions_of, arguments)))

    def several(self, inputs: Iterator[T]) -> tuple[bool, Iterator[T]]:
        """Return whether there may be several inputs, and an iterator over all of them.

        `jsonl` does not look ahead: it would have to wait for the second input before answering the first.
        """
        return (True, inputs) if self.form == "jsonl" else look_ahead(inputs)

    def refuse(self, error: BadInput) -> None:
        """Answer a bad input with `error`; raise it unless `--keep-going` was given."""
        if not self.keep_going:
            raise error
        document = {"schema": SCHEMA, "line": error.line, "where": error.where, "what": error.what}
        print_json(document, one_line=True)


def answer_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of `Answers` to a command, which receives them as `answers`."""

    @click.option(
        "--format",
        "form",
        type=click.Choice(["text", "json", "jsonl"]),
        help="jsonl: answer every input line immediately, with one line. Default: text.",
    )
    @click.option(
        "--json", "as_json", is_flag=True, help="Same as --format json (JSON Lines for several positions)."
    )
    @click.option(
        "--keep-going", is_flag=True, help="With jsonl: answer bad input with an error, and continue."
    )
    @wraps(command)
    def answering(
        *arguments: Any, form: AnswerForm | None, as_json: bool, keep_going: bool, **others: Any
    ) -> Any:
        chosen: AnswerForm = form or ("json" if as_json else "text")
        if as_json and chosen == "text":
            raise click.UsageError("--json and --format text contradict each other")
        if keep_going and chosen != "jsonl":
            raise click.UsageError("--keep-going needs --format jsonl")
        return command(*arguments, answers=Answers(chosen, keep_going), **others)

    return answering
