"""Learns foresight anew and writes its weights, as whole numbers, where both cores find them.

    python benchmarks/value_network/learn.py --rounds 6000000

It takes about ten minutes. Needs g++. The weights that are shipped were learned in 6,000,000 rounds in this
way, but among thrifty others who looked at the own cards alone, without foresight.
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
"""What the inputs are divided by while it learns, as in learn.cpp."""

MOST_INPUT, MOST_SIGNAL = 31, 4095
"""As in foresight.py."""

FIRST, SUM, SECOND, LAST = 256, 256, 16384, 256
"""How many parts of 1 the weights of each layer are told in."""

Rows = list[list[int]]


def learned(rounds: int) -> Iterator[float]:
    """The weights, one after the other, as learn.cpp finds them."""
    with tempfile.TemporaryDirectory() as folder:
        program, weights = Path(folder) / "learn", Path(folder) / "weights"
        flags = ["-std=c++20", "-O3", "-march=native", "-ffast-math"]
        subprocess.run(["g++", *flags, "-o", program, HERE / "learn.cpp"], check=True)
        subprocess.run([program, weights, str(rounds)], check=True)
        return iter(array("f", weights.read_bytes()))


def whole(weights: Iterator[float]) -> dict[str, Rows | list[int] | int]:
    """The weights as whole numbers, by layer."""

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
    """Refuse weights with which a sum may be more than a float holds exactly."""

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
        raise SystemExit("weights too large: learn again from another seed")


def braces(value: object) -> str:
    return "{" + ", ".join(map(braces, value)) + "}" if isinstance(value, list) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6_000_000)
    numbers = whole(learned(parser.parse_args().rounds))
    check(numbers)
    (ROOT / "solver/party/hidden/value_network.json").write_text(json.dumps(numbers) + "\n", encoding="utf-8")
    # An array of arrays has a pair of braces more.
    lines = [
        "{" + braces(value) + "}" if isinstance(value, list) and isinstance(value[0], list) else braces(value)
        for value in numbers.values()
    ]
    text = "// Made by benchmarks/value_network/learn.py.\n" + ",\n".join(lines) + "\n"
    (ROOT / "solver/core/party/hidden/value_network_weights.inc").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
