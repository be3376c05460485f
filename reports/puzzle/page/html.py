"""Puzzles as a page to play on: one HTML file that needs nothing else and asks the network for nothing.

The files of this folder are put into one: the template, the styles and the scripts, with those of the games
that there are puzzles of. What the page knows of the solutions is disguised, so that a glance at its source
does not spoil a puzzle.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any, Final

from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderer import PuzzleRenderer
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.share import share_text
from ppsolve.reports.puzzle.words import heading, menu_name, short_id, subheading
from ppsolve.reports.shared.templates import join_scripts, render_play, script_json
from ppsolve.solver.errors import BadInput

STYLES: Final = ("page.css", "board.css", "dialogs.css", "screens.css")

SCRIPTS: Final = ("words.js", "memory.js", "elements.js", "board.js", "hints.js", "games.js")
"""What the scripts of games and kinds build on, in the order in which they build on one another."""

LATER_SCRIPTS: Final = ("score.js", "play.js", "desk.js", "settings.js", "menu.js", "page.js")
"""What builds on the scripts of the kinds."""

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

    steps: tuple[Mapping[str, Any], ...]
    """Every step of the solution: `technique` in words, `move`, `place`, `card`, `reason`, `drawing`,
    and `parts` of the reason where there are several."""
    book: Mapping[str, Any]
    """What the script needs to play along, as its kind makes it; may be empty."""
    share: str
    """The text to share, without what came of it."""


def page_content(puzzle: Puzzle) -> PageContent:
    """What the page of a puzzle needs to know, gathered from its kind; `BadInput` if that is too much."""
    operations, renderer = kind_of(puzzle.task).operations, renderer_of(puzzle.task)
    steps = tuple(
        step.page_values(operations.technique_text(step.technique))
        for step in renderer.page_steps(puzzle.task)
    )
    return PageContent(steps, operations.book(puzzle.task), share_text(puzzle))


def page_html(puzzle: Puzzle, content: PageContent) -> str:
    """The page of a puzzle: a whole HTML document."""
    return pages_html([(puzzle, content)])


def pages_html(entries: Sequence[tuple[Puzzle, PageContent]]) -> str:
    """One page for several puzzles, with a menu; `BadInput` if there is none."""
    from markupsafe import Markup

    if not entries:
        raise BadInput("puzzles", "there is no puzzle to make a page of")
    shown = [puzzle for puzzle, _ in entries]
    puzzles = [_page_json(puzzle, content) for puzzle, content in entries]
    first = puzzles[0]
    document = {"id": _digest([puzzle["id"] for puzzle in puzzles]), "puzzles": puzzles}
    seen_first = ("heading", "subheading", "level", "statement", "reminder", "traits", "board")
    return render_play(
        "ppsolve.reports.puzzle.page",
        **{name: first[name] for name in seen_first},
        title=first["title"] if len(puzzles) == 1 else f"{len(puzzles)} Penguin puzzles",
        tools=TOOLS,
        styles=[*map(_path, STYLES), *_of_games(shown, lambda renderer: renderer.styles)],
        drawings=_of_games(shown, lambda renderer: renderer.drawings),
        script=join_scripts(_scripts(shown)),
        puzzles=Markup(script_json(document)),
    )


def _scripts(puzzles: Sequence[Puzzle]) -> list[str]:
    """The scripts that all kinds share, and in their place those of the games and kinds that there are."""
    kinds = dict.fromkeys(kind_of(puzzle.task) for puzzle in puzzles)
    return [
        *map(_path, SCRIPTS),
        *_of_games(puzzles, lambda renderer: renderer.scripts),
        *(f"puzzle/{kind.game}/{kind.name}.js" for kind in kinds),
        *map(_path, LATER_SCRIPTS),
    ]


def _of_games(puzzles: Sequence[Puzzle], names: Callable[[PuzzleRenderer[Any]], Sequence[str]]) -> list[str]:
    """The files of the games that there are."""
    renderers = [renderer_of(puzzle.task) for puzzle in puzzles]
    return list(
        dict.fromkeys(
            f"puzzle/{renderer.kind.game}/{name}" for renderer in renderers for name in names(renderer)
        )
    )


def _path(name: str) -> str:
    return f"puzzle/page/{name}"


def _page_json(puzzle: Puzzle, content: PageContent) -> dict[str, Any]:
    """All that the page is told of a puzzle."""
    renderer = renderer_of(puzzle.task)
    task = renderer.page_task(puzzle.task)
    columns, rows = renderer.page_size(puzzle.task, content.book)
    known = {"solution": puzzle.solution, "steps": content.steps, "book": content.book}
    return {
        "kind": puzzle.kind,
        "level": puzzle.level,
        "id": _digest([puzzle.kind, task]),
        "title": puzzle.title,
        "name": menu_name(puzzle),
        "heading": heading(puzzle),
        "subheading": subheading(puzzle),
        "statement": renderer.page_statement(puzzle.task),
        "reminder": renderer.reminder(puzzle.task),
        "help": renderer.help,
        "firstKeys": renderer.first_keys,
        "keys": renderer.keys,
        "traits": renderer.traits,
        "board": renderer.board_label,
        "origin": " \N{MIDDLE DOT} ".join(filter(None, (renderer.rules(puzzle.task), short_id(puzzle)))),
        "task": task,
        "columns": columns,
        "rows": rows,
        "welcome": renderer.welcome,
        "share": content.share,
        "known": _disguise(known),
    }


def _digest(value: object) -> str:
    """A short name for a value, the same on every machine."""
    return blake2s(json.dumps(value).encode(), digest_size=8).hexdigest()


def _disguise(known: object) -> str:
    """JSON in Base64, read from the end."""
    return base64.b64encode(json.dumps(known, separators=(",", ":")).encode()).decode()[::-1]
