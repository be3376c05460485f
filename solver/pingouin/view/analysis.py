"""Sentences about an analysis, shared by text and HTML: its values, the recommended move, its line.

A sentence never presents a bound as a value: an unproved outcome is shown as a range, or as not decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from ppsolve.solver.outcome import Question
from ppsolve.solver.pingouin.advice import FloeAdvice
from ppsolve.solver.pingouin.bounds import outcome_bounds
from ppsolve.solver.pingouin.game import SELFISH_TILES, FloeAnalysis, FloeOutcome
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.advice import opinion_text
from ppsolve.solver.pingouin.view.descriptions import fish_text, standing
from ppsolve.solver.view.outcomes import (
    as_good_text,
    lead,
    of_viewer,
    opponents,
    selfish_text,
    total_texts,
    viewer,
    when_text,
)
from ppsolve.solver.view.phrases import join_words, shown_name

AT_THE_END: Final = (
    "All values are fish at the end of the game, including those already taken and those below penguins."
)


def name_of(position: Position, seat: int) -> str:
    """Return a player's name for display."""
    return shown_name(position.names[seat], position.names)


def player_label(position: Position, seat: int) -> str:
    """Return a player's name, marked if the player is out."""
    name = name_of(position, seat)
    return f"{name} (out)" if standing(position, seat) == "out" else name


# Values.


def meaning_sentences(analysis: FloeAnalysis) -> list[str]:
    """Explain the outcomes of the players."""
    position = analysis.position
    if position.over:
        fish = [FloeOutcome(number, number) for number in position.holdings()]
        return [f"The game is over: {_each_ends_with(position, range(len(fish)), fish)}."]
    selfish = selfish_text(analysis, partial(_each_ends_with, position))
    return [sentence for sentence in (_view(analysis), selfish) if sentence]


def totals(analysis: FloeAnalysis) -> list[tuple[str, str]]:
    """Return the outcomes of the whole table, each with its name."""
    return total_texts(analysis, "the most fish that all players together can end with")


def selfish_reach(position: Position) -> str:
    """Explain why `selfish` was not computed by default."""
    most = SELFISH_TILES[len(position.players)]
    skipped = f"Selfish values were skipped (more than {most} free tiles within reach)."
    return f"{skipped} Add --only selfish to compute them anyway."


def _view(analysis: FloeAnalysis) -> str:
    """Say what the viewer can guarantee, and what help could add."""
    position, seat = analysis.position, viewer(analysis)
    assert seat is not None
    player, name = position.players[seat], name_of(position, seat)
    if not player.active:
        return f"{name} is out with {fish_text(position.holdings()[seat])}."
    guaranteed, best = of_viewer(analysis, "guaranteed"), of_viewer(analysis, "best")
    others = opponents(position, seat)
    if not others:
        known = [outcome for outcome in (guaranteed, best) if outcome is not None]
        if not known:
            return ""
        alone = FloeOutcome(max(one.low for one in known), min(one.high for one in known))
        return f"Only {name} is still playing, and can end with {_range(alone)}."
    rival = others[0] if len(others) == 1 else ""
    helped = "" if best is None else f"If {rival or 'everybody'} helps, {name} can end with {_range(best)}."
    if guaranteed is None:
        return helped
    if best is not None and guaranteed.proved and best.value == guaranteed.value:
        helped = "Help could not increase that."
    return f"{_guarantee(position, seat, name, guaranteed)} {helped}".rstrip()


def _guarantee(position: Position, seat: int, name: str, guaranteed: FloeOutcome) -> str:
    if guaranteed.proved:
        return f"{name} can guarantee {fish_text(guaranteed.low)}."
    low, high = outcome_bounds(position, Question("guaranteed", seat))
    static = f"; {low} to {high} without a search" if (low, high) != (guaranteed.low, guaranteed.high) else ""
    least = f"{name} can guarantee at least {fish_text(guaranteed.low)}"
    return f"{least}, perhaps up to {guaranteed.high} (not decided{static})."


def _each_ends_with(position: Position, seats: Sequence[int], fish: Sequence[FloeOutcome]) -> str:
    names = [name_of(position, seat) for seat in seats]
    first = f"{names[0]} ends with {_range(fish[0])}"
    more = [
        f"{name} with {str(outcome).replace('..', ' to ')}"
        for name, outcome in zip(names[1:], fish[1:], strict=True)
    ]
    undecided = "" if all(outcome.proved for outcome in fish) else " (not fully decided)"
    return join_words([first, *more]) + undecided


def _range(outcome: FloeOutcome) -> str:
    if outcome.proved:
        return fish_text(outcome.low)
    return f"{outcome.low} to {fish_text(outcome.high)} (not decided)"


# The recommended move and its line.


class LineMove(NamedTuple):
    """A move of a line."""

    number: int
    seat: int
    player: str
    move: Move
    fish: int
    """The fish on the tile that the move reaches."""
    after: Position
    notes: Sequence[str]
    """The players who drop out after the move."""


def recommendation_text(analysis: FloeAnalysis) -> str:
    """Name the recommended move, say whether it is proved, and introduce the line that follows."""
    line = lead(analysis)
    which = "" if line is None else f" The line {line.circumstance}:" if line.circumstance else " The line:"
    position, found, seat = analysis.position, analysis.recommendation, viewer(analysis)
    if position.over or seat is None:
        return ""
    name = name_of(position, seat)
    if found is None:
        if seat == position.to_move:
            return "" if line is None else f"Recommended: {name} plays {line.moves[0]}.{which}"
        if not position.players[seat].active:
            return ""
        return (
            f"If all the others work against {name}, {name} has no turn left: there is no move to recommend."
        )
    plays = f"{name} plays {found.move}{when_text(analysis)}"
    if isinstance(found.opinion, FloeAdvice):
        how = "Recommended" if found.opinion.proved else "Recommended by the engine's estimate, not proved"
        return f"{how}: {opinion_text(found.opinion)}{which}"
    if found.proved:
        return f"Recommended: {plays}{as_good_text(found.best[1:])}.{which}"
    if found.outcome.proved:
        guaranteed = f"{fish_text(found.outcome.low)}; another move may turn out to be better"
    else:
        guaranteed = f"at least {fish_text(found.outcome.low)} (bounds {found.outcome})"
    return f"Best move found so far, not proved: {plays}, which guarantees {guaranteed}.{which}"


def line_moves(position: Position, moves: Sequence[Move]) -> list[LineMove]:
    """Replay a line and describe each of its moves."""
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
    """Name the players who drop out between two positions, with their fish."""
    return [
        f"{name_of(after, seat)} is out with {fish_text(player.fish)}"
        for seat, player in enumerate(after.players)
        if before.players[seat].active and not player.active
    ]
