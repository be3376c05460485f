"""Puzzles against opponents who defend, of any game: a judge of positions, best play, hints, grading counts.

`ContestJudge` gives exact values and the moves that are played. The functions below it use the judge to prove
a task, to check a player's moves and to explain them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from ppsolve.puzzles.solution import Finding, SolutionStep
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.view.phrases import join_words

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")

MOST_REFUTATIONS: Final = 3
"""The number of refutations that a reason describes."""


class Option(NamedTuple, Generic[Position, Move]):
    """A legal move, the position after it, and the value of that position for the player of the puzzle."""

    move: Move
    after: Position
    value: int


class ContestJudge(ABC, Generic[Position, Move]):
    """Exact values of all positions of a puzzle for its player, and the move that is played in each.

    Values depend on nothing but the position. Moves follow from values in a fixed order (see `defence` and
    `best_move`), so lines are the same on every machine. A judge caches its results: use one for all
    questions about a task.
    """

    def __init__(self, start: Position, seat: int) -> None:
        self.start = start
        """The position of the puzzle."""
        self.seat = seat
        """The seat of its player, who is to move there."""
        self._options: dict[Hashable, tuple[Option[Position, Move], ...]] = {}

    @abstractmethod
    def value(self, position: Position) -> int:
        """Return the result that the player can guarantee."""

    @abstractmethod
    def is_enough(self, value: int) -> bool:
        """True if a value reaches the goal of the puzzle."""

    @abstractmethod
    def best_move(self, position: Position) -> Option[Position, Move]:
        """Return the move of the player."""

    @abstractmethod
    def defence(self, position: Position) -> Option[Position, Move]:
        """Return the move of an opponent."""

    @abstractmethod
    def _key(self, position: Position) -> Hashable:
        """Return the cache key of a position."""

    def settled(self, position: Position) -> bool:
        """True if the player has no more turns."""
        return position.over

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

    def choice(self, position: Position) -> Option[Position, Move]:
        """Return the move played in a line: the player's best move, or an opponent's defence."""
        return self.best_move(position) if position.to_move == self.seat else self.defence(position)


# Lines of best play.


class LineTurn(NamedTuple, Generic[Position, Move]):
    """A turn of a line: the position before it, the move, and the position after it."""

    position: Position
    move: Move
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


def play_out(judge: ContestJudge[Position, Move], position: Position) -> Iterator[LineTurn[Position, Move]]:
    """Yield the turns of best play to the end of the game."""
    while not position.over:
        option = judge.choice(position)
        yield LineTurn(position, option.move, option.after)
        position = option.after


def line_after(
    judge: ContestJudge[Position, Move], start: Position, move: Move
) -> tuple[LineTurn[Position, Move], ...]:
    """Return a move and best play after it."""
    after = start.after(move)
    return (LineTurn(start, move, after), *play_out(judge, after))


def prove_one_move(
    judge: ContestJudge[Position, Move], choices: Sequence[Move], field: str, asked: str, best: str
) -> tuple[LineTurn[Position, Move], ...]:
    """Prove that exactly one of the first moves works; return it with best play after it.

    `BadInput` otherwise: `field` is the field of the task that holds the goal, `asked` the goal in words, and
    `best` the name of the best result.
    """
    start = judge.start
    assert start.to_move is not None
    name = shown(start.names[start.to_move])
    working = [move for move in choices if judge.keeps(start.after(move))]
    if not working:
        raise BadInput(field, f"{name} cannot guarantee {asked}: the {best} is {judge.value(start)}")
    if len(choices) == 1:
        raise BadInput("position", f"{name} has only one move, {working[0]}: nothing to find")
    if len(working) > 1:
        moves = join_words([str(move) for move in working])
        raise BadInput(field, f"{len(working)} first moves work: {moves}")
    return line_after(judge, start, working[0])


# Checks and hints.


@dataclass(frozen=True)
class Mistake:
    """The first wrong move of a line: its number from 1, and a sentence that explains it."""

    step: int
    text: str


def first_mistake(
    judge: ContestJudge[Position, Move],
    position: Position,
    moves: Sequence[Move],
    why: Callable[[Position, Move], str],
) -> Mistake | None:
    """Find the first move that is illegal or gives up the goal; `why` explains the latter."""
    for step, move in enumerate(moves, start=1):
        try:
            after = position.play(move)
        except BadInput as error:
            return Mistake(step, f"step {step}: {move} cannot be played: {error.what}.")
        if position.to_move == judge.seat and not judge.keeps(after):
            return Mistake(step, f"step {step}: {move} fails: {why(position, move)}.")
        position = after
    return None


def check_moves(
    position: Position,
    moves: Sequence[Move],
    mistake: Mistake | None,
    end_of: Callable[[Position], str],
    keeps: str,
) -> Finding:
    """Return the finding for moves whose first mistake is known.

    `end_of` describes the end of the game; `keeps` says what the player keeps before the end.
    """
    if mistake is not None:
        return Finding(False, False, mistake.text, mistake.step)
    for move in moves:
        position = position.after(move)
    if position.over:
        return Finding(True, True, f"Right: {end_of(position)}.")
    return Finding(True, True, f"Right: after {moves[-1]} {keeps}.")


def step_after(
    judge: ContestJudge[Position, Move],
    moves: Sequence[Move],
    mistake: Mistake | None,
    explain: Callable[[LineTurn[Position, Move], PlayerNames], SolutionStep],
    nothing_left: Callable[[Position], str],
) -> SolutionStep:
    """Return the player's best move after `moves`, once opponents to move have made their best answers.

    `BadInput` if the moves contain a mistake, or if nothing is left to do.
    """
    if mistake is not None:
        raise BadInput("moves", f"{mistake.text} Undo from step {mistake.step} on.")
    position = judge.start
    for move in moves:
        position = position.after(move)
    player_names = PlayerNames.of(position)
    answers: list[LineTurn[Position, Move]] = []
    for turn in play_out(judge, position):
        if judge.settled(turn.position):
            break
        if turn.seat == judge.seat:
            return _after_answers(explain(turn, player_names), answers, player_names)
        answers.append(turn)
    raise BadInput("moves", nothing_left(position))


def _after_answers(
    step: SolutionStep, answers: Sequence[LineTurn[Position, Move]], player_names: PlayerNames
) -> SolutionStep:
    """Prefix a step with the expected answers of opponents."""
    if not answers:
        return step
    told = ", ".join(f"{player_names.name(turn.seat)} {turn.move}" for turn in answers)
    return replace(
        step,
        reason=f"Expect {told}. {step.reason}",
        expected=tuple(str(turn.move) for turn in answers),
    )


# Words of reasons.


class Table(Protocol):
    """A position of any game whose players have names."""

    @property
    def names(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class PlayerNames:
    """Names for the players in reasons; the player who is addressed is called `you`."""

    names: tuple[str, ...]
    you: int | None = None
    """The seat of the player who is addressed."""

    @staticmethod
    def of(position: Table, you: int | None = None) -> PlayerNames:
        return PlayerNames(tuple(map(shown, position.names)), you)

    def is_you(self, seat: int) -> bool:
        return seat == self.you

    def name(self, seat: int) -> str:
        return "you" if self.is_you(seat) else self.names[seat]

    def says(self, seat: int, verb: str, verb_for_you: str) -> str:
        """Return a player with the matching verb: `Alice is left`, `you are left`."""
        return f"{self.name(seat)} {verb_for_you if self.is_you(seat) else verb}"


def stories_told(alike: Mapping[str, Sequence[str]]) -> list[str]:
    """Select the refutations to describe: the shortest ones, in their original order.

    `alike` maps the text of a refutation to the moves that it refutes.
    """
    told = sorted(alike, key=len)[:MOST_REFUTATIONS]
    return [story for story in alike if story in told]


def refutation_sentences(alike: Mapping[str, Sequence[str]]) -> list[str]:
    """Describe what refutes the failing moves, one sentence per refutation, and count the moves left out."""
    told = stories_told(alike)
    sentences = [f"After {join_words(alike[story], 'or')}, {story}." for story in told]
    left = sum(len(moves) for story, moves in alike.items() if story not in told)
    if left:
        sentences.append(f"{left} more {'fails' if left == 1 else 'fail'} as well.")
    return sentences


# Grading.


@dataclass(frozen=True)
class ContestCounts:
    """The counts behind the level that all these puzzles share."""

    depth: int
    """The player's turns in the solution up to the last one at which some move fails."""
    tempting: int
    """First moves that fail although they look good."""
    late: int
    """The player's moves from a failing first move until the failure is plain, in the longest refutation."""
    only_moves: int
    """The longest run of the player's turns in the solution at which only one move reaches the goal. Turns
    with a single legal move neither count nor interrupt the run."""

    def facts(self, failing: int) -> dict[str, int]:
        """Return the counts by name, with the number of failing first moves."""
        return {
            "depth": self.depth,
            "failing": failing,
            "tempting": self.tempting,
            "late": self.late,
            "only_moves": self.only_moves,
        }


def last_choice(judge: ContestJudge[Position, Any], own: Sequence[Position]) -> int:
    """Return the number, from 1, of the player's last turn at which some move fails."""
    return max(
        number
        for number, position in enumerate(own, start=1)
        if len(judge.good_moves(position)) < len(position.legal_moves)
    )


def only_moves_in_a_row(own: Sequence[Position], is_only_move: Callable[[Position], bool]) -> int:
    """Return the longest run of the player's turns with several legal moves of which only one works."""
    longest = run = 0
    for position in own:
        if len(position.legal_moves) > 1:
            run = run + 1 if is_only_move(position) else 0
        longest = max(longest, run)
    return longest
