"""`PuzzleRenderer`: the interface that shows puzzles of one kind.

The formats (text, SVG, sheet, page) lay out a puzzle and ask its renderer for the parts that depend on the
kind. `renderers.py` lists the renderers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol
from xml.etree.ElementTree import Element

from ppsolve.puzzles.kind import Kind, T
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.shared.keyboard import Shortcut
from ppsolve.solver.view.layout import split_words, wrap

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper

Solution = Sequence[str]


class CardsPart(Protocol):
    """The cards of a puzzle on paper, laid out for a given width."""

    @property
    def height(self) -> float: ...

    def draw(self, paper: Paper, x: float, y: float) -> None: ...


class PuzzleRenderer(ABC, Generic[T]):
    """Shows the puzzles of one kind in every format."""

    kind: Kind[T]

    # In words.

    @property
    @abstractmethod
    def heading(self) -> str:
        """The task in three words: `Find the move`."""

    @abstractmethod
    def statement(self, task: T) -> str:
        """The task in one or two sentences."""

    @abstractmethod
    def reminder(self, task: T) -> str:
        """The rules that matter for the task, for readers who do not know the game well; may be empty."""

    @abstractmethod
    def rules(self, task: T) -> str:
        """The name of the rules that apply."""

    @abstractmethod
    def goal(self, task: T) -> str:
        """The task in a few words: `24 cards to place`."""

    def answer(self, task: T, solution: Solution) -> str:
        """The solution as one sentence; empty where it takes more than a sentence."""
        return ""

    def moves(self, task: T, solution: Solution) -> list[str]:
        """The moves of a solution, numbered; empty if they can be made in any order."""
        return [f"{number}. {move}" for number, move in enumerate(solution, start=1)]

    # As text for a terminal.

    @abstractmethod
    def board_text(self, task: T, room: int, colour: bool) -> str:
        """The table, in lines of at most `room` columns."""

    @abstractmethod
    def cards_text(self, task: T, room: int, colour: bool) -> str:
        """The cards to place, or the hands of the players."""

    @abstractmethod
    def solved_text(self, task: T, solution: Solution, room: int, colour: bool) -> str:
        """The table when the puzzle is solved."""

    def moves_text(self, task: T, solution: Solution, room: int) -> str:
        """The moves of a solution in lines; may be empty."""
        return "\n".join(wrap(self.moves(task, solution), room, between="  "))

    # As a picture.

    @abstractmethod
    def draw_task(self, drawing: Element, task: T, top: float, penguin: str) -> float:
        """Draw table and cards from `top` down. Return the y coordinate below them."""

    @abstractmethod
    def draw_solved(self, drawing: Element, task: T, solution: Solution, top: float, penguin: str) -> float:
        """Draw the solved table from `top` down. Return the y coordinate below it."""

    def solution_note(self, task: T, solution: Solution) -> list[str]:
        """The caption above the picture of the solution; a line may break between the strings."""
        return split_words(self.answer(task, solution))

    @abstractmethod
    def describe_task(self, task: T) -> list[str]:
        """The picture of the task in words, for screen readers."""

    @abstractmethod
    def describe_solved(self, task: T, solution: Solution) -> list[str]:
        """The picture of the solution in words, for screen readers."""

    # On paper.

    @abstractmethod
    def draw_board(self, paper: Paper, task: T, frame: Frame) -> None:
        """Draw the table with room to write in, as large as `frame` allows."""

    @abstractmethod
    def board_fits(self, task: T, frame: Frame) -> bool:
        """True if the table in `frame` is large enough to be read and written on."""

    @abstractmethod
    def cards_part(self, task: T, width: float, scale: float) -> CardsPart:
        """Lay out the cards in `width`."""

    @abstractmethod
    def solution_part(
        self, task: T, solution: Solution, steps: Sequence[SolutionStep], width: float, height: float
    ) -> CardsPart | None:
        """Lay out the solution small, at most `height` high, in the order of `steps` if there are some.

        Returns `None` if it would be too small to read; the sheet then lists the moves instead.
        """

    def is_explained(self, task: T, solution: Solution, steps: Sequence[SolutionStep]) -> bool:
        """True if `steps` lead to this very solution."""
        return [step.move for step in steps] == list(solution)

    def explanation(
        self, task: T, solution: Solution, steps: Sequence[SolutionStep], drawn: bool
    ) -> list[list[str]]:
        """The solution in paragraphs, each as words between which a line may break.

        If a sentence answers the puzzle, that is the reason of the first move with its refutations; else the
        moves with their techniques. `drawn`: a picture shows the moves.
        """
        line = self.moves(task, solution)
        if self.answer(task, solution):
            reasons = (steps[0].parts or (steps[0].reason,)) if steps else ()
            return [*map(split_words, reasons), line]
        if steps:
            name_of = self.kind.operations.technique_name
            return [
                [
                    f"{number}. {step.move} {name_of(step.technique)}"
                    for number, step in enumerate(steps, start=1)
                ]
            ]
        return [] if drawn else [line]

    def with_names(self, task: T, names: Sequence[str]) -> T:
        """The task with these names for its first players, where it has players."""
        return task

    @property
    @abstractmethod
    def how_to(self) -> tuple[str, str, str, str]:
        """How to solve a puzzle of the kind, in four lines for somebody who knows none of the rules."""

    @property
    @abstractmethod
    def example(self) -> T:
        """A small puzzle that shows how to solve the kind; its first step is explained."""

    # To share.

    @abstractmethod
    def share_lines(self, task: T) -> list[str]:
        """Table, goal and cards in emoji, without spoilers."""

    # On the page to play on. Its script is in web/src/puzzles.

    drawings: tuple[str, ...] = ()
    """Files with the SVG symbols of the game; paths inside `reports/`."""
    shortcuts: tuple[Shortcut, ...] = ()
    """Keys that only this game or kind has."""
    traits: tuple[str, ...] = ()
    """CSS classes that the page puts on its body."""

    @property
    @abstractmethod
    def welcome(self) -> str:
        """The first message on the page."""

    @property
    @abstractmethod
    def help(self) -> tuple[str, ...]:
        """How to play: one or two sentences each."""

    @property
    @abstractmethod
    def board_label(self) -> str:
        """The label of the table for screen readers."""

    def page_statement(self, task: T) -> str:
        """The task, addressed to the player as `you`."""
        return self.statement(task)

    def page_steps(self, task: T) -> tuple[SolutionStep, ...]:
        """The solution step by step, its reasons addressed to the player as `you`."""
        return self.kind.operations.steps(task)

    def page_par(self, task: T) -> dict[str, int | None] | None:
        """The results that earn medals, in kinds with a par."""
        return None

    @abstractmethod
    def page_task(self, task: T) -> dict[str, Any]:
        """The task as JSON values for the script."""

    @abstractmethod
    def page_size(self, task: T, book: Mapping[str, Any]) -> tuple[int, int]:
        """The most columns and rows the table can need, so that the page can reserve the room."""
