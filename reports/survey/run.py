"""A survey run: solve the deals that its store does not hold yet, and keep each as it is finished."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass

from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.solved_deal import Timed
from ppsolve.reports.survey.store import Store

Solve = Callable[[Settings, Iterable[int]], Generator[Sequence[Timed], None, None]]
"""What solves the deals of some numbers, in any order; comes back with all that are ready at a time."""


@dataclass(frozen=True)
class Stage:
    """How far a survey is: how many deals it holds of how many, and the rate since it began or went on."""

    done: int
    deals: int
    solved_now: int
    seconds: float

    @property
    def seconds_left(self) -> float | None:
        """At the rate so far; `None` while there is none."""
        if not self.solved_now:
            return None
        return (self.deals - self.done) * self.seconds / self.solved_now


def run_survey(store: Store, deals: int, solve: Solve, tell: Callable[[Stage], None]) -> int:
    """Solve what the store lacks of the first so many deals; how many were solved.

    Whatever ends this early, what the store was given stays.
    """
    there = store.numbers()
    missing = (number for number in range(deals) if number not in there)
    began = time.monotonic()
    done = sum(number < deals for number in there)
    solved_now = 0
    tell(Stage(done, deals, 0, 0.0))
    with closing(solve(store.settings, missing)) as solving:
        for finished in solving:
            store.add(finished)
            solved_now += len(finished)
            tell(Stage(done + solved_now, deals, solved_now, time.monotonic() - began))
    return solved_now
