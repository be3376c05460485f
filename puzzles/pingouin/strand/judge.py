"""`StrandJudge`: exact values of strand positions, best moves, and why wrong moves fail.

The value of a position is minus the number of slides after which the player strands the rival, counted from
the start of the puzzle; a failure counts as one slide too many. The slides made so far are the tiles taken.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ppsolve.puzzles.contest import Option, PlayerNames
from ppsolve.puzzles.pingouin.contest_task import doors_of
from ppsolve.puzzles.pingouin.contests import FloeJudge, FloeRefutation, FloeTurn, within_reach
from ppsolve.puzzles.pingouin.strand.search import Floe, StrandSearch, safe_slides, safe_tiles
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.pingouin.tiles import Tiles, each, names_of, reach, tiles_of
from ppsolve.puzzles.solution import Role
from ppsolve.solver.errors import shown
from ppsolve.solver.language.messages import Fact, listed, say
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

MOST_TILES: Final = 24
"""The most free tiles within reach. Beyond it, proving four slides takes too long for a puzzle."""
MOST_NAMED: Final = 6
"""The most tiles that a reason names; more are counted."""

StrandOption = Option[Position, Move]
StrandRefutation = FloeRefutation
StrandTurn = FloeTurn

FailureKind = Literal["stuck", "late", "open", "unreached", "away"]


class Failure(NamedTuple):
    """The reason why a position shows a failure:

    - `stuck`: the player cannot slide any more, but the rival can;
    - `late`: the player has made all slides, and `tiles` are open to the rival;
    - `open`: one slide is left, which cannot take all `tiles` that are open to the rival;
    - `unreached`: one slide is left, which cannot reach the only tile that is open to the rival;
    - `away`: the rival can make `slides` slides on `tiles`, out of the player's reach, which are enough.
    """

    kind: FailureKind
    tiles: Tiles
    slides: int = 0


class StrandJudge(FloeJudge):
    """Finds how soon the player of a strand can strand the rival, and the best move of either player."""

    def __init__(self, task: StrandTask, search: StrandSearch | None = None) -> None:
        super().__init__(task.position, -task.slides, MOST_TILES, "strand")
        self._search = search or StrandSearch()
        self._taken = task.position.players[self.seat].tiles

    @property
    def slides(self) -> int:
        return -self.goal

    def slides_left(self, position: Position) -> int:
        return self.slides - (position.players[self.seat].tiles - self._taken)

    def stranded(self, position: Position) -> bool:
        """True if the rival cannot slide any more."""
        return not doors_of(position, 1 - self.seat)

    def value(self, position: Position) -> int:
        left = self.slides_left(position)
        if self.stranded(position):
            return max(left, 0) - self.slides
        floe = Floe.of(position, self.seat)
        proved = self._search.can_strand if position.to_move == self.seat else self._search.is_stranded
        if not floe.own:
            return -self.slides - 1
        needed = next((number for number in range(left + 1) if proved(floe, number)), left + 1)
        return left - needed - self.slides

    def won(self, position: Position) -> bool:
        return self.stranded(position)

    def finished(self, position: Position) -> bool:
        return position.over or self.stranded(position) or self.lost(position)

    def settled(self, position: Position) -> bool:
        return self.finished(position)

    def lost(self, position: Position) -> bool:
        return self.failure(position) is not None

    def failure(self, position: Position) -> Failure | None:
        """Return why the position itself shows a failure, or `None`."""
        doors = doors_of(position, 1 - self.seat)
        if not doors:
            return None
        floe, left = Floe.of(position, self.seat), self.slides_left(position)
        if not floe.own:
            return Failure("stuck", doors)
        if left <= 0:
            return Failure("late", doors)
        turn = position.to_move == self.seat
        if turn and left == 1:
            if doors & (doors - 1):
                return Failure("open", doors)
            reached = any(reach(tile, floe.free) & doors for tile in each(floe.own))
            return None if reached else Failure("unreached", doors)
        enough = left if turn else left + 1
        if safe_slides(floe, enough) < enough:
            return None
        return Failure("away", safe_tiles(floe), enough)

    def best_move(self, position: Position) -> StrandOption:
        """Return the player's move: the soonest to strand, then one whose failure is not plain, then the one
        that the fewest answers refute, then the first in move order."""

        def score(option: StrandOption) -> tuple[int, bool, int]:
            refutations = 0
            if option.after.to_move == 1 - self.seat and not self.is_enough(option.value):
                refutations = sum(not self.is_enough(answer.value) for answer in self.options(option.after))
            return option.value, not self.lost(option.after), -refutations

        return max(self.options(position), key=score)

    def defence(self, position: Position) -> StrandOption:
        """Return the rival's move: the longest to hold out, then one after which the failure is plain, then
        the fewest good moves for the player, then the most open tiles, then the first in move order."""

        def score(option: StrandOption) -> tuple[int, bool, int, int]:
            after = option.after
            good = len(self.good_moves(after)) if after.to_move == self.seat else 0
            return -option.value, self.lost(after), -good, doors_of(after, 1 - self.seat).bit_count()

        return max(self.options(position), key=score)

    def lures(self, position: Position) -> dict[str, dict[Move, int]]:
        """Score moves by the replies that they leave the rival, and by the rival's room."""
        replies, room = {}, {}
        for move in position.legal_moves:
            after = position.after(move)
            replies[move] = -count_slides(after, 1 - self.seat)
            room[move] = -within_reach(after, 1 - self.seat).bit_count()
        return {"fewest-replies": replies, "least-room": room}

    # Words.

    @property
    def rival_name(self) -> str:
        return shown(self.start.names[1 - self.seat])

    def words(self, message: str, value: int | None = None, /, **facts: Fact) -> str:
        slides = self.slides if value is None else -value
        return say(f"strand-contest-{message}", slides=slides, **{"rival": self.rival_name} | facts)

    def lure_text(self, name: str) -> str:
        return say(f"strand-lure-{name}")

    def result_text(self, end: Position) -> str:
        return self.words("result")

    def marks(self, refutation: StrandRefutation) -> dict[str, Role]:
        """Mark the tiles that are open to the rival at the end, and the rival's penguins beside them."""
        failure = self.failure(refutation.end)
        assert failure is not None
        beside = [
            tile
            for tile in refutation.end.players[1 - self.seat].penguins
            if doors_of(refutation.end, 1 - self.seat) & failure.tiles and tile in refutation.end.occupied
        ]
        marked: dict[str, Role] = dict.fromkeys(names_of(beside), "because")
        return marked | dict.fromkeys(names_of(failure.tiles), "clash")

    def failure_text(self, refutation: StrandRefutation, player_names: PlayerNames) -> str:
        """Return a clause such as `e1 and e2 are open to Bob, and one slide cannot take both`."""
        failure = self.failure(refutation.end)
        assert failure is not None
        kind, tiles, slides = failure
        names = {"rival": player_names.name(1 - self.seat), "player": player_names.name(self.seat)}
        text, number = tiles_text(tiles), tiles.bit_count()
        match kind:
            case "stuck":
                return say("strand-failure-stuck", **names)
            case "away":
                return say("strand-failure-away", slides=slides, tiles=text, **names)
            case "unreached":
                return say("strand-failure-unreached", tiles=text, number=number, **names)
        return say(f"strand-failure-{kind}", tiles=text, number=number, rival=names["rival"])


def tiles_text(tiles: Tiles) -> str:
    """Return tiles by name; many tiles are counted."""
    number = tiles.bit_count()
    if number > MOST_NAMED:
        return say("strand-many-tiles", tiles=number)
    return listed(names_of(tiles))


def count_slides(position: Position, seat: int) -> int:
    """Count the slides that a player could make if it were that player's turn."""
    free = tiles_of(tile for tile, fish in enumerate(position.ice) if fish and tile not in position.occupied)
    return sum(reach(tile, free).bit_count() for tile in position.players[seat].penguins)
