"""Advice for a floe: the engine's estimate of every legal move, with its likely error.

The error was measured on games that the engine played against itself. `calibration.json` holds, for each
number of players and of free tiles, the error that nine of ten estimates stayed below. Values that the
search proved have no error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.engine import MoveEstimate, Suggestion, suggest
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import Reason, reason_for
from ppsolve.solver.view.html import html_paragraph, html_table

SCHEMA: Final = "ppsolve.advice/1"
DEFAULT_SECONDS: Final = 1.0

OPINION_POSITIONS: Final[dict[CoreKind, int]] = {"native": 200_000, "python": 300}
"""Positions to visit for an opinion: a fraction of a second on one core."""
OPINION_SECONDS: Final = 1.0
"""The time that is set aside for an opinion. With less than half of it, the clock ends the search."""
SHORTEST_SECONDS: Final = 0.02
"""The engine always looks a little ahead, even if no time is left."""


@dataclass(frozen=True)
class Likely:
    """An estimate and the interval that holds the truth in nine of ten games; no width if it is proved."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.0f}" if self.low == self.high else f"~{self.mean:.1f}"

    def to_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 2), "low": round(self.low, 2), "high": round(self.high, 2)}


@dataclass(frozen=True, repr=False)
class LikelyMove:
    """A legal move and what will probably come of it."""

    estimate: MoveEstimate
    fish: Likely
    """The mover's fish at the end of the game."""
    lead: Likely | None
    """Two players: the mover's fish minus the opponent's."""

    def __repr__(self) -> str:
        return f"<LikelyMove {self.move}: {self.fish} fish>"

    @property
    def move(self) -> Move:
        return self.estimate.move

    @property
    def proved(self) -> bool:
        """True if `lead` is exact, or for more than two players `fish` under selfish play."""
        return self.estimate.proved

    @property
    def line(self) -> tuple[Move, ...]:
        return self.estimate.line


@dataclass(frozen=True, repr=False)
class FloeAdvice:
    """The engine's opinion of every legal move; the advised move first."""

    position: Position
    moves: tuple[LikelyMove, ...]
    suggestion: Suggestion

    def __repr__(self) -> str:
        return f"<Advice for {self.position.mover.name}: {self.best_move}, {self.moves[0].fish} fish>"

    @property
    def best_move(self) -> Move:
        """The move to play."""
        return self.moves[0].move

    advised = best_move

    @property
    def proved(self) -> bool:
        """True if no move is better than the advised one."""
        return self.suggestion.proved

    @property
    def reason(self) -> Reason:
        return reason_for(self.position, self.best_move)

    def _repr_html_(self) -> str:
        """Return a table of the moves, for notebooks."""
        from ppsolve.solver.pingouin.view.advice import advised_text, estimate_rows, estimate_text

        headers, rows = estimate_rows(self)
        table = html_table(headers, rows, "<" + ">" * (len(headers) - 1))
        return html_paragraph(advised_text(self)) + table + html_paragraph(estimate_text(self))

    def likely(self, move: Move) -> dict[str, Any]:
        """Return the estimate of a legal move as JSON values, without the move."""
        found = next(one for one in self.moves if one.move == move)
        document = {key: value for key, value in self._move_dict(found).items() if key != "move"}
        return document | {"positions": self.suggestion.positions}

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `ppsolve advise --json` prints."""
        from ppsolve.solver.pingouin.view.advice import reason_text

        return {
            "schema": SCHEMA,
            "position": self.position.to_dict(),
            "player": self.position.mover.name,
            "status": "proved" if self.proved else "estimated",
            "advised": str(self.advised),
            "reason": reason_text(self.position, self.reason),
            "moves": [self._move_dict(move) for move in self.moves],
            "positions": self.suggestion.positions,
            "depth": self.suggestion.depth,
            "confidence": confidence(),
            "seed": 0,
        }

    def _move_dict(self, move: LikelyMove) -> dict[str, Any]:
        """Return a move as JSON. Like everywhere, the margin is that of the first seat."""
        document: dict[str, Any] = {
            "move": str(move.move),
            "status": "proved" if move.proved else "estimated",
            "fish": move.fish.to_dict(),
            "everybody": [round(one.mean, 2) for one in likely_fish(self.position, move.estimate)],
        }
        if (lead := move.lead) is not None:
            of_first = lead if self.position.to_move == 0 else Likely(-lead.mean, -lead.high, -lead.low)
            document["margin"] = of_first.to_dict()
        return document | {"depth": move.estimate.depth, "line": [str(one) for one in move.line]}


def advise(
    position: Position,
    *,
    seconds: float = DEFAULT_SECONDS,
    positions: int | None = None,
    threads: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> FloeAdvice:
    """Estimate every legal move within `seconds`, or after visiting `positions`, which is reproducible.

    >>> from ppsolve.solver.pingouin.textform import loads
    >>> floe = loads("pingouin:1B11333./..1A...../......./......../......./......../......./........:-:0")
    >>> advise(floe, positions=1000)
    <Advice for Alice: b3-a2, ~12.0 fish>
    """
    limit = None if positions is not None else seconds
    return advice_of(suggest(position, seconds=limit, positions=positions, threads=threads, stopped=stopped))


def opinion(position: Position, seconds: float | None, stopped: Callable[[], bool]) -> FloeAdvice:
    """Estimate every legal move: the same on every machine, unless `seconds` are too few for that."""
    if seconds is None or seconds >= OPINION_SECONDS / 2:
        return advise(position, positions=OPINION_POSITIONS[core_kind()], stopped=stopped)
    return advise(position, seconds=max(seconds, SHORTEST_SECONDS), stopped=stopped)


def advice_of(suggestion: Suggestion) -> FloeAdvice:
    """Add the likely errors to the engine's estimates."""
    position = suggestion.position
    return FloeAdvice(position, tuple(likely_move(position, one) for one in suggestion.moves), suggestion)


