"""Advice: the best move there is, for anybody, at any moment, and said to be proved only if it is."""

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


def sure_after(advice: Recommendation[Position, object]) -> dict[str, int]:
    """What the player is sure of after each move, by trying everything."""
    position = advice.position
    return {str(move): truth(position.after(move)).guaranteed[advice.seat] for move in position.placements()}


@pytest.mark.slow
def test_the_player_to_move_is_told_the_first_of_the_best_moves() -> None:
    solver = Solver(MEMORY, 1)
    for position in some_positions(60):
        analysis = analyze(position, ["guaranteed"], advise_seat=position.to_move, solver=solver)
        advice = analysis.advice
        assert advice is not None
        assert advice.proved
        assert advice.before == ()
        worth = sure_after(advice)
        least = min(worth.values())
        assert [str(move) for move in advice.best] == [move for move, sure in worth.items() if sure == least]
        assert advice.outcome.value == least == analysis.players["guaranteed"][advice.seat].value
        assert advice.outcome.line[0] == advice.move


@pytest.mark.slow
def test_anybody_is_told_what_to_do_when_next_on_turn() -> None:
    solver, told = Solver(MEMORY, 1), 0
    for position in some_positions(60):
        for seat in range(len(position.players)):
            analysis = analyze(position, ["guaranteed"], advise_seat=seat, solver=solver)
            advice = analysis.advice
            if advice is None:
                continue
            told += 1
            after = position
            for move in advice.before:
                assert after.to_move != seat
                after = after.play(move)
            assert after == advice.position
            assert after.to_move == seat
            # The others have played their best until then, so what the player is sure of is still the same.
            sure = analysis.players["guaranteed"][seat].value
            assert truth(after).guaranteed[seat] == sure == advice.outcome.value
            for move in advice.outcome.line:
                after = after.play(move)
            assert after.over
            assert len(after.players[seat].hand) == sure
    assert told > 80


def test_whoever_has_no_turn_to_come_gets_no_advice() -> None:
    position = textform.loads("iello-2024,base=2:RG:RR,GGBx,-:0")
    for seat, turn in enumerate((True, False, False)):
        analysis = analyze(position, ["guaranteed"], advise_seat=seat, memory=MEMORY)
        assert (analysis.advice is not None) == turn
        assert analysis.viewer == seat


@pytest.mark.slow
@pytest.mark.parametrize("limits", [Limits(nodes=0), Limits(seconds=0), Limits(nodes=30)])
def test_at_any_moment_there_is_a_best_move_known(limits: Limits) -> None:
    solver, unsure = Solver(0, 1), 0
    rng = random.Random(3)
    for position in [late(rng, cards=8) for _ in range(25)]:
        for seat, player in enumerate(position.players):
            if position.over or not player.active:
                continue
            advice = analyze(position, ["guaranteed"], advise_seat=seat, limits=limits, solver=solver).advice
            if advice is None:
                continue
            worth = sure_after(advice)
            for move, outcome in advice.worth.items():
                assert outcome.low <= worth[str(move)] <= outcome.high
            assert advice.outcome.high == min(outcome.high for outcome in advice.worth.values())
            if advice.proved:
                assert worth[str(advice.move)] == min(worth.values())
            unsure += not advice.proved
    assert unsure > 1


def test_advice_on_a_full_deal_of_three_is_there_at_once_for_every_seat() -> None:
    position = deal(1, players=3)
    for seat in range(3):
        analysis = analyze(
            position, ["guaranteed"], advise_seat=seat, limits=Limits(nodes=200), memory=MEMORY, threads=1
        )
        assert analysis.advice is not None
        assert not analysis.advice.proved
        assert len(analysis.advice.before) == seat
        assert analysis.to_dict()["advice"]["status"] == "bounded"


def test_more_is_better_where_the_game_says_so() -> None:
    position = Coins((3, 1, 9, 1, 5), (0, 0))
    advice = recommend(position, 0, Solver(MEMORY, 1), Limits())
    assert advice is not None
    assert advice.proved
    values = {move: outcome.value for move, outcome in advice.worth.items()}
    assert values[advice.move] == max(value for value in values.values() if value is not None)


def test_best_play_begins_with_the_move_that_is_advised() -> None:
    """One tie rule for all who advise: of equally good moves, the first."""
    solver = Solver(MEMORY, 1)
    for position in some_positions(60)[:40]:
        assert position.to_move is not None
        advice = recommend(position, position.to_move, solver, Limits())
        assert advice is not None
        value = advice.outcome.value
        assert value is not None
        play = find_best_play(position, position.to_move, value, solver, Limits())
        assert play is not None
        assert play.line[0] == advice.move
