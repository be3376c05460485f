"""Finding out what a report says, within limits: first what the difficulty needs, then all the rest."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from ppsolve.solver import Limits, Position, Solver, analyze
from ppsolve.solver.analysis import default_outcomes
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.outcome import OUTCOMES, PLAYER_OUTCOMES, Outcome, OutcomeName, PlayerOutcome
from ppsolve.solver.party.best_play import BestPlay, find_best_play
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.question_scheduler import ASCENDING, tighten_ascending

SHARE_FOR_OUTCOMES: Final = 0.7
"""Of the time that the difficulty leaves, for the other outcomes; then come the decisions along best play."""

Plays = Mapping[int, BestPlay]
"""Best play against all the others, by seat, as far as it is proved."""


def find_out(
    position: Position, limits: Limits, solver: Solver, progress: ProgressCallback | None = None
) -> tuple[PartyAnalysis, Plays]:
    """All outcomes and moves, and best play of everybody. What the difficulty rests on comes first; time that
    is left over at the end goes to what is not proved yet."""
    left = _clock(limits)
    needed: tuple[OutcomeName, ...] = ("best", "guaranteed") if len(position.players) == 2 else ("best",)
    rest = tuple(name for name in default_outcomes(position) if name != "best")

    def ask(names: tuple[OutcomeName, ...], share: float = 1.0) -> PartyAnalysis:
        within = left(share)
        return analyze(position, names, moves=names is rest, limits=within, solver=solver, progress=progress)

    analysis = _together(ask(needed), ask(rest, SHARE_FOR_OUTCOMES))
    plays = _best_plays(analysis, {}, solver, left)
    # A limit of positions would be reached again; there is always an end to the time.
    while limits.nodes is None and not solver.cancelled and left().seconds and analysis.status != "proved":
        analysis = _together(analysis, ask(rest))
        plays = _best_plays(analysis, plays, solver, left)
    return analysis, plays


def _clock(limits: Limits) -> Callable[..., Limits]:
    """What tells the limits that are left, or a share of their time."""
    end = None if limits.seconds is None else time.monotonic() + limits.seconds

    def left(share: float = 1.0) -> Limits:
        seconds = None if end is None else share * max(0.0, end - time.monotonic())
        return Limits(seconds, limits.nodes)

    return left


def _together(one: PartyAnalysis, other: PartyAnalysis) -> PartyAnalysis:
    """What two analyses of a position say together."""
    players: dict[PlayerOutcome, tuple[Outcome[Any], ...]] = {
        name: _meet_all(one.players.get(name), other.players.get(name))
        for name in PLAYER_OUTCOMES
        if name in one.players or name in other.players
    }
    ascending = [name for name in ASCENDING if name in players]
    by_seat = [tighten_ascending(found) for found in zip(*(players[name] for name in ascending), strict=True)]
    for name, found in zip(ascending, zip(*by_seat, strict=True), strict=True):
        players[name] = found
    return replace(
        other,
        asked=tuple(name for name in OUTCOMES if name in (*one.asked, *other.asked)),
        players=players,
        table=_meet(one.table, other.table),
        margin=_meet(one.margin, other.margin),
        moves=other.moves
        if one.moves is None or other.moves is None
        else {move: one.moves[move].meet(found) for move, found in other.moves.items()},
        nodes=one.nodes + other.nodes,
        seconds=one.seconds + other.seconds,
    )


def _meet(one: Outcome[Any] | None, other: Outcome[Any] | None) -> Outcome[Any] | None:
    if one is None or other is None:
        return one or other
    return one.meet(other)


def _meet_all(
    one: tuple[Outcome[Any], ...] | None, other: tuple[Outcome[Any], ...] | None
) -> tuple[Outcome[Any], ...]:
    if one is None or other is None:
        return one or other or ()
    return tuple(first.meet(second) for first, second in zip(one, other, strict=True))


def _best_plays(analysis: PartyAnalysis, known: Plays, solver: Solver, left: Callable[..., Limits]) -> Plays:
    """Best play of those whose `guaranteed` is proved, as far as there is time."""
    position = analysis.position
    plays = dict(known)
    for seat, outcome in enumerate(analysis.players["guaranteed"]):
        wanted = seat not in plays and position.players[seat].active and not solver.cancelled
        if wanted and outcome.value is not None:
            play = find_best_play(position, seat, outcome.value, solver, left())
            if play is not None:
                plays[seat] = play
    return plays
