"""Draw many puzzles in a row on one picture, to see whether two look alike.

python benchmarks/contact_sheet.py --kind harvest --level easy --count 100 harvest-easy.png
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from ppsolve.puzzles.generation import following, generate_many
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS
from ppsolve.reports.puzzle.svg import puzzle_svg
from ppsolve.reports.shared.png import png_of
from ppsolve.solver.platform import available_cores

WIDTH: Final = 300
HEIGHT: Final = 300


def sheet(puzzles: list[Puzzle], columns: int) -> str:
    """Return the pictures of puzzles in rows, as one SVG document."""
    rows = -(-len(puzzles) // columns)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * WIDTH}" height="{rows * HEIGHT}">']
    for number, puzzle in enumerate(puzzles):
        picture = re.sub(r"<\?xml.*?\?>", "", puzzle_svg(puzzle))
        place = f'x="{number % columns * WIDTH}" y="{number // columns * HEIGHT}" '
        place += f'width="{WIDTH - 8}" height="{HEIGHT - 8}"'
        start, rest = picture.split(">", 1)
        start = re.sub(r' (x|y|width|height)="[^"]*"', "", start)
        parts.append(f"{start} {place}>{rest}")
    return "\n".join([*parts, "</svg>"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kind", choices=KINDS, required=True)
    parser.add_argument("--level", choices=LEVELS, required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first puzzle")
    parser.add_argument("--generator", type=int, help="version of the generator; default: the latest")
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=available_cores(), help="number of processes")
    parser.add_argument("output", type=Path, help="the PNG to write")
    options = parser.parse_args()
    version = options.generator or KINDS[options.kind].latest
    first = Recipe(options.kind, options.level, options.seed, generator=version)
    made = generate_many(following(first, options.count), options.jobs)
    options.output.write_bytes(png_of(sheet([one.puzzle for one in made], options.columns)))


if __name__ == "__main__":
    main()
