"""The workspace of the browser program, `web/`, with its npm packages installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"


def missing(what: str) -> NoReturn:
    """Skip the test, or fail where Node is required."""
    if os.environ.get("PPSOLVE_REQUIRE_NODE"):
        pytest.fail(f"{what} is missing, but PPSOLVE_REQUIRE_NODE is set")
    pytest.skip(f"{what} is not installed")


@cache
def web_folder() -> Path:
    """Return the path of `web/`, after installing the packages of its lock file."""
    if not (WEB / "node_modules" / ".package-lock.json").exists():
        npm = shutil.which("npm")
        if npm is None:
            missing("npm")
        subprocess.run([npm, "ci", "--ignore-scripts"], cwd=WEB, check=True, capture_output=True)
    return WEB
