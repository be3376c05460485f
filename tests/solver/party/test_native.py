"""The native core agrees with the Python engine, and its searcher with brute force, also at its limits."""

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
from ppsolve.solver import EDITIONS, Placement, Player, Position, core_kind, deal, divide, perft, textform
from ppsolve.solver.game import perft_python
from ppsolve.solver.searcher import Searcher

pytestmark = pytest.mark.native

MEMORY = 1 << 22
PLAYOUTS = 2000
COUNTS = {
    "iello-2024:-:RRRGGGYYYPPPBB,RRRGGGYYYPPBBB:0": [1, 5, 50, 590, 7700, 107432],
    "iello-2024,base=3:-:RRGY,RGPB:0": [1, 3, 24, 128, 268, 272, 272, 272],
}


def random_start(choice: random.Random, number: int) -> Position:
    """A deal over all player counts and editions; two in three have house rules or unusual hands."""
    players, edition = 2 + number % 5, list(EDITIONS)[number % 3]
    if number % 3 == 0:
        return deal(number, players, edition)
    rules = {
        "upper_rows": choice.choice(["free", "contiguous"]),
        "stuck": choice.choice(["out", "pass"]),
        "base": choice.randint(1, 8),
    }
    full = deal(number, players, edition, **rules)
    hands = [Player(p.name, p.hand, out=choice.random() < 0.1) for p in full.players]
    shortened = [Player(p.name, p.hand[: choice.randint(0, len(p.hand))], out=p.out) for p in hands]
    return Position(full.rules, tuple(shortened), choice.randrange(players), full.pyramid)


def test_the_native_core_is_in_use() -> None:
    assert core_kind() == "native"


@pytest.mark.slow
def test_both_engines_agree_on_every_position_of_many_random_playouts() -> None:
    from ppsolve.solver.party.native import native_round, placements

    choice = random.Random(2026)
    positions = over = 0
    for number in range(PLAYOUTS):
        position = random_start(choice, number)
        native = native_round(position)
        while True:
            positions += 1
            moves = position.legal_moves
            assert placements(native.moves()) == moves
            assert native.to_move == (-1 if position.to_move is None else position.to_move)
            assert native.out == [player.out for player in position.players]
            assert tuple(native.penalties()) == position.penalties()
            assert native == native_round(position)
            if position.over:
                over += 1
                break
            move = choice.choice(moves)
            position = position.after(move)
            native = native.play("RGYPB".index(move.colour), move.row, move.column)
    assert over == PLAYOUTS
    assert positions > 20 * PLAYOUTS / 2


@pytest.mark.parametrize("text", COUNTS)
@pytest.mark.parametrize("core", ["native", "python"])
def test_perft_gives_the_known_counts(text: str, core: str) -> None:
    position = textform.loads(text)
    found = [perft(position, depth, core) for depth in range(len(COUNTS[text]))]  # type: ignore[arg-type]
    assert found == COUNTS[text]


def test_perft_agrees_on_random_positions_of_every_kind() -> None:
    choice = random.Random(7)
    for number in range(60):
        position = random_start(choice, number)
        for _ in range(choice.randint(0, 12)):
            if not position.over:
                position = position.after(choice.choice(position.legal_moves))
        assert perft(position, 3, "native") == perft_python(position, 3)


def test_divide_adds_up_to_perft() -> None:
    position = deal(3, players=4)
    counts = divide(position, 4)
    assert set(counts) == set(position.legal_moves)
    assert sum(counts.values()) == perft(position, 4)


def test_the_core_refuses_invalid_moves_and_positions() -> None:
    from ppsolve.solver._core import Round
    from ppsolve.solver.party.native import native_round

    state = native_round(deal(1))
    with pytest.raises(ValueError, match="not a legal move"):
        state.play(0, 3, 3)
    with pytest.raises(ValueError, match="base"):
        Round(9, False, False, [], [[0] * 5] * 2, [False] * 2, 0)
    with pytest.raises(ValueError, match="hands"):
        Round(8, False, False, [], [[0] * 5] * 7, [False] * 7, 0)
    with pytest.raises(ValueError, match="cards"):
        Round(8, False, False, [(0, 7, 7)], [[0] * 5] * 2, [False] * 2, 0)
    assert state != "something else"


# The searcher.

PartySearcher = Searcher[Position, Placement]


def searcher_of(memory: int = MEMORY) -> PartySearcher:
    from ppsolve.solver.party.native import native_searchers

    return native_searchers(memory, 1)[0]


@pytest.fixture(scope="module")
def shared() -> PartySearcher:
    """One searcher for positions under all kinds of rules: their table entries must not get mixed up."""
    return searcher_of()


@pytest.mark.parametrize(("players", "upper_rows", "stuck"), TABLES)
def test_values_agree_with_brute_force(
    shared: PartySearcher, players: int, upper_rows: str, stuck: str
) -> None:
    for position in small_positions(players, upper_rows, stuck):
        assert answers(shared, position) == truth(position), position


@pytest.mark.slow
def test_values_agree_with_brute_force_on_many_more_positions(shared: PartySearcher) -> None:
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


def test_symmetric_positions_share_a_table_entry() -> None:
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


def test_selfish_values_of_two_players_are_the_best_over_the_moves() -> None:
    """Beyond the reach of brute force: every move gets its own searcher."""
    for seed in range(1, 7):
        rng, position = random.Random(seed), deal(seed, 2)
        while sum(len(player.hand) for player in position.players) > 20:
            position = position.after(rng.choice(position.legal_moves))
        mover, searcher = position.to_move, searcher_of()
        assert mover is not None
        after = [selfish(searcher_of(), position.after(move)) for move in position.legal_moves]
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


def test_a_stop_before_a_call_ends_only_that_call() -> None:
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


def test_invalid_questions_are_refused() -> None:
    three = table("", "R", "G", "Y")
    with pytest.raises(ValueError, match="players"):
        searcher_of().margin(three, -9, 9, 1, 1)
    with pytest.raises(ValueError, match="seat"):
        searcher_of().guaranteed(three, 3, 0, 1, 1, 1)
