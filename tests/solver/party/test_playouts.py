"""Playouts: both engines play the same rounds, and each policy plays as defined, fairly and reproducibly."""

from __future__ import annotations

import math
import random
import signal
import subprocess
import sys
from collections import defaultdict
from fractions import Fraction

import pytest

from positions import dealt, mirror_image, playout, random_deal, recoloured, table
from ppsolve.solver import EDITIONS, BadInput, Position, Rules, deal
from ppsolve.solver.party.playouts import (
    POLICIES,
    CardsLeft,
    Playouts,
    Policy,
    careless_moves,
    playout_stream,
    run_playouts,
)
from ppsolve.solver.randomness import SplitMix64

SMALL = table("", "RRGY", "RGPB", base=3)


def both(position: Position, count: int, seed: int, policy: Policy) -> Playouts:
    """Return the playouts of both engines, which must be equal."""
    native = run_playouts(position, count, seed, policy, core="native")
    assert native == run_playouts(position, count, seed, policy, core="python")
    return native


@pytest.mark.native
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", range(2, 7))
def test_both_engines_play_the_same_rounds_of_full_deals(players: int, policy: Policy) -> None:
    for edition in EDITIONS:
        both(deal(players, players, edition), 12, seed=players, policy=policy)


@pytest.mark.native
@pytest.mark.parametrize("policy", POLICIES)
def test_both_engines_play_the_same_rounds_from_positions_of_every_kind(policy: Policy) -> None:
    rng = random.Random(6)
    out = over = house_rules = 0
    for seed in range(60):
        position = rng.choice(playout(random_deal(rng), rng))
        both(position, 4, seed, policy)
        out += any(player.out for player in position.players)
        over += position.over
        house_rules += position.rules.stuck == "pass" or position.rules.upper_rows == "contiguous"
    assert out > 5
    assert over > 1
    assert house_rules > 20


@pytest.mark.native
@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_both_engines_use_the_whole_range_of_seeds(seed: int) -> None:
    both(SMALL, 20, seed, "random")


@pytest.mark.native
def test_batch_size_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run_playouts(deal(1), 100, core="native")
    monkeypatch.setattr("ppsolve.solver.party.playouts.PORTION", 7)
    assert run_playouts(deal(1), 100, core="native") == whole


def test_every_playout_has_a_stream_of_its_own() -> None:
    seeds = SplitMix64(42)
    for number in range(5):
        expected = SplitMix64(seeds.word())
        stream = playout_stream(42, number)
        assert [stream.word() for _ in range(3)] == [expected.word() for _ in range(3)]


def test_another_seed_gives_other_rounds() -> None:
    assert run_playouts(deal(1), 50, seed=1) != run_playouts(deal(1), 50, seed=2)
    assert run_playouts(deal(1), 50, seed=1) == run_playouts(deal(1), 50, seed=1)


def probabilities(position: Position, policy: Policy) -> dict[tuple[int, ...], Fraction]:
    """Return the exact probability of every end of a careless round, by brute force."""
    if position.over:
        return {position.penalties(): Fraction(1)}
    moves = careless_moves(position, policy)
    total: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for move in moves:
        for penalties, chance in probabilities(position.after(move), policy).items():
            total[penalties] += chance / len(moves)
    return total


@pytest.mark.parametrize("policy", POLICIES)
def test_final_results_match_their_probabilities(policy: Policy) -> None:
    count = 4000
    played = run_playouts(SMALL, count, seed=5, policy=policy)
    likely = probabilities(SMALL, policy)
    assert sum(likely.values()) == 1
    for seat, left in enumerate(played.seats):
        for cards, number in enumerate(left.counts):
            chance = float(sum(p for penalties, p in likely.items() if penalties[seat] == cards))
            assert abs(number - count * chance) <= 5 * math.sqrt(count * chance * (1 - chance))


def test_the_random_policy_draws_from_every_legal_move() -> None:
    rng = random.Random(8)
    for position in playout(dealt(rng, Rules.of(3), [6, 6, 6], [0, 0, 0]), rng)[:-1]:
        assert sorted(careless_moves(position, "random")) == sorted(position.legal_moves)


def test_greedy_players_prefer_upper_rows_and_their_largest_pile() -> None:
    picture = """
         .
        R G
    """
    assert list(map(str, careless_moves(table(picture, "RGGYYY", "R"), "greedy"))) == ["Gb1"]
    assert list(map(str, careless_moves(table(picture, "RGYYY", "R"), "greedy"))) == ["Rb1", "Gb1"]
    assert list(map(str, careless_moves(table(picture, "YYYP", "R"), "greedy"))) == ["Ya0", "Ya3"]
    assert list(map(str, careless_moves(table("", "YPP", "R"), "greedy"))) == ["Pa1"]


def test_a_player_who_is_out_keeps_their_cards() -> None:
    played = run_playouts(table("R G", "RRG", "GYB out", "RG"), 30)
    assert played.seats[1].counts == (0, 0, 0, 30)


def test_a_round_that_is_over_is_left_as_it_is() -> None:
    played = run_playouts(table("", "", "RG out"), 10)
    assert [left.counts for left in played.seats] == [(10,), (0, 0, 10)]
    assert played.table.counts == (0, 0, 10)


@pytest.mark.parametrize("policy", POLICIES)
def test_the_figures_agree_with_each_other(policy: Policy) -> None:
    played = run_playouts(deal(3, 4), 500, seed=9, policy=policy)
    assert all(sum(left.counts) == 500 for left in (*played.seats, played.table))
    assert math.isclose(sum(left.mean for left in played.seats), played.table.mean)
    assert [len(left.counts) for left in played.seats] == [10] * 4
    assert len(played.table.counts) == 37


def test_mean_and_spread_are_those_of_the_rounds() -> None:
    left = CardsLeft((1, 0, 2, 1))
    assert left.mean == 7 / 4
    assert math.isclose(left.spread, math.sqrt((0 + 4 + 4 + 9) / 4 - (7 / 4) ** 2))
    assert CardsLeft((0, 3)).spread == 0


@pytest.mark.parametrize("policy", POLICIES)
def test_mirrored_or_recoloured_positions_have_the_same_chances(policy: Policy) -> None:
    """Single playouts differ, because moves are numbered from left to right and by colour."""
    position = table("R G", "RGY", "YP", base=3)
    assert probabilities(mirror_image(position), policy) == probabilities(position, policy)
    assert probabilities(recoloured(position, "BPYGR"), policy) == probabilities(position, policy)


@pytest.mark.parametrize(
    ("count", "seed", "policy", "message"),
    [
        (0, 1, "random", "count: 0 playouts; at least 1 is needed"),
        (10, -1, "random", "seed: -1 is not from 0 to 2^64 - 1"),
        (10, 2**64, "greedy", "seed: 18446744073709551616 is not from 0 to 2^64 - 1"),
        (10, 1, "clever", "policy: expected random or greedy, not 'clever'"),
    ],
)
def test_invalid_arguments_are_refused(count: int, seed: int, policy: Policy, message: str) -> None:
    with pytest.raises(BadInput) as refusal:
        run_playouts(SMALL, count, seed, policy)
    assert str(refusal.value) == message


@pytest.mark.native
def test_ctrl_c_interrupts_playouts() -> None:
    program = (
        "from ppsolve.solver import deal\n"
        "from ppsolve.solver.party.playouts import run_playouts\n"
        "run_playouts(deal(1), 1)\n"  # loads all modules
        "print('playing', flush=True)\n"
        "run_playouts(deal(1), 10**9)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        process.send_signal(signal.SIGINT)
        try:
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert "KeyboardInterrupt" in errors
