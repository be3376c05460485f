"""The base class of the Pingouin renderers: shows a floe before and after, in every format."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.kind import T
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.pingouin.picture import draw_moves, draw_sea, turns_of
from ppsolve.reports.puzzle.renderer import CardsPart, PuzzleRenderer, Solution
from ppsolve.reports.shared.keyboard import Shortcut
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import PLACES, ROW_LETTERS, SEAT_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import row_texts
from ppsolve.solver.pingouin.view.svg import draw_tiles
from ppsolve.solver.pingouin.view.text import PITCH, floe_text
from ppsolve.solver.view.layout import split_words
from ppsolve.solver.view.svg import EDGE

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

KEYCAP: Final = "\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}"
PENGUINS: Final = ("\N{PENGUIN}", "\N{BIRD}")
"""By seat."""
PLAIN: Final = "\N{WHITE LARGE SQUARE}"
"""A tile without fish."""
WATER: Final = "\N{LARGE BLUE SQUARE}"
HALF: Final = "\N{EN SPACE}"
"""About half as wide as an emoji."""
_DIRECTIONS: Final = {
    "w": "up-left",
    "e": "up-right",
    "a": "left",
    "d": "right",
    "z": "down-left",
    "x": "down-right",
}
FLOE_SHORTCUTS: Final = (
    Shortcut(
        "[W] [E] [A] [D] [Z] [X]",
        "page-key-six-ways",
        {name: f"step {way}" for key, way in _DIRECTIONS.items() for name in (key, key.upper())},
    ),
    Shortcut("[Enter] or [Space]", "page-key-slide"),
)


class FloeRenderer(PuzzleRenderer[T]):
    """A renderer that shows a floe."""

    shortcuts: tuple[Shortcut, ...] = FLOE_SHORTCUTS
    traits = ("on-floe", "has-hands")

    @property
    def board_label(self) -> str:
        return say("floe-board")

    @abstractmethod
    def position(self, task: T) -> Position:
        """The position at the start."""

    def rules(self, task: T) -> str:
        return say("floe-rules")

    def reminder(self, task: T) -> str:
        return say("floe-slides")

    def board_text(self, task: T, room: int, colour: bool) -> str:
        return floe_text(self.position(task), colour=colour)

    def cards_text(self, task: T, room: int, colour: bool) -> str:
        return ""

    def solved_text(self, task: T, solution: Solution, room: int, colour: bool) -> str:
        return grid_text(self.solved_words(self.position(task), solution))

    def solved_words(self, position: Position, solution: Solution) -> dict[Tile, str]:
        """The word on each tile: the number of the move that ends there, the letter of a penguin, or `-`."""
        turns = turns_of(slides(solution))
        letters = {
            tile: SEAT_LETTERS[seat] for seat, one in enumerate(position.players) for tile in one.penguins
        }
        words = {tile: "-" for tile in TILES if position.ice[tile]}
        return words | {tile: str(turn) for tile, turn in turns.items()} | letters

    def draw_floe(self, floe: Element, task: T, penguin: str, solved: bool) -> None:
        """Draw the tiles at the start, with what belongs on them before or after the solution."""
        draw_tiles(floe, self.position(task), penguin)

    def draw_task(self, drawing: Element, task: T, top: float, penguin: str) -> float:
        floe, below = draw_sea(drawing, self.position(task).ice, top)
        self.draw_floe(floe, task, penguin, solved=False)
        return below + EDGE

    def draw_solved(self, drawing: Element, task: T, solution: Solution, top: float, penguin: str) -> float:
        floe, below = draw_sea(drawing, self.position(task).ice, top)
        self.draw_floe(floe, task, penguin, solved=True)
        draw_moves(floe, slides(solution))
        return below + EDGE

    def solution_note(self, task: T, solution: Solution) -> list[str]:
        return split_words(say("floe-note"))

    def describe_task(self, task: T) -> list[str]:
        return row_texts(self.position(task).rows)

    def describe_solved(self, task: T, solution: Solution) -> list[str]:
        return [say("floe-moves", moves=" ".join(solution))]

    def draw_board(self, paper: Paper, task: T, frame: Frame) -> None:
        from ppsolve.reports.puzzle.pingouin.paper import print_floe

        print_floe(paper, self.position(task), frame, fish=True, words={})

    def board_fits(self, task: T, frame: Frame) -> bool:
        from ppsolve.reports.puzzle.pingouin.paper import SMALLEST_TO_WRITE_ON, Hexagons

        return Hexagons.of(self.position(task).ice, frame).side >= SMALLEST_TO_WRITE_ON

    def cards_part(self, task: T, width: float, scale: float) -> CardsPart:
        from ppsolve.reports.puzzle.pingouin.paper import NoCards

        return NoCards()

    def solution_part(
        self, task: T, solution: Solution, steps: Sequence[SolutionStep], width: float, height: float
    ) -> CardsPart | None:
        from ppsolve.reports.puzzle.pingouin.paper import small_floe

        position = self.position(task)
        words = {tile: word for tile, word in self.solved_words(position, solution).items() if word != "-"}
        return small_floe(position, words, tuple(slides(solution)), width, height)

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


def slides(solution: Sequence[str]) -> list[Move]:
    return [parse_move(text) for text in solution]


def small_rows(*rows: str) -> tuple[str, ...]:
    """A floe with these as its rows d, e and f; the others are water."""
    return ("." * 7, "." * 8, "." * 7, *rows, "." * 7, "." * 8)


# Text and emoji.


def grid_text(words: Mapping[Tile, str]) -> str:
    """The floe with a word of at most three letters on every tile, and `.` for a hole."""
    lines = [_header(7, 6)]
    for row, letter in enumerate(ROW_LETTERS):
        cells = "".join(words.get(tile, ".").ljust(PITCH) for tile in TILES if PLACES[tile][0] == row)
        lines.append(f"{letter}{' ' * (5 if row % 2 == 0 else 3)}{cells}".rstrip())
    return "\n".join([*lines, _header(8, 4)])


def _header(number: int, indent: int) -> str:
    return (" " * indent + "".join(str(column).ljust(PITCH) for column in range(1, number + 1))).rstrip()


def emoji_lines(emoji: Mapping[Tile, str]) -> list[str]:
    """The floe in emoji, cropped to the rows and columns that have tiles."""
    rows = [PLACES[tile][0] for tile in emoji]
    columns = [PLACES[tile][1] for tile in emoji]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        wanted = range(min(columns), max(columns) + 1)
        cells = [
            emoji.get(tile, WATER) for tile in TILES if PLACES[tile][0] == row and PLACES[tile][1] in wanted
        ]
        lines.append((HALF if row % 2 == 0 else "") + "".join(cells))
    return lines
