"""Draw many puzzles in a row on one picture, and print which are the same or look alike.

python benchmarks/contact_sheet.py --kind harvest --level easy --count 100 harvest-easy.png

The program of the tests (tests/support/likeness.py) compares them: without regard to mirroring, turning and
names of colours, first whole puzzles, then their shapes, such as a floe without its fish.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.generation import following, generate_many
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.shared.png import png_of
from ppsolve.solver.platform import available_cores
from ppsolve.solver.view.svg import PANEL, penguin_id, penguin_symbol, picture, write

WIDTH: Final = 300
HEIGHT: Final = 300
CAPTION: Final = 52.0
SUPPORT: Final = Path(__file__).parents[1] / "tests" / "support"


def bare_picture(puzzle: Puzzle) -> str:
    """Return a picture of a puzzle with its seed, but without words."""
    drawing, penguin = Element("g"), penguin_id(repr(puzzle.task))
    if puzzle.recipe:
        write(drawing, str(puzzle.recipe.seed), PANEL / 2, CAPTION - 20, 30, bold=True)
    bottom = renderer_of(puzzle.task).draw_task(drawing, puzzle.task, CAPTION, penguin)
    return picture(drawing, (PANEL, bottom), puzzle.title, [], penguin_symbol(penguin))


def sheet(puzzles: Sequence[Puzzle], columns: int) -> str:
    """Return the pictures of puzzles in rows, as one SVG document."""
    rows = -(-len(puzzles) // columns)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * WIDTH}" height="{rows * HEIGHT}">']
    for number, puzzle in enumerate(puzzles):
        picture = bare_picture(puzzle)
        place = f'x="{number % columns * WIDTH}" y="{number // columns * HEIGHT}" '
        place += f'width="{WIDTH - 8}" height="{HEIGHT - 8}"'
        start, rest = picture.split(">", 1)
        start = re.sub(r' (x|y|width|height)="[^"]*"', "", start)
        parts.append(f"{start} {place}>{rest}")
    return "\n".join([*parts, "</svg>"])


def print_alike(puzzles: Sequence[Puzzle]) -> None:
    """Print the pairs that are the same, and those that look alike."""
    sys.path.append(str(SUPPORT))
    from likeness import identity, look, repeated

    tasks = [puzzle.task for puzzle in puzzles]
    for what, key in (("the same", identity), ("alike to the eye", look)):
        pairs = [" and ".join(puzzles[number].id for number in pair) for pair in repeated(tasks, key)]
        print(f"{what}: {len(pairs)} of {len(tasks)}", *pairs, sep="\n  ")


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
    puzzles = [one.puzzle for one in made]
    print_alike(puzzles)
    options.output.write_bytes(png_of(sheet(puzzles, options.columns)))


if __name__ == "__main__":
    main()
