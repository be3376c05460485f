"""The WebAssembly module of the analysis board is what its sources give."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULE = ROOT / "reports" / "bundles" / "core.wasm"
MOST_BYTES = 400_000


def test_the_module_is_small() -> None:
    assert MODULE.read_bytes().startswith(b"\0asm")
    assert MODULE.stat().st_size <= MOST_BYTES


@pytest.mark.slow
def test_building_the_module_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """After a change of the core: `python tools/build_wasm.py`, and commit what it writes."""
    if importlib.util.find_spec("ziglang") is None and not os.environ.get("CI"):
        pytest.skip("ziglang is not installed")
    target = tmp_path / "core.wasm"
    subprocess.run([sys.executable, "tools/build_wasm.py", str(target)], cwd=ROOT, check=True)
    assert target.read_bytes() == MODULE.read_bytes(), "run tools/build_wasm.py"
