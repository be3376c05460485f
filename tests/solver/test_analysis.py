"""Analyses: the document has every field, and every line ends in its value."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from floes import small_floe
from positions import composed, late, played, playout, table
from ppsolve.solver import (
    Analysis,
    BadInput,
    Limits,
    Outcome,
    Placement,
    Position,
    Solver,
    analyze,
    deal,
    textform,
    to_dict,
)
from ppsolve.solver.analysis import default_outcomes
from ppsolve.solver.game import GamePosition
from ppsolve.solver.outcome import OutcomeName, Progress
from ppsolve.solver.party.game import PARTY, SELFISH_CARDS, PartyAnalysis, PartyOutcome
from ppsolve.solver.pingouin.position import Position as FloePosition
from ppsolve.solver.question_scheduler import tighten_ascending
from ppsolve.solver.yardsticks import MoveValues

SMALL = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
MEMORY = 1 << 20
"""Small, because other tests measure the memory of commands forked from this process."""

LINE = (Placement("R", 0, 0),)

OVER = table("R", "G", "BB+2", "", base=1)


def small_positions(number: int, seed: int = 1) -> Iterator[Position]:
    """Positions of two and three players with few cards, under all kinds of rules."""
    rng = random.Random(seed)
    for _ in range(number):
        yield late(rng, cards=8)
        yield composed(rng)


def mid_round(seed: int, players: int, cards: int) -> Position:
    """A position of a random round with at most `cards` cards left to play."""
    game = playout(deal(seed, players), random.Random(seed))
    return next(position for position in game if sum(map(len, hands_in_play(position))) <= cards)


def hands_in_play(position: Position) -> list[str]:
    return [player.hand for player in position.players if player.active]


def values(analysis: PartyAnalysis) -> list[tuple[int, int]]:
    """The bounds of all outcomes of an analysis."""
    return [(outcome.low, outcome.high) for outcome in analysis.outcomes]


def after_line(position: Position, line: Sequence[Placement]) -> Position:
    """Play a line, which must lead to the end of the round."""
    end = played(position, *map(str, line))
    assert end.over
    return end


def check_lines(analysis: PartyAnalysis) -> None:
    """Assert that every line is legal and ends the round with its value."""
    position = analysis.position
    for outcomes in analysis.players.values():
        for seat, outcome in enumerate(outcomes):
            if outcome.proved:
                assert after_line(position, outcome.line).penalties()[seat] == outcome.value
            else:
                assert outcome.line == ()
    if analysis.table is not None:
        assert sum(after_line(position, analysis.table.line).penalties()) == analysis.table.value
    if analysis.margin is not None:
        first, second = after_line(position, analysis.margin.line).scores()
        assert second - first == analysis.margin.value
    for move, outcome in (analysis.moves or {}).items():
        assert outcome.line[0] == move
        assert position.to_move is not None
        assert after_line(position, outcome.line).penalties()[position.to_move] == outcome.value
    if "selfish" in analysis.players and PARTY.searches_selfish(position):
        (line,) = {outcome.line for outcome in analysis.players["selfish"]}
        vector = tuple(outcome.value for outcome in analysis.players["selfish"])
        assert after_line(position, line).penalties() == vector


# The document


def test_the_document_has_every_field() -> None:
    document = analyze(SMALL, moves=True, memory=MEMORY).to_dict()
    effort = document.pop("effort")
    assert set(effort) == {"nodes", "seconds"}
    assert effort["nodes"] > 0
    assert effort["seconds"] > 0
    assert list(document) == [
        "schema",
        "position",
        "status",
        "to_move",
        "players",
        "table",
        "margin",
        "moves",
    ]
    assert document["schema"] == "ppsolve.analysis/1"
    assert document["position"] == to_dict(SMALL)
    assert document["position"]["rules"] == {"edition": "iello-2024", "base": 3}
    assert document["status"] == "proved"
    assert document["to_move"] == "Alice"
    alice, bob = document["players"]
    assert list(alice) == list(bob) == ["name", "cards", "best", "guaranteed", "selfish"]
    assert (alice["name"], alice["cards"], bob["name"], bob["cards"]) == ("Alice", 4, "Bob", 4)
    for outcome, penalty in (
        (alice["best"], 0),
        (bob["best"], 1),
        (alice["guaranteed"], 1),
        (bob["guaranteed"], 2),
        (alice["selfish"], 1),
        (document["table"], 2),
    ):
        line = outcome.pop("line")
        assert all(isinstance(move, str) for move in line)
        assert outcome == {"status": "proved", "penalty": penalty, "low": penalty, "high": penalty}
    assert document["margin"].pop("line")
    assert document["margin"] == {"status": "proved", "value": 1, "low": 1, "high": 1, "favours": "Alice"}
    assert [entry["move"] for entry in document["moves"]] == ["Ra1", "Ga1", "Ya1"]
    assert [entry["guaranteed"]["penalty"] for entry in document["moves"]] == [1, 2, 2]


@pytest.mark.parametrize("only", ["best", "guaranteed", "margin", "selfish", "table"])
def test_the_document_holds_only_the_requested_outcomes(only: Any) -> None:
    document = analyze(SMALL, [only], memory=MEMORY).to_dict()
    everything = {"schema", "position", "status", "to_move", "players", "effort"}
    of_all = {only} & {"margin", "table"}
    assert set(document) == everything | of_all
    for player in document["players"]:
        assert set(player) == {"name", "cards"} | ({only} - of_all)


def test_moves_can_be_requested_alone() -> None:
    analysis = analyze(SMALL, (), moves=True, memory=MEMORY)
    assert set(analysis.to_dict()["players"][0]) == {"name", "cards"}
    assert [str(outcome) for outcome in (analysis.moves or {}).values()] == ["1", "2", "2"]


def test_the_margin_of_three_players_is_null() -> None:
    analysis = analyze(mid_round(1, players=3, cards=8), ["margin"], memory=MEMORY)
    assert analysis.margin is None
    assert analysis.status == "proved"
    assert analysis.to_dict()["margin"] is None


@pytest.mark.parametrize(
    ("low", "high", "name"), [(1, 1, "Alice"), (-3, -1, "Bob"), (0, 0, None), (-1, 2, None), (0, 2, None)]
)
def test_the_margin_favours_the_player_proved_to_be_ahead(low: int, high: int, name: str | None) -> None:
    analysis: PartyAnalysis = Analysis(SMALL, ("margin",), {}, None, Outcome(low, high), None, 0, 0.0)
    margin = analysis.to_dict()["margin"]
    assert margin["favours"] == name
    assert margin["value"] == (low if low == high else None)
    assert (margin["low"], margin["high"]) == (low, high)


def test_an_unknown_outcome_is_refused() -> None:
    with pytest.raises(BadInput, match="only: unknown outcome 'luck'; there are best, guaranteed"):
        analyze(SMALL, ["luck"])  # type: ignore[list-item]


def test_the_repr_lists_the_outcomes() -> None:
    text = repr(analyze(SMALL, ["guaranteed", "margin"], moves=True, memory=MEMORY))
    assert text == "<Analysis proved: best move Ra1; guaranteed Alice 1, Bob 2; margin 1>"


def test_a_repr_fits_a_line_with_six_players() -> None:
    assert len(repr(analyze(deal(1, 6), ["best", "guaranteed"], memory=MEMORY))) <= 110


# Lines and values


def test_every_line_ends_in_its_value() -> None:
    solver = Solver(MEMORY)
    for position in small_positions(40):
        check_lines(analyze(position, moves=True, solver=solver))


@pytest.mark.native
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_line_of_a_round_in_progress_ends_in_its_value(players: int) -> None:
    for seed in (1, 2):
        position = mid_round(seed, players, cards=18)
        only: list[OutcomeName] = ["best", "guaranteed", "table", "margin"]
        check_lines(analyze(position, only, moves=True, memory=MEMORY))


def test_guaranteed_is_the_best_move_and_bounds_selfish() -> None:
    solver = Solver(MEMORY)
    for position in small_positions(40, seed=2):
        analysis = analyze(position, moves=True, solver=solver)
        guaranteed, selfish = analysis.players["guaranteed"], analysis.players["selfish"]
        assert analysis.moves is not None
        assert set(analysis.moves) == set(position.legal_moves)
        if position.to_move is not None:
            assert guaranteed[position.to_move].low == min(outcome.low for outcome in analysis.moves.values())
        for one, other in zip(selfish, guaranteed, strict=True):
            assert one.low <= other.low


@pytest.mark.slow
def test_values_do_not_depend_on_threads_or_memory() -> None:
    solvers = [Solver(memory, threads) for threads in (1, 2) for memory in (0, MEMORY)]
    for position in small_positions(15, seed=3):
        first, *others = (values(analyze(position, moves=True, solver=solver)) for solver in solvers)
        assert others == [first] * 3


def _party_by_seed(seed: int) -> Position:
    players, plies = (2, 4) if seed % 2 else (3, 9)
    return playout(deal(seed, players), random.Random(seed))[plies]


def _floe_by_seed(seed: int) -> FloePosition:
    return small_floe(random.Random(seed), 2 + seed % 3, 22)


@pytest.mark.native
@pytest.mark.parametrize("by_seed", [_party_by_seed, _floe_by_seed], ids=["party", "pingouin"])
def test_values_do_not_depend_on_how_many_threads_share_a_question(
    by_seed: Callable[[int], GamePosition[Any]],
) -> None:
    shared = 0
    for position in map(by_seed, range(1, 9)):
        for limits in (Limits(), Limits(nodes=9_000)):
            solvers = [Solver(1 << 24, threads) for threads in (1, 2, 4, 8)]
            found = [solver.guaranteed(position, [0], limits)[0] for solver in solvers]
            assert len({(outcome.low, outcome.high) for outcome in found}) == 1
            visited = {solver.nodes for solver in solvers}
            if limits.nodes is None:
                shared += len(visited) > 1
            else:  # with a node limit, a single thread searches
                assert len(visited) == 1
        if len(position.names) == 2:
            assert len({Solver(1 << 24, threads).margin(position).value for threads in (1, 8)}) == 1
    assert shared > 0


@pytest.mark.slow
def test_one_solver_keeps_positions_under_different_rules_apart() -> None:
    shared = Solver(MEMORY)
    text = "iello-2024,{}:RG:RRGYP,RGPBB+2:0"
    for rules in ("base=3", "base=4", "stuck=pass,base=3", "upper_rows=contiguous,base=4", "bonus=0,base=3"):
        position = textform.loads(text.format(rules))
        assert values(analyze(position, solver=shared)) == values(analyze(position, memory=MEMORY))


@pytest.mark.slow
@pytest.mark.native
def test_both_engines_give_the_same_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    native = Solver(MEMORY)
    monkeypatch.setenv("PPSOLVE_CORE", "python")
    python = Solver(MEMORY)
    for position in small_positions(25, seed=4):
        found = analyze(position, moves=True, solver=python)
        assert values(found) == values(analyze(position, moves=True, solver=native))
        check_lines(found)


# Special positions


def test_a_finished_round_is_proved_without_a_search() -> None:
    analysis = analyze(OVER, moves=True, limits=Limits(seconds=0), memory=MEMORY)
    document = analysis.to_dict()
    assert (document["status"], document["to_move"], document["moves"]) == ("proved", None, [])
    assert [player["guaranteed"]["penalty"] for player in document["players"]] == [1, 2, 0]
    assert [player["selfish"]["penalty"] for player in document["players"]] == [1, 2, 0]
    assert all(outcome.line == () for outcome in analysis.outcomes)


def test_a_round_in_which_everybody_passes_is_over() -> None:
    position = table("R", "G+1", "BB", base=1, stuck="pass")
    analysis = analyze(position, limits=Limits(seconds=0), memory=MEMORY)
    assert analysis.status == "proved"
    assert values(analysis) == [*[(1, 1), (2, 2)] * 3, (3, 3), (1, 1)]


def test_empty_hands_pay_nothing_and_earn_the_bonus() -> None:
    analysis = analyze(table("", "+1", "+9"), memory=MEMORY)
    assert values(analysis) == [(0, 0)] * 7 + [(-1, -1)]
    assert analysis.favours == "Bob"
    assert analysis.to_dict()["to_move"] is None


def test_the_last_player_plays_alone() -> None:
    position = table("R G", "", "GGB out", "RRB", base=2, to_move=2)
    analysis = analyze(position, moves=True, memory=MEMORY)
    for outcomes in analysis.players.values():
        assert [outcome.value for outcome in outcomes] == [0, 3, 2]
    assert analysis.table is not None
    assert analysis.table.value == 5
    check_lines(analysis)


@pytest.mark.parametrize(
    ("text", "searched"),
    [
        ("iello-2024:-:RRRRGGGYYYPP,RRRGGGYYPPPP:0", True),  # two players, 24 cards, 7 places
        ("iello-2024:-:RRRRGGGYYYPPB,RRRGGGYYPPPP:0", False),  # 25 cards, 7 places
        ("iello-2024:RG:RRRRGGGYYYPPB,RRGGGYYPPPPBB:0", True),  # 26 cards, 5 places
        ("iello-2024:R:RRRRGGGYYYPPB,RRGGGYYPPPPBB:0", False),  # 26 cards, 6 places
        ("iello-2024,base=8:RG:RRRRGGGYYYPPB,RRGGGYYPPPPBB:0", False),
        ("iello-2024:RGBBBYP:RRRRGGGYYYPPBB,RRGGGYYPPPPBB:0", False),  # 27 cards, the base full
        ("iello-2024:-:RRRRGGG,RYYPPPP,GGYYPBB:0", False),
        ("iello-2024:-:RRRRG,RYYPP,GGYYP:0", True),
        ("iello-2024:-:RRRRG,RYYPP,GGYYPB:0", False),
        ("iello-2024:RGBRGB:RRRRGGGY,RYYPPPPB,GGYYPB:0", True),  # 22 cards, 2 places
        ("iello-2024:RGBRG:RRRRGGGY,RYYPPPPB,GGYYPB:0", False),  # 22 cards, 3 places
        ("iello-2024:RGBRG:RRRRGGG,RYYPPPP,GGYYPB:0", True),  # 20 cards, 3 places
        ("iello-2024:RGBRGBYY:RRRRRGGGY,GGYYPPPB,YYPPPPBBB:0", True),  # 26 cards, the base full
        ("iello-2024:RGBRGBY:RRRRRGGGY,GGYYPPPB,YYPPPPBBB:0", False),  # 26 cards, 1 place
        ("iello-2024:RGBRGBYY:RRRRRGGGY,GGYYPPPB,YYPPPPBBBB:0", False),  # 27 cards
    ],
)
def test_selfish_is_a_default_only_with_few_cards_and_base_places(text: str, searched: bool) -> None:
    assert ("selfish" in default_outcomes(textform.loads(text))) == searched


def test_selfish_values_proved_by_bounds_need_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SELFISH_CARDS, 4, 5)
    position = table("R G", "RRY", "GGB out", "BBPYYY", "")
    solver = Solver(MEMORY)
    outcomes = solver.selfish(position)
    assert list(map(str, outcomes)) == ["0..3", "3", "0..6", "0"]
    check_lines(Analysis(position, (), {"selfish": outcomes}, None, None, None, 0, 0.0))
    outcomes = solver.selfish(position, solver.guaranteed(position))
    assert list(map(str, outcomes)) == ["0", "3", "0", "0"]
    check_lines(Analysis(position, (), {"selfish": outcomes}, None, None, None, 0, 0.0))


# Limits


def test_a_time_limit_of_zero_returns_bounds_at_once() -> None:
    position = deal(1)
    began = time.monotonic()
    analysis = analyze(position, moves=True, limits=Limits(seconds=0), memory=MEMORY)
    assert time.monotonic() - began < 60
    assert analysis.status == "bounded"
    document = analysis.to_dict()
    for player in document["players"]:
        assert player["guaranteed"]["status"] == "bounded"
        assert player["guaranteed"]["penalty"] is None
        assert player["guaranteed"]["line"] == []
        assert 0 <= player["guaranteed"]["low"] < player["guaranteed"]["high"] <= 14
    assert document["margin"]["value"] is None
    assert len(document["moves"]) == len(position.legal_moves)


@pytest.mark.slow
def test_bounds_contain_the_value() -> None:
    for position in small_positions(15, seed=5):
        proved = analyze(position, moves=True, memory=MEMORY)
        for limits in (Limits(seconds=0), Limits(nodes=0), Limits(nodes=3)):
            bounded = analyze(position, moves=True, limits=limits, memory=MEMORY)
            for found, value in zip(bounded.outcomes, proved.outcomes, strict=True):
                assert found.low <= value.low <= found.high


def test_a_huge_node_limit_is_no_limit() -> None:
    assert analyze(SMALL, limits=Limits(nodes=2**80), memory=MEMORY).status == "proved"


def test_selfish_is_bounded_by_guaranteed() -> None:
    analysis = analyze(deal(2), ["guaranteed", "selfish"], limits=Limits(seconds=0.3), memory=MEMORY)
    for one, other in zip(analysis.players["selfish"], analysis.players["guaranteed"], strict=True):
        assert one.high == other.high


class SlowSolver(Solver):
    """A solver whose `guaranteed` takes all its time and returns tighter bounds each time."""

    def __init__(self) -> None:
        super().__init__(MEMORY, 1)
        self.given: list[float] = []

    def guaranteed(self, *arguments: Any, **_: Any) -> tuple[Outcome[Any], ...]:
        _, seats, limits, _ = arguments
        time.sleep(limits.seconds)
        self.given.append(limits.seconds)
        return tuple(Outcome(len(self.given) - 1, 4) for _ in seats)


def test_time_left_over_by_one_question_goes_to_the_others() -> None:
    solver = SlowSolver()
    analysis = analyze(SMALL, ["guaranteed", "margin"], limits=Limits(seconds=0.6), solver=solver)
    assert analysis.margin == Solver(MEMORY).margin(SMALL)
    assert solver.given[0] == pytest.approx(0.3, abs=0.01)
    assert len(solver.given) == 2
    assert sum(solver.given) <= 0.6
    assert [str(outcome) for outcome in analysis.players["guaranteed"]] == ["1..4", "1..4"]


class HastySolver(Solver):
    """A solver that returns `guaranteed` at once, with the bounds listed in `answers`, the last one for
    good."""

    def __init__(self, *answers: tuple[int, int]) -> None:
        super().__init__(MEMORY, 1)
        self.answers = [*answers]
        self.calls = 0

    def guaranteed(self, *arguments: Any, **_: Any) -> tuple[Outcome[Any], ...]:
        _, seats, _, _ = arguments
        low, high = self.answers[min(self.calls, len(self.answers) - 1)]
        self.calls += 1
        return tuple(Outcome(low, high, SMALL.legal_moves if low == high else ()) for _ in seats)


@pytest.mark.parametrize("limits", [Limits(seconds=60), Limits()])
def test_a_question_that_left_time_over_without_a_proof_is_asked_again(limits: Limits) -> None:
    solver = HastySolver((0, 4), (0, 3), (1, 3), (2, 2))
    analysis = analyze(SMALL, ["guaranteed"], limits=limits, solver=solver)
    assert [outcome.value for outcome in analysis.players["guaranteed"]] == [2, 2]
    assert solver.calls == 4


@pytest.mark.parametrize("limits", [Limits(seconds=600), Limits()])
def test_a_question_that_learns_nothing_in_no_time_is_given_up(limits: Limits) -> None:
    solver = HastySolver((0, 4), (1, 3))
    analysis = analyze(SMALL, ["guaranteed"], limits=limits, solver=solver)
    assert [str(outcome) for outcome in analysis.players["guaranteed"]] == ["1..3", "1..3"]
    assert solver.calls == 3


def test_the_values_of_moves_tighten_the_outcome_of_the_mover() -> None:
    analysis = analyze(SMALL, ["guaranteed"], moves=True, limits=Limits(seconds=0.4), solver=SlowSolver())
    alice, bob = analysis.players["guaranteed"]
    assert str(bob) == "1..4"
    assert alice.value == 1
    values = {alice.line[0]: MoveValues(alice)}
    check_lines(Analysis(SMALL, (), {}, None, None, values, 0, 0.0))


# Cancelling, threads, progress


def test_a_cancelled_analysis_returns_bounds() -> None:
    solver = Solver(MEMORY, 2)
    timer = threading.Timer(0.3, solver.cancel)
    timer.start()
    began = time.monotonic()
    analysis = analyze(deal(1, players=3), moves=True, solver=solver)
    assert time.monotonic() - began < 60
    timer.join()
    assert analysis.status == "bounded"
    assert all(outcome.low <= outcome.high for outcome in analysis.outcomes)


@pytest.mark.native
def test_a_question_shared_by_threads_can_be_cancelled() -> None:
    solver = Solver(MEMORY, 4)
    timer = threading.Timer(0.3, solver.cancel)
    timer.start()
    (outcome,) = solver.guaranteed(deal(1, players=3), [0])
    timer.join()
    assert not outcome.proved
    assert outcome.low <= outcome.high


def test_a_solver_refuses_concurrent_calls() -> None:
    solver = Solver(MEMORY, 1)
    first = threading.Thread(
        target=analyze, args=(deal(1, players=3),), kwargs={"only": ["guaranteed"], "solver": solver}
    )
    first.start()
    try:
        time.sleep(0.3)
        with pytest.raises(RuntimeError, match="busy"):
            analyze(SMALL, solver=solver)
    finally:
        solver.cancel()
        first.join()


def test_progress_counts_only_the_nodes_of_its_question() -> None:
    solver = Solver(MEMORY)
    solver.guaranteed(deal(1, players=3), [0], Limits(seconds=0.3))
    before, seen = solver.nodes, list[Progress]()
    analyze(deal(1), ["margin"], limits=Limits(seconds=0.5), solver=solver, progress=seen.append)
    assert {str(progress.question) for progress in seen} == {"margin"}
    assert all(progress.low < progress.high for progress in seen)
    assert [progress.nodes for progress in seen] == sorted(progress.nodes for progress in seen)
    assert seen[-1].nodes <= solver.nodes - before


def test_progress_distinguishes_moves_from_the_position() -> None:
    """Bounds after a poor move may exceed those of the position: these are two questions."""
    position, seen = deal(1, players=3), list[Progress]()
    Solver(MEMORY).after_moves(position, None, Limits(seconds=0.5), seen.append)
    assert seen
    assert {progress.question.move for progress in seen} <= set(position.legal_moves)


# Outcomes tighten each other


def test_best_and_guaranteed_bound_selfish() -> None:
    best, selfish, guaranteed = PartyOutcome(1, 1, LINE), PartyOutcome(0, 3), PartyOutcome(0, 2)
    assert tighten_ascending([best, selfish, guaranteed]) == [best, Outcome(1, 2), Outcome(1, 2)]


def test_equal_best_and_guaranteed_prove_all_three() -> None:
    best, selfish, guaranteed = PartyOutcome(1, 1, LINE), PartyOutcome(0, 3), PartyOutcome(0, 1)
    assert tighten_ascending([best, selfish, guaranteed]) == [best, best, best]


def test_bounds_that_meet_without_a_line_are_not_proved() -> None:
    best, guaranteed = PartyOutcome(1, 3), PartyOutcome(0, 1)
    assert tighten_ascending([best, guaranteed]) == [best, guaranteed]


class NeverSelfish(Solver):
    """A solver that never searches for `selfish`."""

    def selfish(self, *arguments: Any, force: bool = False, **named: Any) -> tuple[Outcome[Any], ...]:
        assert force
        return super().selfish(*arguments, **named)


@pytest.mark.slow
def test_unsearched_selfish_lies_between_best_and_guaranteed() -> None:
    position = textform.loads("iello-2024:GBBGGPP/....G.:RGYYPPB,RRRYPBB,GGYYPBB,RRRYYPB:0")
    only: list[OutcomeName] = ["best", "guaranteed", "selfish"]
    analysis = analyze(position, only, limits=Limits(seconds=60), memory=MEMORY, solver=NeverSelfish(MEMORY))
    best, guaranteed, selfish = analysis.players.values()
    assert [outcome.value for outcome in best] == [1, 1, 0, 2]
    for least, own, sure in zip(best, selfish, guaranteed, strict=True):
        assert (own.low, own.high) == (least.low, sure.high)


# After errors


def test_a_solver_can_be_used_again_after_an_error_in_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = Solver(MEMORY, 2)
    (pool,) = [solver._pool(SMALL)]
    for searcher in pool.searchers:
        monkeypatch.setattr(searcher, "guaranteed", _fail, raising=False)
    with pytest.raises(ZeroDivisionError):
        solver.guaranteed(SMALL)
    monkeypatch.undo()
    assert [outcome.value for outcome in solver.guaranteed(SMALL)] == [1, 2]
    assert [outcome.value for outcome in solver.selfish(SMALL)] == [1, 2]
    assert not solver.cancelled


def _fail(*_: object) -> tuple[int, int]:
    raise ZeroDivisionError


def test_a_solver_can_be_used_again_after_the_caller_was_interrupted() -> None:
    solver = Solver(MEMORY, 2)

    def interrupt(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solver.guaranteed(deal(1, players=3), progress=interrupt)
    assert [outcome.value for outcome in solver.guaranteed(SMALL)] == [1, 2]
    assert [outcome.value for outcome in solver.selfish(SMALL)] == [1, 2]
    solver.cancel()
    assert not any(outcome.proved for outcome in solver.guaranteed(deal(1, players=3)))


@pytest.mark.parametrize("number", range(12))
def test_a_cancelled_solver_proves_nothing_without_a_line(number: int) -> None:
    """Wherever it is stopped: between a value and its line, or before the call."""
    position = list(small_positions(12, seed=3))[number]
    solver = Solver(MEMORY, 1)
    pool = solver._pool(position)
    (searcher,) = pool.searchers
    known = Solver(MEMORY, 1).guaranteed(position)

    def stopped_line(*_: object) -> tuple[()]:
        solver.cancel()
        return ()

    for line in ("guaranteed_line", "margin_line", "selfish_line"):
        setattr(searcher, line, stopped_line)
    for again in range(2):  # the second time, the solver is cancelled already
        sure = [outcome.without_line() for outcome in known]
        found = [
            *solver.guaranteed(position),
            *solver.guaranteed(position, known=sure),
            *solver.selfish(position, sure),
            *solver.selfish(position),
            *solver.after_moves(position, max(sure, key=lambda outcome: outcome.low)).values(),
            *((solver.margin(position),) if len(position.players) == 2 else ()),
        ]
        assert again or solver.cancelled or all(outcome.line for outcome in found) or position.over
        for outcome in found:
            assert outcome.line or not outcome.proved or position.over


def test_a_player_who_is_out_has_a_line_even_if_only_selfish_is_requested() -> None:
    position = textform.loads("iello-2024:GBBGGPP/....G.:RGYYPPBx,RRRYPBB,GGYYPBB,RRRYYPB:1")
    analysis = analyze(position, ["selfish"], limits=Limits(seconds=1), memory=MEMORY)
    for outcome in analysis.players["selfish"]:
        assert outcome.line or not outcome.proved
