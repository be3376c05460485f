"""The registry of games on the board. A document that names no game is of the first one."""

from __future__ import annotations

from typing import Final

from ppsolve.reports.board.board_game import BoardGame
from ppsolve.reports.board.party.files import PARTY
from ppsolve.reports.board.pingouin.files import PINGOUIN

BOARD_GAMES: Final[tuple[BoardGame, ...]] = (PARTY, PINGOUIN)
