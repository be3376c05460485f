"""Recommendations: the best known move for any player at any time, proved only if it is."""

from __future__ import annotations

import random
from functools import cache

import pytest

from oracle import TABLES, small, truth
from positions import late
from ppsolve.solver import Limits, Position, Solver, analyze, deal, textform
from ppsolve.solver.party.best_play import find_best_play
from ppsolve.solver.recommendation import Recommendation, recommend
from toy_game import Coins

MEMORY = 1 << 20


@cache
def some_positions(count: int) -> tuple[Position, ...]:
    rng = random.Random(11)
    found: list[Position] = []
    while len(found) < count:
        position = small(rng, *rng.choice(TABLES))
        if not position.over:
            found.append(position)
    return tuple(found)


def true_worth(found: Recommendation[Position, object]) -> dict[str, int]:
    """The result that the player can guarantee after each move, by brute force."""
    position = found.position
    return {str(move): truth(position.after(move)).guaranteed[found.seat] for move in position.legal_moves}


@pytest.mark.slow
def test_the_player_to_move_gets_the_first_of_the_best_moves() -> None:
    solver = Solver(MEMORY, 1)
    for position in some_positions(60):
        analysis = analyze(position, ["guaranteed"], recommend_for=position.to_move, solver=solver)
        found = analysis.recommendation
        assert found is not None
        assert found.proved
        assert found.before == ()
        worth = true_worth(found)
        least = min(worth.values())
        assert [str(move) for move in found.best] == [move for move, sure in worth.items() if sure == least]
        assert found.outcome.value == least == analysis.players["guaranteed"][found.seat].value
        assert found.outcome.line[0] == found.move


@pytest.mark.slow
def test_every_player_gets_a_move_for_the_next_turn() -> None:
    solver, count = Solver(MEMORY, 1), 0
    for position in some_positions(60):
        for seat in range(len(position.players)):
            analysis = analyze(position, ["guaranteed"], recommend_for=seat, solver=solver)
            found = analysis.recommendation
            if found is None:
                continue
            count += 1
            after = position
            for move in found.before:
                assert after.to_move != seat
                after = after.play(move)
            assert after == found.position
            assert after.to_move == seat
            # The others have played their best until then, so the guaranteed result is unchanged.
            sure = analysis.players["guaranteed"][seat].value
            assert truth(after).guaranteed[seat] == sure == found.outcome.value
            for move in found.outcome.line:
                after = after.play(move)
            assert after.over
            assert len(after.players[seat].hand) == sure
    assert count > 80


def test_a_player_without_a_turn_gets_no_recommendation() -> None:
    position = textform.loads("iello-2024,base=2:RG:RR,GGBx,-:0")
    for seat, turn in enumerate((True, False, False)):
        analysis = analyze(position, ["guaranteed"], recommend_for=seat, memory=MEMORY)
        assert (analysis.recommendation is not None) == turn
        assert analysis.viewer == seat


@pytest.mark.slow
@pytest.mark.parametrize("limits", [Limits(nodes=0), Limits(seconds=0), Limits(nodes=30)])
def test_any_limit_leaves_a_best_known_move(limits: Limits) -> None:
    solver, unsure = Solver(0, 1), 0
    rng = random.Random(3)
    for position in [late(rng, cards=8) for _ in range(25)]:
        for seat, player in enumerate(position.players):
            if position.over or not player.active:
                continue
            found = analyze(
                position, ["guaranteed"], recommend_for=seat, limits=limits, solver=solver
            ).recommendation
            if found is None:
                continue
            worth = true_worth(found)
            for move, outcome in found.worth.items():
                assert outcome.low <= worth[str(move)] <= outcome.high
            assert found.outcome.high == min(outcome.high for outcome in found.worth.values())
            if found.proved:
                assert worth[str(found.move)] == min(worth.values())
            unsure += not found.proved
    assert unsure > 1


def test_a_full_deal_of_three_gets_a_quick_recommendation_for_every_seat() -> None:
    position = deal(1, players=3)
    for seat in range(3):
        analysis = analyze(
            position, ["guaranteed"], recommend_for=seat, limits=Limits(nodes=200), memory=MEMORY, threads=1
        )
        assert analysis.recommendation is not None
        assert not analysis.recommendation.proved
        assert len(analysis.recommendation.before) == seat
        assert analysis.to_dict()["advice"]["status"] == "bounded"


def test_the_most_is_best_in_a_game_that_wants_the_most() -> None:
    position = Coins((3, 1, 9, 1, 5), (0, 0))
    found = recommend(position, 0, Solver(MEMORY, 1), Limits())
    assert found is not None
    assert found.proved
    values = {move: outcome.value for move, outcome in found.worth.items()}
    assert values[found.move] == max(value for value in values.values() if value is not None)


def test_best_play_begins_with_the_safest_move() -> None:
    """The worst case breaks ties in the same way everywhere: in favour of the first of the best moves."""
    solver = Solver(MEMORY, 1)
    for position in some_positions(60)[:40]:
        assert position.to_move is not None
        found = recommend(position, position.to_move, solver, Limits())
        assert found is not None
        value = found.worth[found.safest[0]].value
        assert value is not None
        play = find_best_play(position, position.to_move, value, solver, Limits())
        assert play is not None
        assert play.line[0] == found.safest[0]
