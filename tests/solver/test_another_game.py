"""The shared code works with a game it does not know, in which more is better."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from ppsolve.solver import Limits, Solver, analyze, deal, games, loads, position_schema, to_dict
from ppsolve.solver.claims import claims_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.outcome import OUTCOMES, Question
from ppsolve.solver.question_scheduler import QuestionScheduler
from ppsolve.solver.verification import verify
from toy_game import COIN_GAME, Coins, End, Everything, end_of, lines


def positions(count: int) -> Iterator[Coins]:
    rng = random.Random(5)
    for _ in range(count):
        players = rng.choice((2, 3))
        row = tuple(rng.randint(1, 9) for _ in range(rng.randint(0, 7)))
        yield Coins(row, tuple(rng.randint(0, 3) for _ in range(players)), rng.randrange(players))


def true_guaranteed(position: Coins, seat: int) -> int:
    """The result that a player can guarantee, independent of the game's searcher."""
    if position.over:
        return position.taken[seat]
    values = [true_guaranteed(position.after(move), seat) for move in position.legal_moves]
    return max(values) if position.turn == seat else min(values)


def test_every_answer_has_a_line_that_ends_in_it() -> None:
    for position in positions(60):
        analysis = analyze(position, moves=True, threads=1)
        assert analysis.status == "proved"
        seats = range(len(position.taken))
        ends = [end_of(position, line) for line in lines(position)]
        best, sure, selfish = (analysis.players[name] for name in ("best", "guaranteed", "selfish"))
        assert [outcome.value for outcome in best] == [max(end.taken[seat] for end in ends) for seat in seats]
        assert [outcome.value for outcome in sure] == [true_guaranteed(position, seat) for seat in seats]
        for seat in seats:
            assert sure[seat].low <= selfish[seat].low <= best[seat].low
            for outcome in (best[seat], sure[seat], selfish[seat]):
                assert end_of(position, outcome.line).over
                assert end_of(position, outcome.line).taken[seat] == outcome.value
        assert analysis.moves is not None
        assert list(analysis.moves) == list(position.legal_moves)
        if analysis.moves:
            assert position.to_move is not None
            most = max(outcome.low for outcome in analysis.moves.values())
            assert most == sure[position.to_move].value


def test_the_document_uses_the_fields_of_the_game() -> None:
    position = Coins((3, 1, 4, 1, 5), (2, 0))
    document = analyze(position, moves=True, threads=1).to_dict()
    json.dumps(document)
    assert document["position"] == {"row": [3, 1, 4, 1, 5], "taken": [2, 0], "turn": 0}
    ann = document["players"][0]
    assert list(ann) == ["name", "taken", *OUTCOMES[:3]]
    assert (ann["name"], ann["taken"], ann["guaranteed"]["coins"]) == ("Ann", 2, true_guaranteed(position, 0))
    assert document["table"]["coins"] == 16
    assert [entry["move"] for entry in document["moves"]] == ["left", "right"]


def test_a_notebook_uses_the_html_of_the_game() -> None:
    assert analyze(Coins((1,), (0, 0)), threads=1)._repr_html_() == "<p>(1,)</p>"


def test_bounds_contain_the_value() -> None:
    for position in positions(30):
        proved = analyze(position, moves=True, threads=1)
        bounded = analyze(position, moves=True, limits=Limits(nodes=0), threads=1)
        for found, value in zip(bounded.outcomes, proved.outcomes, strict=True):
            assert found.low <= value.low <= found.high


def test_answers_tighten_each_other_in_the_right_direction() -> None:
    """More is better: `guaranteed` is a lower bound of `selfish`, `best` an upper one."""
    position = Coins((3, 1, 4, 1, 5, 9, 2, 6), (0, 0))
    assert not COIN_GAME.searches_selfish(position)
    analysis = analyze(position, ["best", "guaranteed", "selfish"], threads=1)
    assert "selfish" not in analyze(position, threads=1).players
    for best, sure, selfish in zip(*analysis.players.values(), strict=True):
        assert (selfish.low, selfish.high) == (sure.low, best.high)


def test_claims_are_checked_with_the_fields_of_the_game() -> None:
    position = Coins((3, 1, 4, 1, 5), (2, 0))
    analysis = analyze(position, moves=True, threads=1).to_dict()
    claims = claims_of(position, {key: analysis[key] for key in ("players", "table", "margin", "moves")})
    assert verify(position, claims).status == "agrees"
    wrong = claims_of(position, {"players": [{"name": "Ann", "guaranteed": {"coins": 99}}]})
    assert verify(position, wrong).status == "differs"
    short = claims_of(position, {"table": {"coins": 16, "line": ["left"]}})
    (judgement,) = verify(position, short).judgements
    assert judgement.differences == ("the line stops after move 1, before the game is over",)
    with pytest.raises(BadInput, match=r"players\[0\].taken: 3, but Ann holds 2"):
        claims_of(position, {"players": [{"name": "Ann", "taken": 3, "best": 1}]})
    with pytest.raises(BadInput, match="nothing is claimed; give a number, coins, low or high"):
        claims_of(position, {"table": {}})


def test_one_solver_handles_several_games(monkeypatch: pytest.MonkeyPatch) -> None:
    from ppsolve.solver import textform

    solver = Solver(1 << 20, 1)
    party = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    coins = Coins((3, 1, 4), (0, 0))
    assert [str(outcome) for outcome in solver.guaranteed(party)] == ["1", "2"]
    assert [outcome.value for outcome in solver.guaranteed(coins)] == [
        true_guaranteed(coins, 0),
        true_guaranteed(coins, 1),
    ]
    solver.cancel()
    assert not solver.guaranteed(Coins((3, 1, 4, 1), (0, 0)))[0].proved


def test_the_values_of_all_moves_prove_the_claim_about_the_mover() -> None:
    """A verification tightens answers by others like an analysis, even without a line."""

    class NeverSure(Everything):
        def guaranteed(self, position: Coins, seat: int, low: int, high: int, *_: float) -> tuple[int, int]:
            start = len(position.row) == 5
            return (low, high) if start else super().guaranteed(position, seat, low, high, 1, 1.0)

    position = Coins((3, 1, 4, 1, 5), (0, 0))
    solver = Solver(1 << 20, 1)
    solver._pool(position).searchers = (NeverSure(),)
    questions = [Question[End]("guaranteed", 0, move) for move in (None, *position.legal_moves)]
    known = QuestionScheduler(position, questions, solver).ask(Limits(seconds=0.01))
    assert known[questions[0]].value == true_guaranteed(position, 0)


# The game of a document.


def test_a_document_without_a_game_is_penguin_party() -> None:
    document = to_dict(deal(1))
    assert "game" not in document
    assert loads(json.dumps(document)) == loads(json.dumps(document | {"game": "party"})) == deal(1)
    jsonschema.validate(document | {"game": "party"}, position_schema())


@pytest.mark.parametrize("name", ["chess", "", 3, None, ["party"]])
def test_an_unknown_game_is_refused(name: object) -> None:
    with pytest.raises(BadInput, match=r"^game: unknown game .*; there are party, pingouin$"):
        loads(json.dumps(to_dict(deal(1)) | {"game": name}))


def test_the_registry_selects_the_game_of_a_document_and_of_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, COIN_GAME))
    coins = Coins((3, 1), (0, 2), 1)
    mixed = [to_dict(deal(1)), {"game": "coins", **COIN_GAME.to_dict(coins)}]
    assert [*map(games.from_dict, mixed)] == [deal(1), coins]
    assert games.is_line("coins:31") and games.is_line("iello-2024:-:R,G:0")
    assert not games.is_line("deal.json")
