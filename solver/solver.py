"""`Solver`: exact outcomes of positions, of any game, with limits, threads, lines, and the worth of moves."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.backend import core_kind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome
from ppsolve.solver.platform import available_cores, machine_memory
from ppsolve.solver.questions import Progress, Question
from ppsolve.solver.searcher import ENDLESS_NODES, Searcher
from ppsolve.solver.searcher_pool import SearcherPool

DEFAULT_MEMORY: Final = 512 << 20
MOST_THREADS: Final = 256
_FAR: Final = 2**31
"""Beyond any value."""

Move = TypeVar("Move")


@dataclass(frozen=True)
class _Job(Generic[Move]):
    """`guaranteed` or `margin` of a position, and what is known about its value."""

    question: Question[Move]
    position: GamePosition[Move]
    known: Outcome[Move]

    @property
    def shown(self) -> bool:
        """Whether nothing is left to find out: the value is proved, with a line to it."""
        return self.known.proved and (bool(self.known.line) or self.position.over)

    def shows(self, outcome: Outcome[Move]) -> Outcome[Move]:
        """What an outcome shows. A value to which no line leads, since the search for one was stopped, is not
        proved: only what holds for any position is left of it."""
        if not outcome.proved or outcome.line or self.position.over:
            return outcome
        return Outcome(*self.position.game.bounds(self.position, self.question))

    def narrow(
        self, searcher: Searcher[Any, Move], known: Outcome[Move], nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Bounds of the value, within those known."""
        if self.question.outcome == "margin":
            return searcher.margin(self.position, known.low, known.high, nodes, seconds)
        seat = self.question.player
        return searcher.guaranteed(self.position, seat, known.low, known.high, nodes, seconds)

    def line(self, searcher: Searcher[Any, Move], value: int) -> tuple[Move, ...]:
        """Best play of both sides to a value that is proved, the move that is asked about included."""
        if self.question.outcome == "margin":
            return searcher.margin_line(self.position, value)
        line = searcher.guaranteed_line(self.position, self.question.player, value)
        return line if self.question.move is None else (self.question.move, *line)


def _job(question: Question[Move], position: GamePosition[Move], known: Outcome[Move] | None) -> _Job[Move]:
    """A job that begins with what is known, and with what holds for any position."""
    low, high = position.game.bounds(position, question)
    if low == high:  # any play shows it
        first = () if question.move is None else (question.move,)
        return _Job(question, position, Outcome(low, high, (*first, *_any_line(position))))
    bounds = Outcome[Move](low, high)
    return _Job(question, position, bounds if known is None else known.meet(bounds))


