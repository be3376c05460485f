"""Hands far larger than in any published edition: 126 to 180 cards (the largest deck), and more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ppsolve.solver import COLOURS, BadInput, Limits, Player, Position, Solver
from ppsolve.solver.party.playouts import POLICIES, run_playouts
from ppsolve.solver.party.python_searcher import PythonSearcher
from ppsolve.solver.searcher import Searcher

NODES = 30_000
SIZES = (126, 127, 128, 129, 135, 147, 148, 160, 179, 180)
DECK = dict.fromkeys(COLOURS, 36)


def large(rng: random.Random, size: int, **rules: Any) -> Position:
    """A random position with one hand of `size` cards and small hands from the rest of the deck."""
    cards = rng.sample(COLOURS * 36, 180)
    players = rng.choice((2, 2, 3, 4))
    sizes = [size] + [rng.randint(0, 6) for _ in range(players - 1)]
    while sum(sizes) > 180:
        sizes[sizes.index(max(sizes[1:]), 1)] -= 1
    rng.shuffle(sizes)
    hands = ["".join(cards.pop() for _ in range(one)) for one in sizes]
    seated = [Player(f"Player {seat}", hand, rng.choice((0, 3))) for seat, hand in enumerate(hands)]
    position = Position.new(seated, to_move=rng.randrange(players), deck=DECK, hand_size=1, **rules)
    while not position.over and rng.random() < 0.4:
        position = position.after(rng.choice(position.legal_moves))
    return position


def values(searcher: Searcher[Position, Any], position: Position) -> list[tuple[int, int]]:
    found = [
        searcher.guaranteed(position, seat, 0, len(player.hand), NODES, 60.0)
        for seat, player in enumerate(position.players)
    ]
    if len(position.players) == 2:
        found.append(searcher.margin(position, -300, 300, NODES, 60.0))
    return found


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("size", SIZES)
def test_both_engines_agree_about_large_hands(size: int) -> None:
    from ppsolve.solver.party.native import native_searchers

    rng = random.Random(size)
    (native,) = native_searchers(1 << 20, 1)
    proved = selfish = 0
    for number in range(16):
        upper_rows, stuck = rng.choice(("free", "contiguous")), rng.choice(("out", "pass"))
        position = large(rng, size, base=2 + number % 4 // 3, upper_rows=upper_rows, stuck=stuck)
        python = PythonSearcher(1 << 24)
        found, known = values(native, position), values(python, position)
        for (low, high), (least, most) in zip(found, known, strict=True):
            assert max(low, least) <= min(high, most), position
            if low == high and least == most:
                proved += 1
                assert low == least, position
        alone = [searcher.selfish(position, NODES, 60.0) for searcher in (native, python)]
        assert None in alone or alone[0] == alone[1], position
        selfish += None not in alone
    assert proved >= 30
    assert selfish >= 5


@pytest.mark.native
@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_a_large_hand_ends_in_its_value(size: int) -> None:
    solver = Solver(1 << 22, 1)
    position = large(random.Random(size), size, base=3)
    for seat, outcome in enumerate(solver.guaranteed(position)):
        end = position
        for move in outcome.line:
            end = end.play(move)
        assert end.over
        assert len(end.players[seat].hand) == outcome.value


@pytest.mark.native
@pytest.mark.parametrize("size", SIZES)
def test_both_engines_play_the_same_careless_rounds_with_large_hands(size: int) -> None:
    position = large(random.Random(size), size, base=4)
    for policy in POLICIES:
        native = run_playouts(position, 20, 1, policy, "native")
        assert native == run_playouts(position, 20, 1, policy, "python")


@pytest.mark.native
@pytest.mark.parametrize("size", [129, 150, 180])
def test_large_hands_on_an_empty_base_are_bounded_quickly(size: int) -> None:
    """Nobody places more cards than the pyramid has room for."""
    cards = "".join(random.Random(size).sample(COLOURS * 36, 180))
    hands = cards[:size], cards[size:]
    position = Position.new([Player("Alice", hands[0]), Player("Bob", hands[1])], deck=DECK, hand_size=1)
    for seat, outcome in enumerate(Solver(1 << 22, 1).guaranteed(position, limits=Limits(nodes=2000))):
        assert max(0, len(hands[seat]) - 36) <= outcome.high <= len(hands[seat])
        assert outcome.low <= outcome.high


@pytest.mark.parametrize("size", [181, 200])
def test_a_hand_larger_than_any_deck_is_refused(size: int) -> None:
    cards = (COLOURS * 40)[:size]
    with pytest.raises(BadInput, match="but the deck has 36"):
        Position.new([Player("Alice", cards), Player("Bob", "R")], deck=DECK)


@pytest.mark.native
def test_the_core_refuses_more_cards_of_a_colour_than_a_deck_can_have() -> None:
    from ppsolve.solver._core import Round

    with pytest.raises(ValueError, match="hands"):
        Round(3, False, False, [], [[20, 0, 0, 0, 0], [17, 0, 0, 0, 0]], [False, False], 0)
