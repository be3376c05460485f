"""Puzzles that are alike: as a whole, or to the eye.

Two puzzles are the same if mirroring, turning, moving and renaming colours lead from one to the other. Two
look alike if the same leads from what the eye sees first to that of the other: the shape of a floe, the
pattern of a pyramid's givens, the cards that lie on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Final

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.solitaire import with_plain_names
from ppsolve.puzzles.pingouin.contest_task import FloeTask
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import Rows, mirrored
from ppsolve.solver.party.symmetry import canonical
from ppsolve.solver.pingouin.floe import PLACES, Tile, read_rows

Point = tuple[int, int]
Marks = Mapping[Tile, Hashable]
"""What lies on the tiles of a floe."""

_HIDE: Final = str.maketrans(dict.fromkeys(COLOURS, "x"))


def identity(task: Task) -> Hashable:
    """Return what tasks share that are the same but for mirroring, turning, moving and names of colours."""
    if isinstance(task, PyramidTask):
        return min(with_plain_names(rows, _in_order(task.cards, rows)) for rows in _sides(task.givens))
    if isinstance(task, QueueTask):
        laid = min(with_plain_names(rows, task.queue) for rows in _sides(task.pyramid))
        return task.base, task.window, laid
    if isinstance(task, DuelTask):
        return task.limit, canonical(task.position)
    return _least(marks_of(task))


def look(task: Task) -> Hashable:
    """Return what tasks share that look alike."""
    if isinstance(task, PyramidTask):
        return min(tuple(row.translate(_HIDE) for row in rows) for rows in _sides(task.givens))
    if isinstance(task, QueueTask):
        return task.base, task.window, min(with_plain_names(rows) for rows in _sides(task.pyramid))
    if isinstance(task, DuelTask):
        return min(with_plain_names(rows) for rows in _sides(task.position.pyramid))
    return _least(dict.fromkeys(marks_of(task), ""))


def repeated(tasks: Iterable[Task], key: Callable[[Task], Hashable]) -> list[tuple[int, int]]:
    """Return the pairs of numbers of tasks with equal keys, each with the first of its kind."""
    first: dict[Hashable, int] = {}
    return [
        (first[found], number)
        for number, found in enumerate(map(key, tasks))
        if first.setdefault(found, number) != number
    ]


def marks_of(task: Task) -> Marks:
    """Return the tiles of a floe with what lies on them: fish or numbers, and penguins."""
    if isinstance(task, RouteTask):
        ice, penguins = read_rows(task.rows)
        numbers = dict(task.numbers)
        return {
            tile: f"{'A' if tile in penguins[0] else ''}{numbers.get(tile, '')}"
            for tile, fish in enumerate(ice)
            if fish
        }
    if isinstance(task, HarvestTask):
        ice, penguins = read_rows(task.rows)
        return {tile: f"{fish}{'A' if tile in penguins[0] else ''}" for tile, fish in enumerate(ice) if fish}
    assert isinstance(task, FloeTask)
    seats = {tile: seat for seat, player in enumerate(task.position.players) for tile in player.penguins}
    return {
        tile: f"{fish}{'AB'[seats[tile]] if tile in seats else ''}"
        for tile, fish in enumerate(task.position.ice)
        if fish
    }


def _in_order(cards: str, rows: Rows) -> str:
    """Return cards in the order in which their colours appear in `rows`, then by their numbers."""
    shown = "".join(rows)
    return "".join(
        sorted(cards, key=lambda card: (shown.find(card) % (len(shown) + 1), cards.count(card), card))
    )


def _sides(rows: Rows) -> tuple[Rows, Rows]:
    return rows, mirrored(rows)


def _least(marks: Marks) -> Hashable:
    """Return the least of the twelve mirrored and turned copies of a floe, moved to the corner."""
    return min(_moved(copy) for copy in _copies({_point(tile): mark for tile, mark in marks.items()}))


def _point(tile: Tile) -> Point:
    """Return the oblique coordinates of a tile: one step right, one step down and right."""
    row, column = PLACES[tile]
    return (2 * column + (row % 2 == 0) - row) // 2, row


def _copies(marks: Mapping[Point, Hashable]) -> Iterator[Mapping[Point, Hashable]]:
    for _ in range(6):
        marks = {(-y, x + y): mark for (x, y), mark in marks.items()}
        yield marks
        yield {(y, x): mark for (x, y), mark in marks.items()}


def _moved(marks: Mapping[Point, Hashable]) -> tuple[tuple[Point, Hashable], ...]:
    left, top = min(x for x, _ in marks), min(y for _, y in marks)
    return tuple(sorted(((x - left, y - top), mark) for (x, y), mark in marks.items()))
