"""Advice at the table: what a move may be expected to leave while hands are hidden. Estimates, never proofs.

All moves are tried on the same imagined deals, so that luck in the deals does not tell between them. After
each stage those of the worse half that look worse than the leader are left alone, and the next stage has
twice as many deals: samples go where the choice is close. If there is time for long stages, all moves are
taken up again once before them, so that bad luck at the beginning is mended. What is found depends on the
seed and the number of samples, on nothing else.

Moves are compared by their outlooks, which are less noisy than the cards left, if not quite as true. What is
told of a move is the cards left; and no move is advised that leaves clearly more of them than another.
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
from typing import Any, Final

from ppsolve.solver.backend import CoreKind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.hidden.position import HiddenPosition, face_up
from ppsolve.solver.party.hidden.rollouts import OTHERS, Others, sampler
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.platform import available_cores
from ppsolve.solver.randomness import SplitMix64

SCHEMA: Final = "ppsolve.advice/1"

DEFAULT_SECONDS: Final = 1.0
FIRST_STAGE: Final = 32
"""Deals that every move is tried on before the first of them are left alone."""
PORTIONS: Final = 4
"""Time is looked at, and work shared out among threads, so many times in a stage."""
TAKEN_UP_AGAIN: Final = 2048
"""Before the stage of so many deals the moves left alone are tried on all the deals so far."""
FINALISTS: Final = 2
"""So many moves are never left alone."""
MOST_SAMPLES: Final = 10_000_000

CONFIDENCE: Final = 1.96
"""Standard errors to either side that make an interval of 95 %."""


@dataclass(frozen=True)
class Interval:
    """A mean and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


@dataclass(frozen=True)
class MoveEstimate:
    """What a move may be expected to leave."""

    move: Placement
    samples: int
    cards_left: Interval
    empties: float
    """The share of samples in which every card was placed."""
    empty_hand: float
    """How likely that is, in keeping with the cards left: samples of a move that was left alone are few."""
    behind: Interval
    """How many cards more it leaves than the move advised, on the same deals."""

    @property
    def clearly_behind(self) -> bool:
        """Whether that is more than noise."""
        return self.behind.low > 0

    def to_dict(self) -> dict[str, Any]:
        return {
            "move": str(self.move),
            "cards_left": self.cards_left.to_dict(),
            "empties": round(self.empties, 4),
            "samples": self.samples,
            "behind": self.behind.to_dict(),
        }


@dataclass(frozen=True)
class Advice:
    """Estimates for every legal move, from the best to the worst."""

    position: HiddenPosition
    moves: tuple[MoveEstimate, ...]
    others: Others
    seed: int

    @property
    def advised(self) -> Placement:
        """The move to play."""
        return self.moves[0].move

    @property
    def samples(self) -> int:
        """How many rounds were played in thought."""
        return sum(move.samples for move in self.moves)

    def to_dict(self) -> dict[str, Any]:
        """The advice as JSON values."""
        from ppsolve.solver.party.hidden.position import to_dict
        from ppsolve.solver.party.view.advice import others_text, reason

        return {
            "schema": SCHEMA,
            "position": to_dict(self.position),
            "player": self.position.mover.name,
            "advised": str(self.advised),
            "reason": reason(self),
            "moves": [move.to_dict() for move in self.moves],
            "opponents": others_text(self.others, bool(self.position.seen)),
            "samples": self.samples,
            "seed": self.seed,
        }


