"""The three yardsticks of a move: worst case, everyone for themselves, and expected."""

from __future__ import annotations

import random

import pytest

from oracle import small, small_positions, together, truth
from ppsolve.solver import Limits, Position, Solver, deal, textform
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.party.hidden.advice import advise
from ppsolve.solver.party.symmetry import move_classes
from ppsolve.solver.party.yardsticks import EXPECTED_ROUNDS, expected_after_moves
from toy_game import Coins

MEMORY = 1 << 22


def check_line(position: Position, outcome: Outcome[object]) -> None:
    """Check that a proved line is legal and ends in its value for the player to move."""
    seat = position.to_move
    assert seat is not None
    for move in outcome.line:
        position = position.play(str(move))
    assert position.over
    assert position.penalties()[seat] == outcome.value


@pytest.mark.parametrize("core", ["native", "python"])
@pytest.mark.parametrize("stuck", ["out", "pass"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_selfish_values_of_moves_are_those_of_brute_force(
    players: int, stuck: str, core: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PPSOLVE_CORE", core)
    solver = Solver(MEMORY, 2)
    for position in small_positions(players, "free", stuck):
        seat = position.to_move
        assert seat is not None
        selfish = solver.selfish_after_moves(position)
        worst = solver.after_moves(position)
        assert list(selfish) == list(position.legal_moves)
        for move, outcome in selfish.items():
            after = position.after(move)
            assert outcome.value == truth(after).selfish[seat]
            assert outcome.line[0] == move
            check_line(position, outcome)
            value, most = outcome.value, worst[move].value
            assert value is not None and most is not None
            assert together(after).best[seat] <= value <= most
        # The player to move chooses the move that is best for them.
        assert min(outcome.low for outcome in selfish.values()) == solver.selfish(position)[seat].value


def test_moves_that_are_not_searched_have_bounds_that_hold() -> None:
    solver, rng, bounded = Solver(MEMORY, 2), random.Random(5), 0
    for _ in range(30):
        position = small(rng, 3, "free", "out")
        seat = position.to_move
        if seat is None:
            continue
        worst = solver.after_moves(position, limits=Limits(nodes=20))
        for limits in (Limits(nodes=0), Limits(seconds=0), Limits(nodes=3)):
            for move, outcome in solver.selfish_after_moves(position, worst, limits).items():
                assert outcome.low <= truth(position.after(move)).selfish[seat] <= outcome.high
                assert outcome.high <= worst[move].high
                if outcome.proved:
                    check_line(position, outcome)
                bounded += not outcome.proved
    assert bounded > 20


def test_a_full_deal_is_out_of_reach_and_bounded() -> None:
    position = deal(1, players=3)
    solver = Solver(MEMORY, 1)
    outcomes = solver.selfish_after_moves(position)
    assert solver.nodes == 0
    assert {str(outcome) for outcome in outcomes.values()} == {"0..11"}


def test_equivalent_moves_are_searched_once() -> None:
    position = textform.loads("iello-2024,base=4:R:GGG,RRB,GBR:0")
    assert len(position.legal_moves) == 2 and len(move_classes(position)) == 1
    nodes = []
    for threads in (1, 2):  # each thread has its own table of selfish results
        solver = Solver(MEMORY, threads)
        solver.selfish_after_moves(position)
        nodes.append(solver.nodes)
    assert nodes[0] == nodes[1] > 100


def test_selfish_values_of_moves_in_another_game() -> None:
    position = Coins((3, 1, 9, 1, 5), (0, 0, 0))
    solver = Solver(MEMORY, 1)
    outcomes = solver.selfish_after_moves(position)
    assert max(outcome.low for outcome in outcomes.values()) == solver.selfish(position)[0].value


def test_expected_values_are_those_of_advise_with_open_or_hidden_hands() -> None:
    position = deal(3, players=3)
    for view in (position, position.seen_by("Alice")):
        found = expected_after_moves(view, threads=1)
        advice = advise(view, samples=EXPECTED_ROUNDS * len(view.legal_moves), threads=2)
        assert tuple(found.values()) == advice.moves
        assert {estimate.samples for estimate in found.values()} == {EXPECTED_ROUNDS}
        assert list(found) == [estimate.move for estimate in advice.moves]


def test_an_interrupted_estimate_is_left_out() -> None:
    assert expected_after_moves(deal(3, players=3), stopped=lambda: True) == {}
