"""What an analysis advises: the move to play, its line step by step, and what the moves are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ppsolve.solver.pingouin.game import FloeAnalysis
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.meaning import name_of
from ppsolve.solver.pingouin.view.words import fish_text
from ppsolve.solver.view.outcomes import as_good_text, lead, viewer, when_text


class LineMove(NamedTuple):
    """A move of a line: who makes it, what it takes, the position after it, and who is out by then."""

    number: int
    seat: int
    player: str
    move: Move
    fish: int
    """Below the penguin after the move."""
    after: Position
    notes: Sequence[str]


def recommendation_text(analysis: FloeAnalysis) -> str:
    """The move to play, how sure that is, and what is to be known about the line that follows it."""
    line = lead(analysis)
    which = "" if line is None else f" The line {line.circumstance}:" if line.circumstance else " The line:"
    position, found, seat = analysis.position, analysis.advice, viewer(analysis)
    if position.over or seat is None:
        return ""
    if found is None:
        if seat == position.to_move:
            plays = "" if line is None else f"{name_of(position, seat)} plays {line.moves[0]}"
            return f"Recommended: {plays}.{which}" if plays else ""
        name = name_of(position, seat)
        if not position.players[seat].active:
            return ""
        nothing = f"no turn of {name} is to come: there is nothing to advise"
        return f"If all the others work against {name}, {nothing}."
    plays = f"{name_of(position, seat)} plays {found.move}{when_text(analysis)}"
    if found.proved:
        return f"Recommended: {plays}{as_good_text(found.best[1:])}.{which}"
    if found.outcome.proved:
        sure = f"sure of {fish_text(found.outcome.low)}; another move may turn out to be better"
    else:
        sure = f"sure of {fish_text(found.outcome.low)} or more (bounds {found.outcome})"
    return f"Best known so far, not proved: {plays}, and is then {sure}.{which}"


def line_moves(position: Position, moves: Sequence[Move]) -> list[LineMove]:
    """The moves of a line one by one."""
    found = []
    for number, move in enumerate(moves, start=1):
        after = position.play(move)
        seat = position.to_move
        assert seat is not None
        name, fish = name_of(position, seat), position.ice[move.end]
        found.append(LineMove(number, seat, name, move, fish, after, _notes(position, after)))
        position = after
    return found


def _notes(before: Position, after: Position) -> list[str]:
    """Who has got out between two positions, with how many fish."""
    return [
        f"{name_of(after, seat)} is out with {fish_text(player.fish)}"
        for seat, player in enumerate(after.players)
        if before.players[seat].active and not player.active
    ]
