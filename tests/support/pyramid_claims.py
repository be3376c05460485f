"""Check every sentence of the hints and reasons of pyramids."""

from __future__ import annotations

from collections.abc import Callable

from claim_texts import Claims, check_stages, tiles_in
from ppsolve.puzzles.party.pyramid.explain import steps
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.party.pyramid import EMPTY, place_text
from pyramid_reasons import Reader


class PyramidClaims(Claims):
    """The claims about one card; its moves are all cards that are left, in all empty cells."""

    def __init__(self, task: PyramidTask, placed: dict[str, str], step: SolutionStep) -> None:
        self.step = step
        cells = {
            place_text(row, column)
            for row in range(task.base)
            for column in range(task.base - row)
            if row >= len(task.givens) or task.givens[row][column] == EMPTY
        }
        cards = list(task.cards)
        for card in placed.values():
            cards.remove(card)
        self.moves = {card + cell: None for cell in cells - placed.keys() for card in cards}

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            r"It follows from ([^.]+)\.": self.premises,
            r"A (\w+) card goes to row (\w)\.": self.row,
            r"The card goes to (\w\d)\.": self.goes_to,
        }

    def premises(self, cells: str) -> None:
        """The cells are those that the reason names besides that of the card."""
        assert tiles_in(cells) == tiles_in(self.step.reason) - {self.step.place}

    def row(self, colour: str, letter: str) -> None:
        assert colour == self.step.card_name
        self.keep_moves(move for move in self.moves if move[:2] == self.step.card + letter)

    def goes_to(self, place: str) -> None:
        assert self.step.place == place
        self.keep_moves(move for move in self.moves if move[1:] == place)


def check_pyramid(task: PyramidTask) -> int:
    """Check every sentence that is said about a pyramid; return the number of cards."""
    placed: dict[str, str] = {}
    for step in steps(task):
        check_stages(PyramidClaims(task, placed, step), step)
        Reader.of(task.givens, task.cards, placed).read(step.parts, step.place, step.card)
        placed[step.place] = step.card
    return len(placed)
