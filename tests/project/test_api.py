"""The public API behaves the same for both games and names the argument that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import ppsolve
from command import output
from ppsolve.solver.view.html import html_paragraph
from sources import ROOT

PARTY = "iello-2024,base=4:RGB/R.:RRGY,GPB:0"
FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
EQUAL_MOVES = "iello-2024,base=5:-:RRGYPB,GGPBBY:0"

each_game = pytest.mark.parametrize("line", [PARTY, FLOE], ids=["party", "pingouin"])


@each_game
def test_a_position_round_trips_as_text_and_json(line: str) -> None:
    position = ppsolve.parse(line)
    assert ppsolve.parse(position.to_text()) == position
    assert ppsolve.parse(position.to_dict()) == position
    assert position.to_svg().startswith("<svg")
    assert repr(position) == f"<Position {position.to_text()}>"


@each_game
def test_moves_are_given_as_objects_or_text(line: str) -> None:
    position = ppsolve.parse(line)
    analysis = ppsolve.analyze(position, "guaranteed", moves=True)
    assert analysis.moves is not None
    for move in position.legal_moves:
        assert repr(move) == str(move)
        assert analysis.moves[str(move)] is analysis.moves[move]
    with pytest.raises(KeyError):
        analysis.moves["Ya9" if line == FLOE else "Pa0"]


@each_game
def test_the_best_move_keeps_the_guaranteed_result(line: str) -> None:
    position = ppsolve.parse(line)
    analysis = ppsolve.analyze(position, "guaranteed", moves=True)
    assert analysis.moves is not None
    kept = analysis[0].guaranteed
    assert analysis[position.names[0]].guaranteed is kept
    assert {analysis.moves[move].value for move in analysis.best_moves} == {kept.value}
    frame = analysis.to_frame()
    assert list(frame["move"]) == list(map(str, position.legal_moves))
    assert list(frame[frame["best"]]["move"]) == list(map(str, analysis.best_moves))
    assert ppsolve.analyze(position, "guaranteed").best_move in analysis.best_moves


@each_game
def test_a_solver_answers_all_five_questions(line: str) -> None:
    position, solver = ppsolve.parse(line), ppsolve.Solver()
    analysis = ppsolve.analyze(position, "best,guaranteed,selfish,table,margin")
    assert [one.value for one in solver.best(position)] == [one.value for one in analysis.players["best"]]
    assert [one.value for one in solver.guaranteed(position)] == [
        one.value for one in analysis.players["guaranteed"]
    ]
    assert [one.value for one in solver.selfish(position)] == [
        one.value for one in analysis.players["selfish"]
    ]
    assert analysis.table is not None and analysis.margin is not None
    assert solver.table(position).value == analysis.table.value
    assert solver.margin(position).value == analysis.margin.value


def test_a_notebook_recommends_the_same_moves_as_the_command_line() -> None:
    drawn = ppsolve.analyze(EQUAL_MOVES, "guaranteed", moves=True)._repr_html_()
    text = " ".join(output("analyze", EQUAL_MOVES, "--only", "guaranteed").split())
    recommended = text[text.index("Recommended:") : text.index("The line if")].strip()
    assert "just as good" in recommended
    assert html_paragraph(recommended).removesuffix("</p>") in drawn


@pytest.mark.parametrize("record", ["short-round.json", "pingouin-game.json"])
def test_a_review_is_a_frame_with_a_row_for_each_move(record: str) -> None:
    review = ppsolve.review(ROOT / "examples" / record, seconds=0.2)
    frame = review.to_frame()
    assert len(frame) == len(review.moves)
    assert list(frame["move"]) == [str(move.turn.move) for move in review.moves]
    costs = frame["cost"]
    assert [None if missing else value for value, missing in zip(costs, costs.isna(), strict=True)] == [
        move.cost.value for move in review.moves
    ]
    assert "<table>" in review._repr_html_()
    assert len(repr(review)) < 80
    assert review.to_dict()["schema"] == "ppsolve.review/1"


@pytest.mark.parametrize("kind", ["queue", "harvest"])
def test_printing_a_puzzle_does_not_show_its_solution(kind: str) -> None:
    puzzle = ppsolve.make_puzzle(kind, "easy", seed=2)
    assert puzzle.title in str(puzzle)
    assert " ".join(puzzle.solution) not in str(puzzle)
    assert all(move not in repr(puzzle) for move in puzzle.solution)
    assert puzzle.check(puzzle.solution).solved
    assert puzzle.check(" ".join(puzzle.solution)).solved
    illegal = {"queue": "Rb7", "harvest": "a1-h8"}[kind]
    assert not puzzle.check([illegal]), "a wrong solution is false"
    assert ppsolve.load_puzzle(puzzle.id) == puzzle


def test_reprs_fit_a_line() -> None:
    hidden = ppsolve.parse(PARTY).seen_by("Alice")
    advice = ppsolve.advise(hidden, samples=100)
    puzzle = ppsolve.make_puzzle("duel", "easy", seed=9)
    review = ppsolve.review(ROOT / "examples" / "round.json", seconds=0.1)
    values = [
        *(ppsolve.parse(line) for line in (PARTY, FLOE)),
        *(ppsolve.Solver(), ppsolve.Limits(), hidden, advice, *advice.moves),
        *(puzzle, puzzle.hint(), review, *review.moves),
        ppsolve.analyze(ppsolve.deal(6, seed=1), "best, table"),
        ppsolve.party.report(ppsolve.party.Position.new([ppsolve.party.Player(name, "RG") for name in "ab"])),
    ]
    assert [text for text in map(repr, values) if len(text) > 120 or "\n" in text] == []


def test_a_survey_is_a_frame_with_a_row_for_each_deal(tmp_path: Path) -> None:
    path = tmp_path / "deals.sqlite"
    ppsolve.survey(path, 4, rules="iello-2024,base=4,hand_size=5", difficulty=False)
    summary = ppsolve.load_survey(path)
    frame = summary.to_frame()
    assert list(frame["seed"]) == [1, 2, 3, 4]
    assert [deal.margin.value for deal in summary.deals if deal.margin] == list(frame["margin"])
    assert "<p>" in summary._repr_html_()


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda: ppsolve.Limits(seconds=float("nan")), "seconds"),
        (lambda: ppsolve.Limits(seconds="1"), "seconds"),  # type: ignore[arg-type]
        (lambda: ppsolve.Limits(nodes=-1), "nodes"),
        (lambda: ppsolve.Limits(nodes=1.5), "nodes"),  # type: ignore[arg-type]
        (lambda: ppsolve.Solver(threads="x"), "threads"),  # type: ignore[arg-type]
        (lambda: ppsolve.Solver(threads=0), "threads"),
        (lambda: ppsolve.Solver(memory=-1), "memory"),
        (lambda: ppsolve.deal(players=9), "players"),
        (lambda: ppsolve.deal(players=3, game="chess"), "game"),  # type: ignore[arg-type]
        (lambda: ppsolve.deal(seed=-1), "seed"),
        (lambda: ppsolve.deal(game="pingouin", rules="iello-2024"), "rules"),
        (lambda: ppsolve.deal(placed=True), "placed"),
        (lambda: ppsolve.parse(7), "position"),  # type: ignore[arg-type]
        (lambda: ppsolve.analyze("iello-2024:RGB/R.:RRGY,?3:0"), "position"),
        (lambda: ppsolve.analyze(PARTY, "bets"), "only"),
        (lambda: ppsolve.analyze(PARTY, 5), "only"),  # type: ignore[arg-type]
        (lambda: ppsolve.analyze(ppsolve.deal(3, seed=1), "margin"), "only"),
        (lambda: ppsolve.analyze(PARTY, limits=3), "limits"),  # type: ignore[arg-type]
        (lambda: ppsolve.analyze(PARTY, seconds=-1), "seconds"),
        (lambda: ppsolve.analyze(PARTY, "margin").to_frame(), "moves"),
        (lambda: ppsolve.analyze(PARTY, "margin")["Alice"].guaranteed, "guaranteed"),
        (lambda: ppsolve.Solver().guaranteed(ppsolve.parse("iello-2024:RGB/R.:RRGY,?3:0")), "position"),
        (lambda: ppsolve.parse(PARTY).play(None), "move"),
        (lambda: ppsolve.parse(FLOE).play(None), "move"),
        (lambda: ppsolve.parse("examples/floe.json"), "position"),
        (lambda: ppsolve.load(PARTY), "path"),
        (lambda: ppsolve.parse({"deal": {}, "moves": []}), "position"),
        (lambda: ppsolve.advise(PARTY, seed="7"), "seed"),  # type: ignore[arg-type]
        (lambda: ppsolve.survey("unused.sqlite", 1, seed="7"), "seed"),  # type: ignore[arg-type]
        (lambda: ppsolve.survey("unused.sqlite", 1, players="2"), "players"),  # type: ignore[arg-type]
        (lambda: ppsolve.advise(FLOE, samples=10), "samples"),
        (lambda: ppsolve.advise(PARTY, positions=10), "positions"),
        (lambda: ppsolve.advise(PARTY, samples=0), "samples"),
        (lambda: ppsolve.parse(PARTY).seen_by("Bob"), "player"),
        (lambda: ppsolve.parse(PARTY).seen_by("Zoe"), "player"),
        (lambda: ppsolve.perft(PARTY, -1), "depth"),
        (lambda: ppsolve.daily_puzzle("yesterday"), "date"),
        (lambda: ppsolve.review("examples/deal.json", seconds=-1), "seconds"),
    ],
)
def test_a_bad_argument_is_named(call: Callable[[], object], argument: str) -> None:
    with pytest.raises(ppsolve.BadInput) as refusal:
        call()
    assert refusal.value.where == argument


def test_a_floe_given_to_the_parser_of_cards_is_named() -> None:
    from ppsolve.solver import textform

    with pytest.raises(ppsolve.BadInput, match="Pingouin"):
        textform.loads(FLOE)
