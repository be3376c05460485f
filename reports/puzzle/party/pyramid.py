"""Renderer of pyramids to fill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.party.pyramid.kind import PYRAMID
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.words import colour_text
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.party.paper import TickList
from ppsolve.reports.puzzle.party.picture import draw_colours
from ppsolve.reports.puzzle.party.renderer import CARD_SHORTCUTS, PartyRenderer, SolvedPyramid, every_cell
from ppsolve.reports.puzzle.party.text import EMOJI, cards_by_colour, rules_text
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.reports.shared.keyboard import Shortcut
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.view.spots import SpotRows
from ppsolve.solver.party.view.text import paint_for
from ppsolve.solver.view.layout import display_width, pad, split_words


class PyramidRenderer(PartyRenderer[PyramidTask]):
    """A pyramid with empty cells, and a list of the cards that fill them."""

    kind = PYRAMID
    to_fill = True

    @property
    def heading(self) -> str:
        return say("pyramid-heading")

    def statement(self, task: PyramidTask) -> str:
        return say("pyramid-statement", cards=len(task.cards))

    def reminder(self, task: PyramidTask) -> str:
        return say("pyramid-reminder")

    def rules(self, task: PyramidTask) -> str:
        return rules_text(task.rules)

    def goal(self, task: PyramidTask) -> str:
        return say("puzzle-to-place", cards=len(task.cards))

    def rows(self, task: PyramidTask) -> Rows:
        return task.givens

    def places(self, task: PyramidTask) -> SpotRows:
        return every_cell(task.givens)

    def solved_pyramid(self, task: PyramidTask, solution: Solution) -> SolvedPyramid:
        """All cells that were empty count as filled, in any order."""
        cells = ((spot.row, spot.column) for row in self.places(task) for spot in row if not spot.card)
        return SolvedPyramid(every_cell(tuple(solution)), dict.fromkeys(cells, 0))

    def is_explained(self, task: PyramidTask, solution: Solution, steps: Sequence[SolutionStep]) -> bool:
        filled = {cell: solution[cell[0]][cell[1]] for cell in self.solved_pyramid(task, solution).turns}
        moves = [parse_move(step.move) for step in steps]
        return {(move.row, move.column): move.colour for move in moves} == filled

    def turns_explained(
        self, task: PyramidTask, solution: Solution, steps: Sequence[SolutionStep]
    ) -> Mapping[Cell, int]:
        """The cells in the order in which they can be found."""
        moves = [parse_move(step.move) for step in steps]
        order = {(move.row, move.column): number for number, move in enumerate(moves, start=1)}
        return order or super().turns_explained(task, solution, steps)

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("pyramid-how-to-1"),
            say("pyramid-how-to-2"),
            say("pyramid-how-to-3"),
            say("pyramid-how-to-4"),
        )

    @property
    def example(self) -> PyramidTask:
        return PyramidTask(Rules.of(2, base=4), (".R.R", "BRB", "R.", "R"), "RBB")

    def cards_text(self, task: PyramidTask, room: int, colour: bool) -> str:
        """A line for each colour: its name, its cards, and their number."""
        paint, groups = paint_for(colour), cards_by_colour(task.cards)
        card_room = max((number for _, number in groups), default=0)
        room = max(display_width(colour_text(letter)) for letter in COLOURS)
        lines = [
            f"  {pad(colour_text(letter), room)}  {paint((letter * number).ljust(card_room))}  {number}"
            for letter, number in groups
        ]
        return "\n".join([say("pyramid-list", goal=self.goal(task)), *lines])

    def moves(self, task: PyramidTask, solution: Solution) -> list[str]:
        return []

    def solution_note(self, task: PyramidTask, solution: Solution) -> list[str]:
        return split_words(say("pyramid-solution-note"))

    def draw_cards(self, drawing: Element, task: PyramidTask, top: float) -> float:
        return draw_colours(drawing, self.goal(task), task.cards, top)

    def describe_cards(self, task: PyramidTask) -> list[str]:
        groups = [
            say("puzzle-colour-count", number=number, colour=colour)
            for colour, number in cards_by_colour(task.cards)
        ]
        return [say("pyramid-cards", cards=", ".join(groups))]

    def cards_part(self, task: PyramidTask, width: float, scale: float) -> TickList:
        return TickList(self.goal(task), task.cards, width, scale)

    def share_cards(self, task: PyramidTask) -> list[str]:
        return [" ".join(f"{EMOJI[colour]}{count}" for colour, count in cards_by_colour(task.cards))]

    @property
    def welcome(self) -> str:
        return say("pyramid-welcome")

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("pyramid-help-1"),
            say("pyramid-help-2"),
            say("pyramid-help-3"),
            say("pyramid-help-4"),
            say("pyramid-help-5"),
            say("puzzle-help-counted"),
            say("pyramid-help-7"),
        )

    shortcuts = (
        *CARD_SHORTCUTS,
        Shortcut("[N]", "page-key-notes", {"n": "notes"}),
    )
    traits = ("takes-notes",)

    def page_task(self, task: PyramidTask) -> dict[str, Any]:
        return {"givens": task.givens, "cards": task.cards}

    def page_size(self, task: PyramidTask, book: Mapping[str, Any]) -> tuple[int, int]:
        return task.base, task.base
