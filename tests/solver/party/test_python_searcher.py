"""The searcher in pure Python agrees with brute force, also at its limits; both searchers know the traps."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product

import pytest

from oracle import (
    FULL_DEAL,
    PLENTY_OF_NODES,
    PLENTY_OF_TIME,
    TABLES,
    Truth,
    answers,
    every_small_position,
    guaranteed,
    margin,
    picked_selfishly,
    selfish,
    small,
    small_positions,
    truth,
)
from positions import PLENTY, built, late, mirror_image, recoloured, table
from ppsolve.solver import Placement, Position, textform
from ppsolve.solver.party.python_searcher import BYTES_PER_ENTRY, PythonSearcher
from ppsolve.solver.searcher import Searcher


@pytest.fixture(scope="module")
def shared() -> PythonSearcher:
    """One searcher for positions under all kinds of rules: their table entries must not get mixed up."""
    return PythonSearcher()


# Values.


@pytest.mark.parametrize(("players", "upper_rows", "stuck"), TABLES)
def test_values_agree_with_brute_force(
    shared: PythonSearcher, players: int, upper_rows: str, stuck: str
) -> None:
    for position in small_positions(players, upper_rows, stuck):
        assert answers(shared, position) == truth(position), position


def test_the_small_positions_are_of_every_kind() -> None:
    positions = list(every_small_position())
    truths = [truth(position) for position in positions]
    assert len(positions) >= 150
    assert {position.rules.base for position in positions} == {2, 3, 4, 5, 6}
    assert {sum(n > 0 for n in position.rules.deck) for position in positions} == {2, 3, 4, 5}
    assert sum(any(player.out for player in position.players) for position in positions) > 20
    assert sum(any(player.active and player.tokens for player in p.players) for p in positions) > 100
    assert {0, 1, 2, 3} <= {cards for values in truths for cards in values.guaranteed}
    assert sum(values.guaranteed != values.selfish for values in truths) > 10
    assert len({values.margin for values in truths}) > 5


@pytest.mark.slow
@pytest.mark.parametrize("memory", [0, 12 * BYTES_PER_ENTRY])
def test_the_size_of_the_table_changes_no_value(memory: int) -> None:
    searcher = PythonSearcher(memory)
    for position in list(every_small_position())[::3]:
        assert answers(searcher, position) == truth(position), position


def test_a_full_table_stays_within_its_size() -> None:
    searcher = PythonSearcher(12 * BYTES_PER_ENTRY)
    for position in small_positions(2, "free", "out"):
        answers(searcher, position)
    assert 6 <= len(searcher._table._newer) + len(searcher._table._older) <= 12


def test_table_entries_of_other_rules_are_not_used(shared: PythonSearcher) -> None:
    """The same pyramid and hands repeatedly, with one rule or token changed at a time."""
    rules = product((3, 4), ("free", "contiguous"), ("out", "pass"), ((2, 0), (2, 1), (2, 3), (1, 3)))
    seen = set()
    for base, upper_rows, stuck, (bonus, tokens) in rules:
        position = table(
            " R \n R B ", f"RGG+{tokens}", "RYY", base=base, upper_rows=upper_rows, stuck=stuck, bonus=bonus
        )
        values = answers(shared, position)
        assert values == truth(position)
        seen.add(values)
    assert len(seen) >= 8


@pytest.mark.parametrize("hands", [("RG", "GY"), ("RRG", "YG"), ("R", "Y", "G"), ("G", "GG", "R out", "YY")])
def test_table_entries_of_similar_pyramids_are_not_mixed_up(hands: tuple[str, ...]) -> None:
    """The same hands with many pyramids: a key that omits something would find the value of another one."""
    rng = random.Random(7)
    searcher = PythonSearcher()
    for _ in range(60):
        pyramid = built(rng, rng.randint(2, 4), "RGYB")
        picture = "\n".join(" ".join(row) for row in reversed(pyramid))
        position = table(picture, *hands, base=rng.randint(len(pyramid[0]), 4), deck=PLENTY)
        assert answers(searcher, position) == truth(position), position


def test_mirrored_and_recoloured_positions_have_the_same_values(shared: PythonSearcher) -> None:
    for position in list(every_small_position())[::4]:
        for other in (mirror_image(position), recoloured(position, "PBRYG")):
            fresh = PythonSearcher()
            assert answers(fresh, other) == truth(position)
            visited = fresh.nodes
            assert answers(fresh, position) == truth(position)
            assert fresh.nodes == visited, "symmetric positions share a table entry"


def test_a_value_is_the_best_of_those_after_each_move(shared: PythonSearcher) -> None:
    rng = random.Random(5)
    for _ in range(25):
        position = late(rng, cards=7)
        mover = position.to_move
        if mover is None:
            continue
        after = [position.after(move) for move in position.legal_moves]
        for seat in range(len(position.players)):
            values = [guaranteed(shared, p, seat) for p in after]
            best = min(values) if seat == mover else max(values)
            assert guaranteed(shared, position, seat) == best
        assert selfish(shared, position) == picked_selfishly(mover, [selfish(shared, p) for p in after])
        if len(position.players) == 2:
            values = [margin(shared, p) for p in after]
            assert margin(shared, position) == (min(values) if mover else max(values))


def test_selfish_values_are_at_most_guaranteed_values(shared: PythonSearcher) -> None:
    rng = random.Random(6)
    for _ in range(40):
        position = small(rng, *rng.choice(TABLES))
        values = answers(shared, position)
        assert all(own <= sure for own, sure in zip(values.selfish, values.guaranteed, strict=True))


def test_more_tokens_never_make_the_margin_worse_for_their_holder(shared: PythonSearcher) -> None:
    gained = 0
    for position in (*small_positions(2, "free", "out"), *small_positions(2, "contiguous", "pass")):
        for seat, sign in ((0, 1), (1, -1)):
            margins = []
            for tokens in range(5):
                players = list(position.players)
                players[seat] = replace(players[seat], tokens=tokens)
                margins.append(sign * margin(shared, replace(position, players=tuple(players))))
            assert margins == sorted(margins)
            assert margins[-1] - margins[0] <= position.rules.bonus
            gained += margins[-1] > margins[0]
    assert gained > 5


@pytest.mark.parametrize(
    ("hands", "to_move", "left"),
    [
        (("G", "R", "B"), 0, (0, 1, 0)),
        (("G", "B", "R"), 0, (0, 1, 0)),
        (("R", "G", "B"), 1, (0, 0, 1)),
        (("R", "B", "G"), 2, (1, 0, 0)),
        (("B", "R", "G"), 2, (1, 0, 0)),
        (("G", "R", "B", "B"), 0, (0, 0, 1, 1)),
    ],
)
def test_ties_are_broken_by_the_total_of_the_others_and_then_by_turn_order(
    hands: tuple[str, ...], to_move: int, left: tuple[int, ...]
) -> None:
    """Green is placed either way and shuts out red (b1) or blue (b2). If both cost the same number of cards,
    the next player pays; but two cards of later players count more than one card of the next."""
    position = table("R G B", *hands, base=3, to_move=to_move)
    assert selfish(PythonSearcher(), position) == truth(position).selfish == left


def test_a_finished_round_has_its_values_at_once() -> None:
    searcher = PythonSearcher()
    over = table("R", "GG", "+3", base=1)
    assert over.over
    assert searcher.guaranteed(over, 0, 0, 2, 0, 0) == (2, 2)
    assert searcher.guaranteed(over, 1, 0, 0, 0, 0) == (0, 0)
    assert searcher.margin(over, -99, 99, 0, 0) == (-4, -4)
    assert searcher.selfish(over, 0, 0) == (2, 0)
    nothing = table("", "", "", "")
    assert searcher.selfish(nothing, 0, 0) == (0, 0, 0)
    assert searcher.guaranteed(nothing, 2, 0, 0, 0, 0) == (0, 0)
    assert searcher.nodes == 0


def test_players_who_are_out_or_finished_keep_their_cards() -> None:
    searcher = PythonSearcher()
    position = table("R G R G R", "RRRGGG", "YYP out", "")
    assert searcher.guaranteed(position, 1, 0, 3, 0, 0) == (3, 3)
    assert searcher.guaranteed(position, 2, 0, 0, 0, 0) == (0, 0)
    assert answers(searcher, position) == Truth((0, 3, 0), (0, 3, 0), None)


def test_bounds_that_meet_are_returned_at_once() -> None:
    searcher = PythonSearcher()
    assert searcher.guaranteed(FULL_DEAL, 0, 3, 3, PLENTY_OF_NODES, PLENTY_OF_TIME) == (3, 3)
    assert searcher.margin(FULL_DEAL, -1, -1, PLENTY_OF_NODES, PLENTY_OF_TIME) == (-1, -1)
    assert searcher.nodes == 0


def test_the_bounds_of_the_caller_are_not_remembered() -> None:
    for position in small_positions(2, "free", "out"):
        searcher = PythonSearcher()
        for seat in (0, 1):
            for wrong in ((0, 1), (1, 2), (2, 3)):
                searcher.guaranteed(position, seat, *wrong, PLENTY_OF_NODES, PLENTY_OF_TIME)
        assert answers(searcher, position) == truth(position)


def test_invalid_questions_are_refused() -> None:
    three = table("", "R", "G", "Y")
    with pytest.raises(ValueError, match="margin is a question for 2 players, not 3"):
        PythonSearcher().margin(three, -9, 9, 1, 1)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match=f"seat {seat}, but seats are 0 to 2"):
            PythonSearcher().guaranteed(three, seat, 0, 1, 1, 1)


# Limits.


def test_bounds_at_a_limit_contain_the_value() -> None:
    narrowed = 0
    for position in list(every_small_position())[::3]:
        true = truth(position)
        for nodes in (0, 1, 3, 10, 30):
            searcher = PythonSearcher()
            for seat, value in enumerate(true.guaranteed):
                cards = len(position.players[seat].hand)
                before = searcher.nodes
                low, high = searcher.guaranteed(position, seat, 0, cards, nodes, PLENTY_OF_TIME)
                assert 0 <= low <= value <= high <= cards
                assert searcher.nodes - before <= nodes
                narrowed += low < high and (low, high) != (0, cards)
            if true.margin is not None:
                low, high = searcher.margin(position, -99, 99, nodes, PLENTY_OF_TIME)
                assert low <= true.margin <= high
            assert searcher.selfish(position, nodes, PLENTY_OF_TIME) in (true.selfish, None)
    assert narrowed > 10


def test_a_continued_search_reuses_its_table() -> None:
    position = table("", "RRGYB", "RGYPB", base=5)
    whole = PythonSearcher()
    value = guaranteed(whole, position, 0)
    searcher = PythonSearcher()
    low, high = 0, 5
    for _ in range(100):
        low, high = searcher.guaranteed(position, 0, low, high, whole.nodes // 4, PLENTY_OF_TIME)
        if low == high:
            break
    assert (low, high) == (value, value)
    assert searcher.nodes < 2 * whole.nodes


@pytest.mark.parametrize(
    ("nodes", "seconds"), [(PLENTY_OF_NODES, 0), (PLENTY_OF_NODES, -1), (0, 60), (-1, 60)]
)
def test_without_a_budget_static_bounds_are_returned(nodes: int, seconds: float) -> None:
    searcher = PythonSearcher()
    assert searcher.guaranteed(FULL_DEAL, 0, 0, 14, nodes, seconds) == (0, 13)
    assert searcher.guaranteed(FULL_DEAL, 1, 2, 7, nodes, seconds) == (2, 7)
    assert searcher.margin(FULL_DEAL, -99, 99, nodes, seconds) == (-13, 14)
    assert searcher.selfish(FULL_DEAL, nodes, seconds) is None
    assert searcher.nodes == 0


def test_the_time_limit_is_respected() -> None:
    searcher = PythonSearcher()
    started = time.monotonic()
    low, high = searcher.guaranteed(FULL_DEAL, 0, 0, 14, PLENTY_OF_NODES, 0.1)
    assert 0.1 <= time.monotonic() - started < 60
    assert 0 <= low < high <= 14


@contextmanager
def long_call(searcher: PythonSearcher) -> Iterator[list[tuple[int, int]]]:
    """A call in progress in another thread, which ends when it is stopped; yields the list for its result."""
    results: list[tuple[int, int]] = []

    def call() -> None:
        results.append(searcher.guaranteed(FULL_DEAL, 0, 0, 14, PLENTY_OF_NODES, 60))

    before = searcher.nodes
    thread = threading.Thread(target=call)
    thread.start()
    while searcher.nodes == before:
        time.sleep(0.001)
    yield results
    searcher.stop()
    started = time.monotonic()
    thread.join()
    assert time.monotonic() - started < 60


def test_a_stop_ends_only_the_call_in_progress() -> None:
    searcher = PythonSearcher()
    with long_call(searcher) as results:
        pass
    assert len(results) == 1
    low, high = results[0]
    assert 0 <= low < high <= 13
    position = small_positions(2, "free", "out")[0]
    assert answers(searcher, position) == truth(position)


def test_a_stop_between_calls_ends_only_the_next_one() -> None:
    position = small_positions(2, "free", "out")[0]
    searcher = PythonSearcher()
    searcher.stop()
    assert searcher.selfish(position, PLENTY_OF_NODES, PLENTY_OF_TIME) is None
    assert searcher.nodes == 0
    assert answers(searcher, position) == truth(position)


def test_a_second_call_at_the_same_time_is_refused() -> None:
    searcher = PythonSearcher()
    position = small_positions(2, "free", "out")[0]
    with long_call(searcher) as results:
        with pytest.raises(RuntimeError, match="this searcher is busy"):
            searcher.selfish(position, 1, 1)
        with pytest.raises(RuntimeError, match="this searcher is busy"):
            searcher.guaranteed(position, 0, 0, 9, 1, 1)
        assert not results
    assert answers(searcher, position) == truth(position)


def test_node_counts_are_unchanged() -> None:
    """A change of the move order or of the key must not change the node counts unnoticed."""
    position = table("", "RRGYB", "RGYPB", base=5)
    efforts = []
    for question in (
        lambda s: guaranteed(s, position, 0),
        lambda s: margin(s, position),
        lambda s: selfish(s, position),
    ):
        searcher = PythonSearcher()
        question(searcher)
        efforts.append(searcher.nodes)
    assert efforts == [95, 187, 1763]


# Traps of the rules, for both searchers.

#    c        .
#    b      G   .        only R fits at b2, and only then is c1 open, to R and G
#    a    G   R   R
GREEN_COMES_BACK = "iello-2024,base=3:GRR/G.:{}:{}"

TRAPS = {
    # Alice places R; then Bob's G fits again, though no slot accepted it before.
    "a colour comes back": (GREEN_COMES_BACK.format("R,G", 0), (0, 0)),
    # Alice has R and G, Bob R: whoever opens c1 leaves it to the other.
    "a colour comes back for the other": (GREEN_COMES_BACK.format("RG,R", 0), (1, 0)),
    # It is Bob's turn and nothing fits: Bob is out before G comes back.
    "out is out": (GREEN_COMES_BACK.format("RR,G", 1), (0, 1)),
    # With `pass` Bob stays in: Alice has to open c1, and Bob takes it.
    "passing": ("iello-2024,base=3,stuck=pass:GRR/G.:RR,G:1", (1, 0)),
    # Bob and Carol are out; Alice goes on alone.
    "the last player plays alone": (GREEN_COMES_BACK.format("RG,BBx,YYx", 0), (0, 2, 2)),
    # Bob has finished, and Carol follows Alice.
    "a finished player is skipped": (GREEN_COMES_BACK.format("R,-,G", 0), (0, 0, 0)),
    "nobody can move at the start": ("iello-2024,base=2:RG:Y,BB:0", (1, 2)),
}
"""Positions with the guaranteed value of each player."""


@pytest.fixture(params=["python", pytest.param("native", marks=pytest.mark.native)])
def searcher(request: pytest.FixtureRequest) -> Searcher[Position, Placement]:
    if request.param == "python":
        return PythonSearcher(1 << 20)
    from ppsolve.solver.party.native import native_searchers

    return native_searchers(1 << 20, 1)[0]


@pytest.mark.parametrize("trap", TRAPS)
def test_both_searchers_handle_traps_of_the_rules(trap: str, searcher: Searcher[Position, Placement]) -> None:
    drawn, guaranteed = TRAPS[trap]
    position = textform.loads(drawn)
    assert answers(searcher, position) == truth(position)
    assert truth(position).guaranteed == guaranteed
