"""Let simple rules play puzzles of every kind and level, and compare neighbouring levels.

    python benchmarks/levels.py --count 60 -o levels.csv      play, and write the share solved of every puzzle
    python benchmarks/levels.py --draw levels.csv levels.svg  print the tables of a file, and draw its chart

Each kind has a rule of simple play, in its `simple_play.py`. The share of plays that solve a puzzle is exact,
ties being broken at random; for pyramids it is the mean of 60 plays.

A pair of puzzles of neighbouring levels is inverted if simple play solves the one of the harder level more
often. The program plays puzzles of both versions of every generator: those that grade by techniques alone,
and those that grade by simple play, too. Strands have always been graded by both.
"""

from __future__ import annotations

import argparse
import csv
import statistics
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tabulate import tabulate

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.puzzles.pingouin.strand.simple_play import solved_share
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.simple_play import percent
from ppsolve.puzzles.solution import LEVELS
from ppsolve.solver.platform import available_cores
from ppsolve.solver.processes import imap

FIRST_SEED: Final = 660_001
COLUMNS: Final = ("puzzle", "simple_play", "seconds")


class Played(NamedTuple):
    """A puzzle, the share of simple plays that solve it in percent, and the seconds to make it."""

    recipe: Recipe
    solved: int
    seconds: float


Cells = dict[tuple[str, int, str], list[Played]]
"""The puzzles of a kind and a level, by whether they are graded by simple play, too (1) or not (0)."""


def play(recipe: Recipe) -> Played:
    began = time.process_time()
    task = generate(recipe).puzzle.task
    seconds = time.process_time() - began
    return Played(recipe, simple_play(task), seconds)


def simple_play(task: Task) -> int:
    """Return the share of simple plays that solve a task, in percent."""
    if isinstance(task, StrandTask):
        judge = StrandJudge(task)
        return percent(solved_share(judge, judge.start))
    measures = kind_of(task).operations.measures
    assert measures is not None, f"{task} has no simple play"
    return measures(task)["simple_play"]


def graded_by_simple_play(recipe: Recipe) -> bool:
    """True for the generators that refuse what simple play solves too often or too seldom."""
    kind = KINDS[recipe.kind]
    return kind.later is None or kind.measures_by(recipe.generator)


def cells_of(played: Iterable[Played]) -> Cells:
    cells: Cells = {}
    for one in played:
        later = int(graded_by_simple_play(one.recipe))
        cells.setdefault((one.recipe.kind, later, one.recipe.level), []).append(one)
    return cells


def inverted(easier: Sequence[Played], harder: Sequence[Played]) -> float:
    """Return the share of pairs in which simple play solves the puzzle of the harder level more often."""
    wrong = sum(other.solved > one.solved for one in easier for other in harder)
    return wrong / (len(easier) * len(harder))


def table(cells: Cells) -> str:
    """Return the table of shares and inversions as Markdown."""
    rows = []
    for kind, later in dict.fromkeys(key[:2] for key in cells):
        levels = [cells[kind, later, level] for level in LEVELS]
        shares = [f"{statistics.fmean(one.solved for one in level):.0f} %" for level in levels]
        pairs = [f"{inverted(easier, harder):.0%}".replace("%", " %") for easier, harder in pairwise(levels)]
        version = levels[0][0].recipe.generator
        fewest, most = min(map(len, levels)), max(map(len, levels))
        number = str(most) if fewest == most else f"{fewest} to {most}"
        rows.append([kind, version, number, *shares, *pairs])
    headers = ["kind", "generator", "puzzles a level", *LEVELS]
    headers += [f"inverted, {easier} and {harder}" for easier, harder in pairwise(LEVELS)]
    return tabulate(rows, headers, tablefmt="github", disable_numparse=True)


def times_table(cells: Cells) -> str:
    """Return the table of seconds to make a puzzle: the median and the most."""
    rows = []
    for kind, later in dict.fromkeys(key[:2] for key in cells):
        row: list[str] = []
        for level in LEVELS:
            seconds = [one.seconds for one in cells[kind, later, level]]
            row.append(f"{statistics.median(seconds):.2f} / {max(seconds):.1f}")
        rows.append([kind, str(cells[kind, later, LEVELS[0]][0].recipe.generator), *row])
    return tabulate(rows, ["kind", "generator", *LEVELS], tablefmt="github", disable_numparse=True)


# The file.


