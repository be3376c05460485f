"""The C++ core: its own tests pass under sanitizers, and its sources follow the project's rules."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent.parent
CORE = ROOT / "solver" / "core"
BUILD = ROOT / "build" / "core-tests"

BESIDE_PYTHON = str(Path(sys.executable).parent)
CLANG_FORMAT_VERSION = 14
"""The version that `.[test]` pins. Others break concepts and requirements at other places."""


def tool(name: str) -> str | None:
    """Return the path of a program, preferably the one installed beside Python."""
    return shutil.which(name, path=BESIDE_PYTHON) or shutil.which(name)


def run(program: str, *arguments: str | Path) -> str:
    """Run a program beside Python, fail the test with its output if it fails, and return that output."""
    path = f"{BESIDE_PYTHON}{os.pathsep}{os.environ['PATH']}"
    result = subprocess.run(
        [str(tool(program)), *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PATH": path},
    )
    assert result.returncode == 0, result.stdout
    return result.stdout


def missing(*programs: str) -> bool:
    """True if a program is not installed and tests may be skipped; continuous integration skips nothing."""
    return "CI" not in os.environ and not all(map(tool, programs))


@pytest.mark.slow
@pytest.mark.skipif(
    missing("cmake", "ctest", "ninja", os.environ.get("CXX", "c++")), reason="no CMake, Ninja or C++ compiler"
)
def test_cpp_tests_pass_under_sanitizers() -> None:
    run("cmake", "-S", TESTS, "-B", BUILD, "-G", "Ninja")
    run("cmake", "--build", BUILD)
    assert "no work to do" in run("cmake", "--build", BUILD)
    printed = run("ctest", "--test-dir", BUILD, "--output-on-failure", "-j", str(os.cpu_count()))
    tests = len(list(TESTS.glob("test_*.cpp"))) + 1  # one of them also without threads
    assert re.search(rf"100% tests passed.* out of {tests}\n", printed)


def test_threads_are_started_in_one_place() -> None:
    starting = [path.name for path in CORE.rglob("*.?pp") if "<thread>" in path.read_text(encoding="utf-8")]
    assert starting == ["parallel.hpp"]


def test_only_the_bindings_include_python() -> None:
    for path in filter(Path.is_file, CORE.rglob("*")):
        mentions = any(word in path.read_text(encoding="utf-8") for word in ("nanobind", "Python.h"))
        assert mentions == path.name.startswith("bind"), path.name


def test_the_core_is_the_same_for_every_processor() -> None:
    """The sources test for no processor feature, so a test on one processor covers all of them."""
    for path in filter(Path.is_file, CORE.rglob("*")):
        assert not re.search(r"intrin\.h|__AVX|__SSE|__BMI|_pext|arm_", path.read_text(encoding="utf-8")), (
            path.name
        )


def test_the_search_is_independent_of_games() -> None:
    for path in (CORE / "search").iterdir():
        included = re.findall(r'#include "(.*)"', path.read_text(encoding="utf-8"))
        assert all((path.parent / name).parent == path.parent for name in included), path.name
        assert not re.search("party|pingouin", path.read_text(encoding="utf-8")), path.name


@pytest.mark.skipif(missing("clang-format"), reason="no clang-format")
def test_every_file_is_formatted() -> None:
    version = run("clang-format", "--version")
    if not re.search(rf"version {CLANG_FORMAT_VERSION}\.", version) and "CI" not in os.environ:
        pytest.skip(f"needs clang-format {CLANG_FORMAT_VERSION}, found {version.strip()}")
    folders = (CORE, TESTS, ROOT / "benchmarks")
    run(
        "clang-format",
        "--dry-run",
        "-Werror",
        *(path for folder in folders for path in folder.rglob("*.[ch]pp")),
    )
