"""Where the cards of a pyramid lie, before and after a puzzle is solved, for all forms that draw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import EMPTY, Rows, with_card
from ppsolve.solver.party.view.spots import Spot, SpotRows, pyramid_spots


@dataclass(frozen=True)
class SolvedPyramid:
    """The pyramid of a solved puzzle."""

    rows: SpotRows
    turns: Mapping[Cell, int]
    """The cells that the solution filled, each with the number of its move; 0 where any order will do."""


def every_cell(rows: Rows) -> SpotRows:
    """A spot for every cell of full rows, whether it has a card or is to be filled."""
    return tuple(
        tuple(Spot(row, column, "" if card == EMPTY else card, "") for column, card in enumerate(cells))
        for row, cells in enumerate(rows)
    )


def fill(before: SpotRows, rows: Rows) -> SolvedPyramid:
    """The full rows, the spots without a card before being those that were filled, in any order."""
    cells = ((spot.row, spot.column) for row in before for spot in row if not spot.card)
    return SolvedPyramid(every_cell(rows), dict.fromkeys(cells, 0))


def play_one(before: SpotRows, text: str) -> SolvedPyramid:
    """The spots as they were, and on one of them the card of a move."""
    colour, row, column = parse_move(text)
    rows = tuple(
        tuple(
            spot._replace(card=colour) if (spot.row, spot.column) == (row, column) else spot
            for spot in spots_in_row
        )
        for spots_in_row in before
    )
    return SolvedPyramid(rows, {(row, column): 1})


def play_all(rows: Rows, moves: Sequence[str]) -> SolvedPyramid:
    """The pyramid after all the moves; cards move on by a column whenever the base grows on the left."""
    turns: dict[Cell, int] = {}
    for number, text in enumerate(moves, start=1):
        move = parse_move(text)
        rows = with_card(rows, move)
        shift = 1 if move.column < 0 else 0
        turns = {(row, column + shift): turn for (row, column), turn in turns.items()}
        turns[move.row, move.column + shift] = number
    return SolvedPyramid(pyramid_spots(rows, ()), turns)
