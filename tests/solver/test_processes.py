"""Tasks done by processes: results as they come or in order, deaths made good, errors passed on."""

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


def test_results_come_in_the_order_of_the_tasks() -> None:
    # The first tasks take the longest.
    seconds = [0.5, 0.3, 0.1, 0.0]
    assert list(imap(time.sleep, seconds, workers=3)) == [None] * 4
    assert list(imap(abs, [-3, -1, -2], workers=3)) == [3, 1, 2]


def test_tasks_are_taken_as_they_are_needed() -> None:
    results = imap(abs, count(-5), workers=2)
    assert [next(results) for _ in range(3)] == [5, 4, 3]
    results.close()
    assert not multiprocessing.active_children()


def test_what_a_task_raises_comes_after_what_was_before_it() -> None:
    results = imap(partial(truediv, 12), [4, 6, 0, 3], workers=2)
    assert [next(results), next(results)] == [3, 2]
    with pytest.raises(ZeroDivisionError):
        next(results)
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_replaced() -> None:
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


def test_a_task_that_kills_its_processes_is_given_up() -> None:
    results = imap(os._exit, [7], workers=1)
    with pytest.raises(WorkersDied, match="3 processes ended over 7: exit code 7") as died:
        next(results)
    assert (died.value.task, died.value.how) == (7, "exit code 7")


def test_no_process_hears_ctrl_c() -> None:
    results = imap(time.sleep, [0.3, 0.3], workers=2)
    next(results)
    for process in multiprocessing.active_children():
        os.kill(process.pid or 0, signal.SIGINT)
    assert list(results) == [None]


def test_processes_end_with_a_parent_that_is_killed_in_the_middle_of_a_task() -> None:
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
    while any(map(_goes_on, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_goes_on, workers))


def _goes_on(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_cores_are_those_of_the_affinity() -> None:
    assert available_cores() == len(os.sched_getaffinity(0))


@pytest.mark.parametrize(
    ("words", "home"),
    [
        (("cpu_count", "sched_getaffinity"), "platform.py"),
        (("multiprocessing", "ProcessPool"), "processes.py"),
    ],
)
def test_cores_are_counted_and_processes_started_in_one_place(words: tuple[str, str], home: str) -> None:
    root = Path(processes.__file__).parents[1]
    sources = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    assert {path.name for path, text in sources.items() if any(word in text for word in words)} == {home}
