"""Random strands: a floe, and the penguins of two players.

Puzzles with a surprising first move are preferred. Floes within `ROTATION_LENGTH` seeds in a row differ, even
if they are mirrored or turned.
"""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.pingouin.contest_task import PLAYERS
from ppsolve.puzzles.pingouin.floes import FLOE_ATTEMPTS, random_floe, rotation_index_of
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.puzzles.pingouin.strand.search import Floe, StrandSearch
from ppsolve.puzzles.pingouin.strand.task import StrandTag, StrandTask
from ppsolve.puzzles.pingouin.strand.verify import examine_with
from ppsolve.puzzles.pingouin.symmetry import symmetric_floe
from ppsolve.puzzles.pingouin.tiles import Tiles, each, neighbours_of, tiles_of
from ppsolve.puzzles.recipe import Ranges, Recipe, draw, shuffled
from ppsolve.puzzles.series import ROTATION_LENGTH
from ppsolve.puzzles.solution import Level, Rejected, level_fault
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 4_000
PLACINGS: Final = 12
"""How often penguins are placed on one floe."""
SIZES: Final[Ranges] = {"easy": (9, 13), "medium": (11, 15), "hard": (12, 17), "expert": (13, 19)}
"""The fewest and most tiles of the floe, those of the penguins included."""
OWN: Final[Ranges] = {"easy": (1, 2), "medium": (1, 3), "hard": (2, 3), "expert": (2, 4)}
RIVALS: Final[Ranges] = {"easy": (1, 2), "medium": (1, 3), "hard": (1, 3), "expert": (1, 4)}
"""The fewest and most penguins of either player."""
SLIDES: Final[Ranges] = {"easy": (2, 2), "medium": (2, 3), "hard": (3, 4), "expert": (3, 4)}
"""The fewest and most slides that it takes."""
FEWEST_MOVES: Final[dict[Level, int]] = {"easy": 4, "medium": 5, "hard": 6, "expert": 8}
"""The fewest first moves; with fewer there is little to find."""
SYMMETRIC: Final = 2
"""One floe in so many is drawn symmetric."""
SYMMETRIC_ATTEMPTS: Final = 1_200
"""How many symmetric floes to try for the rotation index of a seed."""
ORDINARY: Final = 4
"""One attempt in so many takes first moves without a tag of `RARE`."""
UNSOLVED: Final[tuple[Level, ...]] = ("hard", "expert")
"""The levels that simple play must not solve, even with luck."""
RARE: Final[frozenset[StrandTag]] = frozenset({"double-threat", "quiet", "surprise"})


def candidate(recipe: Recipe, source: SplitMix64) -> StrandTask | Rejected:
    island = _floe_for(recipe, source)
    if island is None:
        return Rejected("no floe for the seed")
    special = source.below(ORDINARY) > 0
    why = Rejected("nobody is stranded")
    for _ in range(PLACINGS):
        own, rivals = draw(OWN[recipe.level], source), draw(RIVALS[recipe.level], source)
        tiles = shuffled(each(island), source)[: own + rivals]
        floe = Floe(tiles_of(tiles[:own]), tiles_of(tiles[own:]), island & ~tiles_of(tiles))
        found = _task_for(recipe.level, floe, special)
        if isinstance(found, StrandTask):
            return found
        why = found
    return why


def _floe_for(recipe: Recipe, source: SplitMix64) -> Tiles | None:
    """Draw a floe with the rotation index of the seed, a symmetric one if there is one soon."""
    symmetric = SYMMETRIC_ATTEMPTS if source.below(SYMMETRIC) == 0 else 0
    for attempt in range(FLOE_ATTEMPTS):
        size = draw(SIZES[recipe.level], source)
        island = symmetric_floe(source, size) if attempt < symmetric else random_floe(source, size)
        if island is not None and rotation_index_of(island) == recipe.seed % ROTATION_LENGTH:
            return island
    return None


def _task_for(level: Level, floe: Floe, special: bool) -> StrandTask | Rejected:
    """Return the task of a position, if it suits the level."""
    if not all(neighbours_of(1 << tile) & floe.free for tile in each(floe.own | floe.rival)):
        return Rejected("a penguin cannot slide")
    later = list(floe.own_slides())
    if len(later) < FEWEST_MOVES[level]:
        return Rejected("too few moves")
    search = StrandSearch()
    least, most = SLIDES[level]
    if search.can_strand(floe, least - 1):
        return Rejected("too few slides")
    slides = next((number for number in range(least, most + 1) if search.can_strand(floe, number)), 0)
    if not slides:
        return Rejected("nobody is stranded")
    if sum(search.is_stranded(after, slides - 1) for after in later) > 1:
        return Rejected("more than one first move works")
    task = StrandTask(_position_of(floe), slides)
    found = examine_with(StrandJudge(task, search))
    if special and not RARE & set(found.tags):
        return Rejected("nothing special")
    if level in UNSOLVED and found.facts["simple_play"]:
        return Rejected("simple play may solve it")
    return level_fault(found.level, level) or task


def _position_of(floe: Floe) -> Position:
    """Return the position of a floe, one fish on every tile; the first player is to move."""
    island = floe.own | floe.rival | floe.free
    players = zip(DEFAULT_NAMES[:PLAYERS], (floe.own, floe.rival), strict=True)
    return Position(
        tuple(island >> tile & 1 for tile in TILES),
        tuple(Player(name, penguins=tuple(each(penguins))) for name, penguins in players),
    )
