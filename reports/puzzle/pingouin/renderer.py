"""What the renderers of Pingouin have in common: a floe before and after, in every form."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.kind import T
from ppsolve.reports.puzzle.pingouin.grid import emoji_lines, grid_text
from ppsolve.reports.puzzle.pingouin.picture import (
    bottom_of_floe,
    draw_position,
    draw_turns,
    draw_way,
    turns_of,
)
from ppsolve.reports.puzzle.renderer import CardsPart, PuzzleRenderer, Solution
from ppsolve.solver.pingouin.floe import PLACES, SEAT_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import row_texts
from ppsolve.solver.pingouin.view.text import floe_text
from ppsolve.solver.view.layout import wrap

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

RULES: Final = "Rules of Pingouin"
SLIDES: Final = (
    "A penguin slides in a straight line, in one of six directions, over free tiles as far as you like; the "
    "tile that it leaves melts."
)
KEYCAP: Final = "\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}"
KEYS: Final = (
    ("[W E A D Z X]", "go up left, up right, left, right, down left, down right"),
    ("[Enter or Space]", "choose a penguin, or slide the chosen one there"),
)


class FloeRenderer(PuzzleRenderer[T]):
    """A renderer that shows a floe."""

    scripts = ("engine.js", "game.js")
    keys = KEYS
    traits = ("on-floe", "has-hands")
    board_label = "Floe. Arrow keys and W E A D Z X move, Enter chooses a penguin or slides it."

    @abstractmethod
    def position(self, task: T) -> Position:
        """The floe as it is at the start."""

    def rules(self, task: T) -> str:
        return RULES

    def reminder(self, task: T) -> str:
        return SLIDES

    def moves(self, task: T, solution: Solution) -> list[str]:
        return [f"{number}. {move}" for number, move in enumerate(solution, start=1)]

    def moves_text(self, task: T, solution: Solution, room: int) -> str:
        return "\n".join(wrap(self.moves(task, solution), room, between="  "))

    def board_text(self, task: T, room: int, colour: bool) -> str:
        return floe_text(self.position(task), colour=colour)

    def cards_text(self, task: T, room: int, colour: bool) -> str:
        return ""

    def solved_text(self, task: T, solution: Solution, room: int, colour: bool) -> str:
        """The floe with the numbers of the moves where they end; `-` for a tile that is left."""
        position = self.position(task)
        return grid_text(self.solved_words(position, solution))

    def solved_words(self, position: Position, solution: Solution) -> dict[Tile, str]:
        """On every tile the number of the move that ends there, the letter of a penguin, or `-`."""
        turns = turns_of(slides(solution))
        letters = {
            tile: SEAT_LETTERS[seat] for seat, one in enumerate(position.players) for tile in one.penguins
        }
        words = {tile: "-" for tile in TILES if position.ice[tile]}
        return words | {tile: str(turn) for tile, turn in turns.items()} | letters

    def draw_task(self, drawing: Element, task: T, top: float, penguin: str) -> float:
        draw_position(drawing, self.position(task), top, penguin)
        return bottom_of_floe(top)

    def draw_solved(self, drawing: Element, task: T, solution: Solution, top: float, penguin: str) -> float:
        floe = draw_position(drawing, self.position(task), top, penguin)
        moves = slides(solution)
        draw_way(floe, moves)
        draw_turns(floe, turns_of(moves))
        return bottom_of_floe(top)

    def solution_note(self, task: T, solution: Solution) -> list[str]:
        return ["The numbers say after which move a penguin stands there."]

    def describe_task(self, task: T) -> list[str]:
        return row_texts(self.position(task).rows)

    def describe_solved(self, task: T, solution: Solution) -> list[str]:
        return [f"The moves: {' '.join(solution)}"]

    def draw_board(self, paper: Paper, task: T, frame: Frame) -> None:
        from ppsolve.reports.puzzle.pingouin.paper import draw_floe

        draw_floe(paper, self.position(task), frame, fish=True, words={})

    def cards_part(self, task: T, width: float, scale: float) -> CardsPart:
        from ppsolve.reports.puzzle.pingouin.paper import NoCards

        return NoCards()

    def draw_solution(self, paper: Paper, task: T, solution: Solution, frame: Frame) -> bool:
        from ppsolve.reports.puzzle.pingouin.paper import draw_small_floe

        position = self.position(task)
        words = self.solved_words(position, solution)
        ways = slides(solution) if len(position.occupied) > 1 else []  # one penguin's follow from the numbers
        return draw_small_floe(paper, position, frame, words, ways)

    def emoji(self, task: T) -> dict[Tile, str]:
        """An emoji for every tile: its fish, or the penguin there."""
        position = self.position(task)
        found = {tile: f"{fish}{KEYCAP}" for tile, fish in enumerate(position.ice) if fish}
        for penguin, player in zip(PENGUINS, position.players, strict=False):
            found |= dict.fromkeys(player.penguins, penguin)
        return found

    def share_lines(self, task: T) -> list[str]:
        return [*emoji_lines(self.emoji(task)), self.goal(task)]

    def page_task(self, task: T) -> dict[str, Any]:
        return {"rows": self.position(task).rows}

    def page_size(self, task: T, book: Mapping[str, Any]) -> tuple[int, int]:
        places = [PLACES[tile] for tile in TILES if self.position(task).ice[tile]]
        columns = {column for _, column in places}
        rows = {row for row, _ in places}
        return max(columns) - min(columns) + 2, max(rows) - min(rows) + 1


PENGUINS: Final = ("\N{PENGUIN}", "\N{BIRD}")
"""By seat."""


def slides(solution: Sequence[str]) -> list[Move]:
    """The moves of a solution."""
    return [parse_move(text) for text in solution]
