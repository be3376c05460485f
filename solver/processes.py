"""Tasks done by processes of this machine, each of which does one after the other and sends back the results.

Processes, not threads, for work that holds Python's lock. They are started afresh (`spawn`), so that they
share nothing with their parent but a pipe each; what they are to do must be importable by its name.

- One that dies is replaced, and its task given to the next; a task over which several die is given up.
- What a task raises is raised in the parent.
- They do not hear Ctrl-C, which is for the parent, and they end when the parent does, however it ends.
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

ATTEMPTS: Final = 3
"""How many processes may die over the same task before it is given up."""

_SPAWN: Final = multiprocessing.get_context("spawn")

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkersDied(Exception):
    """Several processes ended, one after the other, over the same task; `how` the last of them did."""

    def __init__(self, task: Any, how: str) -> None:
        super().__init__(f"{ATTEMPTS} processes ended over {task}: {how}")
        self.task = task
        self.how = how


def imap_unordered(
    work: Callable[[Item], Result], tasks: Iterable[Item], workers: int
) -> Generator[list[Result], None, None]:
    """The results of tasks in any order: all that are ready, then all that are ready next.

    What is ready when a task fails comes before what that raises.
    """
    with closing(_answers(work, tasks, workers)) as answers:
        for ready in answers:
            results = [answer.result for answer in ready if answer.error is None]
            if results:
                yield results
            for answer in ready:
                if answer.error is not None:
                    raise answer.error


def imap(
    work: Callable[[Item], Result], tasks: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """The results of tasks in their order, each as soon as it and all before it are there."""
    early: dict[int, _Answer[Result]] = {}
    due = 0
    with closing(_answers(work, tasks, workers)) as answers:
        for ready in answers:
            early |= {answer.number: answer for answer in ready}
            while due in early:
                answer = early.pop(due)
                if answer.error is not None:
                    raise answer.error
                yield answer.result
                due += 1


class _Answer(NamedTuple, Generic[Result]):
    """What came of the task of a number: a result or, if there is one, an error instead."""

    number: int
    result: Result
    error: Exception | None


def _answers(
    work: Callable[[Item], Result], tasks: Iterable[Item], workers: int
) -> Generator[list[_Answer[Result]], None, None]:
    """What becomes of every task, all that is ready at a time. Tasks are taken as they are needed."""
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
            worker.give(*task)

    def kill(worker: _Worker) -> None:
        del workers_by_pipe[worker.pipe]
        worker.end()

    try:
        for _ in range(workers):
            spawn()
        while workers_by_pipe:
            ready: list[_Answer[Result]] = []
            for pipe in [pipe for pipe in wait(list(workers_by_pipe)) if isinstance(pipe, Connection)]:
                worker = workers_by_pipe[pipe]
                number, task = worker.number, worker.task
                try:
                    result, error = worker.answer()
                except EOFError:
                    how = worker.how_it_ended()
                    kill(worker)
                    deaths[number] += 1
                    if deaths[number] == ATTEMPTS:
                        gone: Any = None
                        ready.append(_Answer(number, gone, WorkersDied(task, how)))
                    else:
                        lost.append((number, task))
                    spawn()
                    continue
                ready.append(_Answer(number, result, error))
                if (following := next_task()) is None:
                    kill(worker)
                else:
                    worker.give(*following)
            if ready:
                yield ready
    finally:
        for worker in workers_by_pipe.values():
            worker.end()


class _Worker:
    """A process that does one task after the other, and the parent's end of its pipe."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.number = -1
        self.task: Any = None
        self._process = _SPAWN.Process(target=_work, args=(theirs, work), daemon=True)
        with _deaf_to_ctrl_c():
            self._process.start()
        theirs.close()

    def give(self, number: int, task: Any) -> None:
        """Let it do a task."""
        self.number, self.task = number, task
        with suppress(OSError):  # it is dead, which the next look at its pipe tells
            self.pipe.send(task)

    def answer(self) -> tuple[Any, Exception | None]:
        """The result of its task and what the task raised, one of them `None`; `EOFError` if it is dead."""
        try:
            answer: tuple[Any, Exception | None] = self.pipe.recv()
        except OSError:
            raise EOFError from None
        return answer

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


def _work(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker does: the tasks that it is given, until nobody listens any more."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
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


def _end_with_the_parent() -> None:
    """Do not go on for minutes with a task that nobody waits for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """What is started here does not hear Ctrl-C, which reaches all processes of a terminal: the parent
    does, and ends its workers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
