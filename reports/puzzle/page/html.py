"""A puzzle as a page to play on: one HTML file that needs nothing else and asks the network for nothing.

The files of this folder are put into one: the template, the style and the scripts. What the page knows
of the solution is disguised, so that a glance at its source does not spoil the puzzle.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2s
from importlib.resources import files
from typing import Any, Final

from ppsolve.puzzles.kind import Kind
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.puzzles.task import Task
from ppsolve.reports.puzzle.faces import face_of
from ppsolve.reports.puzzle.share import share_text
from ppsolve.reports.puzzle.words import heading, short_id, subheading
from ppsolve.reports.shared.templates import render

SCRIPTS: Final = (
    "engine.js",
    "words.js",
    "memory.js",
    "cards.js",
    "board.js",
    "growing.js",
    "hints.js",
    "games.js",
)
"""What the script of a kind builds on, in the order in which they build on one another."""

LATER_SCRIPTS: Final = ("play.js", "desk.js", "page.js")
"""What builds on the script of the kind."""

TOOLS: Final = (
    ("undo", "Undo", "U"),
    ("redo", "Redo", "Shift+U"),
    ("hint", "Hint", "H"),
    ("check", "Check", "C"),
    ("restart", "Restart", ""),
    ("help", "Help", "?"),
)


@dataclass(frozen=True)
class PageContent:
    """What a page tells beyond the task: the solution explained, what to answer, and what to share."""

    steps: tuple[Mapping[str, str], ...]
    """Every step of the solution: `technique` in words, `move`, `place`, `card` and `reason`."""
    book: Mapping[str, Any]
    """What the script needs to play along, as its kind makes it; may be empty."""
    share: str
    """The text to share, without what came of it."""


def page_content(puzzle: Puzzle) -> PageContent:
    """What the page of a puzzle needs to know, gathered from its kind; `BadInput` if that is too much."""
    verbs = kind_of(puzzle.task).verbs
    steps = tuple(_step(step, verbs.technique_text(step.technique)) for step in verbs.steps(puzzle.task))
    return PageContent(steps, verbs.book(puzzle.task), share_text(puzzle))


def page_html(puzzle: Puzzle, content: PageContent) -> str:
    """The page of a puzzle: a whole HTML document."""
    from markupsafe import Markup

    task, face = puzzle.task, face_of(puzzle.task)
    return render(
        "ppsolve.reports.puzzle.page",
        "page.html",
        title=puzzle.title,
        heading=heading(puzzle),
        subheading=subheading(puzzle),
        traits=face.traits,
        level=puzzle.level,
        statement=face.statement(task),
        reminder=face.reminder(task),
        rules=face.rules(task),
        short_id=short_id(puzzle),
        help=face.help,
        keys=face.keys,
        tools=TOOLS,
        style=Markup(_file("page.css")),
        script=Markup('"use strict";\n' + "\n".join(_scripts(face.kind))),
        puzzle=Markup(_script_json(_page_json(puzzle, content))),
    )


def _scripts(kind: Kind[Task]) -> list[str]:
    """The scripts that all kinds share, and in its place that of the kind."""
    own = files(f"ppsolve.reports.puzzle.{kind.game}").joinpath(f"{kind.name}.js")
    return [*map(_file, SCRIPTS), own.read_text(encoding="utf-8"), *map(_file, LATER_SCRIPTS)]


def _file(name: str) -> str:
    return files("ppsolve.reports.puzzle.page").joinpath(name).read_text(encoding="utf-8")


def _script_json(value: object) -> str:
    """JSON that cannot end the script element it stands in, nor a line of it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


def _page_json(puzzle: Puzzle, content: PageContent) -> dict[str, Any]:
    face = face_of(puzzle.task)
    task = face.page_task(puzzle.task)
    columns, rows = face.page_size(puzzle.task, content.book)
    known = {"solution": puzzle.solution, "steps": content.steps, "book": content.book}
    return {
        "kind": puzzle.kind,
        "id": blake2s(json.dumps([puzzle.kind, task]).encode(), digest_size=8).hexdigest(),
        "task": task,
        "columns": columns,
        "rows": rows,
        "welcome": face.welcome,
        "share": content.share,
        "known": _disguise(known),
    }


def _disguise(known: object) -> str:
    """JSON in Base64, read from the end."""
    return base64.b64encode(json.dumps(known, separators=(",", ":")).encode()).decode()[::-1]


def _step(step: SolutionStep, technique: str) -> dict[str, str]:
    return {
        "technique": technique,
        "move": str(step.move),
        "place": step.place,
        "card": step.move.colour,
        "reason": step.reason,
    }
