"""The base of the renderers of puzzles where two players meet on a floe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar
from xml.etree.ElementTree import Element

from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.pingouin.renderer import FloeRenderer
from ppsolve.reports.puzzle.renderer import CardsPart, Solution
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.view.layout import paragraph, split_words
from ppsolve.solver.view.phrases import shown_name


class ContestTask(Protocol):
    """A task with a position of two players."""

    @property
    def position(self) -> Position: ...

    @property
    def seat(self) -> int: ...

    @property
    def rival(self) -> int: ...


C = TypeVar("C", bound=Any)


class ContestRenderer(FloeRenderer[C]):
    """A position of two players, and its one winning move."""

    @property
    def welcome(self) -> str:
        return say("floe-welcome")

    def answer(self, task: C, solution: Solution) -> str:
        return say("floe-must-play", player=names_of(task)[0], move=solution[0])

    def position(self, task: C) -> Position:
        position: Position = task.position
        return position

    def moves(self, task: C, solution: Solution) -> list[str]:
        position, lines = self.position(task), []
        for number, move in enumerate(solution, start=1):
            lines.append(f"{number}. {shown_name(position.mover.name, position.names)} {move}")
            position = position.play(move)
        return lines

    def moves_text(self, task: C, solution: Solution, room: int) -> str:
        return "\n".join(paragraph(move, room, indent=" " * 4) for move in self.moves(task, solution))

    def solution_note(self, task: C, solution: Solution) -> list[str]:
        return split_words(self.answer(task, solution))

    def draw_solved(self, drawing: Element, task: C, solution: Solution, top: float, penguin: str) -> float:
        return super().draw_solved(drawing, task, solution[:1], top, penguin)

    def with_names(self, task: C, names: Sequence[str]) -> C:
        players = task.position.players
        given = (*names, *(player.name for player in players[len(names) :]))
        renamed = tuple(replace(player, name=name) for player, name in zip(players, given, strict=False))
        changed: C = replace(task, position=replace(task.position, players=renamed))
        return changed

    def cards_part(self, task: C, width: float, scale: float) -> CardsPart:
        from ppsolve.reports.puzzle.pingouin.paper import WriteIn

        return WriteIn(((say("sheet-your-move"), "line"),), width, scale)

    def solution_part(
        self, task: C, solution: Solution, steps: Sequence[SolutionStep], width: float, height: float
    ) -> CardsPart | None:
        return super().solution_part(task, solution[:1], steps, width, height)

    def page_task(self, task: C) -> dict[str, Any]:
        position = self.position(task)
        players = [
            {"name": shown_name(player.name, position.names), "fish": player.fish}
            for player in position.players
        ]
        return {"rows": position.rows, "players": players, "toMove": task.seat}


def names_of(task: ContestTask) -> tuple[str, str]:
    """The names of the player to move and of the rival."""
    names = task.position.names
    return shown_name(names[task.seat], names), shown_name(names[task.rival], names)
