"""What is named on the command line: a file, `-` for standard input, or the one-line form of a position."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import chain
from typing import IO, TYPE_CHECKING, Any, TypeVar

import click

from ppsolve.solver import BadInput
from ppsolve.solver.documents import read_documents, read_each
from ppsolve.solver.errors import shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.games import AnyPosition, from_dict, from_line, is_line
from ppsolve.solver.names import seat_named
from ppsolve.solver.party.game import PARTY

STANDARD_INPUT = "-"

if TYPE_CHECKING:
    from ppsolve.solver.party.hidden.position import HiddenPosition

T = TypeVar("T")


def positions_of(argument: str) -> Iterator[AnyPosition]:
    """The positions an argument stands for; a file may hold many as JSON Lines."""
    given = iter([from_line(argument)]) if is_line(argument) else documents_of(argument, from_dict)
    for position in given:
        note_remark(position)
        yield position


def drawable_positions_of(argument: str) -> Iterator[AnyPosition | HiddenPosition]:
    """The positions an argument stands for, of which cards may be hidden."""
    from ppsolve.solver.party.hidden import position as hidden

    if PARTY.is_line(argument):
        given: Iterator[AnyPosition | HiddenPosition] = iter([hidden.from_line(argument)])
    else:
        given = iter([from_line(argument)]) if is_line(argument) else documents_of(argument, _drawable)
    for position in given:
        if not isinstance(position, hidden.HiddenPosition):
            note_remark(position)
        yield position


def _drawable(document: Any) -> AnyPosition | HiddenPosition:
    from ppsolve.solver.party.hidden import position as hidden

    if not isinstance(document, dict) or document.get("game", PARTY.name) != PARTY.name:
        return from_dict(document)
    return hidden.from_dict({key: value for key, value in document.items() if key != "game"})


def note_remark(position: GamePosition[Any]) -> None:
    """Say so, on standard error, if a position looks as if it were miscounted; that is allowed."""
    if remark := position.game.remark(position):
        click.echo(f"note: {remark}", err=True)


def documents_of(argument: str, make: Callable[[Any], T], thing: str = "position") -> Iterator[T]:
    """What `make` makes of each JSON document of a file or of standard input."""
    if argument != STANDARD_INPUT:
        yield from read_documents(argument, make, thing)
        return
    try:
        yield from read_documents(standard_input(), make, thing)
    except BadInput as error:
        raise _named_standard_input(error) from None


def each_position_of(argument: str) -> Iterator[AnyPosition | BadInput]:
    """The positions an argument stands for, and what is wrong with one of them in its place."""
    if not is_line(argument):
        found = each_document_of(argument, from_dict)
    else:
        try:
            found = iter([from_line(argument)])
        except BadInput as error:
            found = iter([error])
    for one in found:
        if not isinstance(one, BadInput):
            note_remark(one)
        yield one


def each_document_of(argument: str, make: Callable[[Any], T]) -> Iterator[T | BadInput]:
    """What `make` makes of each JSON document, and what is wrong with one of them in its place."""
    if argument != STANDARD_INPUT:
        yield from read_each(argument, make)
        return
    for one in read_each(standard_input(), make):
        yield _named_standard_input(one) if isinstance(one, BadInput) else one


def _named_standard_input(error: BadInput) -> BadInput:
    return BadInput(error.where.replace("<stdin>", "standard input", 1), error.what, error.line)


def standard_input() -> IO[bytes]:
    """The bytes of standard input."""
    if sys.stdin is None:
        raise BadInput("standard input", "is closed")
    return sys.stdin.buffer


def one_position(argument: str) -> AnyPosition:
    """The one position an argument stands for."""
    return only_one(argument, positions_of(argument), "position")


def seat_of(position: AnyPosition, name: str) -> int:
    """The seat of the player of that name, capitals or not; `BadInput` if nobody is meant, or several."""
    try:
        return seat_named(position.names, name if name in position.names else name.strip(), "player")
    except BadInput as error:
        names = ", ".join(map(shown, position.names))
        raise BadInput(error.where, f"{error.what}; there are {names}") from None


def only_one(argument: str, items: Iterator[T], thing: str) -> T:
    """The one thing that an argument stands for."""
    first = next(items)
    if next(items, None) is not None:
        raise BadInput(argument, f"more than one {thing}; this command takes one")
    return first


def look_ahead(items: Iterator[T]) -> tuple[bool, Iterator[T]]:
    """Whether there are several items, and all of them; what is wrong with the second comes after the
    first."""
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
