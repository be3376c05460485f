"""Simple play of a strand: the fewest replies for the rival come first, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ppsolve.puzzles.pingouin.strand.judge import StrandJudge, StrandTurn, count_slides
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position


def replies_after(judge: StrandJudge, position: Position) -> dict[Move, int]:
    """Return the number of slides that each move of the player leaves the rival."""
    return {move: count_slides(position.after(move), 1 - judge.seat) for move in position.legal_moves}


def wrong_tries(judge: StrandJudge, position: Position) -> Fraction:
    """Return how many failing moves are tried before a good one on average, the fewest replies first and
    moves with equally many in random order."""
    replies, good = replies_after(judge, position), judge.good_moves(position)
    fewest = min(replies[move] for move in good)
    right = sum(replies[move] == fewest for move in good)
    equal = sum(number == fewest for number in replies.values())
    return sum(number < fewest for number in replies.values()) + Fraction(equal - right, right + 1)


def all_wrong_tries(judge: StrandJudge, solution: Sequence[StrandTurn]) -> Fraction:
    """Return the sum of `wrong_tries` over the player's turns of a solution."""
    turns = (turn.position for turn in solution if turn.seat == judge.seat)
    return sum((wrong_tries(judge, position) for position in turns), Fraction())


def solved_share(judge: StrandJudge, position: Position) -> Fraction:
    """Return the chance that a player strands the rival in time who always leaves the fewest replies, against
    the best defence."""
    if judge.finished(position):
        return Fraction(judge.won(position))
    if position.to_move != judge.seat:
        return solved_share(judge, judge.defence(position).after)
    replies = replies_after(judge, position)
    fewest = min(replies.values())
    best = [move for move, number in replies.items() if number == fewest]
    return sum((solved_share(judge, position.after(move)) for move in best), Fraction()) / len(best)
