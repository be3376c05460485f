"""What an analysis advises: the move to play, its line step by step, and what the moves are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.view.meaning import rivals
from ppsolve.solver.party.view.spots import LONGEST_MARK
from ppsolve.solver.party.view.words import due_text, standing
from ppsolve.solver.view.words import shown_name

NO_CARD_FITS = "-"
NOT_DECIDED = "?"


class NamedLine(NamedTuple):
    """A line of play to the end of the round: what it is the line of, and who is for or against whom."""

    name: str
    circumstance: str
    moves: Sequence[Placement]


class LineMove(NamedTuple):
    """A move of a line: who makes it, the position after it, and who has dropped out by then."""

    number: int
    player: str
    move: Placement
    after: Position
    notes: Sequence[str]


def lines(analysis: PartyAnalysis) -> list[NamedLine]:
    """The lines that are known, the one that advises the player to move first."""
    return [line for line in _lines(analysis) if line.moves]


def recommendation(position: Position, line: NamedLine) -> str:
    """The move that a line begins with, and what is to be known about the line."""
    name = shown_name(position.mover.name)
    which = f"The line {line.circumstance}" if line.circumstance else "The line"
    return f"Recommended: {name} plays {line.moves[0]}. {which}:"


def other_lines(known: Sequence[NamedLine]) -> list[str]:
    """All lines but the first as texts, one for those that are the same."""
    names: dict[tuple[Placement, ...], list[str]] = {}
    for line in known[1:]:
        names.setdefault(tuple(line.moves), []).append(line.name)
    return [
        f"Line of {' and of '.join(same)}: "
        + ("the same" if moves == tuple(known[0].moves) else " ".join(map(str, moves)))
        for moves, same in names.items()
    ]


def line_moves(position: Position, moves: Sequence[Placement]) -> list[LineMove]:
    """The moves of a line one by one."""
    found = []
    for number, move in enumerate(moves, start=1):
        after = position.play(move)
        found.append(LineMove(number, shown_name(position.mover.name), move, after, _notes(position, after)))
        position = after
    return found


def moves_by_worth(analysis: PartyAnalysis) -> list[tuple[PartyOutcome, list[Placement]]]:
    """The legal moves, the best first, those that are worth the same together."""
    groups: dict[tuple[int, int], list[Placement]] = {}
    for move, outcome in (analysis.moves or {}).items():
        groups.setdefault((outcome.high, outcome.low), []).append(move)
    return [(PartyOutcome(low, high), moves) for (high, low), moves in sorted(groups.items())]


def slot_marks(analysis: PartyAnalysis) -> dict[Cell, str]:
    """For every open slot, what the best card there is worth to the player to move, in a few letters."""
    worth: dict[Cell, list[PartyOutcome]] = {
        (slot.row, slot.column): [] for slot in analysis.position.slots()
    }
    for move, outcome in (analysis.moves or {}).items():
        worth[move.row, move.column].append(outcome)
    return {cell: _mark(outcomes) for cell, outcomes in worth.items()}


def mark_legend(analysis: PartyAnalysis) -> list[str]:
    """What the marks that are not plain numbers say."""
    marks = set(slot_marks(analysis).values())
    name = shown_name(analysis.position.mover.name)
    words = [f"{NO_CARD_FITS} no card of {name} fits"] if NO_CARD_FITS in marks else []
    if any(mark.startswith("<=") for mark in marks):
        words.append("<= at most; the value is not decided")
    if NOT_DECIDED in marks:
        words.append(f"{NOT_DECIDED} not decided")
    return words


def _lines(analysis: PartyAnalysis) -> Iterator[NamedLine]:
    seat = analysis.position.to_move
    if seat is None:
        return
    mover = shown_name(analysis.position.mover.name)
    others = rivals(analysis.position)
    rival = others[0] if len(others) == 1 else ""
    against = f"if {rival or 'all the others'} work{'s' if rival else ''} against {mover}" if others else ""
    if sure := analysis.players.get("guaranteed"):
        yield NamedLine(f"guaranteed, {mover}", against, sure[seat].line)
    if analysis.margin is not None:
        yield NamedLine("margin", "with best play of both" if others else "", analysis.margin.line)
    # Players whose selfish outcome follows from their guaranteed one have lines of their own.
    selfish = {outcome.line for outcome in analysis.players.get("selfish", ())}
    if len(selfish) == 1:
        yield NamedLine("selfish", "if everybody plays for themselves" if others else "", selfish.pop())
    if best := analysis.players.get("best"):
        helped = f"if {rival or 'everybody'} helps {mover}" if others else ""
        yield NamedLine(f"best, {mover}", helped, best[seat].line)
    if analysis.table is not None:
        yield NamedLine("table", "if all work together" if others else "", analysis.table.line)


def _notes(before: Position, after: Position) -> list[str]:
    """Who has finished, got out or passed between two positions, in turn order."""
    seat = before.to_move
    assert seat is not None
    turn = [(seat + ahead) % len(before.players) for ahead in range(1, len(before.players) + 1)]
    notes = []
    if not after.players[seat].hand:
        due = due_text(after, seat)
        notes.append(f"{shown_name(after.players[seat].name)} has placed every card{due and f', {due}'}")
    for seat in turn if after.to_move is None else turn[: turn.index(after.to_move)]:
        name, stands = shown_name(after.players[seat].name), standing(after, seat)
        if stands == "waiting":
            notes.append(f"{name} passes")
        elif stands == "stuck" or (stands == "out" and not before.players[seat].out):
            notes.append(f"{name} is {stands}, {due_text(after, seat)}")
    return notes


def _mark(outcomes: Sequence[PartyOutcome]) -> str:
    if not outcomes:
        return NO_CARD_FITS
    best = PartyOutcome(min(outcome.low for outcome in outcomes), min(outcome.high for outcome in outcomes))
    mark = str(best) if best.proved else f"<={best.high}"
    return mark if len(mark) <= LONGEST_MARK else NOT_DECIDED
