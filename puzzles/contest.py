"""What puzzles against a defence share, whichever their game: lines of best play, and the first wrong move.

What is played in a line, and what is wrong, the judge of the puzzle says (`contest_judge`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple

from ppsolve.puzzles.contest_judge import ContestJudge, Move, Position
from ppsolve.puzzles.player_names import PlayerNames
from ppsolve.puzzles.solution import Finding, SolutionStep
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.view.phrases import join_words

MOST_REFUTATIONS: Final = 3
"""How many stories of failing moves a reason tells."""


class LineTurn(NamedTuple, Generic[Position, Move]):
    """A turn of a line: the position it is made in, the move, and the position after it."""

    position: Position
    move: Move
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


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


def prove_one_move(
    judge: ContestJudge[Position, Move], choices: Sequence[Move], field: str, asked: str, best: str
) -> tuple[LineTurn[Position, Move], ...]:
    """The one of the first moves there are to choose from that works, and best play after it. `BadInput` if
    there is not just one; `field` says how much is asked, which is told as `asked`."""
    start = judge.start
    assert start.to_move is not None
    name = shown(start.names[start.to_move])
    working = [move for move in choices if judge.keeps(start.after(move))]
    if not working:
        raise BadInput(field, f"{name} cannot be sure of {asked}: the {best} is {judge.value(start)}")
    if len(choices) == 1:
        raise BadInput("position", f"{name} has only one move, {working[0]}: nothing to find")
    if len(working) > 1:
        moves = join_words([str(move) for move in working])
        raise BadInput(field, f"{len(working)} first moves work: {moves}")
    return line_after(judge, start, working[0])


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


def step_after(
    judge: ContestJudge[Position, Move],
    moves: Sequence[Move],
    mistake: Mistake | None,
    explain: Callable[[LineTurn[Position, Move], PlayerNames], SolutionStep],
    nothing_left: Callable[[Position], str],
) -> SolutionStep:
    """The best next move of the player after what has been played; where others are to move, after their
    best answers. `BadInput` if there is a mistake in the moves, or if nothing is left to do."""
    if mistake is not None:
        raise BadInput("moves", f"{mistake.text} Take back from step {mistake.step} on.")
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
    """A step that comes after answers of others, if there are any."""
    if not answers:
        return step
    told = ", ".join(f"{player_names.name(turn.seat)} {turn.move}" for turn in answers)
    return replace(
        step,
        reason=f"Expect {told}. {step.reason}",
        expected=tuple(str(turn.move) for turn in answers),
    )


def stories_told(alike: Mapping[str, Sequence[str]]) -> list[str]:
    """Which stories of failing moves are told, of those that moves share: the shortest, in their order."""
    told = sorted(alike, key=len)[:MOST_REFUTATIONS]
    return [story for story in alike if story in told]


def refutation_sentences(alike: Mapping[str, Sequence[str]]) -> list[str]:
    """What happens after the moves that fail, a sentence for each story, and how many more fail."""
    told = stories_told(alike)
    sentences = [f"After {join_words(alike[story], 'or')}, {story}." for story in told]
    left = sum(len(moves) for story, moves in alike.items() if story not in told)
    if left:
        sentences.append(f"{left} more {'fails' if left == 1 else 'fail'} as well.")
    return sentences
