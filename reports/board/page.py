"""The analysis board: one HTML file with the exact solver in it, that needs nothing else.

The files of this folder and of the games' folders below it are put into one, with the native core compiled to
WebAssembly, `core.wasm`. What is drawn and said as on the page of a puzzle comes from there.
"""

from __future__ import annotations

import base64
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ppsolve.reports.shared.templates import render, script_json

PUZZLE_STYLES: Final = ("page.css", "board.css", "dialogs.css")
STYLES: Final = ("values.css", "setup.css", "layout.css", "pingouin/floe.css")

PUZZLE_SCRIPTS: Final = (
    "engine.js",
    "words.js",
    "memory.js",
    "cards.js",
    "board.js",
    "growing.js",
    "settings.js",
)
SCRIPTS: Final = (
    "refusals.js",
    "seeds.js",
    "analyst.js",
    "party/rules.js",
    "party/pyramid.js",
    "party/forms.js",
    "party/party.js",
    "party/table.js",
    "party/setup.js",
    "party/sight.js",
    "party/advising.js",
    "pingouin/floe.js",
    "pingouin/forms.js",
    "pingouin/pingouin.js",
    "pingouin/table.js",
    "pingouin/setup.js",
    "pingouin/guessing.js",
    "games.js",
    "history.js",
    "values.js",
    "review.js",
    "opening.js",
    "saving.js",
    "opponents.js",
    "setting.js",
    "page.js",
)
"""In the order in which they build on one another."""
WORKER_SCRIPTS: Final = ("core.js", "worker.js")

TOOLS: Final = (
    ("undo", "Undo", "U"),
    ("redo", "Redo", "Shift+U"),
    ("hint", "Hint", "H"),
    ("values", "Values", "V"),
    ("review", "Review", ""),
    ("seats", "Players", ""),
    ("setup", "Set up", ""),
    ("save", "Save", ""),
)


def board_html(given: str = "") -> str:
    """The page of the board; `given` is the text of a position or a record that it opens with."""
    from markupsafe import Markup

    scripts = [*map(_puzzle_file, PUZZLE_SCRIPTS), *map(_file, SCRIPTS)]
    script = '"use strict";\n' + "\n".join(scripts)
    return render(
        "ppsolve.reports.board",
        "page.html",
        board="Board. Arrow keys move, Enter plays.",
        tools=TOOLS,
        style=Markup("".join([*map(_puzzle_file, PUZZLE_STYLES), *map(_file, STYLES)])),
        script=Markup(script),
        script_hash=Markup(_hash(script)),
        worker=Markup('"use strict";\n' + "\n".join(map(_file, WORKER_SCRIPTS))),
        core=Markup(base64.b64encode(module_bytes()).decode()),
        given=Markup(script_json({"text": given})),
    )


def module_bytes() -> bytes:
    """The native core as a WebAssembly module; tools/build_wasm.py builds it."""
    return files("ppsolve.reports.board").joinpath("core.wasm").read_bytes()


def _hash(script: str) -> str:
    """What a content security policy calls a script by."""
    return f"sha256-{base64.b64encode(sha256(script.encode()).digest()).decode()}"


def _file(name: str) -> str:
    return files("ppsolve.reports.board").joinpath(name).read_text(encoding="utf-8")


def _puzzle_file(name: str) -> str:
    return files("ppsolve.reports.puzzle.page").joinpath(name).read_text(encoding="utf-8")
