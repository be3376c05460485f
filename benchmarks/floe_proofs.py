"""Asks `proof/floes.cpp`, which knows the rules of Pingouin and nothing of ppsolve.

It is compiled when it is first asked.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parent / "proof" / "floes.cpp"


class Plays(NamedTuple):
    """What can become of a harvest."""

    reach: int
    """The fish on free tiles within reach."""
    best: int
    """How many plays take the most."""
    plays: int
    """How many plays there are."""
    first_moves: dict[str, int]
    """For every first move the most fish that can be taken with it and after it."""


def count_routes(rows: Sequence[str], numbers: Mapping[str, int]) -> int:
    """How many routes there are: 0, 1, or 2 for two and more."""
    told = ",".join(f"{tile}={number}" for tile, number in numbers.items())
    return int(_ask(f"route {'/'.join(rows)} {told or '-'}"))


def explore_harvest(rows: Sequence[str]) -> Plays:
    """All plays of a harvest."""
    reach, best, plays, *moves = _ask(f"harvest {'/'.join(rows)}").split()
    return Plays(int(reach), int(best), int(plays), _values(moves))


def sure_moves(rows: Sequence[str], seat: int, target: int) -> dict[str, bool]:
    """For every first move of a seat whether so many fish in the end are sure after it."""
    found = _values(_ask(f"cutoff {'/'.join(rows)} {seat} {target}").split())
    return {move: bool(sure) for move, sure in found.items()}


def _values(moves: Sequence[str]) -> dict[str, int]:
    return {move: int(value) for move, _, value in (text.partition("=") for text in moves)}


def _ask(question: str) -> str:
    return subprocess.run(
        [_program()], input=question, capture_output=True, text=True, check=True
    ).stdout.strip()


@cache
def _program() -> Path:
    program = Path(_folder().name) / "floes"
    subprocess.run(["c++", "-std=c++20", "-O2", "-o", program, SOURCE], check=True)
    return program


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder that is there as long as this process."""
    return tempfile.TemporaryDirectory()
