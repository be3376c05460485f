"""Reviews: the cost of moves against brute force, accuracy, turning points, bounds, and the three outputs."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import click
import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest
from click.testing import CliRunner

from command import complaint, output, ppsolve
from oracle import tried
from positions import table
from ppsolve.cli.review import review_command
from ppsolve.reports import review_schema
from ppsolve.reports.deal.report import analyze_deal
from ppsolve.reports.review.chart import draw_chart
from ppsolve.reports.review.evaluation import Accuracy, EvaluatedMove
from ppsolve.reports.review.grades import CARDS
from ppsolve.reports.review.party import review as review_module
from ppsolve.reports.review.party.rendering import review_dict, review_html, review_text
from ppsolve.reports.review.party.review import Review, RoundReview, review_record, review_round
from ppsolve.reports.review.rendering import moves_dict, moves_table, runs_of_moves, turning_point_text
from ppsolve.reports.review.summary import CARDS_UNIT
from ppsolve.solver import Limits, Placement, Player, Position, Solver, analyze, deal
from ppsolve.solver.outcome import Progress, Question
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.game_record import game_or_round
from ppsolve.solver.party.record import Round, from_dict
from ppsolve.solver.randomness import SplitMix64
from ppsolve.solver.view.layout import display_width

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GAME = EXAMPLES / "game.json"


def record(position: Position, moves: list[str]) -> dict[str, Any]:
    return {"deal": jsonform.to_dict(position), "moves": moves}


def played(position: Position, *moves: str) -> Round:
    return from_dict(record(position, list(moves)))


def at_random(position: Position, seed: int) -> Round:
    """A round in which everybody plays at random."""
    source = SplitMix64(seed)
    moves: list[str] = []
    now = position
    while not now.over:
        choice = now.legal_moves
        moves.append(str(choice[source.below(len(choice))]))
        now = now.play(moves[-1])
    return played(position, *moves)


SMALL = [
    table("", "RRGY", "RGPB", base=3),
    table("", "RRG", "RGB+3", "GGY", base=3, to_move=1),
    table("R G B", "RGB", "GBY", "RRY+1", base=4, to_move=2),
    table("", "RG", "GB", "RY", "YB", base=3),
    table("", "RRGY", "RGBB", base=3, stuck="pass"),
]


def truth(position: Position, seat: int) -> int:
    """The guaranteed result of a player, by brute force."""
    return tried(
        position,
        lambda end: len(end.players[seat].hand),
        lambda mover, values: min(values) if mover == seat else max(values),
    )


# The cost of moves


@pytest.mark.parametrize("position", SMALL)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_cost_of_every_move_agrees_with_brute_force(position: Position, seed: int) -> None:
    found = review_round(at_random(position, seed), Solver(threads=1))
    assert found.status == "proved"
    seats = range(len(position.players))
    for turn, move in zip(found.round.turns, found.moves, strict=True):
        before = [truth(turn.before, seat) for seat in seats]
        after = [truth(turn.after, seat) for seat in seats]
        assert [outcome.value for outcome in found.sure[turn.number - 1]] == before
        assert move.regret.value == after[turn.seat] - before[turn.seat]
        saved = [before[seat] - after[seat] for seat in seats if seat != turn.seat]
        assert min(saved) >= 0
        assert move.swing.value == after[turn.seat] - before[turn.seat] + max(saved)
        worth = {legal: truth(turn.before.after(legal), turn.seat) for legal in turn.before.legal_moves}
        assert move.is_decision == (len(set(worth.values())) > 1)
        assert {worth[best] for best in move.best} == {min(worth.values())}
        assert {outcome.value for outcome in move.worth.values()} == set(worth.values())


def test_a_mistake_is_reported_with_the_better_move() -> None:
    # Gb2 leaves Bob without a place, and Alice goes on with Rb1. After Rb1, Bob takes b2 and c1.
    position = table("R G B", "RG", "BB", base=3)
    reviewed = review_record(played(position, "Rb1", "Bb2", "Bc1"), Solver(threads=1))
    (found,) = reviewed.rounds
    first = found.moves[0]
    assert (first.before, first.after) == (exactly(0), exactly(1))
    assert (first.regret, first.saved, first.swing) == (exactly(1), exactly(2), exactly(3))
    assert [str(move) for move in first.best] == ["Gb2"]
    assert [move.regret.value for move in found.moves] == [1, 0, 0]
    assert found.accuracies == (
        Accuracy(moves=1, choices=1, decisions=1, right=0, regret=1, undecided=0),
        Accuracy(moves=2, choices=0, decisions=0, right=0, regret=0, undecided=0),
    )
    text = " ".join(review_text(reviewed).split())
    words = (
        "Turning point: move 1, Alice plays Rb1. It cost Alice 1 card. Better: Gb2. It let Bob off 2 cards."
    )
    assert words in text
    assert "Alice was out after move 2, with 1 card left." in text
    document = review_dict(reviewed)["rounds"][0]
    assert document["turning_point"] == {
        "status": "proved",
        "number": 1,
        "player": "Alice",
        "move": "Rb1",
        "cost": 1,
        "regret": {"status": "proved", "cards": 1, "low": 1, "high": 1},
        "swing": 3,
    }
    assert document["moves"][1]["out"] == ["Alice"]


@pytest.mark.slow
def test_analysis_report_and_review_advise_the_same_first_move() -> None:
    """The first of equally good moves; a review lists only the first of equivalent moves."""
    solver = Solver(1 << 20, threads=1)
    for number, players in enumerate((2, 2, 2, 3, 3, 4, 5, 6)):
        position = deal(number, players, hand_size=3, base=4)
        analysis = analyze(position, "guaranteed", recommend_for=position.to_move, solver=solver)
        _, plays = analyze_deal(position, Limits(), solver)
        advice, play = analysis.recommendation, plays[analysis.viewer or 0]
        assert advice is not None
        (reviewed,) = review_round(played(position, str(position.legal_moves[-1])), solver).moves
        assert play.line[0] == advice.move == reviewed.best[0]
        assert play.decisions[0].keeping == advice.best
        assert set(reviewed.best) <= set(advice.best)


def test_a_round_in_which_nothing_cost_anything_has_no_turning_point() -> None:
    reviewed = review_record(played(table("R G", "RG", "RR", base=2), "Rb1"), Solver(threads=1))
    assert reviewed.rounds[0].turning_point is None
    assert "No turning point: no move cost its player anything." in review_text(reviewed)


def test_a_move_that_only_helped_others_is_no_turning_point() -> None:
    found = of_moves(
        evaluated(1, exactly(1), exactly(1), exactly(3), exactly(2)),  # perfect, and it saved another 3 cards
        evaluated(2, exactly(0), exactly(1), exactly(0)),
    )
    assert found.turning_point is not None
    assert found.turning_point.move.turn.number == 2
    assert of_moves(evaluated(1, exactly(1), exactly(1), exactly(3))).turning_point is None


def test_bad_moves_are_marked_in_the_text() -> None:
    position = table("R G B", "RG", "BB", base=3)
    reviewed = review_record(played(position, "Rb1", "Bb2", "Bc1"), Solver(threads=1))
    for width in (40, 100):
        lines = review_text(reviewed, width=width).splitlines()
        marked = [line for line in lines if line.startswith("1 * Alice")]
        assert len(marked) == 1
        assert any(line.startswith(("2   Bob", "2 Bob")) for line in lines)
        assert "* cost its player something" in lines


def test_moves_that_are_the_same_by_symmetry_are_no_choice() -> None:
    position = table("R", "GG", "BB", base=2)
    found = review_round(played(position, "Ga0"), Solver(threads=1))
    assert [str(move) for move in found.moves[0].worth] == ["Ga0"]
    assert not found.moves[0].is_choice
    assert found.accuracies[0] == Accuracy(moves=1, choices=0, decisions=0, right=0, regret=0, undecided=0)
    assert found.accuracies[0].percent is None


def evaluated(
    number: int, before: PartyOutcome, after: PartyOutcome, saved: PartyOutcome, *others: PartyOutcome
) -> EvaluatedMove:
    """A move of the first player with these values, and alternatives with the values `others`."""
    turn = played(SMALL[0], "Ra1").turns[0]
    worth = {Placement("R", 0, column): outcome for column, outcome in enumerate((after, *others))}
    numbered = type(turn)(number, 0, turn.move, turn.before, turn.after)
    return EvaluatedMove(numbered, before, after, worth, saved)


def exactly(value: int) -> PartyOutcome:
    return PartyOutcome(value, value)


def of_moves(*moves: EvaluatedMove) -> RoundReview:
    sure = ((exactly(1), exactly(2)),) * (len(moves) + 1)
    return RoundReview(played(SMALL[0], "Ra1"), sure, moves)


def test_the_turning_point_is_the_first_of_the_decisions_that_cost_most() -> None:
    found = of_moves(
        evaluated(1, exactly(1), exactly(2), exactly(5)),
        evaluated(2, exactly(0), exactly(3), exactly(0)),
        evaluated(3, exactly(0), exactly(3), exactly(2)),
    )
    assert found.turning_point is not None
    assert found.turning_point.move.turn.number == 2
    assert found.turning_point.status == "proved"


@pytest.mark.parametrize(
    ("number", "high", "status"), [(1, 3, "bounded"), (3, 3, "proved"), (3, 4, "bounded")]
)
def test_a_turning_point_that_an_undecided_move_may_beat_is_not_proved(
    number: int, high: int, status: str
) -> None:
    known = evaluated(2, exactly(0), exactly(3), exactly(2))
    open_ended = evaluated(number, exactly(0), PartyOutcome(0, high), exactly(0))
    found = of_moves(*sorted((known, open_ended), key=lambda move: move.turn.number))
    assert found.turning_point is not None
    assert found.turning_point.move is known
    assert found.turning_point.status == status
    label = "Turning point" if status == "proved" else "Turning point so far (provisional)"
    assert turning_point_text(found, CARDS_UNIT, "review-let-off").startswith(
        f"{label}: move 2, Alice plays Ra1."
    )


def test_the_turning_point_respects_bounds() -> None:
    unsure = evaluated(1, PartyOutcome(0, 1), exactly(3), exactly(0))
    assert unsure.regret == PartyOutcome(2, 3)
    later = evaluated(2, exactly(0), exactly(2), exactly(0))
    found = of_moves(unsure, later)
    assert found.turning_point is not None
    assert found.turning_point.move is unsure
    assert found.turning_point.status == "bounded"
    text = turning_point_text(found, CARDS_UNIT, "review-let-off")
    assert text.startswith("Turning point so far (provisional): move 1, Alice plays Ra1.")
    assert "It cost Alice 2 to 3 cards." in text
    point = moves_dict(found, "cards", CARDS)["turning_point"]
    assert "cost" not in point
    assert point["regret"] == {"status": "bounded", "cards": None, "low": 2, "high": 3}
    costlier = evaluated(2, exactly(0), exactly(3), exactly(0))
    beaten = of_moves(unsure, costlier).turning_point
    assert beaten is not None
    assert (beaten.move, beaten.status) == (costlier, "bounded")


def test_moves_of_which_nothing_is_known_share_a_line() -> None:
    def unknown(number: int) -> EvaluatedMove:
        return evaluated(number, exactly(0), PartyOutcome(0, 2), exactly(0))

    costly = evaluated(4, exactly(0), exactly(2), exactly(0), exactly(0))
    found = of_moves(*map(unknown, (1, 2, 3)), costly, unknown(5))
    for width in (40, 100):
        lines = [" ".join(line.split()) for line in moves_table(found, CARDS, width).splitlines()]
        assert "moves 1 to 3: too complex for the search limits" in " ".join(lines)
        assert "move 5: too complex for the search limits" in " ".join(lines)
        assert any(line.startswith("4 * Alice Ra1") for line in lines)
        assert not any(re.match(r"[1235]  ", line) for line in lines)
    assert [run if isinstance(run, str) else len(run) for run in runs_of_moves(found.moves)] == [
        "moves 1 to 3: too complex for the search limits",
        1,
        "move 5: too complex for the search limits",
    ]


def test_exact_costs_have_grades() -> None:
    costs = [exactly(0), exactly(1), exactly(2), PartyOutcome(1, 2), PartyOutcome(2, 5), PartyOutcome(0, 1)]
    found = of_moves(*(evaluated(n, exactly(0), cost, exactly(0)) for n, cost in enumerate(costs, start=1)))
    grades = [move["grade"] for move in moves_dict(found, "cards", CARDS)["moves"]]
    assert grades == ["best", "mistake", "blunder", None, "blunder", None]


def test_accuracy_counts_decisions_and_nothing_that_is_not_proved() -> None:
    found = of_moves(
        evaluated(1, exactly(1), exactly(1), exactly(0), exactly(2)),  # a decision, right
        evaluated(2, exactly(1), exactly(3), exactly(0), exactly(1)),  # a decision that cost two
        evaluated(3, exactly(1), exactly(1), exactly(0), exactly(1)),  # nothing to lose
        evaluated(4, PartyOutcome(0, 1), PartyOutcome(2, 3), exactly(0), PartyOutcome(0, 1)),  # how wrong?
        evaluated(5, exactly(1), exactly(1), exactly(0), PartyOutcome(1, 2)),  # was there something to lose?
    )
    accuracy = found.accuracies[0]
    assert accuracy == Accuracy(moves=5, choices=5, decisions=2, right=1, regret=2, undecided=2)
    assert accuracy.percent == 50
    assert found.moves[3].regret == PartyOutcome(1, 3)


# Limits


def large() -> Round:
    return at_random(deal(3, players=4), 5)


def test_bounded_values_are_never_counted() -> None:
    found = review_round(large(), Solver(threads=1), Limits(nodes=30))
    assert found.status == "bounded"
    open_ones = [move for move in found.moves if not move.regret.proved]
    assert open_ones
    accuracies = found.accuracies
    assert sum(one.undecided for one in accuracies) >= len(open_ones)
    assert sum(one.regret for one in accuracies) == sum(m.regret.high for m in found.moves if m.regret.proved)
    text = review_text(Review(None, (found,)))
    assert "could not be judged exactly within the limits" in text
    document = review_dict(Review(None, (found,)))
    for move in document["rounds"][0]["moves"]:
        proved = move["regret"]["status"] == "proved"
        assert (move["regret"]["cards"] is not None) == proved
    ElementTree.fromstring(draw_chart(found, "cards"))


def test_bounds_hold_the_truth() -> None:
    one = at_random(SMALL[1], 4)
    exact = review_round(one, Solver(threads=1))
    for nodes in (0, 1, 3, 10):
        found = review_round(one, Solver(0, threads=1), Limits(nodes=nodes))
        for bounds, values in zip(found.sure, exact.sure, strict=True):
            for bound, value in zip(bounds, values, strict=True):
                assert bound.low <= value.low <= bound.high
        for bound_move, move in zip(found.moves, exact.moves, strict=True):
            assert bound_move.regret.low <= move.regret.low <= bound_move.regret.high
            assert bound_move.swing.low <= move.swing.low <= bound_move.swing.high


@pytest.mark.slow
def test_the_same_review_for_every_number_of_threads() -> None:
    given = game_or_round(json.loads(GAME.read_text(encoding="utf-8")))
    one, two = (review_record(given, Solver(16 << 20, threads)) for threads in (1, 2))
    assert review_dict(one) == review_dict(two)
    assert review_html(one) == review_html(two)
    assert review_text(one) == review_text(two)


def test_a_cancelled_review_comes_back_with_bounds() -> None:
    solver = Solver(threads=1)
    solver.cancel()
    found = review_record(large(), solver)
    assert found.status == "bounded"
    assert sum(one.regret for one in found.accuracies) == 0


# Rounds that are not played to their end


def test_an_unfinished_round_is_reviewed_as_far_as_it_goes() -> None:
    reviewed = review_record(played(SMALL[0], "Ra1", "Ga2"), Solver(threads=1))
    assert len(reviewed.rounds[0].moves) == 2
    text = review_text(reviewed)
    assert "The round: not finished, 2 moves played" in text
    (one,) = review_dict(reviewed)["rounds"]
    assert one["played"] == "unfinished"
    assert [player["total"] for player in one["players"]] == [None, None]


def test_a_record_without_moves_is_reviewed_too() -> None:
    reviewed = review_record(played(SMALL[0]), Solver(threads=1))
    assert "not finished, 0 moves played" in review_text(reviewed)
    assert "<h2>The round: not finished" in review_html(reviewed)


def test_a_tumble_is_reported() -> None:
    position = table("", "RRGG", "GYYR", base=3, edition="ffg-2007")
    given = {**record(position, ["Ra1"]), "tumble": {"player": "Bob"}}
    reviewed = review_record(from_dict(given), Solver(threads=1))
    text = " ".join(review_text(reviewed).split())
    assert "The round: the pyramid fell after 1 move" in text
    assert "Bob made the pyramid fall and pays 4: 3 cards left and the one that was being placed." in text
    (one,) = review_dict(reviewed)["rounds"]
    assert one["tumble"] == "Bob"
    assert [player["penalty"] for player in one["players"]] == [0, 4]


# Games


@pytest.fixture(scope="module")
def example() -> Review:
    return review_record(
        game_or_round(json.loads(GAME.read_text(encoding="utf-8"))), Solver(16 << 20, threads=1)
    )


def test_a_game_has_a_standing_and_accuracies_over_all_rounds(example: Review) -> None:
    document = review_dict(example)
    standing = document["game"]["standing"]
    assert [(place["place"], place["name"], place["total"]) for place in standing] == [
        (1, "Alice", 4),
        (2, "Carol", 7),
        (3, "Bob", 9),
    ]
    for place in standing:
        rounds = [p for one in document["rounds"] for p in one["players"] if p["name"] == place["name"]]
        for key in ("moves", "choices", "decisions", "right", "regret"):
            assert place["accuracy"][key] == sum(player["accuracy"][key] for player in rounds)
    text = review_text(example)
    assert "Alice wins with 4 points." in text
    assert [line.split()[:2] for line in text[text.index("The game") :].splitlines()[5:8]] == [
        ["Alice", "1st"],
        ["Carol", "2nd"],
        ["Bob", "3rd"],
    ]


def test_a_shared_victory_is_reported() -> None:
    def one(first: str, second: str, **rules: Any) -> dict[str, Any]:
        players = [{"name": "Ann", "hand": first}, {"name": "Ben", "hand": second}]
        return {"deal": {"players": players, **rules}, "moves": ["Ra1"]}

    rounds = [one("R", "GG", rules={"edition": "iello-2024", "base": 1}), one("GGG", "RG")]
    given = game_or_round({"players": ["Ann", "Ben"], "rounds": rounds})
    reviewed = review_record(given, Solver(threads=1))
    assert "Ann and Ben share the victory with 3 points." in review_text(reviewed)
    unfinished = review_record(
        game_or_round({"players": ["Ann", "Ben"], "rounds": rounds[:1]}), Solver(threads=1)
    )
    words = "The game is not finished: after 1 of 2 rounds, Ann leads with 0 points."
    assert words in " ".join(review_text(unfinished).split())


# JSON


def test_every_review_matches_the_schema(example: Review) -> None:
    jsonschema.Draft202012Validator.check_schema(review_schema())
    validator = jsonschema.Draft202012Validator(review_schema())
    position = table("", "RRGG", "GYYR", base=3, edition="ffg-2007")
    fallen = from_dict({**record(position, ["Ra1"]), "tumble": {"player": "Bob"}})
    for reviewed in (
        example,
        review_record(fallen, Solver(threads=1)),
        review_record(played(SMALL[0]), Solver(threads=1)),
        review_record(large(), Solver(threads=1), Limits(nodes=30)),
    ):
        validator.validate(review_dict(reviewed))


# Text


WIDE_NAMES = ("\N{PENGUIN}" * 12, "Anna-Magdalena Katharina", "Zo\u00eb")


def renamed(position: Position, names: tuple[str, ...]) -> Position:
    players = [
        Player(name, player.hand, player.tokens) for name, player in zip(names, position.players, strict=True)
    ]
    return Position(position.rules, tuple(players), position.to_move, position.pyramid)


@pytest.mark.parametrize("width", [20, 40, 57, 80, 200])
def test_no_line_is_wider_than_the_terminal(width: int, example: Review) -> None:
    wide = review_record(at_random(renamed(SMALL[1], WIDE_NAMES), 3), Solver(threads=1))
    for reviewed in (example, wide):
        for line in review_text(reviewed, width=width).splitlines():
            assert display_width(line) <= max(width, 40), line


def test_every_move_is_in_the_text_at_every_width(example: Review) -> None:
    for width in (40, 80):
        words = review_text(example, width=width).split()
        for one in example.rounds:
            for turn in one.round.turns:
                assert str(turn.move) in words or f"{turn.move}:" in words


# The page


class Page(HTMLParser):
    """The text of a page and its tags; fails on tags that are not closed."""

    VOID = ("meta", "link", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.texts: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [f"{value}" for name, value in attributes if name in ("src", "href", "action")]
        assert not any(name.startswith("on") for name, _ in attributes)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def page_of(html: str) -> Page:
    page = Page()
    page.feed(html)
    page.close()
    assert page.open == []
    return page


def test_the_page_is_whole_and_needs_nothing_else(example: Review) -> None:
    html = review_html(example)
    page = page_of(html)
    assert page.links == []
    assert "script" not in page.seen
    assert "Content-Security-Policy" in html
    assert re.findall("https?://(?!www.w3.org/2000/svg)", html) == []
    moves = sum(len(one.moves) for one in example.rounds)
    assert page.seen.count("li") >= moves
    assert html.count("<svg") >= moves + len(example.rounds)


def test_names_are_escaped_everywhere() -> None:
    names = ('Tom & "Jerry"', "{{ 9 ** 5 }} & 'Co'")
    reviewed = review_record(at_random(renamed(SMALL[0], names), 1), Solver(threads=1))
    html = review_html(reviewed)
    assert '& "Jerry"' not in html
    assert "Tom &amp; " in html
    assert "59049" not in html
    assert any(names[1] in text for text in page_of(html).texts)
    title = ElementTree.fromstring(draw_chart(reviewed.rounds[0], "cards")).findtext(
        "{http://www.w3.org/2000/svg}title"
    )
    assert title is not None
    assert names[0] in title
    assert json.loads(json.dumps(review_dict(reviewed)))["rounds"][0]["players"][0]["name"] == names[0]


# The command


def test_the_command_prints_text_json_and_a_page(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    text = output("review", str(GAME), "--html", str(page))
    assert text.startswith("Alice, you won the game with 4 points.")
    assert "\n\nRules iello-2024, base=5, hand_size=7; 3 players" in text
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    document = json.loads(output("review", "-", "--json", stdin=GAME.read_bytes()))
    assert document["schema"] == "ppsolve.review/1"
    assert document["status"] == "proved"


def test_a_limit_that_is_reached_is_exit_code_3() -> None:
    given = json.dumps(record(SMALL[0], ["Ra1", "Ga2"])).encode()
    result = ppsolve("review", "-", "--nodes", "0", stdin=given)
    assert result.returncode == 3
    assert b"Not everything is proved. Try a larger --time, --nodes or --memory." in result.stdout


def test_a_page_that_cannot_be_written_is_refused_before_any_work(tmp_path: Path) -> None:
    page = str(tmp_path / "nowhere" / "page.html")
    assert "cannot be written: no such file or directory" in complaint("review", str(GAME), "--html", page)


def test_a_record_is_not_replaced_by_its_review(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_bytes(GAME.read_bytes())
    assert "writing would replace it" in complaint("review", str(record), "--html", str(record))
    assert record.read_bytes() == GAME.read_bytes()


def test_ctrl_c_prints_what_is_known_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: Iterator[int] = iter(range(1, 4))

    def interrupted(*given: Any) -> RoundReview:
        if next(rounds) == 2:
            signal.raise_signal(signal.SIGINT)
        return review_round(*given)

    monkeypatch.setattr(review_module, "review_round", interrupted)
    result = CliRunner().invoke(review_command, [str(GAME)], standalone_mode=False)
    assert isinstance(result.exception, click.Abort)
    assert "Interrupted: these are the results so far." in result.output
    assert "1 card. Better: Ra1 Ya1" in " ".join(result.output.split())
    assert "Round 3: finished after 13 moves" in result.output


def test_progress_says_which_move_of_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    record = game_or_round(json.loads((EXAMPLES / "round.json").read_text(encoding="utf-8")))
    assert isinstance(record, Round)
    total, places = len(record.turns), list[str]()
    state = Progress(Question("guaranteed", 0), 0, 3, 1, 0.1)

    def reporting(played: Round, _solver: Solver, _limits: Limits, progress: Any) -> RoundReview:
        for moves in range(total, -1, -1):
            progress(moves, played.positions[moves], state)
        return RoundReview(played, (), ())

    monkeypatch.setattr(review_module, "review_round", reporting)
    review_record(record, progress=lambda place, *_: places.append(place))
    assert places == ["the end", *(f"move {number} of {total}" for number in range(total, 0, -1))]
