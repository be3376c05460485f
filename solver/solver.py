"""`Solver`: exact outcomes of positions, with limits, threads, lines, and the worth of every move."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from ppsolve.solver.core_choice import core_kind
from ppsolve.solver.crew import Crew, Task
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.outcome import Limits, Outcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.searcher import Searcher

DEFAULT_MEMORY: Final = 512 << 20
MOST_THREADS: Final = 256
SELFISH_CARDS: Final = {2: 22, 3: 22, 4: 24, 5: 24, 6: 24}
"""How many cards all hands together may hold for `selfish` to be searched, by number of players."""

NO_LIMITS: Final = Limits()
_ENDLESS_NODES: Final = 2**63 - 1


@dataclass(frozen=True)
class Progress:
    """Where a search stands: which question, its bounds so far, positions visited, seconds spent."""

    question: str
    low: int
    high: int
    nodes: int
    seconds: float


ProgressCallback = Callable[[Progress], None]


@dataclass(frozen=True)
class Question:
    """A value that searchers can narrow: `guaranteed` of a seat, or `margin`."""

    seat: int | None

    @property
    def name(self) -> str:
        return "margin" if self.seat is None else f"guaranteed of seat {self.seat}"

    def narrow(
        self, searcher: Searcher, position: Position, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Bounds of the value, within those given."""
        if self.seat is None:
            return searcher.margin(position, low, high, nodes, seconds)
        return searcher.guaranteed(position, self.seat, low, high, nodes, seconds)

    def limits(self, position: Position) -> tuple[int, int]:
        """Bounds that hold for any position."""
        if self.seat is not None:
            return 0, len(position.players[self.seat].hand)
        worst = [len(player.hand) for player in position.players]
        best = [-min(position.rules.bonus, player.tokens) for player in position.players]
        return best[1] - max(worst[0], best[0]), max(worst[1], best[1]) - best[0]

    def minimises(self, seat: int) -> bool:
        """Whether the player of a seat wants the value low."""
        return seat == 1 if self.seat is None else seat == self.seat


Job = tuple[Question, Position, Outcome]
"""A question about a position, and what is known about its value."""


