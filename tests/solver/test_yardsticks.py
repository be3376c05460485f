"""The three yardsticks of a move: worst case, everyone for themselves, and expected."""

from __future__ import annotations

import random

import pytest

from oracle import small, small_positions, together, truth
from ppsolve.solver import Limits, Placement, Player, Position, Solver, analyze, deal, parse_move, textform
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.party.hidden.advice import MoveEstimate, advise
from ppsolve.solver.party.symmetry import move_classes
from ppsolve.solver.party.yardsticks import EXPECTED_ROUNDS, expected_after_moves
from ppsolve.solver.recommendation import Recommendation, recommend
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, Interval, MoveValues, Yardstick
from toy_game import Coins

PartyAdvice = Recommendation[Position, Placement]

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


# The recommendation.

JULIA = "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0"
"""Worst case, everyone for themselves and expected each favour another move."""


def judged(players: int, **moves: tuple[int, int | tuple[int, int] | None, float | None]) -> PartyAdvice:
    """Build a recommendation from the worst case, the selfish result and the average of each move."""
    best = min((mean for _, _, mean in moves.values() if mean is not None), default=0.0)
    values = {}
    for text, (worst, selfish, mean) in moves.items():
        bounds = selfish if isinstance(selfish, tuple) or selfish is None else (selfish, selfish)
        estimate = None
        if mean is not None:
            behind = Interval(mean - best, mean - best - 0.1, mean - best + 0.1)
            nothing = Interval(0.0, 0.0, 0.0)
            estimate = MoveEstimate(
                parse_move(text), 10, Interval(mean, mean, mean), 0.0, 0.0, behind if mean > best else nothing
            )
        values[parse_move(text)] = MoveValues[Placement](
            Outcome(worst, worst), None if bounds is None else Outcome(*bounds), estimate
        )
    hands = [Player(name, "RGYB") for name in ("Ann", "Ben", "Cleo")[:players]]
    return Recommendation(0, (), Position.new(hands), values)


@pytest.mark.parametrize(
    ("players", "moves", "yardstick", "best", "safest"),
    [
        # Everyone for themselves decides where it is proved; the average breaks ties.
        (3, {"Ra1": (1, 2, 1.0), "Ga1": (3, 0, 2.5), "Ya1": (2, 0, 2.0)}, SELFISH, "Ya1 Ga1", "Ra1"),
        # Without averages, the safest of the equals.
        (3, {"Ra1": (1, 2, None), "Ga1": (3, 0, None), "Ya1": (2, 0, None)}, SELFISH, "Ya1 Ga1", "Ra1"),
        # Bounds that cannot change the best move do not matter.
        (3, {"Ra1": (1, (1, 2), 1.0), "Ga1": (3, 0, 2.5)}, SELFISH, "Ga1", "Ra1"),
        # If another move may be better, the average decides; one that is hardly behind is about as good.
        (3, {"Ra1": (2, (0, 2), 2.0), "Ga1": (3, 1, 1.0), "Ya1": (1, 1, 1.05)}, EXPECTED, "Ga1 Ya1", "Ya1"),
        (3, {"Ra1": (2, None, 2.0), "Ga1": (3, None, 1.0)}, EXPECTED, "Ga1", "Ra1"),
        # Nothing but the worst case is known.
        (3, {"Ra1": (2, None, None), "Ga1": (1, None, None)}, WORST_CASE, "Ga1", "Ga1"),
        # With two players the worst case decides whatever the rest.
        (2, {"Ra1": (1, 2, 3.0), "Ga1": (3, 0, 2.5), "Ya1": (1, 0, 0.5)}, WORST_CASE, "Ra1 Ya1", "Ra1 Ya1"),
    ],
)
def test_the_right_yardstick_decides(
    players: int,
    moves: dict[str, tuple[int, int | tuple[int, int] | None, float | None]],
    yardstick: Yardstick,
    best: str,
    safest: str,
) -> None:
    found = judged(players, **moves)
    assert found.yardstick == yardstick
    assert " ".join(map(str, found.best)) == best
    assert " ".join(map(str, found.safest)) == safest
    assert found.proved == (yardstick != EXPECTED)
    assert found.outcome.value == moves[str(found.move)][0]


def test_yardsticks_that_disagree_are_all_in_the_recommendation() -> None:
    position = textform.loads(JULIA)
    found = recommend(position, 0, Solver(MEMORY, 2), Limits())
    assert found is not None
    averages = expected_after_moves(position)
    assert (found.yardstick, str(found.move)) == (SELFISH, "Ra8")
    assert " ".join(map(str, found.safest)) == "Ra0 Ya0 Ya8"
    assert str(next(iter(averages))) == "Yc1"
    document = found.to_dict()
    assert document["selfish"]["penalty"] == 0
    assert document["guaranteed"]["penalty"] == 5
    assert document["safest"]["guaranteed"]["penalty"] == 4
    left = averages[found.move].cards_left
    assert document["expected"] == left.to_dict() | {"samples": EXPECTED_ROUNDS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_recommendation_is_the_same_with_and_without_moves(players: int) -> None:
    solver = Solver(MEMORY, 2)
    for position in small_positions(players, "free", "out")[:4]:
        one, other = (
            analyze(position, moves=moves, recommend_for=position.to_move, solver=solver).recommendation
            for moves in (False, True)
        )
        assert one is not None and other is not None
        assert (one.yardstick, one.best, one.safest) == (other.yardstick, other.best, other.safest)
        assert (one.yardstick == WORST_CASE) == (players == 2)


def test_a_full_deal_of_three_is_recommended_as_by_advise() -> None:
    position = deal(4, players=3)
    analysis = analyze(position, recommend_for=0, limits=Limits(nodes=100), memory=MEMORY)
    found = analysis.recommendation
    assert found is not None
    advice = advise(position, samples=EXPECTED_ROUNDS * len(position.legal_moves))
    assert (found.yardstick, found.move, found.proved) == (EXPECTED, advice.advised, False)
    assert set(found.best) == {one.move for one in advice.moves if not one.clearly_behind}


def test_estimates_do_not_depend_on_limits_or_threads() -> None:
    position = textform.loads(JULIA)
    averages = [
        {move: value.expected for move, value in analysis.values.items()}
        for analysis in (
            analyze(position, moves=True, limits=limits, memory=MEMORY, threads=threads)
            for limits, threads in ((Limits(), 1), (Limits(seconds=60), 2), (Limits(nodes=0), 1))
        )
        if analysis.values is not None and not analysis.left_out
    ]
    assert len(averages) == 3
    assert averages[0] == averages[1] == averages[2]


def test_estimates_are_left_out_if_there_is_no_time() -> None:
    analysis = analyze(textform.loads(JULIA), moves=True, limits=Limits(seconds=0), memory=MEMORY)
    assert analysis.left_out == (EXPECTED,)
    assert analysis.values is not None
    assert {value.expected for value in analysis.values.values()} == {None}
