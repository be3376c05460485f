"""How long the library takes over small positions: `guaranteed` and `margin`, with a new solver each time.

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
    parser.add_argument("--cards", type=int, default=22, help="in all hands together")
    parser.add_argument("--positions", type=int, default=20, help="for each number of players")
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
