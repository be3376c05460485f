"""Advice with hidden hands: a Monte Carlo estimate of the cards left after every legal move. Never a proof.

The moves race against each other on the same deals (common random numbers). After each stage, moves in the
worse half are eliminated if they are worse than the leader by more than a standard error; the next stage has
twice as many deals. So most rollouts go where the choice is close. Before the long stages all eliminated
moves re-enter once, in case they had bad luck. The result depends only on the seed and the number of
rollouts.

Moves are ranked by their lambda-returns, which have less variance than the cards left. The report shows the
cards left, and a move that leaves significantly more cards than another is never advised.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any, Final, Literal

from ppsolve.solver.backend import CoreKind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.hidden.opponent_model import OPPONENT_MODELS, OpponentModel
from ppsolve.solver.party.hidden.position import HiddenPosition, face_up
from ppsolve.solver.party.hidden.rollouts import rollout_engine
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.strategy import Rule, rule_followed
from ppsolve.solver.platform import available_cores
from ppsolve.solver.randomness import SplitMix64
from ppsolve.solver.view.html import html_paragraph, html_table
from ppsolve.solver.yardsticks import Interval

SCHEMA: Final = "ppsolve.advice/1"

DEFAULT_SECONDS: Final = 1.0
FIRST_STAGE_DEALS: Final = 32
"""Deals of the first stage; each later stage has twice as many."""
BATCHES_PER_STAGE: Final = 4
"""The clock is checked after every batch, and each batch is split among the threads."""
REENTRY_STAGE_DEALS: Final = 2048
"""Before the stage of this size, eliminated moves catch up on all deals so far and re-enter the race."""
FEWEST_SURVIVORS: Final = 2
"""At least this many moves survive every stage."""
MOST_SAMPLES: Final = 10_000_000

CONFIDENCE: Final = 1.96
"""Standard errors on either side of the mean in a 95 % confidence interval."""


@dataclass(frozen=True, repr=False)
class MoveEstimate:
    """Estimates for one move."""

    move: Placement
    samples: int
    cards_left: Interval
    empties: float
    """The share of this move's rollouts in which every card was placed."""
    empty_hand: float
    """Probability of placing every card, consistent with `cards_left`: an eliminated move has few rollouts of
    its own."""
    behind: Interval
    """Cards left beyond those of the advised move, on the same deals."""

    def __repr__(self) -> str:
        left = self.cards_left
        return f"<MoveEstimate {self.move}: {left.mean:.2f} cards left ({left.low:.2f} to {left.high:.2f})>"

    @property
    def advised(self) -> bool:
        """True for the advised move, which is compared with itself."""
        return self.behind == Interval(0.0, 0.0, 0.0)

    @property
    def clearly_behind(self) -> bool:
        """True if the move is significantly worse than the advised one."""
        return self.behind.low > 0

    def to_dict(self) -> dict[str, Any]:
        return {
            "move": str(self.move),
            "cards_left": self.cards_left.to_dict(),
            "empties": round(self.empties, 4),
            "empty_hand": round(self.empty_hand, 4),
            "samples": self.samples,
            "behind": self.behind.to_dict(),
        }


@dataclass(frozen=True, repr=False)
class Advice:
    """Estimates for every legal move, from best to worst."""

    position: HiddenPosition
    moves: tuple[MoveEstimate, ...]
    others: OpponentModel
    seed: int

    def __repr__(self) -> str:
        best = self.moves[0]
        left = best.cards_left.mean
        return f"<Advice for {self.position.mover.name}: {best.move}, {left:.2f} cards left on average>"

    @property
    def best_move(self) -> Placement:
        """The move to play."""
        return self.moves[0].move

    advised = best_move

    def _repr_html_(self) -> str:
        """Return a table of the moves, for notebooks."""
        from ppsolve.solver.party.view.advice import advised_text, estimate_text, rule_text

        rows = [
            (
                move.move,
                f"{move.cards_left.mean:.2f}",
                f"{move.cards_left.low:.2f} to {move.cards_left.high:.2f}",
            )
            for move in self.moves
        ]
        table = html_table(["move", "cards left", "95 % interval"], rows, "<>>")
        texts = [text for text in (rule_text(self), estimate_text(self)) if text]
        return html_paragraph(advised_text(self)) + table + "".join(map(html_paragraph, texts))

    @property
    def rule(self) -> Rule | None:
        """The rule of thumb that the advised move follows, if there is one."""
        return rule_followed(self.position, self.advised)

    @property
    def samples(self) -> int:
        """The number of rollouts."""
        return sum(move.samples for move in self.moves)

    def to_dict(self) -> dict[str, Any]:
        from ppsolve.solver.party.view.advice import opponents_text, reason

        return {
            "schema": SCHEMA,
            "position": self.position.to_dict(),
            "player": self.position.mover.name,
            "advised": str(self.advised),
            "reason": reason(self),
            "rule": None if self.rule is None else self.rule.to_dict(),
            "moves": [move.to_dict() for move in self.moves],
            "opponents": opponents_text(self.others, bool(self.position.seen)),
            "samples": self.samples,
            "seed": self.seed,
        }


