"""Difficulty: exact parts, a raw number that grows with each, and its rank among random deals."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from oracle import truth
from positions import examples, late, mirror_image, positions, recoloured, table
from ppsolve.reports.difficulty import measure as measure_module
from ppsolve.reports.difficulty import midgame as midgame_module
from ppsolve.reports.difficulty.measure import (
    DIGITS,
    WEIGHTS,
    KnownOutcomes,
    Measure,
    PartName,
    Parts,
    because,
    is_full_deal,
    measure_position,
    part_names,
)
from ppsolve.reports.difficulty.midgame import DecisionFinder, midgame_decisions
from ppsolve.reports.difficulty.rating import (
    NOT_COMPARED,
    Sample,
    Word,
    find_deals,
    percentile,
    rate_deal,
    rate_difficulty,
    reference_sample,
    word_for,
)
from ppsolve.reports.difficulty.sampling import add_rows, read, row, text_of, write
from ppsolve.solver import BadInput, Cooperation, Position, Solver, analyze, deal
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.symmetry import canonical

MIDDLE = table(
    """
      R .
     R G B
    """,
    "RGGPPB",
    "RGYPBB",
    base=4,
)
THREE = table("R G", "RGYP", "GYPB", "RRYB", base=4)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use fewer playouts and rounds, for tests that check only the rules of the measure."""
    monkeypatch.setattr(measure_module, "PLAYOUTS", 200)
    monkeypatch.setattr(midgame_module, "ROUNDS", 3)


def known(position: Position, threads: int = 1) -> KnownOutcomes:
    return KnownOutcomes.of(analyze(position, ("best", "guaranteed"), threads=threads))


def proved(*values: int) -> tuple[PartyOutcome, ...]:
    return tuple(PartyOutcome(value, value) for value in values)


# The raw number.


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_raw_number_grows_with_each_part(players: int) -> None:
    rng = random.Random(players)
    for _ in range(50):
        values: dict[PartName, float | None] = {
            name: round(rng.uniform(-1, 1), DIGITS) for name in part_names(players)
        }
        raw = Parts(values, {}).raw
        assert raw is not None
        for name, value in values.items():
            assert value is not None
            more = Parts(values | {name: value + 0.01}, {}).raw
            assert more is not None
            assert more > raw


def test_every_part_has_a_weight_above_nothing() -> None:
    assert set(WEIGHTS) == set(part_names(2))
    assert min(WEIGHTS.values()) > 0


def test_without_a_part_there_is_no_raw_number() -> None:
    parts = Parts({"careless": 0.1, "traps": None, "only": 0.2}, {"traps": because("report-why-over")})
    assert parts.raw is None
    assert parts["careless"] == 0.1
    assert str(parts.why_missing) == "the round is over"


# The parts.


def test_careless_and_hurt_follow_from_playouts_and_outcomes() -> None:
    found = measure_position(MIDDLE, KnownOutcomes(proved(0, 1), proved(1, 3)))
    first, second = (left.mean for left in found.random.seats)
    assert found.seats[0]["careless"] == round((first - 1) / 6, DIGITS)
    assert found.seats[1]["careless"] == round((second - 3) / 6, DIGITS)
    assert (found.seats[0]["hurt"], found.seats[1]["hurt"]) == (round(1 / 6, DIGITS), round(2 / 6, DIGITS))
    assert found.parts["careless"] == round(((first - 1) / 6 + (second - 3) / 6) / 2, DIGITS)
    assert found.parts["hurt"] == 0.25


def test_traps_and_only_are_shares_of_the_decisions(few: None) -> None:
    found = measure_position(MIDDLE, known(MIDDLE))
    for seat, parts in enumerate(found.seats):
        own = [decision for decision in found.decisions if decision.seat == seat]
        assert own
        traps = sum(1 - decision.keeping / decision.moves for decision in own) / len(own)
        assert parts["traps"] == round(traps, DIGITS)
        assert parts["only"] == round(sum(decision.keeping == 1 for decision in own) / len(own), DIGITS)
    assert len(found.decisions) == sum(decision.seat in (0, 1) for decision in found.decisions)


def test_more_than_two_players_are_measured_by_best_alone(few: None) -> None:
    found = measure_position(THREE, KnownOutcomes(best=proved(0, 0, 1)))
    assert set(found.parts.values) == {"careless", "traps", "only"}
    assert found.raw is not None
    assert found.seats[2]["careless"] == round((found.random.seats[2].mean - 1) / 4, DIGITS)
    assert measure_position(THREE, KnownOutcomes(proved(0, 0, 1), proved(4, 4, 4))) == found


