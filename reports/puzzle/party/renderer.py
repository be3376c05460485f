"""The base class of the Penguin Party renderers: shows a pyramid before and after, in every format."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.kind import T
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.party.paper import draw_writing_rows, rows_fit, small_pyramid
from ppsolve.reports.puzzle.party.picture import describe_rows, draw_pyramid
from ppsolve.reports.puzzle.party.text import pyramid_emoji_lines
from ppsolve.reports.puzzle.renderer import CardsPart, PuzzleRenderer, Solution
from ppsolve.reports.shared.keyboard import Shortcut
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import EMPTY, Rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.view.spots import Spot, SpotRows
from ppsolve.solver.party.view.text import Paint, paint_for, rows_text, spot_cell
from ppsolve.solver.view.layout import centre

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

CARD_KEYS: Final = {key: f"card {card}" for card in COLOURS for key in (card, card.lower())}
CARD_SHORTCUTS: Final = (
    Shortcut(
        "[R] [G] [Y] [P] [B] or [1] [2] [3] [4] [5]",
        "page-key-card",
        CARD_KEYS | {str(number): f"card {card}" for number, card in enumerate(COLOURS, start=1)},
    ),
    Shortcut("[Enter] or [Space]", "page-key-put"),
)


@dataclass(frozen=True)
class SolvedPyramid:
    """The pyramid of a solved puzzle."""

    rows: SpotRows
    turns: Mapping[Cell, int]
    """The cells that the solution filled, each with the number of its move; 0 where any order will do."""


class PartyRenderer(PuzzleRenderer[T]):
    """A renderer that shows a pyramid, and cards beside it."""

    drawings = ("puzzle/party/drawings.html",)
    shortcuts: tuple[Shortcut, ...] = CARD_SHORTCUTS
    to_fill: bool = False
    """Whether all cells of the pyramid are shown from the start, not only open slots."""

    @property
    def board_label(self) -> str:
        return say("puzzle-board-label")

    @abstractmethod
    def rows(self, task: T) -> Rows:
        """The pyramid at the start."""

    @abstractmethod
    def places(self, task: T) -> SpotRows:
        """The pyramid at the start, with the places where cards may go."""

    @abstractmethod
    def solved_pyramid(self, task: T, solution: Solution) -> SolvedPyramid:
        """The pyramid when the puzzle is solved."""

    @abstractmethod
    def draw_cards(self, drawing: Element, task: T, top: float) -> float:
        """Draw the cards below the pyramid of a picture. Return the y coordinate below them."""

    @abstractmethod
    def describe_cards(self, task: T) -> list[str]:
        """The cards of a picture in words, for screen readers."""

    @abstractmethod
    def share_cards(self, task: T) -> list[str]:
        """The cards in emoji."""

    def board_text(self, task: T, room: int, colour: bool) -> str:
        return self._pyramid_text(self.places(task), {}, room, paint_for(colour))

    def solved_text(self, task: T, solution: Solution, room: int, colour: bool) -> str:
        solved = self.solved_pyramid(task, solution)
        turns = solved.turns if max(solved.turns.values(), default=0) > 1 else {}
        return self._pyramid_text(solved.rows, turns, room, paint_for(colour))

    def _pyramid_text(self, rows: SpotRows, turns: Mapping[Cell, int], room: int, paint: Paint) -> str:
        """The rows with row letters and column numbers.

        `[ ]` is a cell to fill, `R12` a red card placed in turn 12.
        """

        def cell(spot: Spot, pitch: int) -> str:
            if self.to_fill and not spot.card:
                return centre("[ ]", pitch)
            if turn := turns.get((spot.row, spot.column)):
                return centre(f"{spot.card}{turn}", pitch).replace(spot.card, paint(spot.card))
            return spot_cell(spot, pitch, paint, {})

        return rows_text(rows, cell, room)

    def draw_task(self, drawing: Element, task: T, top: float, penguin: str) -> float:
        below = draw_pyramid(drawing, self.places(task), {}, top, penguin, to_fill=self.to_fill)
        return self.draw_cards(drawing, task, below)

    def draw_solved(self, drawing: Element, task: T, solution: Solution, top: float, penguin: str) -> float:
        solved = self.solved_pyramid(task, solution)
        return draw_pyramid(drawing, solved.rows, solved.turns, top, penguin, to_fill=self.to_fill)

    def describe_task(self, task: T) -> list[str]:
        return describe_rows(self.places(task)) + self.describe_cards(task)

    def describe_solved(self, task: T, solution: Solution) -> list[str]:
        return describe_rows(self.solved_pyramid(task, solution).rows)

    def draw_board(self, paper: Paper, task: T, frame: Frame) -> None:
        draw_writing_rows(paper, self.places(task), frame, to_fill=self.to_fill)

    def board_fits(self, task: T, frame: Frame) -> bool:
        return rows_fit(self.places(task), frame)

    def turns_explained(
        self, task: T, solution: Solution, steps: Sequence[SolutionStep]
    ) -> Mapping[Cell, int]:
        """The cells that the solution filled, each with the number of its step."""
        return self.solved_pyramid(task, solution).turns

    def solution_part(
        self, task: T, solution: Solution, steps: Sequence[SolutionStep], width: float, height: float
    ) -> CardsPart | None:
        rows = self.solved_pyramid(task, solution).rows
        return small_pyramid(rows, self.turns_explained(task, solution, steps), width, height)

    def share_lines(self, task: T) -> list[str]:
        return [*pyramid_emoji_lines(self.rows(task)), self.goal(task), *self.share_cards(task)]


def every_cell(rows: Rows) -> SpotRows:
    """A spot for every cell of full rows, with or without a card."""
    return tuple(
        tuple(Spot(row, column, "" if card == EMPTY else card, "") for column, card in enumerate(cells))
        for row, cells in enumerate(rows)
    )


# The page to play on.


def page_rules(rules: Rules) -> dict[str, Any]:
    """The rules as JSON values for the engine of the page."""
    return {"base": rules.base, "upperRows": rules.upper_rows, "stuck": rules.stuck}


def growing_size(pyramid: Rows, rules: Rules, positions: Iterable[str]) -> tuple[int, int]:
    """The most columns and rows that a growing pyramid can need.

    `positions` are the keys of all positions that can arise. While the base grows it is open on both sides
    and takes one column more.
    """
    full = pyramid and len(pyramid[0]) == rules.base
    rows = max((name.partition("|")[0].count("/") + 1 for name in positions), default=1)
    return rules.base if full else rules.base + 1, min(rows + 1, rules.base)
