"""One table of keyboard shortcuts: keys, help, button titles and documentation agree with it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from known_puzzles import IDS, known
from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports.board.page import SHORTCUTS, board_html
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.shared.keyboard import (
    Shortcut,
    key_of,
    keyboard_json,
    keys_in,
    markdown_table,
    puzzle_shortcuts,
)
from sources import ROOT

SHOWN_AS = {
    "ArrowLeft": "←",
    "ArrowRight": "→",
    "ArrowUp": "↑",
    "ArrowDown": "↓",
    "Home": "Home",
    "End": "End",
    "Backspace": "⌫",
    "Delete": "Delete",
}
"""Keys that the help shows by a symbol."""


def page_shortcuts(kind: str) -> tuple[Shortcut, ...]:
    return puzzle_shortcuts(renderer_of(known(kind).task).shortcuts)


TABLES = {"board": SHORTCUTS, **{kind: page_shortcuts(kind) for kind in KINDS}}


def embedded(html: str, name: str) -> Any:
    """The JSON that a page embeds in the script element with an ID."""
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def shown_keys(key: str) -> set[str]:
    """The keys to press, as the help writes them."""
    *held, last = key.split("+") if len(key) > 1 else [key]
    if len(last) > 1:
        return {*held, SHOWN_AS[last]}
    return {*held, last.upper(), *(["Shift"] if last.isupper() and not held else [])}


@pytest.mark.parametrize("name", TABLES)
def test_every_key_is_shown_in_its_line(name: str) -> None:
    """A capital letter in the help means both cases, as in `R`."""
    for line in TABLES[name]:
        shown = set(keys_in(line.keys))
        assert shown and line.does
        for key in line.actions:
            assert shown_keys(key) <= shown | {"Shift"}, line


@pytest.mark.parametrize("name", TABLES)
def test_every_key_that_is_shown_does_something(name: str) -> None:
    for line in TABLES[name]:
        pressed = {shown for key in line.actions for shown in shown_keys(key)}
        assert set(keys_in(line.keys)) <= (pressed or {"Enter", "Space"}), line


@pytest.mark.parametrize("name", TABLES)
def test_no_key_has_two_meanings(name: str) -> None:
    keys = [key for line in TABLES[name] for key in line.actions]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("kind", IDS)
def test_a_puzzle_page_embeds_its_shortcuts(kind: str) -> None:
    html = page_html(known(kind), page_content(known(kind)))
    (puzzle,) = embedded(html, "puzzles")["puzzles"]
    assert puzzle["keyboard"] == keyboard_json(page_shortcuts(kind))
    assert puzzle["keyboard"]["actions"]["u"] == "undo"
    for title in ("Undo (U)", "Redo (Shift+U)", "Hint (H)", "Check (C)", "Help (?)", "Next puzzle (])"):
        assert f'title="{title}"' in html
    assert ('title="Notes (N)"' in html) == (key_of("notes", page_shortcuts(kind)) == "N")


def test_the_board_embeds_its_shortcuts() -> None:
    html = board_html()
    assert embedded(html, "given")["keyboard"] == keyboard_json(SHORTCUTS)
    for title in ("Undo (U)", "Redo (Shift+U)", "Hint (H)", "Values (V)", "Help (?)", "Players"):
        assert f'title="{title}"' in html


def test_scripts_write_down_no_key() -> None:
    """They ask `actionOf`, the only function that looks at the key of an event."""
    keys = re.compile(r"Arrow(Left|Right|Up|Down)|Backspace|\bevent\.key\b|\{ key,")
    scripts = sorted((ROOT / "web" / "src").rglob("*.ts"))
    assert len(scripts) > 40
    assert [path.name for path in scripts if keys.search(path.read_text(encoding="utf-8"))] == ["keyboard.ts"]


def test_the_documentation_shows_the_table_of_the_board() -> None:
    lines = [(line.keys, line.does) for line in SHORTCUTS]
    assert markdown_table(lines) in (ROOT / "docs" / "guides" / "board.md").read_text(encoding="utf-8")


def test_the_documentation_shows_the_table_of_puzzle_pages() -> None:
    """With the kinds of puzzles that have a key, unless all have it."""
    rows: list[tuple[str, str]] = []
    for line in (line for kind in KINDS for line in page_shortcuts(kind)):
        kinds = [kind for kind in KINDS if line in page_shortcuts(kind)]
        where = "all" if len(kinds) == len(KINDS) else ", ".join(kinds)
        row = (line.keys, f"{line.does} | {where}")
        if row not in rows:
            rows.append(row)
    header, rule, *lines = markdown_table(rows).split("\n")
    table = "\n".join([f"{header} Puzzles |", f"{rule}---|", *lines])
    assert table in (ROOT / "docs" / "guides" / "puzzle-setter.md").read_text(encoding="utf-8"), table