class Solver:
    """Answers questions about positions; owns its tables and its threads.

    >>> from ppsolve.solver import textform
    >>> position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    >>> solver = Solver()
    >>> [str(outcome) for outcome in solver.guaranteed(position)], str(solver.margin(position))
    (['1', '2'], '1')

    Values do not depend on `memory`, `threads` or limits: a limit that is reached leaves bounds. A solver
    keeps what it has learned from call to call, for each game in a table of its own. It does one thing at a
    time: a call while another is in progress raises `RuntimeError`. `cancel()` may be called from anywhere.
    """

    def __init__(self, memory: int = DEFAULT_MEMORY, threads: int | None = None) -> None:
        self.threads = _checked_threads(threads)
        self.memory = _checked_memory(memory)
        self.cancelled = False
        self._core = core_kind()
        self._pools: dict[str, SearcherPool[Searcher[Any, Any]]] = {}
        self._busy = threading.Lock()

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return sum(pool.nodes for pool in self._pools.values())

    def cancel(self) -> None:
        """Make the call in progress, and all later ones, come back at once with the bounds so far."""
        self.cancelled = True
        for pool in self._pools.values():
            pool.stop()

    def guaranteed(
        self,
        position: GamePosition[Move],
        seats: Iterable[int] | None = None,
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
        *,
        known: Sequence[Outcome[Move]] | None = None,
    ) -> tuple[Outcome[Move], ...]:
        """For each of the seats (default: all): what that player can be sure of.

        `known`, what was found out about each of these before, spares work if it is given.
        """
        asked = range(len(position.names)) if seats is None else list(seats)
        for seat in asked:
            if seat not in range(len(position.names)):
                raise BadInput("seat", f"{quoted(seat)} is not from 0 to {len(position.names) - 1}")
        before: Sequence[Outcome[Move] | None] = known or [None] * len(asked)
        jobs = [
            _job(Question[Move]("guaranteed", seat), position, found)
            for seat, found in zip(asked, before, strict=True)
        ]
        return tuple(self._solve(jobs, limits, progress))

    def margin(
        self,
        position: GamePosition[Move],
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
        *,
        known: Outcome[Move] | None = None,
    ) -> Outcome[Move]:
        """Two players: by how much seat 0 comes out ahead of seat 1 under best play of both."""
        if len(position.names) != 2:
            raise BadInput("players", f"margin is for two players, not {len(position.names)}")
        return self._solve([_job(Question[Move]("margin"), position, known)], limits, progress)[0]

    def after_moves(
        self,
        position: GamePosition[Move],
        known: Outcome[Move] | None = None,
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
        *,
        moves: Iterable[Move] | None = None,
    ) -> dict[Move, Outcome[Move]]:
        """For every legal move of the player to move, or some: what that player can be sure of after it.

        `known`, the `guaranteed` outcome of the same player before the move, spares work if it is given.
        """
        seat = position.to_move
        if seat is None:
            return {}
        no_better: Outcome[Move] | None = None
        if known is not None:
            few = position.game.wants == "fewest"
            no_better = Outcome(known.low, _FAR) if few else Outcome(-_FAR, known.high)
        asked = list(position.moves() if moves is None else moves)
        jobs = [_job(Question("guaranteed", seat, move), position.after(move), no_better) for move in asked]
        return dict(zip(asked, self._solve(jobs, limits, progress), strict=True))

    def selfish(
        self,
        position: GamePosition[Move],
        guaranteed: Sequence[Outcome[Move]] | None = None,
        limits: Limits = NO_LIMITS,
        *,
        beyond_reach: bool = False,
    ) -> tuple[Outcome[Move], ...]:
        """What every player ends with when each plays for themselves.

        Searched where the game says that it is within reach, or `beyond_reach` if that is wanted; else, or
        when a limit is reached, the bounds are those of `guaranteed`, if it is given, and those that always
        hold.
        """
        outcomes = [
            _selfish_bounds(position, seat, guaranteed[seat] if guaranteed else None)
            for seat in range(len(position.names))
        ]
        if not (beyond_reach or position.game.searches_selfish(position)):
            return tuple(outcomes)
        deadline = _deadline(limits)

        def solve(searcher: Searcher[Any, Move]) -> None:
            found = searcher.selfish(position, _node_limit(limits), _left(deadline))
            if found is not None:
                line = searcher.selfish_line(position, found)
                if line or position.over:  # who is stopped on the way to a line has not shown it
                    outcomes[:] = [Outcome(result, result, line) for result in found]

        with self._one_at_a_time():
            self._pool(position).run([solve])
        return tuple(outcomes)

    def _solve(
        self, jobs: Sequence[_Job[Move]], limits: Limits, progress: ProgressCallback | None
    ) -> list[Outcome[Move]]:
        """The outcome of every job.

        Limits of nodes hold for each job, so that they do not depend on the threads. Time is shared: what
        was not proved in its share gets what the others have left over.
        """
        outcomes = [job.known for job in jobs]
        if not jobs:
            return outcomes
        pool = self._pool(jobs[0].position)
        nodes_left = [_node_limit(limits)] * len(jobs)
        deadline = _deadline(limits)
        began, nodes_before = time.monotonic(), self.nodes

        def task(number: int, share: float) -> Callable[[Searcher[Any, Move]], None]:
            def run(searcher: Searcher[Any, Move]) -> None:
                job, before = jobs[number], searcher.nodes
                seconds = min(share, _left(deadline))
                low, high = job.narrow(searcher, outcomes[number], nodes_left[number], seconds)
                nodes_left[number] -= searcher.nodes - before
                line = job.line(searcher, low) if low == high else ()
                # Who is stopped on the way to a line has not shown the value yet.
                if low < high or line or job.position.over:
                    outcomes[number] = Outcome(low, high, line)

            return run

        def tell() -> None:
            number = next((n for n, outcome in enumerate(outcomes) if not outcome.proved), None)
            if progress is not None and number is not None:
                low, high = outcomes[number].low, outcomes[number].high
                nodes, seconds = self.nodes - nodes_before, time.monotonic() - began
                progress(Progress(jobs[number].question, low, high, nodes, seconds))

        with self._one_at_a_time():
            waiting = [n for n, job in enumerate(jobs) if not job.shown]
            while waiting and not self.cancelled:
                share = _left(deadline) * min(self.threads, len(waiting)) / len(waiting)
                pool.run([task(number, share) for number in waiting], tell)
                if _left(deadline) <= 0:
                    break
                waiting = [n for n in waiting if not outcomes[n].proved and nodes_left[n] > 0]
        return [job.shows(outcome) for job, outcome in zip(jobs, outcomes, strict=True)]

    def _pool(self, position: GamePosition[Any]) -> SearcherPool[Searcher[Any, Any]]:
        """The searchers for the game of a position."""
        game = position.game
        if game.name not in self._pools:
            try:
                pool = SearcherPool(game.searchers(self._core, self.memory, self.threads))
            except MemoryError:
                raise BadInput("memory", f"{self.memory >> 20} MiB are not to be had") from None
            pool.stopped = self.cancelled
            self._pools[game.name] = pool
        return self._pools[game.name]

    @contextmanager
    def _one_at_a_time(self) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this solver is busy; use one solver for each thread")
        try:
            yield
        finally:
            self._busy.release()


