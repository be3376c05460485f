"""Measure the errors of the engine's estimates: play games of the engine against itself and compare.

    python benchmarks/floe_engine/errors.py --players 2 --games 200 --positions 20000

Every game starts with random placements. At each move the estimate for the advised move is compared with the
result of the game: the margin for two players, the mover's own fish for more. Prints, by free tiles, the mean
and the spread of the errors, and the size that 80 and 95 of 100 errors do not exceed.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
from tabulate import tabulate

from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest
from ppsolve.solver.pingouin.regions import tiles_within_reach

TILES_IN_A_GROUP = 6

Error = tuple[int, float]


def errors_of(seed: int, players: int, positions: int) -> list[Error]:
    """Play a game; return the free tiles at each unproved move, and the error of its estimate."""
    position = deal(seed, players, placed=seed % 3 != 0)
    estimates: list[tuple[int, int, float]] = []
    while not position.over:
        assert position.to_move is not None
        found = suggest(position, positions=positions, every_move=False)
        best = found.moves[0]
        guess = best.fish[position.to_move] if best.margin is None else best.margin
        if not best.proved and len(found.moves) > 1:
            estimates.append((tiles_within_reach(position), position.to_move, guess))
        position = position.after(found.advised)
    fish = position.holdings()
    return [
        (tiles, guess - (fish[0] - fish[1] if players == 2 else fish[seat]))
        for tiles, seat, guess in estimates
    ]


def groups(errors: list[Error]) -> Iterator[tuple[int, np.ndarray[tuple[int], np.dtype[np.float64]]]]:
    """Yield the errors by the least number of free tiles of each group."""
    found = defaultdict[int, list[float]](list)
    for tiles, error in errors:
        found[tiles // TILES_IN_A_GROUP * TILES_IN_A_GROUP].append(error)
    for tiles in sorted(found, reverse=True):
        yield tiles, np.array(found[tiles])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=50_001, help="first seed; none of the fit's")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    play = partial(errors_of, players=options.players, positions=options.positions)
    with ProcessPoolExecutor(options.jobs) as pool:
        games = pool.map(play, range(options.first, options.first + options.games))
        errors = [error for game in games for error in game]
    rows = []
    for tiles, found in groups(errors):
        sizes = np.quantile(np.abs(found), (0.8, 0.95))
        rows.append(
            [
                f"{tiles} to {tiles + TILES_IN_A_GROUP - 1}",
                len(found),
                *(f"{number:.1f}" for number in (found.mean(), found.std(), *sizes)),
            ]
        )
    headers = ["free tiles", "moves", "mean", "spread", "80 %", "95 %"]
    print(tabulate(rows, headers, tablefmt="github", disable_numparse=True))


if __name__ == "__main__":
    main()
