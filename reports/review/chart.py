"""The chart of a review: everybody's guaranteed result after each move, as SVG.

It is built as an XML tree, which escapes names. Colours and dashes of the players' lines come from the
style sheet of the page, by seat (`seat-0` to `seat-5`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final
from xml.etree.ElementTree import Element, tostring

from ppsolve.reports.review.evaluation import AnyOutcome, Evaluation
from ppsolve.solver.view.phrases import count_of, shown_name
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


def draw_chart(review: Evaluation[Any], unit: str, label: str) -> str:
    """Draw a line for each player, a band where only bounds are known, and a dot for each costly move.

    `unit` names what is counted, for the description. `label` is written below the chart.
    """
    most = max(1, max(outcome.high for outcomes in review.sure for outcome in outcomes))
    step = min(UNIT_ROOM, TALLEST / most)
    height = CHART_TOP + most * step + CHART_BOTTOM
    svg = titled_svg(CHART_WIDTH, height, _describe(review, unit))
    grid = _Grid(len(review.moves), step, height - CHART_BOTTOM)
    _draw_axes(svg, grid, most, label)
    if (point := review.turning_point) is not None:
        x = grid.x(point.move.turn.number)
        put(svg, "line", x1=x, y1=CHART_TOP - 4, x2=x, y2=grid.floor).set("class", "turn")
    seats = range(len(review.round.deal.names))
    aside = [APART * (seat - (len(seats) - 1) / 2) for seat in seats]
    for seat in seats:
        _draw_player(svg, grid, seat, [outcomes[seat] for outcomes in review.sure], aside[seat])
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
    _label(svg, "moves played", CHART_WIDTH - CHART_RIGHT, grid.floor + 31, "end")
    _label(svg, label, 4, grid.floor + 31, "start")


def _draw_player(svg: Element, grid: _Grid, seat: int, values: Sequence[AnyOutcome], aside: float) -> None:
    """Draw a stepped line where the value is proved, a band where it is not."""
    first = 0
    for proved, group in groupby(values, key=lambda outcome: outcome.proved):
        run = list(group)
        if proved:
            path = _steps(grid, first, [grid.y(outcome.low) + aside for outcome in run], len(values))
            put(svg, "path", d=f"M{' L'.join(path)}").set("class", f"line seat-{seat}")
        else:
            floor = _steps(grid, first, [grid.y(outcome.low) for outcome in run], len(values))
            ceiling = _steps(grid, first, [grid.y(outcome.high) for outcome in run], len(values))
            band = f"M{' L'.join([*floor, *reversed(ceiling)])}Z"
            put(svg, "path", d=band).set("class", f"band seat-{seat}")
        first += len(run)


def _steps(grid: _Grid, first: int, heights: Sequence[float], positions: int) -> list[str]:
    """Return the corners of a line that keeps its height until the next move."""
    corners = []
    for number, y in enumerate(heights, start=first):
        until = min(number + 1, positions - 1)
        corners += [f"{grid.x(number):g} {y:g}", f"{grid.x(until):g} {y:g}"]
    return corners


def _describe(review: Evaluation[Any], unit: str) -> str:
    """Describe the chart in words: everybody's first and last value."""
    names = review.round.deal.names
    changes = [
        f"{shown_name(name, names)} from {review.sure[0][seat]} to {review.sure[-1][seat]}"
        for seat, name in enumerate(names)
    ]
    moves = count_of(len(review.moves), "move")
    return f"Guaranteed {unit} over {moves}: {', '.join(changes)}"


def _label(svg: Element, text: str, x: float, y: float, anchor: str) -> None:
    write(svg, text, x, y, 12, anchor=anchor, fill="currentColor")