def advise(
    position: Position | HiddenPosition,
    *,
    samples: int | None = None,
    seconds: float = DEFAULT_SECONDS,
    seed: int = 0,
    others: Others = "either",
    threads: int | None = None,
    core: CoreKind | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Advice:
    """What the player to move may expect of every legal move, who knows only what the position shows.

    With `samples` at least so many rounds are played in thought, however long that takes, and the advice is
    the same on every machine, with any number of threads and with either core; else as many as `seconds`
    allow.

    >>> from ppsolve.solver.party.hidden.position import from_line
    >>> advice = advise(from_line("iello-2024:RGB/R.:RRGYPB,?6,?6:0"), samples=2000)
    >>> str(advice.advised), advice.samples
    ('Ya4', 2176)
    """
    if others not in OTHERS:
        raise BadInput("others", f"expected {', '.join(OTHERS)}, not {quoted(others)}")
    if samples is not None and not 1 <= samples <= MOST_SAMPLES:
        raise BadInput("samples", f"{quoted(samples)}; from 1 to {MOST_SAMPLES:,} are possible")
    SplitMix64(seed)  # refuses a seed that is none
    seen = face_up(position) if isinstance(position, Position) else position
    deadline = time.monotonic() + seconds

    def enough(taken: int) -> bool:
        if stopped():
            return True
        return time.monotonic() >= deadline if samples is None else taken >= samples

    threads = threads or available_cores()
    left = _take_samples(seen, seed, others, threads, core, enough)
    return Advice(seen, _estimates(left), others, seed)


@dataclass
class _Tried:
    """What a move left, deal by deal."""

    cards: bytearray = field(default_factory=bytearray)
    outlooks: array[int] = field(default_factory=lambda: array("H"))
    outlook: int = 0
    """The sum of the outlooks."""

    def __len__(self) -> int:
        return len(self.cards)

    def add(self, cards: bytes, outlooks: array[int]) -> None:
        self.cards += cards
        self.outlooks += outlooks
        self.outlook += sum(outlooks)


def _take_samples(
    position: HiddenPosition,
    seed: int,
    others: Others,
    threads: int,
    core: CoreKind | None,
    enough: Callable[[int], bool],
) -> dict[Placement, _Tried]:
    """What each move left; a move that is left alone is tried on fewer deals."""
    taking = sampler(position, others, core)
    left = {move: _Tried() for move in position.placements()}
    taken = 0
    with ThreadPoolExecutor(threads) as pool:

        def sample(moves: Sequence[Placement], deals: int) -> None:
            """Go on with moves that were tried on the same number of deals."""
            nonlocal taken
            first = len(left[moves[0]])
            ends = [first + deals * number // threads for number in range(threads + 1)]
            counts = [end - start for start, end in pairwise(ends)]
            for found in pool.map(partial(taking.samples, moves, seed), ends, counts):
                for number, move in enumerate(moves):
                    left[move].add(found.cards[number :: len(moves)], found.outlooks[number :: len(moves)])
            taken += deals * len(moves)

        running, stage = list(left), FIRST_STAGE
        while True:
            for _ in range(PORTIONS):
                sample(running, stage // PORTIONS)
                if enough(taken):
                    return left
            stage *= 2
            if stage == TAKEN_UP_AGAIN:
                deals = len(left[running[0]])
                for tried in sorted({len(cards) for cards in left.values()} - {deals}):
                    sample([move for move in left if len(left[move]) == tried], deals - tried)
                    if enough(taken):
                        return left
                running = list(left)
            running = _still_running(running, left)


def _still_running(running: Sequence[Placement], left: dict[Placement, _Tried]) -> list[Placement]:
    """The better half, and of the others those that are hardly behind the leader."""
    ranked = sorted(running, key=lambda move: left[move].outlook)
    half = max(FINALISTS, (len(ranked) + 1) // 2)
    leader = left[ranked[0]].outlooks
    return ranked[:half] + [move for move in ranked[half:] if _hardly_behind(left[move].outlooks, leader)]


def _hardly_behind(outlooks: Sequence[int], leader: Sequence[int]) -> bool:
    """Whether the outlook of a move is worse by at most one standard error."""
    more = [own - other for own, other in zip(outlooks, leader, strict=True)]
    return sum(more) <= _spread(more) * math.sqrt(len(more))


def _estimates(left: dict[Placement, _Tried]) -> tuple[MoveEstimate, ...]:
    """The move advised, and the others from the best to the worst. A move that was left alone is compared
    with the one advised on the deals that it was tried on; what it leaves is told as that much more."""
    longest = max(map(len, left.values()))
    most = max(max(tried.cards) for tried in left.values())
    best = _advised({move: tried for move, tried in left.items() if len(tried) == longest}, most)
    expected = _interval(left[best].cards, 0, most)
    found = []
    for move, tried in left.items():
        behind = Interval(0.0, 0.0, 0.0) if move == best else _behind(tried, left[best], most)
        own = _interval(tried.cards, 0, most)
        empties = empty_hand = _share_of_none(tried.cards)
        if len(tried) < longest:
            mean = min(max(expected.mean + behind.mean, 0.0), float(most))
            half = math.hypot(expected.high - expected.mean, behind.high - behind.mean)
            own = Interval(mean, max(0.0, mean - half), min(float(most), mean + half))
            advised = left[best].cards
            compared = _share_of_none(advised) + empties - _share_of_none(advised[: len(tried)])
            # Who is left with cards has one at least, and no more than there are.
            empty_hand = min(max(compared, 1 - mean, 0.0), 1 - mean / max(most, 1))
        found.append(MoveEstimate(move, len(tried), own, empties, empty_hand, behind))
    return tuple(sorted(found, key=lambda move: (move.move != best, move.cards_left.mean)))


def _share_of_none(cards: bytearray) -> float:
    """In which share of deals no card was left."""
    return cards.count(0) / len(cards)


def _advised(left: dict[Placement, _Tried], most: int) -> Placement:
    """The move with the best outlook, among moves tried on the same deals; but none that leaves clearly more
    cards than another."""
    leader = min(left.values(), key=lambda tried: sum(tried.cards))
    close = [move for move, tried in left.items() if tried is leader or _behind(tried, leader, most).low <= 0]
    return min(close, key=lambda move: left[move].outlook)


def _behind(tried: _Tried, other: _Tried, most: int) -> Interval:
    """How many cards more a move leaves than another one, on the deals that it was tried on."""
    more = [own - others for own, others in zip(tried.cards, other.cards, strict=False)]
    return _interval(more, -most, most)


def _interval(values: Sequence[int], least: int, most: int) -> Interval:
    """The mean of values from `least` to `most`, and where the mean of all there could be may lie.

    The spread is computed as if both ends had been seen once, too: values that happen to be all alike do not
    prove that no other is possible.
    """
    mean = sum(values) / len(values)
    half = CONFIDENCE * _spread([*values, least, most]) / math.sqrt(len(values))
    return Interval(mean, max(float(least), mean - half), min(float(most), mean + half))


def _spread(values: Sequence[int]) -> float:
    """The standard deviation of what the values are drawn from, as estimated from them."""
    count, total = len(values), sum(values)
    squares = sum(value * value for value in values)
    return math.sqrt((squares * count - total * total) / (count * (count - 1)))
