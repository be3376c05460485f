"""The files of Pingouin for the board."""

from __future__ import annotations

from typing import Final

from ppsolve.reports.board.board_game import BoardGame

PINGOUIN: Final = BoardGame(
    name="pingouin",
    styles=("board/pingouin/floe.css",),
    drawings=("board/pingouin/drawings.html",),
    scripts=(
        "puzzle/pingouin/engine.js",
        "board/pingouin/formats.js",
        "board/pingouin/pingouin.js",
        "board/pingouin/table.js",
        "board/pingouin/setup.js",
        "board/pingouin/estimated_moves.js",
    ),
    worker_scripts=("board/pingouin/estimates.js",),
    rules=dict,
)
