"""The page of a puzzle in the frame of the site, with its pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.page.html import page_content, page_values
from ppsolve.reports.puzzle.page.languages import in_one_language
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.shared.templates import script_json, source
from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.pictures import solved_picture, task_picture
from ppsolve.reports.site.templates import page

Files = Iterator[tuple[str, bytes]]
"""Files by their address below the root of the site."""


@dataclass(frozen=True)
class BarLink:
    """A link in the bar above a puzzle."""

    href: str
    text: str


def puzzle_page(
    puzzle: Puzzle,
    address: str,
    options: SiteOptions,
    language: str,
    *,
    up: BarLink,
    before: BarLink | None,
    after: BarLink | None,
    about: dict[str, Any] | None = None,
    preview: str = "",
    template: str = "puzzle.html",
    changed: Mapping[str, Any] | None = None,
    **content: Any,
) -> Files:
    """Yield the page of a puzzle and its two pictures.

    `about` is what the reader's script is told. `changed` are values of the puzzle's data that differ.
    """
    from markupsafe import Markup

    task, solved = task_picture(puzzle), solved_picture(puzzle)
    renderer = renderer_of(puzzle.task)
    with in_one_language():
        values = page_values([(puzzle, page_content(puzzle))])
    values["drawings"] = Markup("".join(map(source, values["drawings"])))
    if changed:
        document = json.loads(values["puzzles"])
        document["puzzles"][0] |= changed
        values["puzzles"] = Markup(script_json(document))
    answer = renderer.answer(puzzle.task, puzzle.solution)
    moves = renderer.moves(puzzle.task, puzzle.solution)
    html = page(
        template,
        address,
        options,
        language,
        description=f"{values['statement']} {values['reminder']}".strip(),
        island={} if about is None else {"puzzle": about},
        preview=preview,
        up=up.href,
        up_text=up.text,
        previous_slot=before,
        next_slot=after,
        picture=task,
        described=task.described,
        solved=solved,
        solved_described=solved.described,
        answer=[line for line in (answer, "  ".join(moves)) if line],
        **(values | content),
    )
    folder = f"{language}/{address}"
    yield f"{folder}index.html", html.encode()
    yield f"{folder}picture.svg", task.svg.encode()
    yield f"{folder}solution.svg", solved.svg.encode()
