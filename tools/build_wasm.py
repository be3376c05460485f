"""Build the WebAssembly module of the analysis board from the C++ core: `python tools/build_wasm.py [FILE]`.

Needs the extra `web`, which pins the compiler, so that the same sources give the same bytes. Run it after
every change of the core and commit `reports/bundles/core.wasm`, the default output file. Without FILE,
it also writes the header that `tools/web_layout.py` generates.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
MODULE = ROOT / "reports" / "bundles" / "core.wasm"
SOURCES = ("web.cpp", "web_memory.cpp", "web_party.cpp", "web_pingouin.cpp")
COMPILING = (
    "-target",
    "wasm32-wasi",
    "-O3",
    "-DNDEBUG",
    "-std=c++20",
    "-fno-exceptions",
    "-ffp-contract=off",
    "-DPPSOLVE_NO_THREADS",
    "-Wall",
    "-Wextra",
)
LINKING = ("--no-entry", "--strip-all", "--stack-first", "-z", "stack-size=4194304")
"""Options of the linker, which runs by itself: the compiler driver would first build the C library, which the
module does not need."""


def build(target: Path) -> None:
    """Compile the module and write it to `target`."""
    with TemporaryDirectory() as folder:
        objects = [str(Path(folder, name).with_suffix(".o")) for name in SOURCES]
        for name, compiled in zip(SOURCES, objects, strict=True):
            _zig("c++", *COMPILING, "-c", f"solver/core/{name}", "-o", compiled)
        _zig("wasm-ld", *LINKING, *objects, "-o", str(target))


def _zig(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        target = Path(sys.argv[1]).resolve()
    else:
        target = MODULE
        subprocess.run([sys.executable, "tools/web_layout.py"], cwd=ROOT, check=True)
    build(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")
