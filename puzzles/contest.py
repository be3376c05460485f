"""Puzzles against opponents who defend, of any game: judge, best play, grading.

`ContestJudge` gives exact values and the moves that are played. The functions below it use the judge to prove
a task and to grade it. `contest_reasons.py` checks and explains moves.

The level follows from an effort, the weighted sum of these counts. No weight is negative, so more of anything
never makes a puzzle easier:

| count        | meaning                                                                 | weight       |
|--------------|-------------------------------------------------------------------------|--------------|
| `depth`      | own turns in the solution until no own move can go wrong any more       | 2            |
| `only_moves` | only-moves in a row in the solution                                     | 2            |
| `late`       | own moves after a failing first move until the failure is obvious       | 2            |
| `tempting`   | first moves that fail although they look good                           | 1, up to six |
| `pieces`     | opponents beyond the first, or penguins beyond one a player             | 1            |
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from ppsolve.puzzles.solution import longest_run
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.language.messages import Fact, listed
from ppsolve.solver.view.phrases import join_words

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")

MOST_TEMPTING: Final = 6
"""Tempting moves beyond this many add no effort."""
FEW_BEST: Final = 3
"""A rule of simple play recommends moves if no more than this many are the best."""
LATE: Final = 3
"""The fewest own moves after a failing first move for the tag `late-trap`."""


class Option(NamedTuple, Generic[Position, Move]):
    """A legal move, the position after it, and the value of that position for the player of the puzzle."""

    move: Move
    after: Position
    value: int


class LineTurn(NamedTuple, Generic[Position, Move]):
    """A turn of a line: the position before it, the move, and the position after it."""

    position: Position
    move: Move
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


class RefutedMove(NamedTuple, Generic[Position, Move]):
    """A wrong move, and best play after it until the position shows the failure."""

    start: Position
    move: Move
    line: tuple[LineTurn[Position, Move], ...]
    """The turns after `move`."""
    end: Position
    """The position in which the failure shows."""


@dataclass(frozen=True)
class PlayerNames:
    """Names for the players in reasons; the player who is addressed is called `you`."""

    names: tuple[str, ...]
    you: int | None = None
    """The seat of the player who is addressed."""

    @staticmethod
    def of(position: GamePosition[Any], you: int | None = None) -> PlayerNames:
        return PlayerNames(tuple(map(shown, position.names)), you)

    def name(self, seat: int) -> str:
        return "you" if seat == self.you else self.names[seat]

    def of_whom(self, seat: int) -> str:
        """Return the possessive: `Alice's`, `your`."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def says(self, seat: int, verb: str, verb_for_you: str) -> str:
        """Return a player with the matching verb: `Alice is left`, `you are left`."""
        return f"{self.name(seat)} {verb_for_you if seat == self.you else verb}"


