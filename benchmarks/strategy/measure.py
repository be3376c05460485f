"""Make every figure of docs/strategy.md again and write them to docs/research/strategy.csv.

    python benchmarks/strategy/measure.py --log advice.log

It plays deals that the search for the rules did not use, with the rules together, each rule alone, all but
one, common intuitions, random and greedy play, and with the advice of ppsolve, which is slower and plays
fewer rounds. The other players are greedy. A C++ compiler is needed; the rounds by rules are those of
`bot.py`, which a test checks.
"""

from __future__ import annotations

import argparse
import csv
import math
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from ppsolve.solver.party.strategy import RULES

HERE: Final = Path(__file__).resolve().parent
TABLE: Final = HERE.parents[1] / "docs" / "research" / "strategy.csv"

FIRST: Final = 6_000_001
"""The seed of the first deal; the search uses seeds below 2,000,000."""

PLAYERS: Final = (2, 3, 4, 5, 6)

CRITERIA: Final = {
    "danger": "two slack -own+own+shared+half+half+edge",
    "no base": "two -base_fits",
    "safe cells": "hand own+own+shared+half+half+edge <=4",
    "rare colour": "played -exposed",
    "room": "hand own+room",
}
"""The rules in the language of `criteria.hpp`."""

INTUITIONS: Final = {
    "fill the base first": "-upper",
    "shed short colours first": "-held",
    "shed long colours first": "held",
    "build pairs of your own colour": "pair",
    "fill the upper rows first": "upper",
    "take the last base place": "last_base",
    "have places for many colours": "colours places <=1",
    "have many places": "useful",
    "leave others few places": "unheld -places",
}
"""Common intuitions, each as a rule of its own."""

VARIANTS: Final = {
    "a sixth rule for a full base": ("safe cells", f"{CRITERIA['safe cells']}; full alone"),
    "a sixth rule against the worst reply": ("safe cells", f"{CRITERIA['safe cells']}; surviving"),
    "more weights": ("safe cells", "hand own+own+own+shared+exposed+half+half+edge <=6"),
    "two steps": ("safe cells", "hand own+half <=2; hand shared+edge <=2"),
    "no cell counts twice": ("safe cells", "hand own+shared+half+edge <=3"),
    "contested places count": ("safe cells", "hand own+own+shared+contested+half+half+edge <=4"),
}
"""Variants: the rule that is replaced, and by which criteria."""


def bots() -> dict[str, str]:
    """Return the criteria of every bot by name."""
    names = [rule.name for rule in RULES]
    found = {"random": "random", "greedy": "greedy", "all rules": joined(names)}
    found |= {f"only {name}": CRITERIA[name] for name in names}
    found |= {f"without {name}": joined([other for other in names if other != name]) for name in names}
    found |= {f"intuition: {name}": criterion for name, criterion in INTUITIONS.items()}
    return found | {f"variant: {name}": varied(*variant) for name, variant in VARIANTS.items()}


def varied(replaced: str, criteria: str) -> str:
    """Return all rules with one of them replaced."""
    return "; ".join(criteria if name == replaced else text for name, text in CRITERIA.items())


def joined(names: Sequence[str]) -> str:
    return "; ".join(CRITERIA[name] for name in names)


def compiled(folder: Path, program: str = "measure") -> Path:
    """Compile a program of this folder and return its path."""
    compiler = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
    if compiler is None:
        sys.exit("a C++ compiler is needed")
    output = folder / program
    options = ["-std=c++20", "-O3", "-DNDEBUG", "-march=native", "-o", str(output)]
    subprocess.run([compiler, *options, str(HERE / f"{program}.cpp")], check=True)
    return output


def histograms(
    program: Path, criteria: Sequence[str], players: int, first: int, rounds: int
) -> list[list[int]]:
    """Return for each bot how many rounds ended with 0, 1, 2 ... cards left."""
    command = [str(program), str(players), str(first), str(rounds)]
    ran = subprocess.run(command, input="\n".join(criteria), capture_output=True, text=True, check=True)
    return [list(map(int, line.split())) for line in ran.stdout.splitlines()]


def row(bot: str, players: int, histogram: Sequence[int]) -> list[str]:
    """Return a line of the table: the mean of the cards left and its standard error."""
    rounds = sum(histogram)
    mean = sum(cards * number for cards, number in enumerate(histogram)) / rounds
    squares = sum(cards * cards * number for cards, number in enumerate(histogram)) / rounds
    error = math.sqrt((squares - mean * mean) / (rounds - 1))
    return [bot, str(players), str(rounds), f"{mean:.3f}", f"{error:.3f}"]


def advised(rounds: int, log: Path | None, jobs: int) -> Iterator[list[str]]:
    """Play rounds by the advice of ppsolve, on the first of the same deals."""
    sys.path.insert(0, str(HERE.parent))
    play_all = import_module("advice").play_all  # in a module, so that other processes find it

    for players in PLAYERS:
        tasks = [(seed, players, "greedy", ("advice",), 500) for seed in range(FIRST, FIRST + rounds)]
        left = [cards for (cards,) in play_all(tasks, jobs, log)]
        yield row("ppsolve advise", players, [left.count(cards) for cards in range(37)])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds of each bot")
    parser.add_argument("--advice-rounds", type=int, default=200, help="rounds by the advice; 0 for none")
    parser.add_argument("--log", type=Path, help="results of the advice, to continue from")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument("--table", type=Path, default=TABLE)
    options = parser.parse_args()
    found: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for players in PLAYERS:
            criteria = list(bots().values())
            played = histograms(program, criteria, players, FIRST, options.rounds)
            found += [row(bot, players, one) for bot, one in zip(bots(), played, strict=True)]
    if options.advice_rounds:
        found += advised(options.advice_rounds, options.log, options.jobs)
    with options.table.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["bot", "players", "rounds", "cards_left", "standard_error"])
        writer.writerows(found)


if __name__ == "__main__":
    main()
