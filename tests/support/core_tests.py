"""The core's own tests, compiled with the sanitizers and run: again only when something has changed.

As a script it does so with all of them, in CI while pip keeps one core busy or waits.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "tests" / "core").glob("test_*.cpp"))
COMPILER = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
WARNINGS = ["-std=c++20", "-Wall", "-Wextra", "-Werror"]
# Without -g, which takes an eighth of the time: what is found is told with its place or its function.
SANITIZERS = ["-Og", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def printed_by(source: Path) -> str:
    """What a test prints that passes; whoever asks first compiles and runs it, others wait."""
    folder = ROOT / "build" / "core-tests"
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / source.stem
    passed = program.with_suffix(".passed")
    command = [str(COMPILER), *WARNINGS, *SANITIZERS, str(source), "-o", str(program)]
    with _locked(program.with_suffix(".lock")):
        digest = _digest(command)
        if not passed.exists() or not passed.read_text().startswith(digest):
            passed.unlink(missing_ok=True)
            subprocess.run(command, check=True)
            result = subprocess.run([str(program)], capture_output=True, text=True, timeout=300)
            assert result.returncode == 0, result.stdout + result.stderr
            passed.write_text(digest + result.stdout)
        return passed.read_text().removeprefix(digest)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Nobody else has the lock of that file meanwhile. Windows has none, nor GCC's sanitizers."""
    import fcntl

    with open(path, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # closing the file unlocks it
        yield


def _digest(command: list[str]) -> str:
    """Stands for the compiler, its options and all files."""
    version = subprocess.run([command[0], "--version"], capture_output=True, check=True).stdout
    digest = hashlib.sha256(version + "\0".join(command).encode())
    for path in files_that_count():
        digest.update(f"\0{path}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def files_that_count() -> list[Path]:
    """What the tests are made of, and at most a few files more."""
    folders = (ROOT / "solver" / "core", ROOT / "tests" / "core")
    endings = (".cpp", ".hpp", ".inc")
    return sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in endings)


if __name__ == "__main__":
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(printed_by, SOURCES))
