"""Playing a queue: the moments of a game of solitaire, and the moves that lead from one to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, open_slots, with_card


@dataclass(frozen=True)
class Moment:
    """The pyramid as it stands and what is left of the queue."""

    rows: Rows
    rest: str

    def after(self, move: Placement) -> Moment:
        """The moment after a legal move; of equal cards of the window the first one is taken."""
        return Moment(with_card(self.rows, move), self.rest.replace(move.colour, "", 1))


def start(task: QueueTask) -> Moment:
    """The moment before the first move."""
    return Moment(task.pyramid, task.queue)


def moves(task: QueueTask, moment: Moment) -> Iterator[Placement]:
    """Every legal move, by place, then colour."""
    cards = moment.rest[: task.window]
    for row, column, accepts in open_slots(moment.rows, task.rules):
        for colour in accepts:
            if colour in cards:
                yield Placement(colour, row, column)


def check_legal(task: QueueTask, moment: Moment, move: Placement) -> None:
    """`BadInput` that says why a move is not legal, if it is not."""
    where = f"move {move}"
    cards = moment.rest[: task.window]
    if not moment.rest:
        raise BadInput(where, "the queue is empty, nothing is left to place")
    if move.colour not in cards:
        which = "the next card is" if len(cards) == 1 else f"the next {len(cards)} cards are"
        raise BadInput(where, f"{which} {' '.join(cards)}")
    slots = {(slot.row, slot.column): slot for slot in open_slots(moment.rows, task.rules)}
    slot = slots.get((move.row, move.column))
    place = str(move)[1:]
    if slot is None:
        if _is_occupied(moment.rows, move):
            raise BadInput(where, f"{place} is occupied")
        raise BadInput(where, f"{place} is not open; open are {' '.join(s.place for s in slots.values())}")
    if move.colour not in slot.accepts:
        raise BadInput(where, f"{place} accepts only {' or '.join(slot.accepts)}")


def _is_occupied(rows: Rows, move: Placement) -> bool:
    _, row, column = move
    return row < len(rows) and 0 <= column < len(rows[row]) and rows[row][column] != EMPTY
