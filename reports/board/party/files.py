"""The files and rules of Penguin Party for the board."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.reports.board.board_game import BoardGame
from ppsolve.reports.puzzle.party.renderer import CARD_KEYS
from ppsolve.reports.shared.keyboard import Shortcut
from ppsolve.solver.party.rules import (
    DEFAULT_EDITION,
    LARGEST_BONUS,
    MOST_OF_A_COLOUR,
    OVERRIDES,
    WIDEST_BASE,
)
from ppsolve.solver.party.view.editions import editions_dict


def _rules() -> dict[str, Any]:
    return {
        "editions": editions_dict(),
        "defaultEdition": DEFAULT_EDITION,
        "widestBase": WIDEST_BASE,
        "mostOfAColour": MOST_OF_A_COLOUR,
        "largestBonus": LARGEST_BONUS,
        "overrides": OVERRIDES,
    }


PARTY: Final = BoardGame(
    name="party",
    styles=("puzzle/party/game.css", "board/party/pyramid.css"),
    drawings=("puzzle/party/drawings.html",),
    scripts=(
        "puzzle/party/engine.js",
        "puzzle/party/colours.js",
        "puzzle/party/cards.js",
        "puzzle/party/growing.js",
        "board/party/rules.js",
        "board/party/pyramid.js",
        "board/party/formats.js",
        "board/party/party.js",
        "board/party/table.js",
        "board/party/setup.js",
        "board/party/player_view.js",
        "board/party/advice.js",
    ),
    worker_scripts=("board/party/samples.js",),
    rules=_rules,
    shortcuts=(Shortcut("[R] [G] [Y] [P] [B]", "choose a card; on a place, put it there", CARD_KEYS),),
)