def write(played: Iterable[Played], path: Path) -> Iterator[Played]:
    """Write puzzles to a file, each as soon as it was played, and yield them."""
    with path.open("w", encoding="utf-8", newline="", buffering=1) as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        for one in played:
            rows.writerow([one.recipe.name, one.solved, f"{one.seconds:.3f}"])
            yield one


def read(path: Path) -> list[Played]:
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Played(recipe_of(row["puzzle"]), int(row["simple_play"]), float(row["seconds"]))
            for row in csv.DictReader(file)
        ]


# The chart.

WIDTH: Final = 250
HEIGHT: Final = 210
PLOT: Final = 130
"""The height of a hundred percent."""
COLOURS: Final = ("#9a9a9a", "#0b6fa4")
"""Without measures, and with measures: told apart by position and shape, too."""


def chart(cells: Cells) -> str:
    """Draw, for every kind and level, each puzzle as a mark, and the means as lines."""
    kinds = list(dict.fromkeys(kind for kind, _, _ in cells))
    rows = -(-len(kinds) // 3)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {3 * WIDTH} {rows * HEIGHT + 30}" '
        'font-family="sans-serif" font-size="11" fill="#222">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for number, kind in enumerate(kinds):
        parts += _panel(cells, kind, number % 3 * WIDTH, number // 3 * HEIGHT)
    base = rows * HEIGHT + 14
    versions = ("graded by techniques (circles, left)", "and by simple play (diamonds, right)")
    for later, words in enumerate(versions):
        parts += [
            _mark(later, 60 + 300 * later, base - 4),
            f'<text x="{70 + 300 * later}" y="{base}">{words}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def _panel(cells: Cells, kind: str, left: int, top: int) -> list[str]:
    """Draw the panel of a kind."""
    bottom = top + 30 + PLOT
    parts = [f'<text x="{left + 40}" y="{top + 20}" font-weight="bold">{kind}</text>']
    for share in (0, 50, 100):
        y = bottom - share * PLOT // 100
        parts.append(f'<path d="M{left + 42} {y}H{left + 244}" stroke="#ddd"/>')
        parts.append(f'<text x="{left + 38}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for column, level in enumerate(LEVELS):
        middle = left + 68 + 50 * column
        parts.append(f'<text x="{middle}" y="{bottom + 18}" text-anchor="middle">{level}</text>')
        for later in (0, 1):
            played = cells.get((kind, later, level), [])
            x = middle + (10 if later else -10)
            for one in played:
                parts.append(_mark(later, x, bottom - one.solved * PLOT / 100))
            if played:
                mean = bottom - statistics.fmean(one.solved for one in played) * PLOT / 100
                parts.append(f'<path d="M{x - 9} {mean:.1f}h18" stroke="#222" stroke-width="2"/>')
    return parts


def _mark(later: int, x: float, y: float) -> str:
    style = f'fill="{COLOURS[later]}" fill-opacity="0.25" stroke="{COLOURS[later]}" stroke-opacity="0.5"'
    if later:
        return f'<path d="M{x - 5} {y:.1f}l5 -5l5 5l-5 5z" {style}/>'
    return f'<circle cx="{x}" cy="{y:.1f}" r="4" {style}/>'


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kind", choices=KINDS, action="append")
    parser.add_argument("--count", type=int, default=60, help="puzzles for each kind, level and generator")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="seed of the first puzzle")
    parser.add_argument("--jobs", type=int, default=available_cores(), help="number of processes")
    parser.add_argument("-o", "--output", type=Path, help="the file to write")
    parser.add_argument("--draw", type=Path, nargs=2, metavar=("FILE", "CHART"))
    options = parser.parse_args()
    if options.draw:
        source, drawing = options.draw
        cells = cells_of(read(source))
        drawing.write_text(chart(cells), encoding="utf-8")
    else:
        kinds = [KINDS[name] for name in options.kind or KINDS]
        recipes = [
            Recipe(kind.name, level, options.seed + number, generator=generator)
            for kind in kinds
            for generator in dict.fromkeys((kind.generator, kind.latest))
            for level in LEVELS
            for number in range(options.count)
        ]
        played = imap(play, recipes, options.jobs)
        cells = cells_of(write(played, options.output) if options.output else played)
    print(table(cells))
    print(f"\nSeconds of one core to make a puzzle, median and most:\n\n{times_table(cells)}")


if __name__ == "__main__":
    main()