@pytest.mark.slow
def test_decisions_are_judged_as_by_trying_everything() -> None:
    rng = random.Random(4)
    finder, judged = DecisionFinder(), 0
    for _ in range(100):
        position = late(rng, cards=6, widest=4)
        if position.to_move is None:
            continue
        seat = position.to_move
        after = [position.after(move) for move in position.legal_moves]
        games = list({canonical(game): game for game in after}.values())
        sure_of = [truth(game).guaranteed[seat] for game in games]
        decision = finder.decision(position)
        if len(games) < 2:
            assert decision is None
        else:
            judged += 1
            assert decision is not None
            assert (decision.seat, decision.moves) == (seat, len(games))
            assert decision.keeping == sure_of.count(truth(position).guaranteed[seat])
    assert judged > 20


def test_only_positions_with_few_cards_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Position] = []
    monkeypatch.setattr(DecisionFinder, "decision", lambda self, position: seen.append(position))
    midgame_decisions(deal(1), core="python")
    cards = [sum(len(player.hand) for player in position.players if player.active) for position in seen]
    assert max(cards) == 16
    assert min(cards) < 5


# Independence of threads, cores, mirroring and names.


def test_threads_make_no_difference() -> None:
    assert known(MIDDLE, threads=1) != KnownOutcomes()
    assert measure_position(MIDDLE, known(MIDDLE, threads=1)) == measure_position(
        MIDDLE, known(MIDDLE, threads=2)
    )


