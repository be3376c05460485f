"""Where the cards of a puzzle lie, before and after it is solved, for all forms that draw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Task
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import EMPTY, Rows, open_slots, with_card
from ppsolve.solver.party.view.spots import Spot, SpotRows, pyramid_spots, spots


@dataclass(frozen=True)
class Laid:
    """The pyramid of a solved puzzle."""

    rows: SpotRows
    turns: Mapping[Cell, int]
    """The cells that the solution filled, each with the number of its move; 0 where any order will do."""


def places(task: Task) -> SpotRows:
    """The pyramid as the solver of the puzzle finds it: a pyramid to fill has a spot for every cell,
    the others have their cards and open slots."""
    match task:
        case PyramidTask():
            return _full_spots(task.givens)
        case QueueTask():
            return pyramid_spots(task.pyramid, open_slots(task.pyramid, task.rules))
        case DuelTask():
            return spots(task.position)


def solved(puzzle: Puzzle) -> Laid:
    """The pyramid when the puzzle is solved; that of a duel after its one move, columns as before it."""
    task = puzzle.task
    match task:
        case PyramidTask():
            cells = ((spot.row, spot.column) for row in places(task) for spot in row if not spot.card)
            return Laid(_full_spots(puzzle.solution), dict.fromkeys(cells, 0))
        case QueueTask():
            return _played(task.pyramid, puzzle.solution)
        case DuelTask():
            colour, row, column = parse_move(puzzle.solution[0])
            rows = tuple(
                tuple(
                    spot._replace(card=colour) if (spot.row, spot.column) == (row, column) else spot
                    for spot in spots_in_row
                )
                for spots_in_row in places(task)
            )
            return Laid(rows, {(row, column): 1})


def _full_spots(rows: Rows) -> SpotRows:
    return tuple(
        tuple(Spot(row, column, "" if card == EMPTY else card, "") for column, card in enumerate(cells))
        for row, cells in enumerate(rows)
    )


def _played(rows: Rows, moves: Sequence[str]) -> Laid:
    """The pyramid after all the moves; cards move on by a column whenever the base grows on the left."""
    turns: dict[Cell, int] = {}
    for number, text in enumerate(moves, start=1):
        move = parse_move(text)
        rows = with_card(rows, move)
        shift = 1 if move.column < 0 else 0
        turns = {(row, column + shift): turn for (row, column), turn in turns.items()}
        turns[move.row, move.column + shift] = number
    return Laid(pyramid_spots(rows, ()), turns)
