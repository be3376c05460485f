"""The pages that every run writes: today, calendar, practice and so on, and the choice of a language."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import prove
from ppsolve.puzzles.solution import LEVELS
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import heading
from ppsolve.reports.site.board import board_page
from ppsolve.reports.site.days import monday_of
from ppsolve.reports.site.lessons import learn_page
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.practice import PracticeEntry
from ppsolve.reports.site.templates import page
from ppsolve.solver.language.messages import date_text, say

TINY: tuple[tuple[str, str], ...] = (("red", "false"), ("green", "true"), ("purple", "false"))
"""The choices of the first puzzle, and whether they are right."""


def pages_of_language(
    options: SiteOptions,
    language: str,
    days: Sequence[datetime.date],
    practice: Mapping[str, Sequence[PracticeEntry]],
) -> Iterator[tuple[str, bytes]]:
    """Yield the shared pages of a language."""
    listed = [{"date": str(day), "text": date_text(day)} for day in sorted(days, reverse=True)]

    def written(name: str, folder: str, **content: Any) -> tuple[str, bytes]:
        title = (
            options.title if name == "today" else f"{say(f'site-page-{name}')} \N{MIDDLE DOT} {options.title}"
        )
        html = page(f"{name}.html", folder, options, language, title=title, **content)
        return f"{language}/{folder}index.html", html.encode()

    tiny = [(colour, right, say(f"site-tiny-{colour}")) for colour, right in TINY]
    yield written("today", "", days=listed, tiny=tiny)
    yield written("calendar", "calendar/", days=listed)
    yield written("statistics", "statistics/")
    yield written("practice", "practice/", kinds=_practice(practice))
    yield learn_page(options, language)
    yield board_page(options, language)
    yield written("print", "print/", days=listed, weeks=_weeks(days))


def start_page(options: SiteOptions) -> bytes:
    """Return the page at the root of the site, which goes on to the reader's language."""
    return page("start.html", None, options, options.languages[0], title=options.title).encode()


def _weeks(days: Sequence[datetime.date]) -> list[dict[str, str]]:
    mondays = set(map(monday_of, days))
    return [{"date": str(monday), "text": date_text(monday)} for monday in sorted(mondays, reverse=True)]


def _practice(practice: Mapping[str, Sequence[PracticeEntry]]) -> list[dict[str, Any]]:
    """Return the practice puzzles by kind and level, with the name and the task of each kind."""
    kinds = []
    for kind in KINDS:
        groups = [(level, practice.get(f"{kind}-{level}", ())) for level in LEVELS]
        first = next((entries[0] for _, entries in groups if entries), None)
        if first is None:
            continue
        puzzle = prove(*task_of(first["permanent_id"]))
        levels = [
            {
                "level": level,
                "puzzles": [
                    {"number": number, "key": entry["key"]} for number, entry in enumerate(entries, start=1)
                ],
            }
            for level, entries in groups
            if entries
        ]
        named = {"name": heading(puzzle), "task": renderer_of(puzzle.task).heading}
        kinds.append({"kind": kind, **named, "levels": levels})
    return kinds
