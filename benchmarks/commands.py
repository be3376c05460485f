"""Time `ppsolve analyze --only guaranteed` on full deals of two players, from start to exit.

python benchmarks/commands.py --deals 20
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time

from ppsolve.solver import deal, textform


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--only", default="guaranteed", help="as in ppsolve analyze")
    options = parser.parse_args()
    seconds = []
    for seed in range(1, options.deals + 1):
        position = textform.dumps(deal(seed, players=2))
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "ppsolve.cli", "analyze", position, "--only", options.only],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        seconds.append(time.perf_counter() - began)
        print(f"seed {seed}: {seconds[-1]:.2f} s", flush=True)
    print(f"median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s")


if __name__ == "__main__":
    main()
