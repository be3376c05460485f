"""Puzzles named on the command line: a file, `-` for standard input, or an ID."""

from __future__ import annotations

import os
from collections.abc import Iterator

import click

from ppsolve.cli.shared.inputs import documents_of, only_one
from ppsolve.puzzles import puzzle_json
from ppsolve.puzzles.generation import puzzle_of
from ppsolve.puzzles.ids import full_id, looks_like_an_id
from ppsolve.puzzles.puzzle import Puzzle


def puzzles_of(argument: str) -> Iterator[Puzzle]:
    """The puzzles an argument stands for: a file of one or many, or an ID, short or permanent."""
    if looks_like_an_id(argument) and not os.path.isfile(argument):  # noqa: PTH113 - false for a name too long
        note_generator(argument)
        yield puzzle_of(argument)
    else:
        yield from documents_of(argument, puzzle_json.from_dict, "puzzle")


def note_generator(given: str) -> None:
    """Say, on standard error, which generator is meant by a short ID that names none."""
    named, meant = given.strip(), full_id(given)
    if len(meant) > len(named):
        click.echo(f"note: {named} names no generator: {meant} is meant", err=True)


def one_puzzle(argument: str) -> Puzzle:
    """The one puzzle an argument stands for."""
    return only_one(argument, puzzles_of(argument), "puzzle")
