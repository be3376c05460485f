"""`Solver`: exact outcomes of positions of any game, with limits, threads and lines of play."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.backend import core_kind
from ppsolve.solver.errors import BadInput, check_number, quoted
from ppsolve.solver.game import GameCooperation, GamePosition, ProgressCallback, first_legal_line
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Progress, Question
from ppsolve.solver.platform import available_cores, machine_memory
from ppsolve.solver.searcher import NO_NODE_LIMIT, Searcher, SearcherPool

DEFAULT_MEMORY: Final = 512 << 20
MOST_THREADS: Final = 256
_INFINITY: Final = 2**31
"""Larger than any value."""

Move = TypeVar("Move")
Work = TypeVar("Work")


@dataclass(frozen=True)
class _Job(Generic[Move]):
    """A `guaranteed` or `margin` question about a position, with the bounds known so far."""

    question: Question[Move]
    position: GamePosition[Move]
    known: Outcome[Move]

    @property
    def done(self) -> bool:
        """True if the value is proved and has a line."""
        return self.known.proved and (bool(self.known.line) or self.position.over)

    def checked(self, outcome: Outcome[Move]) -> Outcome[Move]:
        """Return `outcome`, or static bounds instead of a proved value without a line.

        A line is missing only if the search for it was stopped.
        """
        if not outcome.proved or outcome.line or self.position.over:
            return outcome
        return Outcome(*self.position.game.bounds(self.position, self.question))

    def narrow(
        self, searcher: Searcher[Any, Move], known: Outcome[Move], nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Search for tighter bounds than `known`."""
        if self.question.outcome == "margin":
            return searcher.margin(self.position, known.low, known.high, nodes, seconds)
        seat = self.question.player
        return searcher.guaranteed(self.position, seat, known.low, known.high, nodes, seconds)

    def line(self, searcher: Searcher[Any, Move], value: int) -> tuple[Move, ...]:
        """Return best play to a proved value, starting with the move of the question, if any."""
        if self.question.outcome == "margin":
            return searcher.margin_line(self.position, value)
        line = searcher.guaranteed_line(self.position, self.question.player, value)
        return line if self.question.move is None else (self.question.move, *line)


def _job(question: Question[Move], position: GamePosition[Move], known: Outcome[Move] | None) -> _Job[Move]:
    """Create a job from the bounds in `known` and the static bounds."""
    low, high = position.game.bounds(position, question)
    if low == high:  # every line ends in this value
        first = () if question.move is None else (question.move,)
        return _Job(question, position, Outcome(low, high, (*first, *first_legal_line(position))))
    bounds = Outcome[Move](low, high)
    return _Job(question, position, bounds if known is None else known.meet(bounds))


