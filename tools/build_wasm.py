"""Builds the WebAssembly module of the analysis board from the native core: `python tools/build_wasm.py`.

Needs the extra `web`, which brings a compiler of a pinned version: the same sources give the same bytes.
After a change of the core run it again and commit `reports/board/core.wasm`. With the name of a file it
writes there.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MODULE = ROOT / "reports" / "board" / "core.wasm"
SOURCES = ("web.cpp", "web_party.cpp", "web_pingouin.cpp")
OPTIONS = (
    "-target",
    "wasm32-wasi",
    "-mexec-model=reactor",
    "-std=c++20",
    "-O3",
    "-fno-exceptions",
    "-ffp-contract=off",
    "-DPPSOLVE_NO_THREADS",
    "-Wall",
    "-Wextra",
    "-s",
)


def build(target: Path) -> None:
    """Write the module to a file."""
    sources = [f"solver/core/{name}" for name in SOURCES]
    command = [sys.executable, "-m", "ziglang", "c++", *OPTIONS, *sources, "-o", str(target)]
    subprocess.run(command, cwd=ROOT, check=True)
    target.chmod(0o644)


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else MODULE
    build(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")
