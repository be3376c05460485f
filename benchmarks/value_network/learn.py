"""Train the value network and write its quantised weights for both cores. See README.md.

    python benchmarks/value_network/learn.py --rounds 6000000

Takes about ten minutes and needs g++.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
UNITS = 16
COLOUR_SCALE = 4, 4, 3, 2, 4, 4, 4, 1, 3, 8, 3
TABLE_SCALE = 4, 3, 12, 6, 4, 4, 12, 3, 3
"""The divisors that normalise the features in training, as in learn.cpp."""

MOST_INPUT, MOST_SIGNAL = 31, 4095
"""As in solver/party/hidden/value_network.py."""

FIRST, SUM, SECOND, LAST = 256, 256, 16384, 256
"""The quantisation factors of each layer's weights."""

Rows = list[list[int]]


def learned(rounds: int) -> Iterator[float]:
    """Train with learn.cpp and return the weights in its order."""
    with tempfile.TemporaryDirectory() as folder:
        program, weights = Path(folder) / "learn", Path(folder) / "weights"
        flags = ["-std=c++20", "-O3", "-march=native", "-ffast-math"]
        subprocess.run(["g++", *flags, "-o", program, HERE / "learn.cpp"], check=True)
        subprocess.run([program, weights, str(rounds)], check=True)
        return iter(array("f", weights.read_bytes()))


def whole(weights: Iterator[float]) -> dict[str, Rows | list[int] | int]:
    """Quantise the weights to integers, by layer."""

    def row(parts: float) -> list[int]:
        return [round(next(weights) * parts) for _ in range(UNITS)]

    return {
        "colour": [row(FIRST / scale) for scale in COLOUR_SCALE],
        "colour_table": [row(FIRST / scale) for scale in TABLE_SCALE],
        "colour_bias": row(FIRST),
        "sum": [row(SUM) for _ in range(UNITS)],
        "table": [row(SECOND / scale) for scale in TABLE_SCALE],
        "bias": row(SECOND),
        "last": row(LAST),
        "last_bias": round(next(weights) * 65536),
    }


def check(numbers: dict[str, Rows | list[int] | int]) -> None:
    """Exit if a sum could exceed 2^24, up to which a float represents integers exactly."""

    def most(name: str, signal: int) -> list[int]:
        rows = numbers[name]
        assert isinstance(rows, list)
        columns = zip(*(row for row in rows if isinstance(row, list)), strict=True)
        return [signal * sum(map(abs, column)) for column in columns]

    def added(*sums: Sequence[int]) -> int:
        return max(map(sum, zip(*sums, strict=True)))

    def bias(name: str) -> list[int]:
        row = numbers[name]
        assert isinstance(row, list)
        return [abs(one) for one in row if isinstance(one, int)]

    first = added(most("colour", MOST_INPUT), most("colour_table", MOST_INPUT), bias("colour_bias"))
    second = added(most("sum", MOST_SIGNAL), most("table", MOST_INPUT), bias("bias"))
    last = MOST_SIGNAL * max(bias("last"))
    if max(5 * first, second, last) >= 2**24:
        raise SystemExit("weights too large: train again with another seed")


def braces(value: object) -> str:
    return "{" + ", ".join(map(braces, value)) + "}" if isinstance(value, list) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6_000_000, help="rounds of self-play")
    numbers = whole(learned(parser.parse_args().rounds))
    check(numbers)
    (ROOT / "solver/party/hidden/value_network.json").write_text(json.dumps(numbers) + "\n", encoding="utf-8")
    # C++ needs an extra pair of braces around an array of arrays.
    lines = [
        "{" + braces(value) + "}" if isinstance(value, list) and isinstance(value[0], list) else braces(value)
        for value in numbers.values()
    ]
    text = "// Made by benchmarks/value_network/learn.py.\n" + ",\n".join(lines) + "\n"
    (ROOT / "solver/core/party/hidden/value_network_weights.inc").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
