"""A careful player among careless ones: both engines play the same, and looking ahead pays."""

from __future__ import annotations

import random

import pytest

from positions import playout, random_deal, table
from ppsolve.solver import BadInput, Position, deal
from ppsolve.solver.party.careful import careful_move, run_careful
from ppsolve.solver.party.playouts import POLICIES, Policy, careless_move, playout_stream, run_playouts
from ppsolve.solver.randomness import SplitMix64

SMALL = table("", "RRGY", "RGPB", base=3)


@pytest.mark.native
@pytest.mark.parametrize("policy", POLICIES)
def test_both_engines_play_the_same_rounds(policy: Policy) -> None:
    rng = random.Random(9)
    for seed in range(12):
        position = rng.choice(playout(random_deal(rng), rng)[-9:])
        seat = rng.randrange(len(position.players))
        found = [run_careful(position, seat, 2, 2, seed, policy, core=core) for core in ("native", "python")]
        assert found[0] == found[1]
        assert sum(found[0].counts) == 2


@pytest.mark.native
@pytest.mark.parametrize("policy", POLICIES)
def test_both_engines_play_the_same_rounds_with_hidden_hands(policy: Policy) -> None:
    rng = random.Random(10)
    for seed in range(12):
        position = rng.choice(playout(random_deal(rng), rng)[-9:])
        seat = rng.randrange(len(position.players))
        found = [
            run_careful(position, seat, 2, 2, seed, policy, core=core, hidden_hands=True)
            for core in ("native", "python")
        ]
        assert found[0] == found[1]


@pytest.mark.native
def test_a_hidden_hands_player_is_between_careless_play_and_open_hands() -> None:
    position = deal(1, 2)
    careless = run_playouts(position, 1000).seats[0].mean
    at_table = run_careful(position, 0, 100, 16, hidden_hands=True).mean
    assert run_careful(position, 0, 100, 16).mean < at_table < 0.7 * careless


@pytest.mark.parametrize("policy", POLICIES)
def test_a_careful_player_beats_careless_play_on_average(policy: Policy) -> None:
    careless = run_playouts(SMALL, 1000, 1, policy)
    for seat in range(2):
        assert run_careful(SMALL, seat, 200, 8, 1, policy).mean < careless.seats[seat].mean - 0.1


@pytest.mark.native
def test_a_careful_player_gains_much_in_a_full_deal() -> None:
    for players in (2, 4, 6):
        careless = run_playouts(deal(1, players), 1000).seats[0].mean
        assert run_careful(deal(1, players), 0, 100, 8).mean < 0.7 * careless


def plain_move(position: Position, rollouts: int, seed: int) -> str:
    """A second implementation of the careful move: the smallest sum of cards left in `rollouts` rounds."""
    random = playout_stream(seed, 0)
    rounds = random.word()
    seat = position.to_move
    assert seat is not None
    sums = {}
    order = {move: ("RGYPB".index(move.colour), move.row, move.column) for move in position.legal_moves}
    for move in sorted(order, key=order.__getitem__):
        played = [_last(position.after(move), playout_stream(rounds, number)) for number in range(rollouts)]
        sums[str(move)] = sum(len(end.players[seat].hand) for end in played)
    return min(sums, key=sums.__getitem__)


def _last(position: Position, stream: SplitMix64) -> Position:
    while not position.over:
        position = position.after(careless_move(position, stream, "random"))
    return position


def test_the_move_is_the_one_with_the_fewest_cards_left() -> None:
    for seed in range(10):
        move = careful_move(SMALL, 5, playout_stream(seed, 0), "random")
        assert str(move) == plain_move(SMALL, 5, seed)


def test_a_round_that_is_over_stays_as_it_is() -> None:
    position = table("R", "", "RG out", base=1)
    assert run_careful(position, 1, 5, 3).counts == (0, 0, 5)


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"seat": 2}, "seat"),
        ({"count": 0}, "count"),
        ({"rollouts": 0}, "rollouts"),
        ({"policy": "lazy"}, "policy"),
    ],
)
def test_invalid_arguments_are_refused(options: dict[str, object], where: str) -> None:
    given = {"seat": 0, "count": 1, "rollouts": 1, **options}
    with pytest.raises(BadInput, match=where):
        run_careful(SMALL, **given)  # type: ignore[arg-type]
