"""Let simple rules play puzzles of every kind and level, and compare neighbouring levels.

Each kind has a rule that its `simple_play.py` describes. The program prints the share of plays that solve a
puzzle, and the share of pairs of neighbouring levels in which the puzzle of the harder level is solved more
often.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tabulate import tabulate

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.recipe import LATEST, Recipe
from ppsolve.puzzles.solution import LEVELS
from ppsolve.solver.platform import available_cores
from ppsolve.solver.processes import imap


class Played(NamedTuple):
    """A puzzle, its measures, and the seconds of its generation."""

    recipe: Recipe
    measures: dict[str, int]
    seconds: float


def play(recipe: Recipe) -> Played:
    began = time.perf_counter()
    task = generate(recipe).puzzle.task
    seconds = time.perf_counter() - began
    measure = KINDS[recipe.kind].operations.measures
    assert measure is not None, f"{recipe.kind} has no simple play"
    return Played(recipe, dict(measure(task)), seconds)


def inverted(easier: Sequence[Played], harder: Sequence[Played]) -> float:
    """Return the share of pairs in which simple play solves the puzzle of the harder level more often."""
    pairs = [(one, other) for one in easier for other in harder]
    wrong = sum(other.measures["simple_play"] > one.measures["simple_play"] for one, other in pairs)
    return wrong / len(pairs)


def table(played: Sequence[Played]) -> str:
    rows = []
    for kind in dict.fromkeys(one.recipe.kind for one in played):
        by_level = [[one for one in played if one.recipe[:2] == (kind, level)] for level in LEVELS]
    return tabulate(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kind", choices=KINDS, action="append")
    parser.add_argument("--count", type=int, default=60, help="puzzles for each kind and level")
    parser.add_argument("--seed", type=int, default=660_001, help="seed of the first puzzle")
    parser.add_argument("--generator", type=int, default=LATEST, help="version of the generator")
    parser.add_argument("--jobs", type=int, default=available_cores(), help="number of processes")
    options = parser.parse_args()
    recipes = [
        Recipe(kind, level, options.seed + number, generator=options.generator)
        for kind in options.kind or KINDS
        for level in LEVELS
        for number in range(options.count)
    ]
    played = list(imap(play, recipes, options.jobs))
    for kind in options.kind or KINDS:
        rows = {
            level: [one for one in played if (one.recipe.kind, one.recipe.level) == (kind, level)]
            for level in LEVELS
        }
        shares = [statistics.mean(one.measures["simple_play"] for one in rows[level]) for level in LEVELS]
        wrong = [inverted(rows[easier], rows[harder]) for easier, harder in pairwise(LEVELS)]
        print(kind, [f"{share:.0f}" for share in shares], [f"{share:.2f}" for share in wrong])
        for level in LEVELS:
            print(
                "  ",
                level,
                sorted(one.measures["simple_play"] for one in rows[level]),
                f"{statistics.median(one.seconds for one in rows[level]):.2f} s",
            )


if __name__ == "__main__":
    main()
