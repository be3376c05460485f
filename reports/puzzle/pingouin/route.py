"""Renderer of routes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.route.kind import ROUTE
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import each
from ppsolve.reports.puzzle.pingouin.picture import draw_numbers
from ppsolve.reports.puzzle.pingouin.renderer import (
    PENGUINS,
    PLAIN,
    SLIDES,
    FloeRenderer,
    grid_text,
    small_rows,
)
from ppsolve.solver.pingouin.floe import TILES, Tile, tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import row_texts
from ppsolve.solver.view.phrases import count_of

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

LAST_OF_EXAMPLE: Final = next(tile for tile in TILES if tile_name(tile) == "f3")
NUMBERED: Final = "\N{LARGE ORANGE DIAMOND}"


class RouteRenderer(FloeRenderer[RouteTask]):
    """A floe with numbers, and the one route over all of its tiles."""

    kind = ROUTE
    heading = "Find the route"

    def statement(self, task: RouteTask) -> str:
        numbers = " A number shows after which move the penguin is there." if task.numbers else ""
        return f"Slide the penguin over the floe so that it stops on every tile exactly once.{numbers}"

    def reminder(self, task: RouteTask) -> str:
        return f"{SLIDES} There is exactly one route."

    def goal(self, task: RouteTask) -> str:
        return f"{count_of(task.moves, 'tile')} to visit, {count_of(len(task.numbers), 'number')} given"

    def position(self, task: RouteTask) -> Position:
        return lone_position(task.rows)

    def board_text(self, task: RouteTask, room: int, colour: bool) -> str:
        """`A` for the penguin, `o` for a tile, or its number."""
        words = dict.fromkeys(each(task.free), "o") | {tile: str(number) for tile, number in task.numbers}
        return grid_text(words | {task.start: "A"})

    def draw_floe(self, floe: Element, task: RouteTask, penguin: str, solved: bool) -> None:
        draw_numbers(floe, self.position(task), {} if solved else task.number_on, penguin)

    def describe_task(self, task: RouteTask) -> list[str]:
        numbers = [f"{tile_name(tile)} has number {number}" for tile, number in task.numbers]
        return row_texts(task.rows) + numbers

    def draw_board(self, paper: Paper, task: RouteTask, frame: Frame) -> None:
        from ppsolve.reports.puzzle.pingouin.paper import print_floe

        words = {tile: str(number) for tile, number in task.numbers}
        print_floe(paper, self.position(task), frame, fish=False, words=words)

    how_to = (
        "A penguin slides in a straight line, in one of six directions, as far as you like.",
        "The tile it leaves melts. Tiles that it slides over stay.",
        "Stop on every tile exactly once.",
        "A number says after which move the penguin is there. Write the others on the tiles.",
    )

    @property
    def example(self) -> RouteTask:
        rows = small_rows("...1A1...", "...1...", "..11....")
        return RouteTask(rows, ((LAST_OF_EXAMPLE, 4),))

    def emoji(self, task: RouteTask) -> dict[Tile, str]:
        found = dict.fromkeys(each(task.free), PLAIN) | dict.fromkeys(task.number_on, NUMBERED)
        return found | {task.start: PENGUINS[0]}

    welcome = "Press the tile that the penguin should slide to."
    help = (
        "The penguin can slide to the bright tiles. The tile it leaves melts.",
        "Tiles that a slide passes over stay: visit them later.",
        "Undo takes back the last slide.",
        "Hint shows what to look at, then slides that fail, the idea, the place, and why. Press it again to "
        "make the slide.",
        "Check shows whether the route can still be completed.",
        "Hints, checks and wrong tries are counted. A clean solution needs none of them.",
    )

    def page_task(self, task: RouteTask) -> dict[str, Any]:
        return {"rows": task.rows, "numbers": {tile_name(tile): number for tile, number in task.numbers}}
