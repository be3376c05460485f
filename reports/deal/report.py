"""`DealReport`: everything a report on a deal contains, found within limits by `report_on`."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from ppsolve.reports.deal.careful_rounds import CarefulPlay, CarefulRounds
from ppsolve.reports.difficulty.measure import (
    PLAYOUTS,
    SEED,
    KnownOutcomes,
    Measure,
    because,
    measure_position,
)
from ppsolve.reports.difficulty.rating import Difficulty, Rating, rate_difficulty
from ppsolve.reports.shared.tables import shown_names
from ppsolve.solver import Limits, Placement, Position, Solver, analyze
from ppsolve.solver.analysis import default_outcomes
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.outcome import OUTCOMES, PLAYER_OUTCOMES, Outcome, OutcomeName, PlayerOutcome
from ppsolve.solver.party.best_play import BestPlay, find_best_play
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.playouts import POLICIES, CardsLeft, Playouts, Policy, run_playouts
from ppsolve.solver.party.prospects import DeadColour, dead_colours_along
from ppsolve.solver.question_scheduler import ASCENDING, tighten_ascending
from ppsolve.solver.yardsticks import MoveValues

SCHEMA: Final = "ppsolve.report/1"

SHARE_FOR_ROUNDS: Final = 0.25
"""Share of the time that simulated rounds may take at first. They get more if the outcomes leave some."""

SHARE_FOR_OUTCOMES: Final = 0.7
"""Share of the time left after the difficulty that goes to the other outcomes; the rest is for best play."""

BestPlays = Mapping[int, BestPlay]
"""Proved best play against all the others, by seat."""


@dataclass(frozen=True, repr=False)
class DealReport:
    """A report on how hard a position is, for whom and why. Unproved values are missing or bounds."""

    analysis: PartyAnalysis
    measure: Measure
    difficulty: Difficulty
    greedy: Playouts
    careful: CarefulRounds | None
    best_plays: tuple[BestPlay | None, ...]
    """Best play against all the others, by seat; `None` if not proved in time or without turns left."""

    def __repr__(self) -> str:
        return f"<DealReport {self.analysis.status}: {self.position.to_text()}>"

    @property
    def position(self) -> Position:
        return self.analysis.position

    @cached_property
    def shown_names(self) -> list[str]:
        """The names of the players as they are shown, by seat."""
        return shown_names(self.position.names)

    @property
    def random(self) -> Playouts:
        return self.measure.random

    @property
    def main_line(self) -> BestPlay | None:
        """Best play of the player to move, which the report shows move by move."""
        seat = self.position.to_move
        return None if seat is None else self.best_plays[seat]

    @property
    def dead_colours(self) -> tuple[DeadColour, ...]:
        return () if self.main_line is None else dead_colours_along(self.position, self.main_line.line)

    @property
    def proved(self) -> bool:
        """True if everything but `selfish`, which is out of reach for full deals, is proved."""
        outcomes = [*self.analysis.players["best"], *self.analysis.players["guaranteed"]]
        outcomes += [one for one in (self.analysis.table, self.analysis.margin) if one is not None]
        plays = zip(self.position.players, self.best_plays, strict=True)
        return all(outcome.proved for outcome in outcomes) and all(
            play is not None for player, play in plays if player.active
        )

    def hurt(self, seat: int) -> int | None:
        """Return how many cards the others can cost a player: `guaranteed` minus `best`."""
        best = self.analysis.players["best"][seat].value
        guaranteed = self.analysis.players["guaranteed"][seat].value
        return None if best is None or guaranteed is None else guaranteed - best

    def careless_cost(self, seat: int, played: Playouts) -> float | None:
        """Return the mean cards left in careless rounds minus `guaranteed`.

        Only JSON has it. It is not the price of carelessness, because `guaranteed` assumes hostile opponents.
        """
        guaranteed = self.analysis.players["guaranteed"][seat].value
        return None if guaranteed is None else played.seats[seat].mean - guaranteed

    # JSON.

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `ppsolve report --json` prints."""
        analysis = self.analysis.to_dict()
        effort = analysis.pop("effort")
        rated = zip(self.position.names, self.difficulty.players, self.measure.seats, strict=True)
        players = [{"name": name, **one.to_dict(), "parts": parts.to_dict()} for name, one, parts in rated]
        rating = {"parts": self.measure.parts.to_dict(), "players": players}
        return {
            "schema": SCHEMA,
            "position": analysis.pop("position"),
            "difficulty": self.difficulty.to_dict() | rating,
            "analysis": {key: value for key, value in analysis.items() if key != "schema"},
            "playouts": {
                played.policy: {
                    "count": played.count,
                    "seed": played.seed,
                    "players": [_left_dict(left) for left in played.seats],
                    "table": _left_dict(played.table),
                    "careful": self._careful_dict(played.policy, own_hand_only=False),
                    "careful_at_table": self._careful_dict(played.policy, own_hand_only=True),
                }
                for played in (self.random, self.greedy)
            },
            "players": [self._player_dict(seat) for seat in range(len(self.position.players))],
            "deaths": [
                {
                    "colour": dead.colour,
                    "turn": dead.turn,
                    "move": str(dead.move),
                    "player": self.position.players[dead.killer].name,
                    "held": list(dead.held),
                }
                for dead in self.dead_colours
            ],
            "effort": effort,
        }

    def _careful_dict(self, policy: Policy, *, own_hand_only: bool) -> dict[str, Any] | None:
        if self.careful is None:
            return None
        left = self.careful.own_hand if own_hand_only else self.careful.left
        return {
            "rounds": self.careful.rounds,
            "looks": self.careful.looks,
            "players": list(map(_left_dict, left[policy])),
        }

    def _player_dict(self, seat: int) -> dict[str, Any]:
        play = self.best_plays[seat]
        return {
            "name": self.position.players[seat].name,
            "hurt": self.hurt(seat),
            "careless_cost": {
                played.policy: _round(self.careless_cost(seat, played))
                for played in (self.random, self.greedy)
            },
            "best_play": None if play is None else _play_dict(play),
        }


