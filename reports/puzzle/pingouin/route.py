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
    FloeRenderer,
    grid_text,
    small_rows,
)
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import TILES, Tile, tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import row_texts

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

LAST_OF_EXAMPLE: Final = next(tile for tile in TILES if tile_name(tile) == "f3")
NUMBERED: Final = "\N{LARGE ORANGE DIAMOND}"


class RouteRenderer(FloeRenderer[RouteTask]):
    """A floe with numbers, and the one route over all of its tiles."""

    kind = ROUTE

    @property
    def heading(self) -> str:
        return say("route-heading")

    def statement(self, task: RouteTask) -> str:
        return say("route-statement", numbers=len(task.numbers))

    def reminder(self, task: RouteTask) -> str:
        return f"{super().reminder(task)} {say('route-one-route')}"

    def goal(self, task: RouteTask) -> str:
        return say("route-goal", tiles=task.moves, numbers=len(task.numbers))

    def position(self, task: RouteTask) -> Position:
        return lone_position(task.rows)

    def board_text(self, task: RouteTask, room: int, colour: bool) -> str:
        """`A` for the penguin, `o` for a tile, or its number."""
        words = dict.fromkeys(each(task.free), "o") | {tile: str(number) for tile, number in task.numbers}
        return grid_text(words | {task.start: "A"})

    def draw_floe(self, floe: Element, task: RouteTask, penguin: str, solved: bool) -> None:
        draw_numbers(floe, self.position(task), {} if solved else task.number_on, penguin)

    def describe_task(self, task: RouteTask) -> list[str]:
        numbers = [
            say("route-has-number", tile=tile_name(tile), number=number) for tile, number in task.numbers
        ]
        return row_texts(task.rows) + numbers

    def draw_board(self, paper: Paper, task: RouteTask, frame: Frame) -> None:
        from ppsolve.reports.puzzle.pingouin.paper import print_floe

        words = {tile: str(number) for tile, number in task.numbers}
        print_floe(paper, self.position(task), frame, fish=False, words=words)

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("floe-how-to-alone"),
            say("floe-how-to-melts"),
            say("route-how-to-3"),
            say("route-how-to-4"),
        )

    @property
    def example(self) -> RouteTask:
        rows = small_rows("...1A1...", "...1...", "..11....")
        return RouteTask(rows, ((LAST_OF_EXAMPLE, 4),))

    def emoji(self, task: RouteTask) -> dict[Tile, str]:
        found = dict.fromkeys(each(task.free), PLAIN) | dict.fromkeys(task.number_on, NUMBERED)
        return found | {task.start: PENGUINS[0]}

    @property
    def welcome(self) -> str:
        return say("route-welcome")

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("route-help-1"),
            say("route-help-2"),
            say("floe-help-undo"),
            say("route-help-4"),
            say("route-help-5"),
            say("puzzle-help-counted"),
        )

    def page_task(self, task: RouteTask) -> dict[str, Any]:
        return {"rows": task.rows, "numbers": {tile_name(tile): number for tile, number in task.numbers}}
