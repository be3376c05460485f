"""How good the advice at the table is: rounds played by it, and on the same deals by simpler ways to choose.

    python benchmarks/advice.py --players 2 3 4 5 6 --others greedy random flat --rounds 2000 --samples 500

The player's seat changes from deal to deal; deals have the seeds 1, 2, 3, ..., or those from `--first` on.
A line for each way to choose: the cards left to the player with a standard error, and the difference to the
advice on the same deals. `flat` is a plain sampler: 15 imagined deals, 20 careless rounds for each move,
everybody in the same way. The advice with all hands seen is not fair: it shows how much there is to gain at
all.

With `--log FILE` the cards left are appended, a line for each deal; deals that the file holds already are not
played again.
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
from ppsolve.solver.party.hidden.native_rollouts import NativeSampler
from ppsolve.solver.party.hidden.position import HiddenPosition, own_hand_only
from ppsolve.solver.party.playouts import Policy, careless_move
from ppsolve.solver.party.record import Round, Turn
from ppsolve.solver.processes import imap
from ppsolve.solver.randomness import SplitMix64

FLAT_DEALS = 15
FLAT_ROUNDS = 20

Choose = Callable[[Position, Round, SplitMix64], Placement]

Task = tuple[int, int, str, tuple[str, ...], int]
"""The seed of a deal, the players, how the others play, the ways to choose, and the samples a move."""


def careless(policy: Policy) -> Choose:
    """A careless player."""
    return lambda position, _, random: careless_move(position, random, policy)


def flat(policy: Policy) -> Choose:
    """The plain sampler."""

    def choose(position: Position, _: Round, random: SplitMix64) -> Placement:
        moves, seed = position.placements(), random.word()
        if len(moves) == 1:
            return moves[0]
        sampler = NativeSampler(own_hand_only(position), "either")
        sums = sampler.careless_sums(moves, policy, seed, FLAT_DEALS, FLAT_ROUNDS)
        return moves[sums.index(min(sums))]

    return choose


def advised(samples: int, record: bool = True, hands: bool = False) -> Choose:
    """The advice: for somebody who remembers the moves, if there is a record, or even sees all hands."""

    def choose(position: Position, played: Round, random: SplitMix64) -> Placement:
        seed = random.word()
        if len(position.placements()) == 1:
            return position.placements()[0]
        after = Turn(
            len(played.turns) + 1, position.to_move or 0, position.placements()[0], position, position
        )
        knew = hidden_record.seen_by_mover(Round(played.deal, (*played.turns, after)), after.number)
        if not record:
            knew = HiddenPosition(knew.rules, knew.players, knew.to_move, knew.pyramid)
        if hands:
            knew = replace(knew, players=position.players, lacking=())
        return advise(knew, samples=samples, seed=seed, threads=1).advised

    return choose


def cards_left(start: Position, seat: int, choose: Choose, others: Choose, seed: int) -> int:
    """What a round leaves the player of a seat."""
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


def ways(samples: int) -> dict[str, Choose]:
    return {
        "advice": advised(samples),
        "advice without a record": advised(samples, record=False),
        "advice, all hands seen": advised(samples, hands=True),
        "flat, random playouts": flat("random"),
        "flat, greedy playouts": flat("greedy"),
        "greedy play": careless("greedy"),
    }


OTHERS: dict[str, Choose] = {
    "greedy": careless("greedy"),
    "random": careless("random"),
    "flat": flat("random"),
}


def one_round(task: Task) -> list[int]:
    """What a deal leaves by each of the ways to choose."""
    seed, players, others, names, samples = task
    known = ways(samples)
    return [
        cards_left(deal(seed, players), seed % players, known[name], OTHERS[others], seed) for name in names
    ]


def played(tasks: list[Task], jobs: int, log: Path | None) -> list[list[int]]:
    """What each of the deals leaves; those that the log holds are not played again."""
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
    parser.add_argument("--others", nargs="+", choices=OTHERS, default=list(OTHERS))
    parser.add_argument("--first", type=int, default=1, help="seed of the first deal")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--samples", type=int, default=500)
    parser.add_argument("--ways", nargs="+", choices=ways(1), default=list(ways(1)))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    for players in options.players:
        for others in options.others:
            began = time.perf_counter()
            tasks = [
                (seed, players, others, tuple(options.ways), options.samples)
                for seed in range(options.first, options.first + options.rounds)
            ]
            left = list(zip(*played(tasks, options.jobs, options.log), strict=True))
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
