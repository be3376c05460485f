"""Reviews with hidden hands: every estimate is the adviser's, and is kept apart from exact values."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint
from ppsolve.reports import review_schema
from ppsolve.reports.review.party.rendering import review_dict, review_html, review_text
from ppsolve.reports.review.party.review import (
    HiddenHandReview,
    Review,
    review_hidden_hands,
    review_record,
    with_hidden_hands,
)
from ppsolve.solver import Solver, advise
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.game_record import game_or_round
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.record import Round

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SAMPLES = 300


@pytest.fixture(scope="module")
def played() -> Round:
    record = game_or_round(json.loads((EXAMPLES / "round.json").read_text(encoding="utf-8")))
    assert isinstance(record, Round)
    return record


@pytest.fixture(scope="module")
def hidden(played: Round) -> HiddenHandReview:
    return review_hidden_hands(played, samples=SAMPLES, seed=5)


@pytest.fixture(scope="module")
def reviewed(played: Round) -> Review:
    solver = Solver(threads=2)
    return with_hidden_hands(review_record(played, solver), solver, samples=SAMPLES, seed=5)


def test_every_move_is_judged_by_the_advice_for_its_view(played: Round, hidden: HiddenHandReview) -> None:
    assert len(hidden.moves) == len(played.turns)
    for number, move in enumerate(hidden.moves, start=1):
        if len(played.turns[number - 1].before.legal_moves) == 1:
            assert move.advice is None
            assert not move.is_decision
            assert not move.given_up
            continue
        advice = advise(seen_by_mover(played, number), samples=SAMPLES, seed=5, threads=1)
        assert move.advice == advice
        worse = {
            one.move: one.behind.mean
            for one in advice.moves
            if one.behind.low > 0 and one.behind.mean >= 0.2  # less is no mistake
        }
        assert move.is_decision == bool(worse)
        assert move.is_right == (played.turns[number - 1].move not in worse)
        assert move.given_up == worse.get(played.turns[number - 1].move, 0.0)


def test_following_the_advice_is_always_right(played: Round, hidden: HiddenHandReview) -> None:
    followed = [move for move in hidden.moves if move.advice and move.advice.advised == move.turn.move]
    assert followed
    assert not any(move.given_up for move in followed)


def test_accuracies_count_the_moves_of_each_player(hidden: HiddenHandReview) -> None:
    for seat, accuracy in enumerate(hidden.accuracies):
        own = [move for move in hidden.moves if move.turn.seat == seat]
        decisions = [move for move in own if move.is_decision]
        assert accuracy.moves == len(own)
        assert accuracy.decisions == len(decisions)
        assert accuracy.right == len([move for move in decisions if move.given_up == 0])
        assert accuracy.given_up == pytest.approx(sum(move.given_up for move in own))


def test_stopping_keeps_the_moves_judged_so_far(
    played: Round, hidden: HiddenHandReview, reviewed: Review
) -> None:
    asked = count()
    cut = review_hidden_hands(played, samples=SAMPLES, seed=5, stopped=lambda: next(asked) > 20)
    assert 0 < len(cut.moves) < len(hidden.moves)
    assert cut.moves == hidden.moves[: len(cut.moves)]
    text = " ".join(review_text(Review(reviewed.game, reviewed.rounds, (cut,))).split())
    assert f"Only the first {len(cut.moves)} moves could be judged this way." in text
    assert "could be judged this way" not in " ".join(review_text(reviewed).split())


def test_the_document_is_complete_and_matches_its_schema(reviewed: Review) -> None:
    document = review_dict(reviewed)
    jsonschema.validate(document, review_schema())
    assert reviewed.hidden is not None
    found = document["rounds"][0]["at_the_table"]
    assert found["samples"] == SAMPLES
    for entry, move in zip(found["moves"], reviewed.hidden[0].moves, strict=True):
        assert (entry["number"], entry["move"]) == (move.turn.number, str(move.turn.move))
        assert entry["right"] == (not move.given_up) == (entry["grade"] in ("best", "good"))
        assert entry["decision"] == move.is_decision
        assert (entry["behind"] is None) == (move.advice is None)
    assert [one["accuracy"]["right"] for one in found["players"]] == [
        accuracy.right for accuracy in reviewed.hidden[0].accuracies
    ]


def test_estimates_are_kept_apart_and_called_estimates(reviewed: Review) -> None:
    text = review_text(reviewed, width=100)
    part = text[text.index(say("review-hidden-title")) : text.index("Guaranteed:")] + say(
        "review-explanation-hidden"
    )
    assert "estimate" in part
    assert not {"sure", "guaranteed", "proved", "best"} & set(
        part.lower().replace(".", " ").replace(",", " ").split()
    )
    rows = [line.split() for line in part.splitlines()]
    assert reviewed.hidden is not None
    for move in reviewed.hidden[0].moves:
        if move.given_up and move.advice:
            cost = reviewed.rounds[0].moves[move.turn.number - 1].regret.high
            cells = [str(move.turn.move), str(move.advice.advised), f"{move.given_up:.2f}", move.grade]
            cells.append(str(cost or "-"))
            assert [str(move.turn.number), move.turn.player, *cells] in rows


def test_the_text_keeps_to_a_narrow_terminal(reviewed: Review) -> None:
    assert max(map(len, review_text(reviewed, width=40).splitlines())) <= 40


def test_the_page_has_a_table_of_it_only_if_it_was_asked_for(played: Round, reviewed: Review) -> None:
    assert say("review-hidden-title") in review_html(reviewed)
    without = Review(reviewed.game, reviewed.rounds)
    assert say("review-hidden-title") not in review_html(without)
    assert say("review-hidden-title") not in review_text(without)
    assert "at_the_table" not in review_dict(without)["rounds"][0]


@pytest.mark.slow
def test_the_rounds_of_a_game_count_together() -> None:
    game = game_or_round(json.loads((EXAMPLES / "game.json").read_text(encoding="utf-8")))
    solver = Solver(threads=2)
    document = review_dict(with_hidden_hands(review_record(game, solver), solver, samples=SAMPLES))
    jsonschema.validate(document, review_schema())
    for place in document["game"]["standing"]:
        own = [
            player["accuracy"]
            for one in document["rounds"]
            for player in one["at_the_table"]["players"]
            if player["name"] == place["name"]
        ]
        assert len(own) == len(document["rounds"])
        for field in ("moves", "decisions", "right"):
            assert place["at_the_table"][field] == sum(one[field] for one in own)


def test_a_game_in_which_nothing_is_hidden_is_refused() -> None:
    message = complaint("review", "--hidden", str(EXAMPLES / "pingouin-game.json"))
    assert message == "ppsolve: --hidden: this game has no hidden hands\n"
