"""The search interface every engine implements, and a thread pool that runs jobs on several searchers.

A searcher owns a transposition table, which it keeps between calls. It answers one question at a time.
`stop()` may be called from another thread: the running call then returns the bounds found so far.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

Position_contra = TypeVar("Position_contra", contravariant=True)
Move_co = TypeVar("Move_co", covariant=True)

NO_NODE_LIMIT: Final = 2**63 - 1

TICK: Final = 0.1
"""Seconds between two progress callbacks."""


class Searcher(Protocol[Position_contra, Move_co]):
    """Exact answers about positions, within a budget.

    `guaranteed` and `margin` take valid bounds and return tighter ones, which are equal if the value is
    proved. They differ only if `nodes` positions were visited, `seconds` have passed, or `stop()` was called.
    Call the line methods with a proved value. They read the line from the table, and return an empty one
    only after `stop()`.
    """

    def guaranteed(
        self, position: Position_contra, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Bound the result that the player at `seat` can force against all others together."""
        ...

    def guaranteed_line(self, position: Position_contra, seat: int, value: int) -> tuple[Move_co, ...]:
        """Return best play of that player and of all others, to the end."""
        ...

    def margin(
        self, position: Position_contra, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Two players: bound the lead of seat 0 over seat 1 if both play their best."""
        ...

    def margin_line(self, position: Position_contra, value: int) -> tuple[Move_co, ...]:
        """Return best play of both, to the end."""
        ...

    def selfish(self, position: Position_contra, nodes: int, seconds: float) -> tuple[int, ...] | None:
        """Return each player's result if all maximise their own; `None` if the budget ran out.

        Ties between moves equally good for the mover: choose the one worst for the others in total, then for
        the next player in turn order, then for the one after, and so on.
        """
        ...

    def selfish_line(self, position: Position_contra, results: tuple[int, ...]) -> tuple[Move_co, ...]:
        """Return selfish play, to the end."""
        ...

    def stop(self) -> None:
        """Stop the running call, or else the next one."""
        ...

    def resume(self) -> None:
        """Withdraw a `stop()` that no call has consumed. No call may be running."""
        ...

    @property
    def nodes(self) -> int:
        """Positions visited in the lifetime of this searcher."""
        ...


AnySearcher = TypeVar("AnySearcher", bound=Searcher[Any, Any])


class SearcherPool(Generic[AnySearcher]):
    """A thread pool with one thread per searcher. `stop()` may be called from any thread."""

    def __init__(self, searchers: Sequence[AnySearcher]) -> None:
        self.searchers = tuple(searchers)
        self.stopped = False

    @property
    def nodes(self) -> int:
        """Positions visited so far by all searchers."""
        return sum(searcher.nodes for searcher in self.searchers)

    def stop(self) -> None:
        """Stop the running jobs and start no more."""
        self.stopped = True
        for searcher in self.searchers:
            searcher.stop()

    def run(
        self, jobs: Sequence[Callable[[AnySearcher], None]], tick: Callable[[], None] = lambda: None
    ) -> None:
        """Run the jobs in order and call `tick` every `TICK` seconds; re-raise the first error of a job.

        Jobs never run on the calling thread, so that it stays interruptible. An exception raised while it
        waits stops all jobs and propagates after every thread has ended. The pool stays usable.
        """
        waiting = list(reversed(jobs))
        errors: list[BaseException] = []
        finished = threading.Condition()
        running = min(len(self.searchers), len(jobs))
        aborted = False

        def abort() -> None:
            nonlocal aborted
            aborted = True
            for searcher in self.searchers:
                searcher.stop()

        def work(searcher: AnySearcher) -> None:
            nonlocal running
            try:
                while not (self.stopped or aborted):
                    with finished:
                        if not waiting:
                            break
                        job = waiting.pop()
                    job(searcher)
            except BaseException as error:
                errors.append(error)
                abort()
            finally:
                with finished:
                    running -= 1
                    finished.notify()

        threads = [threading.Thread(target=work, args=(searcher,)) for searcher in self.searchers[:running]]
        for thread in threads:
            thread.start()
        try:
            with finished:
                while running:
                    finished.wait(TICK)
                    tick()
        except BaseException:
            abort()
            raise
        finally:
            for thread in threads:
                thread.join()
            if aborted:
                self._resume()
        if errors:
            raise errors[0]

    def _resume(self) -> None:
        """Make the searchers usable after an abort, unless the pool itself was stopped."""
        for searcher in self.searchers:
            searcher.resume()
        if self.stopped:
            self.stop()
