"""A pool: threads that work off jobs, each with a searcher of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.searcher import Searcher

AnySearcher = TypeVar("AnySearcher", bound=Searcher[Any, Any])

TICK: Final = 0.1
"""Seconds between two looks at how the work goes on."""


class SearcherPool(Generic[AnySearcher]):
    """Runs jobs on as many threads as it has searchers; can be stopped from anywhere."""

    def __init__(self, searchers: Sequence[AnySearcher]) -> None:
        self.searchers = tuple(searchers)
        self.stopped = False

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return sum(searcher.nodes for searcher in self.searchers)

    def stop(self) -> None:
        """Make the running jobs come back soon, and start no more."""
        self.stopped = True
        for searcher in self.searchers:
            searcher.stop()

    def run(
        self, jobs: Sequence[Callable[[AnySearcher], None]], tick: Callable[[], None] = lambda: None
    ) -> None:
        """Do the jobs, in order, calling `tick` now and then; an error in a job is raised here.

        The work is done on other threads even if there is only one, so that the caller can be interrupted:
        whatever is raised while it waits ends the jobs, and is raised on once every thread has ended. The
        pool can be used again after that.
        """
        waiting = list(reversed(jobs))
        errors: list[BaseException] = []
        finished = threading.Condition()
        running = min(len(self.searchers), len(jobs))
        broken_off = False

        def break_off() -> None:
            nonlocal broken_off
            broken_off = True
            for searcher in self.searchers:
                searcher.stop()

        def work(searcher: AnySearcher) -> None:
            nonlocal running
            try:
                while not (self.stopped or broken_off):
                    with finished:
                        if not waiting:
                            break
                        job = waiting.pop()
                    job(searcher)
            except BaseException as error:
                errors.append(error)
                break_off()
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
            break_off()
            raise
        finally:
            for thread in threads:
                thread.join()
            if broken_off:
                self._resume()
        if errors:
            raise errors[0]

    def _resume(self) -> None:
        """Take back that the searchers were stopped, unless it was by `stop`."""
        for searcher in self.searchers:
            searcher.resume()
        if self.stopped:
            self.stop()
