"""Renderer of pyramids to fill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.party.pyramid.kind import PYRAMID
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.party.paper import TickList
from ppsolve.reports.puzzle.party.picture import draw_colours
from ppsolve.reports.puzzle.party.renderer import CARD_SHORTCUTS, PartyRenderer, SolvedPyramid, every_cell
from ppsolve.reports.puzzle.party.text import EMOJI, cards_by_colour, rules_text
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.reports.shared.keyboard import Shortcut
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.view.spots import SpotRows
from ppsolve.solver.party.view.text import paint_for
from ppsolve.solver.view.phrases import count_of

_NAME_ROOM: Final = max(map(len, COLOUR_NAMES.values()))


class PyramidRenderer(PartyRenderer[PyramidTask]):
    """A pyramid with empty cells, and a list of the cards that fill them."""

    kind = PYRAMID
    heading = "Fill the pyramid"
    to_fill = True

    def statement(self, task: PyramidTask) -> str:
        return (
            f"Fill the pyramid with the {count_of(len(task.cards), 'card')} listed. Every card above the "
            "base row must have the colour of at least one of the two cards below it."
        )

    def reminder(self, task: PyramidTask) -> str:
        return "There is exactly one solution."

    def rules(self, task: PyramidTask) -> str:
        return rules_text(task.rules)

    def goal(self, task: PyramidTask) -> str:
        return f"{count_of(len(task.cards), 'card')} to place"

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

    how_to = (
        "Write one letter into every empty place: R, G, Y, P or B.",
        "Use every card of the list once, and tick its box.",
        "A card rests on the two cards below it and has the colour of at least one of them.",
        "So on two cards of the same colour, only that colour can rest.",
    )

    @property
    def example(self) -> PyramidTask:
        return PyramidTask(Rules.of(2, base=4), (".R.R", "BRB", "R.", "R"), "RBB")

    def cards_text(self, task: PyramidTask, room: int, colour: bool) -> str:
        """A line for each colour: its name, its cards, and their number."""
        paint, groups = paint_for(colour), cards_by_colour(task.cards)
        card_room = max((number for _, number in groups), default=0)
        lines = [
            f"  {COLOUR_NAMES[colour]:{_NAME_ROOM}}  {paint((colour * number).ljust(card_room))}  {number}"
            for colour, number in groups
        ]
        return "\n".join([f"{self.goal(task)}:", *lines])

    def moves(self, task: PyramidTask, solution: Solution) -> list[str]:
        return []

    def solution_note(self, task: PyramidTask, solution: Solution) -> list[str]:
        return ["The cards with a dashed edge are the ones to place."]

    def draw_cards(self, drawing: Element, task: PyramidTask, top: float) -> float:
        return draw_colours(drawing, self.goal(task), task.cards, top)

    def describe_cards(self, task: PyramidTask) -> list[str]:
        groups = (f"{count} {COLOUR_NAMES[colour]}" for colour, count in cards_by_colour(task.cards))
        return [f"To place: {', '.join(groups)}"]

    def cards_part(self, task: PyramidTask, width: float, scale: float) -> TickList:
        return TickList(self.goal(task), task.cards, width, scale)

    def share_cards(self, task: PyramidTask) -> list[str]:
        return [" ".join(f"{EMOJI[colour]}{count}" for colour, count in cards_by_colour(task.cards))]

    welcome = "Choose a card, then press the place where it goes."
    help = (
        "Choose a card, then press an empty place. Press one of your cards to take it back. If a card of "
        "another colour is chosen, it replaces yours.",
        "Cards with snow on them are given.",
        "A card that cannot go beside the visible cards is refused, with the reason.",
        "Hint shows how to think and where to look, then colour and row, the place, and why. Press it again "
        "to place the card.",
        "Check shows how many cards are wrong. A hint shows which ones.",
        "Hints, checks and wrong tries are counted. A clean solution needs none of them.",
        "With Notes on, you note possible colours instead of placing cards.",
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