class Solver:
    """Answers questions about positions; owns its table and its threads.

    >>> from ppsolve.solver import textform
    >>> position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    >>> solver = Solver()
    >>> [str(outcome) for outcome in solver.guaranteed(position)], str(solver.margin(position))
    (['1', '2'], '1')

    Values do not depend on `memory`, `threads` or limits: a limit that is reached leaves bounds. A solver
    keeps what it has learned from call to call. It does one thing at a time: a call while another is in
    progress raises `RuntimeError`. `cancel()` may be called from anywhere.
    """

    def __init__(self, memory: int = DEFAULT_MEMORY, threads: int | None = None) -> None:
        self.threads = _checked_threads(threads)
        self.memory = _checked_memory(memory)
        self._crew = Crew(_searchers(self.memory, self.threads))
        self._busy = threading.Lock()

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return sum(searcher.nodes for searcher in self._crew.searchers)

    def cancel(self) -> None:
        """Make the call in progress, and all later ones, come back at once with the bounds so far."""
        self._crew.stop()

    @property
    def cancelled(self) -> bool:
        return self._crew.stopped

    def guaranteed(
        self,
        position: Position,
        seats: Iterable[int] | None = None,
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
    ) -> tuple[Outcome, ...]:
        """For each of the seats (default: all): the fewest cards that player can be sure of."""
        jobs: list[Job] = []
        for seat in range(len(position.players)) if seats is None else seats:
            if seat not in range(len(position.players)):
                raise BadInput("seat", f"{quoted(seat)} is not from 0 to {len(position.players) - 1}")
            question = Question(seat)
            jobs.append((question, position, Outcome(*question.limits(position))))
        return tuple(self._solve(jobs, limits, progress))

    def margin(
        self, position: Position, limits: Limits = NO_LIMITS, progress: ProgressCallback | None = None
    ) -> Outcome:
        """Two players: score of seat 1 minus score of seat 0 under best play of both."""
        if len(position.players) != 2:
            raise BadInput("players", f"margin is for two players, not {len(position.players)}")
        question = Question(None)
        return self._solve([(question, position, Outcome(*question.limits(position)))], limits, progress)[0]

    def after_moves(
        self,
        position: Position,
        known: Outcome | None = None,
        limits: Limits = NO_LIMITS,
        progress: ProgressCallback | None = None,
    ) -> dict[Placement, Outcome]:
        """For every legal move of the player to move: what that player can be sure of after it.

        `known`, the `guaranteed` outcome of the same player before the move, spares work if it is given.
        """
        if position.to_move is None:
            return {}
        question = Question(position.to_move)
        moves = position.placements()
        jobs: list[Job] = []
        for move in moves:
            after = position.after(move)
            low, high = question.limits(after)
            jobs.append((question, after, Outcome(max(low, known.low if known else 0), high)))
        outcomes = self._solve(jobs, limits, progress)
        return {
            move: replace(outcome, line=(move, *outcome.line) if outcome.proved else ())
            for move, outcome in zip(moves, outcomes, strict=True)
        }

    def selfish(
        self,
        position: Position,
        guaranteed: Sequence[Outcome] | None = None,
        limits: Limits = NO_LIMITS,
    ) -> tuple[Outcome, ...]:
        """What every player is left with when each plays for themselves.

        Searched up to the size of `SELFISH_CARDS`; beyond it, or when a limit is reached, the bounds are
        those of `guaranteed`, if it is given, and of the hands.
        """
        outcomes = [
            _selfish_bounds(position, seat, guaranteed[seat] if guaranteed else None)
            for seat in range(len(position.players))
        ]
        if not selfish_is_searched(position):
            return tuple(outcomes)
        deadline = _deadline(limits)
        nodes = _node_limit(limits)

        def solve(searcher: Searcher) -> None:
            found = searcher.selfish(position, nodes, _left(deadline))
            if found is not None:
                line = _selfish_line(searcher, position, found, self._crew)
                outcomes[:] = [Outcome(cards, cards, line) for cards in found]

        with self._one_at_a_time():
            self._crew.run([solve])
        return tuple(outcomes)

    def _solve(self, jobs: Sequence[Job], limits: Limits, progress: ProgressCallback | None) -> list[Outcome]:
        """The outcome of every job.

        Limits of nodes hold for each job, so that they do not depend on the threads. Time is shared: what
        was not proved in its share gets what the others have left over.
        """
        outcomes = [known for _, _, known in jobs]
        nodes_left = [_node_limit(limits)] * len(jobs)
        deadline = _deadline(limits)
        began, nodes_before = time.monotonic(), self.nodes

        def task(number: int, share: float) -> Task:
            def run(searcher: Searcher) -> None:
                question, position, _ = jobs[number]
                known, before = outcomes[number], searcher.nodes
                seconds = min(share, _left(deadline))
                low, high = question.narrow(
                    searcher, position, known.low, known.high, nodes_left[number], seconds
                )
                nodes_left[number] -= searcher.nodes - before
                line = _line(searcher, question, position, low, self._crew) if low == high else ()
                outcomes[number] = Outcome(low, high, line)

            return run

        def tell() -> None:
            number = next((n for n, outcome in enumerate(outcomes) if not outcome.proved), None)
            if progress is not None and number is not None:
                low, high = outcomes[number].low, outcomes[number].high
                seconds = time.monotonic() - began
                progress(Progress(jobs[number][0].name, low, high, self.nodes - nodes_before, seconds))

        with self._one_at_a_time():
            waiting = list(range(len(jobs)))
            while waiting and not self.cancelled:
                share = _left(deadline) * min(self.threads, len(waiting)) / len(waiting)
                self._crew.run([task(number, share) for number in waiting], tell)
                if _left(deadline) <= 0:
                    break
                waiting = [n for n in waiting if not outcomes[n].proved and nodes_left[n] > 0]
        return outcomes

    @contextmanager
    def _one_at_a_time(self) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this solver is busy; use one solver for each thread")
        try:
            yield
        finally:
            self._busy.release()


