"""All that a report on a deal says, gathered in one value that goes to JSON."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ppsolve.reports.deal.careful import CarefulRounds, careful_rounds
from ppsolve.reports.deal.finding import Plays, find_out
from ppsolve.reports.difficulty import (
    Difficulty,
    Known,
    Measure,
    Rating,
    measure_position,
    rate_difficulty,
)
from ppsolve.solver import Limits, Placement, Position, Solver
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.party.best_play import BestPlay, Decision
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.playouts import CardsLeft, Playouts, Policy, run_playouts
from ppsolve.solver.party.prospects import DeadColour, dead_colours_along

SCHEMA: Final = "ppsolve.report/1"
GREEDY_PLAYOUTS: Final = 20_000
SEED: Final = 1


@dataclass(frozen=True)
class DealReport:
    """How hard a position is, for whom and why. What could not be proved in time is missing or bounded."""

    analysis: PartyAnalysis
    measure: Measure
    difficulty: Difficulty
    greedy: Playouts
    careful: CarefulRounds | None
    best_plays: tuple[BestPlay | None, ...]
    """For each seat: best play against all the others; `None` where it was not proved in time, or where a
    player has no turns left."""

    @property
    def position(self) -> Position:
        return self.analysis.position

    @property
    def random(self) -> Playouts:
        return self.measure.random

    @property
    def story(self) -> BestPlay | None:
        """The line that is told in pictures: best play of the player to move."""
        seat = self.position.to_move
        return None if seat is None else self.best_plays[seat]

    @property
    def deaths(self) -> tuple[DeadColour, ...]:
        """The colours that die along the story."""
        return () if self.story is None else dead_colours_along(self.position, self.story.line)

    @property
    def proved(self) -> bool:
        """Whether everything that the report rests on is proved; `selfish` is beyond reach for full deals."""
        known = [*self.analysis.players["best"], *self.analysis.players["guaranteed"]]
        known += [outcome for outcome in (self.analysis.table, self.analysis.margin) if outcome is not None]
        plays = zip(self.position.players, self.best_plays, strict=True)
        return all(outcome.proved for outcome in known) and all(
            play is not None for player, play in plays if player.active
        )

    def hurt(self, seat: int) -> int | None:
        """How many cards the others can cost a player: `guaranteed` less `best`."""
        best = self.analysis.players["best"][seat].value
        sure = self.analysis.players["guaranteed"][seat].value
        return None if best is None or sure is None else sure - best

    def careless_cost(self, seat: int, played: Playouts) -> float | None:
        """What careless play of everybody leaves a player on average, less `guaranteed`. Not what
        carelessness costs, for `guaranteed` is against others who do all they can: a number for programs."""
        sure = self.analysis.players["guaranteed"][seat].value
        return None if sure is None else played.seats[seat].mean - sure

    def to_dict(self) -> dict[str, Any]:
        """The document that `ppsolve report --json` prints."""
        analysis = self.analysis.to_dict()
        effort = analysis.pop("effort")
        position = analysis.pop("position")
        return {
            "schema": SCHEMA,
            "position": position,
            "difficulty": self.difficulty.to_dict()
            | {"parts": self.measure.parts.to_dict(), "players": self._player_ratings()},
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
                    "colour": death.colour,
                    "turn": death.turn,
                    "move": str(death.move),
                    "player": self.position.players[death.killer].name,
                    "held": list(death.held),
                }
                for death in self.deaths
            ],
            "effort": effort,
        }

    def _careful_dict(self, policy: Policy, *, own_hand_only: bool) -> dict[str, Any] | None:
        """What is left to each player who alone is careful; `None` where it was not played."""
        if self.careful is None:
            return None
        left = self.careful.own_hand if own_hand_only else self.careful.left
        return {
            "rounds": self.careful.rounds,
            "looks": self.careful.looks,
            "players": list(map(_left_dict, left[policy])),
        }

    def _player_ratings(self) -> list[dict[str, Any]]:
        rated = zip(self.position.players, self.difficulty.players, self.measure.seats, strict=True)
        return [
            {"name": player.name, **rating.to_dict(), "parts": parts.to_dict()}
            for player, rating, parts in rated
        ]

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
        "decisions": [_decision_dict(decision) for decision in play.decisions],
    }


def _decision_dict(decision: Decision) -> dict[str, Any]:
    mistake = decision.natural_mistake
    return {
        "turn": decision.turn,
        "played": str(decision.played),
        "moves": len(decision.worth),
        "keeping": [str(move) for move in decision.keeping],
        "natural_mistake": None if mistake is None else str(mistake),
        "cost": decision.cost,
    }


def _left_dict(left: CardsLeft) -> dict[str, Any]:
    return {"mean": _round(left.mean), "spread": _round(left.spread), "counts": list(left.counts)}


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def report_on(
    position: Position, limits: Limits, solver: Solver, progress: ProgressCallback | None = None
) -> DealReport:
    """The report on a position, with what could be found out within the limits.

    To cancel the `solver` makes it end early, without careful rounds: they take seconds, whatever the limits.
    """
    analysis, plays = find_out(position, limits, solver, progress)
    measure = measure_position(position, Known.of(analysis))
    return DealReport(
        analysis,
        measure,
        _rated_who_decide(rate_difficulty(measure), position, plays),
        run_playouts(position, GREEDY_PLAYOUTS, SEED, "greedy"),
        None if solver.cancelled else careful_rounds(position),
        tuple(plays.get(seat) for seat in range(len(position.players))),
    )


def _rated_who_decide(difficulty: Difficulty, position: Position, plays: Plays) -> Difficulty:
    """The difficulty without ratings for players who have nothing to decide along best play."""
    ratings = list(difficulty.players)
    for seat, play in plays.items():
        if not play.choices:
            name = position.players[seat].name
            ratings[seat] = Rating(None, None, f"{name} has nothing to decide along best play")
    return replace(difficulty, players=tuple(ratings))


def story_positions(report: DealReport) -> list[tuple[Placement, Position]]:
    """Every move of the story with the position after it."""
    found: list[tuple[Placement, Position]] = []
    position = report.position
    for move in report.story.line if report.story else ():
        position = position.after(move)
        found.append((move, position))
    return found
