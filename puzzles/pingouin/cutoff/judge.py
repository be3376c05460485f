"""`CutoffJudge`: exact values of cutoff positions, best moves, and why wrong moves fail."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.contest import Option, PlayerNames
from ppsolve.puzzles.pingouin.contests import FloeJudge, FloeRefutation, FloeTurn, within_reach
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.tiles import Tiles, names_of, tiles_of
from ppsolve.puzzles.solution import Role
from ppsolve.solver.backend import core_kind
from ppsolve.solver.errors import shown
from ppsolve.solver.language.messages import Fact, listed, say
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.searcher import NO_NODE_LIMIT

MOST_TILES: Final = 30
"""The most free tiles within reach. Beyond it, proving every position takes too long for a puzzle."""

_MEMORY: Final = 4 << 20

CutoffOption = Option[Position, Move]
CutoffRefutation = FloeRefutation
CutoffTurn = FloeTurn


class CutoffJudge(FloeJudge):
    """Finds the most fish that the player of a cutoff can guarantee, and the best move of either player."""

    def __init__(self, task: CutoffTask) -> None:
        super().__init__(task.position, task.target, MOST_TILES, "cutoff")
        (self._searcher,) = PINGOUIN.searchers(core_kind(), _MEMORY, 1)
        self._values: dict[Position, int] = {}

    def value(self, position: Position) -> int:
        if position.over:
            return position.holdings()[self.seat]
        if position not in self._values:
            least, most = fish_bounds(position)
            low, high = least[self.seat], most[self.seat]
            if low < high:
                low, high = self._searcher.guaranteed(
                    position, self.seat, low, high, NO_NODE_LIMIT, float("inf")
                )
            assert low == high, "without a limit a value is proved"
            self._values[position] = low
        return self._values[position]

    def won(self, position: Position) -> bool:
        """True if the player has enough fish, those below their penguins included."""
        return position.holdings()[self.seat] >= self.goal

    def lost(self, position: Position) -> bool:
        """True if the static bound shows a failure: all fish within reach are too few."""
        return fish_bounds(position)[1][self.seat] < self.goal

    def best_move(self, position: Position) -> CutoffOption:
        """Return the player's move: the most fish guaranteed, then the first in move order."""
        return max(self.options(position), key=lambda option: option.value)

    def defence(self, position: Position) -> CutoffOption:
        """Return the rival's move: the fewest fish that the player can guarantee, then the fewest fish within
        the player's reach, then the first in move order."""
        options = self.options(position)
        fewest = min(option.value for option in options)
        toughest = [option for option in options if option.value == fewest]
        return min(toughest, key=lambda option: fish_bounds(option.after)[1][self.seat])

    def lures(self, position: Position) -> dict[str, dict[Move, int]]:
        """Score moves by the fish taken, and by the fish within reach less those of the rival."""
        fish, reach = {}, {}
        for option in self.options(position):
            most = fish_bounds(option.after)[1]
            fish[option.move] = position.ice[option.move.end]
            reach[option.move] = most[self.seat] - most[1 - self.seat]
        return {"most-fish": fish, "best-reach": reach}

    # Words.

    @property
    def goal_text(self) -> str:
        return fish_text(self.goal)

    def words(self, message: str, value: int | None = None, /, **facts: Fact) -> str:
        return say(f"cutoff-contest-{message}", fish=self.goal if value is None else value, **facts)

    def lure_text(self, name: str) -> str:
        return say(f"cutoff-lure-{name}")

    def sure_text(self, value: int) -> str:
        return f"of {fish_text(value)}"

    def result_text(self, end: Position) -> str:
        player, fish = shown(end.names[self.seat]), end.holdings()[self.seat]
        return say("cutoff-contest-result", player=player, fish=fish)

    def cut_off(self, refutation: CutoffRefutation) -> Tiles:
        """Return the tiles within the player's reach before the wrong move that still exist at the end of its
        refutation but are out of reach there."""
        end = refutation.end
        left = tiles_of(tile for tile, fish in enumerate(end.ice) if fish and tile not in end.occupied)
        return within_reach(refutation.start, self.seat) & left & ~within_reach(end, self.seat)

    def marks(self, refutation: CutoffRefutation) -> dict[str, Role]:
        """Mark what a refutation cuts off, and what is still within the player's reach at its end."""
        reach: dict[str, Role] = dict.fromkeys(names_of(within_reach(refutation.end, self.seat)), "because")
        return reach | dict.fromkeys(names_of(self.cut_off(refutation)), "clash")

    def failure_text(self, refutation: CutoffRefutation, player_names: PlayerNames) -> str:
        """Return a clause such as `e1 is cut off, and Alice can reach only 2 more fish and ends with at most
        9; Bob can reach 5 more`."""
        cut = names_of(self.cut_off(refutation))
        has, most = fish_bounds(refutation.end)
        return say(
            "cutoff-failure",
            cut=len(cut),
            tiles=listed(cut) if cut else "",
            player=player_names.name(self.seat),
            rival=player_names.name(1 - self.seat),
            own=most[self.seat] - has[self.seat],
            other=most[1 - self.seat] - has[1 - self.seat],
            most=most[self.seat],
        )
