"""Positions named on the command line: a file, `-` for standard input, or the one-line form."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from ppsolve.solver import BadInput, Position, read, textform


def positions_of(argument: str) -> Iterator[Position]:
    """The positions an argument stands for; a file may hold many as JSON Lines."""
    if textform.looks_like_text(argument):
        yield textform.loads(argument)
    elif argument == "-":
        try:
            yield from read(sys.stdin.buffer)
        except BadInput as error:
            raise BadInput(error.where.replace("<stdin>", "standard input", 1), error.what) from None
    else:
        yield from read(argument)


def one_position(argument: str) -> Position:
    """The one position an argument stands for."""
    positions = positions_of(argument)
    first = next(positions)
    if next(positions, None) is not None:
        raise BadInput(argument, "more than one position; this command takes one")
    return first