class Solver:
    """Answers questions about positions. Owns its transposition tables and threads.

    >>> from ppsolve.solver import textform
    >>> position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    >>> solver = Solver()
    >>> [str(outcome) for outcome in solver.guaranteed(position)], str(solver.margin(position))
    (['1', '2'], '1')

    Values do not depend on `memory`, `threads` or limits: reaching a limit leaves bounds. Each game has its
    own table, which is kept between calls. A solver runs one call at a time: a second one raises
    `RuntimeError`. `cancel()` may be called from any thread.
    """

    def __init__(self, memory: int = DEFAULT_MEMORY, threads: int | None = None) -> None:
        self.threads = _checked_threads(threads)
        self.memory = _checked_memory(memory)
        self.cancelled = False
        self._core = core_kind()
        self._pools: dict[str, SearcherPool[Searcher[Any, Any]]] = {}
        self._busy = threading.Lock()

    def __repr__(self) -> str:
        return f"<Solver with {self.threads} threads and {self.memory >> 20} MiB>"

    @property
    def nodes(self) -> int:
        """Positions visited so far, in all games."""
        return sum(pool.nodes for pool in self._pools.values())

    def cancel(self) -> None:
        """Make the running call and all later ones return at once with the bounds known so far."""
        self.cancelled = True
        for pool in self._pools.values():
            pool.stop()

    def best(
        self,
        position: GamePosition[Move],
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
    ) -> tuple[Outcome[Move], ...]:
        """Return each player's best result over all continuations, in which everybody helps them."""
        return self._cooperation(position, progress).best(limits)

    def table(
        self,
        position: GamePosition[Move],
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
    ) -> Outcome[Move]:
        """Return the best total that all players together can reach."""
        return self._cooperation(position, progress).table(limits)

    def _cooperation(
        self, position: GamePosition[Move], progress: ProgressCallback | None
    ) -> GameCooperation[Move]:
        return position.game.cooperation(position, self.threads, progress, lambda: self.cancelled)

    def guaranteed(
        self,
        position: GamePosition[Move],
        seats: Iterable[int] | None = None,
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
        *,
        known: Sequence[Outcome[Move]] | None = None,
    ) -> tuple[Outcome[Move], ...]:
        """Return the result that each of `seats` (default: all) can guarantee against all others together.

        Pass earlier answers for the same seats as `known` to save work.
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
        """Two players: return the lead of seat 0 over seat 1 if both play their best."""
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
        """Return the result that the player to move can guarantee after each legal move, or each of `moves`.

        Pass that player's `guaranteed` outcome before the move as `known` to save work.
        """
        seat = position.to_move
        if seat is None:
            return {}
        no_better: Outcome[Move] | None = None
        if known is not None:
            few = position.game.wants == "fewest"
            no_better = Outcome(known.low, _INFINITY) if few else Outcome(-_INFINITY, known.high)
        asked = list(position.legal_moves if moves is None else moves)
        jobs = [_job(Question("guaranteed", seat, move), position.after(move), no_better) for move in asked]
        return dict(zip(asked, self._solve(jobs, limits, progress), strict=True))

    def selfish(
        self,
        position: GamePosition[Move],
        guaranteed: Sequence[Outcome[Move]] | None = None,
        limits: Limits = NO_LIMITS,
        *,
        force: bool = False,
    ) -> tuple[Outcome[Move], ...]:
        """Return each player's result if all maximise their own.

        Searches only if the game considers the position small enough, or with `force`. Otherwise, or when a
        limit is reached, returns bounds: the static ones and those that follow from `guaranteed`.
        """
        outcomes = [
            _selfish_bounds(position, seat, guaranteed[seat] if guaranteed else None)
            for seat in range(len(position.names))
        ]
        if not (force or position.game.searches_selfish(position)):
            return tuple(outcomes)
        deadline = _deadline(limits)

        def solve(searcher: Searcher[Any, Move]) -> None:
            found = searcher.selfish(position, _node_limit(limits), _left(deadline))
            if found is not None:
                line = searcher.selfish_line(position, found)
                if line or position.over:  # a value without a line does not count: the search was stopped
                    outcomes[:] = [Outcome(result, result, line) for result in found]

        with self._one_at_a_time():
            self._pool(position).run([solve])
        return tuple(outcomes)

    def selfish_after_moves(
        self,
        position: GamePosition[Move],
        guaranteed: Mapping[Move, Outcome[Move]] | None = None,
        limits: Limits = NO_LIMITS,
        *,
        moves: Iterable[Move] | None = None,
        force: bool = False,
    ) -> dict[Move, Outcome[Move]]:
        """Return the selfish result of the player to move after each legal move, or each of `moves`.

        Searches under the same condition as `selfish`. Pass the answers of `after_moves` as `guaranteed` to
        tighten the bounds of what is not searched. Moves to equivalent positions are searched once. The node
        limit applies to each search; the time is shared.
        """
        seat = position.to_move
        if seat is None:
            return {}
        asked = list(position.legal_moves if moves is None else moves)
        outcomes = {
            move: _selfish_bounds_after(position, seat, move, (guaranteed or {}).get(move)) for move in asked
        }
        if not (force or position.game.searches_selfish(position)):
            return outcomes
        deadline = _deadline(limits)
        left_of_class = dict.fromkeys(position.game.move_classes(position, asked), _node_limit(limits))

        def task(equivalent: tuple[Move, ...], share: float) -> Callable[[Searcher[Any, Move]], None]:
            def run(searcher: Searcher[Any, Move]) -> None:
                before = searcher.nodes
                for move in equivalent:  # after the first, the outcome and the line are read from the table
                    after = position.after(move)
                    nodes, seconds = left_of_class[equivalent], min(share, _left(deadline))
                    found = searcher.selfish(after, nodes, seconds)
                    if found is None:
                        break
                    line = searcher.selfish_line(after, found)
                    if line or after.over:
                        outcomes[move] = Outcome(found[seat], found[seat], (move, *line))
                left_of_class[equivalent] -= searcher.nodes - before

            return run

        def is_open(equivalent: tuple[Move, ...]) -> bool:
            return left_of_class[equivalent] > 0 and not all(outcomes[move].proved for move in equivalent)

        self._share_time(self._pool(position), list(left_of_class), task, is_open, deadline)
        return outcomes

    def _solve(
        self, jobs: Sequence[_Job[Move]], limits: Limits, progress: ProgressCallback | None
    ) -> list[Outcome[Move]]:
        """Run the jobs and return their outcomes.

        The node limit applies to each job, so that results do not depend on the number of threads. The time
        is shared: jobs that are not finished in their share get the time that others left over.
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
                # A value without a line does not count: the search for the line was stopped.
                if low < high or line or job.position.over:
                    outcomes[number] = Outcome(low, high, line)

            return run

        def report() -> None:
            number = next((n for n, outcome in enumerate(outcomes) if not outcome.proved), None)
            if progress is not None and number is not None:
                low, high = outcomes[number].low, outcomes[number].high
                nodes, seconds = self.nodes - nodes_before, time.monotonic() - began
                progress(Progress(jobs[number].question, low, high, nodes, seconds))

        def is_open(number: int) -> bool:
            return not outcomes[number].proved and nodes_left[number] > 0

        waiting = [number for number, job in enumerate(jobs) if not job.done]
        self._share_time(pool, waiting, task, is_open, deadline, report)
        return [job.checked(outcome) for job, outcome in zip(jobs, outcomes, strict=True)]

    def _share_time(
        self,
        pool: SearcherPool[Searcher[Any, Move]],
        waiting: Sequence[Work],
        task: Callable[[Work, float], Callable[[Searcher[Any, Move]], None]],
        is_open: Callable[[Work], bool],
        deadline: float,
        report: Callable[[], None] = lambda: None,
    ) -> None:
        """Run `task(work, share)` for all work that waits, each with its share of the time until `deadline`.

        Work that is open after that runs again with the time that the rest left over.
        """
        with self._one_at_a_time():
            while waiting and not self.cancelled:
                share = _left(deadline) * min(self.threads, len(waiting)) / len(waiting)
                pool.run([task(work, share) for work in waiting], report)
                if _left(deadline) <= 0:
                    break
                waiting = [work for work in waiting if is_open(work)]

    def _pool(self, position: GamePosition[Any]) -> SearcherPool[Searcher[Any, Any]]:
        """Return the searchers for the game of `position`, created on first use."""
        game = position.game
        if game.name not in self._pools:
            try:
                pool = SearcherPool(game.searchers(self._core, self.memory, self.threads))
            except MemoryError:
                raise BadInput("memory", f"cannot allocate {self.memory >> 20} MiB") from None
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
    check_number("threads", threads, 1, MOST_THREADS, whole=True)
    return threads


