"""The folder `web`: its unit tests, types, lint and format pass, and the package has its bundles."""

from __future__ import annotations

from pathlib import Path

import pytest

from node import node, web_folder
from sources import ROOT

BUNDLES = ROOT / "reports" / "bundles"


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(("npm", "test"), id="unit-tests"),
        pytest.param(("npx", "tsc"), id="types"),
        pytest.param(("npx", "eslint", "."), id="lint", marks=pytest.mark.slow(15)),
        pytest.param(("npx", "prettier", "--check", "."), id="format", marks=pytest.mark.slow),
    ],
)
def test_checks_pass(command: tuple[str, ...]) -> None:
    web_folder()
    node(*command)


def test_building_the_bundles_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """After a change of `web`: `npm run build` there, and commit what it writes."""
    web_folder()
    node("npx", "tsx", "build.ts", str(tmp_path))
    built = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    scripts = {"board.js", "puzzles.js", "site.js", "sw.js", "worker.js"}
    assert built.keys() == {*scripts, "board.css", "puzzles.css", "site.css"}
    stale = [name for name, content in built.items() if (BUNDLES / name).read_bytes() != content]
    assert stale == [], "run npm run build in web/"
