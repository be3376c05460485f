"""The C++ core compiles without warnings, and its own tests pass under the sanitizers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
COMPILER = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
WARNINGS = ["-std=c++20", "-Wall", "-Wextra", "-Werror"]

needs_compiler = pytest.mark.skipif(
    COMPILER is None and "CI" not in os.environ, reason="no C++ compiler on this machine"
)


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize("source", sorted(TESTS.glob("test_*.cpp")), ids=lambda path: path.stem)
@pytest.mark.parametrize("processor", ["any", "native"])
def test_core_tests_pass_under_sanitizers(source: Path, processor: str, tmp_path: Path) -> None:
    binary = tmp_path / source.stem
    flags = ["-march=native"] if processor == "native" else []
    sanitizers = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    subprocess.run(
        [str(COMPILER), *WARNINGS, *sanitizers, *flags, str(source), "-o", str(binary)], check=True
    )
    result = subprocess.run([str(binary)], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "passed, 0 failed" in result.stdout
    assert not result.stdout.startswith("0 passed")


@needs_compiler
def test_only_the_binding_knows_python() -> None:
    core = TESTS.parent.parent / "solver" / "core"
    for path in filter(Path.is_file, core.rglob("*")):
        mentions = any(word in path.read_text(encoding="utf-8") for word in ("nanobind", "Python.h"))
        assert mentions == (path.name == "bind.cpp"), path.name