def _checked_memory(memory: int) -> int:
    check_number("memory", memory, whole=True)
    available = machine_memory()
    if available is not None and memory > available:
        raise BadInput("memory", f"{memory >> 20:,} MiB, but the machine has {available >> 20:,} MiB")
    return memory


def _deadline(limits: Limits) -> float:
    return float("inf") if limits.seconds is None else time.monotonic() + limits.seconds


def _left(deadline: float) -> float:
    return max(0.0, deadline - time.monotonic())


def _node_limit(limits: Limits) -> int:
    return NO_NODE_LIMIT if limits.nodes is None else min(max(0, limits.nodes), NO_NODE_LIMIT)


def _selfish_bounds(
    position: GamePosition[Move], seat: int, guaranteed: Outcome[Move] | None
) -> Outcome[Move]:
    """Bound a player's selfish outcome without a search.

    Bounds that meet need a line. If the player has no turn left, any line will do. If the player can
    guarantee the best possible result, the line of `guaranteed` ends in it.
    """
    low, high = position.game.bounds(position, Question("selfish", seat))
    if low == high:
        line = guaranteed.line if guaranteed else ()
        return Outcome(low, high, line or first_legal_line(position))
    if guaranteed is None:
        return Outcome(low, high)
    few = position.game.wants == "fewest"
    least, most = (low, min(high, guaranteed.high)) if few else (max(low, guaranteed.low), high)
    if least < most:
        return Outcome(least, most)
    return Outcome(least, most, guaranteed.line) if guaranteed.line else Outcome(low, high)


def _selfish_bounds_after(
    position: GamePosition[Move], seat: int, move: Move, guaranteed: Outcome[Move] | None
) -> Outcome[Move]:
    """Bound a player's selfish outcome after `move` without a search; a line begins with the move."""
    after = None if guaranteed is None else Outcome(guaranteed.low, guaranteed.high, guaranteed.line[1:])
    found = _selfish_bounds(position.after(move), seat, after)
    return Outcome(found.low, found.high, (move, *found.line)) if found.proved else found
