"""Measure how often the engine plays a best move where the exact search proves what is best.

    python benchmarks/floe_engine/best_moves.py --positions 5000000 --count 300

Two players. The positions, with 24 to 30 free tiles, come from games of the engine. A move is best if the
exact search proves the same margin after it as before.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict

from ppsolve.solver import Limits, Solver
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest
from ppsolve.solver.pingouin.position import Position

TILES = range(24, 31)


def position_with(tiles: int, seed: int) -> Position | None:
    """Play a game of the engine until `tiles` are free; nothing if it is over or forced there."""
    position = deal(seed, 2, placed=True)
    while not position.over and sum(map(bool, position.ice)) - len(position.occupied) > tiles:
        position = position.after(suggest(position, positions=300, every_move=False).advised)
    return None if position.over or len(position.legal_moves) < 2 else position


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=5_000_000, help="that the engine visits")
    parser.add_argument("--count", type=int, default=300, help="positions to examine")
    parser.add_argument("--seconds", type=float, default=60, help="for each proof")
    options = parser.parse_args()
    rng, solver, limits = random.Random(1), Solver(threads=1), Limits(seconds=options.seconds)
    found = defaultdict[bool, list[float]](list)
    lost = []
    unknown = 0
    while sum(map(len, found.values())) < options.count:
        position = position_with(rng.choice(TILES), rng.randrange(10**6))
        if position is None:
            continue
        suggestion = suggest(position, positions=options.positions, every_move=False)
        before = solver.margin(position, limits).value
        after = solver.margin(position.after(suggestion.advised), limits).value
        if before is None or after is None:
            unknown += 1
            continue
        found[suggestion.proved].append(before == after)
        lost.append(abs(before - after))
    for proved, best in sorted(found.items()):
        name = "proved by the engine" if proved else "not proved by the engine"
        print(f"{name}: {sum(best)} of {len(best)} moves are best ({100 * sum(best) / len(best):.1f} %)")
    every = [each for best in found.values() for each in best]
    print(f"all: {sum(every)} of {len(every)} ({100 * sum(every) / len(every):.1f} %)")
    print(f"fish lost: {sum(lost) / len(lost):.3f} on average; {unknown} positions without a proof left out")


if __name__ == "__main__":
    main()
