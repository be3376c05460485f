"""The core's own tests, compiled with the sanitizers: again only when something has changed.

Run as a script it compiles all of them, which CI does while pip is busy with one core.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "tests" / "core").glob("test_*.cpp"))
COMPILER = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
WARNINGS = ["-std=c++20", "-Wall", "-Wextra", "-Werror"]
# Without -g, which takes an eighth of the time: what is found is told with its place or its function.
SANITIZERS = ["-Og", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def compiled(source: Path) -> Path:
    """The program of a test; whoever asks first compiles it, others wait."""
    command = [str(COMPILER), *WARNINGS, *SANITIZERS, str(source)]
    folder = ROOT / "build" / "core-tests"
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / source.stem
    made_of = program.with_suffix(".made-of")
    with _locked(program.with_suffix(".lock")):
        digest = _digest(command)
        if not program.exists() or not made_of.exists() or made_of.read_text() != digest:
            made_of.unlink(missing_ok=True)
            subprocess.run([*command, "-o", str(program)], check=True)
            made_of.write_text(digest)
    return program


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
    for source in SOURCES:
        compiled(source)
