"""Measure how the cost of `selfish` grows with the number of cards in the hands.

    python benchmarks/selfish.py --players 2 --cards 22 24 26 --positions 12

Positions are the deals of seeds 1, 2, 3, ... after random moves. Prints, for each number of cards, the median
and the maximum of positions visited and processor time, and the number of positions proved.
"""

from __future__ import annotations

import argparse
import statistics
import time

from growth import after_random_moves
from tabulate import tabulate

from ppsolve.solver import Limits, Solver


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--cards", type=int, nargs="+", default=[20, 22, 24], help="cards in all hands")
    parser.add_argument("--positions", type=int, default=12, help="positions for each number of cards")
    parser.add_argument("--nodes", type=int, default=100_000_000, help="node limit for each position")
    parser.add_argument("--memory", type=int, default=1024, help="memory in MiB")
    options = parser.parse_args()
    rows = []
    for cards in options.cards:
        nodes, seconds, proved = [], [], 0
        for seed in range(1, options.positions + 1):
            position = after_random_moves(seed, options.players, cards)
            solver = Solver(options.memory << 20, threads=1)
            began = time.process_time()
            outcomes = solver.selfish(position, limits=Limits(nodes=options.nodes), force=True)
            seconds.append(time.process_time() - began)
            nodes.append(solver.nodes)
            proved += all(outcome.proved for outcome in outcomes)
        rows.append(
            [
                options.players,
                cards,
                f"{statistics.median(nodes):,.0f}",
                f"{max(nodes):,}",
                f"{statistics.median(seconds):.2f}",
                f"{max(seconds):.2f}",
                f"{proved} of {options.positions}",
            ]
        )
        print(*rows[-1], flush=True)
    headers = ["players", "cards", "positions visited", "at most", "seconds", "worst", "proved"]
    print(tabulate(rows, headers, tablefmt="github", disable_numparse=True, colalign=["right"] * 7))


if __name__ == "__main__":
    main()
