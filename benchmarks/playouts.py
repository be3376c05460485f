"""Time playouts of full deals on one thread.

python benchmarks/playouts.py --count 100000
"""

from __future__ import annotations

import argparse
import time

from ppsolve.solver import core_kind, deal
from ppsolve.solver.party.playouts import POLICIES, run_playouts


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=100_000, help="playouts for each deal")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    options = parser.parse_args()
    for players in options.players:
        for policy in POLICIES:
            began = time.perf_counter()
            played = run_playouts(deal(1, players), options.count, seed=1, policy=policy)
            seconds = time.perf_counter() - began
            print(
                f"{core_kind()} core, {players} players, {policy}: "
                f"{options.count:,} playouts in {seconds:.2f} s, "
                f"{played.table.mean / players:.2f} cards left to a player",
                flush=True,
            )


if __name__ == "__main__":
    main()
