"""Fits the weights of solver/core/pingouin/evaluation.hpp to proved values, by least squares.

    c++ -std=c++20 -O3 -march=native benchmarks/floe_evaluation/record.cpp -o record
    ./record 100000 101500 > values.txt
    python benchmarks/floe_evaluation/fit.py values.txt

Games of every fifth seed are left out of the fit, and tell how far off it is.
"""

from __future__ import annotations

import sys

import numpy as np


def main() -> None:
    table = np.loadtxt(sys.argv[1])
    seeds, values, seen = table[:, 0], table[:, 1], table[:, 2:]
    kept = seeds % 5 != 0
    weights, *_ = np.linalg.lstsq(seen[kept], values[kept], rcond=None)
    off = values[~kept] - seen[~kept] @ weights
    print("hundredths for fish, between, penguins:", *np.round(100 * weights).astype(int))
    spread = f"spread of the values {values[~kept].std():.2f}, of what is left {off.std():.2f}"
    print(f"{len(values)} positions; {spread}")


if __name__ == "__main__":
    main()
