"""The bridge to the native core: positions of the Python engine in the core's own form."""

from __future__ import annotations

from ppsolve.solver._core import Round
from ppsolve.solver.cards import COLOURS, counts
from ppsolve.solver.graph import cards_placed
from ppsolve.solver.position import Position
from ppsolve.solver.pyramid import Placement


def native_round(position: Position) -> Round:
    """A position as the native core holds it."""
    rules = position.rules
    return Round(
        rules.base,
        rules.upper_rows == "contiguous",
        rules.stuck == "pass",
        [(COLOURS.index(card), row, column) for (row, column), card in cards_placed(position).items()],
        [counts(player.hand) for player in position.players],
        [player.out for player in position.players],
        position.to_move or 0,
    )


def native_moves(state: Round) -> list[Placement]:
    """The legal moves of a native position, in the core's order."""
    return [Placement(COLOURS[colour], row, column) for colour, row, column in state.moves()]
