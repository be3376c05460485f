"""The native core agrees with the Python engine, which is the definition of the game."""

from __future__ import annotations

import random

import pytest

from ppsolve.solver import EDITIONS, Player, Position, core_kind, deal, divide, perft, textform
from ppsolve.solver.game import perft_python

pytestmark = pytest.mark.native

PLAYOUTS = 2000
COUNTS = {
    "iello-2024:-:RRRGGGYYYPPPBB,RRRGGGYYYPPBBB:0": [1, 5, 50, 590, 7700, 107432],
    "iello-2024,base=3:-:RRGY,RGPB:0": [1, 3, 24, 128, 268, 272, 272, 272],
}


def random_start(choice: random.Random, number: int) -> Position:
    """A deal over all player counts and editions; two in three with house rules or odd hands."""
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
            moves = position.placements()
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
                position = position.after(choice.choice(position.placements()))
        assert perft(position, 3, "native") == perft_python(position, 3)


def test_divide_adds_up_to_perft() -> None:
    position = deal(3, players=4)
    counts = divide(position, 4)
    assert set(counts) == set(position.placements())
    assert sum(counts.values()) == perft(position, 4)


def test_the_core_refuses_what_is_not_a_move_or_a_position() -> None:
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
