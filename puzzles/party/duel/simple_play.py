"""Simple play of a duel: the first move with the best balance of slots."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.simple_play import best_of, percent
from ppsolve.solver.party.position import Position

BANDS: Final[Bands] = {
    "easy": {"simple_play": (51, 100), "first_moves": (3, 99)},
    "medium": {"simple_play": (1, 50), "first_moves": (4, 99)},
    "hard": {"simple_play": (0, 25), "first_moves": (5, 99)},
    "expert": {"simple_play": (0, 0), "first_moves": (7, 99)},
}


def measures(task: DuelTask) -> Measures:
    return measures_with(DuelJudge(task))


def measures_with(judge: DuelJudge) -> Measures:
    """As `measures`, reusing the judge's cache."""
    return {"simple_play": percent(solved_share(judge)), "first_moves": len(judge.choices(judge.start))}


def solved_share(judge: DuelJudge) -> Fraction:
    """Return the share of right ones among the first moves with the best slot balance.

    That is the number of placements that the player's colours have after the move, less the mean of those of
    everybody. Equivalent moves count once.
    """
    start, good = judge.start, judge.good_moves(judge.start)
    best = best_of(judge.choices(start), lambda move: _slot_balance(start.after(move), judge.seat))
    return Fraction(sum(move in good for move in best), len(best))


def _slot_balance(position: Position, seat: int) -> int:
    """Return the slot balance times the number of players."""
    placements = [
        sum(len(set(player.hand) & set(slot.accepts)) for slot in position.slots())
        for player in position.players
    ]
    return len(placements) * placements[seat] - sum(placements)
