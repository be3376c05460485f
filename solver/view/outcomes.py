"""Sentences about an analysis that all games share: totals, recommendations, lines of play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.game import GamePosition
from ppsolve.solver.outcome import Outcome, PlayerOutcome
from ppsolve.solver.recommendation import Recommendation
from ppsolve.solver.view.phrases import join_words, shown_name
from ppsolve.solver.yardsticks import SELFISH, WORST_CASE

Move = TypeVar("Move")
AnyAnalysis = Analysis[Any, Any]

MOST_AS_GOOD: Final = 3
"""Maximum number of equally good moves to list by name; more are only counted."""


def viewer(analysis: AnyAnalysis) -> int | None:
    """Return the seat whose point of view is shown: the requested one, else the player to move."""
    seat: int | None = analysis.position.to_move
    return seat if analysis.viewer is None else analysis.viewer


def of_viewer(analysis: Analysis[Any, Move], name: PlayerOutcome) -> Outcome[Move] | None:
    """Return an outcome of the viewer, if it was requested."""
    seat = viewer(analysis)
    outcomes = analysis.players.get(name)
    return None if outcomes is None or seat is None else outcomes[seat]


def opponents(position: GamePosition[Any], seat: int | None = None) -> list[str]:
    """Return the names of the other players still in play; `seat` defaults to the player to move."""
    own = position.to_move if seat is None else seat
    return [
        shown_name(name, position.names)
        for other, name in enumerate(position.names)
        if other != own and position.game.plays_on(position, other)
    ]


def unfinished(analysis: AnyAnalysis) -> list[str]:
    """List the outcomes that are not proved."""
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
    selfish = [value.selfish for value in (analysis.values or {}).values() if value.selfish is not None]
    if moves := sum(not outcome.proved for outcome in selfish):
        names.append(f"{moves} of the moves if everyone plays for themselves")
    return names


def ahead_text(analysis: AnyAnalysis) -> str:
    """Say which player the margin favours."""
    margin, names = analysis.margin, analysis.position.names
    assert margin is not None
    if analysis.favours is not None:
        return f"{shown_name(analysis.favours, names)} is ahead"
    if margin.proved:
        return "nobody is ahead"
    if margin.low == 0 or margin.high == 0:
        return f"{shown_name(names[1 if margin.low == 0 else 0], names)} is not ahead"
    return "not decided who is ahead"


def total_texts(analysis: AnyAnalysis, table: str) -> list[tuple[str, str]]:
    """Return the outcomes of the whole table, each with its name; `table` explains the outcome `table`."""
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
    """Return a sentence on selfish play; empty if no result is proved.

    `each` describes the outcomes of the given seats.
    """
    position = analysis.position
    seats = [seat for seat in range(len(position.names)) if position.game.plays_on(position, seat)]
    outcomes = analysis.players.get("selfish", ())
    if len(seats) < 2 or not any(outcomes[seat].proved for seat in seats if outcomes):
        return ""
    return f"If everyone plays for themselves, {each(seats, [outcomes[seat] for seat in seats])}."


# Recommendations.


def others_are_guessed(analysis: AnyAnalysis) -> bool:
    """Return whether the moves before the recommended one are a guess rather than proved best play."""
    return analysis.recommendation is not None and analysis.recommendation.guessed


def moves_text(moves: Sequence[object]) -> str:
    """Name a few moves, or count them."""
    return join_words([*map(str, moves)]) if len(moves) <= MOST_AS_GOOD else f"{len(moves)} other moves"


def as_good_text(moves: Sequence[object], equal: str = "just as good") -> str:
    """Name other moves that are `equal` to one, in parentheses; empty if there are none."""
    return f" ({moves_text(moves)} {'is' if len(moves) == 1 else 'are'} {equal})" if moves else ""


def when_text(analysis: AnyAnalysis) -> str:
    """Say after which moves the recommended player is to move; empty if it is their turn now."""
    assert analysis.recommendation is not None
    before = " ".join(map(str, analysis.recommendation.before))
    if not before:
        return ""
    return f" on the next turn, {'for example ' if others_are_guessed(analysis) else ''}after {before}"


def moves_by_worth(analysis: Analysis[Any, Move]) -> list[tuple[Outcome[Move], list[Move]]]:
    """Group the legal moves by value, best first."""
    groups: dict[tuple[int, int], list[Move]] = {}
    for move, outcome in (analysis.moves or {}).items():
        groups.setdefault((outcome.low, outcome.high), []).append(move)

    def best_first(bounds: tuple[int, int]) -> tuple[int, int]:
        low, high = bounds
        return (high, low) if analysis.position.game.wants == "fewest" else (-low, -high)

    return [(Outcome(*bounds), groups[bounds]) for bounds in sorted(groups, key=best_first)]


# Lines of play.


class NamedLine(NamedTuple):
    """A line of play to the end."""

    name: str
    """The outcome it belongs to, with the player in parentheses if it is one player's."""
    label: str
    """The start of a paragraph that lists its moves."""
    circumstance: str
    """The assumption about the other players, as a clause; empty if nobody else plays."""
    moves: Sequence[Any]


