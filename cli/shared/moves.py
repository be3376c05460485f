"""Moves and solutions of puzzles on the command line: as words, or in a file, and steps as JSON."""

from __future__ import annotations

import os
import re
from typing import Any, Final

import click

from ppsolve.cli.shared.inputs import STANDARD_INPUT, standard_input
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver import BadInput
from ppsolve.solver.documents import checked_type, parse_json, strings_from
from ppsolve.solver.errors import quoted

LARGEST_SOLUTION: Final = 1 << 20


def step_dict(step: SolutionStep) -> dict[str, Any]:
    """A step as JSON values."""
    return {
        "technique": step.technique,
        **({"expected": list(step.expected)} if step.expected else {}),
        "place": step.place,
        "card": step.move.colour,
        "move": str(step.move),
        "reason": step.reason,
        **({"parts": list(step.parts)} if len(step.parts) > 1 else {}),
    }


def refuse_standard_input_twice(puzzle: str, moves: tuple[str, ...]) -> None:
    """There is only one standard input."""
    if puzzle == STANDARD_INPUT and STANDARD_INPUT in moves:
        raise click.UsageError("puzzle and moves cannot both be read from standard input")


def moves_of(given: tuple[str, ...]) -> list[str]:
    """The moves or rows that arguments hold: as they stand, or in a file, as JSON or as plain text."""
    if len(given) == 1:
        (name,) = given
        if name == STANDARD_INPUT or os.path.isfile(name):  # noqa: PTH113 - false for a name too long
            return _words_of_file(name)
        if re.search(r"[^RGYPBrgypba-h0-9.,/\s]", name):
            raise BadInput(f"solution {quoted(name)}", "is neither a file nor moves such as Rb2 Ga0")
    return _split(" ".join(given))


def _split(text: str) -> list[str]:
    """The words of a text, colours in capitals: case carries nothing in a move or a row."""
    words = (word for word in re.split(r"[\s,/]+", text) if word)
    return [word[0].upper() + word[1:] if re.search(r"[0-9]", word) else word.upper() for word in words]


def _words_of_file(name: str) -> list[str]:
    where = "standard input" if name == STANDARD_INPUT else name
    try:
        if name == STANDARD_INPUT:
            content = standard_input().read(LARGEST_SOLUTION + 1)
        else:
            with open(name, "rb") as stream:
                content = stream.read(LARGEST_SOLUTION + 1)
        if len(content) > LARGEST_SOLUTION:
            raise BadInput("", f"more than {LARGEST_SOLUTION:,} bytes; that is not a solution")
        text = content.decode("utf-8-sig")
        if not text.lstrip().startswith(("{", "[", '"')):
            return _split(text)
        document = parse_json(text)
        if isinstance(document, dict):
            if "solution" not in document:
                raise BadInput("solution", "is missing")
            document = document["solution"]
        if isinstance(document, list):
            return list(strings_from(document, "solution"))
        return _split(checked_type(document, str, "solution"))
    except BadInput as error:
        raise error.inside(where) from None
    except OSError as error:
        raise BadInput(where, (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise BadInput(where, "is not UTF-8 text") from None
