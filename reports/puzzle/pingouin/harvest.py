"""How a harvest is shown."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.kind import HARVEST
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.reports.puzzle.pingouin.renderer import FloeRenderer
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import fish_text

NUMBER_WORDS: Final = {2: "Two", 3: "Three"}


class HarvestRenderer(FloeRenderer[HarvestTask]):
    """A floe with fish, and penguins of one player on it."""

    kind = HARVEST
    heading = "Take the fish"

    def statement(self, task: HarvestTask) -> str:
        one = len(task.penguins) == 1
        who = "One penguin is" if one else f"{NUMBER_WORDS[len(task.penguins)]} penguins are"
        return (
            f"{who} alone on the floe. End with {fish_text(task.target)}: those of every tile on which "
            f"{'it' if one else 'one of them'} ever stands, the first included."
        )

    def goal(self, task: HarvestTask) -> str:
        return f"{fish_text(task.target)} of {sum(task.ice)}"

    def position(self, task: HarvestTask) -> Position:
        return lone_position(task.rows)

    welcome = "Choose a penguin, then press the tile that it slides to."
    help = (
        "Bright tiles are those that the chosen penguin can slide to. The tile that it leaves melts.",
        "Fish count as soon as a penguin stands on them; you cannot take all of them.",
        "Undo takes back the last slide.",
        "Hint tells first what to look for, then which penguin, then which slide and why; once more makes "
        "it.",
        "Check tells whether the fish wanted can still be taken.",
        "Hints, checks and wrong tries are counted; a clean solution needs none.",
    )

    def page_task(self, task: HarvestTask) -> dict[str, Any]:
        return {"rows": task.rows, "target": task.target}


HARVEST_RENDERER: Final = HarvestRenderer()
