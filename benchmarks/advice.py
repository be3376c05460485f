"""Measure the strength of the advice with hidden hands, against simpler strategies on the same deals.

    python benchmarks/advice.py --players 2 3 4 5 6 --opponents greedy random flat --rounds 2000 --samples 500

The player's seat changes from deal to deal; deals have the seeds 1, 2, 3, ..., or those from `--first` on.
Prints one line per strategy: the mean of the cards left with its standard error, and the difference to the
first strategy on the same deals. `flat` is flat Monte Carlo: 15 sampled deals with 20 careless playouts for
each move. The advice with open hands is not a fair strategy; it shows how much could be gained at most.

With `--log FILE` the results are appended to a file, one line per deal; deals already in the file are
skipped.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from ppsolve.solver import Placement, Position, deal
from ppsolve.solver.party.hidden import record as hidden_record
from ppsolve.solver.party.hidden.advice import advise
from ppsolve.solver.party.hidden.position import HiddenPosition, own_hand_only
from ppsolve.solver.party.native import NativeRollouts
from ppsolve.solver.party.playouts import Policy, careless_move
from ppsolve.solver.party.record import Round, Turn
from ppsolve.solver.processes import imap
from ppsolve.solver.randomness import SplitMix64

FLAT_DEALS = 15
FLAT_PLAYOUTS = 20

Strategy = Callable[[Position, Round, SplitMix64], Placement]

Task = tuple[int, int, str, tuple[str, ...], int]
"""The seed of a deal, the number of players, the opponents, the strategies, and the rollouts per move."""


def careless(policy: Policy) -> Strategy:
    """Return a careless strategy."""
    return lambda position, _, random: careless_move(position, random, policy)


def flat(policy: Policy) -> Strategy:
    """Return flat Monte Carlo: sampled deals, each followed by careless playouts."""

    def choose(position: Position, _: Round, random: SplitMix64) -> Placement:
        moves, seed = position.legal_moves, random.word()
        if len(moves) == 1:
            return moves[0]
        rollouts = NativeRollouts(own_hand_only(position), "either")
        sums = rollouts.careless_sums(moves, policy, seed, FLAT_DEALS, FLAT_PLAYOUTS)
        return moves[sums.index(min(sums))]

    return choose


def advised(samples: int, record: bool = True, open_hands: bool = False) -> Strategy:
    """Return the strategy that follows the advice, with or without the record of moves or open hands."""

    def choose(position: Position, played: Round, random: SplitMix64) -> Placement:
        seed = random.word()
        if len(position.legal_moves) == 1:
            return position.legal_moves[0]
        after = Turn(
            len(played.turns) + 1, position.to_move or 0, position.legal_moves[0], position, position
        )
        knew = hidden_record.seen_by_mover(Round(played.deal, (*played.turns, after)), after.number)
        if not record:
            knew = HiddenPosition(knew.rules, knew.players, knew.to_move, knew.pyramid)
        if open_hands:
            knew = replace(knew, players=position.players, lacking=())
        return advise(knew, samples=samples, seed=seed, threads=1).advised

    return choose


def cards_left(start: Position, seat: int, choose: Strategy, others: Strategy, seed: int) -> int:
    """Play a round and return the cards left to `seat`."""
    own, rest = SplitMix64(2 * seed), SplitMix64(2 * seed + 1)
    position = start
    turns: tuple[Turn, ...] = ()
    while position.to_move is not None and position.players[seat].active:
        mine = position.to_move == seat
        played = Round(start, turns)
        move = choose(position, played, own) if mine else others(position, played, rest)
        after = position.after(move)
        turns = (*turns, Turn(len(turns) + 1, position.to_move, move, position, after))
        position = after
    return len(position.players[seat].hand)


def strategies(samples: int) -> dict[str, Strategy]:
    return {
        "advice": advised(samples),
        "advice without a record": advised(samples, record=False),
        "advice, all hands seen": advised(samples, open_hands=True),
        "flat, random playouts": flat("random"),
        "flat, greedy playouts": flat("greedy"),
        "greedy play": careless("greedy"),
    }


OPPONENTS: dict[str, Strategy] = {
    "greedy": careless("greedy"),
    "random": careless("random"),
    "flat": flat("random"),
}


def one_round(task: Task) -> list[int]:
    """Play a deal with each strategy and return the cards left."""
    seed, players, others, names, samples = task
    by_name = strategies(samples)
    return [
        cards_left(deal(seed, players), seed % players, by_name[name], OPPONENTS[others], seed)
        for name in names
    ]


def play_all(tasks: list[Task], jobs: int, log: Path | None) -> list[list[int]]:
    """Return the results of all deals; those in the log are not played again."""
    known: dict[str, list[int]] = {}
    if log is not None and log.exists():
        known = {line["task"]: line["left"] for line in map(json.loads, log.read_text().splitlines())}
    fresh = [task for task in tasks if json.dumps(task) not in known]
    for task, left in zip(fresh, imap(one_round, fresh, jobs), strict=True):
        known[json.dumps(task)] = left
        if log is not None:
            with log.open("a") as file:
                print(json.dumps({"task": json.dumps(task), "left": left}), file=file)
    return [known[json.dumps(task)] for task in tasks]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument(
        "--opponents",
        "--others",
        dest="opponents",
        nargs="+",
        choices=OPPONENTS,
        default=list(OPPONENTS),
        help="strategies of the opponents",
    )
    parser.add_argument("--first", type=int, default=1, help="seed of the first deal")
    parser.add_argument("--rounds", type=int, default=2000, help="number of deals")
    parser.add_argument("--samples", type=int, default=500, help="rollouts for each piece of advice")
    parser.add_argument(
        "--ways",
        nargs="+",
        choices=strategies(1),
        default=list(strategies(1)),
        help="strategies to compare with the first of them",
    )
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument("--log", type=Path, help="file to append the results to and to continue from")
    options = parser.parse_args()
    for players in options.players:
        for others in options.opponents:
            began = time.perf_counter()
            tasks = [
                (seed, players, others, tuple(options.ways), options.samples)
                for seed in range(options.first, options.first + options.rounds)
            ]
            left = list(zip(*play_all(tasks, options.jobs, options.log), strict=True))
            print(f"{players} players, others {others}, {time.perf_counter() - began:.0f} s", flush=True)
            for name, cards in zip(options.ways, left, strict=True):
                more = [own - first for own, first in zip(cards, left[0], strict=True)]
                print(f"  {name:24} {_mean(cards)}   more than {options.ways[0]}: {_mean(more)}", flush=True)


def _mean(values: Sequence[int]) -> str:
    count, mean = len(values), sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    return f"{mean:.3f} ± {spread / math.sqrt(count):.3f}"


if __name__ == "__main__":
    main()