def advise(
    position: Position | HiddenPosition,
    *,
    samples: int | None = None,
    seconds: float = DEFAULT_SECONDS,
    seed: int = 0,
    others: OpponentModel | Literal["mixed"] = "either",
    threads: int | None = None,
    core: CoreKind | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Advice:
    """Estimate every legal move of the player to move, who knows only what the position shows.

    With `samples`, at least that many rollouts are run, and the advice is the same on every machine, with any
    number of threads and with either engine. Otherwise rollouts run for `seconds`. `others` is the opponent
    model; `mixed` means the same as `either`.

    >>> from ppsolve.solver.party.hidden.position import from_line
    >>> advice = advise(from_line("iello-2024:RGB/R.:RRGYPB,?6,?6:0"), samples=2000)
    >>> str(advice.advised), advice.samples
    ('Ya4', 2176)
    """
    model: OpponentModel = "either" if others == "mixed" else others
    if model not in OPPONENT_MODELS:
        raise BadInput("others", f"expected {', '.join(OPPONENT_MODELS)}, not {quoted(others)}")
    if samples is not None and not 1 <= samples <= MOST_SAMPLES:
        raise BadInput("samples", f"{quoted(samples)} is not from 1 to {MOST_SAMPLES:,}")
    SplitMix64(seed)  # raises BadInput for an invalid seed
    seen = face_up(position) if isinstance(position, Position) else position
    deadline = time.monotonic() + seconds

    def enough(taken: int) -> bool:
        if stopped():
            return True
        return time.monotonic() >= deadline if samples is None else taken >= samples

    results = _race(seen, seed, model, threads or available_cores(), core, enough)
    return Advice(seen, _estimates(results), model, seed)


@dataclass
class _MoveResults:
    """The rollouts of a move, deal by deal."""

    cards: bytearray = field(default_factory=bytearray)
    returns: array[int] = field(default_factory=lambda: array("H"))
    total_return: int = 0

    def __len__(self) -> int:
        return len(self.cards)

    def add(self, cards: bytes, returns: array[int]) -> None:
        self.cards += cards
        self.returns += returns
        self.total_return += sum(returns)


_Results = dict[Placement, _MoveResults]


def _race(
    position: HiddenPosition,
    seed: int,
    others: OpponentModel,
    threads: int,
    core: CoreKind | None,
    enough: Callable[[int], bool],
) -> _Results:
    """Race all legal moves until `enough(rollouts)` is true; eliminated moves have fewer results."""
    engine = rollout_engine(position, others, core)
    results = {move: _MoveResults() for move in position.legal_moves}
    taken = 0
    with ThreadPoolExecutor(threads) as pool:

        def run(moves: Sequence[Placement], deals: int) -> None:
            """Try `moves`, which have seen the same deals so far, on `deals` more."""
            nonlocal taken
            first = len(results[moves[0]])
            ends = [first + deals * number // threads for number in range(threads + 1)]
            counts = [end - start for start, end in pairwise(ends)]
            for found in pool.map(partial(engine.run, moves, seed), ends, counts):
                for number, move in enumerate(moves):
                    results[move].add(found.cards[number :: len(moves)], found.returns[number :: len(moves)])
            taken += deals * len(moves)

        racing, stage = list(results), FIRST_STAGE_DEALS
        while True:
            for _ in range(BATCHES_PER_STAGE):
                run(racing, stage // BATCHES_PER_STAGE)
                if enough(taken):
                    return results
            stage *= 2
            if stage == REENTRY_STAGE_DEALS:
                deals = len(results[racing[0]])
                for tried in sorted({len(result) for result in results.values()} - {deals}):
                    run([move for move in results if len(results[move]) == tried], deals - tried)
                    if enough(taken):
                        return results
                racing = list(results)
            racing = _survivors(racing, results)


def _survivors(racing: Sequence[Placement], results: _Results) -> list[Placement]:
    """Return the better half, and of the rest the moves within a standard error of the leader."""
    ranked = sorted(racing, key=lambda move: results[move].total_return)
    half = max(FEWEST_SURVIVORS, (len(ranked) + 1) // 2)
    leader = results[ranked[0]].returns
    return ranked[:half] + [
        move for move in ranked[half:] if _within_standard_error(results[move].returns, leader)
    ]


def _within_standard_error(returns: Sequence[int], leader: Sequence[int]) -> bool:
    """True if the paired difference to the leader is at most one standard error."""
    differences = [own - other for own, other in zip(returns, leader, strict=True)]
    return sum(differences) <= _standard_deviation(differences) * math.sqrt(len(differences))


def _estimates(results: _Results) -> tuple[MoveEstimate, ...]:
    """Return the estimates, the advised move first, then from best to worst.

    An eliminated move is compared with the advised one on the deals that both were tried on. Its cards left
    are those of the advised move plus this difference.
    """
    longest = max(map(len, results.values()))
    most = max(max(result.cards) for result in results.values())
    best = _advised_move({move: result for move, result in results.items() if len(result) == longest}, most)
    best_cards = results[best].cards
    expected = _interval(best_cards, 0, most)
    found = []
    for move, result in results.items():
        behind = Interval(0.0, 0.0, 0.0) if move == best else _paired_difference(result, results[best], most)
        own = _interval(result.cards, 0, most)
        empties = empty_hand = _empty_share(result.cards)
        if len(result) < longest:
            mean = min(max(expected.mean + behind.mean, 0.0), float(most))
            half = math.hypot(expected.high - expected.mean, behind.high - behind.mean)
            own = Interval(mean, max(0.0, mean - half), min(float(most), mean + half))
            shifted = _empty_share(best_cards) + empties - _empty_share(best_cards[: len(result)])
            # A hand that is not empty holds from 1 to `most` cards, which bounds the share for a given mean.
            empty_hand = min(max(shifted, 1 - mean, 0.0), 1 - mean / max(most, 1))
        found.append(MoveEstimate(move, len(result), own, empties, empty_hand, behind))
    return tuple(sorted(found, key=lambda move: (move.move != best, move.cards_left.mean)))


def _empty_share(cards: bytearray) -> float:
    return cards.count(0) / len(cards)


def _advised_move(results: _Results, most: int) -> Placement:
    """Return the move with the best lambda-return among those not significantly behind in cards left."""
    leader = min(results.values(), key=lambda result: sum(result.cards))
    close = [
        move
        for move, result in results.items()
        if result is leader or _paired_difference(result, leader, most).low <= 0
    ]
    return min(close, key=lambda move: results[move].total_return)


def _paired_difference(result: _MoveResults, other: _MoveResults, most: int) -> Interval:
    """Return by how many cards a move is behind another, on the deals that it was tried on."""
    more = [own - others for own, others in zip(result.cards, other.cards, strict=False)]
    return _interval(more, -most, most)


def _interval(values: Sequence[int], least: int, most: int) -> Interval:
    """Return the confidence interval for the mean of values that range from `least` to `most`.

    The standard deviation includes one extra value at each end of the range. Otherwise a few values that
    happen to be equal would give an interval of width 0.
    """
    mean = sum(values) / len(values)
    half = CONFIDENCE * _standard_deviation([*values, least, most]) / math.sqrt(len(values))
    return Interval(mean, max(float(least), mean - half), min(float(most), mean + half))


def _standard_deviation(values: Sequence[int]) -> float:
    count, total = len(values), sum(values)
    squares = sum(value * value for value in values)
    return math.sqrt((squares * count - total * total) / (count * (count - 1)))
