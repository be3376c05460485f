"""Renderer of cutoffs."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.pingouin.cutoff.kind import CUTOFF
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.reports.puzzle.pingouin.contest import ContestRenderer, names_of
from ppsolve.reports.puzzle.pingouin.renderer import small_rows
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import SEAT_LETTERS
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.view.descriptions import label_of, player_texts
from ppsolve.solver.pingouin.view.svg import draw_players
from ppsolve.solver.pingouin.view.text import floe_text, player_lines
from ppsolve.solver.view.svg import PANEL


class CutoffRenderer(ContestRenderer[CutoffTask]):
    """A position of two players, and its one winning move."""

    kind = CUTOFF

    @property
    def heading(self) -> str:
        return say("cutoff-heading")

    def statement(self, task: CutoffTask) -> str:
        (player, rival), letter = names_of(task), SEAT_LETTERS[task.seat]
        return say("cutoff-statement", player=player, letter=letter, fish=task.target, rival=rival)

    def page_statement(self, task: CutoffTask) -> str:
        rival, letter = names_of(task)[1], SEAT_LETTERS[task.seat]
        return say("cutoff-page-statement", letter=letter, fish=task.target, rival=rival)

    def reminder(self, task: CutoffTask) -> str:
        return f"{super().reminder(task)} {say('cutoff-take-fish')}"

    def goal(self, task: CutoffTask) -> str:
        return say("cutoff-goal", player=names_of(task)[0], fish=task.target)

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

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("floe-how-to-turns"),
            say("cutoff-how-to-2"),
            say("cutoff-how-to-3"),
            say("cutoff-how-to-4"),
        )

    @property
    def example(self) -> CutoffTask:
        rows = small_rows("..1A.3...", ".311B...", "..3.....")
        return CutoffTask(Position.drawn(rows, (Player("Alice"), Player("Bob"))), 8)

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("floe-help-bright"),
            say("cutoff-help-2"),
            say("floe-help-refuted"),
            say("floe-help-undo-reply"),
            say("floe-help-hint"),
            say("floe-help-check"),
            say("puzzle-help-counted"),
        )

    def page_task(self, task: CutoffTask) -> dict[str, Any]:
        return {**super().page_task(task), "target": task.target}
