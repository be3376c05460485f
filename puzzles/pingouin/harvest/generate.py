"""Random harvests: a floe, its fish, and penguins on it."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.limits import NodeLimit, TooLarge
from ppsolve.puzzles.pingouin.floes import RAGGED, floe_of, with_fish
from ppsolve.puzzles.pingouin.harvest.explore import Exploration
from ppsolve.puzzles.pingouin.harvest.simple_play import BANDS, measures_with
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import examine_with
from ppsolve.puzzles.pingouin.tiles import Tiles, each
from ppsolve.puzzles.recipe import Ranges, Recipe, draw, shuffled
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import Level, Rejected, level_fault
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import rows_of
from ppsolve.solver.pingouin.solitaire import SolitaireSolver
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 2_000
PLACINGS: Final = 12
"""How often penguins and fish are drawn for one floe."""
MEASURED_PLACINGS: Final = 120
"""As `PLACINGS`, for the generator that grades by measures."""
SIZES: Final[Ranges] = {"easy": (9, 11), "medium": (12, 14), "hard": (15, 17), "expert": (18, 21)}
"""The fewest and most tiles of the floe, those of the penguins included."""
MEASURED_SIZES: Final[Ranges] = SIZES | {"easy": (9, 13)}
"""As `SIZES`, for the generator that measures: there are too few compact floes of up to 11 tiles."""
PENGUINS: Final[Ranges] = {"easy": (1, 2), "medium": (1, 2), "hard": (1, 2), "expert": (1, 3)}
"""The fewest and most penguins."""
MOST_STATES: Final[dict[Level, int]] = {"easy": 2_000, "medium": 4_000, "hard": 8_000, "expert": 30_000}
"""The most states of a candidate: fewer than a puzzle may have, to be faster."""
FEWEST_PLAYS: Final[dict[Level, int]] = {"easy": 20, "medium": 60, "hard": 300, "expert": 2_000}


def candidate(recipe: Recipe, source: SplitMix64) -> HarvestTask | Rejected:
    measured = KINDS[recipe.kind].measures_by(recipe.generator)
    sizes = MEASURED_SIZES if measured else SIZES
    island = floe_of(recipe, source, sizes[recipe.level], RAGGED)
    if island is None:
        return Rejected("no floe for the rotation index")
    why = Rejected("too large")
    for _ in range(MEASURED_PLACINGS if measured else PLACINGS):
        found = _random_task(recipe.level, source, island, measured)
        if isinstance(found, HarvestTask):
            return found
        why = found
    return why


def _random_task(level: Level, source: SplitMix64, island: Tiles, measured: bool) -> HarvestTask | Rejected:
    number = draw(PENGUINS[level], source)
    penguins = sorted(shuffled(each(island), source)[:number])
    rows = rows_of(with_fish(source, island, penguins), [penguins])
    task = HarvestTask(rows, number + 1)
    try:
        most = SolitaireSolver(task.ice, NodeLimit(MOST_STATES[level])).most(
            frozenset(each(task.free)), penguins
        )
    except TooLarge:
        return Rejected("too large")
    if most == sum(task.ice) - task.below:
        return Rejected("everything can be taken")
    if not most:
        return Rejected("nothing to take")
    task = HarvestTask(rows, task.below + most)
    exploration = Exploration(task, MOST_STATES[level])
    try:
        found = examine_with(task, exploration)
    except TooLarge:
        return Rejected("too large")
    except BadInput:
        return Rejected("too many plays work")
    if found.facts["plays"] < FEWEST_PLAYS[level]:
        return Rejected("too few plays")
    if measured and (fault := band_fault(BANDS, level, measures_with(task, exploration))):
        return fault
    return level_fault(found.level, level) or task
