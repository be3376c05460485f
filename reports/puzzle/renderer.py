"""`PuzzleRenderer`: the interface that shows puzzles of one kind.

The formats (`text`, `svg`, `share`, `sheet`, `page`) lay out a puzzle and ask its renderer for the parts that
depend on the kind. `renderers.py` lists the renderers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol
from xml.etree.ElementTree import Element

from ppsolve.puzzles.kind import Kind, T
from ppsolve.puzzles.solution import SolutionStep

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

Solution = Sequence[str]


class CardsPart(Protocol):
    """The cards that go with a puzzle on paper, for a width that is given: how high they are, and drawn."""

    @property
    def height(self) -> float: ...

    def draw(self, paper: Paper, x: float, y: float) -> None: ...


class PuzzleRenderer(ABC, Generic[T]):
    """How the puzzles of a kind are shown."""

    kind: Kind[T]
    heading: str
    """What is to be done, in three words: `Find the move`."""

    # In words.

    @abstractmethod
    def statement(self, task: T) -> str:
        """What is to be done, in one or two sentences."""

    @abstractmethod
    def reminder(self, task: T) -> str:
        """The rules that matter for the task, for those who do not know the game by heart; may be empty."""

    @abstractmethod
    def rules(self, task: T) -> str:
        """The rules that it is played by."""

    @abstractmethod
    def goal(self, task: T) -> str:
        """What is to be done, in a few words: `24 cards to place`."""

    def answer(self, task: T, solution: Solution) -> str:
        """The solution in a sentence, where a sentence can tell it; else empty."""
        return ""

    def moves(self, task: T, solution: Solution) -> list[str]:
        """The moves of a solution, numbered; none if they can be made in any order."""
        return []

    # As text for a terminal.

    @abstractmethod
    def board_text(self, task: T, room: int, colour: bool) -> str:
        """What lies on the table, in lines of at most `room` columns."""

    @abstractmethod
    def cards_text(self, task: T, room: int, colour: bool) -> str:
        """The cards that are to be placed, or the hands of the players."""

    @abstractmethod
    def solved_text(self, task: T, solution: Solution, room: int, colour: bool) -> str:
        """What lies on the table when the puzzle is solved."""

    def moves_text(self, task: T, solution: Solution, room: int) -> str:
        """The moves of a solution in lines; may be empty."""
        return ""

    # As a picture.

    @abstractmethod
    def draw_task(self, drawing: Element, task: T, top: float, penguin: str) -> float:
        """Draw table and cards; returns where the next part begins."""

    @abstractmethod
    def draw_solved(self, drawing: Element, task: T, solution: Solution, top: float, penguin: str) -> float:
        """Draw the table when the puzzle is solved; returns where the next part begins."""

    @abstractmethod
    def solution_note(self, task: T, solution: Solution) -> list[str]:
        """What is said above the picture of the solution, in pieces between which a line may end."""

    @abstractmethod
    def describe_task(self, task: T) -> list[str]:
        """The picture of the puzzle in words, for those who cannot see it."""

    @abstractmethod
    def describe_solved(self, task: T, solution: Solution) -> list[str]:
        """The picture of the solution in words."""

    # On paper.

    @abstractmethod
    def draw_board(self, paper: Paper, task: T, frame: Frame) -> None:
        """Draw the table with room to write in, as large as the frame allows."""

    @abstractmethod
    def cards_part(self, task: T, width: float, scale: float) -> CardsPart:
        """What shows the cards in that width."""

    @abstractmethod
    def draw_solution(self, paper: Paper, task: T, solution: Solution, frame: Frame) -> bool:
        """Draw the solution small at the top of a frame, where no `answer` tells it; `False`, and nothing is
        drawn, if it would be too small to read: then the moves tell it."""

    # To share.

    @abstractmethod
    def share_lines(self, task: T) -> list[str]:
        """Table, goal and cards in emoji, without spoilers."""

    # On the page to play on; its script lies beside the renderer and has the name of the kind.

    scripts: tuple[str, ...]
    """The scripts of its game that its own builds on, in the order in which they build on one another."""
    styles: tuple[str, ...] = ("game.css",)
    """The styles of its game."""
    drawings: tuple[str, ...] = ()
    """The symbols of its game that pictures use."""
    welcome: str
    """What the page says first."""
    help: tuple[str, ...]
    """How to play, a sentence or two each."""
    first_keys: tuple[tuple[str, str], ...] = ()
    """Keys that not all kinds have, and what they do: those to be told first. A key stands in brackets."""
    keys: tuple[tuple[str, str], ...] = ()
    """The others that not all kinds have."""
    board_label: str
    """What a screen reader says of the table."""
    traits: tuple[str, ...] = ()
    """What the style of the page takes into account, as classes of its body."""

    def page_statement(self, task: T) -> str:
        """What is to be done, said to the player."""
        return self.statement(task)

    def page_steps(self, task: T) -> tuple[SolutionStep, ...]:
        """The solution step by step, its reasons said to the player."""
        return self.kind.operations.steps(task)

    @abstractmethod
    def page_task(self, task: T) -> dict[str, Any]:
        """What the script is told of the task, as JSON values."""

    @abstractmethod
    def page_size(self, task: T, book: Mapping[str, Any]) -> tuple[int, int]:
        """How many columns and rows the table may come to need, so that the page keeps its shape."""
