"""Puzzles as a page to play on: one HTML file that needs nothing else and makes no network request.

The file has the template of this folder, the bundles of `web/src/puzzles`, and the puzzles as JSON, in every
language: see `languages.py`. Solutions are disguised, so that a glance at the source does not spoil a puzzle.
"""

from __future__ import annotations

import base64
import datetime
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2s
from typing import Any, Final

from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import technique_title
from ppsolve.reports.puzzle.page.languages import in_each_language, in_language, with_languages
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import heading, menu_names, share_text, short_id, subheading
from ppsolve.reports.shared.keyboard import key_of, keyboard_json, puzzle_shortcuts
from ppsolve.reports.shared.templates import render_play, script_json
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import ENGLISH, current_language, in_english, say

TOOLS: Final = ("undo", "redo", "hint", "check", "restart", "help")
"""The IDs of the buttons."""


@dataclass(frozen=True)
class PageContent:
    """The parts of a page that go beyond the task."""

    steps: tuple[Mapping[str, Any], ...]
    """Every step of the solution: `technique` in words, `move`, `place`, `card`, `reason`, `drawing`,
    and `parts` of the reason where there are several."""
    book: Mapping[str, Any]
    """Replies and good moves by position, as the script of the kind needs them; may be empty."""
    share: str
    """The text to share; the page appends the player's result."""
    translated: Mapping[str, PageContent] = field(default_factory=dict)
    """The same in the other languages."""


def page_content(puzzle: Puzzle) -> PageContent:
    """Collect the content of a puzzle's page from its kind, in every language.

    Raises `BadInput` if it would be too large.
    """
    contents = in_each_language(lambda: _spoken_content(puzzle))
    return replace(contents.pop(ENGLISH), translated=contents)


def _spoken_content(puzzle: Puzzle) -> PageContent:
    """The content in the current language."""
    operations, renderer = kind_of(puzzle.task).operations, renderer_of(puzzle.task)
    steps = tuple(
        step.page_values(operations.technique_text(step.technique), operations.technique_name(step.technique))
        for step in renderer.page_steps(puzzle.task)
    )
    return PageContent(steps, operations.book(puzzle.task), share_text(puzzle))


def page_html(puzzle: Puzzle, content: PageContent) -> str:
    """The page of one puzzle as an HTML document."""
    return pages_html([(puzzle, content)])


@in_english
def pages_html(entries: Sequence[tuple[Puzzle, PageContent]]) -> str:
    """One page for several puzzles, with a menu: daily puzzles by day, then the others in the order given.

    Raises `BadInput` if there are none.
    """
    return render_play("ppsolve.reports.puzzle.page", bundle="puzzles", **page_values(entries))


def page_values(entries: Sequence[tuple[Puzzle, PageContent]]) -> dict[str, Any]:
    """The values that the template of puzzle pages needs for these puzzles, in the current language."""
    from markupsafe import Markup

    if not entries:
        raise BadInput("puzzles", "there is no puzzle to make a page of")
    shown = [puzzle for puzzle, _ in entries]
    document = page_document(sorted(entries, key=lambda entry: entry[0].date or datetime.date.max))
    puzzles = document["puzzles"]
    first = in_language(puzzles[0], current_language())
    seen_first = ("heading", "subheading", "statement", "reminder", "traits", "board")
    shortcuts = puzzle_shortcuts(line for one in shown for line in renderer_of(one.task).shortcuts)
    return {
        **{name: first[name] for name in seen_first},
        "level": say("page-level", level=first["level"]),
        "title": first["title"] if len(puzzles) == 1 else say("page-title", puzzles=len(puzzles)),
        "tools": [(tool, f"page-{tool}", key_of(tool, shortcuts)) for tool in TOOLS],
        "key_of": lambda action: key_of(action, shortcuts),
        "drawings": _drawings(shown),
        "puzzles": Markup(script_json(document)),
    }


def page_document(entries: Sequence[tuple[Puzzle, PageContent]]) -> dict[str, Any]:
    """The JSON document that a page embeds. web/src/puzzles/documents.ts has its types."""
    names = in_each_language(lambda: menu_names([puzzle for puzzle, _ in entries]))
    puzzles = [
        _page_json(*entry, {code: some[number] for code, some in names.items()})
        for number, entry in enumerate(entries)
    ]
    return {"id": _digest([puzzle["id"] for puzzle in puzzles]), "puzzles": puzzles}


def _drawings(puzzles: Sequence[Puzzle]) -> list[str]:
    """The paths of the files with symbols that the puzzles need, without repetitions."""
    renderers = [renderer_of(puzzle.task) for puzzle in puzzles]
    return list(dict.fromkeys(path for renderer in renderers for path in renderer.drawings))


def _page_json(puzzle: Puzzle, content: PageContent, names: Mapping[str, str]) -> dict[str, Any]:
    """A puzzle as the JSON that the page embeds; `names` are its names in the menu, by language."""

    def spoken() -> PageContent:
        return content.translated.get(current_language(), content)

    def known() -> dict[str, Any]:
        return {"solution": puzzle.solution, "steps": spoken().steps, "book": spoken().book}

    def name() -> str:
        return names.get(current_language(), names[ENGLISH])

    shown = with_languages(lambda: _shown_json(puzzle, spoken(), name()))
    return {**shown, "known": disguise(with_languages(known))}


def _shown_json(puzzle: Puzzle, content: PageContent, name: str) -> dict[str, Any]:
    """What the page shows of a puzzle in the current language."""
    renderer = renderer_of(puzzle.task)
    task = renderer.page_task(puzzle.task)
    columns, rows = renderer.page_size(puzzle.task, content.book)
    operations = kind_of(puzzle.task).operations
    return {
        "kind": puzzle.kind,
        "level": puzzle.level,
        "id": puzzle_key(puzzle),
        "title": puzzle.title,
        "name": name,
        "date": "" if puzzle.date is None else puzzle.date.isoformat(),
        "heading": heading(puzzle),
        "subheading": subheading(puzzle),
        "statement": renderer.page_statement(puzzle.task),
        "reminder": renderer.reminder(puzzle.task),
        "help": renderer.help,
        "techniques": [
            [technique_title(operations.technique_name(name)), text]
            for name, text in operations.technique_texts.items()
        ],
        "keyboard": keyboard_json(puzzle_shortcuts(renderer.shortcuts)),
        "traits": renderer.traits,
        "board": renderer.board_label,
        "origin": " \N{MIDDLE DOT} ".join(filter(None, (renderer.rules(puzzle.task), short_id(puzzle)))),
        "task": task,
        "par": renderer.page_par(puzzle.task),
        "columns": columns,
        "rows": rows,
        "welcome": renderer.welcome,
        "share": content.share,
    }


def puzzle_key(puzzle: Puzzle) -> str:
    """Return the name under which browsers keep the play of a puzzle. It must not change."""
    return _digest([puzzle.kind, renderer_of(puzzle.task).page_task(puzzle.task)])


def _digest(value: object) -> str:
    """A short hash of a value, the same on every machine."""
    return blake2s(json.dumps(value).encode(), digest_size=8).hexdigest()


def disguise(known: object) -> str:
    """Encode JSON as reversed Base64."""
    return base64.b64encode(json.dumps(known, separators=(",", ":")).encode()).decode()[::-1]
