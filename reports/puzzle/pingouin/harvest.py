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
from ppsolve.solver.pingouin.view.descriptions import fish_text

MEDAL_SIGNS: Final = ("\N{FIRST PLACE MEDAL}", "\N{SECOND PLACE MEDAL}", "\N{THIRD PLACE MEDAL}")
NUMBER_WORDS: Final = {2: "Two", 3: "Three"}


class HarvestRenderer(FloeRenderer[HarvestTask]):
    """A floe with fish, and penguins of one player."""

    kind = HARVEST
    heading = "Take the fish"

    def statement(self, task: HarvestTask) -> str:
        one = len(task.penguins) == 1
        who = "One penguin is" if one else f"{NUMBER_WORDS[len(task.penguins)]} penguins are"
        return (
            f"{who} alone on the floe. Collect {fish_text(task.target)}: those on every tile where "
            f"{'it' if one else 'one of them'} stops, including the first."
        )

    def goal(self, task: HarvestTask) -> str:
        return f"{fish_text(task.target)} of {sum(task.ice)}"

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

    how_to = (
        "A penguin slides in a straight line, in one of six directions, as far as you like.",
        "The tile it leaves melts. Tiles that it slides over stay.",
        "You take the fish of every tile where a penguin stops, and of the one where it starts.",
        "You cannot take all of them: find the way to the most.",
    )

    @property
    def example(self) -> HarvestTask:
        return HarvestTask(small_rows("..3.2...", ".1A12...", "..1....."), 9)

    welcome = "Choose a penguin, then press the tile that it should slide to."
    help = (
        "The chosen penguin can slide to the bright tiles. The tile it leaves melts.",
        "Fish count as soon as a penguin stops on them. You cannot take all of them.",
        "The most fish earn gold, one fewer silver. Bronze is what always sliding to the most fish takes.",
        "Undo takes back the last slide.",
        "Hint shows what is at stake, then moves that fail, the idea, the place, and the slide. Press it "
        "again to make the slide.",
        "Check shows whether you can still collect enough fish.",
        "Hints, checks and wrong tries are counted. A clean solution needs none of them.",
    )

    def page_task(self, task: HarvestTask) -> dict[str, Any]:
        return {"rows": task.rows, "target": task.target}


def par_text(task: HarvestTask) -> str:
    """The medals in a sentence: `13 fish are gold, 12 silver, 10 bronze.`"""
    par = par_of(task)
    bronze = f", {par.bronze} bronze" if par.bronze is not None else ""
    return f"{fish_text(par.gold)} are gold, {par.silver} silver{bronze}."
