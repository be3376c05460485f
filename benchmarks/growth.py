"""Measure how the cost of `guaranteed` of all players grows with the number of cards in their hands.

    python benchmarks/growth.py --positions 10 --seconds 60

Positions are the deals of seeds 1, 2, 3, ... after random moves, in steps of three cards. Prints medians for
each number of players, and the share of values proved within the time limit.
"""

from __future__ import annotations

import argparse
import statistics
import time

from tabulate import tabulate

from ppsolve.solver import Limits, Position, Solver, deal
from ppsolve.solver.randomness import SplitMix64


def after_random_moves(seed: int, players: int, cards: int) -> Position:
    """Play a deal at random until at most `cards` cards are left in the hands of active players."""
    choice, position = SplitMix64(seed), deal(seed, players)
    while sum(len(player.hand) for player in position.players if player.active) > cards:
        moves = position.legal_moves
        position = position.after(moves[choice.below(len(moves))])
    return position


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--positions", type=int, default=10, help="positions for each number of cards")
    parser.add_argument("--seconds", type=float, default=60, help="time limit for each position")
    parser.add_argument("--memory", type=int, default=512, help="memory in MiB")
    options = parser.parse_args()
    rows = []
    for players in options.players:
        most = sum(len(player.hand) for player in deal(1, players).players)
        for cards in range(most % 3 + 9, most + 1, 3):
            nodes, seconds, proved = [], [], []
            for seed in range(1, options.positions + 1):
                position = after_random_moves(seed, players, cards)
                solver = Solver(options.memory << 20)
                began = time.perf_counter()
                outcomes = solver.guaranteed(position, limits=Limits(seconds=options.seconds))
                seconds.append(time.perf_counter() - began)
                nodes.append(solver.nodes)
                proved += [outcome.proved for outcome in outcomes]
            rows.append(
                [
                    players,
                    cards,
                    f"{statistics.median(nodes):,.0f}",
                    f"{statistics.median(seconds):.3f}",
                    f"{max(seconds):.3f}",
                    f"{statistics.mean(proved):.0%}",
                ]
            )
            print(*rows[-1], flush=True)
    headers = ["players", "cards in hands", "positions visited", "seconds", "worst", "proved"]
    print(tabulate(rows, headers, tablefmt="github", disable_numparse=True, colalign=["right"] * 6))


if __name__ == "__main__":
    main()
