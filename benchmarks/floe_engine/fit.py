"""Fit the weights of the engine's evaluation to games of the engine against itself. See README.md.

    python benchmarks/floe_engine/fit.py --players 2 games.bin --weights weights.txt

Least squares with a small penalty on the weights and on their changes from knot to knot. Every fifth game is
held out to measure the error.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "solver" / "core" / "pingouin" / "features.hpp"

Numbers = NDArray[np.float64]

MOVING_KNOTS, PLACING_KNOTS = 9, 3
KNOTS = MOVING_KNOTS + PLACING_KNOTS
TILES_BETWEEN, WAITING_BETWEEN = 8, 4
REAL_IMPORTANCE = 0.3
"""Of positions of two players as they were; those that the search has folded count 1."""


def feature_names() -> list[str]:
    """Read the names of the features, in order, from the core."""
    body = re.search(r"enum Feature \{(.*?)\};", HEADER.read_text(encoding="utf-8"), re.S)
    assert body is not None
    return re.findall(r"^    (\w+),", body[1], re.M)[:-1]


FEATURES = feature_names()
COUNT = len(FEATURES)


class Games:
    """Positions of recorded games, one row each."""

    def __init__(self, files: list[Path], players: int) -> None:
        width = 4 + players * COUNT + players
        tables = [np.fromfile(file, dtype=np.int16).reshape(-1, width) for file in files]
        table = np.concatenate(tables).astype(np.float64)
        self.seeds, self.kinds, self.tiles, self.waiting = table[:, :4].T
        self.features = table[:, 4 : 4 + players * COUNT].reshape(-1, players, COUNT)
        self.labels = table[:, 4 + players * COUNT :]

    def hats(self) -> Numbers:
        """Return the share of each knot in the interpolation, for every position."""
        shares = np.zeros((len(self.seeds), KNOTS))
        rows = np.arange(len(self.seeds))
        placing = self.waiting > 0
        waiting = np.minimum(self.waiting, WAITING_BETWEEN * (PLACING_KNOTS - 1))
        for number, between, first, knots, here in (
            (self.tiles, TILES_BETWEEN, 0, MOVING_KNOTS, ~placing),
            (waiting, WAITING_BETWEEN, MOVING_KNOTS, PLACING_KNOTS, placing),
        ):
            knot = np.minimum(number // between, knots - 2).astype(int)
            part = (number - between * knot) / between
            shares[rows[here], first + knot[here]] = 1 - part[here]
            shares[rows[here], first + knot[here] + 1] = part[here]
        return shares


def solve(features: Numbers, hats: Numbers, labels: Numbers, importance: Numbers) -> Numbers:
    """Return the weights of every feature at every knot, in fish."""
    size = KNOTS * COUNT
    scale = np.sqrt((features**2).mean(axis=0)) + 1e-9
    gram, target = np.zeros((size, size)), np.zeros(size)
    for start in range(0, len(labels), 20_000):
        part = slice(start, start + 20_000)
        wide = (hats[part, :, None] * (features[part] / scale)[:, None, :]).reshape(-1, size)
        weighted = wide * importance[part, None]
        gram += weighted.T @ wide
        target += weighted.T @ labels[part]
    penalty = np.eye(size) * 3.0
    for first, knots in ((0, MOVING_KNOTS), (MOVING_KNOTS, PLACING_KNOTS)):
        for knot in range(first, first + knots - 1):
            for feature in range(COUNT):
                one, other = knot * COUNT + feature, (knot + 1) * COUNT + feature
                penalty[[one, other], [one, other]] += 10.0
                penalty[one, other] -= 10.0
                penalty[other, one] -= 10.0
    return np.linalg.solve(gram + penalty, target).reshape(KNOTS, COUNT) / scale


class Fit(NamedTuple):
    """A quantity to estimate: features and labels, and the positions that they belong to."""

    features: Numbers
    labels: Numbers
    positions: NDArray[np.int64]
    importance: Numbers


def lead_of(games: Games) -> Fit:
    """The fish of a seat compared with those of the others; the margin of two players."""
    count, players = games.features.shape[:2]
    numbers, real = np.arange(count), games.kinds == 1
    if players == 2:
        margins = np.where(real, games.labels[:, 0] - games.labels[:, 1], games.labels[:, 0])
        difference = games.features[:, 0] - games.features[:, 1]
        return Fit(difference, margins, numbers, np.where(real, REAL_IMPORTANCE, 1.0))
    features = games.features - games.features.mean(axis=1, keepdims=True)
    labels = games.labels - games.labels.mean(axis=1, keepdims=True)
    size = count * players
    return Fit(
        features.reshape(size, COUNT), labels.reshape(size), np.repeat(numbers, players), np.ones(size)
    )


def total_of(games: Games) -> Fit:
    """The fish of all seats together."""
    (real,) = np.nonzero(games.kinds == 1)
    return Fit(games.features.sum(axis=1)[real], games.labels.sum(axis=1)[real], real, np.ones(len(real)))


def fitted(games: Games, fit: Fit) -> Numbers:
    """Fit the weights to all games but every fifth, print the errors on that, and return the weights."""
    hats = games.hats()[fit.positions]
    training = games.seeds[fit.positions] % 5 != 0
    weights = solve(fit.features[training], hats[training], fit.labels[training], fit.importance[training])
    rounded = np.round(1000 * weights)
    errors = fit.labels - (fit.features * (hats @ rounded / 1000)).sum(axis=1)
    tiles, waiting = games.tiles[fit.positions], games.waiting[fit.positions]
    print(f"{len(errors)} positions; spread of the results and of the errors on held-out games")
    groups = [
        (f"{number} tiles", (waiting == 0) & (np.abs(tiles - number) <= 2)) for number in range(4, 60, 8)
    ]
    groups += [(f"{number} to place", waiting == number) for number in (2, 5, 8)]
    for name, here in groups:
        shown = here & ~training & (fit.importance == 1)
        if shown.any():
            print(f"{name:>12} {fit.labels[shown].std():6.2f} {errors[shown].std():6.2f} {shown.sum():6}")
    return rounded


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--weights", type=Path, required=True, help="file of weights to update")
    options = parser.parse_args()
    games = Games(options.files, options.players)
    sets = np.zeros((3, 2, KNOTS, COUNT), dtype=int)
    if options.weights.exists():
        text = options.weights.read_text(encoding="utf-8")
        sets = np.array(text.split(), dtype=int).reshape(sets.shape)
    sets[options.players - 2] = np.stack([fitted(games, lead_of(games)), fitted(games, total_of(games))])
    options.weights.write_text(
        "\n".join(" ".join(map(str, row)) for row in sets.reshape(-1, COUNT)) + "\n", encoding="utf-8"
    )
    print(*FEATURES)
    print("\n".join(" ".join(f"{weight:6}" for weight in row) for row in sets[options.players - 2, 0]))


if __name__ == "__main__":
    main()
