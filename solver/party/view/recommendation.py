"""The recommendation of an analysis: the move to play, its line step by step, and the values of the moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ppsolve.solver.outcome import highest, lowest
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Placement, place_text
from ppsolve.solver.party.view.descriptions import due_text, standing
from ppsolve.solver.party.view.spots import LONGEST_MARK
from ppsolve.solver.view.outcomes import as_good_text, lead, viewer, when_text
from ppsolve.solver.view.phrases import count_of, shown_name

NO_CARD_FITS = "-"
NOT_PROVED = "?"


class LineMove(NamedTuple):
    """A move of a line: its player, the position after it, and notes on players who are done."""

    number: int
    seat: int
    player: str
    move: Placement
    after: Position
    notes: Sequence[str]

    @property
    def cell(self) -> Cell:
        """The cell of the card after the move."""
        return self.move.row, max(0, self.move.column)

    @property
    def side(self) -> str:
        """The side on which the base has grown; columns shift when it grows on the left."""
        width = len(self.after.pyramid[0])
        if self.move.row > 0 or width == 1:
            return ""
        return " left" if self.move.column < 0 else " right"


def recommendation_text(analysis: PartyAnalysis) -> str:
    """Return the move to play, whether it is proved, and an introduction to the line that follows it."""
    line = lead(analysis)
    which = ""
    if line is not None:
        which = f" The line {line.circumstance}:" if line.circumstance else " The line:"
    position, found = analysis.position, analysis.recommendation
    if found is None and viewer(analysis) == position.to_move:
        if line is None:
            return ""
        return f"Recommended: {shown_name(position.mover.name, position.names)} plays {line.moves[0]}.{which}"
    if found is None:
        return "" if position.over else _no_turn(analysis)
    name = shown_name(found.position.names[found.seat], found.position.names)
    plays = f"{name} plays {found.move}{when_text(analysis)}"
    if found.proved:
        return f"Recommended: {plays}{as_good_text(found.best[1:])}.{which}"
    rest = "; another move may be better" if found.outcome.proved else f" (bounds {found.outcome})"
    guarantees = f"It guarantees a result of at most {count_of(found.outcome.high, 'card')}{rest}."
    return f"Best move found so far, not proved: {plays}. {guarantees}{which}"


def _no_turn(analysis: PartyAnalysis) -> str:
    seat = viewer(analysis)
    assert seat is not None
    name = shown_name(analysis.position.names[seat], analysis.position.names)
    if not analysis.position.players[seat].active:
        return ""
    return f"If all the others work against {name}, {name} gets no more turns: there is nothing to recommend."


def line_moves(position: Position, moves: Sequence[Placement]) -> list[LineMove]:
    """Play a line and return its moves one by one."""
    found = []
    for number, move in enumerate(moves, start=1):
        after = position.play(move)
        assert position.to_move is not None
        name = shown_name(position.mover.name, position.names)
        found.append(LineMove(number, position.to_move, name, move, after, _notes(position, after)))
        position = after
    return found


def slot_marks(analysis: PartyAnalysis) -> dict[Cell, str]:
    """Return, for every open slot, the value of the player's cards there, in at most 3 characters."""
    return {cell: _mark(list(worth.values())) for cell, worth in _worth_by_slot(analysis).items()}


def cards_that_differ(analysis: PartyAnalysis) -> list[str]:
    """Return the slots where the card makes a difference, with the value of each: `b5: R 4, Y 3`."""
    return [
        f"{place_text(*cell)}: " + ", ".join(f"{move.colour} {outcome}" for move, outcome in worth.items())
        for cell, worth in _worth_by_slot(analysis).items()
        if len({(outcome.low, outcome.high) for outcome in worth.values()}) > 1
    ]


def _worth_by_slot(analysis: PartyAnalysis) -> dict[Cell, dict[Placement, PartyOutcome]]:
    slots = analysis.position.slots()
    found: dict[Cell, dict[Placement, PartyOutcome]] = {(slot.row, slot.column): {} for slot in slots}
    for move, outcome in (analysis.moves or {}).items():
        found[move.row, move.column][move] = outcome
    return found


def mark_legend(analysis: PartyAnalysis) -> list[str]:
    """Explain the marks that are not plain numbers."""
    marks = set(slot_marks(analysis).values())
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    words = [f"{NO_CARD_FITS} none of {name}'s cards fits"] if NO_CARD_FITS in marks else []
    if any(re.fullmatch(r"\d+-\d+", mark) for mark in marks):
        words.append("a range: it depends on the card")
    if any(mark.startswith("<=") for mark in marks):
        words.append("<= at most, not proved")
    if NOT_PROVED in marks:
        words.append(f"{NOT_PROVED} not proved")
    return words


def _notes(before: Position, after: Position) -> list[str]:
    """Report who finished, dropped out or passed between two positions, in turn order."""
    seat = before.to_move
    assert seat is not None
    turn = [(seat + ahead) % len(before.players) for ahead in range(1, len(before.players) + 1)]
    notes = []
    if not after.players[seat].hand:
        due = due_text(after, seat)
        notes.append(
            f"{shown_name(after.players[seat].name, after.names)} has placed every card{due and f', {due}'}"
        )
    for seat in turn if after.to_move is None else turn[: turn.index(after.to_move)]:
        name, stands = shown_name(after.players[seat].name, after.names), standing(after, seat)
        if stands == "waiting":
            notes.append(f"{name} passes")
        elif stands == "stuck" or (stands == "out" and not before.players[seat].out):
            notes.append(f"{name} is {stands}, {due_text(after, seat)}")
    return notes


def _mark(outcomes: Sequence[PartyOutcome]) -> str:
    if not outcomes:
        return NO_CARD_FITS
    best, worst = lowest(outcomes), highest(outcomes)
    mark = str(best) if best.proved else f"<={best.high}"
    if best.proved and worst.proved and best.low < worst.low:
        mark = f"{best.low}-{worst.low}"
    return mark if len(mark) <= LONGEST_MARK else NOT_PROVED
