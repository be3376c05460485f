"""Renderer of queues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.party.queue.kind import QUEUE
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.reports.puzzle.party.paper import LineOfCards, draw_growing_rows, growing_rows, rows_fit
from ppsolve.reports.puzzle.party.picture import draw_line_of_cards
from ppsolve.reports.puzzle.party.renderer import PartyRenderer, SolvedPyramid, growing_size, page_rules
from ppsolve.reports.puzzle.party.text import card_emoji_lines, rules_text, where_cards_go
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.view.spots import SpotRows, pyramid_spots
from ppsolve.solver.party.view.text import Paint, paint_for
from ppsolve.solver.view.layout import display_width, label_lines, split_words, wrap

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper


class QueueRenderer(PartyRenderer[QueueTask]):
    """A pyramid that grows, and below it the queue of cards."""

    kind = QUEUE

    @property
    def heading(self) -> str:
        return say("queue-heading")

    def statement(self, task: QueueTask) -> str:
        """The task in a sentence or two.

        >>> from ppsolve.solver.party.rules import Rules
        >>> print(QueueRenderer().statement(QueueTask(Rules.of(2, base=3), ("RG",), "GBRB")))
        Place all 4 cards in the order shown.
        """
        number = len(task.queue)
        choice = "order" if task.window == 1 else "any" if task.window >= number else "window"
        return say("queue-statement", cards=number, choice=choice, window=task.window)

    def reminder(self, task: QueueTask) -> str:
        return where_cards_go(task.pyramid, task.rules)

    def rules(self, task: QueueTask) -> str:
        return rules_text(task.rules)

    def goal(self, task: QueueTask) -> str:
        number = len(task.queue)
        choice = "order" if task.window == 1 else "window" if task.window < number else "any"
        return say("queue-goal", cards=number, choice=choice, window=task.window, base=task.base)

    def rows(self, task: QueueTask) -> Rows:
        return task.pyramid

    def places(self, task: QueueTask) -> SpotRows:
        return pyramid_spots(task.pyramid, open_slots(task.pyramid, task.rules))

    def solved_pyramid(self, task: QueueTask, solution: Solution) -> SolvedPyramid:
        """Columns shift by one whenever the base grows on the left."""
        rows, turns = task.pyramid, dict[Cell, int]()
        for number, text in enumerate(solution, start=1):
            move = parse_move(text)
            rows = with_card(rows, move)
            shift = 1 if move.column < 0 else 0
            turns = {(row, column + shift): turn for (row, column), turn in turns.items()}
            turns[move.row, move.column + shift] = number
        return SolvedPyramid(pyramid_spots(rows, ()), turns)

    def cards_text(self, task: QueueTask, room: int, colour: bool) -> str:
        paint = paint_for(colour)
        choice = [f"[{card}]" for card in task.queue[: task.window]]
        lines = _labelled_lines(say("queue-next") + " ", choice, room, paint)
        if later := task.queue[task.window :]:
            lines += _labelled_lines(say("queue-then") + " ", list(later), room, paint)
        return "\n".join(lines)

    def solution_note(self, task: QueueTask, solution: Solution) -> list[str]:
        return split_words(say("queue-solution-note"))

    def draw_cards(self, drawing: Element, task: QueueTask, top: float) -> float:
        return draw_line_of_cards(drawing, self.goal(task), task.queue, task.window, top)

    def describe_cards(self, task: QueueTask) -> list[str]:
        return [say("queue-cards", cards=" ".join(task.queue))]

    def board_fits(self, task: QueueTask, frame: Frame) -> bool:
        width = len(task.pyramid[0]) if task.pyramid else 1
        return rows_fit(growing_rows(self.places(task), width, task.base), frame)

    def draw_board(self, paper: Paper, task: QueueTask, frame: Frame) -> None:
        """Draw every cell the pyramid can reach; its base can grow to either side."""
        width = len(task.pyramid[0]) if task.pyramid else 1
        draw_growing_rows(paper, self.places(task), width, task.base, frame)

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("queue-how-to-1"),
            say("queue-how-to-2"),
            say("queue-how-to-3"),
            say("queue-how-to-4"),
        )

    @property
    def example(self) -> QueueTask:
        return QueueTask(Rules.of(2, base=4), ("RGRB", "R.."), "RRGR", window=2)

    def cards_part(self, task: QueueTask, width: float, scale: float) -> LineOfCards:
        label = say("puzzle-to-place", cards=len(task.queue))
        return LineOfCards(label, task.queue, task.window, width, scale)

    def share_cards(self, task: QueueTask) -> list[str]:
        return card_emoji_lines(task.queue)

    @property
    def welcome(self) -> str:
        return say("queue-welcome")

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("puzzle-help-open-places"),
            say("queue-help-2"),
            say("queue-help-3"),
            say("queue-help-4"),
            say("puzzle-help-numbers"),
            say("puzzle-help-counted"),
        )

    traits = ("grows", "in-line")

    def page_task(self, task: QueueTask) -> dict[str, Any]:
        return {
            "rules": page_rules(task.rules),
            "rows": task.pyramid,
            "queue": task.queue,
            "window": task.window,
        }

    def page_size(self, task: QueueTask, book: Mapping[str, Any]) -> tuple[int, int]:
        return growing_size(task.pyramid, task.rules, book)


def _labelled_lines(label: str, cards: list[str], room: int, paint: Paint) -> list[str]:
    return label_lines(label, [paint(line) for line in wrap(cards, room - display_width(label))])
