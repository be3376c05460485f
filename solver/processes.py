"""Parallel maps over worker processes of this machine: `imap` and `imap_unordered`.

Use them for work that holds Python's interpreter lock. Workers are spawned, not forked: they share nothing
with the parent but one pipe each, so the function to run must be importable.

- A worker that dies is replaced and its task is retried; after `ATTEMPTS` deaths the task fails.
- An exception raised by a task is re-raised in the parent.
- Workers ignore Ctrl-C and terminations, which the parent handles. They exit when the parent does, even if
  it is killed.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ppsolve.solver.platform import TERMINATIONS

ATTEMPTS: Final = 3
"""Number of workers that may die on the same task before it fails."""

_SPAWN: Final = multiprocessing.get_context("spawn")

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkersDied(Exception):
    """`ATTEMPTS` workers died on the same `task`; `how` describes the last death."""

    def __init__(self, task: Any, how: str) -> None:
        super().__init__(f"{ATTEMPTS} processes ended over {task}: {how}")
        self.task = task
        self.how = how


def imap_unordered(
    work: Callable[[Item], Result], tasks: Iterable[Item], workers: int
) -> Generator[list[Result], None, None]:
    """Yield results as they become available, in batches and in any order.

    If a task fails, the results available at that moment are yielded before its exception is raised.
    """
    with closing(_run(work, tasks, workers)) as batches:
        for batch in batches:
            results = [done.result for done in batch if done.error is None]
            if results:
                yield results
            for done in batch:
                if done.error is not None:
                    raise done.error


def imap(
    work: Callable[[Item], Result], tasks: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """Yield results in the order of the tasks, each as soon as it and all earlier ones are available."""
    early: dict[int, _Done[Result]] = {}
    due = 0
    with closing(_run(work, tasks, workers)) as batches:
        for batch in batches:
            early |= {done.number: done for done in batch}
            while due in early:
                done = early.pop(due)
                if done.error is not None:
                    raise done.error
                yield done.result
                due += 1


class _Done(NamedTuple, Generic[Result]):
    """A completed task: its number and its result, which is meaningless if there is an error."""

    number: int
    result: Result
    error: Exception | None


def _run(
    work: Callable[[Item], Result], tasks: Iterable[Item], workers: int
) -> Generator[list[_Done[Result]], None, None]:
    """Yield batches of completed tasks. `tasks` is consumed lazily."""
    waiting = enumerate(tasks)
    lost: list[tuple[int, Item]] = []
    workers_by_pipe: dict[Connection, _Worker] = {}
    deaths: Counter[int] = Counter()

    def next_task() -> tuple[int, Item] | None:
        return lost.pop() if lost else next(waiting, None)

    def spawn() -> None:
        if (task := next_task()) is not None:
            worker = _Worker(work)
            workers_by_pipe[worker.pipe] = worker
            worker.send(*task)

    def kill(worker: _Worker) -> None:
        del workers_by_pipe[worker.pipe]
        worker.kill()

    try:
        for _ in range(workers):
            spawn()
        while workers_by_pipe:
            batch: list[_Done[Result]] = []
            for pipe in [pipe for pipe in wait(list(workers_by_pipe)) if isinstance(pipe, Connection)]:
                worker = workers_by_pipe[pipe]
                number, task = worker.number, worker.task
                try:
                    result, error = worker.receive()
                except EOFError:
                    how = worker.exit_reason()
                    kill(worker)
                    deaths[number] += 1
                    if deaths[number] == ATTEMPTS:
                        no_result: Any = None
                        batch.append(_Done(number, no_result, WorkersDied(task, how)))
                    else:
                        lost.append((number, task))
                    spawn()
                    continue
                batch.append(_Done(number, result, error))
                if (following := next_task()) is None:
                    kill(worker)
                else:
                    worker.send(*following)
            if batch:
                yield batch
    finally:
        for worker in workers_by_pipe.values():
            worker.kill()


class _Worker:
    """A worker process, its current task, and the parent's end of its pipe."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.number = -1
        self.task: Any = None
        self._process = _SPAWN.Process(target=_worker_main, args=(theirs, work), daemon=True)
        with _sigint_ignored():
            self._process.start()
        theirs.close()

    def send(self, number: int, task: Any) -> None:
        """Start a task."""
        self.number, self.task = number, task
        with suppress(OSError):  # the worker is dead; `receive` will notice
            self.pipe.send(task)

    def receive(self) -> tuple[Any, Exception | None]:
        """Return the task's result and its exception, one of them `None`; `EOFError` if the worker died."""
        try:
            answer: tuple[Any, Exception | None] = self.pipe.recv()
        except OSError:
            raise EOFError from None
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()

    def exit_reason(self) -> str:
        """Wait for the process to end and describe its exit status."""
        self._process.join()
        code = self._process.exitcode or 0
        return f"signal {-code}" if code < 0 else f"exit code {code}"


def _worker_main(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Main loop of a worker: run the tasks from `pipe` until the parent closes it."""
    for number in TERMINATIONS:  # unlike Ctrl-C not ignored by the parent, even for a moment
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        answer: tuple[Any, Exception | None]
        try:
            answer = work(task), None
        except Exception as error:
            answer = None, error
        pipe.send(answer)


def _exit_with_parent() -> None:
    """Exit as soon as the parent does, even in the middle of a long task."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _sigint_ignored() -> Iterator[None]:
    """Ignore SIGINT in processes started here.

    Ctrl-C reaches every process of a terminal; only the parent should react, and end its workers.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
