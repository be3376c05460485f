"""Renderer of cutoffs."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.pingouin.cutoff.kind import CUTOFF
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.reports.puzzle.pingouin.contest import ContestRenderer, names_of
from ppsolve.reports.puzzle.pingouin.renderer import small_rows
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.solver.pingouin.floe import SEAT_LETTERS
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.view.descriptions import fish_text, label_of, player_texts
from ppsolve.solver.pingouin.view.svg import draw_players
from ppsolve.solver.pingouin.view.text import floe_text, player_lines
from ppsolve.solver.view.svg import PANEL


class CutoffRenderer(ContestRenderer[CutoffTask]):
    """A position of two players, and its one winning move."""

    kind = CUTOFF
    heading = "Cut them off"

    def statement(self, task: CutoffTask) -> str:
        name, rival = names_of(task)
        letter = SEAT_LETTERS[task.seat]
        return (
            f"{name} ({letter}) to move. Find the one move that guarantees {name} "
            f"{fish_text(task.target)} or more, whatever {rival} does."
        )

    def page_statement(self, task: CutoffTask) -> str:
        return (
            f"You are {SEAT_LETTERS[task.seat]}, and it is your move. Find the one move that guarantees you "
            f"{fish_text(task.target)} or more, whatever {names_of(task)[1]} does."
        )

    def reminder(self, task: CutoffTask) -> str:
        return (
            f"{super().reminder(task)} You take its fish. If you can move, you must; if you can't, you are "
            "out and keep the fish under your penguins."
        )

    def goal(self, task: CutoffTask) -> str:
        return f"{names_of(task)[0]} to move: {fish_text(task.target)} or more"

    def cards_text(self, task: CutoffTask, room: int, colour: bool) -> str:
        return "\n".join(player_lines(task.position, room))

    def solved_text(self, task: CutoffTask, solution: Solution, room: int, colour: bool) -> str:
        """The floe after the one move."""
        return floe_text(task.position.play(solution[0]), colour=colour)

    def draw_task(self, drawing: Element, task: CutoffTask, top: float, penguin: str) -> float:
        below = super().draw_task(drawing, task, top, penguin)
        return draw_players(drawing, task.position, below, PANEL)

    def describe_task(self, task: CutoffTask) -> list[str]:
        players = [
            f"{label_of(task.position, seat)}: {', '.join(player_texts(task.position, seat))}"
            for seat in range(len(task.position.players))
        ]
        return super().describe_task(task) + players

    how_to = (
        "In turn, slide one of your penguins in a straight line, in one of six directions.",
        "The tile it leaves melts, and you take its fish.",
        "If you can move, you must. If you can't, you are out and keep the fish below you.",
        "Find the one move that guarantees the fish asked for, whatever your rival does.",
    )

    @property
    def example(self) -> CutoffTask:
        rows = small_rows("..1A.3...", ".311B...", "..3.....")
        return CutoffTask(Position.drawn(rows, (Player("Alice"), Player("Bob"))), 8)

    welcome = "Choose one of your penguins, then press the tile that it should slide to."
    help = (
        "The chosen penguin can slide to the bright tiles. The tile it leaves melts.",
        "Your opponent replies with the best defence.",
        "A wrong move is refuted on the floe: both play on until you see why it fails. Take it back and try "
        "again.",
        "Undo takes back your last slide and the reply to it.",
        "Hint shows what is at stake, then moves that fail, the idea, the place, and the slide. You can step "
        "through the moves that refute the others. Press it again to make the slide.",
        "Check shows whether you can still succeed.",
        "Hints, checks and wrong tries are counted. A clean solution needs none of them.",
    )

    def page_task(self, task: CutoffTask) -> dict[str, Any]:
        return {**super().page_task(task), "target": task.target}
