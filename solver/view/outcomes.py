"""Sentences about an analysis that all games share: totals, recommendations, lines of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.game import GamePosition
from ppsolve.solver.language.messages import listed, say
from ppsolve.solver.outcome import Outcome, PlayerOutcome
from ppsolve.solver.recommendation import Recommendation
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.yardsticks import SELFISH, WORST_CASE

Move = TypeVar("Move")
AnyAnalysis = Analysis[Any, Any]

ONLY_SELFISH: Final = "--only selfish"
"""The option that computes selfish values even if they take long."""

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
        say("analyze-outcome-of", outcome=outcome_text(name), player=shown_name(player, all_names))
        for name, outcomes in analysis.players.items()
        for player, outcome in zip(all_names, outcomes, strict=True)
        if not outcome.proved
    ]
    for name, outcome in (("table", analysis.table), ("margin", analysis.margin)):
        if outcome is not None and not outcome.proved:
            names.append(outcome_text(name))
    if moves := sum(not outcome.proved for outcome in (analysis.moves or {}).values()):
        names.append(say("analyze-some-moves", number=moves))
    selfish = [value.selfish for value in (analysis.values or {}).values() if value.selfish is not None]
    if moves := sum(not outcome.proved for outcome in selfish):
        names.append(say("analyze-some-moves-selfish", number=moves))
    return names


def unfinished_text(analysis: AnyAnalysis) -> str:
    """Return a sentence that lists the outcomes that are not proved; empty if all are."""
    names = unfinished(analysis)
    return say("analyze-unfinished", names=", ".join(names)) if names else ""


def outcome_text(name: str) -> str:
    """Return the name of an outcome, such as `guaranteed`, in words."""
    return say("analyze-outcome", outcome=name)


def margin_text(analysis: AnyAnalysis) -> str:
    """Return the margin, and which player it favours."""
    margin, names = analysis.margin, analysis.position.names
    assert margin is not None
    ahead, name = "open", ""
    if analysis.favours is not None:
        ahead, name = "player", analysis.favours
    elif margin.proved:
        ahead = "nobody"
    elif margin.low == 0 or margin.high == 0:
        ahead, name = "not-player", names[1 if margin.low == 0 else 0]
    return say("analyze-margin", value=str(margin), ahead=ahead, player=shown_name(name, names))


def total_texts(analysis: AnyAnalysis, table: str) -> list[str]:
    """Return a sentence on each outcome of the whole table; `table` is the one on the outcome `table`."""
    found = []
    if analysis.table is not None:
        found.append(table)
    if analysis.margin is not None:
        found.append(margin_text(analysis))
    elif "margin" in analysis.asked and len(analysis.asked) == 1:
        found.append(say("analyze-margin-of-two"))
    return found


def selfish_text(
    analysis: Analysis[Any, Move], each: Callable[[Sequence[int], Sequence[Outcome[Move]]], str]
) -> str:
    """Return a sentence on selfish play; empty if no result is proved.

    `each` returns it, given seats and their outcomes.
    """
    position = analysis.position
    seats = [seat for seat in range(len(position.names)) if position.game.plays_on(position, seat)]
    outcomes = analysis.players.get("selfish", ())
    if len(seats) < 2 or not any(outcomes[seat].proved for seat in seats if outcomes):
        return ""
    return each(seats, [outcomes[seat] for seat in seats])


def results_text(results: Sequence[str]) -> str:
    """Join the results of several players to a list in a sentence."""
    *first, last = results
    return say("analyze-results", first=", ".join(first), last=last) if first else last


def joined_texts(texts: Sequence[str]) -> str:
    """Join short texts with semicolons; empty if there are none."""
    joined = texts[0] if texts else ""
    for text in texts[1:]:
        joined = say("analyze-and-also", first=joined, next=text)
    return joined


# Recommendations.


def others_are_guessed(analysis: AnyAnalysis) -> bool:
    """Return whether the moves before the recommended one are a guess rather than proved best play."""
    return analysis.recommendation is not None and analysis.recommendation.guessed


def moves_text(moves: Sequence[object]) -> str:
    """Name a few moves, or count them."""
    if len(moves) <= MOST_AS_GOOD:
        return listed([*map(str, moves)])
    return say("analyze-other-moves", number=len(moves))


def alike_text(moves: Sequence[object], equal: Literal["good", "safe", "about"] = "good") -> str:
    """Name other moves that are equal to one, in parentheses; empty if there are none.

    `about` is for moves that are about as good.
    """
    return say("analyze-alike", moves=moves_text(moves), number=len(moves), equal=equal) if moves else ""


def plays_text(analysis: AnyAnalysis) -> str:
    """Return who plays the recommended move, and after which moves, if it is not their turn now."""
    found = analysis.recommendation
    assert found is not None
    before = " ".join(map(str, found.before))
    when = "now" if not before else "example" if others_are_guessed(analysis) else "next"
    name = shown_name(found.position.names[found.seat], found.position.names)
    return move_text(name, found.move, when, before)


def move_text(name: str, move: object, when: str = "now", before: str = "") -> str:
    """Return that a player plays a move."""
    return say("analyze-plays", player=name, move=str(move), when=when, before=before)


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


LineKind = Literal["best", "safest", "selfish", "both", "helped", "together"]
Circumstance = Literal["against", "each", "both", "helped", "together", "none"]


class NamedLine(NamedTuple):
    """A line of play to the end."""

    kind: LineKind
    circumstance: Circumstance
    """The assumption about the other players; `none` if nobody else plays."""
    facts: Mapping[str, str]
    """The facts of the messages about it: the player, the only rival if there is one."""
    moves: Sequence[Any]

    @property
    def introduction(self) -> str:
        """A sentence that introduces its moves."""
        return say("analyze-line-intro", circumstance=self.circumstance, **self.facts)

    def label(self, place: Literal["first", "more"]) -> str:
        """Return its label; `place` is `first` at the start of a sentence."""
        facts = {name: fact for name, fact in self.facts.items() if name != "then"}
        return say("analyze-line-label", line=self.kind, place=place, **facts)


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


def with_introduction(sentences: Iterable[str], line: NamedLine | None) -> str:
    """Join sentences, and the one that introduces a line."""
    return " ".join(filter(None, (*sentences, "" if line is None else line.introduction)))


def other_lines(analysis: AnyAnalysis) -> list[str]:
    """Return a sentence for each line but the leading one; identical lines share a sentence."""
    first = lead(analysis)
    groups: dict[tuple[Any, ...], list[NamedLine]] = {}
    for line in lines(analysis):
        if line != first:
            groups.setdefault(tuple(line.moves), []).append(line)
    shown = () if first is None else tuple(first.moves)
    return [
        say("analyze-line-same", label=_joint_label(same))
        if moves == shown
        else say("analyze-line", label=_joint_label(same), moves=" ".join(map(str, moves)))
        for moves, same in groups.items()
    ]


def _joint_label(same: Sequence[NamedLine]) -> str:
    """Return one label for identical lines. If all cooperate, nobody needs to be helped in particular."""
    cooperative = any(line.kind == "together" for line in same)
    first, *more = [line for line in same if not (cooperative and line.kind == "helped")]
    label = first.label("first")
    for line in more:
        label = say("analyze-line-or", first=label, next=line.label("more"))
    return label


def _lines(analysis: AnyAnalysis) -> Iterator[NamedLine]:
    position, seat, found = analysis.position, viewer(analysis), analysis.recommendation
    if position.over or seat is None:
        return
    others = opponents(position, seat)
    facts = {
        "player": shown_name(position.names[seat], position.names),
        "rivals": "one" if len(others) == 1 else "more",
        "rival": others[0] if len(others) == 1 else "",
        "then": "yes" if others_are_guessed(analysis) else "no",
    }

    def named(kind: LineKind, circumstance: Circumstance, moves: Sequence[Any]) -> NamedLine:
        return NamedLine(kind, circumstance if others else "none", facts, moves)

    if found is not None and others and found.yardstick != WORST_CASE:
        if found.yardstick == SELFISH:
            yield named("selfish", "each", _recommended_line(found))
        safest = found.worth[found.safest[0]].line if found.safest_is_proved else ()
        yield named("safest", "against", (*found.before, *safest) if safest else ())
    elif found is not None:
        yield named("best", "against", _recommended_line(found))
    elif guaranteed := analysis.players.get("guaranteed"):
        yield named("best", "against", guaranteed[seat].line)
    if analysis.margin is not None:
        yield named("both", "both", analysis.margin.line)
    # A selfish outcome that follows from the guaranteed one has a line of its own.
    selfish = {outcome.line for outcome in analysis.players.get("selfish", ())}
    if len(selfish) == 1 and not (found is not None and others and found.yardstick == SELFISH):
        yield named("selfish", "each", selfish.pop())
    if best := analysis.players.get("best"):
        yield named("helped", "helped", best[seat].line)
    if analysis.table is not None:
        yield named("together", "together", analysis.table.line)


def _recommended_line(found: Recommendation[Any, Any]) -> tuple[Any, ...]:
    """Return play from the position that begins with the recommended move by its yardstick, if any."""
    values = found.values[found.move]
    outcome = {WORST_CASE: values.worst_case, SELFISH: values.selfish}.get(found.yardstick)
    return (*found.before, *outcome.line) if outcome is not None and outcome.proved else ()
