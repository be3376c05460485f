"""Renderer of cutoffs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.pingouin.cutoff.kind import CUTOFF
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.pingouin.renderer import FloeRenderer, small_rows
from ppsolve.reports.puzzle.renderer import CardsPart, Solution
from ppsolve.solver.pingouin.floe import SEAT_LETTERS
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.view.descriptions import fish_text, label_of, player_texts
from ppsolve.solver.pingouin.view.svg import draw_players
from ppsolve.solver.pingouin.view.text import floe_text, player_lines
from ppsolve.solver.view.layout import paragraph
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import PANEL


class CutoffRenderer(FloeRenderer[CutoffTask]):
    """A position of two players, and its one winning move."""

    kind = CUTOFF
    heading = "Cut them off"

    def statement(self, task: CutoffTask) -> str:
        name, rival = _names(task)
        letter = SEAT_LETTERS[task.seat]
        return (
            f"{name} ({letter}) to move. Find the one move that guarantees {name} "
            f"{fish_text(task.target)} or more, whatever {rival} does."
        )

    def page_statement(self, task: CutoffTask) -> str:
        return (
            f"You are {SEAT_LETTERS[task.seat]}, and it is your move. Find the one move that guarantees you "
            f"{fish_text(task.target)} or more, whatever {_names(task)[1]} does."
        )

    def reminder(self, task: CutoffTask) -> str:
        return (
            f"{super().reminder(task)} You take its fish. If you can move, you must; if you can't, you are "
            "out and keep the fish under your penguins."
        )

    def goal(self, task: CutoffTask) -> str:
        return f"{_names(task)[0]} to move: {fish_text(task.target)} or more"

    def answer(self, task: CutoffTask, solution: Solution) -> str:
        return f"{_names(task)[0]} must play {solution[0]}."

    def position(self, task: CutoffTask) -> Position:
        return task.position

    def moves(self, task: CutoffTask, solution: Solution) -> list[str]:
        position, lines = task.position, []
        for number, move in enumerate(solution, start=1):
            lines.append(f"{number}. {shown_name(position.mover.name, position.names)} {move}")
            position = position.play(move)
        return lines

    def moves_text(self, task: CutoffTask, solution: Solution, room: int) -> str:
        return "\n".join(paragraph(move, room, indent=" " * 4) for move in self.moves(task, solution))

    def cards_text(self, task: CutoffTask, room: int, colour: bool) -> str:
        return "\n".join(player_lines(task.position, room))

    def solved_text(self, task: CutoffTask, solution: Solution, room: int, colour: bool) -> str:
        """The floe after the one move."""
        return floe_text(task.position.play(solution[0]), colour=colour)

    def solution_note(self, task: CutoffTask, solution: Solution) -> list[str]:
        return self.answer(task, solution).split()

    def draw_task(self, drawing: Element, task: CutoffTask, top: float, penguin: str) -> float:
        below = super().draw_task(drawing, task, top, penguin)
        return draw_players(drawing, task.position, below, PANEL)

    def draw_solved(
        self, drawing: Element, task: CutoffTask, solution: Solution, top: float, penguin: str
    ) -> float:
        return super().draw_solved(drawing, task, solution[:1], top, penguin)

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

    def with_names(self, task: CutoffTask, names: Sequence[str]) -> CutoffTask:
        players = task.position.players
        given = (*names, *(player.name for player in players[len(names) :]))
        renamed = tuple(replace(player, name=name) for player, name in zip(players, given, strict=False))
        return replace(task, position=replace(task.position, players=renamed))

    def cards_part(self, task: CutoffTask, width: float, scale: float) -> CardsPart:
        from ppsolve.reports.puzzle.pingouin.paper import WriteIn

        return WriteIn((("Your move:", "line"),), width, scale)

    def solution_part(
        self, task: CutoffTask, solution: Solution, steps: Sequence[SolutionStep], width: float, height: float
    ) -> CardsPart | None:
        return super().solution_part(task, solution[:1], steps, width, height)

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
        position = task.position
        players = [
            {"name": shown_name(player.name, position.names), "fish": player.fish}
            for player in position.players
        ]
        return {"rows": position.rows, "players": players, "toMove": task.seat, "target": task.target}


def _names(task: CutoffTask) -> tuple[str, str]:
    names = task.position.names
    return shown_name(names[task.seat], names), shown_name(names[task.rival], names)
