"""The C++ core compiles without warnings, and its own tests pass under the sanitizers."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core_tests import COMPILER, SOURCES, WARNINGS, files_that_count, printed_by

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent.parent
CORE = ROOT / "solver" / "core"

BESIDE_PYTHON = str(Path(sys.executable).parent)
CLANG_FORMAT = shutil.which("clang-format", path=BESIDE_PYTHON) or shutil.which("clang-format")
FORMATTER = 14
"""The version whose taste is ours, which `.[test]` installs; others break concepts and requirements in other
places."""

needs_compiler = pytest.mark.skipif(
    COMPILER is None and "CI" not in os.environ, reason="no C++ compiler on this machine"
)


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_core_tests_pass_under_sanitizers(source: Path) -> None:
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed\n", printed_by(source))


def test_the_core_tests_are_run_again_when_anything_they_include_changes() -> None:
    counted = set(files_that_count())
    assert set(SOURCES) <= counted
    for path in counted:
        for name in re.findall(r'^#include "(.*)"', path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            assert (path.parent / name).resolve() in counted, f"{path.name} includes {name}"


@pytest.mark.slow
@needs_compiler
def test_the_core_can_be_built_without_threads() -> None:
    source = TESTS / "test_toy_games.cpp"
    subprocess.run(
        [str(COMPILER), *WARNINGS, "-DPPSOLVE_NO_THREADS", "-fsyntax-only", str(source)], check=True
    )


def test_threads_are_started_in_one_place() -> None:
    starting = [path.name for path in CORE.rglob("*.?pp") if "<thread>" in path.read_text(encoding="utf-8")]
    assert starting == ["parallel.hpp"]


def test_only_the_binding_knows_python() -> None:
    for path in filter(Path.is_file, CORE.rglob("*")):
        mentions = any(word in path.read_text(encoding="utf-8") for word in ("nanobind", "Python.h"))
        assert mentions == path.name.startswith("bind"), path.name


def test_the_core_is_the_same_for_every_processor() -> None:
    """What one processor has and another lacks is left to the compiler, so that testing for one will do."""
    for path in filter(Path.is_file, CORE.rglob("*")):
        assert not re.search(r"intrin\.h|__AVX|__SSE|__BMI|_pext|arm_", path.read_text(encoding="utf-8")), (
            path.name
        )


def test_the_search_knows_no_game() -> None:
    for path in (CORE / "search").iterdir():
        included = re.findall(r'#include "(.*)"', path.read_text(encoding="utf-8"))
        assert all((path.parent / name).parent == path.parent for name in included), path.name
        assert not re.search("party|pingouin", path.read_text(encoding="utf-8")), path.name


@pytest.mark.skipif(CLANG_FORMAT is None and "CI" not in os.environ, reason="no clang-format on this machine")
def test_every_file_is_formatted() -> None:
    version = subprocess.run(
        [str(CLANG_FORMAT), "--version"], capture_output=True, text=True, check=True
    ).stdout
    if not re.search(rf"version {FORMATTER}\.", version) and "CI" not in os.environ:
        pytest.skip(f"clang-format {FORMATTER} is asked for, this is {version.strip()}")
    folders = (CORE, TESTS, ROOT / "benchmarks")
    sources = [path for folder in folders for path in folder.rglob("*.[ch]pp")]
    result = subprocess.run(
        [str(CLANG_FORMAT), "--dry-run", "-Werror", *sources], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
