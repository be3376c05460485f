"""Fit the weights of solver/core/pingouin/evaluation.hpp to proved values, by least squares. See README.md.

    c++ -std=c++20 -O3 -march=native benchmarks/floe_evaluation/record.cpp -o record
    ./record 100000 101500 > values.txt
    python benchmarks/floe_evaluation/fit.py values.txt

Every fifth seed is held out to measure the error.
"""

from __future__ import annotations

import argparse

import numpy as np


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("values", help="file of proved values that record.cpp printed")
    table = np.loadtxt(parser.parse_args().values)
    seeds, values, features = table[:, 0], table[:, 1], table[:, 2:]
    training = seeds % 5 != 0
    weights, *_ = np.linalg.lstsq(features[training], values[training], rcond=None)
    errors = values[~training] - features[~training] @ weights
    print("weights of fish, between, penguins in hundredths:", *np.round(100 * weights).astype(int))
    deviations = f"{values[~training].std():.2f} of the values, {errors.std():.2f} of the errors"
    print(f"{len(values)} positions; standard deviation on held-out positions: {deviations}")


if __name__ == "__main__":
    main()
