"""Worker processes: ordered and unordered results, replacement of dead workers, errors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from functools import partial
from itertools import count
from operator import truediv
from pathlib import Path

import pytest

from ppsolve.solver import processes
from ppsolve.solver.platform import available_cores
from ppsolve.solver.processes import WorkersDied, imap, imap_unordered

pytestmark = pytest.mark.slow


def test_every_task_is_done_once() -> None:
    found = [result for ready in imap_unordered(abs, range(-9, 0), workers=2) for result in ready]
    assert sorted(found) == list(range(1, 10))


def test_imap_keeps_the_order_of_tasks() -> None:
    # The first tasks take the longest.
    seconds = [0.5, 0.3, 0.1, 0.0]
    assert list(imap(time.sleep, seconds, workers=3)) == [None] * 4
    assert list(imap(abs, [-3, -1, -2], workers=3)) == [3, 1, 2]


def test_tasks_are_consumed_lazily() -> None:
    results = imap(abs, count(-5), workers=2)
    assert [next(results) for _ in range(3)] == [5, 4, 3]
    results.close()
    assert not multiprocessing.active_children()


def test_an_exception_comes_after_earlier_results() -> None:
    results = imap(partial(truediv, 12), [4, 6, 0, 3], workers=2)
    assert [next(results), next(results)] == [3, 2]
    with pytest.raises(ZeroDivisionError):
        next(results)
    assert not multiprocessing.active_children()


def test_a_dead_worker_is_replaced() -> None:
    results = imap(time.sleep, [1.0, 0.0, 0.0, 0.0], workers=1)
    process = None
    with pytest.raises(StopIteration):
        while True:
            children = multiprocessing.active_children()
            if children and process is None:
                (process,) = children
                os.kill(process.pid or 0, signal.SIGKILL)
            next(results)
    assert process is not None
    assert process.exitcode == -signal.SIGKILL


def test_a_task_that_kills_its_workers_fails() -> None:
    results = imap(os._exit, [7], workers=1)
    with pytest.raises(WorkersDied, match="3 processes ended over 7: exit code 7") as died:
        next(results)
    assert (died.value.task, died.value.how) == (7, "exit code 7")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_workers_ignore_interrupts(number: signal.Signals) -> None:
    results = imap(time.sleep, [0.3, 0.3], workers=2)
    next(results)
    for process in multiprocessing.active_children():
        os.kill(process.pid or 0, number)
    assert list(results) == [None]


def test_workers_exit_when_the_parent_is_killed() -> None:
    program = (
        "import multiprocessing, time\n"
        "from ppsolve.solver.processes import imap\n"
        "if __name__ == '__main__':\n"
        "    results = imap(time.sleep, [0, 0, 600, 600], workers=2)\n"
        "    next(results), next(results)\n"
        "    print(*(child.pid for child in multiprocessing.active_children()), flush=True)\n"
        "    next(results)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        parent.kill()
    assert len(workers) == 2
    deadline = time.monotonic() + 60
    while any(map(_is_running, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_is_running, workers))


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_cores_respect_cpu_affinity() -> None:
    assert available_cores() == len(os.sched_getaffinity(0))


@pytest.mark.parametrize(
    ("words", "home"),
    [
        (("cpu_count", "sched_getaffinity"), "platform.py"),
        (("multiprocessing", "ProcessPool"), "processes.py"),
    ],
)
def test_one_module_counts_cores_and_one_starts_processes(words: tuple[str, str], home: str) -> None:
    root = Path(processes.__file__).parents[1]
    sources = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    assert {path.name for path, text in sources.items() if any(word in text for word in words)} == {home}
