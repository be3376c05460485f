"""Random cutoffs: a floe, its fish, and the penguins of two players."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.contest import is_tempting
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.pingouin.contest_task import PLAYERS
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.simple_play import BANDS, measures_with
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.verify import examine_with, is_rich
from ppsolve.puzzles.pingouin.floes import floe_of, with_fish
from ppsolve.puzzles.pingouin.tiles import each
from ppsolve.puzzles.recipe import Ranges, Recipe, draw, shuffled
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import Level, Rejected, level_fault
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 2_000
FEWEST_MOVES: Final = 4
"""The fewest first moves; with fewer there is little to find."""
PLACINGS: Final = 12
"""How often penguins and fish are drawn for one floe."""
MEASURED_PLACINGS: Final = 40
"""As `PLACINGS`, for the generator that grades by measures."""
SIZES: Final[Ranges] = {"easy": (10, 12), "medium": (13, 15), "hard": (16, 18), "expert": (19, 22)}
"""The fewest and most tiles of the floe, those of the penguins included."""
PENGUINS: Final[Ranges] = {"easy": (1, 1), "medium": (1, 2), "hard": (1, 2), "expert": (2, 2)}
"""The fewest and most penguins of each player."""


def candidate(recipe: Recipe, source: SplitMix64) -> CutoffTask | Rejected:
    island = floe_of(recipe, source, SIZES[recipe.level])
    if island is None:
        return Rejected("no floe for the rotation index")
    why = Rejected("too few moves")
    measured = KINDS[recipe.kind].measures_by(recipe.generator)
    for _ in range(MEASURED_PLACINGS if measured else PLACINGS):
        number = draw(PENGUINS[recipe.level], source)
        tiles = shuffled(each(island), source)[: PLAYERS * number]
        ice = with_fish(source, island, tiles)
        players = tuple(
            Player(name, penguins=tuple(tiles[seat::PLAYERS]))
            for seat, name in enumerate(DEFAULT_NAMES[:PLAYERS])
        )
        found = _task_for(recipe.level, Position(ice, players), measured)
        if isinstance(found, CutoffTask):
            return found
        why = found
    return why


def _task_for(level: Level, position: Position, measured: bool) -> CutoffTask | Rejected:
    """Return the task of a position with the target that only its best move reaches, if it suits."""
    if position.to_move != 0 or len(position.legal_moves) < FEWEST_MOVES:
        return Rejected("too few moves")
    judge = CutoffJudge(CutoffTask(position, position.holdings()[0] + 1))
    ranked = sorted(judge.options(position), key=lambda option: -option.value)
    if ranked[0].value == ranked[1].value:
        return Rejected("more than one first move works")
    if ranked[0].value <= position.holdings()[0]:
        return Rejected("nothing to gain")
    judge = judge.with_goal(ranked[0].value)
    if measured and (fault := band_fault(BANDS, level, measures_with(judge))):
        return fault
    right = ranked[0].move
    if not any(is_tempting(judge, move, is_rich(position, move, right)) for move, _, _ in ranked[1:]):
        return Rejected("the obvious move")
    return level_fault(examine_with(judge).level, level) or CutoffTask(position, judge.goal)
