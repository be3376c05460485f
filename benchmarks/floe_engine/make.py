"""Make the engine's weights from nothing: rounds of games of the engine against itself, and fits to them.

    python benchmarks/floe_engine/make.py FOLDER --jobs 2
    python benchmarks/floe_engine/tables.py FOLDER/weights.txt

The same sources give the same weights. Takes about a quarter of an hour on two processors.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from fit import FEATURES, KNOTS, MOVING_KNOTS

HERE = Path(__file__).parent


class Round(NamedTuple):
    """Games of one number of players: their seeds and the positions visited for each move."""

    players: int
    first: int
    last: int
    positions: int


ROUNDS = {
    2: (Round(2, 1, 1500, 1500), Round(2, 2001, 4500, 4000)),
    3: (Round(3, 1, 900, 4000),),
    4: (Round(4, 1, 900, 4000),),
}

TERRITORY = 700, 650, 600, 450, 300, 220, 170, 120, 100
"""Thousandths of a fish for each fish in one's territory, by knot: less while many tiles are free."""


def weights_by_hand() -> str:
    """Return the weights of the first round, for any number of players."""
    lead = [
        {
            "slide_fish": weight // 2,
            "step_fish": weight // 2,
            "slide_first_fish": weight // 4,
            "step_first_fish": weight // 4,
            "private_fish": weight // 4,
            "open_sides": 50,
            "slide_choices": 20,
            "mobile": 1000 if knot > 1 else 0,
            "one_exit": -300,
        }
        for knot, weight in enumerate(TERRITORY)
    ]
    placing = {"slide_fish": 50, "step_fish": 50, "open_sides": 50, "slide_choices": 50, "next_fish": 30}
    lead += [placing] * (KNOTS - MOVING_KNOTS)
    everything = ("slide_fish", "step_fish", "slide_first_fish", "step_first_fish")
    total = [dict.fromkeys(everything, 450)] * KNOTS
    lines = (" ".join(str(row.get(name, 0)) for name in FEATURES) for row in (*lead, *total))
    return "".join(f"{line}\n" for line in lines) * 3


def play(program: Path, weights: Path, games: Round, file: Path, jobs: int) -> list[Path]:
    """Play the games of a round, in several processes; return the files that they wrote."""
    seeds = range(games.first, games.last + 1)
    parts = [seeds[start : start + 100] for start in range(0, len(seeds), 100)]
    files = [file.with_suffix(f".{part[0]}.bin") for part in parts]

    def run(part: range, target: Path) -> None:
        numbers = map(str, (games.players, part[0], part[-1], games.positions))
        subprocess.run([program, weights, *numbers, target], check=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(run, parts, files))
    return files


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options = parser.parse_args()
    folder = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    program, weights = folder / "record", folder / "weights.txt"
    flags = ["-std=c++20", "-O3", "-march=native", "-pthread"]
    subprocess.run(["c++", *flags, HERE / "record.cpp", "-o", program], check=True)
    weights.write_text(weights_by_hand(), encoding="utf-8")
    for players, rounds in ROUNDS.items():
        for games in rounds:
            files = play(program, weights, games, folder / f"games-{players}", options.jobs)
            command = [HERE / "fit.py", *files, "--players", str(players), "--weights", weights]
            subprocess.run([sys.executable, *command], check=True)


if __name__ == "__main__":
    main()
