"""A puzzle as a page to play on: one HTML file that needs nothing else and asks the network for nothing.

The files of `reports/page` are put into one: the template, the style and the scripts. What the page knows
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

from ppsolve.puzzles.kinds import kind_for
from ppsolve.puzzles.levels import Kind
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Step, Task
from ppsolve.reports.puzzle.share import share_text
from ppsolve.reports.puzzle.words import heading, reminder, rules_text, short_id, statement, subheading
from ppsolve.reports.shared.templates import render
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.view.words import shown_name

SCRIPTS: Final = (
    "engine.js",
    "words.js",
    "memory.js",
    "cards.js",
    "board.js",
    "growing.js",
    "hints.js",
    "pyramid_game.js",
    "queue_game.js",
    "duel_game.js",
    "play.js",
    "desk.js",
    "page.js",
)
"""In the order in which they build on one another."""

TOOLS: Final = (
    ("undo", "Undo", "U"),
    ("redo", "Redo", "Shift+U"),
    ("hint", "Hint", "H"),
    ("check", "Check", "C"),
    ("restart", "Restart", ""),
    ("help", "Help", "?"),
)

WELCOME: Final[dict[Kind, str]] = {
    "pyramid": "Choose a card, then press the place where it goes.",
    "queue": "Press the place where the card goes.",
    "duel": "Your move: choose a card, then press the place where it goes.",
}

HELP: Final[dict[Kind, tuple[str, ...]]] = {
    "pyramid": (
        "Choose a card, then press an empty place. Press your card to take it back.",
        "Cards with snow on them are given.",
        "A card that cannot lie next to those you see is refused, with the reason.",
        "Hint tells first how to think, then where to look, then which card; once more places it.",
        "Check tells how many cards are wrong.",
        "With Notes on, colours are noted as possible instead of placed.",
    ),
    "queue": (
        "The open places show which colours they accept. Bright places accept the chosen card.",
        "Undo takes back the last card.",
        "Hint tells first what to look for, then where, then which card; once more places it.",
        "Check tells whether the queue can still be emptied.",
    ),
    "duel": (
        "The open places show which colours they accept. Bright places accept the chosen card.",
        "The others answer with the best defence there is, and all of them play against you.",
        "Undo takes back your last card and the answers to it.",
        "Hint tells first what to look for, then where, then which card; once more places it.",
        "Check tells whether you can still succeed.",
    ),
}


@dataclass(frozen=True)
class PageContent:
    """What a page tells beyond the task: the solution explained, what to answer, and what to share."""

    steps: tuple[Mapping[str, str], ...]
    """Every step of the solution: `technique` in words, `move`, `place`, `card` and `reason`."""
    book: Mapping[str, Any]
    """Queue: the winning moves of every position that can be won. Duel: `replies` and `good` moves. Empty
    for a pyramid."""
    share: str
    """The text to share, without what came of it."""


def page_content(puzzle: Puzzle) -> PageContent:
    """What the page of a puzzle needs to know, gathered from its kind; `BadInput` if that is too much."""
    kind = kind_for(puzzle.task)
    steps = tuple(_step(step, kind.technique_text(step.technique)) for step in kind.steps(puzzle.task))
    return PageContent(steps, _book(puzzle.task), share_text(puzzle))


def page_html(puzzle: Puzzle, content: PageContent) -> str:
    """The page of a puzzle: a whole HTML document."""
    from markupsafe import Markup

    task = puzzle.task
    return render(
        "ppsolve.reports.puzzle.page",
        "page.html",
        title=puzzle.title,
        heading=heading(puzzle),
        subheading=subheading(puzzle),
        kind=puzzle.kind,
        level=puzzle.level,
        statement=statement(task),
        reminder=reminder(task),
        rules=rules_text(task),
        short_id=short_id(puzzle),
        help=HELP[puzzle.kind],
        tools=TOOLS,
        style=Markup(_file("page.css")),
        script=Markup('"use strict";\n' + "\n".join(map(_file, SCRIPTS))),
        puzzle=Markup(_script_json(_page_json(puzzle, content))),
    )


def _file(name: str) -> str:
    return files("ppsolve.reports.puzzle.page").joinpath(name).read_text(encoding="utf-8")


def _script_json(value: object) -> str:
    """JSON that cannot end the script element it stands in, nor a line of it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


def _page_json(puzzle: Puzzle, content: PageContent) -> dict[str, Any]:
    task = _task_json(puzzle.task)
    columns, rows = _room(puzzle, content)
    known = {"solution": puzzle.solution, "steps": content.steps, "book": content.book}
    return {
        "kind": puzzle.kind,
        "id": blake2s(json.dumps([puzzle.kind, task]).encode(), digest_size=8).hexdigest(),
        "task": task,
        "columns": columns,
        "rows": rows,
        "welcome": WELCOME[puzzle.kind],
        "share": content.share,
        "known": _disguised(known),
    }


def _disguised(known: object) -> str:
    """JSON in Base64, read from the end."""
    return base64.b64encode(json.dumps(known, separators=(",", ":")).encode()).decode()[::-1]


def _task_json(task: Task) -> dict[str, Any]:
    match task:
        case PyramidTask():
            return {"givens": task.givens, "cards": task.cards}
        case QueueTask():
            return {
                "rules": _rules_json(task.rules),
                "rows": task.pyramid,
                "queue": task.queue,
                "window": task.window,
            }
        case DuelTask():
            players = [
                {"name": shown_name(player.name), "hand": player.hand, "out": player.out}
                for player in task.position.players
            ]
            return {
                "rules": _rules_json(task.rules),
                "rows": task.position.pyramid,
                "players": players,
                "toMove": task.seat,
                "limit": task.limit,
            }


def _rules_json(rules: Rules) -> dict[str, Any]:
    return {"base": rules.base, "upperRows": rules.upper_rows, "stuck": rules.stuck}


def _step(step: Step, technique: str) -> dict[str, str]:
    return {
        "technique": technique,
        "move": str(step.move),
        "place": step.place,
        "card": step.move.colour,
        "reason": step.reason,
    }


def _book(task: Task) -> Mapping[str, Any]:
    match task:
        case PyramidTask():
            return {}
        case QueueTask():
            from ppsolve.puzzles.party.queue import book as queue_book

            return queue_book(task)
        case DuelTask():
            from ppsolve.puzzles.party.duel import book as duel_book

            return duel_book(task).to_dict()


def _room(puzzle: Puzzle, content: PageContent) -> tuple[int, int]:
    """How many columns and rows the pyramid may come to need, so that the page keeps its shape."""
    task = puzzle.task
    if isinstance(task, PyramidTask):
        return task.base, task.base
    pyramid = task.pyramid if isinstance(task, QueueTask) else task.position.pyramid
    names = (
        content.book if isinstance(task, QueueTask) else {**content.book["replies"], **content.book["good"]}
    )
    rows = max((name.partition("|")[0].count("/") + 1 for name in names), default=1)
    return _columns(pyramid, task.rules), min(rows + 1, task.rules.base)


def _columns(pyramid: Rows, rules: Rules) -> int:
    """The base and, while it grows, one place more, for it is open on both sides."""
    return rules.base if pyramid and len(pyramid[0]) == rules.base else rules.base + 1