@pytest.mark.slow
@pytest.mark.native
def test_both_cores_measure_the_same(few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    small = table("R G", "RGY", "GYPB", base=4)
    native = [measure_position(position, known(position)) for position in (small, THREE)]
    monkeypatch.setenv("PPSOLVE_CORE", "python")
    assert [measure_position(position, known(position)) for position in (small, THREE)] == native


@pytest.mark.native
@examples(60)
@given(positions())
def test_both_cores_come_to_the_same_decisions(position: Position) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(midgame_module, "ROUNDS", 2)
        assert midgame_decisions(position, core="native") == midgame_decisions(position, core="python")


@pytest.mark.native
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_both_cores_come_to_the_same_decisions_in_full_deals(players: int) -> None:
    met = midgame_decisions(deal(players, players), core="native")
    assert met == midgame_decisions(deal(players, players), core="python")
    assert len(met) > 100


@pytest.mark.parametrize("change", [mirror_image, lambda position: recoloured(position, "BPYGR")])
def test_mirrored_or_recoloured_only_the_luck_of_the_playouts_differs(change: object) -> None:
    """`hurt` and the judgement of a decision are the same; `careless` up to the luck of 20,000 rounds."""
    assert callable(change)
    other = change(MIDDLE)
    one_way, other_way = measure_position(MIDDLE, known(MIDDLE)), measure_position(other, known(other))
    assert DecisionFinder().decision(MIDDLE) == DecisionFinder().decision(other)
    for one, two in zip((one_way.parts, *one_way.seats), (other_way.parts, *other_way.seats), strict=True):
        assert one["hurt"] == two["hurt"]
        assert one["careless"] is not None
        assert two["careless"] is not None
        assert abs(one["careless"] - two["careless"]) < 0.02


def test_names_and_tokens_make_no_difference(few: None) -> None:
    players = tuple(
        replace(player, name=name, tokens=3) for player, name in zip(MIDDLE.players, "XY", strict=True)
    )
    other = replace(MIDDLE, players=players)
    assert measure_position(other, known(other)) == measure_position(MIDDLE, known(MIDDLE))


# Missing parts.


def test_a_value_that_was_not_computed_is_not_guessed(few: None) -> None:
    found = measure_position(MIDDLE, KnownOutcomes(best=proved(0, 0)))
    assert found.parts["careless"] is None
    assert found.parts["hurt"] is None
    assert found.parts["traps"] is not None
    assert found.raw is None
    rated = rate_difficulty(found)
    assert (rated.rating.percent, rated.rating.word) == (None, None)
    assert str(rated.rating) == "not known: `guaranteed` was not computed"


def test_a_value_that_is_only_bounded_is_not_guessed(few: None) -> None:
    outcomes = (PartyOutcome(1, 1), PartyOutcome(1, 3))
    rated = rate_difficulty(measure_position(MIDDLE, KnownOutcomes(proved(0, 0), outcomes)))
    assert str(rated.rating.why_not) == "`guaranteed` of Bob is only bounded (1..3)"
    assert str(rated.players[0].why_not) == NOT_COMPARED
    assert rated.players[1].why_not == rated.rating.why_not
    without_best = rate_difficulty(
        measure_position(MIDDLE, KnownOutcomes((PartyOutcome(0, 1), PartyOutcome(0, 0)), proved(1, 2)))
    )
    assert str(without_best.rating.why_not) == "`best` of Alice is only bounded (0..1)"


def test_players_without_turns_left_are_not_rated(few: None) -> None:
    position = table("R G", "RGYP", "GYPB out", "", base=4)
    rated = rate_difficulty(measure_position(position, KnownOutcomes(best=proved(0, 4, 0))))
    assert str(rated.players[1].why_not) == "Bob has no turns left"
    assert str(rated.players[2].why_not) == "Carol has no turns left"
    assert str(rated.rating.why_not) == NOT_COMPARED


def test_a_round_that_is_over_is_not_rated(few: None) -> None:
    position = table("R", "", "RG out", base=1)
    rated = rate_difficulty(measure_position(position, KnownOutcomes(proved(0, 2), proved(0, 2))))
    assert str(rated.rating.why_not) == "the round is over"


def test_without_midgame_decisions_nothing_is_rated(few: None) -> None:
    position = table("R G", "R", "G", base=2)
    rated = rate_difficulty(measure_position(position, known(position)))
    assert str(rated.rating.why_not) == "there are no midgame decisions"


# The rank among random deals.


def test_a_percentile_is_the_share_that_is_lower_and_half_of_what_is_equal() -> None:
    rng = random.Random(3)
    for _ in range(50):
        sample = sorted(float(rng.randint(0, 9)) for _ in range(rng.randint(1, 30)))
        percents = []
        for raw in range(-1, 11):
            lower, equal = sum(one < raw for one in sample), sample.count(raw)
            share = 100 * (lower + equal / 2) / len(sample)
            percents.append(percentile(raw, sample))
            assert abs(percents[-1] - share) <= 0.5 + 1e-9
        assert percents == sorted(percents)
        assert (percents[0], percents[-1]) == (0, 100)


def test_words_change_at_their_limits() -> None:
    words = [word_for(percent) for percent in range(101)]
    assert [words.count(word) for word in ("gentle", "fair", "tricky", "cruel")] == [25, 35, 30, 11]
    assert words == sorted(words, key=("gentle", "fair", "tricky", "cruel").index)


def simple(raw: float, full_deal: bool = True) -> Measure:
    """A measure with a raw number, complete enough to be rated."""
    found = measure_position(table("R", "", "RG out", base=1), KnownOutcomes())
    parts = Parts({"only": raw / WEIGHTS["only"]}, {})
    return replace(found, parts=parts, seats=(parts, parts), full_deal=full_deal)


def test_players_are_compared_with_players_and_deals_with_deals() -> None:
    sample = Sample(2, 2, "none", all_together=(0.1, 0.2), of_players=(0.3, 0.4, 0.5, 0.6))
    rated = rate_difficulty(simple(0.45), sample)
    assert (rated.rating.percent, rated.rating.word) == (100, "cruel")
    assert [(rating.percent, rating.word) for rating in rated.players] == [(50, "fair")] * 2


def test_other_than_full_deals_are_not_compared_with_full_deals(few: None) -> None:
    assert is_full_deal(deal(1))
    assert is_full_deal(deal(1, 5))
    assert is_full_deal(deal(1, 3, "playte-2021", bonus=1))
    assert not is_full_deal(deal(1, 3, "ffg-2007"))
    assert not is_full_deal(deal(1).play(deal(1).legal_moves[0]))
    assert not is_full_deal(deal(1, base=5))
    assert not is_full_deal(MIDDLE)
    found = measure_position(MIDDLE, known(MIDDLE))
    assert found.raw is not None
    rated = rate_difficulty(found)
    assert not rated.like_with_like
    assert rated.compared_with is None
    assert {rating.percent for rating in (rated.rating, *rated.players)} == {None}
    assert {str(rating.why_not) for rating in (rated.rating, *rated.players)} == {NOT_COMPARED}
    full = rate_difficulty(simple(1.0))
    assert full.like_with_like
    assert full.compared_with is not None
    assert full.compared_with.endswith("full deals of iello-2024 for 2 players")


def test_a_difficulty_goes_to_json(few: None) -> None:
    found = measure_position(MIDDLE, known(MIDDLE))
    document = json.loads(json.dumps([found.parts.to_dict(), rate_difficulty(found).to_dict()]))
    assert document[0]["raw"] == found.raw
    assert document[1]["percent"] == rate_difficulty(found).rating.percent
    assert len(document[1]["players"]) == 2


# Deals of a given difficulty.


@pytest.mark.slow
def test_a_deal_of_the_sample_is_rated_as_by_a_report() -> None:
    sample = reference_sample(6)
    position = deal(2, 6)
    found = measure_position(position, KnownOutcomes(Cooperation(position, threads=1).best()))
    assert found.raw == sample.by_seed[2]
    rating = rate_deal(2, position, Solver(threads=1))
    assert rating == rate_difficulty(found).rating
    assert rate_deal(2, deal(2, 6, "playte-2021"), Solver(threads=1)) == rating


@pytest.mark.slow
def test_a_deal_that_is_not_in_the_sample_is_rated_too() -> None:
    # Seed 2 under another number is not what the sample knows by that number.
    position = deal(2, 6)
    assert rate_deal(3, position, Solver(threads=1)) == rate_deal(2, position, Solver(threads=1))
    assert rate_deal(10**6, position, Solver(threads=1)) == rate_deal(2, position, Solver(threads=1))


def test_deals_are_found_by_their_word() -> None:
    tried = list(find_deals("cruel", range(1, 31), lambda seed: deal(seed, 4)))
    assert [seed for seed, _, _ in tried] == list(range(1, 31))
    assert any(position is not None for _, _, position in tried)
    for seed, rating, position in tried:
        assert (rating.word == "cruel") == (position is not None)
        if position is not None:
            assert position == deal(seed, 4)


def test_house_rules_have_no_difficulty_to_be_found() -> None:
    with pytest.raises(BadInput, match="only full deals under the standard rules"):
        list(find_deals("fair", range(1, 3), lambda seed: deal(seed, 2, base=5)))


# The reference sample.


@pytest.mark.parametrize("players", range(2, 7))
def test_the_sample_is_large_enough(players: int) -> None:
    sample = reference_sample(players)
    assert sample.deals >= (300 if players == 2 else 50)
    assert len(sample.all_together) == sample.deals
    assert len(sample.of_players) > 0.95 * sample.deals * players
    assert sample.command.endswith(f"--players {players} --deals {sample.deals}")


@pytest.mark.slow
def test_the_sample_agrees_with_the_current_measure() -> None:
    file = Path(measure_module.__file__).with_name("reference.json")
    rows = json.loads(file.read_text(encoding="utf-8"))["samples"]["2"]["deals"]
    assert row(players=2, seed=2) == rows[1]


def test_the_words_are_as_frequent_among_the_deals_as_they_should_be() -> None:
    for players in range(2, 7):
        numbers = reference_sample(players).all_together
        words = [word_for(percentile(raw, numbers)) for raw in numbers]
        expected: dict[Word, float] = {"gentle": 0.25, "fair": 0.35, "tricky": 0.3, "cruel": 0.1}
        for word, share in expected.items():
            assert abs(words.count(word) - share * len(words)) < 0.03 * len(words) + 2


def test_an_interrupted_sample_continues_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "reference.json"
    rows = [
        {"seed": seed, "all": [0.1, seed / 10, None], "players": [[0.1, 0.2, 0.3]] * 3} for seed in (1, 2, 3)
    ]
    part = add_rows(add_rows(read(path), 3, 3, [rows[2]]), 4, 1, [rows[0]])
    write(part, path)
    assert read(path) == part
    whole = add_rows(read(path), 3, 3, [rows[1], rows[0]])
    assert whole["samples"]["3"]["deals"] == rows
    assert whole["samples"]["4"] == part["samples"]["4"]
    assert text_of(whole) == text_of(add_rows(part, 3, 3, rows[:2]))
    assert json.loads(text_of(whole)) == whole
    assert [path] == list(tmp_path.iterdir())


def test_a_sample_made_with_other_settings_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "reference.json"
    document = add_rows(read(path), 3, 1, [{"seed": 1, "all": [], "players": []}])
    write(document | {"settings": document["settings"] | {"playouts": 7}}, path)
    assert read(path)["samples"] == {}


@pytest.mark.slow
def test_the_command_makes_the_sample(tmp_path: Path) -> None:
    path = tmp_path / "reference.json"
    words = ["--players", "6", "--deals", "2", "--processes", "2", "--output", str(path)]
    subprocess.run(
        [sys.executable, "-m", "ppsolve.reports.difficulty.sampling", *words], check=True, capture_output=True
    )
    file = Path(measure_module.__file__).with_name("reference.json")
    shipped = json.loads(file.read_text(encoding="utf-8"))["samples"]["6"]["deals"]
    made = read(path)["samples"]["6"]
    assert made["deals"] == shipped[:2]
    assert made["command"].endswith("--players 6 --deals 2")


def test_known_values_are_those_of_the_solver_and_of_cooperation() -> None:
    found = known(MIDDLE)
    assert found.guaranteed is not None
    assert found.best is not None
    assert [one.value for one in found.guaranteed] == [one.value for one in Solver().guaranteed(MIDDLE)]
    assert [one.value for one in found.best] == [one.value for one in Cooperation(MIDDLE).best()]
