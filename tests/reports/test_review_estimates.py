"""Estimates in reviews of Pingouin: numbers are compared with the engine, sentences with the JSON."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from ppsolve.reports import review_schema
from ppsolve.reports.review.grades import LIKELY_FISH, LIKELY_LEAD
from ppsolve.reports.review.pingouin import estimates
from ppsolve.reports.review.pingouin.estimates import FloeReview
from ppsolve.reports.review.pingouin.review import review_game
from ppsolve.reports.review.registry import review, review_dict, review_html, review_text
from ppsolve.solver import Limits, Solver
from ppsolve.solver.backend import core_kind
from ppsolve.solver.pingouin.advice import likely_error
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.record_registry import load_record, record_from_dict

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
POSITIONS = 2_000
"""Enough for estimates that differ, and quick."""
LIMITS = Limits(nodes=POSITIONS)
Document = dict[str, Any]

pytestmark = pytest.mark.skipif(core_kind() != "native", reason="estimates need the native core")


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from ppsolve.reports.review.pingouin import review as rendering

    monkeypatch.setattr(estimates, "POSITIONS", POSITIONS)
    monkeypatch.setattr(rendering, "POSITIONS", POSITIONS)
    yield


def random_game(seed: int, players: int) -> PlayedGame:
    """Play a game: every other move at random, the others as the engine likes."""
    chance, start = random.Random(seed), deal(seed, players)
    moves, position = [], start
    while not position.over:
        move = chance.choice(position.legal_moves)
        if chance.random() < 0.5:
            move = suggest(position, positions=100).advised
        moves.append(str(move))
        position = position.after(move)
    played = record_from_dict({"deal": start.to_dict(), "moves": moves})
    assert isinstance(played, PlayedGame)
    return played


def game(players: int) -> PlayedGame:
    if players > 2:
        return random_game(3, players)
    played = load_record(EXAMPLES / "pingouin-game.json")
    assert isinstance(played, PlayedGame)
    return played


def reviewed(players: int, limits: Limits = LIMITS) -> FloeReview:
    found = review(game(players), Solver(1 << 24, threads=1), limits)
    assert isinstance(found, FloeReview)
    return found


def document_of(one: FloeReview) -> Document:
    document = review_dict(one)
    jsonschema.validate(document, review_schema())
    return document


def words_of(one: FloeReview, width: int = 80) -> str:
    return " ".join(review_text(one, width=width).split())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_costs_are_those_of_the_engine(players: int) -> None:
    played, (found,) = game(players), document_of(reviewed(players))["rounds"]
    first = found["judged_from"] or len(played.turns) + 1
    assert first > 10
    assert [move["number"] for move in found["estimates"]["moves"]] == [*range(1, first)]
    asked_again = 0
    for move in found["estimates"]["moves"]:
        turn = played.turns[move["number"] - 1]
        seat = turn.seat

        def fish_of(estimate: Any, before: Position) -> list[float]:
            """The estimate within what the move leaves possible."""
            bounds = zip(*fish_bounds(before.after(estimate.move)), strict=True)
            return [min(max(one, low), most) for one, (low, most) in zip(estimate.fish, bounds, strict=True)]

        def result(estimate: Any, before: Position, seat: int = seat) -> float:
            if players > 2:
                return fish_of(estimate, before)[seat]
            return float(estimate.margin if seat == 0 else -estimate.margin)

        suggestion = suggest(turn.before, positions=POSITIONS)
        best, own = suggestion.moves[0], suggestion[turn.move]
        asked = turn.before
        if own.kind == "at best":
            asked_again += 1
            own, asked = suggest(turn.after, positions=POSITIONS, every_move=False).moves[0], turn.after
        assert (move["player"], move["move"], move["advised"]) == (
            turn.player,
            str(turn.move),
            str(suggestion.advised),
        )
        assert move["cost"] == pytest.approx(
            max(0.0, result(best, turn.before) - result(own, asked)), abs=0.005
        )
        for side, estimate, before in (("before", best, turn.before), ("after", own, asked)):
            means = [fish["mean"] for fish in move[side]["fish"]]
            assert means == pytest.approx(fish_of(estimate, before), abs=0.005)
            assert ("margin" in move[side]) == (players == 2)
            if players == 2:
                assert move[side]["margin"]["mean"] == pytest.approx(estimate.margin, abs=0.005)
        thresholds = (2, 4, 7) if players == 2 else (1.5, 3, 5)
        wrong = sum(move["cost"] >= least for least in thresholds)
        right = "best" if move["cost"] == 0 else "good"
        assert move["grade"] == [right, "inaccuracy", "mistake", "blunder"][wrong]
    assert asked_again or players > 2, "some move is only bounded by the search"


def test_the_thresholds_are_as_documented() -> None:
    text = (EXAMPLES.parent / "docs" / "reference" / "measures.md").read_text(encoding="utf-8")
    for name, lead, fish in zip(
        ("inaccuracy", "mistake", "blunder"),
        (LIKELY_LEAD.inaccuracy, LIKELY_LEAD.mistake, LIKELY_LEAD.blunder),
        (LIKELY_FISH.inaccuracy, LIKELY_FISH.mistake, LIKELY_FISH.blunder),
        strict=True,
    ):
        assert f"| *{name}* | {lead:g} or more | {fish:g} or more |" in text


@pytest.mark.parametrize("players", [2, 3])
def test_a_review_with_estimates_is_the_same_every_time(players: int) -> None:
    assert document_of(reviewed(players)) == document_of(reviewed(players))


@pytest.mark.parametrize("players", [2, 3])
def test_rows_before_the_proof_are_marked_as_estimates(players: int) -> None:
    one = reviewed(players)
    (found,) = document_of(one)["rounds"]
    text = review_text(one, width=100)
    moves = found["estimates"]["moves"]
    assert f"Moves 1 to {len(moves)}, by the engine's estimate:" in text
    block = text[text.index("by the engine's estimate:") :].split("\n\n")[1]
    rows = block.splitlines()[2:]
    assert len(rows) == len(moves)
    for row, move in zip(rows, moves, strict=True):
        costly = move["grade"] not in ("best", "good")
        seat = [player["name"] for player in found["players"]].index(move["player"])
        mark = re.escape("*") if costly else " "
        pattern = f" *{move['number']} {mark} {move['player']} +{move['move']} "
        assert re.match(pattern, row), row
        values = []
        for side in ("before", "after"):
            if players == 2:
                lead = move[side]["margin"]["mean"] * (1 if seat == 0 else -1)
                proved = move[side]["status"] == "proved"
                values.append(f"{lead:+.0f}" if proved else f"~{lead:+.1f}")
            else:
                values.append(f"~{move[side]['fish'][seat]['mean']:.1f}")
        assert " -> ".join(values) in row
        cost = f"{move['cost']:.0f}" if move["status"] == "proved" else f"~{move['cost']:.1f}"
        assert f" {cost if move['cost'] else '-'}" in row
        assert (f"  {move['grade']}" in row and row.endswith(f" {move['advised']}")) == costly
    solved = text[text.index("by the engine's estimate:") :].split("\n\n")[3]
    assert "~" not in solved, "exact rows and estimated ones never look alike"


@pytest.mark.parametrize("players", [2, 3])
def test_the_turning_point_says_what_it_rests_on(players: int) -> None:
    one = reviewed(players)
    (found,) = document_of(one)["rounds"]
    moves, text = found["estimates"]["moves"], words_of(one)
    point = found["turning_point_likely"]
    assert point == max(moves, key=lambda move: move["cost"])
    assert point["grade"] not in ("best", "good")
    rival = next(player["name"] for player in found["players"] if player["name"] != point["player"])
    lost = (
        f"set {point['player']} back by about {point['cost']:.0f} fish against {rival}"
        if players == 2
        else f"cost {point['player']} about {point['cost']:.0f} fish"
    )
    assert (
        f"Turning point in moves 1 to {len(moves)}, by the engine's estimate: move {point['number']}, "
        f"{point['player']} plays {point['move']}. It probably {lost}. Better: {point['advised']}." in text
    )
    first = found["judged_from"]
    solved = max(found["moves"][first - 1 :], key=lambda move: move["regret"]["fish"])
    assert (
        f"Turning point from move {first} on, proved: move {solved['number']}, {solved['player']} plays "
        f"{solved['move']}. It cost {solved['player']} {solved['regret']['fish']} fish." in text
    )


@pytest.mark.parametrize("players", [2, 3])
def test_the_paragraph_uses_estimates_and_says_so(players: int) -> None:
    document = document_of(reviewed(players))
    (found,) = document["rounds"]
    winners = [seat for seat, one in enumerate(document["summary"]) if one["place"] == 1]
    named = 0
    for seat, summary in enumerate(document["summary"]):
        text, own = (
            summary["text"],
            [move for move in found["estimates"]["moves"] if move["player"] == summary["name"]],
        )
        judged = summary["judged"]
        assert judged["unjudged"] == 0 < judged["estimated"] < judged["choices"]
        first = found["judged_from"]
        basis = f"Before move {first}, your moves are judged by the engine's estimates, from then on exactly."
        assert summary["note"].endswith(basis)
        decision = summary.get("decision_likely")
        if decision is None:
            assert all(move["grade"] in ("best", "good") for move in own)
            continue
        named += 1
        costliest = max(own, key=lambda move: move["cost"])
        assert (decision["number"], decision["cost"]) == (costliest["number"], costliest["cost"])
        assert decision["better"] == costliest["advised"]
        shown = []
        for side, which in (("before", "better"), ("after", "played")):
            value = decision["likely"][which]
            if players > 2:
                assert value == costliest[side]["fish"][seat]["mean"]
                shown.append(f"with about {value:.0f} fish")
            else:
                assert value == costliest[side]["margin"]["mean"] * (1 if seat == 0 else -1)
                shown.append(f"about {abs(value):.0f} fish {'ahead' if value > 0 else 'behind'}")
        by = "Even so, by" if seat in winners else "By"
        lead = f"{by} the engine's estimate, what mattered most before move {first} was move "
        assert f"{lead}{decision['number']}: you played {decision['move']}, " in text
        assert (
            f"After {decision['better']} you would probably have ended {shown[0]}, after {decision['move']} "
            f"{shown[1]}." in text
        )
        exact = summary["decision"]
        if exact is not None:
            assert f"From move {first} on, it was move {exact['number']}: " in text
        assert text.count(". ") < 5
    assert named


@pytest.mark.parametrize("players", [2, 3])
def test_the_error_is_stated_as_it_was_measured(players: int) -> None:
    one = reviewed(players)
    text = words_of(one)
    for move in (one.estimates[0], one.estimates[-1]):
        before = move.turn.before
        free = sum(map(bool, before.ice)) - len(before.occupied)
        error = likely_error("margin" if players == 2 else "fish", players, free)
        assert re.search(rf"within {error:.1f} fish (of the estimate )?at move {move.turn.number}\b", text)
    assert f"from searches of {POSITIONS:,} positions" in text


def test_the_chart_draws_estimates_unlike_exact_values() -> None:
    one = reviewed(2)
    page = review_html(one)
    chart = page[page.index('<figure class="chart">') :]
    chart = chart[: chart.index("</figure>")]
    drawn = chart[chart.index("</ul>") :]
    open_positions = [
        (number, seat)
        for number, sure in enumerate(one.sure[: len(one.estimates)])
        for seat, outcome in enumerate(sure)
        if not outcome.proved
    ]
    assert drawn.count('r="2.2"') == len(open_positions) > 0
    assert drawn.count('class="guess seat-') == 2
    assert drawn.count('class="line seat-') >= 2
    assert drawn.count("turn guessed") == 1 and drawn.count('class="turn"') == 1
    assert "an estimate, and the range of its error" in chart
    without = review_html(reviewed(2, Limits(nodes=POSITIONS - 1)))
    assert "ring seat-" not in without and "an estimate, and the range" not in without


def test_estimates_are_left_out_without_time_and_the_review_says_so() -> None:
    for limits in (Limits(seconds=0.01), Limits(nodes=POSITIONS - 1)):
        one = reviewed(2, limits)
        (found,) = document_of(one)["rounds"]
        assert found["estimates"]["moves"] == [] and found["turning_point_likely"] is None
        reason = found["estimates"]["left_out"]
        assert reason == f"the engine needs 0.5 seconds and {POSITIONS:,} positions a move"
        assert reason in words_of(one)
        assert "by the engine's estimate" not in words_of(one)


def test_estimates_are_left_out_without_the_native_core(monkeypatch: pytest.MonkeyPatch) -> None:
    played, solver = game(2), Solver(1 << 24, threads=1)
    found = review_game(played, solver, Limits(nodes=POSITIONS))
    monkeypatch.setattr(estimates, "core_kind", lambda: "python")
    one = estimates.with_estimates(found, solver, Limits(nodes=POSITIONS))
    assert not one.estimates
    assert "the engine is too slow without the native core" in words_of(one)


def test_cancelling_keeps_the_moves_estimated_so_far() -> None:
    played, solver = game(2), Solver(1 << 24, threads=1)
    found = review_game(played, solver, Limits(nodes=POSITIONS))

    def stop_at_move_six(label: str) -> None:
        if label.startswith("move 6 of"):
            solver.cancel()

    one = estimates.with_estimates(found, solver, Limits(nodes=POSITIONS), stop_at_move_six)
    assert [move.turn.number for move in one.estimates] == [1, 2, 3, 4, 5]
    assert "the review was interrupted" in words_of(one)
    document_of(one)


@pytest.mark.parametrize("width", [40, 56, 72, 100])
def test_estimates_keep_to_the_terminal(width: int) -> None:
    assert max(map(len, review_text(reviewed(2), width=width).splitlines())) <= width


def test_a_solved_game_has_no_estimates() -> None:
    line = {"deal": game(2).turns[47].before.to_dict(), "moves": [str(t.move) for t in game(2).turns[47:]]}
    one = review(record_from_dict(line), Solver(1 << 24, threads=1))
    assert isinstance(one, FloeReview)
    (found,) = document_of(one)["rounds"]
    assert found["estimates"]["moves"] == [] and found["estimates"]["left_out"] is None
    assert "estimate" not in words_of(one)