def _play_dict(play: BestPlay) -> dict[str, Any]:
    return {
        "value": play.value,
        "line": [str(move) for move in play.line],
        "only_move_share": _round(play.only_move_share),
        "trap_density": _round(play.trap_density),
        "decided_after": play.decided_after,
        "decisions": [
            {
                "turn": one.turn,
                "played": str(one.played),
                "moves": len(one.worth),
                "keeping": [str(move) for move in one.keeping],
                "natural_mistake": None if one.natural_mistake is None else str(one.natural_mistake),
                "cost": one.cost,
            }
            for one in play.decisions
        ],
    }


def _left_dict(left: CardsLeft) -> dict[str, Any]:
    return {"mean": _round(left.mean), "spread": _round(left.spread), "counts": list(left.counts)}


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


# Making a report.


def report_on(
    position: Position, limits: Limits, solver: Solver, progress: ProgressCallback | None = None
) -> DealReport:
    """Report on a position, with everything that can be found within the limits.

    Cancelling the `solver` ends it early. At least one portion of each kind of careless rounds is played, in
    a fraction of a second with the native core.
    """
    left = _remaining(limits)

    def stopping_at(share_left: float) -> Callable[[], bool]:
        """Return a predicate that is true if this share of the time, or less, is left."""

        def stopped() -> bool:
            seconds = left().seconds
            return solver.cancelled or (seconds is not None and seconds <= share_left * (limits.seconds or 0))

        return stopped

    early = stopping_at(1 - SHARE_FOR_ROUNDS)
    random, greedy = (run_playouts(position, PLAYOUTS, SEED, policy, stopped=early) for policy in POLICIES)
    careful = CarefulPlay(position)
    careful.play(early)
    analysis, plays = analyze_deal(position, left(), solver, progress)
    careful.play(stopping_at(0.0))
    measure = measure_position(position, KnownOutcomes.of(analysis), random)
    return DealReport(
        analysis,
        measure,
        _without_idle_players(rate_difficulty(measure), position, plays),
        greedy,
        careful.result,
        tuple(plays.get(seat) for seat in range(len(position.players))),
    )


def _without_idle_players(difficulty: Difficulty, position: Position, plays: BestPlays) -> Difficulty:
    ratings = list(difficulty.players)
    for seat, play in plays.items():
        if not play.choices:
            ratings[seat] = Rating(None, None, because("report-why-no-decision", player=position.names[seat]))
    return replace(difficulty, players=tuple(ratings))


def analyze_deal(
    position: Position, limits: Limits, solver: Solver, progress: ProgressCallback | None = None
) -> tuple[PartyAnalysis, BestPlays]:
    """Find all outcomes, the values of all moves, and best play of everybody.

    Outcomes that the difficulty needs come first. Time left over at the end goes to unproved values.
    """
    left = _remaining(limits)
    needed: tuple[OutcomeName, ...] = ("best", "guaranteed") if len(position.players) == 2 else ("best",)
    rest = tuple(name for name in default_outcomes(position) if name != "best")

    def ask(names: tuple[OutcomeName, ...], share: float = 1.0) -> PartyAnalysis:
        within = left(share)
        return analyze(position, names, moves=names is rest, limits=within, solver=solver, progress=progress)

    analysis = _merge(ask(needed), ask(rest, SHARE_FOR_OUTCOMES))
    plays = _best_plays(analysis, {}, solver, left)
    # A node limit would be hit again in the same way; only a time limit leaves something to spend.
    while limits.nodes is None and not solver.cancelled and left().seconds and analysis.status != "proved":
        analysis = _merge(analysis, ask(rest))
        plays = _best_plays(analysis, plays, solver, left)
    return analysis, plays


def _remaining(limits: Limits) -> Callable[..., Limits]:
    """Return a function for the limits that remain, or a share of their time."""
    end = None if limits.seconds is None else time.monotonic() + limits.seconds

    def left(share: float = 1.0) -> Limits:
        seconds = None if end is None else share * max(0.0, end - time.monotonic())
        return Limits(seconds, limits.nodes)

    return left


def _merge(one: PartyAnalysis, other: PartyAnalysis) -> PartyAnalysis:
    """Combine the results of two analyses of the same position."""
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
        values=_meet_values(one.values, other.values),
        nodes=one.nodes + other.nodes,
        seconds=one.seconds + other.seconds,
    )


_Values = Mapping[Placement, MoveValues[Placement]]


def _meet_values(one: _Values | None, other: _Values | None) -> _Values | None:
    if one is None or other is None:
        return other
    return {move: one[move].meet(found) for move, found in other.items()}


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


def _best_plays(
    analysis: PartyAnalysis, known: BestPlays, solver: Solver, left: Callable[..., Limits]
) -> BestPlays:
    """Find best play of every player whose `guaranteed` is proved, as far as the time allows."""
    position = analysis.position
    plays = dict(known)
    for seat, outcome in enumerate(analysis.players["guaranteed"]):
        wanted = seat not in plays and position.players[seat].active and not solver.cancelled
        if wanted and outcome.value is not None:
            play = find_best_play(position, seat, outcome.value, solver, left())
            if play is not None:
                plays[seat] = play
    return plays
