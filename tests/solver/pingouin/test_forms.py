"""Positions as JSON and in one line, and dealt floes: round trips, refusals, the schema."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint
from floes import FULL, TEMPO, floe, load, small_floe
from ppsolve.solver import BadInput, deal, dumps, games, loads, position_schema, to_dict
from ppsolve.solver.pingouin import textform
from ppsolve.solver.pingouin.dealing import PENGUINS
from ppsolve.solver.pingouin.dealing import deal as deal_floe
from ppsolve.solver.pingouin.position import Player, Position
from refusals import refusal

VALIDATOR = jsonschema.Draft202012Validator(position_schema())

ROWS = ["1A213121B", "11231211A", "2132113", "111B21312", "31121A12", "21113121", "11B21132", "1A1213121B"]
PAGE: dict[str, Any] = {
    "game": "pingouin",
    "rows": ROWS,
    "players": [{"name": "Alice", "fish": 0, "tiles": 0}, {"name": "Bob"}],
    "to_move": "Alice",
}
"""The example of docs/reference/formats.md."""


def changed(**fields: Any) -> dict[str, Any]:
    return PAGE | fields


def with_row(number: int, row: object) -> dict[str, Any]:
    return changed(rows=[*ROWS[:number], row, *ROWS[number + 1 :]])


def with_player(**fields: Any) -> dict[str, Any]:
    return changed(players=[{"name": "Alice"} | fields, {"name": "Bob"}])


def some_positions() -> list[Position]:
    rng = random.Random(6)
    found = [small_floe(rng, rng.choice((2, 3, 4)), 9, placing=number % 2 == 0) for number in range(40)]
    found += [deal_floe(1, 3), deal_floe(2, 4, placed=True), load(FULL), floe("1A"), floe("")]
    odd = [Player("Z\u00f6e, =:~", 3, 2), Player("<b>"), Player("Carol", to_place=2)]
    return [*found, Position.drawn(load(FULL).rows, odd, 1)]


def test_the_documented_json_and_line_are_the_same_position() -> None:
    assert loads(json.dumps(PAGE)) == load(FULL)


def test_json_and_lines_survive_a_round_trip() -> None:
    for position in some_positions():
        assert loads(dumps(position)) == loads(dumps(position, one_line=True)) == position
        assert textform.loads(textform.dumps(position)) == position
        VALIDATOR.validate(to_dict(position))
        assert games.is_line(textform.dumps(position))


def test_written_json_is_normalised_and_names_the_game() -> None:
    document = to_dict(loads(json.dumps(with_row(0, "1a213121b"))))
    assert document == {
        "schema": "ppsolve.position/1",
        "game": "pingouin",
        "rows": ROWS,
        "players": [{"name": "Alice", "fish": 0, "tiles": 0}, {"name": "Bob", "fish": 0, "tiles": 0}],
        "to_move": "Alice",
    }


def test_the_turn_is_a_name_or_a_seat() -> None:
    expected = loads(json.dumps(changed(to_move="Bob")))
    assert expected.to_move == 1
    assert loads(json.dumps(changed(to_move=1))) == loads(json.dumps(changed(to_move="BOB"))) == expected


def test_a_stuck_player_who_is_to_move_is_read_as_out() -> None:
    position = loads(json.dumps(changed(rows=["1A.1B1111", *("." * (7 + row % 2) for row in range(1, 8))])))
    assert isinstance(position, Position)
    assert position.to_move == 1 and position.players[0] == Player("Alice", 1, 1)


REFUSED: list[tuple[Any, str, str]] = [
    (changed(rows=ROWS[:7]), "rows", "7 rows, but a floe has 8"),
    (with_row(2, "213211"), "rows[2]", "6 tiles, but row c has 7"),
    (with_row(3, "111B2131"), "rows[3]", "7 tiles, but row d has 8"),
    (with_row(2, "2142113"), "rows[2]", "4 fish on one tile; a tile has 1 to 3"),
    (with_row(2, "21x2113"), "rows[2]", "unknown letter 'x'; there are 1 2 3 . A B C D"),
    (with_row(2, "21.A2113"), "rows[2]", "penguin A stands on a hole"),
    (with_row(2, "2C132113"), "rows[2]", "a penguin C, but there are 2 players"),
    (with_row(5, "2A1113121"), "rows", "5 penguins A, but a player has at most 4"),
    (with_row(2, 3), "rows[2]", "expected a string, not 3"),
    (changed(rows="1"), "rows", "expected a list, not '1'"),
    (with_player(fish=-1), "players[0].fish", "-1 is less than 0"),
    (with_player(tiles=-1), "players[0].tiles", "-1 is less than 0"),
    (with_player(fish="3"), "players[0].fish", "expected a whole number, not '3'"),
    (with_player(to_place=True), "players[0].to_place", "expected a whole number, not True"),
    (
        with_player(to_place=1),
        "players[0].to_place",
        "1 to place and 4 on the floe, but a player has at most 4",
    ),
    (with_player(hand="R"), "players[0].hand", "unknown key; there are name, fish, tiles, to_place"),
    (changed(players=[{"name": "Alice"}]), "players", "1 players, but the game is for 2 to 4"),
    (
        changed(players=[{"name": name} for name in "abcde"]),
        "players",
        "5 players, but the game is for 2 to 4",
    ),
    (changed(players=[{"name": "Alice"}, {"name": "Alice"}]), "players[1].name", "duplicate name 'Alice'"),
    (changed(players=[{}, {"name": "Bob"}]), "players[0].name", "is missing"),
    (changed(to_move="Carol"), "to_move", "no player is called 'Carol'"),
    (changed(to_move=2), "to_move", "seat 2, but seats are 0 to 1"),
    (changed(to_move=1.5), "to_move", "expected a player's name or a seat, not 1.5"),
    (
        changed(schema="ppsolve.position/2"),
        "schema",
        "expected 'ppsolve.position/1', not 'ppsolve.position/2'",
    ),
    (changed(pyramid=[]), "pyramid", "unknown key; there are rows, players, schema, game, to_move"),
    ({"game": "pingouin", "players": []}, "rows", "is missing"),
    ({"game": "pingouin", "rows": ROWS}, "players", "is missing"),
]


@pytest.mark.parametrize(("document", "where", "what"), REFUSED, ids=range(len(REFUSED)))
def test_a_refusal_names_the_field(document: Any, where: str, what: str) -> None:
    error = refusal(lambda: loads(json.dumps(document)))
    assert (error.where, error.what) == (where, what)


def test_the_schema_refuses_formal_errors() -> None:
    beyond_the_schema = (
        "a penguin C, but",
        "5 penguins A",
        "duplicate name",
        "no player is called",
        "1 to place and 4",
        "seat 2, but",
    )
    for document, _, what in REFUSED:
        assert VALIDATOR.is_valid(document) == what.startswith(beyond_the_schema), what
    VALIDATOR.validate(PAGE)
    VALIDATOR.validate(to_dict(deal(1)))
    assert not VALIDATOR.is_valid({key: value for key, value in PAGE.items() if key != "game"})


LINES = [
    (TEMPO.removesuffix(":0"), "position", "3 fields separated by ':', but a line has 4"),
    (TEMPO.replace(":-:", ":1.1:"), "players", "1 players, but the game is for 2 to 4"),
    (TEMPO.replace(":-:", ":1.1,2:"), "players[1]", "expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5"),
    (TEMPO.replace(":-:", ":-1.1,2.0:"), "players[0]", "expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5"),
    (TEMPO.replace(":-:", ":1.1,%ff=2.0:"), "players[1].name", "the percent-encoded name is not UTF-8"),
    (TEMPO.replace(":-:", ":1.1,2.0+9:"), "players[1].to_place", "9 to place and 2 on the floe"),
    (TEMPO.removesuffix("0") + "2", "to_move", "expected a seat from 0 to 1, not '2'"),
    (TEMPO.removesuffix("0") + "-", "to_move", "'-' says the game is over, but Alice can move"),
    (TEMPO.replace("2...", "4...", 1), "rows[0]", "4 fish on one tile"),
    (TEMPO.replace("/1A111...", ""), "rows", "7 rows, but a floe has 8"),
]


@pytest.mark.parametrize(("line", "where", "what"), LINES, ids=range(len(LINES)))
def test_a_refused_line_names_the_field(line: str, where: str, what: str) -> None:
    error = refusal(lambda: textform.loads(line))
    assert error.where == where and error.what.startswith(what)


def test_the_command_line_prints_one_line() -> None:
    assert complaint("show", TEMPO.replace("2...", "4...", 1)).startswith(
        "ppsolve: rows[0]: 4 fish on one tile"
    )


# Floes from a seed.


def test_a_dealt_floe_has_the_tiles_of_the_boxed_game() -> None:
    for players, penguins in PENGUINS.items():
        fresh, placed = deal_floe(7, players), deal_floe(7, players, placed=True)
        assert [fresh.ice.count(fish) for fish in (1, 2, 3)] == [30, 20, 10]
        assert fresh.ice == placed.ice and fresh == deal_floe(7, players)
        assert [player.to_place for player in fresh.players] == [penguins] * players
        assert [len(player.penguins) for player in placed.players] == [penguins] * players
        assert all(placed.ice[tile] == 1 for tile in placed.occupied)
        assert not placed.placing and placed.to_move == 0
    assert deal_floe(7).ice != deal_floe(8).ice


def test_a_seed_always_deals_the_same_floe() -> None:
    assert textform.dumps(deal_floe(7, 3)) == (
        "pingouin:3332111/11121311/2321112/21213111/3111121/21213212/2132312/12212221:0.0+3,0.0+3,0.0+3:0"
    )
    assert textform.dumps(deal_floe(7, 4, placed=True)) == PLACED


PLACED = "pingouin:3332111/1C1121311/23211C12/21213111/31B1D1B121/2121321A2/2132312/1A221D2221:-:0"


def test_too_many_players_are_refused() -> None:
    with pytest.raises(BadInput, match="players: 5 players, but the game is for 2 to 4"):
        deal_floe(1, 5)
