"""Practice puzzles of every kind and level: generated once, and kept from run to run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import permanent_id, task_of
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import prove
from ppsolve.puzzles.recipe import new_recipe
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.reports.puzzle.page.html import puzzle_key
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.puzzle_pages import BarLink, puzzle_page
from ppsolve.reports.site.store import write_files
from ppsolve.solver.language.messages import say, use_language

FIRST_SEED: Final = 500_001
"""The seed of practice puzzle number 1: far from those of daily puzzles and of puzzles with small seeds."""

PracticeEntry = Mapping[str, str]
"""The `id`, `permanent_id` and `key` of a practice puzzle."""


@dataclass(frozen=True)
class PracticeJob:
    """A practice puzzle to write; `published` is its entry if it exists already."""

    kind: str
    level: Level
    number: int
    options: SiteOptions
    stage: str
    published: PracticeEntry | None = None

    @property
    def group(self) -> str:
        """The name of its kind and level in the manifest."""
        return f"{self.kind}-{self.level}"


def practice_jobs(
    options: SiteOptions, stage: Path, known: Mapping[str, Sequence[PracticeEntry]]
) -> Iterator[PracticeJob]:
    """Yield a job for each practice puzzle. Those of earlier runs stay, even if fewer are wanted now."""
    for kind in KINDS:
        for level in LEVELS:
            before = known.get(f"{kind}-{level}", ())
            for number in range(1, max(options.practice, len(before)) + 1):
                published = before[number - 1] if number <= len(before) else None
                yield PracticeJob(kind, level, number, options, str(stage), published)


def write_practice(job: PracticeJob) -> tuple[PracticeJob, PracticeEntry]:
    """Write the pages of a practice puzzle, and return its entry."""
    if job.published is None:
        puzzle = generate(new_recipe(job.kind, job.level, FIRST_SEED + job.number - 1)).puzzle
    else:
        puzzle = prove(*task_of(job.published["permanent_id"]))
    entry = {"id": puzzle.id, "permanent_id": permanent_id(puzzle), "key": puzzle_key(puzzle)}
    count = max(job.options.practice, job.number)
    for language in job.options.languages:
        with use_language(language):
            around = [
                BarLink(f"../{number}/", say("site-previous-number", number=number))
                if 1 <= number <= count
                else None
                for number in (job.number - 1, job.number + 1)
            ]
            files = puzzle_page(
                puzzle,
                f"practice/{job.kind}/{job.level}/{job.number}/",
                job.options,
                language,
                up=BarLink("../../../", say("site-back-to-practice")),
                before=around[0],
                after=around[1],
                about={
                    "kind": job.kind,
                    "level": job.level,
                    "number": job.number,
                    "id": entry["id"],
                    "key": entry["key"],
                },
            )
            write_files(Path(job.stage), files)
    return job, entry
