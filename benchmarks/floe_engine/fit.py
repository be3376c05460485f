"""Fit the weights of the engine's evaluation to games of the engine against itself. See README.md.

    python benchmarks/floe_engine/fit.py --players 2 games.bin --weights weights.txt

Least squares with a small penalty on the weights and on their changes from knot to knot. Every fifth game is
held out to measure the error.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "solver" / "core" / "pingouin" / "features.hpp"

Numbers = NDArray[np.float64]

MOVING_KNOTS, PLACING_KNOTS = 9, 3
KNOTS = MOVING_KNOTS + PLACING_KNOTS
TILES_BETWEEN, WAITING_BETWEEN = 8, 4


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--weights", type=Path, required=True, help="file of weights to update")
    options = parser.parse_args()
    players = options.players
    games = Games(options.files, players)
    hats, training = games.hats(), games.seeds % 5 != 0
    real = games.kinds == 1
    n = len(games.seeds)
    if players == 2:
        lead_features = games.features[:, 0] - games.features[:, 1]
        lead_labels = np.where(real, games.labels[:, 0] - games.labels[:, 1], games.labels[:, 0])
        lead_hats, lead_training = hats, training
        importance = np.where(real, 0.3, 1.0)
        shown = ~real
        tiles = games.tiles
        waiting = games.waiting
    else:
        lead_features = (games.features - games.features.mean(axis=1, keepdims=True)).reshape(n * players, COUNT)
        lead_labels = (games.labels - games.labels.mean(axis=1, keepdims=True)).reshape(-1)
        lead_hats, lead_training = np.repeat(hats, players, axis=0), np.repeat(training, players)
        importance = np.ones(n * players)
        shown = np.ones(n * players, dtype=bool)
        tiles, waiting = np.repeat(games.tiles, players), np.repeat(games.waiting, players)
    lead = solve(lead_features[lead_training], lead_hats[lead_training], lead_labels[lead_training], importance[lead_training])
    totals_features = games.features.sum(axis=1)[real]
    totals_labels = games.labels.sum(axis=1)[real]
    used = training[real]
    total = solve(totals_features[used], hats[real][used], totals_labels[used], np.ones(used.sum()))

    held_out = ~lead_training & shown
    guess = (lead_features * (lead_hats @ np.round(1000 * lead) / 1000)).sum(axis=1)
    errors = lead_labels - guess
    print(f"{len(lead_labels)} positions; standard deviation of lead and of its error on held-out games")
    for low in range(4, 60, 8):
        here = held_out & (np.abs(tiles - low) <= 2) & (waiting == 0)
        if here.any():
            print(f"  {low:3} tiles  {lead_labels[here].std():6.2f} {errors[here].std():6.2f}  {here.sum()}")
    for number in (2, 5, 8):
        here = held_out & (waiting == number)
        if here.any():
            print(f"  {number:3} to place {lead_labels[here].std():6.2f} {errors[here].std():6.2f}  {here.sum()}")
    total_errors = totals_labels - (totals_features * (hats[real] @ total)).sum(axis=1)
    print(f"  totals: {totals_labels[~used].std():.2f} {total_errors[~used].std():.2f}")

    sets = np.zeros((3, 2, KNOTS, COUNT), dtype=int)
    if options.weights.exists():
        old = np.array(options.weights.read_text(encoding="utf-8").split(), dtype=int)
        if old.size == sets.size:
            sets = old.reshape(sets.shape)
    sets[players - 2] = np.round(1000 * np.stack([lead, total]))
    options.weights.write_text(
        "\n".join(" ".join(map(str, row)) for row in sets.reshape(-1, COUNT)) + "\n", encoding="utf-8"
    )
    print(*FEATURES)
    print("\n".join(" ".join(f"{weight:6}" for weight in row) for row in sets[players - 2, 0]))


if __name__ == "__main__":
    main()