def likely_move(position: Position, estimate: MoveEstimate) -> LikelyMove:
    """Add the likely error to an estimate of the player to move."""
    seat = position.to_move
    assert seat is not None
    fish = likely_fish(position, estimate)[seat]
    if estimate.margin is None:
        return LikelyMove(estimate, fish, None)
    lead = estimate.margin if seat == 0 else -estimate.margin
    error = 0.0 if estimate.proved else likely_error("margin", len(position.players), _free_tiles(position))
    least, most = fish_bounds(position.after(estimate.move))
    rival = 1 - seat
    return LikelyMove(
        estimate, fish, _interval(lead, error, least[seat] - most[rival], most[seat] - least[rival])
    )


def likely_fish(position: Position, estimate: MoveEstimate) -> tuple[Likely, ...]:
    """Return everybody's likely fish after a move, with the error, by seat.

    No estimate and no interval is outside of what the move leaves possible.
    """
    exact = estimate.proved and estimate.margin is None
    error = 0.0 if exact else likely_error("fish", len(position.players), _free_tiles(position))
    bounds = zip(*fish_bounds(position.after(estimate.move)), strict=True)
    return tuple(
        _interval(fish, error, least, most) for fish, (least, most) in zip(estimate.fish, bounds, strict=True)
    )


def _free_tiles(position: Position) -> int:
    return sum(map(bool, position.ice)) - len(position.occupied)


def _interval(mean: float, error: float, least: float, most: float) -> Likely:
    """Return an estimate with its error, within proved bounds."""
    low, high = (min(max(value, least), most) for value in (mean - error, mean + error))
    return Likely(min(max(mean, least), most), low, high)


def likely_error(of: Literal["fish", "margin"], players: int, free: int) -> float:
    """Return the error that nine of ten estimates stay below, interpolated between numbers of free tiles."""
    table = _calibration()["players"][str(players)]
    return _interpolate(table["tiles"], table[of], free)


def _interpolate(xs: Sequence[float], ys: Sequence[float], x: float) -> float:
    """Interpolate linearly between ascending `xs`; constant beyond the ends."""
    for left in range(len(xs) - 1):
        if x < xs[left + 1]:
            share = max(0.0, (x - xs[left]) / (xs[left + 1] - xs[left]))
            return ys[left] + share * (ys[left + 1] - ys[left])
    return ys[-1]


def confidence() -> float:
    """Return the share of estimates whose interval held the truth."""
    share: float = _calibration()["confidence"]
    return share


@cache
def _calibration() -> dict[str, Any]:
    text = files("ppsolve.solver.pingouin").joinpath("calibration.json").read_text(encoding="utf-8")
    calibration: dict[str, Any] = json.loads(text)
    return calibration