def _checked_threads(threads: int | None) -> int:
    if threads is None:
        return available_cores()
    if not 1 <= threads <= MOST_THREADS:
        raise BadInput("threads", f"{quoted(threads)} is not from 1 to {MOST_THREADS}")
    return threads


def _checked_memory(memory: int) -> int:
    if memory < 0:
        raise BadInput("memory", f"{quoted(memory)} is less than 0")
    there_is = machine_memory()
    if there_is is not None and memory > there_is:
        raise BadInput("memory", f"{memory >> 20:,} MiB, but the machine has {there_is >> 20:,} MiB")
    return memory


def _deadline(limits: Limits) -> float:
    return float("inf") if limits.seconds is None else time.monotonic() + limits.seconds


def _left(deadline: float) -> float:
    return max(0.0, deadline - time.monotonic())


def _node_limit(limits: Limits) -> int:
    return ENDLESS_NODES if limits.nodes is None else min(max(0, limits.nodes), ENDLESS_NODES)


def _selfish_bounds(
    position: GamePosition[Move], seat: int, guaranteed: Outcome[Move] | None
) -> Outcome[Move]:
    """Bounds of a player's selfish outcome before any search.

    Where they meet they need a line: what settles the value is that the player's turns are over, which
    any play shows, or that they can be sure of the best there is, which the line of `guaranteed` shows.
    """
    low, high = position.game.bounds(position, Question("selfish", seat))
    if low == high:
        line = guaranteed.line if guaranteed else ()
        return Outcome(low, high, line or _any_line(position))
    if guaranteed is None:
        return Outcome(low, high)
    few = position.game.wants == "fewest"
    least, most = (low, min(high, guaranteed.high)) if few else (max(low, guaranteed.low), high)
    if least < most:
        return Outcome(least, most)
    return Outcome(least, most, guaranteed.line) if guaranteed.line else Outcome(low, high)


def _any_line(position: GamePosition[Move]) -> tuple[Move, ...]:
    """Some play to the end."""
    line: list[Move] = []
    while not position.over:
        line.append(position.moves()[0])
        position = position.after(line[-1])
    return tuple(line)
