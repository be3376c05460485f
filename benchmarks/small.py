"""Time `guaranteed` and `margin` of small positions, with a new solver for each.

python benchmarks/small.py --cards 22 --positions 20
"""

from __future__ import annotations

import argparse
import statistics
import time

from growth import after_random_moves

from ppsolve.solver import analyze


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cards", type=int, default=22, help="cards in all hands together")
    parser.add_argument("--positions", type=int, default=20, help="positions for each number of players")
    options = parser.parse_args()
    for players in range(2, 7):
        milliseconds = []
        for seed in range(1, options.positions + 1):
            position = after_random_moves(seed, players, options.cards)
            began = time.perf_counter()
            found = analyze(position, ("guaranteed", "margin"))
            milliseconds.append(1000 * (time.perf_counter() - began))
            assert found.status == "proved"
        print(
            f"{players} players, {options.cards} cards: median {statistics.median(milliseconds):.0f} ms, "
            f"worst {max(milliseconds):.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