class ContestJudge(ABC, Generic[Position, Move]):
    """Exact values of all positions of a puzzle for its player, and the move that is played in each.

    Values depend on nothing but the position. Moves follow from values in a fixed order (see `defence` and
    `best_move`), so lines are the same on every machine. A judge caches its results: use one for all
    questions about a task.
    """

    def __init__(self, start: Position, goal: int) -> None:
        assert start.to_move is not None
        self.start = start
        self.seat = start.to_move
        """The seat of the player of the puzzle."""
        self.goal = goal
        """The worst value that is good enough for the player."""
        self._wants_few = start.game.wants == "fewest"
        self._options: dict[Hashable, tuple[Option[Position, Move], ...]] = {}
        self._lures: dict[Hashable, Mapping[str, Mapping[Move, int]]] = {}

    def with_goal(self, goal: int) -> Self:
        """Return a judge of the same position with another goal, sharing the cached values."""
        other = copy(self)
        other.goal = goal
        return other

    @abstractmethod
    def value(self, position: Position) -> int:
        """Return the result that the player can guarantee."""

    @abstractmethod
    def best_move(self, position: Position) -> Option[Position, Move]:
        """Return the move of the player."""

    @abstractmethod
    def defence(self, position: Position) -> Option[Position, Move]:
        """Return the move of an opponent."""

    @abstractmethod
    def _key(self, position: Position) -> Hashable:
        """Return the cache key of a position."""

    @abstractmethod
    def lost(self, position: Position) -> bool:
        """True if the position itself shows, without a search, that the player fails."""

    def won(self, position: Position) -> bool:
        """True if the player has reached the goal already."""
        return False

    def finished(self, position: Position) -> bool:
        """True if the goal is reached or missed for good, so that no line goes on."""
        return position.over

    def settled(self, position: Position) -> bool:
        """True if the player has no more turns."""
        return position.over

    def choices(self, position: Position) -> Sequence[Move]:
        """Return the legal moves, one of each class of equivalent ones."""
        return position.legal_moves

    def is_enough(self, value: int) -> bool:
        return value <= self.goal if self._wants_few else value >= self.goal

    def keeps(self, position: Position) -> bool:
        """True if the player can still guarantee the goal."""
        return self.is_enough(self.value(position))

    def options(self, position: Position) -> tuple[Option[Position, Move], ...]:
        """Return the legal moves of the player to move, with the positions they lead to."""
        key = self._key(position)
        if key not in self._options:
            afters = [(move, position.after(move)) for move in position.legal_moves]
            self._options[key] = tuple(Option(move, after, self.value(after)) for move, after in afters)
        return self._options[key]

    def good_moves(self, position: Position) -> tuple[Move, ...]:
        """Return the moves after which the player can still guarantee the goal."""
        return tuple(option.move for option in self.options(position) if self.is_enough(option.value))

    def failing_moves(self, position: Position) -> list[Move]:
        """Return the moves after which the player cannot, one of each class of equivalent ones."""
        good = self.good_moves(position)
        return [move for move in self.choices(position) if move not in good]

    def is_only_move(self, position: Position) -> bool:
        """True if the player has a choice and only one move keeps the goal, up to equivalence."""
        failing = len(self.failing_moves(position))
        return failing > 0 and failing == len(self.choices(position)) - 1

    def choice(self, position: Position) -> Option[Position, Move]:
        """Return the move played in a line: the player's best move, or an opponent's defence."""
        return self.best_move(position) if position.to_move == self.seat else self.defence(position)

    def play_out(self, position: Position) -> Iterator[LineTurn[Position, Move]]:
        """Yield the turns of best play until it is `finished`."""
        while not self.finished(position):
            option = self.choice(position)
            yield LineTurn(position, option.move, option.after)
            position = option.after

    def line_after(self, start: Position, move: Move) -> tuple[LineTurn[Position, Move], ...]:
        after = start.after(move)
        return (LineTurn(start, move, after), *self.play_out(after))

    def refute(self, position: Position, move: Move) -> RefutedMove[Position, Move]:
        """Refute a move of the player after which the goal can no longer be guaranteed."""
        end = position.after(move)
        line = []
        for turn in self.play_out(end):
            if self.lost(turn.position):
                break
            line.append(turn)
            end = turn.after
        return RefutedMove(position, move, tuple(line), end)

    @abstractmethod
    def lures(self, position: Position) -> Mapping[str, Mapping[Move, int]]:
        """Score the moves of the player by the rules of simple play: the name of a rule as in `most-fish`,
        and the score of every legal move, more being better."""

    def _scores(self, position: Position) -> Mapping[str, Mapping[Move, int]]:
        key = self._key(position)
        if key not in self._lures:
            self._lures[key] = self.lures(position)
        return self._lures[key]

    def by_appeal(self, position: Position) -> list[Move]:
        """Return `failing_moves`, those that simple play would choose first."""
        lures = self._scores(position)
        ranks = [
            {score: rank for rank, score in enumerate(sorted(set(scores.values()), reverse=True))}
            for scores in lures.values()
        ]

        def appeal(move: Move) -> tuple[bool, int]:
            found = [rank[scores[move]] for rank, scores in zip(ranks, lures.values(), strict=True)]
            return not self.lures_of(position, move), sum(found)

        return sorted(self.failing_moves(position), key=appeal)

    def lures_of(self, position: Position, move: Move) -> list[str]:
        """Return the names of the rules of simple play by which a move is among the best `FEW_BEST`."""
        found = []
        for name, scores in self._scores(position).items():
            most = max(scores.values())
            if scores[move] == most and sum(score == most for score in scores.values()) <= FEW_BEST:
                found.append(name)
        return found

    def lure_of(self, position: Position, move: Move) -> str:
        """Return the rules by which a move is among the best in words; may be empty."""
        names = self.lures_of(position, move)
        return listed([self.lure_text(name) for name in names]) if names else ""

    # Words.

    @abstractmethod
    def words(self, message: str, value: int | None = None, /, **facts: Fact) -> str:
        """Say a message that all contests have, such as `only`, about a value; by default about the goal."""

    def illegal_text(self, position: Position, move: Move, error: BadInput) -> str:
        """Return why a move is illegal, as a clause."""
        return error.what

    @abstractmethod
    def lure_text(self, name: str) -> str:
        """Return the name of a rule of simple play in words."""

    @abstractmethod
    def result_text(self, end: Position) -> str:
        """Return the player's result at the end of the game, as a clause."""

    @abstractmethod
    def failure_text(self, refutation: RefutedMove[Position, Move], player_names: PlayerNames) -> str:
        """Return why the end of a refutation is a failure, as a clause."""