def lines(analysis: AnyAnalysis) -> list[NamedLine]:
    """Return the known lines; the one with the recommended move comes first."""
    return [line for line in _lines(analysis) if line.moves]


def lead(analysis: AnyAnalysis) -> NamedLine | None:
    """Return the line to show step by step: that of the recommended move, else the first one."""
    known = lines(analysis)
    if analysis.recommendation is None and viewer(analysis) != analysis.position.to_move:
        return None
    if (found := analysis.recommendation) is not None and not _recommended_line(found):
        return None
    return known[0] if known else None


def other_lines(analysis: AnyAnalysis) -> list[str]:
    """Return a sentence for each line but the leading one; identical lines share a sentence."""
    first = lead(analysis)
    groups: dict[tuple[Any, ...], list[NamedLine]] = {}
    for line in lines(analysis):
        if line != first:
            groups.setdefault(tuple(line.moves), []).append(line)
    shown = () if first is None else tuple(first.moves)
    return [
        f"{_joint_label(same)}: {'the same' if moves == shown else ' '.join(map(str, moves))}"
        for moves, same in groups.items()
    ]


def _joint_label(same: Sequence[NamedLine]) -> str:
    """Return one label for identical lines. If all cooperate, nobody needs to be helped in particular."""
    cooperative = any(line.name == "table" for line in same)
    labels = [line.label for line in same if not (cooperative and line.name.startswith("best "))]
    return ", or ".join([labels[0], *(label[0].lower() + label[1:] for label in labels[1:])])


def _lines(analysis: AnyAnalysis) -> Iterator[NamedLine]:
    position, seat, found = analysis.position, viewer(analysis), analysis.recommendation
    if position.over or seat is None:
        return
    name = shown_name(position.names[seat], position.names)
    others = opponents(position, seat)
    rival = others[0] if len(others) == 1 else ""
    work = f"{'then ' if others_are_guessed(analysis) else ''}work{'s' if rival else ''}"
    against = f"if {rival or 'all the others'} {work} against {name}" if others else ""
    each = "if everyone plays for themselves" if others else ""
    best_play = f"Best play for {name}"
    if found is not None and others and found.yardstick != WORST_CASE:
        if found.yardstick == SELFISH:
            yield NamedLine("selfish", "Selfish play", each, _recommended_line(found))
        safest = found.worth[found.safest[0]].line if found.safest_is_proved else ()
        yield NamedLine(
            f"guaranteed ({name})",
            f"Safest play for {name}",
            against,
            (*found.before, *safest) if safest else (),
        )
    elif found is not None:
        yield NamedLine(f"guaranteed ({name})", best_play, against, _recommended_line(found))
    elif guaranteed := analysis.players.get("guaranteed"):
        yield NamedLine(f"guaranteed ({name})", best_play, against, guaranteed[seat].line)
    if analysis.margin is not None:
        by_both = "with best play by both" if others else ""
        yield NamedLine("margin", "Best play by both", by_both, analysis.margin.line)
    # A selfish outcome that follows from the guaranteed one has a line of its own.
    selfish = {outcome.line for outcome in analysis.players.get("selfish", ())}
    if len(selfish) == 1 and not (found is not None and others and found.yardstick == SELFISH):
        yield NamedLine("selfish", "Selfish play", each, selfish.pop())
    if best := analysis.players.get("best"):
        helped = f"if {rival or 'everybody'} helps {name}"
        yield NamedLine(f"best ({name})", _capitalised(helped), helped if others else "", best[seat].line)
    if analysis.table is not None:
        together = "if everybody cooperates"
        yield NamedLine("table", _capitalised(together), together if others else "", analysis.table.line)


def _recommended_line(found: Recommendation[Any, Any]) -> tuple[Any, ...]:
    """Return play from the position that begins with the recommended move by its yardstick, if any."""
    values = found.values[found.move]
    outcome = {WORST_CASE: values.worst_case, SELFISH: values.selfish}.get(found.yardstick)
    return (*found.before, *outcome.line) if outcome is not None and outcome.proved else ()


def _capitalised(text: str) -> str:
    return text[0].upper() + text[1:]
