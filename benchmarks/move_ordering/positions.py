"""Print training positions for record.cpp: random deals after a few random moves.

python benchmarks/move_ordering/positions.py PLAYERS COUNT SEED FEWEST_MOVES MOST_MOVES
"""

from __future__ import annotations

import argparse

from ppsolve.solver import deal
from ppsolve.solver.randomness import SplitMix64


def main(players: int, count: int, seed: int, fewest: int, most: int) -> None:
    for number in range(seed, seed + count):
        position = deal(number, players)
        choice = SplitMix64(number)
        for _ in range(fewest + choice.below(most - fewest + 1)):
            if not position.over:
                moves = position.legal_moves
                position = position.after(moves[choice.below(len(moves))])
        if not position.over:
            hands = [player.hand if player.active else "" for player in position.players]
            print(
                position.rules.base,
                position.to_move,
                "/".join(position.pyramid) or "-",
                *(hand or "-" for hand in hands),
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ("players", "count", "seed", "fewest", "most"):
        parser.add_argument(name, type=int)
    main(**vars(parser.parse_args()))
