"""Play one round by the rules of docs/strategy.md among greedy players, and print the moves.

    python benchmarks/strategy/bot.py --players 3 --seed 6000001

The bot sees the pyramid and its own hand. It follows the rules of solver/party/strategy.py and nothing else:
among the moves that they leave it draws one at random.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from ppsolve.solver import Placement, Position, deal
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.playouts import careless_move
from ppsolve.solver.party.strategy import RULES, Rule, moves_by
from ppsolve.solver.randomness import SplitMix64


def move_by_rules(position: Position, random: SplitMix64, rules: Sequence[Rule] = RULES) -> Placement:
    """Draw one of the moves that the rules leave."""
    left = sorted(
        moves_by(position, rules), key=lambda move: (COLOURS.index(move.colour), move.row, move.column)
    )
    return left[random.below(len(left))]


def cards_left(
    seed: int,
    players: int,
    rules: Sequence[Rule] = RULES,
    seen: Callable[[Position, Placement], None] = lambda position, move: None,
) -> int:
    """Play a deal and return the cards left to the bot, whose seat changes from deal to deal."""
    position, seat = deal(seed, players), seed % players
    own, rest = SplitMix64(2 * seed), SplitMix64(2 * seed + 1)
    while position.to_move is not None and position.players[seat].active:
        if position.to_move == seat:
            move = move_by_rules(position, own, rules)
        else:
            move = careless_move(position, rest, "greedy")
        seen(position, move)
        position = position.after(move)
    return len(position.players[seat].hand)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=6000001)
    options = parser.parse_args()

    def show(position: Position, move: Placement) -> None:
        print(f"{position.mover.name:6} {move}  {position.to_text()}")

    left = cards_left(options.seed, options.players, seen=show)
    print(f"{left} cards left in seat {options.seed % options.players}")


if __name__ == "__main__":
    main()
