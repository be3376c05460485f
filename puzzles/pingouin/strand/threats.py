"""Threats of the player: slides that would strand the rival in time if the rival stood still."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ppsolve.puzzles.pingouin.contest_hints import passed
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position


class Threats(NamedTuple):
    """The threats that a move of the player makes."""

    moves: tuple[Move, ...]
    """The slides that would strand the rival in time if the rival stood still."""
    double: tuple[Move, Move] | None
    """Two of them: the rival can meet each, but none of the rival's slides meets both."""

    @property
    def waiting(self) -> bool:
        """True if nothing is threatened: only because the rival must slide can the goal be reached."""
        return not self.moves


def threats_after(judge: StrandJudge, position: Position, move: Move) -> Threats:
    """Return what a move threatens; nothing if the rival is stranded at once, or the player stuck."""
    after = position.after(move)
    if after.to_move != 1 - judge.seat:
        return Threats((), None)
    still = passed(after, 1 - judge.seat)
    if still is None:
        return Threats((), None)
    moves = judge.good_moves(still)
    met = {move: met_by(judge, after, move) for move in moves}
    pairs = (pair for pair in combinations(moves, 2) if all(met[one] for one in pair))
    double = next((pair for pair in pairs if not met[pair[0]] & met[pair[1]]), None)
    return Threats(moves, double)


def met_by(judge: StrandJudge, position: Position, threat: Move) -> frozenset[Move]:
    """Return the rival's slides after which a threat no longer works."""

    def works(after: Position) -> bool:
        if judge.stranded(after):
            return True
        legal = after.to_move == judge.seat and threat in after.legal_moves
        return legal and judge.keeps(after.after(threat))

    return frozenset(move for move in position.legal_moves if not works(position.after(move)))
