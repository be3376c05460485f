"""The analysis board: one HTML file with the exact solver in it, that needs nothing else.

The files of this folder and of the games' folders below it go into one page, with the native core compiled to
WebAssembly (`core.wasm`). Drawing, formatting and the rules are shared with the puzzle pages.
"""

from __future__ import annotations

import base64
import json
from importlib.resources import files
from typing import Any, Final

from ppsolve.reports.board.games import BOARD_GAMES
from ppsolve.reports.shared.keyboard import board_shortcuts, key_of, keyboard_json
from ppsolve.reports.shared.templates import join_scripts, render_play, script_json
from ppsolve.solver import records
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import AnyPosition, from_dict, game_of
from ppsolve.solver.view.phrases import count_of

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
    "puzzle/page/format.js",
    "puzzle/page/storage.js",
    "puzzle/page/elements.js",
    "puzzle/page/board.js",
    "puzzle/page/settings.js",
    "board/games.js",
    "board/input_checks.js",
    "board/random.js",
    "board/analysis.js",
    "board/history.js",
    "board/values.js",
    "board/review.js",
    "board/open_dialog.js",
    "board/save_dialog.js",
    "board/opponents.js",
    "board/setup_panel.js",
    *(script for game in BOARD_GAMES for script in game.scripts),
    "board/page.js",
)
"""In loading order."""
WORKER_SCRIPTS: Final = (
    "board/core.js",
    "board/worker.js",
    *(script for game in BOARD_GAMES for script in game.worker_scripts),
)

TOOLS: Final = (
    ("undo", "Undo"),
    ("redo", "Redo"),
    ("hint", "Hint"),
    ("values", "Values"),
    ("review", "Review"),
    ("seats", "Players"),
    ("setup", "Set up"),
    ("save", "Save"),
)
"""The buttons: ID and name."""
SHORTCUTS: Final = board_shortcuts(line for game in BOARD_GAMES for line in game.shortcuts)


def board_html(given: str = "") -> str:
    """The page of the board; `given` is the text of the position or record that it opens."""
    from markupsafe import Markup

    rules = {game.name: game.rules() for game in BOARD_GAMES}
    data = {"text": given, "rules": rules, "keyboard": keyboard_json(SHORTCUTS)}
    return render_play(
        "ppsolve.reports.board",
        title="Penguin analysis board",
        traits=("grows",),
        board="Board. Arrow keys move, Enter plays.",
        tools=[(id_, name, key_of(id_, SHORTCUTS)) for id_, name in TOOLS],
        key_of=lambda action: key_of(action, SHORTCUTS),
        styles=STYLES,
        drawings=DRAWINGS,
        script=join_scripts(SCRIPTS),
        worker=Markup(join_scripts(WORKER_SCRIPTS)),
        core=Markup(base64.b64encode(module_bytes()).decode()),
        given=Markup(script_json(data)),
    )


def module_bytes() -> bytes:
    """The native core as a WebAssembly module, built by tools/build_wasm.py."""
    return files("ppsolve.reports.board").joinpath("core.wasm").read_bytes()


# The position or record that the board opens, as text.


def position_text(position: AnyPosition) -> str:
    """A position in one line."""
    return game_of(position).to_line(position)


def document_text(document: Any, number: int | None = None) -> str:
    """A JSON document as text for the board: a position, or one round of a record.

    `number` chooses the round of a game, counted from 1. Raises `BadInput` if the document is neither, or has
    no such round.
    """
    from ppsolve.reports.review.registry import record_of, reviewer_of

    if not isinstance(document, dict) or not {"moves", "rounds"} & document.keys():
        if number is not None:
            raise BadInput("", "a position, but --round is for the record of a game")
        return position_text(from_dict(document))
    record = record_of(document)
    rounds = reviewer_of(record).rounds(record)
    if number is None and len(rounds) > 1:
        raise BadInput("rounds", f"{count_of(len(rounds), 'round')}; choose one with --round")
    if number is not None and number > len(rounds):
        raise BadInput("rounds", f"{count_of(len(rounds), 'round')}, but --round is {number}")
    played = rounds[(number or 1) - 1]
    deal = played.deal.game.to_dict(played.deal)
    moves = [str(turn.move) for turn in played.turns]
    return json.dumps({"schema": records.SCHEMA, "deal": deal, "moves": moves})
