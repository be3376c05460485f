"""Python interface of `proof/floes.cpp`, an independent implementation of Pingouin that shares no code with
ppsolve.

The program is compiled on first use.
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
    """Counts over all plays of a harvest."""

    reach: int
    """The fish on free tiles within reach."""
    best: int
    """The number of plays that take the most fish."""
    plays: int
    """The number of all plays."""
    first_moves: dict[str, int]
    """For every first move, the most fish that can be taken in all."""


def count_routes(rows: Sequence[str], numbers: Mapping[str, int]) -> int:
    """Count the routes: 0, 1, or 2 for two or more."""
    given = ",".join(f"{tile}={number}" for tile, number in numbers.items())
    return int(_ask(f"route {'/'.join(rows)} {given or '-'}"))


def explore_harvest(rows: Sequence[str]) -> Plays:
    """Count all plays of a harvest."""
    reach, best, plays, *moves = _ask(f"harvest {'/'.join(rows)}").split()
    return Plays(int(reach), int(best), int(plays), _values(moves))


def sure_moves(rows: Sequence[str], seat: int, target: int) -> dict[str, bool]:
    """Return for every first move of a seat whether it guarantees `target` fish."""
    found = _values(_ask(f"cutoff {'/'.join(rows)} {seat} {target}").split())
    return {move: bool(sure) for move, sure in found.items()}


def stranding_moves(rows: Sequence[str], seat: int, slides: int) -> dict[str, bool]:
    """Return for every first move of a seat whether it strands the other player in time."""
    found = _values(_ask(f"strand {'/'.join(rows)} {seat} {slides}").split())
    return {move: bool(strands) for move, strands in found.items()}


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
    """Return a temporary folder that lives as long as this process."""
    return tempfile.TemporaryDirectory()
