"""Reports on deals: every statement follows from exact values, and unproved values are marked."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from command import complaint, output, ppsolve
from hurry import few_careful_rounds
from positions import mirror_image
from ppsolve.reports.deal import report as report_module
from ppsolve.reports.deal.page import playout_plot, report_html
from ppsolve.reports.deal.report import DealReport, report_on
from ppsolve.reports.deal.sentences import (
    careless_table,
    decision_sentences,
    headline,
    player_sentences,
)
from ppsolve.reports.deal.text import report_text
from ppsolve.solver import (
    Limits,
    Player,
    Position,
    Solver,
    analyze,
    deal,
    load,
    parse_move,
    textform,
    to_dict,
)
from ppsolve.solver.outcome import Outcome, OutcomeName, PlayerOutcome
from ppsolve.solver.party.best_play import BestPlay, Decision, find_best_play
from ppsolve.solver.party.careful import run_careful
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.prospects import dead_colours_along
from ppsolve.solver.view.layout import display_width

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SMALL = "iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0"


@pytest.fixture
def in_a_hurry() -> Iterator[None]:
    with few_careful_rounds():
        yield


def example(name: str) -> Position:
    position = load(EXAMPLES / name)
    assert isinstance(position, Position)
    return position


@cache
def small(threads: int = 1, limits: Limits | None = None) -> DealReport:
    return report_on(textform.loads(SMALL), limits or Limits(), Solver(threads=threads))


@cache
def small_page() -> str:
    return report_html(small())


@cache
def bounded() -> DealReport:
    """A report on a full deal of five players that ran into its limit."""
    with few_careful_rounds():
        return report_on(example("five-players.json"), Limits(nodes=10), Solver(threads=1))


def plain_guaranteed(position: Position, seat: int) -> int:
    """The guaranteed result of a seat, by brute force."""
    if position.over:
        return len(position.players[seat].hand)
    values = [plain_guaranteed(position.after(move), seat) for move in position.legal_moves]
    return min(values) if position.to_move == seat else max(values)


@pytest.mark.parametrize("seat", range(3))
def test_decisions_agree_with_brute_force(seat: int) -> None:
    position = textform.loads(SMALL)
    value = plain_guaranteed(position, seat)
    play = find_best_play(position, seat, value, Solver(threads=1), Limits())
    assert play is not None
    end = position
    turns = []
    for number, move in enumerate(play.line, start=1):
        if end.to_move == seat:
            turns.append(number)
        assert plain_guaranteed(end, seat) == value
        end = end.after(move)
    assert len(end.players[seat].hand) == value
    assert [decision.turn for decision in play.decisions] == turns
    for decision in play.decisions:
        found = {move: plain_guaranteed(decision.position.after(move), seat) for move in decision.worth}
        assert dict(decision.worth) == found
        assert set(found) == set(decision.position.legal_moves)
        assert set(decision.keeping) | set(decision.wrong) == set(found)
        if decision.wrong:
            assert decision.natural_mistake in decision.wrong
            assert decision.cost == found[decision.natural_mistake] - value > 0


def test_the_report_is_the_same_for_any_number_of_threads() -> None:
    one, two = small(1).to_dict(), small(2).to_dict()
    for document in (one, two):
        document.pop("effort")
        document.pop("analysis")  # its lines may differ; its values are compared elsewhere
    assert one == two


def test_shares_are_counted_over_real_choices() -> None:
    play = small().best_plays[0]
    assert play is not None
    moves = sum(len(decision.worth) for decision in play.choices)
    wrong = sum(len(decision.wrong) for decision in play.choices)
    assert play.trap_density == wrong / moves
    assert all(len(decision.worth) > 1 for decision in play.choices)
    late = [decision for decision in play.decisions if decision.turn > play.decided_after]
    assert not any(decision.wrong for decision in late)


def test_a_colour_dies_once_and_somebody_still_holds_it() -> None:
    position = example("mid-round.json")
    report = report_on(position, Limits(), Solver())
    assert report.main_line is not None
    found = dead_colours_along(position, report.main_line.line)
    assert len({death.colour for death in found}) == len(found)
    assert all(any(death.held) for death in found)


def test_a_dead_colour_is_reported_with_its_killer() -> None:
    # The top of a pyramid of three cards: after it, nothing fits any more. Nobody holds another green.
    position = Position.new([Player("Alice", "GR"), Player("Bob", "RY")], ["GR"], base=2)
    (death,) = dead_colours_along(position, [parse_move("Gb1")])
    assert (death.colour, death.turn, death.killer) == ("R", 1, 0)
    assert death.held == (1, 1)


def test_unproved_values_are_missing_and_marked() -> None:
    report = bounded()
    assert not report.proved
    assert None in report.best_plays
    document = report.to_dict()
    assert None in [player["best_play"] for player in document["players"]]
    assert "(not settled within the limits)" in " ".join(report_text(report).split())


def test_without_its_parts_the_difficulty_is_not_known() -> None:
    assert bounded().difficulty.like_with_like
    rating = bounded().difficulty.rating
    assert (rating.percent, rating.word) == (None, None)
    assert headline(bounded()).startswith("Difficulty: not known, because `best` of Alice is only bounded")


def test_a_middle_of_a_round_has_parts_but_no_number() -> None:
    report = small()
    said = headline(report)
    assert said.startswith("Difficulty: no rating, because only full deals")
    assert report.measure.raw is not None
    document = report.to_dict()["difficulty"]
    assert (document["percent"], document["word"], document["compared_with"]) == (None, None, None)
    assert document["why_not"] in said
    assert document["parts"]["raw"] == report.measure.raw
    assert {player["percent"] for player in document["players"]} == {None}
    assert "of 100" not in report_text(report) + small_page()


def test_players_without_decisions_have_no_difficulty() -> None:
    report = report_on(example("mid-round.json"), Limits(), Solver(threads=1))
    for rating, play, player in zip(
        report.difficulty.players, report.best_plays, report.position.players, strict=True
    ):
        assert play is not None
        assert rating.percent is None
        decides = f"{player.name} has no decision along best play"
        assert (str(rating.why_not) == decides) == (not play.choices)
    assert "tricky" not in report_text(report)


def test_outcomes_for_the_difficulty_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[tuple[str, ...], float | None]] = []

    def recording(position: Position, only: tuple[OutcomeName, ...], **options: Any) -> PartyAnalysis:
        asked.append((tuple(only), options["limits"].seconds))
        return analyze(position, only, **options)

    monkeypatch.setattr(report_module, "analyze", recording)
    for position, needed in (
        (textform.loads(SMALL), ("best",)),
        (textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), ("best", "guaranteed")),
    ):
        asked.clear()
        report = report_on(position, Limits(seconds=30), Solver(threads=1))
        assert report.proved
        assert asked[0][0] == needed
        assert len(asked) == 2
        first, rest = (seconds for _, seconds in asked)
        assert first is not None and rest is not None
        assert first >= 0.75 * 30 - 1  # all the time that the simulated rounds leave
        assert rest < first


def test_time_left_over_goes_to_unproved_values(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def slow_at_first(position: Position, only: tuple[OutcomeName, ...], **options: Any) -> PartyAnalysis:
        nonlocal calls
        calls += 1
        if calls == 2:  # the other outcomes, which run out of their share
            options["limits"] = Limits(nodes=0)
        return analyze(position, only, **options)

    monkeypatch.setattr(report_module, "analyze", slow_at_first)
    report = report_on(textform.loads(SMALL), Limits(seconds=60), Solver(threads=1))
    assert calls == 3
    assert report.proved
    assert report.analysis.status == "proved"
    assert None not in report.best_plays


def test_care_is_compared_with_carelessness_among_the_same_others() -> None:
    report = small()
    assert report.careful is not None
    document = report.to_dict()["playouts"]
    for played in (report.random, report.greedy):
        careful = report.careful.left[played.policy]
        for seat, left in enumerate(careful):
            assert sum(left.counts) == report.careful.rounds
            error = 3 * left.spread / report.careful.rounds**0.5
            assert left.mean <= played.seats[seat].mean + error
        assert document[played.policy]["careful"]["players"][0]["mean"] == round(careful[0].mean, 4)
        own_hand = report.careful.own_hand[played.policy]
        for seat, left in enumerate(own_hand):
            assert left == run_careful(
                report.position,
                seat,
                report.careful.rounds,
                report.careful.looks,
                1,
                played.policy,
                hidden_hands=True,
            )
        players = document[played.policy]["careful_at_table"]["players"]
        assert [one["mean"] for one in players] == [round(left.mean, 4) for left in own_hand]
        assert [f"{left.mean:.1f}" for left in own_hand] in map(
            list, zip(*careless_table(report).rows, strict=True)
        )
    text = " ".join(report_text(report).split())
    assert "costs 0" not in text
    assert "against perfect play" not in text
    assert "Averages may be lower than the guaranteed result, because nobody tries to hurt." in text
    assert "Don&#39;t compare these with the worst-case values (guaranteed)" in report_html(report)


@pytest.mark.parametrize("players", range(2, 7))
def test_no_sentence_is_silly(players: int) -> None:
    for seed in (1, 2, 3):
        position = deal(seed, players, hand_size=3, base=4)
        with few_careful_rounds():
            report = report_on(position, Limits(), Solver(threads=1))
        text = " ".join(word for seat in range(players) for word in player_sentences(report, seat))
        assert "0 cards" not in text
        assert "1 cards" not in text
        assert "at most 3 cards" not in text  # of three
        for seat, player in enumerate(position.players):
            sure = report.analysis.players["guaranteed"][seat].value
            said = " ".join(player_sentences(report, seat))
            assert (f"{player.name} can place every card" in said) == (sure == 0)
            assert said.count("best play") <= 2


def test_sentences_about_the_last_player_mention_no_others() -> None:
    position = Position.new([Player("Alice", "RG"), Player("Bob", "")], ["RG"], base=2)
    report = report_on(position, Limits(), Solver(threads=1))
    said = " ".join(player_sentences(report, 0))
    assert said.startswith("Alice plays alone from here and is left with 1 card by best play.")
    assert "thers" not in said
    assert player_sentences(report, 1) == ["Bob has placed every card and pays nothing."]


def test_a_finished_round_has_a_report() -> None:
    position = Position.new([Player("Alice", "P"), Player("Bob", "")], ["RG"], base=2)
    report = report_on(position, Limits(), Solver(threads=1))
    assert report.best_plays == (None, None)
    assert "Alice has no turns left and pays 1." in report_text(report)
    assert "How hard is this deal?" in report_html(report)


def test_an_interrupted_report_skips_careful_rounds() -> None:
    solver = Solver(threads=1)
    solver.cancel()
    report = report_on(deal(1, 3), Limits(), solver)
    assert report.careful is None
    assert "careful" not in report_text(report)
    assert report.to_dict()["playouts"]["random"]["careful"] is None


def test_mirrored_positions_have_the_same_outcomes_in_their_reports() -> None:
    mirrored = mirror_image(textform.loads(SMALL))
    reports = [small(), report_on(mirrored, Limits(), Solver(threads=1))]
    values = [[play.value for play in report.best_plays if play] for report in reports]
    assert values[0] == values[1]
    assert reports[0].random.seats != ()


@pytest.mark.parametrize("width", [40, 44, 60, 80, 200])
def test_text_keeps_to_the_terminal(width: int) -> None:
    text = report_text(small(), width=width)
    assert max(map(display_width, text.splitlines())) <= width
    assert "Along best play by Alice, purple and blue die at move 1" in " ".join(text.split())


def test_the_report_says_that_hands_are_open_and_that_other_moves_are_as_good() -> None:
    assert "Cards left with all hands open." in " ".join(report_text(small()).split())
    assert "Best: the first of these; the others are just as good." in small_page()


def test_a_page_is_small(in_a_hurry: None) -> None:
    """The page on a full deal of four has 144 kB: four plots, and up to 36 pictures of best play."""
    report = report_on(deal(1, 4), Limits(nodes=50), Solver(threads=1))
    plots = [playout_plot(report, seat).embedded(seat) for seat in range(4)]
    assert all('fill="none"' in plot and "<pattern" not in plot for plot in plots)
    assert max(map(len, plots)) < 16_000
    assert len(report_html(report)) - sum(map(len, plots)) < 40_000


def test_unproved_values_of_a_lone_player_or_with_help_are_given_as_bounds() -> None:
    def said(text: str) -> list[str]:
        report = report_on(textform.loads(text), Limits(), Solver(threads=1))
        seats = len(report.position.players)
        bounds: dict[PlayerOutcome, tuple[PartyOutcome, ...]] = {
            "best": (PartyOutcome(0, 2),) * seats,
            "guaranteed": (PartyOutcome(1, 3),) * seats,
        }
        return player_sentences(replace(report, analysis=replace(report.analysis, players=bounds)), 0)

    assert said("iello-2024,base=4:RG:RRGY,-:0")[0] == (
        "Alice plays alone from here; what best play leaves lies between 1 and 3 cards (not settled within "
        "the limits)."
    )
    assert said(SMALL)[1] == (
        "With everybody's help it lies between 0 and 2 cards (not settled within the limits)."
    )


def test_names_are_escaped_in_the_page() -> None:
    names = ["\"Eve\" & 'Co'", "Bob"]
    position = textform.loads("iello-2024,base=4:RG:RG,GR:0")
    players = [Player(name, player.hand) for name, player in zip(names, position.players, strict=True)]
    page = report_html(
        report_on(Position(position.rules, tuple(players), 0, position.pyramid), Limits(), Solver(threads=1))
    )
    assert "\"Eve\" & 'Co'" not in page
    assert "&#34;Eve&#34; &amp; &#39;Co&#39;" in page


def test_a_page_needs_nothing_from_outside_and_is_always_the_same() -> None:
    page = small_page()
    assert page == report_html(small(2))
    for word in ("http-equiv", "<script", "<link", "@import", "url("):
        assert (word in page) == (word == "http-equiv") or word == "url("
    assert 'src="' not in page


def test_a_bound_is_never_drawn_as_a_value() -> None:
    assert str(Outcome(0, 3)) == "0..3"
    report = bounded()
    page = report_html(report)
    text = report_text(report)
    for outcome in report.analysis.players["guaranteed"]:
        assert not outcome.proved
        assert f'data-label="guaranteed">{outcome}</td>' in page
        assert f"  {outcome}  " in text
        assert f"lies between {outcome.low} and {outcome.high} cards" in page


# The command.


def test_the_command_prints_text_json_and_a_page(tmp_path: Path) -> None:
    target = tmp_path / "report.html"
    assert "Difficulty: " in output("report", SMALL)
    document = json.loads(output("report", SMALL, "--json"))
    assert document["schema"] == "ppsolve.report/1"
    assert document["difficulty"]["parts"]["raw"] > 0
    assert output("report", SMALL, "-o", str(target)) == output("report", SMALL)
    assert target.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.usefixtures("in_a_hurry")
def test_several_positions_are_one_table_and_one_page(tmp_path: Path) -> None:
    lines = tmp_path / "deals.jsonl"
    output("deal", "--players", "3", "--rule", "hand_size=3", "--count", "2", "--seed", "4", "-o", str(lines))
    given = (str(lines), SMALL)
    text = output("report", *given)
    rows = [line for line in text.splitlines() if line[:1].isdigit()]
    assert [row.split()[:2] for row in rows] == [["1", "3"], ["2", "3"], ["3", "3"]]
    assert text.startswith("#")
    documents = [json.loads(line) for line in output("report", *given, "--json").splitlines()]
    assert len(documents) == 3
    assert documents[2]["position"] == to_dict(textform.loads(SMALL))
    target = tmp_path / "reports.html"
    assert output("report", *given, "-o", str(target), "--quiet") == ""
    page = target.read_text(encoding="utf-8")
    assert "How hard are these deals?" in page
    for number in (1, 2, 3):
        assert f'href="#position-{number}"' in page
        assert f'id="position-{number}"' in page
    piped = output("report", "-", stdin=lines.read_bytes())
    assert [line for line in piped.splitlines() if line[:1].isdigit()] == rows[:2]


def test_a_bad_last_position_is_reported_before_the_first_is_searched(tmp_path: Path) -> None:
    target = tmp_path / "reports.html"
    message = complaint("report", SMALL, str(tmp_path / "missing.json"), "--html", str(target))
    assert "no such file" in message
    assert not target.exists()
    assert complaint("report", SMALL, str(tmp_path / "missing.json")) == message


def test_no_position_is_replaced_by_the_page_of_several(tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    path.write_bytes((EXAMPLES / "deal.json").read_bytes())
    assert "writing would replace it" in complaint("report", SMALL, str(path), "--html", str(path))


def test_a_limit_that_was_reached_is_reported() -> None:
    result = ppsolve("report", SMALL, "--nodes", "10", "--threads", "1")
    assert result.returncode == 3
    assert b"Not everything could be proved." in result.stderr


def test_a_deal_is_not_replaced_by_its_report(tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    path.write_bytes((EXAMPLES / "deal.json").read_bytes())
    assert "writing would replace it" in complaint("report", str(path), "--html", str(path))
    assert path.read_bytes() == (EXAMPLES / "deal.json").read_bytes()


def test_a_full_disk_is_reported_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ppsolve.cli", "report", SMALL], stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 1
    assert done.stderr == b"ppsolve: standard output: cannot be written: no space left on device\n"


def test_bad_input_is_refused(tmp_path: Path) -> None:
    assert "no such file" in complaint("report", str(tmp_path / "missing.json"))
    assert "cannot be written" in complaint("report", SMALL, "--html", str(tmp_path / "no" / "such.html"))


def test_traps_off_the_line_of_best_play_are_mentioned_where_it_has_none() -> None:
    """A player with no wrong move along best play may still have a hard round."""
    position = textform.loads("iello-2024,base=4:RG:RG,GB:0")
    worth = dict.fromkeys(position.legal_moves, 1)
    harmless = Decision(1, position, 1, worth, position.legal_moves[0])
    play = BestPlay(0, 1, (), (harmless,))
    (said,) = decision_sentences(play, "Alice", 0.25)
    assert said.endswith(
        "no move gives anything away; in the middle of ordinary rounds 25% do, which counts for the "
        "difficulty."
    )
    (said,) = decision_sentences(play, "Alice", 0.0)
    assert said.endswith("no move gives anything away.")


@pytest.mark.parametrize(
    ("costs", "expected"),
    [
        (
            [[0, 2]],
            "Alice has 1 choice along best play, risky and with only one right move: {0} at move 1 costs "
            "2 cards. After move 1 nothing is at stake any more.",
        ),
        (
            [[0, 0, 1], [0, 0]],
            "Alice has 2 choices along best play, 1 of them risky: {0} at move 1 costs 1 card. After move 1 "
            "nothing is at stake any more.",
        ),
        (
            [[0, 0, 1], [0, 1]],
            "Alice has 2 choices along best play, all risky, 1 with only one right move: {0} at move 1 costs "
            "1 card and {1} at move 3 costs 1 card. After move 3 nothing is at stake any more.",
        ),
        (
            [[0, 0, 1], [0, 0, 3], [0, 0, 1], [0, 0, 2]],
            "Alice has 4 choices along best play, all risky: for instance, {1} at move 3 costs 3 cards and "
            "{3} at move 7 costs 2 cards. After move 7 nothing is at stake any more.",
        ),
    ],
)
def test_the_costliest_mistakes_are_named_in_order(costs: list[list[int]], expected: str) -> None:
    position = textform.loads("iello-2024,base=4:RG:RGY,GB:0")
    decisions = tuple(
        Decision(
            2 * number + 1,
            position,
            1,
            {move: 1 + cost for move, cost in zip(position.legal_moves, worth, strict=False)},
            position.legal_moves[0],
        )
        for number, worth in enumerate(costs)
    )
    said = " ".join(decision_sentences(BestPlay(0, 1, (), decisions), "Alice", 0.0))
    assert said == expected.format(*(decision.natural_mistake for decision in decisions))
