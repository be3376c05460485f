"""Solving as a careful person does: the easiest technique first, every card with its reason."""

from __future__ import annotations

from collections.abc import Iterator

from ppsolve.puzzles.party.pyramid import closing
from ppsolve.puzzles.party.pyramid.cells import Board, Marks, cells_of, known, placement, with_known
from ppsolve.puzzles.party.pyramid.explanation import explanation
from ppsolve.puzzles.party.pyramid.reasoning import Line
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES
from ppsolve.puzzles.party.pyramid.words import either, lettered
from ppsolve.puzzles.task import Step


def steps_from(board: Board, marks: Marks) -> Iterator[Step]:
    """Every card that is not known yet, in the order in which it can be found, and why.

    The puzzle is sound: it has exactly one solution.
    """
    line = Line(board, marks)
    placed = known(marks)
    while placed != board.shape.every:
        if not line.advance(TECHNIQUES):
            step, line = _guess(line)
            yield step
            placed |= 1 << step.move.row * board.shape.base + step.move.column
        fresh = cells_of(known(line.marks) & ~placed)
        placed = known(line.marks)
        for why in sorted((explanation(line, cell) for cell in fresh), key=lambda why: why.order):
            why = explanation(line, why.cell)  # an earlier one of these may have told some of it
            yield why.step
            line.tell(why.cell, why.numbers)


def _guess(line: Line) -> tuple[Step, Line]:
    """The step that nothing but trying finds: a cell with few colours left."""
    unknown = cells_of(line.board.shape.every & ~known(line.marks))
    cell = min(unknown, key=lambda one: len(line.view.at(one)))
    colours = line.view.at(cell)
    colour = next(
        one for one in colours if not closing.impossible(line.board, with_known(line.marks, cell, one))
    )
    name = line.board.shape.name(cell)
    reason = (
        f"Here one has to try: {name} can be {either(colours)}, and only with {lettered(colour)} "
        "can the pyramid be filled."
    )
    after = Line(line.board, with_known(line.marks, cell, colour))
    return Step("guess", placement(line.board, cell, colour), reason), after
