"""Renderer of harvests."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.kind import HARVEST
from ppsolve.puzzles.pingouin.harvest.par import par_of
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.reports.puzzle.pingouin.renderer import FloeRenderer, small_rows
from ppsolve.reports.puzzle.renderer import CardsPart
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.position import Position

MEDAL_SIGNS: Final = ("\N{FIRST PLACE MEDAL}", "\N{SECOND PLACE MEDAL}", "\N{THIRD PLACE MEDAL}")


class HarvestRenderer(FloeRenderer[HarvestTask]):
    """A floe with fish, and penguins of one player."""

    kind = HARVEST

    @property
    def heading(self) -> str:
        return say("harvest-heading")

    def statement(self, task: HarvestTask) -> str:
        return say("harvest-statement", penguins=len(task.penguins), fish=task.target)

    def goal(self, task: HarvestTask) -> str:
        return say("harvest-goal", fish=task.target, all=sum(task.ice))

    def reminder(self, task: HarvestTask) -> str:
        return f"{super().reminder(task)} {par_text(task)}"

    def share_lines(self, task: HarvestTask) -> list[str]:
        par = par_of(task)
        fish = zip(MEDAL_SIGNS, (par.gold, par.silver, par.bronze), strict=True)
        return [*super().share_lines(task), " ".join(f"{sign}{number}" for sign, number in fish if number)]

    def page_par(self, task: HarvestTask) -> dict[str, int | None]:
        return asdict(par_of(task))

    def cards_part(self, task: HarvestTask, width: float, scale: float) -> CardsPart:
        from ppsolve.reports.puzzle.pingouin.paper import WriteIn

        return WriteIn(((say("sheet-your-fish"), "box"),), width, scale)

    def position(self, task: HarvestTask) -> Position:
        return lone_position(task.rows)

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("floe-how-to-alone"),
            say("floe-how-to-melts"),
            say("harvest-how-to-3"),
            say("harvest-how-to-4"),
        )

    @property
    def example(self) -> HarvestTask:
        return HarvestTask(small_rows("..3.2...", ".1A12...", "..1....."), 9)

    @property
    def welcome(self) -> str:
        return say("harvest-welcome")

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("floe-help-bright"),
            say("harvest-help-2"),
            say("harvest-help-3"),
            say("floe-help-undo"),
            say("harvest-help-5"),
            say("harvest-help-6"),
            say("puzzle-help-counted"),
        )

    def page_task(self, task: HarvestTask) -> dict[str, Any]:
        return {"rows": task.rows, "target": task.target}


def par_text(task: HarvestTask) -> str:
    """The medals in a sentence: `13 fish are gold, 12 silver, 10 bronze.`"""
    par = par_of(task)
    return say("harvest-par", gold=par.gold, silver=par.silver, bronze=par.bronze or 0)
