"""The analysis board: one HTML file with the exact solver in it, that needs nothing else.

The file has the template of this folder, the bundles of `web/src/board` and `web/src/worker`, and the native
core compiled to WebAssembly.
"""

from __future__ import annotations

import base64
import json
from importlib.resources import files
from typing import Any, Final

from ppsolve.reports.puzzle.party.renderer import CARD_KEYS
from ppsolve.reports.shared.keyboard import Shortcut, board_shortcuts, key_of, keyboard_json
from ppsolve.reports.shared.templates import render_play, script_json, source
from ppsolve.solver import records
from ppsolve.solver.games import AnyPosition, game_of
from ppsolve.solver.language.messages import in_english, say
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.record import hides_hands, record_from_dict
from ppsolve.solver.record_registry import AnyRound

DRAWINGS: Final = ("puzzle/party/drawings.html", "board/fish.html")
TOOLS: Final = (
    ("undo", "page-undo"),
    ("redo", "page-redo"),
    ("hint", "page-hint"),
    ("values", "board-values"),
    ("review", "board-review"),
    ("seats", "board-players"),
    ("setup", "board-setup"),
    ("save", "board-save"),
)
"""The buttons: ID, and the message with the name."""
SHORTCUTS: Final = board_shortcuts([Shortcut("[R] [G] [Y] [P] [B]", "page-key-card", CARD_KEYS)])


@in_english
def board_html(given: str = "") -> str:
    """The page of the board; `given` is the text of the position or record that it opens."""
    from markupsafe import Markup

    data = {"text": given, "keyboard": keyboard_json(SHORTCUTS)}
    return render_play(
        "ppsolve.reports.board",
        title=say("board-title"),
        traits=("grows",),
        board=say("board-label"),
        tools=[(id_, name, key_of(id_, SHORTCUTS)) for id_, name in TOOLS],
        key_of=lambda action: key_of(action, SHORTCUTS),
        bundle="board",
        drawings=DRAWINGS,
        worker=Markup(source("bundles/worker.js")),
        core=Markup(base64.b64encode(module_bytes()).decode()),
        given=Markup(script_json(data)),
    )


def module_bytes() -> bytes:
    """The native core as a WebAssembly module, built by tools/build_wasm.py."""
    return files("ppsolve.reports").joinpath("bundles/core.wasm").read_bytes()


# The position or record that the board opens, as text.


def position_text(position: AnyPosition | HiddenPosition) -> str:
    """A position in one line."""
    return position.to_text()


def seen_record_text(document: Any) -> str:
    """A record with hidden cards as JSON text, checked; empty if it hides nothing."""
    if not hides_hands(document):
        return ""
    record_from_dict(document)
    return json.dumps(document)


def round_text(played: AnyRound, move: int = 1) -> str:
    """A round as JSON text for the board: the position before move `move`, and the moves from there on."""
    start = played.positions[move - 1]
    moves = [str(turn.move) for turn in played.turns[move - 1 :]]
    return json.dumps({"schema": records.SCHEMA, "deal": game_of(start).to_dict(start), "moves": moves})
