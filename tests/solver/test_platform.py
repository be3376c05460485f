"""Only one module depends on the operating system, and both of its branches work."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from ppsolve.solver import BadInput, Solver, platform
from ppsolve.solver.platform import LOCK_OFFSET, available_cores, lock_file, machine_memory
from sources import FILES, imported, package_of, place

PLATFORM_MODULES = {"fcntl", "msvcrt", "resource", "termios", "tty", "pwd", "grp", "winreg", "mmap", "select"}
PLATFORM_CALLS = (
    "sched_getaffinity",
    "os.sysconf",
    "os.fork",
    "os.kill",
    "os.uname",
    "SIGALRM",
    "SIGPIPE",
    "SIGHUP",
)


@pytest.mark.slow
def test_only_platform_py_depends_on_the_system() -> None:
    for path in FILES:
        source = path.read_text(encoding="utf-8")
        if place(path) != "solver/platform.py":
            opened = {name.partition(".")[0] for name in imported(source, package_of(path))}
            assert not opened & PLATFORM_MODULES, place(path)
            assert not any(call in source for call in PLATFORM_CALLS), place(path)


def test_cores_without_cpu_affinity(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert available_cores() == 3
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert available_cores() == 1


def test_a_solver_may_not_exceed_the_machine_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sysconf_names", {"SC_PHYS_PAGES": 1, "SC_PAGE_SIZE": 2}, raising=False)
    monkeypatch.setattr(os, "sysconf", lambda name: 1000, raising=False)
    assert machine_memory() == 1_000_000
    with pytest.raises(BadInput, match="but the machine has 0 MiB"):
        Solver(2_000_000)


def test_unknown_machine_memory_sets_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sysconf", raising=False)
    assert machine_memory() is None
    Solver(1 << 20)


# Locks.


class Msvcrt:
    """A fake of Windows' `msvcrt` that locks single bytes at the current offset."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: dict[tuple[int, int], int] = {}

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        key = os.fstat(descriptor).st_ino, os.lseek(descriptor, 0, os.SEEK_CUR)
        if self.locked.setdefault(key, descriptor) != descriptor:
            raise OSError(errno.EACCES, "Permission denied")


@pytest.fixture(params=["fcntl", "msvcrt"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the test with `fcntl`, then with a fake `msvcrt`."""
    if request.param == "fcntl":
        pytest.importorskip("fcntl")
        return None
    windows = Msvcrt()
    monkeypatch.setattr(platform, "fcntl", None)
    monkeypatch.setattr(platform, "msvcrt", windows)
    return windows


def opened(path: Path) -> IO[bytes]:
    return path.open("ab+")


def test_a_locked_file_is_refused_and_unchanged(system: Any, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"content")
    with opened(path) as one, opened(path) as other:
        lock_file(one)
        with pytest.raises(BlockingIOError):
            lock_file(other)
        one.seek(0)
        assert one.read() == b"content"
    assert path.read_bytes() == b"content"
    if system is not None:
        ((_, offset),) = system.locked
        assert offset == LOCK_OFFSET > 0x4000_0000 + 512


def test_another_file_is_not_locked(system: Any, tmp_path: Path) -> None:
    with opened(tmp_path / "one") as one, opened(tmp_path / "other") as other:
        lock_file(one)
        lock_file(other)


def test_a_survey_locks_its_file_on_either_system(system: Any, tmp_path: Path) -> None:
    from ppsolve.reports.survey.settings import Settings
    from ppsolve.reports.survey.store import Store

    settings = Settings.of(players=2, measure="")
    path = tmp_path / "survey.sqlite"
    refused = pytest.raises(BadInput, match="is in use by another survey")
    with Store.writing(path, settings), refused, Store.writing(path, settings):
        pass
    with Store.reading(path) as store:
        assert store.settings == settings


def test_an_exclusive_block_locks_on_either_system_and_leaves_no_file(system: Any, tmp_path: Path) -> None:
    from ppsolve.cli.shared.outputs import exclusive

    with exclusive(str(tmp_path / "file")):
        (lock,) = tmp_path.iterdir()
        with opened(lock) as other, pytest.raises(BlockingIOError):
            lock_file(other)
    assert list(tmp_path.iterdir()) == []


def test_everything_imports_without_fcntl() -> None:
    program = (
        "import sys; sys.modules['fcntl'] = None\n"
        "import ppsolve.cli.main, ppsolve.reports.survey.store\n"
        "from ppsolve.solver import platform\n"
        "assert platform.fcntl is None"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
