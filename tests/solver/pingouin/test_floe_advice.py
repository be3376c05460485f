"""Advice on floes: documents and sentences agree with the engine, and intervals hold what they promise."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

import ppsolve as library
from command import ppsolve
from floes import FULL, load
from ppsolve.reports.analysis.pingouin import RENDERER, floe_advice_text
from ppsolve.reports.schemas import schema
from ppsolve.solver import Limits, Solver
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import languages, use_language
from ppsolve.solver.pingouin.advice import FloeAdvice, advise, likely_error, likely_fish
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import reason_for
from ppsolve.solver.pingouin.view.advice import (
    advised_text,
    estimate_rows,
    estimate_text,
    opinion_text,
    reason_text,
)
from translations import check_same_facts, plain_words, pseudo_language

pytestmark = pytest.mark.native

POSITIONS = 3000
PROVED = "pingouin:1B11333./..1A...../......./......../......./......../......./........:-:0"


def some_floes() -> list[Position]:
    """Positions of 2 to 4 players while placing, in the middle and near the end, along engine play."""
    found = []
    for seed, players in enumerate((2, 3, 4)):
        position = deal(seed, players)
        number = 0
        while not position.over:
            if number % 13 == 0:
                found.append(position)
            position = position.after(suggest(position, positions=300).advised)
            number += 1
    return found


FLOES = some_floes()


@pytest.fixture(scope="module", params=range(len(FLOES)))
def advice(request: pytest.FixtureRequest) -> FloeAdvice:
    return advise(FLOES[request.param], positions=POSITIONS)


def test_every_legal_move_has_an_estimate(advice: FloeAdvice) -> None:
    assert sorted(move.move for move in advice.moves) == sorted(advice.position.legal_moves)
    assert advice.advised == advice.moves[0].move == advice.suggestion.advised


def test_the_document_fits_its_schema_and_the_engine(advice: FloeAdvice) -> None:
    document = advice.to_dict()
    jsonschema.validate(document, schema("advice"))
    found = suggest(advice.position, positions=POSITIONS)
    for one, estimate in zip(document["moves"], found.moves, strict=True):
        assert one["move"] == str(estimate.move)
        bounds = zip(*fish_bounds(advice.position.after(estimate.move)), strict=True)
        within = [
            min(max(fish, least), most) for fish, (least, most) in zip(estimate.fish, bounds, strict=True)
        ]
        assert one["everybody"] == pytest.approx(within, abs=0.01)
        assert one["fish"]["low"] <= one["fish"]["mean"] <= one["fish"]["high"]
        if estimate.margin is not None:
            assert one["margin"]["mean"] == pytest.approx(estimate.margin, abs=0.01)
            width = one["margin"]["high"] - one["margin"]["low"]
            assert (width == 0) == estimate.proved or likely_error("margin", 2, 60) == 0


def test_no_estimate_is_beyond_what_the_move_leaves_possible(advice: FloeAdvice) -> None:
    seat = advice.position.to_move
    assert seat is not None
    for move in advice.moves:
        least, most = fish_bounds(advice.position.after(move.move))
        assert least[seat] <= move.fish.low <= move.fish.mean <= move.fish.high <= most[seat]
        if move.lead is not None:
            assert least[seat] - most[1 - seat] <= move.lead.low <= move.lead.mean
            assert move.lead.mean <= move.lead.high <= most[seat] - least[1 - seat]


def test_an_estimate_stays_within_the_fish_that_are_left() -> None:
    nearly_over = load("pingouin:1B11333./..1A...../......./......../......./......../......./........:-:0")
    estimate = replace(suggest(nearly_over, positions=1).moves[0], fish=(99.0, -5.0))
    assert [one.mean for one in likely_fish(nearly_over, estimate)] == [12.0, 1.0]


def test_the_expected_play_is_legal(advice: FloeAdvice) -> None:
    for move in advice.moves:
        position = advice.position
        for one in move.line:
            position = position.play(one)


def test_numbers_of_the_sentences_are_those_of_the_document(advice: FloeAdvice) -> None:
    document = advice.to_dict()
    best = document["moves"][0]
    text = advised_text(advice)
    mover = advice.position.to_move
    assert text.startswith(f"Best for {document['player']}: {document['advised']}, ")
    assert text.endswith(document["reason"])
    if "margin" in best:
        margin = best["margin"]["mean"]
        said = re.search(r"(\w+) (?:will probably end about|ends) (\d+) fish ahead", text)
        if said:
            sign = 1 if said[1] == advice.position.names[0] else -1
            assert sign * int(said[2]) == round(margin), text
        else:
            assert round(margin) == 0 and "level" in text
        assert ("(proved)" in text) == (best["status"] == "proved")
    elif best["status"] == "proved":
        assert f"with {round(best['fish']['mean'])} fish in the end if everyone plays for themselves" in text
        assert "(proved)" in text
        assert "Proved by a search" in estimate_text(advice)
    else:
        assert f"about {round(best['fish']['mean'])} fish" in text
        assert "not proved" in estimate_text(advice)
    assert f"{document['positions']:,} position" in estimate_text(advice)
    assert " ".join(best["line"][1:]) in opinion_text(advice)
    _, rows = estimate_rows(advice)
    for row, one in zip(rows, document["moves"], strict=True):
        assert row[0] == one["move"]
        assert float(re.sub("[^.0-9]", "", row[1])) == pytest.approx(one["fish"]["mean"], abs=0.06)
        exact = one["status"] == "proved" and "margin" not in one
        assert ("~" in row[1]) == (not exact) == (one["fish"]["low"] < one["fish"]["high"])
        if "margin" not in one:
            assert (row[2] == "proved") == exact
        else:
            lead = one["margin"]["mean"] * (1 if mover == 0 else -1)
            assert float(re.sub("[^-+.0-9]", "", row[2])) == pytest.approx(lead, abs=0.06)
            assert ("~" in row[2]) == (one["status"] != "proved") == (row[3] != "proved")


def test_the_sentences_state_the_same_facts_in_all_languages(advice: FloeAdvice) -> None:
    names = advice.position.names
    advised = check_same_facts(lambda: advised_text(advice), names)
    opinion = check_same_facts(lambda: opinion_text(advice), names)
    assert advised.partition(", ")[2] in opinion
    check_same_facts(lambda: estimate_text(advice), names)
    for language in languages():
        with use_language(language):
            _, rows = estimate_rows(advice)
        document = advice.to_dict()
        for row, one in zip(rows, document["moves"], strict=True):
            shown = float(re.sub("[^.0-9]", "", row[1].replace(",", ".")))
            assert row[0] == one["move"] and shown == pytest.approx(one["fish"]["mean"], abs=0.06)


def test_every_word_of_the_advice_comes_from_a_catalogue(advice: FloeAdvice) -> None:
    with pseudo_language():
        texts = [floe_advice_text(advice), opinion_text(advice)]
        reasons = [
            reason_text(advice.position, reason_for(advice.position, one.move)) for one in advice.moves
        ]
    assert not plain_words(" ".join(texts + reasons))


def test_proved_values_have_no_interval() -> None:
    near_the_end = next(one for one in reversed(FLOES) if len(one.players) == 2)
    advice = advise(near_the_end, positions=50_000)
    assert advice.proved
    assert advice.moves[0].lead is not None
    assert advice.moves[0].lead.low == advice.moves[0].lead.high


@pytest.mark.parametrize("players", [3, 4])
def test_fish_that_selfish_play_proves_have_no_interval(players: int) -> None:
    near_the_end = next(one for one in reversed(FLOES) if len(one.players) == players)
    advice = advise(near_the_end, positions=50_000)
    selfish = [outcome.value for outcome in Solver().selfish(near_the_end)]
    best = advice.to_dict()["moves"][0]
    assert advice.proved
    assert best["status"] == "proved" and best["everybody"] == selfish
    assert str(advice.moves[0].fish) == str(selfish[near_the_end.to_move or 0])


def test_errors_shrink_as_the_ice_melts() -> None:
    for players in (2, 3, 4):
        errors = [likely_error("fish", players, free) for free in range(61)]
        assert all(less <= more for less, more in pairwise(errors)) and errors[0] < 2 < errors[60]


@pytest.mark.parametrize("nodes", [50, 100_000])
@pytest.mark.parametrize("number", range(0, len(FLOES), 3))
def test_an_analysis_states_the_same_facts_in_all_languages(number: int, nodes: int) -> None:
    found = library.analyze(FLOES[number], moves=number % 2 == 0, limits=Limits(nodes=nodes))
    check_same_facts(lambda: RENDERER.text(found), found.position.names)
    with pseudo_language():
        assert not plain_words(RENDERER.text(found, show_line=True))


# Commands and the library.


def json_of(*arguments: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(text_of(*arguments, "--json"))
    return document


def text_of(*arguments: str) -> str:
    return ppsolve(*arguments).stdout.decode()


def refusal(*arguments: str) -> str:
    finished = ppsolve(*arguments)
    assert finished.returncode == 1
    return finished.stderr.decode()


def test_advise_takes_floes_and_is_reproducible() -> None:
    one, again = (json_of("advise", FULL, "--positions", "2000") for _ in range(2))
    assert one == again
    assert one["schema"] == "ppsolve.advice/1" and one["position"]["game"] == "pingouin"
    text = text_of("advise", FULL, "--positions", "2000")
    assert f"Best for Alice: {one['advised']}," in text and "not proved" in text


def test_options_of_the_other_game_are_refused() -> None:
    assert "--positions" in refusal("advise", FULL, "--samples", "100")
    assert "--samples" in refusal("advise", "iello-2024:RGB/R.:RRGY,?3:0", "--positions", "100")


def test_a_finished_game_gets_no_advice() -> None:
    over = "pingouin:......./......../......./......../......./......../......./........:9.4,8.4:0"
    assert "the game is over" in refusal("advise", over)


def test_analyze_recommends_the_engines_move_where_nothing_is_proved() -> None:
    fresh = deal(5, 2).to_text()
    document = json_of("analyze", fresh, "--nodes", "100", "--moves")
    jsonschema.validate(document, schema("analysis"))
    advice = document["advice"]
    assert (advice["yardstick"], advice["status"]) == ("likely", "bounded")
    wanted = deal(5, 2).game.opinion(deal(5, 2), None, lambda: False)
    assert wanted is not None
    assert advice["move"] == str(wanted.advised) != "a1"
    assert {one["move"]: one["likely"]["fish"] for one in document["moves"]} == {
        str(one.move): one.fish.to_dict() for one in wanted.moves
    }
    text = text_of("analyze", fresh, "--nodes", "100")
    assert "Recommended by the engine's estimate, not proved: Alice plays" in text
    likely = [float(number) for number in re.findall(r"^\w+ +0 .*~([\d.]+)$", text, flags=re.M)]
    assert likely == pytest.approx(advice["likely"]["everybody"], abs=0.06)


def test_analyze_keeps_to_the_proof_where_there_is_one() -> None:
    document = json_of("analyze", PROVED)
    assert document["advice"]["yardstick"] == "worst case" and document["advice"]["status"] == "proved"
    assert "likely" not in document["advice"]


def test_the_library_advises_on_floes() -> None:
    advice = library.advise(load(FULL), positions=2000)
    assert isinstance(advice, FloeAdvice)
    assert advice.best_move in load(FULL).legal_moves and "<table" in advice._repr_html_()
    with pytest.raises(BadInput, match="positions"):
        library.advise(FULL, samples=10)


@pytest.mark.slow(20)
def test_intervals_hold_the_result_as_often_as_they_say() -> None:
    """Games with seeds that the calibration did not use, at its own number of positions."""
    inside = total = 0
    for seed in range(900, 912):
        position, noted = deal(seed, 2), []
        while not position.over:
            best = advise(position, positions=20_000)
            if not best.proved:
                noted.append((best.moves[0].lead, position.to_move))
            position = position.after(best.advised)
        first, second = position.holdings()
        for lead, seat in noted:
            assert lead is not None
            result = first - second if seat == 0 else second - first
            inside += lead.low <= result <= lead.high
            total += 1
    assert total > 200
    assert 0.8 <= inside / total <= 0.99, inside / total
