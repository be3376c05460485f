"""Searchers that share a table: helpers that give up answer nothing, and a table that grows loses nothing."""

from __future__ import annotations

import random
import threading

import pytest

from ppsolve.solver import Position, deal
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.searcher import NO_NODE_LIMIT, Searcher

pytestmark = pytest.mark.native

FOREVER = float("inf")
SEEDS = (2, 3, 5)
"""Deals that take a tenth of a second each, two moves after the start."""


def midgame(seed: int, plies: int) -> Position:
    """The deal of two players after random moves."""
    position, rng = deal(seed, 2), random.Random(seed)
    for _ in range(plies):
        position = position.play(rng.choice(position.legal_moves))
    return position


def guaranteed(searcher: Searcher[Position, object], position: Position) -> tuple[int, int]:
    return searcher.guaranteed(position, 0, 0, 99, NO_NODE_LIMIT, FOREVER)


def test_a_helper_that_gave_up_answers_nothing() -> None:
    """Short searches of another thread chase away the helpers of a long search again and again."""
    first, second = PARTY.searchers("native", 1 << 24, 2)
    done = threading.Event()

    def interrupt() -> None:
        seed = 100
        while not done.wait(0.001):
            seed += 1
            second.guaranteed(midgame(seed, 2), 0, 0, 99, 30_000, FOREVER)

    interrupting = threading.Thread(target=interrupt)
    interrupting.start()
    try:
        found = [guaranteed(first, midgame(seed, 2)) for seed in SEEDS]
    finally:
        done.set()
        interrupting.join()
    alone = PARTY.searchers("native", 1 << 24, 1)[0]
    assert found == [guaranteed(alone, midgame(seed, 2)) for seed in SEEDS]


def test_a_growing_table_keeps_its_entries() -> None:
    """The first part of a table holds 65,536 entries. Answers stored before it grows are found afterwards."""
    searcher = PARTY.searchers("native", 1 << 26, 1)[0]
    early: dict[Position, tuple[int, int]] = {}
    for seed in range(10, 30):
        before = searcher.nodes
        found = guaranteed(searcher, position := midgame(seed, 7))
        if searcher.nodes > before + 200:  # a full bucket drops entries that took few nodes
            early[position] = found
    before = searcher.nodes
    assert len(early) >= 5 and before < 60_000
    guaranteed(searcher, midgame(1, 2))
    assert searcher.nodes > before + 500_000
    before = searcher.nodes
    assert [guaranteed(searcher, position) for position in early] == [*early.values()]
    assert searcher.nodes == before
