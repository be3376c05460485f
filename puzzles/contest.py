"""What puzzles against a defence share, whichever their game: lines of best play, and the first wrong move.

Such a puzzle has a judge, who knows what its player can be sure of in every position, and
what everybody plays there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from ppsolve.puzzles.solution import Finding, SolutionStep
from ppsolve.puzzles.voice import Voice
from ppsolve.solver.errors import BadInput
from ppsolve.solver.game import GamePosition

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")
Position_co = TypeVar("Position_co", covariant=True)
Move_co = TypeVar("Move_co", covariant=True)


class LineTurn(NamedTuple, Generic[Position, Move]):
    """A turn of a line: the position it is made in, the move, and the position after it."""

    position: Position
    move: Move
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


class PlayedMove(Protocol[Position_co, Move_co]):
    """What somebody plays, and where it leads."""

    @property
    def move(self) -> Move_co: ...

    @property
    def after(self) -> Position_co: ...


class ContestJudge(Protocol[Position, Move_co]):
    """Who knows the values of a puzzle's positions."""

    seat: int
    """The player of the puzzle."""

    def keeps(self, position: Position, /) -> bool:
        """Whether the player can still be sure of what is asked."""
        ...

    def choice(self, position: Position, /) -> PlayedMove[Position, Move_co]:
        """What is played: by the player the best move, by anybody else the defence."""
        ...


def play_out(judge: ContestJudge[Position, Move], position: Position) -> Iterator[LineTurn[Position, Move]]:
    """Best play of everybody to the end."""
    while not position.over:
        option = judge.choice(position)
        yield LineTurn(position, option.move, option.after)
        position = option.after


def line_after(
    judge: ContestJudge[Position, Move], start: Position, move: Move
) -> tuple[LineTurn[Position, Move], ...]:
    """A move and best play of everybody after it."""
    after = start.after(move)
    return (LineTurn(start, move, after), *play_out(judge, after))


@dataclass(frozen=True)
class Mistake:
    """The first wrong move of a line: its number from 1, and a sentence that says why."""

    step: int
    text: str


def first_mistake(
    judge: ContestJudge[Position, Move],
    position: Position,
    moves: Sequence[Move],
    why: Callable[[Position, Move], str],
) -> Mistake | None:
    """The first move that is not legal, or with which the player gives up what is asked: `why` tells how."""
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
    """What becomes of moves, of which the first wrong one is known: the end of the game, told by `end_of`, or
    what the player keeps."""
    if mistake is not None:
        return Finding(False, False, mistake.text, mistake.step)
    for move in moves:
        position = position.after(move)
    if position.over:
        return Finding(True, True, f"Right: {end_of(position)}.")
    return Finding(True, True, f"Right: after {moves[-1]} {keeps}.")


def refuse_mistake(mistake: Mistake | None) -> None:
    """`BadInput` if there is one: nothing can be said about how to go on."""
    if mistake is not None:
        raise BadInput("moves", f"{mistake.text} Take back from step {mistake.step} on.")


def after_answers(
    step: SolutionStep, answers: Sequence[LineTurn[Position, Move]], voice: Voice
) -> SolutionStep:
    """A step that comes after answers of others, if there are any."""
    if not answers:
        return step
    told = ", ".join(f"{voice.name(turn.seat)} {turn.move}" for turn in answers)
    return replace(
        step,
        reason=f"Expect {told}. {step.reason}",
        expected=tuple(str(turn.move) for turn in answers),
    )


def longest_run(only: Sequence[bool | None]) -> int:
    """The most only-moves in a row; `None`, a turn without a choice, neither counts nor interrupts."""
    longest = run = 0
    for is_only in only:
        if is_only is not None:
            run = run + 1 if is_only else 0
        longest = max(longest, run)
    return longest