def _searchers(memory: int, count: int) -> Sequence[Searcher]:
    if core_kind() == "native":
        from ppsolve.solver.party.native import native_searchers

        try:
            return native_searchers(memory, count)
        except MemoryError:
            raise BadInput("memory", f"{memory >> 20} MiB are not to be had") from None
    from ppsolve.solver.party.python_searcher import PythonSearcher

    return [PythonSearcher(memory // count) for _ in range(count)]


def _checked_threads(threads: int | None) -> int:
    if threads is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not 1 <= threads <= MOST_THREADS:
        raise BadInput("threads", f"{quoted(threads)} is not from 1 to {MOST_THREADS}")
    return threads


def _checked_memory(memory: int) -> int:
    if memory < 0:
        raise BadInput("memory", f"{quoted(memory)} is less than 0")
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        there_is = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        if memory > there_is:
            raise BadInput("memory", f"{memory >> 20:,} MiB, but the machine has {there_is >> 20:,} MiB")
    return memory


def _deadline(limits: Limits) -> float:
    return float("inf") if limits.seconds is None else time.monotonic() + limits.seconds


def _left(deadline: float) -> float:
    return max(0.0, deadline - time.monotonic())


def _node_limit(limits: Limits) -> int:
    return _ENDLESS_NODES if limits.nodes is None else min(max(0, limits.nodes), _ENDLESS_NODES)


def selfish_is_searched(position: Position) -> bool:
    """Whether a position is small enough for `selfish` to be searched."""
    cards = sum(len(player.hand) for player in position.players if player.active)
    return position.over or cards <= SELFISH_CARDS[len(position.players)]


def _selfish_bounds(position: Position, seat: int, guaranteed: Outcome | None) -> Outcome:
    """Bounds of a player's selfish outcome before any search.

    Where they meet they need a line: what settles the value is that the player's turns are over, which
    any play shows, or that they can be sure of it, which the line of `guaranteed` shows.
    """
    player = position.players[seat]
    cards = len(player.hand)
    if position.over or not player.active:
        return Outcome(cards, cards, guaranteed.line if guaranteed else _any_line(position))
    if guaranteed is None:
        return Outcome(0, cards)
    return Outcome(0, guaranteed.high, guaranteed.line if guaranteed.high == 0 else ())


# Lines. Once a value is proved, the table knows most of what is needed to play it out.


def _line(
    searcher: Searcher, question: Question, position: Position, value: int, crew: Crew
) -> tuple[Placement, ...]:
    """Best play of both sides from a position whose value is proved; nothing if the crew is stopped."""
    line: list[Placement] = []
    while not position.over:
        move = _best_move(searcher, question, position, value, crew)
        if move is None:
            return ()
        line.append(move)
        position = position.after(move)
    return tuple(line)


def _best_move(
    searcher: Searcher, question: Question, position: Position, value: int, crew: Crew
) -> Placement | None:
    """A move after which the value is still the same; `None` if the crew is stopped.

    A window one wide asks only whether a move keeps the value. All moves are asked with a small budget
    before any with a larger one: the move that proved the value is in the table.
    """
    assert position.to_move is not None
    low, high = (value, value + 1) if question.minimises(position.to_move) else (value - 1, value)
    moves = position.placements()
    budget = 1
    while True:
        undecided = False
        for move in moves:
            # A searcher forgets that it was stopped once the call in progress has ended.
            if crew.stopped:
                return None
            found = question.narrow(searcher, position.after(move), low, high, budget, float("inf"))
            if found == (value, value):
                return move
            undecided |= found == (low, high)
        assert undecided, "some move keeps a value that is proved"
        budget = min(64 * budget, _ENDLESS_NODES)


def _selfish_line(
    searcher: Searcher, position: Position, found: tuple[int, ...], crew: Crew
) -> tuple[Placement, ...]:
    """Play in which everybody plays for themselves, to the end of the round; nothing if stopped."""
    line: list[Placement] = []
    while not position.over:
        for move in position.placements():
            if crew.stopped:
                return ()
            after = position.after(move)
            if searcher.selfish(after, _ENDLESS_NODES, float("inf")) == found:
                line.append(move)
                position = after
                break
        else:
            return ()
    return tuple(line)


def _any_line(position: Position) -> tuple[Placement, ...]:
    """Some play to the end of the round."""
    line: list[Placement] = []
    while not position.over:
        line.append(position.placements()[0])
        position = position.after(line[-1])
    return tuple(line)
