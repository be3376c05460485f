"""The analysis board: one HTML file with the exact solver in it, that needs nothing else.

The files of this folder and of the games' folders below it are put into one, with the native core compiled to
WebAssembly, `core.wasm`. What is drawn and said as on the pages of puzzles, and the rules, come from there.
"""

from __future__ import annotations

import base64
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ppsolve.reports.board.games import BOARD_GAMES
from ppsolve.reports.shared.templates import join_scripts, render_play, script_json

STYLES: Final = (
    "puzzle/page/page.css",
    "puzzle/page/board.css",
    "puzzle/page/dialogs.css",
    "board/values.css",
    "board/setup.css",
    "board/layout.css",
    *(style for game in BOARD_GAMES for style in game.styles),
)
DRAWINGS: Final = tuple(drawing for game in BOARD_GAMES for drawing in game.drawings)
SCRIPTS: Final = (
    "puzzle/page/words.js",
    "puzzle/page/memory.js",
    "puzzle/page/elements.js",
    "puzzle/page/board.js",
    "puzzle/page/settings.js",
    "board/games.js",
    "board/refusals.js",
    "board/seeds.js",
    "board/analyst.js",
    "board/history.js",
    "board/values.js",
    "board/review.js",
    "board/opening.js",
    "board/saving.js",
    "board/opponents.js",
    "board/setting.js",
    *(script for game in BOARD_GAMES for script in game.scripts),
    "board/page.js",
)
"""In the order in which they build on one another."""
WORKER_SCRIPTS: Final = (
    "board/core.js",
    "board/worker.js",
    *(script for game in BOARD_GAMES for script in game.worker_scripts),
)

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

    script = join_scripts(SCRIPTS)
    rules = {game.name: game.rules() for game in BOARD_GAMES}
    return render_play(
        "ppsolve.reports.board",
        title="Penguin analysis board",
        traits=("grows",),
        board="Board. Arrow keys move, Enter plays.",
        tools=TOOLS,
        styles=STYLES,
        drawings=DRAWINGS,
        script=script,
        script_hash=Markup(_hash(script)),
        worker=Markup(join_scripts(WORKER_SCRIPTS)),
        core=Markup(base64.b64encode(module_bytes()).decode()),
        given=Markup(script_json({"text": given, "rules": rules})),
    )


def module_bytes() -> bytes:
    """The native core as a WebAssembly module; tools/build_wasm.py builds it."""
    return files("ppsolve.reports.board").joinpath("core.wasm").read_bytes()


def _hash(script: str) -> str:
    """What a content security policy calls a script by."""
    return f"sha256-{base64.b64encode(sha256(script.encode()).digest()).decode()}"
