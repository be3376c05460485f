"""Run the README's install command and compare its test command with CI's."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from documents import ROOT, copy_of_the_tree
from environments import borrow_libraries
from ppsolve.solver import core_kind

README = (ROOT / "README.md").read_text(encoding="utf-8")


def install_commands() -> list[str]:
    return re.findall(r"^```sh\n(python3 -m venv .*)\n```$", README, flags=re.MULTILINE)


@pytest.mark.slow
def test_the_first_command_installs_and_analyses_the_example(tmp_path: Path) -> None:
    """The compiled core and the libraries of this environment are reused instead of fetched again."""
    first, _ = install_commands()
    environment = {**os.environ, "PYTHONPATH": "", "PIP_QUIET": "1", "PIP_COMPILE": "0"}
    tree = copy_of_the_tree(tmp_path)
    borrow_libraries(tree / ".venv")
    if core_kind() == "native":
        shutil.copy(str(importlib.import_module("ppsolve.solver._core").__file__), tree / "solver")
        environment["SKBUILD_WHEEL_CMAKE"] = "0"
    result = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", first],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert result.returncode == 0, result.stderr
    assert "Alice        14       0             2\n" in result.stdout
    assert "Margin: 2, Alice is ahead" in result.stdout


def test_ci_runs_the_test_command_as_printed() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    extraction = re.search(r"^command=\$\((.*)\)$", script, flags=re.MULTILINE)
    assert extraction is not None
    found = subprocess.run(["bash", "-c", extraction[1]], cwd=ROOT, capture_output=True, text=True)
    assert found.stdout.strip() == install_commands()[1]
    assert found.stdout.strip().endswith("-m pytest")
