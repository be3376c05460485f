"""An analysis in words that all games share: whose view is told, what is not proved, the lines there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.game import GamePosition
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.questions import PlayerOutcome
from ppsolve.solver.view.words import join_words, shown_name

Move = TypeVar("Move")
AnyAnalysis = Analysis[Any, Any]

MOST_AS_GOOD: Final = 3
"""So many moves that are as good are named; more are counted."""


def viewer(analysis: AnyAnalysis) -> int | None:
    """The seat whose view is told: that of the player who asks, else of the player to move."""
    seat: int | None = analysis.position.to_move
    return seat if analysis.viewer is None else analysis.viewer


def of_viewer(analysis: Analysis[Any, Move], name: PlayerOutcome) -> Outcome[Move] | None:
    """An outcome of the player whose view is told, if it was asked for."""
    seat = viewer(analysis)
    outcomes = analysis.players.get(name)
    return None if outcomes is None or seat is None else outcomes[seat]


def opponents(position: GamePosition[Any], seat: int | None = None) -> list[str]:
    """The names of those who still play beside the player of a seat; by default, of the one to move."""
    own = position.to_move if seat is None else seat
    return [
        shown_name(name, position.names)
        for other, name in enumerate(position.names)
        if other != own and position.game.plays_on(position, other)
    ]


def unfinished(analysis: AnyAnalysis) -> list[str]:
    """What is not proved, each by its name."""
    all_names = analysis.position.names
    names = [
        f"{name} of {shown_name(player, all_names)}"
        for name, outcomes in analysis.players.items()
        for player, outcome in zip(all_names, outcomes, strict=True)
        if not outcome.proved
    ]
    for name, outcome in (("table", analysis.table), ("margin", analysis.margin)):
        if outcome is not None and not outcome.proved:
            names.append(name)
    if moves := sum(not outcome.proved for outcome in (analysis.moves or {}).values()):
        names.append(f"{moves} of the moves")
    return names


def ahead_text(analysis: AnyAnalysis) -> str:
    """Who comes out ahead by the margin."""
    margin, names = analysis.margin, analysis.position.names
    assert margin is not None
    if analysis.favours is not None:
        return f"{shown_name(analysis.favours, names)} is ahead"
    if margin.proved:
        return "nobody is ahead"
    if margin.low == 0 or margin.high == 0:
        return f"{shown_name(names[1 if margin.low == 0 else 0], names)} is not ahead"
    return "it is open who is ahead"


def total_texts(analysis: AnyAnalysis, table: str) -> list[tuple[str, str]]:
    """The outcomes that concern all players at once, each with its name: `table`, of which it is said what
    it is, and `margin`."""
    found = []
    if analysis.table is not None:
        found.append(("Table", f"{analysis.table}, {table}"))
    if analysis.margin is not None:
        found.append(("Margin", f"{analysis.margin}, {ahead_text(analysis)}"))
    elif "margin" in analysis.asked and len(analysis.asked) == 1:
        found.append(("Margin", "for two players only"))
    return found


def selfish_text(
    analysis: Analysis[Any, Move], each: Callable[[Sequence[int], Sequence[Outcome[Move]]], str]
) -> str:
    """What those who still play end with if everybody plays for themselves, unless none of it is known;
    `each` tells the outcomes of seats."""
    position = analysis.position
    seats = [seat for seat in range(len(position.names)) if position.game.plays_on(position, seat)]
    outcomes = analysis.players.get("selfish", ())
    if len(seats) < 2 or not any(outcomes[seat].proved for seat in seats if outcomes):
        return ""
    return f"If everybody plays for themselves, {each(seats, [outcomes[seat] for seat in seats])}."


def others_are_guessed(analysis: AnyAnalysis) -> bool:
    """Whether what the others play until the advised player is on turn is not proved to be their best."""
    found, sure = analysis.advice, analysis.players.get("guaranteed")
    return found is not None and bool(found.before) and not (sure and sure[found.seat].proved)


def as_good_text(moves: Sequence[object]) -> str:
    """That other moves are as good as the one that was named; nothing if there are none."""
    if not moves:
        return ""
    words = map(str, moves) if len(moves) <= MOST_AS_GOOD else [f"{len(moves)} other moves"]
    return f" ({join_words(list(words))} {'is' if len(moves) == 1 else 'are'} as good)"


def when_text(analysis: AnyAnalysis) -> str:
    """When the player who is advised is on turn, if that is not now."""
    assert analysis.advice is not None
    before = " ".join(map(str, analysis.advice.before))
    if not before:
        return ""
    return f" when next on turn, {'say' if others_are_guessed(analysis) else 'here'} after {before}"


def moves_by_worth(analysis: Analysis[Any, Move]) -> list[tuple[Outcome[Move], list[Move]]]:
    """The legal moves, the best first, those that are worth the same together."""
    groups: dict[tuple[int, int], list[Move]] = {}
    for move, outcome in (analysis.moves or {}).items():
        groups.setdefault((outcome.low, outcome.high), []).append(move)

    def best_first(bounds: tuple[int, int]) -> tuple[int, int]:
        low, high = bounds
        return (high, low) if analysis.position.game.wants == "fewest" else (-low, -high)

    return [(Outcome(*bounds), groups[bounds]) for bounds in sorted(groups, key=best_first)]


# Lines of play.


class NamedLine(NamedTuple):
    """A line of play to the end: what it is the line of, and who is for or against whom."""

    name: str
    circumstance: str
    moves: Sequence[Any]


def lines(analysis: AnyAnalysis) -> list[NamedLine]:
    """The lines that are known, the one that advises the player to move first."""
    return [line for line in _lines(analysis) if line.moves]


def lead(analysis: AnyAnalysis) -> NamedLine | None:
    """The line that is told step by step: that of the move advised, if it is known, or the first there is."""
    known = lines(analysis)
    if analysis.advice is None and viewer(analysis) != analysis.position.to_move:
        return None
    if analysis.advice is not None and not analysis.advice.outcome.proved:
        return None
    return known[0] if known else None


def other_lines(analysis: AnyAnalysis) -> list[str]:
    """All lines but the one that is told step by step, one for those that are the same."""
    first = lead(analysis)
    names: dict[tuple[Any, ...], list[str]] = {}
    for line in lines(analysis):
        if line != first:
            names.setdefault(tuple(line.moves), []).append(line.name)
    told = () if first is None else tuple(first.moves)
    return [
        f"Line of {join_words(same)}: {'the same' if moves == told else ' '.join(map(str, moves))}"
        for moves, same in names.items()
    ]


def _lines(analysis: AnyAnalysis) -> Iterator[NamedLine]:
    position, seat, found = analysis.position, viewer(analysis), analysis.advice
    if position.over or seat is None:
        return
    name = shown_name(position.names[seat], position.names)
    others = opponents(position, seat)
    rival = others[0] if len(others) == 1 else ""
    work = f"{'then ' if others_are_guessed(analysis) else ''}work{'s' if rival else ''}"
    against = f"if {rival or 'all the others'} {work} against {name}" if others else ""
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
