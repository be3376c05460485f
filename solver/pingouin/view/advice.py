"""What an analysis advises: the move to play, its line step by step, and what the moves are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ppsolve.solver.pingouin.game import FloeAnalysis, FloeOutcome
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.meaning import name_of, rivals, viewer
from ppsolve.solver.pingouin.view.words import fish_text
from ppsolve.solver.view.words import join_words

MOST_AS_GOOD: Final = 3
"""So many moves that are as good are named; more are counted."""


class NamedLine(NamedTuple):
    """A line of play to the end of the game: what it is the line of, and who is for or against whom."""

    name: str
    circumstance: str
    moves: Sequence[Move]


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


def lead(analysis: FloeAnalysis) -> NamedLine | None:
    """The line that is told step by step: that of the move advised, if it is known, or the first there is."""
    known = _known_lines(analysis)
    if analysis.advice is None and viewer(analysis) != analysis.position.to_move:
        return None
    if analysis.advice is not None and not analysis.advice.outcome.proved:
        return None
    return known[0] if known else None


def recommendation(analysis: FloeAnalysis) -> str:
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
    before = " ".join(map(str, found.before))
    when = f" when next on turn, here after {before}" if before else ""
    plays = f"{name_of(position, seat)} plays {found.move}{when}"
    if found.proved:
        return f"Recommended: {plays}{_as_good(found.best[1:])}.{which}"
    sure = f"sure of {fish_text(found.outcome.low)} or more (bounds {found.outcome})"
    return f"Best known so far, not proved: {plays}, and is then {sure}.{which}"


def other_lines(analysis: FloeAnalysis) -> list[str]:
    """All lines but the one that is told step by step, one for those that are the same."""
    first = lead(analysis)
    names: dict[tuple[Move, ...], list[str]] = {}
    for line in _known_lines(analysis):
        if line != first:
            names.setdefault(tuple(line.moves), []).append(line.name)
    told = () if first is None else tuple(first.moves)
    return [
        f"Line of {join_words(same)}: {'the same' if moves == told else ' '.join(map(str, moves))}"
        for moves, same in names.items()
    ]


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


def moves_by_worth(analysis: FloeAnalysis) -> list[tuple[FloeOutcome, list[Move]]]:
    """The legal moves, the best first, those that are worth the same together."""
    groups: dict[tuple[int, int], list[Move]] = {}
    for move, outcome in (analysis.moves or {}).items():
        groups.setdefault((outcome.low, outcome.high), []).append(move)
    return [(FloeOutcome(*both), moves) for both, moves in sorted(groups.items(), reverse=True)]


def _as_good(moves: Sequence[Move]) -> str:
    if not moves:
        return ""
    words = map(str, moves) if len(moves) <= MOST_AS_GOOD else [f"{len(moves)} other moves"]
    return f" ({join_words(list(words))} {'is' if len(moves) == 1 else 'are'} as good)"


def _known_lines(analysis: FloeAnalysis) -> list[NamedLine]:
    """The lines that are known, the one that advises the player to move first."""
    return [line for line in _lines(analysis) if line.moves]


def _lines(analysis: FloeAnalysis) -> Iterator[NamedLine]:
    position, seat, found = analysis.position, viewer(analysis), analysis.advice
    if position.over or seat is None:
        return
    name, others = name_of(position, seat), rivals(position, seat)
    rival = others[0] if len(others) == 1 else ""
    against = f"if {rival or 'all the others'} work{'s' if rival else ''} against {name}" if others else ""
    if found is not None:
        advised = (*found.before, *found.outcome.line) if found.outcome.proved else ()
        yield NamedLine(f"guaranteed ({name})", against, advised)
    elif sure := analysis.players.get("guaranteed"):
        yield NamedLine(f"guaranteed ({name})", against, sure[seat].line)
    if analysis.margin is not None:
        yield NamedLine("margin", "with best play of both" if others else "", analysis.margin.line)
    # Players whose selfish outcome follows from their guaranteed one have lines of their own.
    selfish = {outcome.line for outcome in analysis.players.get("selfish", ())}
    if len(selfish) == 1:
        yield NamedLine("selfish", "if everybody plays for themselves" if others else "", selfish.pop())
    if best := analysis.players.get("best"):
        helped = f"if {rival or 'everybody'} helps {name}" if others else ""
        yield NamedLine(f"best ({name})", helped, best[seat].line)
    if analysis.table is not None:
        yield NamedLine("table", "if all work together" if others else "", analysis.table.line)


def _notes(before: Position, after: Position) -> list[str]:
    """Who has got out between two positions, with how many fish."""
    return [
        f"{name_of(after, seat)} is out with {fish_text(player.fish)}"
        for seat, player in enumerate(after.players)
        if before.players[seat].active and not player.active
    ]
