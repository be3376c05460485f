"""The games of the board: the one list that a new game is added to. The first one is that of documents which
name none."""

from __future__ import annotations

from typing import Final

from ppsolve.reports.board.board_game import BoardGame
from ppsolve.reports.board.party.files import PARTY
from ppsolve.reports.board.pingouin.files import PINGOUIN

BOARD_GAMES: Final[tuple[BoardGame, ...]] = (PARTY, PINGOUIN)
