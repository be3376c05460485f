"""Time `best` of all players together with `table`: one line per deal, then a summary.

    python benchmarks/best.py
    python benchmarks/best.py --players 2 5 --deals 50 --seconds 30
    python benchmarks/best.py --players 6 --plies 8

Deals have the seeds 1, 2, 3, ... With `--plies N`, N random moves are played first; in such positions not all
cards fit any more.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from ppsolve.solver import Cooperation, Limits, Position, deal


def start(seed: int, players: int, plies: int) -> Position:
    """Return a deal after `plies` random moves, or fewer if the round ends."""
    position, rng = deal(seed, players), random.Random(seed)
    for _ in range(plies):
        if position.over:
            break
        position = position.after(rng.choice(position.legal_moves))
    return position


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--deals", type=int, default=20, help="deals for each number of players")
    parser.add_argument("--plies", type=int, default=0, help="random moves before the position")
    parser.add_argument("--seconds", type=float, default=30.0, help="time limit for each deal")
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    for players in options.players:
        seconds, proved, finished = [], 0, 0
        for seed in range(1, options.deals + 1):
            cooperation = Cooperation(start(seed, players, options.plies), options.threads)
            began = time.perf_counter()
            best = cooperation.best(Limits(options.seconds / 2))
            table = cooperation.table(Limits(options.seconds - (time.perf_counter() - began)))
            best = cooperation.best(Limits(max(0.0, options.seconds - (time.perf_counter() - began))))
            seconds.append(time.perf_counter() - began)
            all_proved = all(outcome.proved for outcome in (*best, table))
            proved += all_proved
            finished += table.high == 0
            print(
                f"{players} players, seed {seed}: best {' '.join(map(str, best))}, table {table}, "
                f"{seconds[-1]:.2f} s, {'proved' if all_proved else 'bounded'}",
                flush=True,
            )
        print(
            f"{players} players: median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s; "
            f"of {options.deals} deals {proved} proved within {options.seconds:g} s, "
            f"in {finished} all cards can be placed",
            flush=True,
        )


if __name__ == "__main__":
    main()
