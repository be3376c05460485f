"""Compare the searchers with brute force on thousands of small random positions of 2 to 6 players.

    python benchmarks/truth.py --positions 3000 --seed 1

Covers all rules with random tokens: `guaranteed` of every player, `margin` and `selfish`, by the native
searcher and, on one position in ten, by the Python one. The brute force in tests/support/oracle.py uses no
bounds, no pruning and no symmetry. Prints every difference; the exit code is 1 if there is one.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "support"))

from oracle import TABLES, answers, small, truth
from ppsolve.solver import textform
from ppsolve.solver.party.native import native_searchers
from ppsolve.solver.party.python_searcher import PythonSearcher


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    choice = random.Random(options.seed)
    native, python = native_searchers(64 << 20, 1)[0], PythonSearcher(64 << 20)
    began, differences, asked = time.perf_counter(), 0, 0
    for number in range(options.positions):
        position = small(choice, *choice.choice(TABLES))
        for searcher in (native, python) if number % 10 == 0 else (native,):
            found = answers(searcher, position)
            asked += len(position.players) + 1 + (found.margin is not None)
            if found != truth(position):
                differences += 1
                print(type(searcher).__name__, textform.dumps(position), found, truth(position))
    seconds = time.perf_counter() - began
    print(f"{options.positions} positions, {asked} values, {differences} differences, {seconds:.0f} s")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
