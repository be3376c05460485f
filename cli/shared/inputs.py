"""Positions named on the command line: a file, `-` for standard input, or the one-line form."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from typing import IO, Any, TypeVar

from ppsolve.puzzles.ids import looks_like_an_id
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.solver import BadInput
from ppsolve.solver.documents import read_documents
from ppsolve.solver.errors import quoted, shown
from ppsolve.solver.games import AnyPosition, from_dict, from_line, is_line

STANDARD_INPUT = "-"

T = TypeVar("T")


def positions_of(argument: str) -> Iterator[AnyPosition]:
    """The positions an argument stands for; a file may hold many as JSON Lines."""
    if is_line(argument):
        yield from_line(argument)
    else:
        yield from documents_of(argument, from_dict)


def documents_of(argument: str, make: Callable[[Any], T], thing: str = "position") -> Iterator[T]:
    """What `make` makes of each JSON document of a file or of standard input."""
    if argument != STANDARD_INPUT:
        yield from read_documents(argument, make, thing)
        return
    try:
        yield from read_documents(standard_input(), make, thing)
    except BadInput as error:
        raise BadInput(error.where.replace("<stdin>", "standard input", 1), error.what) from None


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
    names = position.names
    if name in names:
        return names.index(name)
    meant = [seat for seat, other in enumerate(names) if other.casefold() == name.strip().casefold()]
    if len(meant) != 1:
        raise BadInput(
            "player", f"no player is called {quoted(name)}; there are {', '.join(map(shown, names))}"
        )
    return meant[0]


def puzzles_of(argument: str) -> Iterator[Puzzle]:
    """The puzzles an argument stands for: a file of one or many, or an ID, short or permanent."""
    from ppsolve.puzzles import puzzle_json
    from ppsolve.puzzles.generation import puzzle_of

    if looks_like_an_id(argument) and not os.path.isfile(argument):  # noqa: PTH113 - false for a name too long
        yield puzzle_of(argument)
    else:
        yield from documents_of(argument, puzzle_json.from_dict, "puzzle")


def one_puzzle(argument: str) -> Puzzle:
    """The one puzzle an argument stands for."""
    return only_one(argument, puzzles_of(argument), "puzzle")


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
