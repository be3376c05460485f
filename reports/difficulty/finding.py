"""Deals of a wanted difficulty: those of consecutive seeds are rated, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ppsolve.reports.difficulty.measure import Known, is_full_deal, measure_position
from ppsolve.reports.difficulty.rating import NOT_COMPARED, Rating, Word, rate_difficulty, rate_raw
from ppsolve.reports.difficulty.reference import reference_sample
from ppsolve.solver import BadInput, Cooperation, Position, Solver, deal


def deals_of(
    word: Word, seeds: range, deal_of: Callable[[int], Position]
) -> Iterator[tuple[int, Rating, Position | None]]:
    """For each seed its rating, and the deal if that is of the wanted kind. The same on every machine.

    `BadInput` for deals that cannot be compared with others, such as those under house rules.
    """
    solver = Solver()
    for seed in seeds:
        position = deal_of(seed)
        if not is_full_deal(position):
            raise BadInput("difficulty", NOT_COMPARED)
        rating = rating_of(seed, position, solver)
        yield seed, rating, position if rating.word == word else None


def rating_of(seed: int, position: Position, solver: Solver) -> Rating:
    """The rating of the full deal of a seed: looked up if the reference sample has it, or else found out."""
    players = len(position.players)
    sample = reference_sample(players)
    known = sample.by_seed.get(seed)
    if known is not None and _same_cards(position, deal(seed, players)):
        return rate_raw(known, sample)
    best = Cooperation(position).best()
    sure = solver.guaranteed(position) if players == 2 else None
    return rate_difficulty(measure_position(position, Known(best, sure))).rating


def _same_cards(one: Position, other: Position) -> bool:
    """Whether two full deals differ at most in the edition that they are said to be of."""
    return replace(one, rules=other.rules) == other
