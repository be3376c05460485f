"""Scripts shared by all pages name no game or kind, and no page declares a name twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports.board.page import SCRIPTS as BOARD_SCRIPTS
from ppsolve.reports.board.page import WORKER_SCRIPTS
from ppsolve.reports.puzzle.page.html import LATER_SCRIPTS, SCRIPTS
from sources import GAMES, ROOT, place

REPORTS = ROOT / "reports"
SHARED = [
    path
    for folder in ("puzzle/page", "board", "shared")
    for path in sorted((REPORTS / folder).iterdir())
    if path.suffix in (".js", ".html", ".css")
]
OWN = [
    path
    for game in GAMES
    for folder in ("puzzle", "board")
    for path in (REPORTS / folder / game).glob("*.js")
]

DECLARED = re.compile(r"^(?:async )?(?:function\*?|const|let|class) (?:(\w+)|\{([^}]*)\})", re.MULTILINE)
NAMED = re.compile(rf"(?i){'|'.join([*GAMES, *KINDS])}")
COMMENT_OR_TEXT = re.compile(r"""/\*.*?\*/|//[^\n]*|"[^"\n]*"|'[^'\n]*'""", re.DOTALL)


def names_declared(script: str) -> list[str]:
    """Return the names that a script declares at its top level."""
    found = []
    for name, several in DECLARED.findall(script):
        found += [name] if name else re.findall(r"(\w+)\s*[,}]", several + "}")
    return found


def names_used(script: str) -> set[str]:
    """Return the identifiers of a script, without properties and words in strings."""
    return set(re.findall(r"(?<![.\w])[A-Za-z_]\w*", COMMENT_OR_TEXT.sub(" ", script)))


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SHARED, ids=place)
def test_shared_page_files_name_no_game_or_kind(path: Path) -> None:
    assert NAMED.findall(text(path)) == []


def test_shared_scripts_use_no_names_of_a_game() -> None:
    own = {name for path in OWN for name in names_declared(text(path))}
    assert {"COLOURS", "cardPicture", "PARTY", "EDITIONS", "FLOE_TILES", "PINGOUIN"} <= own
    found = {place(path): names_used(text(path)) & own for path in SHARED if path.suffix == ".js"}
    assert len(found) > 25
    assert {path: names for path, names in found.items() if names} == {}


def puzzle_scripts() -> list[str]:
    """Return the scripts of a page with puzzles of all kinds."""
    shared = [f"puzzle/page/{name}" for name in (*SCRIPTS, *LATER_SCRIPTS)]
    return shared + [f"puzzle/{path.parent.name}/{path.name}" for path in OWN if "puzzle" in path.parts]


@pytest.mark.parametrize(
    "paths", [BOARD_SCRIPTS, WORKER_SCRIPTS, puzzle_scripts()], ids=["board", "worker", "puzzles"]
)
def test_no_two_scripts_of_a_page_declare_the_same_name(paths: Iterable[str]) -> None:
    counts = Counter(name for path in paths for name in names_declared(text(REPORTS / path)))
    assert [name for name, count in counts.items() if count > 1] == []


def test_declared_and_used_names_are_found() -> None:
    script = (
        "const A = 1;\nlet b;\nasync function c() {\n  const inner = A;\n}\nclass D extends E {}\n"
        "const {\n  own: F,\n  G,\n} = H;\n"
    )
    assert names_declared(script) == ["A", "b", "c", "D", "F", "G"]
    assert names_used("a.b(c, `${d}`); // e\nf?.g({ h });") == {"a", "c", "d", "f", "h"}
