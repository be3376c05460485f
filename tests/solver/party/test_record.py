"""Records of rounds and games: replay, scores, and invalid records."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint
from ppsolve.solver import EDITIONS, BadInput, record_schema
from ppsolve.solver.party.game_record import PlayedGame, game_or_round
from ppsolve.solver.party.record import Departure, Round, from_dict, loads

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"

# Base 2, and only red fits on top: Bob, with green and blue, gets out; Carol has nothing to add to that.
DEAL: dict[str, Any] = {
    "rules": {"edition": "iello-2024", "base": 2},
    "players": [
        {"name": "Alice", "hand": "RR", "tokens": 1},
        {"name": "Bob", "hand": "RGB", "tokens": 5},
        {"name": "Carol", "hand": "GY"},
    ],
}
MOVES = ["Ra1", "Ra2", "Rb1"]
# Ra1 by Alice, Ra2 by Bob; Carol is out with two cards; Alice ends with Rb1; Bob is out with two.


def document(*moves: Any, deal: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"deal": deal or DEAL, "moves": list(moves), **more}


def refused(given: Any) -> str:
    """Return the error message for an invalid record."""
    with pytest.raises(BadInput) as caught:
        game_or_round(given)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


# Rounds


def test_a_round_is_replayed_and_counted_up() -> None:
    played = from_dict(document(*MOVES))
    assert played.status == "finished"
    assert [(turn.number, turn.player, str(turn.move)) for turn in played.turns] == [
        (1, "Alice", "Ra1"),
        (2, "Bob", "Ra2"),
        (3, "Alice", "Rb1"),
    ]
    assert played.departures == (Departure(2, 2, 2), Departure(1, 3, 2))
    assert played.penalties == (0, 2, 2)
    assert played.bonuses == (1, 0, 0)  # Alice held only one point to give back
    assert played.totals == (0, 7, 2)


def test_the_bonus_is_at_most_two_points() -> None:
    deal = copy.deepcopy(DEAL)
    deal["players"][0]["tokens"] = 6
    assert from_dict(document(*MOVES, deal=deal)).totals == (4, 7, 2)


def test_names_and_drop_outs_are_optional() -> None:
    said = document(
        {"player": "Alice", "move": "Ra1"},
        {"move": "Ra2"},
        {"player": "Carol", "out": True},
        "Rb1",
        {"player": "Bob", "out": True},
        schema="ppsolve.record/1",
    )
    assert from_dict(said) == from_dict(document(*MOVES))


def test_a_round_may_be_unfinished() -> None:
    played = from_dict(document("Ra1"))
    assert played.status == "unfinished"
    assert (played.penalties, played.bonuses, played.totals) == (None, None, (1, 5, 0))
    assert from_dict(document()).turns == ()


def test_a_player_who_is_stuck_in_the_deal_is_out_from_the_start() -> None:
    deal = {
        "rules": {"edition": "iello-2024", "base": 2},
        "pyramid": ["RR"],
        "players": [{"name": "Alice", "hand": "GG"}, {"name": "Bob", "hand": "R"}],
    }
    played = from_dict(document({"player": "Alice", "out": True}, "Rb1", deal=deal))
    assert played.departures == (Departure(0, 0, 2),)
    assert played.totals == (2, 0)


def test_a_record_is_read_from_text() -> None:
    assert loads(json.dumps(document(*MOVES))) == from_dict(document(*MOVES))


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        (["Ga1"], "move 1: Ga1 by Alice is not legal: Alice holds no G; legal were Ra1"),
        (
            ["Ra1", "Gb1"],
            "move 2: Gb1 by Bob is not legal: b1 is not open; open places: a0 a2; legal were Ra0 Ga0",
        ),
        (["Ra1", "Ra2", "Gb1"], "move 3: Gb1 by Alice is not legal: Alice holds no G; legal were Rb1"),
        (["Ra1", "Ga2", "Yb1"], "move 3: Yb1 by Carol is not legal: b1 accepts only R or G; legal were Gb1"),
        (["R1"], "move 1: 'R1' is not a move: expected a colour"),
        ([{"player": "Bob", "move": "Ra1"}], "move 1: Bob moves out of turn; it is the turn of Alice"),
        (
            ["Ra1", "Ra2", {"player": "Carol", "move": "Ga0"}],
            "move 3: Carol moves, but has been out since move 2; it is the turn of Alice",
        ),
        ([*MOVES, "Gc1"], "move 4: 'Gc1', but the round was over after move 3"),
        ([*MOVES, {"player": "Bob", "move": "Gc1"}], "move 4: 'Gc1', but the round was over after move 3"),
        (
            ["Ra1", {"player": "Bob", "out": True}],
            "move 2: Bob drops out while able to play; legal were Ra0 Ga0 Ba0 Ra2 Ga2 Ba2",
        ),
        (["Ra1", {"player": "Carol", "out": True}], "move 2: Carol drops out of turn; it is the turn of Bob"),
        (
            [*MOVES, {"player": "Carol", "out": True}],
            "move 4: Carol drops out, but has been out since move 2",
        ),
        ([*MOVES, {"player": "Alice", "out": True}], "move 4: Alice drops out, but has placed every card"),
        ([{"player": "Zoe", "move": "Ra1"}], "move 1: no player is called 'Zoe'"),
        ([7], "moves[0]: expected a move or an object, not 7"),
        ([{"player": "Bob"}], 'moves[0]: expected "move" or "out", and only one of them'),
        ([{"player": "Bob", "out": False}], "moves[0].out: expected true, not False"),
        ([{"out": True}], "moves[0].player: is missing"),
        ([{"move": "Ra1", "turn": 1}], "moves[0].turn: unknown key; there are player, move, out"),
    ],
)
def test_errors_name_the_move_and_the_reason(moves: list[Any], message: str) -> None:
    assert refused(document(*moves)).startswith(message)


def test_a_player_who_has_placed_every_card_may_not_move() -> None:
    deal = copy.deepcopy(DEAL)
    deal["players"][0]["hand"] = "R"
    moves = ["Ra1", "Ra2", {"player": "Alice", "move": "Rb1"}]
    deal["players"][2]["hand"] = "R"
    message = "move 3: Alice moves, but has placed every card; it is the turn of Carol"
    assert refused(document(*moves, deal=deal)) == message


def test_with_passing_nobody_drops_out() -> None:
    deal = copy.deepcopy(DEAL)
    deal["rules"]["stuck"] = "pass"
    moves = ["Ra1", "Ra2", {"player": "Carol", "out": True}]
    message = "move 3: Carol drops out, but with stuck=pass nobody does"
    assert refused(document(*moves, deal=deal)) == message


def test_errors_in_the_deal_are_reported() -> None:
    deal = copy.deepcopy(DEAL)
    deal["players"][1]["hand"] = "K"
    assert refused(document(deal=deal)).startswith("deal: players[1].hand: unknown colour 'K'")
    assert refused({"deal": DEAL}) == "moves: is missing"
    assert refused({**document(), "schema": "ppsolve.position/1"}).startswith("schema: expected")
    assert refused([]) == "expected an object, not a list"


# Tumbles


def tumbled(**more: Any) -> dict[str, Any]:
    deal = copy.deepcopy(DEAL)
    deal["rules"]["edition"] = "ffg-2007"
    deal["players"][2]["hand"] = "GYB"
    return document("Ra1", deal=deal, **more)


def test_the_player_who_topples_the_pyramid_pays_all_their_cards() -> None:
    played = from_dict(tumbled(tumble={"player": "Bob"}))
    assert played.status == "tumbled"
    assert played.penalties == (0, 3, 0)  # two left and one in the fingers
    assert played.bonuses == (0, 0, 0)
    assert played.totals == (1, 8, 0)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (tumbled(tumble={"player": "Carol"}), "tumble: Carol was not placing a card; it is the turn of Bob"),
        (tumbled(tumble={"player": "Zoe"}), "tumble.player: no player is called 'Zoe'"),
        (tumbled(tumble={}), "tumble.player: is missing"),
        (document("Ra1", tumble={"player": "Bob"}), "tumble: iello-2024 has no rule for a falling pyramid"),
    ],
)
def test_impossible_tumbles_are_refused(given: Any, message: str) -> None:
    assert refused(given) == message


def test_a_tumble_after_the_end_is_refused() -> None:
    deal = copy.deepcopy(DEAL)
    deal["rules"]["edition"] = "ffg-2007"
    given = document(*MOVES, deal=deal, tumble={"player": "Bob"})
    assert refused(given) == "tumble: the round was already over"


# Games: two players, base 1; who begins places a card, then the other one too or not.


def short(first: str, second: str, moves: list[Any], edition: str = "", **more: Any) -> dict[str, Any]:
    """A round of Ann and Ben with these hands."""
    deal: dict[str, Any] = {"players": [{"name": "Ann", "hand": first}, {"name": "Ben", "hand": second}]}
    if edition:
        deal["rules"] = {"edition": edition, "base": 1}
    return {"deal": deal, "moves": moves, **more}


def game(*rounds: dict[str, Any]) -> dict[str, Any]:
    return {"schema": "ppsolve.game/1", "players": ["Ann", "Ben"], "rounds": list(rounds)}


def first_round(edition: str = "iello-2024") -> dict[str, Any]:
    return short("R", "GGG", ["Ra1"], edition)  # Ann 0, Ben 3


def read_game(given: dict[str, Any]) -> PlayedGame:
    found = game_or_round(given)
    assert isinstance(found, PlayedGame)
    return found


def test_points_are_carried_and_the_start_passes_to_the_left() -> None:
    found = read_game(game(first_round(), short("GG", "R", ["Ra1"])))
    second = found.rounds[1].round
    assert second.deal.to_move == 1
    assert [player.tokens for player in second.deal.players] == [0, 3]
    assert second.bonuses == (0, 2)
    assert found.totals == (2, 1)
    assert found.finished
    assert [(place.rank, place.seat, place.total) for place in found.standing] == [(1, 1, 1), (2, 0, 2)]


def test_ties_are_shared() -> None:
    found = read_game(game(short("R", "GG", ["Ra1"], "iello-2024"), short("GGG", "RG", ["Ra1"])))
    assert found.totals == (3, 3)
    assert [place.rank for place in found.standing] == [1, 1]


def test_the_places_after_a_tie_are_left_free() -> None:
    names = ["Ann", "Ben", "Cem"]
    hands = {"Ann": "RG", "Ben": "R", "Cem": "Y"}
    deal = {
        "rules": {"edition": "iello-2024", "base": 1},
        "players": [{"name": name, "hand": hand} for name, hand in hands.items()],
    }
    found = read_game({"players": names, "rounds": [{"deal": deal, "moves": ["Ra1"]}]})
    assert not found.finished
    assert [(place.rank, place.total) for place in found.standing] == [(1, 1), (1, 1), (1, 1)]
    deal["players"][0]["hand"] = "R"  # type: ignore[index]
    found = read_game({"players": names, "rounds": [{"deal": deal, "moves": ["Ra1"]}]})
    assert [(place.rank, place.seat) for place in found.standing] == [(1, 0), (2, 1), (2, 2)]


def test_a_tumbled_round_is_dealt_again() -> None:
    fallen = short("R", "GGG", [], "ffg-2007", tumble={"player": "Ann"})
    found = read_game(game(fallen, short("R", "GGG", ["Ra1"]), short("G", "R", ["Ra1"])))
    assert [one.label for one in found.rounds] == ["round 1", "round 1, deal 2", "round 2"]
    assert [one.round.deal.to_move for one in found.rounds] == [0, 0, 1]
    assert found.totals == (1, 1)  # Ann paid one and gave it back, then paid one; Ben paid 3 and gave back 2
    assert found.finished


def test_an_unfinished_game_has_a_standing() -> None:
    found = read_game(game(first_round(), short("G", "R", [])))
    assert not found.finished
    assert found.completed == 1
    assert found.totals == (0, 3)


def test_extra_rounds_agree_with_the_words_of_every_edition() -> None:
    for edition in EDITIONS.values():
        assert (edition.extra_rounds == "one") == ("one more round" in edition.tie)
        assert (edition.extra_rounds == "any") == (", or more rounds" in edition.tie)


@pytest.mark.parametrize("edition", EDITIONS)
def test_more_rounds_are_played_only_while_the_lead_is_tied(edition: str) -> None:
    tie = [short("R", "GG", ["Ra1"], edition), short("GGG", "RG", ["Ra1"])]
    assert read_game(game(*tie)).totals == (3, 3)
    untied = short("R", "G", ["Ra1"])
    if edition == "ffg-2007":
        assert refused(game(*tie, untied)).startswith(
            "round 3: the game was over after round 2: ffg-2007 allows no extra"
        )
        return
    found = read_game(game(*tie, untied))
    assert found.finished
    assert found.totals == (1, 4)
    message = "round 4: the game was over after round 3: the lowest total is not tied"
    assert refused(game(*tie, untied, untied)) == message
    tied = short("RG", "G", ["Ra1"])
    assert read_game(game(*tie, tied)).totals == (4, 4)
    fourth = game(*tie, tied, short("G", "R", ["Ra1"]))
    if edition == "playte-2021":
        assert read_game(fourth).totals == (5, 2)
    else:
        assert refused(fourth).startswith(
            "round 4: the game was over after round 3: iello-2024 allows one extra"
        )


def with_deal(one: dict[str, Any], **fields: Any) -> dict[str, Any]:
    changed = copy.deepcopy(one)
    changed["deal"].update(fields)
    return changed


SECOND = short("GG", "R", ["Ra1"])
PEOPLE = SECOND["deal"]["players"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (game(), "rounds: at least one round is needed"),
        (game(first_round(), short("GG", "R", ["Ga1"])), "round 2: move 1: Ga1 by Ben is not legal"),
        (
            game(first_round(), with_deal(SECOND, to_move="Ann")),
            "round 2: deal: to_move: Ann begins, but this round starts with Ben",
        ),
        (
            game(first_round(), with_deal(SECOND, players=[PEOPLE[0], {**PEOPLE[1], "tokens": 2}])),
            "round 2: deal: players[1].tokens: 2, but Ben holds 3 before this round",
        ),
        (
            game(with_deal(first_round(), players=[{**PEOPLE[0], "tokens": 2}, PEOPLE[1]])),
            "round 1: deal: players[0].tokens: 2, but Ann holds 0 before this round",
        ),
        (
            game(first_round(), with_deal(SECOND, players=[*reversed(PEOPLE)])),
            "round 2: deal: players: Ben, Ann, but the players of the game are Ann, Ben",
        ),
        (
            game(first_round(), with_deal(SECOND, rules="ffg-2007")),
            "round 2: deal: rules: ffg-2007, but the game began with iello-2024, base=1",
        ),
        (
            game(short("R", "GGG", [], "iello-2024"), SECOND),
            "round 2: round 1 is unfinished; only the last round may be",
        ),
        (
            game(first_round(), SECOND, first_round()),
            "round 3: the game was over after round 2: the lowest total is not tied",
        ),
        (game(first_round(), {"moves": []}), "round 2: deal: is missing"),
        ({"schema": "ppsolve.game/1", "players": ["Ann"]}, "rounds: is missing"),
        (
            {"schema": "ppsolve.game/2", "players": ["Ann"], "rounds": []},
            "schema: expected 'ppsolve.record/1' or 'ppsolve.game/1', not 'ppsolve.game/2'",
        ),
        ({"players": "Ann", "rounds": []}, "players: expected a list, not 'Ann'"),
    ],
)
def test_impossible_games_are_refused(given: Any, message: str) -> None:
    assert refused(given).startswith(message)


# The schema and the examples


def validator() -> Any:
    return jsonschema.Draft202012Validator(record_schema())


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(record_schema())


@pytest.mark.parametrize("name", ["round.json", "game.json"])
def test_the_examples_match_the_schema_and_are_complete(name: str) -> None:
    given = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))
    validator().validate(given)
    found = game_or_round(given)
    assert found.finished if isinstance(found, PlayedGame) else found.status == "finished"


def test_records_of_these_tests_match_the_schema() -> None:
    for given in (document(*MOVES), tumbled(tumble={"player": "Bob"}), game(first_round(), SECOND)):
        validator().validate(given)
        assert isinstance(game_or_round(given), (PlayedGame, Round))


@pytest.mark.parametrize(
    "given",
    [
        document("R1"),
        document({"player": "Bob"}),
        document({"player": "Bob", "move": "Ra1", "out": True}),
        document(deal={"players": []}),
        document(deal={**DEAL, "rules": "iello-2023"}),
        {"players": ["Ann", "Ben"], "rounds": []},
        {**document(), "tumbled": True},
    ],
)
def test_malformed_records_do_not_match_the_schema(given: Any) -> None:
    assert not validator().is_valid(given)
    refused(given)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (json.dumps(document("Ga1")), "ppsolve: standard input: line 1: move 1: Ga1 by Alice is not legal"),
        (json.dumps(game(first_round(), short("GG", "R", ["Ga1"]))), "input: line 1: round 2: move 1: "),
        ('{"deal": ', "ppsolve: standard input: line "),
        ("", "ppsolve: standard input: "),
    ],
)
def test_the_command_refuses_a_bad_record_in_one_line(text: str, message: str) -> None:
    assert message in complaint("review", "-", stdin=text.encode())
