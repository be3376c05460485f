"""The files of one day: its puzzles as data, its pages in every language, its preview and its sheet."""

from __future__ import annotations

import datetime
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ppsolve.puzzles.daily_trio import trio_recipes
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import permanent_id, task_of
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.reports.puzzle.page.html import puzzle_key
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import heading
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.pictures import preview_svg, task_picture
from ppsolve.reports.site.puzzle_pages import BarLink, Files, puzzle_page
from ppsolve.reports.site.store import write_files
from ppsolve.reports.site.templates import level_name, page
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import date_text, say, use_language

DAYS: Final = "data/days/"
"""The folder with the puzzles of every day, without their solutions."""


@dataclass(frozen=True)
class DayPuzzle:
    """A published puzzle in the lists of the site."""

    slot: str
    kind: str
    level: str
    id: str
    key: str


@dataclass(frozen=True)
class DayJob:
    """A day to write; `published` are its puzzles if they are published already."""

    date: datetime.date
    options: SiteOptions
    stage: str
    previous: datetime.date | None = None
    """The published day before it."""
    published: bytes | None = None


@dataclass(frozen=True)
class DayDone:
    """What the rest of the site must know of a day that was written."""

    date: datetime.date
    digest: str
    slots: tuple[DayPuzzle, ...]


def write_day(job: DayJob) -> DayDone:
    """Write all files of a day to the folder `stage`."""
    if job.published is None:
        puzzles = [replace(generate(recipe).puzzle, date=job.date) for recipe in trio_recipes(job.date)]
    else:
        try:
            puzzles = published_puzzles(job.published)
        except BadInput as error:
            raise error.inside(str(job.date)) from None
    slots = tuple(
        DayPuzzle(puzzle.level, puzzle.kind, puzzle.level, puzzle.id, puzzle_key(puzzle))
        for puzzle in puzzles
    )
    data = day_data(job.date, puzzles) if job.published is None else job.published
    stage = Path(job.stage)
    write_files(stage, [(data_address(job.date), data)])
    for language in job.options.languages:
        with use_language(language):
            write_files(stage, _day_files(job, puzzles, slots, language))
    return DayDone(job.date, sha256(data).hexdigest(), slots)


def data_address(date: datetime.date) -> str:
    """Return the address of the puzzles of a day."""
    return f"{DAYS}{date}.json"


def day_data(date: datetime.date, puzzles: Sequence[Puzzle]) -> bytes:
    """Return the puzzles of a day as JSON, without their solutions."""
    listed = [{"level": one.level, "id": one.id, "permanent_id": permanent_id(one)} for one in puzzles]
    return (json.dumps({"version": 1, "date": date.isoformat(), "puzzles": listed}, indent=1) + "\n").encode()


def published_puzzles(data: bytes) -> list[Puzzle]:
    """Read the puzzles of a published day and prove them again."""
    document: dict[str, Any] = json.loads(data)
    date = datetime.date.fromisoformat(document["date"])
    return [replace(prove(*task_of(one["permanent_id"])), date=date) for one in document["puzzles"]]


def _day_files(job: DayJob, puzzles: Sequence[Puzzle], slots: Sequence[DayPuzzle], language: str) -> Files:
    """Yield the files of a day in one language."""
    from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf
    from ppsolve.reports.shared.png import png_of

    date, options = job.date, job.options
    address = f"days/{date}/"
    day = date_text(date)
    levels = [level_name(slot.slot) for slot in slots]
    names = [heading(puzzle) for puzzle in puzzles]
    preview = f"{language}/{address}preview.png"
    cards = []
    for puzzle, slot, name in zip(puzzles, slots, names, strict=True):
        drawn = task_picture(puzzle)
        task = renderer_of(puzzle.task).heading
        size = {"width": drawn.width, "height": drawn.height}
        cards.append({"slot": slot.slot, "key": slot.key, "name": name, "task": task, **size})
    yield (
        f"{language}/{address}index.html",
        page(
            "day.html",
            address,
            options,
            language,
            title=f"{say('site-day-heading', date=day)} \N{MIDDLE DOT} {options.title}",
            description=say("site-day-description", date=day, puzzles=", ".join(names)),
            island={"date": date.isoformat()},
            preview=preview,
            heading=say("site-day-heading", date=day),
            cards=cards,
            previous_day=job.previous,
            next_day=date + datetime.timedelta(days=1),
        ).encode(),
    )
    for number, (puzzle, slot) in enumerate(zip(puzzles, slots, strict=True)):
        links = [
            BarLink(f"../{slots[other].slot}/", levels[other]) if 0 <= other < len(slots) else None
            for other in (number - 1, number + 1)
        ]
        yield from puzzle_page(
            puzzle,
            f"{address}{slot.slot}/",
            options,
            language,
            up=BarLink("../", say("site-back-to-day")),
            before=links[0],
            after=links[1],
            about={"date": date.isoformat(), **vars(slot)},
            preview=preview,
        )
    yield preview, png_of(preview_svg(options.title, day, puzzles, levels), zoom=1)
    yield f"{language}/{address}puzzles.pdf", sheet_pdf(puzzles, title=options.title, subtitle=day, date=date)


@dataclass(frozen=True)
class WeekJob:
    """A week whose sheet is to be written, with the published puzzles of its days."""

    monday: datetime.date
    options: SiteOptions
    stage: str
    days: tuple[bytes, ...]


def write_week(job: WeekJob) -> datetime.date:
    """Write the sheet of a week in every language, without solutions; return its Monday."""
    from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf

    puzzles = [puzzle for data in job.days for puzzle in published_puzzles(data)]
    for language in job.options.languages:
        with use_language(language):
            sheet = sheet_pdf(
                puzzles,
                title=job.options.title,
                subtitle=say("site-print-week", date=date_text(job.monday)),
                date=job.monday,
                per_page=2,
                solutions="none",
            )
        write_files(Path(job.stage), [(f"{language}/print/week-{job.monday}.pdf", sheet)])
    return job.monday


def monday_of(date: datetime.date) -> datetime.date:
    """Return the first day of a date's week."""
    return date - datetime.timedelta(days=date.weekday())
