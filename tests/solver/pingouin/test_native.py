"""The native core plays the game that the Python engine defines."""

from __future__ import annotations

import random

import pytest

from floes import small_floe
from ppsolve.solver.game import perft_python
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.position import Position

pytestmark = pytest.mark.native


def play_side_by_side(position: Position, rng: random.Random) -> int:
    """Play a random game on both engines, which must agree after every move; return its number of moves."""
    from ppsolve.solver.pingouin.native import moves_of, native_floe

    floe = native_floe(position)
    before = [(player.fish, player.tiles) for player in position.players]
    played = 0
    while True:
        assert floe.to_move == (-1 if position.to_move is None else position.to_move)
        assert tuple(floe.ice) == position.ice
        assert [tuple(tiles) for tiles in floe.penguins] == [player.penguins for player in position.players]
        assert floe.to_place == [player.to_place for player in position.players]
        assert [
            (fish + taken[0], tiles + taken[1])
            for fish, tiles, taken in zip(floe.fish, floe.tiles, before, strict=True)
        ] == [(player.fish, player.tiles) for player in position.players]
        assert moves_of(floe.moves()) == position.legal_moves
        if position.over:
            return played
        move = rng.choice(position.legal_moves)
        position = position.after(move)
        floe = floe.play(-1 if move.start is None else move.start, move.end)
        played += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_engines_agree_on_whole_games(players: int) -> None:
    rng = random.Random(players)
    moves = [play_side_by_side(deal(seed, players, placed=seed % 2 == 0), rng) for seed in range(6)]
    assert min(moves) > 20


def test_both_engines_agree_on_small_floes() -> None:
    rng = random.Random(1)
    for number in range(300):
        position = small_floe(rng, rng.choice((2, 3, 4)), rng.randint(3, 20), placing=number % 3 == 0)
        play_side_by_side(position, rng)


@pytest.mark.slow
def test_both_engines_agree_on_thousands_of_games() -> None:
    rng = random.Random(2)
    for number in range(2000):
        position = small_floe(rng, rng.choice((2, 3, 4)), rng.randint(3, 25), placing=number % 3 == 0)
        play_side_by_side(position, rng)


def test_both_engines_have_the_same_perft() -> None:
    rng = random.Random(3)
    for number in range(30):
        position = small_floe(rng, rng.choice((2, 3, 4)), rng.randint(4, 10), placing=number % 3 == 0)
        for depth in range(4):
            assert PINGOUIN.perft(position, depth, "native") == perft_python(position, depth)


def test_an_illegal_move_is_refused() -> None:
    from ppsolve.solver.pingouin.native import native_floe

    with pytest.raises(ValueError, match="not a legal move"):
        native_floe(deal(1, placed=True)).play(0, 59)


def test_an_invalid_floe_is_refused() -> None:
    from ppsolve.solver._core import Floe

    ice, nothing = [1] * 60, [0, 0]
    for field, wrong in {
        "ice": ([1] * 59, [[0], [1]], nothing, 0),
        "penguins": (ice, [[0], [0]], nothing, 0),
        "to_place": (ice, [[0], [1]], [5, 0], 0),
        "to_move": (ice, [[0], [1]], nothing, 2),
    }.items():
        with pytest.raises(ValueError, match=field):
            Floe(*wrong)
