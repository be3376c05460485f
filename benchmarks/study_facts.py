"""Make the facts of docs/research/study.md from its tables, and test conjectures on deals of their own.

    python benchmarks/study_facts.py
    python benchmarks/study_facts.py --test conjectures.csv --seed 2001 --deals 1000 --jobs 2
    python benchmarks/study_facts.py --openings openings.csv --deals 200

Without options it prints the facts that the tables hold. `--test` solves the margins of new deals that fit a
conjecture, and `--openings` the first moves of new deals of five and six players; each writes a table.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path

import numpy as np

from ppsolve.reports.survey.estimates import mean_of_numbers
from ppsolve.solver import Solver, deal
from ppsolve.solver.party.cards import COLOURS

TABLES = Path(__file__).parents[1] / "docs" / "research" / "study"

Hands = tuple[tuple[int, ...], ...]
"""How many cards of each colour every player holds."""

RIDGE = 3.0
"""Weight of the squared coefficients when a value is predicted from the counts of the hands."""


@dataclass(frozen=True)
class Row:
    """A deal of a table, with its numbers."""

    hands: Hands
    numbers: dict[str, float]


def read_rows(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return [_row(record) for record in csv.DictReader(file)]


def _row(record: dict[str, str]) -> Row:
    numbers = {name: float(text) for name, text in record.items() if _is_number(text)}
    return Row(counts_of(record["deal"].split(":")[2].split(",")), numbers)


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def counts_of(hands: Iterable[str]) -> Hands:
    return tuple(tuple(hand.count(colour) for colour in COLOURS) for hand in hands)


# Conjectures on deals of two players: such a deal is level.


def two_of_each(hands: Hands) -> bool:
    """Both hands have at least two cards of each colour."""
    return min(map(min, hands)) >= 2


def three_at_most(hands: Hands) -> bool:
    """The longest colour of some hand has three cards."""
    return min(map(max, hands)) == 3


CONJECTURES: dict[str, Callable[[Hands], bool]] = {"two of each": two_of_each, "three at most": three_at_most}


# Facts from tables.


@dataclass(frozen=True)
class MissingColour:
    """The cost of a colour that exactly one of two hands lacks."""

    points: tuple[float, ...]
    """By deal, how far the other hand is ahead."""

    @property
    def signs(self) -> tuple[int, int, int]:
        """In how many deals the other hand is ahead, level and behind."""
        return (
            sum(one > 0 for one in self.points),
            sum(one == 0 for one in self.points),
            sum(one < 0 for one in self.points),
        )


def missing_colour(rows: Sequence[Row]) -> MissingColour:
    points = []
    for row in rows:
        first, second = (0 in hand for hand in row.hands)
        if first != second:
            points.append(row.numbers["margin"] * (-1 if first else 1))
    return MissingColour(tuple(points))


def levels(rows: Sequence[Row], fits: Callable[[Hands], bool]) -> tuple[int, int]:
    """Return how many of the deals that fit are level, and how many fit."""
    margins = [row.numbers["margin"] for row in rows if fits(row.hands)]
    return margins.count(0), len(margins)


def finished(rows: Sequence[Row]) -> dict[bool, tuple[int, int]]:
    """Return by whether some colour has seven cards: how many pyramids can be finished, of how many."""
    found = {}
    for seven in (False, True):
        some = [row for row in rows if (max(map(sum, zip(*row.hands, strict=True))) >= 7) == seven]
        found[seven] = sum(row.numbers["table"] == 0 for row in some), len(some)
    return found


def predicted(rows: Sequence[Row], name: str) -> float:
    """Return the share of the variance of a number that the counts of two hands predict.

    A linear model is fitted to every other deal; the rest measure it.
    """
    counts = np.array([_features(row.hands) for row in rows], dtype=float)
    values = np.array([row.numbers[name] for row in rows])
    fitted = np.arange(len(rows)) % 2 == 0
    counts -= counts[fitted].mean(axis=0)
    mean = values[fitted].mean()
    known = counts[fitted]
    weights = np.linalg.solve(
        known.T @ known + RIDGE * np.eye(counts.shape[1]), known.T @ (values[fitted] - mean)
    )
    held_out = values[~fitted]
    errors = held_out - (counts[~fitted] @ weights + mean)
    return float(1 - (errors**2).sum() / ((held_out - held_out.mean()) ** 2).sum())


def _features(hands: Hands) -> list[int]:
    """Counts of colours: for each pair of counts and each count in one hand; then the blue cards."""
    pairs = [(min(a, 5), min(b, 5)) for a, b in zip(*hands, strict=True)]
    both = [pairs.count((a, b)) for a in range(6) for b in range(6)]
    single = [sum(min(number, 6) == wanted for number in hand) for hand in hands for wanted in range(7)]
    return [*both, *single, *(hand[COLOURS.index("B")] for hand in hands)]


# New deals.


def _solved_margin(seed: int) -> list[str | int]:
    position = deal(seed)
    outcome = Solver(threads=1).margin(position)
    hands = counts_of(player.hand for player in position.players)
    return [seed, *(int(fits(hands)) for fits in CONJECTURES.values()), str(outcome)]


def _deals_to_test(first: int) -> Iterator[int]:
    seed = first
    while True:
        hands = counts_of(player.hand for player in deal(seed).players)
        if any(fits(hands) for fits in CONJECTURES.values()):
            yield seed
        seed += 1


def _openings(players: int, seed: int) -> list[list[int]]:
    """Return a row for each colour of the first player: the cards of it, and what opening with it costs."""
    position = deal(seed, players)
    solver = Solver(threads=1)
    seat = position.to_move
    assert seat is not None
    values = {}
    for move in position.legal_moves:
        value = solver.guaranteed(position.after(move), [seat])[seat].value
        assert value is not None
        values[move.colour] = value
    least = min(values.values())
    hand = position.players[seat].hand
    return [[players, seed, hand.count(colour), value - least] for colour, value in values.items()]


def _write(path: Path, header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(header)
        for row in rows:
            table.writerow(row)
            file.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--test", type=Path, help="write the margins of deals that fit a conjecture")
    parser.add_argument("--openings", type=Path, help="write the cost of first moves of five and six players")
    parser.add_argument("--seed", type=int, default=2001)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        if options.test:
            fitting = islice(_deals_to_test(options.seed), options.deals)
            _write(options.test, ["seed", *CONJECTURES, "margin"], pool.map(_solved_margin, fitting))
        if options.openings:
            seeds = range(options.seed, options.seed + options.deals)
            found = (pool.map(partial(_openings, players), seeds) for players in (5, 6))
            rows = (row for some in found for rows in some for row in rows)
            _write(options.openings, ["players", "seed", "cards", "cost"], rows)
    if not options.test and not options.openings:
        print_facts()


def print_facts() -> None:
    rows = read_rows(TABLES / "two.csv")
    missing = missing_colour(rows)
    print(f"one hand lacks a colour: the other is ahead by {mean_of_numbers(missing.points)}")
    print(f"in deals: ahead, level, behind {missing.signs}")
    for name, fits in CONJECTURES.items():
        print(f"{name}: {levels(rows, fits)} level")
    print(f"finished without and with a colour of seven: {finished(rows)}")
    for name in ("difficulty", "margin"):
        print(f"{name} predicted from the counts: R2 {predicted(rows, name):.2f}")


if __name__ == "__main__":
    main()
