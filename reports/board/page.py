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
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import AnyPosition, from_dict, game_of
from ppsolve.solver.view.phrases import count_of

DRAWINGS: Final = ("puzzle/party/drawings.html", "board/fish.html")
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
SHORTCUTS: Final = board_shortcuts(
    [Shortcut("[R] [G] [Y] [P] [B]", "choose a card; on a place, put it there", CARD_KEYS)]
)


def board_html(given: str = "") -> str:
    """The page of the board; `given` is the text of the position or record that it opens."""
    from markupsafe import Markup

    data = {"text": given, "keyboard": keyboard_json(SHORTCUTS)}
    return render_play(
        "ppsolve.reports.board",
        title="Penguin analysis board",
        traits=("grows",),
        board="Board. Arrow keys move, Enter plays.",
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
