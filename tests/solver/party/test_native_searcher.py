"""The native search against trying everything, and what it does at its limits."""

from __future__ import annotations

import random
import threading
import time

import pytest

from oracle import (
    FULL_DEAL,
    PLENTY_OF_NODES,
    PLENTY_OF_TIME,
    TABLES,
    answers,
    every_small_position,
    guaranteed,
    picked_selfishly,
    selfish,
    small,
    small_positions,
    truth,
)
from positions import mirror_image, recoloured, table
from ppsolve.solver import deal
from ppsolve.solver.searcher import Searcher

pytestmark = pytest.mark.native

MEMORY = 1 << 22


def searcher_of(memory: int = MEMORY) -> Searcher:
    from ppsolve.solver.party.native import native_searchers

    return native_searchers(memory, 1)[0]


@pytest.fixture(scope="module")
def shared() -> Searcher:
    """One searcher for positions under all kinds of rules: what it remembers must not get mixed up."""
    return searcher_of()


@pytest.mark.parametrize(("players", "upper_rows", "stuck"), TABLES)
def test_values_are_those_of_trying_everything(
    shared: Searcher, players: int, upper_rows: str, stuck: str
) -> None:
    for position in small_positions(players, upper_rows, stuck):
        assert answers(shared, position) == truth(position), position


@pytest.mark.slow
def test_values_are_those_of_trying_everything_on_many_more_positions(shared: Searcher) -> None:
    rng = random.Random(2026)
    for _ in range(250):
        position = small(rng, *rng.choice(TABLES))
        assert answers(shared, position) == truth(position), position


@pytest.mark.parametrize("memory", [0, 1 << 10])
def test_the_size_of_the_table_changes_no_value(memory: int) -> None:
    searcher = searcher_of(memory)
    for position in list(every_small_position())[::3]:
        assert answers(searcher, position) == truth(position), position


def test_mirrored_and_recoloured_positions_have_the_same_values() -> None:
    for position in list(every_small_position())[::4]:
        for other in (mirror_image(position), recoloured(position, "PBRYG")):
            assert answers(searcher_of(), other) == truth(position)


def test_the_table_knows_a_position_by_its_other_look() -> None:
    position = table("R G", "RRGGYYPPB", "RRGGYYPBB", base=6)
    for other in (mirror_image(position), recoloured(position, "PBRYG")):
        searcher = searcher_of()
        value = guaranteed(searcher, position, 0)
        visited = searcher.nodes
        assert guaranteed(searcher, other, 0) == value
        assert visited > 100
        assert searcher.nodes == visited


def test_the_bounds_of_the_caller_are_not_remembered() -> None:
    for position in small_positions(2, "free", "out"):
        searcher = searcher_of()
        for seat in (0, 1):
            for wrong in ((0, 1), (1, 2), (2, 3)):
                searcher.guaranteed(position, seat, *wrong, PLENTY_OF_NODES, PLENTY_OF_TIME)
        assert answers(searcher, position) == truth(position)


def test_bounds_at_a_limit_contain_the_value() -> None:
    for position in list(every_small_position())[::3]:
        true = truth(position)
        for nodes in (0, 1, 3, 10, 30):
            searcher = searcher_of()
            for seat, value in enumerate(true.guaranteed):
                cards = len(position.players[seat].hand)
                low, high = searcher.guaranteed(position, seat, 0, cards, nodes, PLENTY_OF_TIME)
                assert 0 <= low <= value <= high <= cards
            if true.margin is not None:
                low, high = searcher.margin(position, -99, 99, nodes, PLENTY_OF_TIME)
                assert low <= true.margin <= high
            assert searcher.selfish(position, nodes, PLENTY_OF_TIME) in (true.selfish, None)


def test_what_two_selfish_players_are_left_with_is_the_best_of_the_moves() -> None:
    """Far beyond what can be tried in full: each move is asked of a searcher of its own."""
    for seed in range(1, 7):
        rng, position = random.Random(seed), deal(seed, 2)
        while sum(len(player.hand) for player in position.players) > 20:
            position = position.after(rng.choice(position.placements()))
        mover, searcher = position.to_move, searcher_of()
        assert mover is not None
        after = [selfish(searcher_of(), position.after(move)) for move in position.placements()]
        assert selfish(searcher, position) == picked_selfishly(mover, after)
        line = searcher.selfish_line(position, picked_selfishly(mover, after))
        for move in line:
            position = position.after(move)
        assert position.over
        assert position.penalties() == picked_selfishly(mover, after)


def test_stop_from_another_thread_ends_a_long_call() -> None:
    searcher = searcher_of()
    threading.Timer(0.3, searcher.stop).start()
    began = time.monotonic()
    four = table("", "RRGGYYPPB", "RRGGYYPBB", "RGGYYPPBB", "RRGYPPBBB")
    low, high = searcher.guaranteed(four, 0, 0, 9, PLENTY_OF_NODES * 1000, PLENTY_OF_TIME)
    assert time.monotonic() - began < 60
    assert 0 <= low <= high <= 9


def test_a_stop_before_a_call_ends_it_and_no_other() -> None:
    searcher = searcher_of()
    searcher.stop()
    assert searcher.guaranteed(FULL_DEAL, 0, 0, 14, PLENTY_OF_NODES, PLENTY_OF_TIME)[1] > 0
    assert searcher.nodes <= 1
    small_one = small_positions(2, "free", "out")[0]
    assert answers(searcher, small_one) == truth(small_one)


def test_a_searcher_answers_one_question_at_a_time() -> None:
    searcher = searcher_of()
    thread = threading.Thread(
        target=searcher.guaranteed, args=(FULL_DEAL, 0, 0, 14, PLENTY_OF_NODES * 1000, PLENTY_OF_TIME)
    )
    thread.start()
    while not searcher.nodes:
        time.sleep(0.01)
    with pytest.raises(RuntimeError, match="busy"):
        searcher.margin(FULL_DEAL, -9, 9, 1, 1)
    searcher.stop()
    thread.join(20)
    assert not thread.is_alive()


def test_questions_that_make_no_sense_are_refused() -> None:
    three = table("", "R", "G", "Y")
    with pytest.raises(ValueError, match="players"):
        searcher_of().margin(three, -9, 9, 1, 1)
    with pytest.raises(ValueError, match="seat"):
        searcher_of().guaranteed(three, 3, 0, 1, 1, 1)
