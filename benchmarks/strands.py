"""Measure strands: what simple play finds on each level, how often levels invert, and what the puzzles show.

    python benchmarks/strands.py                        25 puzzles of each level
    python benchmarks/strands.py --count 100 --jobs 2
    python benchmarks/strands.py --ids FILE             write their permanent IDs, one a line

Simple play leaves the rival the fewest replies, without looking ahead, and breaks ties at random.

- *key*: the share of the right first move among those of simple play.
- *solved*: the chance that simple play strands the rival in time, against the best defence.
- *wrong*: failing moves tried before the good ones of the solution, the fewest replies first.
- *inverted*: the share of pairs with a puzzle of the next level that is easier by *wrong*, and by *solved*.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from pathlib import Path
from statistics import fmean, median
from typing import get_args

from tabulate import tabulate

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.puzzles.pingouin.strand.simple_play import all_wrong_tries, replies_after, solved_share
from ppsolve.puzzles.pingouin.strand.task import StrandTag, StrandTask
from ppsolve.puzzles.pingouin.strand.verify import prove_solution
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.processes import imap


@dataclass(frozen=True)
class Measured:
    """The measures of one puzzle."""

    level: Level
    id: str
    tags: tuple[str, ...]
    slides: int
    key: Fraction
    solved: Fraction
    wrong: Fraction
    seconds: float
    """Processor time."""


def measure(recipe: Recipe) -> Measured:
    began = time.process_time()
    puzzle = generate(recipe).puzzle
    seconds = time.process_time() - began
    task = puzzle.task
    assert isinstance(task, StrandTask)
    judge = StrandJudge(task)
    solution = prove_solution(judge)
    replies = replies_after(judge, judge.start)
    best = [move for move, number in replies.items() if number == min(replies.values())]
    return Measured(
        recipe.level,
        permanent_id(puzzle),
        puzzle.tags,
        task.slides,
        Fraction(solution[0].move in best, len(best)),
        solved_share(judge, judge.start),
        all_wrong_tries(judge, solution),
        seconds,
    )


def inverted(easier: Sequence[Measured], harder: Sequence[Measured]) -> tuple[float, float]:
    """Return the shares of pairs in which the puzzle of the harder level is the easier one."""
    pairs = list(product(easier, harder))
    by_wrong = sum(hard.wrong < easy.wrong for easy, hard in pairs) / len(pairs)
    by_solved = sum(hard.solved > easy.solved for easy, hard in pairs) / len(pairs)
    return by_wrong, by_solved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=25, help="puzzles of each level")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ids", type=Path, help="write the permanent IDs to this file")
    arguments = parser.parse_args()
    recipes = [Recipe("strand", level, seed) for level in LEVELS for seed in range(1, arguments.count + 1)]
    found = list(imap(measure, recipes, arguments.jobs))
    if arguments.ids:
        arguments.ids.write_text("".join(f"{one.id}\n" for one in found), encoding="utf-8")
    of_level = {level: [one for one in found if one.level == level] for level in LEVELS}
    rows, tags = [], []
    for level, following in zip(LEVELS, (*LEVELS[1:], None), strict=True):
        these = of_level[level]
        slides = Counter(one.slides for one in these)
        pairs = inverted(these, of_level[following]) if following else ()
        rows.append(
            [
                level,
                ", ".join(f"{number}: {slides[number]}" for number in sorted(slides)),
                f"{fmean(map(float, (one.key for one in these))):.0%}",
                f"{fmean(map(float, (one.solved for one in these))):.0%}",
                f"{fmean(map(float, (one.wrong for one in these))):.1f}",
                " and ".join(f"{share:.0%}" for share in pairs),
                f"{median(one.seconds for one in these):.1f} s",
                f"{max(one.seconds for one in these):.0f} s",
            ]
        )
        shown = Counter(tag for one in these for tag in one.tags)
        tags.append([level, *(f"{shown[tag] / len(these):.0%}" for tag in get_args(StrandTag))])
    headers = ["level", "slides", "key", "solved", "wrong", "inverted", "median", "longest"]
    print(tabulate(rows, headers, tablefmt="github"))
    print(tabulate(tags, ["level", *get_args(StrandTag)], tablefmt="github"))


if __name__ == "__main__":
    main()
