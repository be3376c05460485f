"""Run the programs of the folder `web`: its packages are installed on first use."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import pytest

from sources import ROOT

WEB = ROOT / "web"
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
"""The extra `test` installs Node.js beside Python."""


def web_folder() -> Path:
    """Return the folder `web` with its packages installed.

    Without Node.js, skip the test, or fail where it is required.
    """
    if shutil.which("npm", path=PATH) is None:
        missing("Node.js")
    return _installed()


def missing(what: str) -> NoReturn:
    """Skip the test, or fail where Node.js and its tools are required."""
    if os.environ.get("PPSOLVE_REQUIRE_NODE"):
        pytest.fail(f"{what} is missing, but PPSOLVE_REQUIRE_NODE is set")
    pytest.skip(f"{what} is not installed")


@cache
def _installed() -> Path:
    """Install the packages unless those of the lock file are there. Only one process at a time does it."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    with open(lock, "rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if not done.is_file() or done.read_bytes() != lock.read_bytes():
            node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
            shutil.copyfile(lock, done)
    return WEB


def node(*command: str, given: str = "") -> str:
    """Run a command in `web` and return its output. Fail with everything that it printed."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env=os.environ | {"PATH": PATH},
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        pytest.fail(f"{' '.join(command)}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}", pytrace=False)
    return done.stdout


def ask_web(function: str, given: object) -> Any:
    """Call a function of web/tests/support/answers.ts in Node."""
    web_folder()
    return json.loads(
        node("node", "--import", "tsx", "tests/support/answers.ts", function, given=json.dumps(given))
    )
