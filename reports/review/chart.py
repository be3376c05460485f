"""The chart of a review: everybody's guaranteed result after each move, as SVG.

Positions that are not solved may have estimates instead: a thin line with rings and the band of their error.
It is built as an XML tree, which escapes names. Colours and dashes of the players' lines come from the
style sheet of the page, by seat (`seat-0` to `seat-5`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Literal, Protocol
from xml.etree.ElementTree import Element, tostring

from ppsolve.reports.review.evaluation import Evaluation, TurningPoint
from ppsolve.solver.language.messages import say
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import put, titled_svg, write

CHART_WIDTH: Final = 520.0
CHART_LEFT: Final = 34.0
CHART_RIGHT: Final = 12.0
CHART_TOP: Final = 14.0
CHART_BOTTOM: Final = 40.0
UNIT_ROOM: Final = 26.0
"""Height of one card or fish, unless the chart would get too tall."""
TALLEST: Final = 260.0
APART: Final = 3.0
"""Distance between the lines of two players whose values are equal."""


RING: Final = 2.2
"""Radius of the ring of an estimate."""


class ChartEstimate(Protocol):
    """A likely result and the interval of its error."""

    @property
    def mean(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


@dataclass(frozen=True)
class LikelyCurve:
    """Estimates to draw where nothing is proved."""

    values: Mapping[int, Sequence[ChartEstimate]] = field(default_factory=dict)
    """The likely results by seat, given the number of moves played before the position."""
    costly: Mapping[int, int] = field(default_factory=dict)
    """The seat of the mover of each costly move, given the number of the move."""
    turning_point: int | None = None
    """The estimated move that cost most."""
    solved_turning_point: TurningPoint | None = None
    """The costliest of the moves that are solved. Without estimates it is that of the review."""


Curves = Literal["cards", "fish", "likely"]
"""What the curves show: guaranteed cards or fish, or likely and then guaranteed fish."""


def draw_chart(review: Evaluation[Any], what: Curves, likely: LikelyCurve | None = None) -> str:
    """Draw a line for each player, a band where only bounds are known, and a dot for each costly move.

    Estimates replace bounds; costly moves among them have an open dot.
    """
    likely = likely or LikelyCurve(solved_turning_point=review.turning_point)
    curves = [_curve(review, likely, seat) for seat in range(len(review.round.deal.names))]
    most = max(1, max(math.ceil(point.high) for curve in curves for _, point in curve))
    step = min(UNIT_ROOM, TALLEST / most)
    height = CHART_TOP + most * step + CHART_BOTTOM
    svg = titled_svg(CHART_WIDTH, height, _describe(review, what, likely))
    grid = _Grid(len(review.moves), step, height - CHART_BOTTOM)
    _draw_axes(svg, grid, most, say(f"review-chart-{what}"))
    if (point := likely.solved_turning_point) is not None:
        _draw_turning_point(svg, grid, point.move.turn.number, "turn")
    if likely.turning_point is not None:
        _draw_turning_point(svg, grid, likely.turning_point, "turn guessed")
    aside = [APART * (seat - (len(curves) - 1) / 2) for seat in range(len(curves))]
    for seat, curve in enumerate(curves):
        _draw_player(svg, grid, seat, curve, aside[seat])
    for number, seat in likely.costly.items():
        kind, value = curves[seat][number]
        if kind == "likely":
            y = grid.y(value.mean) + aside[seat]
            put(svg, "circle", cx=grid.x(number), cy=y, r=4.5).set("class", f"ring seat-{seat}")
    for move in review.moves:
        if move.regret.proved and move.regret.high and move.after.proved:
            y = grid.y(move.after.high) + aside[move.turn.seat]
            dot = put(svg, "circle", cx=grid.x(move.turn.number), cy=y, r=4.5)
            dot.set("class", f"dot seat-{move.turn.seat}")
    return tostring(svg, encoding="unicode")


class _Grid:
    """Coordinates of moves and values on the chart."""

    def __init__(self, moves: int, height_step: float, floor: float) -> None:
        self.moves = max(1, moves)
        self.height_step = height_step
        self.floor = floor
        self.width_step = (CHART_WIDTH - CHART_LEFT - CHART_RIGHT) / self.moves

    def x(self, move: float) -> float:
        return round(CHART_LEFT + move * self.width_step, 2)

    def y(self, number: float) -> float:
        return round(self.floor - number * self.height_step, 2)


def _draw_axes(svg: Element, grid: _Grid, most: int, label: str) -> None:
    every = -(-most // int(TALLEST / UNIT_ROOM))
    for number in range(0, most + 1, every):
        y = grid.y(number)
        put(svg, "line", x1=CHART_LEFT, y1=y, x2=CHART_WIDTH - CHART_RIGHT, y2=y).set("class", "rule")
        _label(svg, str(number), CHART_LEFT - 8, y, "end")
    every = 1 if grid.moves <= 12 else 5
    for move in range(0, grid.moves + 1, every):
        _label(svg, str(move), grid.x(move), grid.floor + 14, "middle")
    _label(svg, say("review-chart-moves"), CHART_WIDTH - CHART_RIGHT, grid.floor + 31, "end")
    _label(svg, label, 4, grid.floor + 31, "start")


PointKind = Literal["proved", "likely", "bounded"]


@dataclass(frozen=True)
class _Point:
    """A value on the chart with its range; the three are equal if it is proved."""

    mean: float
    low: float
    high: float


def _curve(review: Evaluation[Any], likely: LikelyCurve, seat: int) -> list[tuple[PointKind, ChartEstimate]]:
    """Return the value of a player in each position: proved, or estimated, or else bounds."""
    found: list[tuple[PointKind, ChartEstimate]] = []
    for number, outcomes in enumerate(review.sure):
        low, high = outcomes[seat].low, outcomes[seat].high
        if outcomes[seat].proved or number not in likely.values:
            found.append(("proved" if low == high else "bounded", _Point((low + high) / 2, low, high)))
        else:
            found.append(("likely", likely.values[number][seat]))
    return found


def _draw_turning_point(svg: Element, grid: _Grid, number: int, style: str) -> None:
    x = grid.x(number)
    put(svg, "line", x1=x, y1=CHART_TOP - 4, x2=x, y2=grid.floor).set("class", style)


def _draw_player(
    svg: Element, grid: _Grid, seat: int, curve: Sequence[tuple[PointKind, ChartEstimate]], aside: float
) -> None:
    """Draw a stepped line where the value is proved, a stepped band where it is bounded.

    Estimates have a thin line from ring to ring within the band of their error.
    """
    first = 0
    for kind, group in groupby(curve, key=lambda one: one[0]):
        run = [value for _, value in group]

        def corners(heights: Sequence[float], start: int = first, kind: PointKind = kind) -> list[str]:
            if kind == "likely":
                return [f"{grid.x(number):g} {y:g}" for number, y in enumerate(heights, start)]
            return _steps(grid, start, heights, len(curve))

        if kind != "proved":
            floor = corners([grid.y(value.low) for value in run])
            ceiling = corners([grid.y(value.high) for value in run])
            band = f"M{' L'.join([*floor, *reversed(ceiling)])}Z"
            put(svg, "path", d=band).set("class", f"band seat-{seat}")
        if kind != "bounded":
            middle = corners([grid.y(value.mean) + aside for value in run])
            style = "line" if kind == "proved" else "guess"
            put(svg, "path", d=f"M{' L'.join(middle)}").set("class", f"{style} seat-{seat}")
        if kind == "likely":
            for number, value in enumerate(run, first):
                ring = put(svg, "circle", cx=grid.x(number), cy=grid.y(value.mean) + aside, r=RING)
                ring.set("class", f"ring seat-{seat}")
        first += len(run)


def _steps(grid: _Grid, first: int, heights: Sequence[float], positions: int) -> list[str]:
    """Return the corners of a line that keeps its height until the next move."""
    corners = []
    for number, y in enumerate(heights, start=first):
        until = min(number + 1, positions - 1)
        corners += [f"{grid.x(number):g} {y:g}", f"{grid.x(until):g} {y:g}"]
    return corners


def _describe(review: Evaluation[Any], what: Curves, likely: LikelyCurve) -> str:
    """Describe the chart in words: everybody's first and last value."""
    names = review.round.deal.names
    changes = []
    for seat, name in enumerate(names):
        first, about = str(review.sure[0][seat]), "no"
        if 0 in likely.values and not review.sure[0][seat].proved:
            first, about = f"{likely.values[0][seat].mean:.0f}", "yes"
        facts = {"first": first, "about": about, "last": str(review.sure[-1][seat])}
        changes.append(say("review-chart-change", player=shown_name(name, names), **facts))
    return say("review-chart-described", what=what, moves=len(review.moves), changes=", ".join(changes))


def _label(svg: Element, text: str, x: float, y: float, anchor: str) -> None:
    write(svg, text, x, y, 12, anchor=anchor, fill="currentColor")
