"""The deals of a survey on the cores of this machine: one process each, which solve and send back.

Processes, not threads, because CP-SAT and what is done in Python hold Python's lock. Every one has a pipe
of its own to the survey and ends when that does, however it ends. One that dies is replaced, and its deal
given to the next.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Final

from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.solved import Timed, solved
from ppsolve.solver import BadInput

ATTEMPTS: Final = 3
"""How many processes may die over the same deal before the survey ends."""

_SPAWN: Final = multiprocessing.get_context("spawn")


def cores() -> int:
    """How many cores there are for this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def solved_by_processes(
    settings: Settings, numbers: Iterable[int], workers: int
) -> Generator[Sequence[Timed], None, None]:
    """The deals of these numbers, as they are solved: all that are ready, then all that are ready next."""
    waiting = iter(numbers)
    lost: list[int] = []
    crew: dict[Connection, _Worker] = {}
    deaths: Counter[int] = Counter()

    def hire() -> None:
        number = lost.pop() if lost else next(waiting, None)
        if number is not None:
            worker = _Worker(settings, number)
            crew[worker.pipe] = worker

    def dismiss(worker: _Worker) -> None:
        del crew[worker.pipe]
        worker.end()

    try:
        for _ in range(workers):
            hire()
        while crew:
            ready: list[Timed] = []
            for pipe in [pipe for pipe in wait(list(crew)) if isinstance(pipe, Connection)]:
                worker = crew[pipe]
                try:
                    ready.append(worker.answer())
                except BadInput:
                    if ready:
                        yield ready  # what others have solved is kept
                    raise
                except EOFError:
                    deaths[worker.number] += 1
                    if deaths[worker.number] == ATTEMPTS:
                        if ready:
                            yield ready
                        what = (
                            f"{ATTEMPTS} processes ended while they solved this deal: {worker.how_it_ended()}"
                        )
                        raise BadInput(f"seed {settings.seed + worker.number}", what) from None
                    lost.append(worker.number)
                    dismiss(worker)
                    hire()
                    continue
                number = lost.pop() if lost else next(waiting, None)
                if number is None:
                    dismiss(worker)
                else:
                    worker.give(number)
            if ready:
                yield ready
    finally:
        for worker in crew.values():
            worker.end()


class _Worker:
    """A process that solves one deal after the other, and the survey's end of its pipe."""

    def __init__(self, settings: Settings, number: int) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_work, args=(theirs, settings), daemon=True)
        with _deaf_to_ctrl_c():
            self._process.start()
        theirs.close()
        self.give(number)

    def give(self, number: int) -> None:
        """Let it solve a deal."""
        self.number = number
        with suppress(OSError):  # it is dead, which the next look at its pipe tells
            self.pipe.send(number)

    def answer(self) -> Timed:
        """The deal solved; `EOFError` if the process is dead, and what it raised if it did."""
        try:
            answer = self.pipe.recv()
        except OSError:
            raise EOFError from None
        if isinstance(answer, Exception):
            raise answer
        solved_deal: Timed = answer
        return solved_deal

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.join()
        self.pipe.close()

    def how_it_ended(self) -> str:
        """How it ended, in words."""
        self._process.join()
        code = self._process.exitcode or 0
        return f"signal {-code}" if code < 0 else f"exit code {code}"


def _work(pipe: Connection, settings: Settings) -> None:
    """What a worker does: solve the deals that it is given, until nobody listens any more."""
    threading.Thread(target=_end_with_the_survey, daemon=True).start()
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        try:
            answer: Timed | Exception = solved(settings, number)
        except Exception as error:
            answer = error
        pipe.send(answer)


def _end_with_the_survey() -> None:
    """Do not go on for minutes with a deal that nobody waits for."""
    survey = multiprocessing.parent_process()
    if survey is not None:
        survey.join()
        os._exit(1)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """What is started here does not hear Ctrl-C, which reaches all processes of a terminal: the survey
    does, and ends its workers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
