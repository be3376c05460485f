"""Sentences about an analysis, shared by text and HTML: its values, the recommended move, its line.

A sentence never presents a bound as a value: an unproved outcome is shown as a range, or as not decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from ppsolve.solver.language.messages import say
from ppsolve.solver.outcome import Question
from ppsolve.solver.pingouin.advice import FloeAdvice
from ppsolve.solver.pingouin.bounds import outcome_bounds
from ppsolve.solver.pingouin.game import SELFISH_TILES, FloeAnalysis, FloeOutcome
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.advice import opinion_text
from ppsolve.solver.pingouin.view.descriptions import standing
from ppsolve.solver.recommendation import Recommendation
from ppsolve.solver.view.outcomes import (
    ONLY_SELFISH,
    alike_text,
    lead,
    move_text,
    of_viewer,
    opponents,
    plays_text,
    results_text,
    selfish_text,
    total_texts,
    viewer,
    with_introduction,
)
from ppsolve.solver.view.phrases import shown_name, status_text


def at_the_end() -> str:
    """Return what the values are."""
    return say("analyze-all-fish")


def name_of(position: Position, seat: int) -> str:
    """Return a player's name for display."""
    return shown_name(position.names[seat], position.names)


def player_label(position: Position, seat: int) -> str:
    """Return a player's name, marked if the player is out."""
    name = name_of(position, seat)
    return f"{name} ({status_text('out')})" if standing(position, seat) == "out" else name


# Values.


def meaning_sentences(analysis: FloeAnalysis) -> list[str]:
    """Explain the outcomes of the players."""
    position = analysis.position
    if position.over:
        fish = [FloeOutcome(number, number) for number in position.holdings()]
        return [say("analyze-game-over", results=_each_ends_with(position, range(len(fish)), fish))]
    selfish = selfish_text(analysis, partial(_selfish, position))
    return [sentence for sentence in (_view(analysis), selfish) if sentence]


def totals(analysis: FloeAnalysis) -> list[str]:
    """Return a sentence on each outcome of the whole table."""
    table = "" if analysis.table is None else say("analyze-table-fish", value=str(analysis.table))
    return total_texts(analysis, table)


def selfish_reach(position: Position) -> str:
    """Explain why `selfish` was not computed by default."""
    most = SELFISH_TILES[len(position.players)]
    return say("analyze-selfish-skipped-tiles", tiles=most, option=ONLY_SELFISH)


def _view(analysis: FloeAnalysis) -> str:
    """Say what the viewer can guarantee, and what help could add."""
    position, seat = analysis.position, viewer(analysis)
    assert seat is not None
    player, name = position.players[seat], name_of(position, seat)
    if not player.active:
        return say("analyze-floe-out", player=name, fish=position.holdings()[seat])
    guaranteed, best = of_viewer(analysis, "guaranteed"), of_viewer(analysis, "best")
    others = opponents(position, seat)
    if not others:
        known = [outcome for outcome in (guaranteed, best) if outcome is not None]
        if not known:
            return ""
        alone = FloeOutcome(max(one.low for one in known), min(one.high for one in known))
        return say("analyze-floe-alone", player=name, fish=_range(alone))
    helped = ""
    if best is not None:
        rival = others[0] if len(others) == 1 else ""
        facts = {"rivals": "one" if rival else "more", "rival": rival}
        helped = say("analyze-floe-help", player=name, fish=_range(best), **facts)
    if guaranteed is None:
        return helped
    if best is not None and guaranteed.proved and best.value == guaranteed.value:
        helped = say("analyze-floe-no-more")
    return f"{_guarantee(position, seat, name, guaranteed)} {helped}".rstrip()


def _guarantee(position: Position, seat: int, name: str, guaranteed: FloeOutcome) -> str:
    if guaranteed.proved:
        return say("analyze-floe-sure", player=name, fish=guaranteed.low)
    low, high = outcome_bounds(position, Question("guaranteed", seat))
    return say(
        "analyze-floe-at-least",
        player=name,
        low=guaranteed.low,
        high=guaranteed.high,
        static="yes" if (low, high) != (guaranteed.low, guaranteed.high) else "no",
        least=low,
        most=high,
    )


def _selfish(position: Position, seats: Sequence[int], fish: Sequence[FloeOutcome]) -> str:
    proved = "yes" if all(outcome.proved for outcome in fish) else "no"
    return say("analyze-selfish-fish", results=_each_ends_with(position, seats, fish), proved=proved)


def _each_ends_with(position: Position, seats: Sequence[int], fish: Sequence[FloeOutcome]) -> str:
    names = [name_of(position, seat) for seat in seats]
    results = [say("analyze-ends-first", player=names[0], fish=_range(fish[0]))]
    for name, outcome in zip(names[1:], fish[1:], strict=True):
        if outcome.proved:
            results.append(say("analyze-ends-more", player=name, fish=outcome.low))
        else:
            facts = {"low": outcome.low, "high": outcome.high}
            results.append(say("analyze-ends-more-range", player=name, **facts))
    return results_text(results)


def _range(outcome: FloeOutcome) -> str:
    if outcome.proved:
        return say("analyze-fish", fish=outcome.low)
    return say("analyze-fish-range", low=outcome.low, high=outcome.high)


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
    position, found, seat = analysis.position, analysis.recommendation, viewer(analysis)
    if position.over or seat is None:
        return ""
    if found is not None:
        return with_introduction([_recommended(analysis, found)], line)
    name = name_of(position, seat)
    if seat == position.to_move:
        if line is None:
            return ""
        plays = move_text(name, line.moves[0])
        return with_introduction([say("analyze-recommended", plays=plays, alike="")], line)
    return say("analyze-no-turn-fish", player=name) if position.players[seat].active else ""


def _recommended(analysis: FloeAnalysis, found: Recommendation[Position, Move]) -> str:
    if isinstance(found.opinion, FloeAdvice):
        proved = "yes" if found.opinion.proved else "no"
        return say("analyze-recommended-opinion", proved=proved, opinion=opinion_text(found.opinion))
    plays = plays_text(analysis)
    if found.proved:
        return say("analyze-recommended", plays=plays, alike=alike_text(found.best[1:]))
    return say(
        "analyze-so-far-fish",
        plays=plays,
        proved="yes" if found.outcome.proved else "no",
        fish=found.outcome.low,
        bounds=str(found.outcome),
    )


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
        say("analyze-note-floe-out", player=name_of(after, seat), fish=player.fish)
        for seat, player in enumerate(after.players)
        if before.players[seat].active and not player.active
    ]