# Proof and grading.


def prove_one_move(
    judge: ContestJudge[Position, Move], field: str, shortfall: Callable[[int], str]
) -> tuple[LineTurn[Position, Move], ...]:
    """Prove that exactly one of the first moves works; return it with best play after it.

    `BadInput` otherwise. `field` is the field of the task that holds the goal. `shortfall` turns a result
    that is not enough into the predicate of its player.
    """
    start, choices = judge.start, judge.choices(judge.start)
    name = shown(start.names[judge.seat])
    working = [move for move in choices if judge.keeps(start.after(move))]
    if not working:
        raise BadInput(field, f"{name} {shortfall(judge.value(start))}")
    if len(choices) == 1:
        raise BadInput("position", f"{name} has only one move, {working[0]}: nothing to find")
    if len(working) > 1:
        raise BadInput(field, f"{len(working)} first moves work: {join_words(list(map(str, working)))}")
    return judge.line_after(start, working[0])


@dataclass(frozen=True)
class ContestCounts:
    """The counts behind the level. Equivalent moves count once."""

    depth: int
    """The player's turns in the solution up to the last one at which some move fails."""
    tempting: int
    """First moves that fail although they look good."""
    late: int
    """The player's moves from a failing first move until its failure is obvious, in the longest line."""
    only_moves: int
    """The longest run of the player's turns in the solution at which only one move reaches the goal. Turns
    with a single legal move neither count nor interrupt the run."""
    pieces: int
    """Opponents beyond the first, or penguins beyond one a player."""

    @property
    def effort(self) -> int:
        return (
            2 * (self.depth + self.only_moves + self.late) + min(self.tempting, MOST_TEMPTING) + self.pieces
        )

    def facts(self, failing: int) -> dict[str, int]:
        """Return the counts by name, with the number of failing first moves."""
        return {
            "depth": self.depth,
            "failing": failing,
            "tempting": self.tempting,
            "late": self.late,
            "only_moves": self.only_moves,
        }


def count(
    judge: ContestJudge[Position, Move],
    solution: Sequence[LineTurn[Position, Move]],
    looks_good: Callable[[Move], bool],
    pieces: int,
) -> ContestCounts:
    """Count what the level depends on; `looks_good` is true of a failing first move that seems as good as the
    right one at once."""
    start, seat = judge.start, judge.seat
    failing = judge.failing_moves(start)
    own = [turn.position for turn in solution if turn.seat == seat and not judge.won(turn.position)]
    lines = [judge.refute(start, move).line for move in failing]
    return ContestCounts(
        depth=max(turn for turn, position in enumerate(own, start=1) if judge.failing_moves(position)),
        tempting=sum(is_tempting(judge, move, looks_good(move)) for move in failing),
        late=max(sum(turn.seat == seat for turn in line) for line in lines),
        only_moves=longest_run(
            judge.is_only_move(position) for position in own if len(position.legal_moves) > 1
        ),
        pieces=max(pieces, 0),
    )


def is_tempting(judge: ContestJudge[Position, Move], move: Move, looks_good: bool) -> bool:
    """True if a failing first move is tempting, which takes at least two of these:

    - It fails by one only.
    - It looks good.
    - Just one of several answers refutes it.
    """
    after = judge.start.after(move)
    near = abs(judge.value(after) - judge.goal) == 1
    if near == looks_good:
        return near
    answered = after.to_move not in (None, judge.seat)
    return answered and len(judge.choices(after)) > 1 and len(judge.failing_moves(after)) == 1
