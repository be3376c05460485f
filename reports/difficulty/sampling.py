"""Make the reference sample: measure the deals of seeds 1, 2, 3, ... and write `reference.json`.

    python -m ppsolve.reports.difficulty.sampling --players 2 --deals 300 --output reference.json

The file is written after every deal and existing rows are kept, so an interrupted command continues where
it stopped. Samples for other numbers of players are left alone. The result does not depend on --processes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from ppsolve.reports.difficulty.measure import KnownOutcomes, Parts, measure_position
from ppsolve.reports.difficulty.rating import MEASURE_SETTINGS, REFERENCE_SCHEMA
from ppsolve.solver import Cooperation, Solver, deal
from ppsolve.solver.party.rules import FEWEST_PLAYERS, MOST_PLAYERS
from ppsolve.solver.platform import available_cores
from ppsolve.solver.processes import imap_unordered

MEMORY: Final = 256 << 20
PLAYERS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

Document = dict[str, Any]


def row(players: int, seed: int) -> Document:
    """Measure a deal and return its row of the reference file."""
    position = deal(seed, players)
    best = Cooperation(position, threads=1).best()
    guaranteed = Solver(MEMORY, threads=1).guaranteed(position) if players == 2 else None
    found = measure_position(position, KnownOutcomes(best, guaranteed))
    return {"seed": seed, "all": _numbers(found.parts), "players": [_numbers(parts) for parts in found.seats]}


def add_rows(document: Document, players: int, deals: int, rows: Sequence[Document]) -> Document:
    """Return the document with `rows` added to the sample for `players`."""
    samples = dict(document["samples"])
    known = {one["seed"]: one for one in [*samples.get(str(players), {"deals": []})["deals"], *rows]}
    samples[str(players)] = {
        "command": f"python -m ppsolve.reports.difficulty.sampling --players {players} --deals {deals}",
        "deals": [known[seed] for seed in sorted(known) if seed <= deals],
    }
    return document | {"samples": {number: samples[number] for number in sorted(samples)}}


def read(path: Path) -> Document:
    """Read a document; an empty one if the file is missing or was made with other settings."""
    empty: Document = {"schema": REFERENCE_SCHEMA, "settings": dict(MEASURE_SETTINGS), "samples": {}}
    if not path.exists():
        return empty
    document: Document = json.loads(path.read_text(encoding="utf-8"))
    return document if document.get("settings") == MEASURE_SETTINGS else empty


def write(document: Document, path: Path) -> None:
    """Write a document atomically: a concurrent reader sees the old file or the new one."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(text_of(document), encoding="utf-8")
    unfinished.replace(path)


def text_of(document: Document) -> str:
    """Format a document as JSON, one deal per line."""
    samples = ",\n".join(
        f'  "{players}": {{\n   "command": {json.dumps(sample["command"])},\n   "deals": [\n    '
        + ",\n    ".join(json.dumps(one, separators=(",", ":")) for one in sample["deals"])
        + "\n   ]\n  }"
        for players, sample in document["samples"].items()
    )
    schema, settings = json.dumps(document["schema"]), json.dumps(document["settings"])
    return f'{{\n "schema": {schema},\n "settings": {settings},\n "samples": {{\n{samples}\n }}\n}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=PLAYERS)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--output", type=Path, default=Path("reference.json"))
    parser.add_argument("--processes", type=int, default=available_cores())
    options = parser.parse_args()
    for players in options.players:
        document = add_rows(read(options.output), players, options.deals, [])
        done_seeds = {one["seed"] for one in document["samples"][str(players)]["deals"]}
        missing = [seed for seed in range(1, options.deals + 1) if seed not in done_seeds]
        done = 0
        for rows in imap_unordered(partial(row, players), missing, options.processes):
            document = add_rows(document, players, options.deals, rows)
            write(document, options.output)
            done += len(rows)
            print(f"{players} players: {done} of {len(missing)}", file=sys.stderr, flush=True)


def _numbers(parts: Parts) -> list[float | None]:
    return list(parts.values.values())


if __name__ == "__main__":
    main()
