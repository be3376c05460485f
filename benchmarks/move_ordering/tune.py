"""Tune the move ordering of the native core by hill climbing on the number of positions visited.

    python benchmarks/move_ordering/tune.py --players 2 --steps 500 --seed 1 < positions

A step changes a few random numbers. The change is kept if searching `guaranteed` of the given positions
visits fewer positions, by the mean of the logarithms. Two changes are tried in parallel. The result is
written to solver/core/party/move_ordering_tables.inc at the end, or on Ctrl-C.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
import textwrap
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
TABLES = HERE.parent.parent / "solver" / "core" / "party" / "move_ordering_tables.inc"

# The terms of effort.cpp: for each colour (h cards of the player, r of the others, s open slots), for the
# position as a whole, and the counts of move_ordering.hpp.
COLOUR_TERMS = 10
COUNTS = 7
TERMS = COLOUR_TERMS + 2 + COUNTS
SETS = 8
HANDS, RIVALS, SLOTS, CARDS, NEEDS, BASES, OPENS, RIVAL_CARDS = 5, 5, 5, 4, 10, 9, 10, 15
KINDS, KIND_ENTRIES = 18, HANDS * RIVALS * SLOTS * CARDS + NEEDS * (BASES + OPENS + RIVAL_CARDS)
SCALE = 2500
STEP = 100

Changes = list[list[int]]


def tables() -> tuple[list[int], list[list[int]]]:
    """Read the entries and the weights of the shipped file."""
    text = TABLES.read_text(encoding="utf-8")
    entries, weights = (part.split("};")[0] for part in text.split(" = {\n")[1:])
    return (
        [int(number) for number in re.findall(r"-?\d+", entries)],
        [[int(number) for number in row.split(",")] for row in re.findall(r"\{(.*)\}", weights)],
    )


def merge(changes: Changes) -> str:
    """Return the text of the shipped file with the changes applied."""
    entries, weights = tables()
    for kind in range(KINDS):
        minimiser, more, growing = kind // 9, kind // 3 % 3 > 0, kind % 3 > 0
        row = changes[4 * minimiser + 2 * more + growing]
        start = kind * KIND_ENTRIES
        added = [0] * KIND_ENTRIES
        at = 0
        for h in range(HANDS):
            for r in range(RIVALS):
                for s in range(SLOTS):
                    # fmt: off
                    terms = [
                        s * (h > 0), s * (r > 0), s * (h > 0 and r == 0), s * (h > 0 and r > 0),
                        h * (s == 0), r * (s == 0), min(h, s), min(r, s), h > 0 and s > 0, r > 0 and s > 0,
                    ]
                    # fmt: on
                    change = sum(weight * term for weight, term in zip(row, terms, strict=False))
                    for _ in range(CARDS):
                        added[at] = change
                        at += 1
        for need in range(NEEDS):
            for base in range(BASES):
                added[at + need * BASES + base] = row[COLOUR_TERMS + 1] * need
            for cards in range(RIVAL_CARDS):
                added[at + NEEDS * (BASES + OPENS) + need * RIVAL_CARDS + cards] = row[COLOUR_TERMS] * cards
        for index, change in enumerate(added):
            entries[start + index] += round(change / STEP)
    for row, weight in zip(changes, weights, strict=True):
        for index in range(COUNTS):
            weight[index] += row[COLOUR_TERMS + 2 + index]
    return tables_text(entries, weights)


def tables_text(entries: list[int], weights: list[list[int]]) -> str:
    """Return the text of the file with these numbers."""
    numbers = textwrap.fill(
        ", ".join(map(str, entries)), 110, initial_indent="    ", subsequent_indent="    "
    )
    rows = "\n".join("    {" + ", ".join(map(str, row)) + "}," for row in weights)
    return (
        "// Made by benchmarks/move_ordering/tune.py; see README.md there.\n"
        f"inline constexpr int move_ordering_step = {STEP};\n"
        f"inline constexpr std::int16_t move_ordering_table[features::all_entries] = {{\n{numbers}\n}};\n"
        "inline constexpr int move_ordering_weights[features::sets][features::count_kinds] = "
        f"{{\n{rows}\n}};\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--players", type=int, choices=(2, 3), required=True, help="3 means three or more players"
    )
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1, help="seed of the random changes")
    parser.add_argument("--nodes", type=float, default=1e18, help="node limit for each search")
    options = parser.parse_args()
    choice = random.Random(options.seed)
    positions = sys.stdin.read()
    sets = [number for number in range(SETS) if (number // 2 % 2 == 1) == (options.players > 2)]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        program = Path(folder) / "effort"
        source = HERE / "effort.cpp"
        subprocess.run(
            ["g++", "-std=c++20", "-O3", "-DNDEBUG", "-march=native", "-o", program, source], check=True
        )

        def effort(number_and_changes: tuple[int, Changes]) -> tuple[float, float, int]:
            number, changes = number_and_changes
            file = Path(folder) / f"changes{number}"
            file.write_text("\n".join(" ".join(map(str, row)) for row in changes), encoding="utf-8")
            result = subprocess.run(
                [program, str(options.nodes), file],
                input=positions,
                capture_output=True,
                text=True,
                check=True,
            )
            mean, visited, still_open = result.stdout.split()
            return float(mean), float(visited), int(still_open)

        best: Changes = [[0] * TERMS for _ in range(SETS)]
        least = effort((0, best))
        print("before", *least, flush=True)
        boldness = 1.0
        try:
            for step in range(options.steps):
                tries = []
                for _ in range(2):
                    changes = [row[:] for row in best]
                    for _ in range(choice.choice((2, 3, 5, 8))):
                        row, term = choice.choice(sets), choice.randrange(TERMS)
                        changes[row][term] += round(choice.gauss(0, SCALE * boldness))
                    tries.append(changes)
                results = list(pool.map(effort, enumerate(tries)))
                boldness = max(0.4, boldness * 0.97)
                for changes, result in zip(tries, results, strict=True):
                    if result[0] < least[0]:
                        best, least, boldness = changes, result, min(2.0, boldness * 1.4)
                        print(step, *least, flush=True)
        except KeyboardInterrupt:
            pass
    TABLES.write_text(merge(best), encoding="utf-8")


if __name__ == "__main__":
    main()
