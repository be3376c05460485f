"""Write the engine's weights for both cores.

    python benchmarks/floe_engine/tables.py weights.txt

A file of weights has a line for each knot: `lead`, then `total`, of 2, 3 and 4 players.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "solver" / "core" / "pingouin" / "estimate_weights.inc"
JSON = ROOT / "solver" / "pingouin" / "estimate_weights.json"

PLAYERS = 2, 3, 4
PARTS = "lead", "total"

Rows = list[list[int]]
Sets = dict[str, dict[str, Rows]]


def sets_of(rows: Rows) -> Sets:
    """Split the rows of a file by players and parts."""
    knots = len(rows) // (len(PLAYERS) * len(PARTS))
    left = iter(rows)
    return {str(players): {part: [next(left) for _ in range(knots)] for part in PARTS} for players in PLAYERS}


def json_text(sets: Sets) -> str:
    """Return the weights as JSON, one line for each knot."""
    blocks = []
    for players, parts in sets.items():
        tables = [f'"{part}": [\n  {_joined(rows)}\n ]' for part, rows in parts.items()]
        blocks.append(f' "{players}": {{{", ".join(tables)}}}')
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _joined(rows: Rows) -> str:
    return ",\n  ".join(json.dumps(row) for row in rows)


def table_text(sets: Sets) -> str:
    """Return the weights as a C++ table."""
    lines = [
        "// Made by benchmarks/floe_engine/tables.py; see README.md there.",
        "inline constexpr WeightSets fitted_weights{{",
    ]
    for parts in sets.values():
        tables = [
            "{{\n" + "".join(f"        {{{{{', '.join(map(str, row))}}}}},\n" for row in rows) + "    }}"
            for rows in parts.values()
        ]
        lines.append(f"    {{{', '.join(tables)}}},")
    return "\n".join([*lines, "}};"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weights", type=Path, help="file of weights")
    text = parser.parse_args().weights.read_text(encoding="utf-8")
    sets = sets_of([[int(number) for number in line.split()] for line in text.splitlines()])
    TABLE.write_text(table_text(sets), encoding="utf-8")
    JSON.write_text(json_text(sets), encoding="utf-8")


if __name__ == "__main__":
    main()
