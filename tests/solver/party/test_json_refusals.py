"""Positions as JSON: every kind of invalid input, and agreement with the schema."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from positions import table
from ppsolve.solver import BadInput, dumps, load, loads, position_schema, to_dict
from refusals import PLAYERS, document, player, refusal

VALIDATOR = jsonschema.Draft202012Validator(position_schema())

# Everything that is refused, and where.

MALFORMED: list[tuple[str | bytes, str, str]] = [
    ("", "line 1", "malformed JSON"),
    ("{", "line 1", "malformed JSON"),
    ("nonsense", "line 1", "malformed JSON: Expecting value at column 1"),
    ('{"players": [}', "line 1", "malformed JSON"),
    ('{"players": []} {}', "line 1", "malformed JSON: Extra data at column 17"),
    ("\n\n{'players': []}", "line 3", "malformed JSON"),
    ('{"players": "\x01"}', "line 1", "malformed JSON: Invalid control character"),
    ('\ufeff{"players": []}', "line 1", "malformed JSON"),
    (b"\xff\xfe", "line 1", "invalid UTF-8 at byte 0"),
    (b'{\n"players": "\xe9"}', "line 2", "invalid UTF-8 at byte 14"),
    (b'{"players": "\xed\xa0\x80"}', "line 1", "invalid UTF-8"),
    ("[" * 400_000, "", "malformed JSON: nested too deeply"),
    ('{"a":' * 100_000, "", "malformed JSON: nested too deeply"),
    ("[" * 400_000 + "]" * 400_000, "", "malformed JSON: nested too deeply"),
    ('{"players": ' + "9" * 10_000 + "}", "", "thousands of digits"),
    ('{"players": -' + "9" * 10_000 + "}", "", "thousands of digits"),
    ('{"players": NaN}', "", "malformed JSON: NaN is not a JSON number"),
    ('{"players": Infinity}', "", "Infinity is not a JSON number"),
    ('{"players": -Infinity}', "", "-Infinity is not a JSON number"),
    ('{"players": [], "players": []}', "players", "duplicate key"),
    ('{"players": [{"name": "A", "hand": "", "hand": ""}]}', "hand", "duplicate key"),
    ('{"a\\nb": 1, "a\\nb": 2}', r"'a\nb'", "duplicate key"),
]


@pytest.mark.parametrize(("text", "place", "words"), MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_json_is_refused(text: str | bytes, place: str, words: str) -> None:
    error = refusal(lambda: loads(text))
    assert error.where == place
    assert words in error.what


REFUSED: list[tuple[Any, str, str]] = [
    # The document.
    ([], "", "expected an object, not a list"),
    ("position", "", "expected an object, not 'position'"),
    (None, "", "expected an object, not None"),
    (3, "", "expected an object, not 3"),
    ({}, "players", "is missing"),
    (document(colour=1), "colour", "unknown key; there are players, schema, rules, to_move, pyramid"),
    (document(Players=[]), "Players", "unknown key"),
    (document(**{"a\nb": 1}), r"'a\nb'", "unknown key"),
    (document(**{"": 1}), "''", "unknown key"),
    (document(**{"\u202e": 1}), r"'\u202e'", "unknown key"),
    (document(**{"\ud800": 1}), r"'\ud800'", "unknown key"),
    (document(**{"k" * 10_000: 1}), "'" + "k" * 39 + "...'", "unknown key"),
    # The schema.
    (
        document(schema="ppsolve.position/2"),
        "schema",
        "expected 'ppsolve.position/1', not 'ppsolve.position/2'",
    ),
    (document(schema=1), "schema", "not 1"),
    (document(schema=None), "schema", "not None"),
    (document(schema=["ppsolve.position/1"]), "schema", "not a list"),
    # The rules.
    (document(rules="iello"), "rules", "unknown edition 'iello'; choose from iello-2024"),
    (document(rules=""), "rules", "unknown edition ''"),
    (document(rules="x" * 10_000), "rules", "unknown edition 'xxx"),
    (document(rules="\x1b[31m"), "rules", r"unknown edition '\x1b[31m'"),
    (document(rules=2024), "rules", "expected an edition's name or an object, not 2024"),
    (document(rules=None), "rules", "not None"),
    (document(rules=[]), "rules", "not a list"),
    (document(rules={"edition": 1}), "rules.edition", "expected a string, not 1"),
    (document(rules={"edition": "x"}), "rules", "unknown edition 'x'"),
    (document(rules={"base": 0}), "rules.base", "0 is not from 1 to 8"),
    (document(rules={"base": 1e999}), "rules.base", "expected a whole number, not inf"),
    (document(rules={"base": 7.0}), "rules.base", "expected a whole number, not 7.0"),
    (document(rules={"base": True}), "rules.base", "expected a whole number, not True"),
    (document(rules={"base": "7"}), "rules.base", "expected a whole number, not '7'"),
    (document(rules={"base": 10**4000}), "rules.base", "a very large number is not from 1 to 8"),
    (document(rules={"hand_size": -1}), "rules.hand_size", "-1 is not from 0"),
    (document(rules={"bonus": None}), "rules.bonus", "expected a whole number, not None"),
    (document(rules={"deck": "RGB"}), "rules.deck", "expected an object"),
    (document(rules={"deck": {"Z": 1}}), "rules.deck", "unknown colour 'Z'"),
    (document(rules={"deck": {"R": -1}}), "rules.deck.R", "-1 is not from 0 to 36"),
    (document(rules={"upper_rows": "gaps"}), "rules.upper_rows", 'expected "free" or "contiguous"'),
    (document(rules={"stuck": {}}), "rules.stuck", "not an object"),
    (document(rules={"colour": 1}), "rules.colour", "unknown rule"),
    (document(rules={"players": 2}), "rules.players", "unknown rule"),
    (document(rules={"cls": 2}), "rules.cls", "unknown rule"),
    (document(rules={"k" * 10_000: 2}), "rules.'" + "k" * 39 + "...'", "unknown rule"),
    (document(rules={"a\nb": 2}), r"rules.'a\nb'", "unknown rule"),
    # The players.
    ({"players": {}}, "players", "expected a list, not an object"),
    ({"players": "Alice"}, "players", "expected a list, not 'Alice'"),
    ({"players": 1e999}, "players", "expected a list, not inf"),
    ({"players": []}, "players", "0 players, but the game is for 2 to 6"),
    ({"players": PLAYERS[:1]}, "players", "1 player, but the game is for 2 to 6"),
    ({"players": [PLAYERS[0]] * 7}, "players", "7 players, but the game is for 2 to 6"),
    ({"players": [1] * 10_000}, "players", "10000 players"),
    ({"players": [*PLAYERS, 3]}, "players[2]", "expected an object, not 3"),
    ({"players": [[], *PLAYERS]}, "players[0]", "expected an object, not a list"),
    ({"players": [PLAYERS[0], {"hand": "R"}]}, "players[1].name", "is missing"),
    ({"players": [PLAYERS[0], {"name": "Bob"}]}, "players[1].hand", "is missing"),
    (player(cards="R"), "players[0].cards", "unknown key; there are name, hand, tokens, out"),
    (player(**{"\n": 1}), r"players[0].'\n'", "unknown key"),
    # Names.
    (player(name=7), "players[0].name", "expected a string, not 7"),
    (player(name=None), "players[0].name", "expected a string, not None"),
    (player(name=""), "players[0].name", "the name is empty"),
    (player(name=" \t"), "players[0].name", "the name is empty"),
    (player(name="Bob"), "players[1].name", "duplicate name 'Bob'"),
    (player(name="A\nB"), "players[0].name", r"control character '\n' in the name 'A\nB'"),
    (player(name="\x1b[2J"), "players[0].name", r"control character '\x1b'"),
    (player(name="\x00" * 10_000), "players[0].name", r"control character '\x00'"),
    (player(name="A\u202eB"), "players[0].name", r"control character '\u202e'"),
    (player(name="A\u2066B"), "players[0].name", r"control character '\u2066'"),
    (player(name="\ud83d"), "players[0].name", r"control character '\ud83d'"),
    (player(name="A\u2028B"), "players[0].name", r"control character '\u2028'"),
    (player(name="x" * 41), "players[0].name", "41 characters, but a name has at most 40"),
    # Hands.
    (player(hand=5), "players[0].hand", "expected a string, not 5"),
    (player(hand=["R", "G"]), "players[0].hand", "expected a string, not a list"),
    (player(hand=None), "players[0].hand", "expected a string, not None"),
    (player(hand="RX"), "players[0].hand", "unknown colour 'X'; colours are R G Y P B"),
    (player(hand="rk"), "players[0].hand", "unknown colour 'k'"),
    (player(hand="R\x00"), "players[0].hand", r"unknown colour '\x00'"),
    (player(hand="\ud800"), "players[0].hand", r"unknown colour '\ud800'"),
    (player(hand="R" * 8), "players[0].hand", "8 or more R cards in hands and pyramid, but the deck has 7"),
    (player(hand="R" * 10_000), "players[0].hand", "10000 or more R cards"),
    (player(hand="RGYPB" * 2_000), "players[0].hand", "2000 or more R cards"),
    (player(hand="X" * 10_000), "players[0].hand", "unknown colour 'X'"),
    (player(hand="BBBB") | {"pyramid": ["BBBB"]}, "players[1].hand", "9 or more B cards"),
    (player(hand="BBBBBBBB", out=True), "players[1].hand", "9 or more B cards"),
    # Tokens and out.
    (player(tokens=-1), "players[0].tokens", "-1 is less than 0"),
    (player(tokens=-(10**4000)), "players[0].tokens", "a very large number is less than 0"),
    (player(tokens=True), "players[0].tokens", "expected a whole number, not True"),
    (player(tokens=1.0), "players[0].tokens", "expected a whole number, not 1.0"),
    (player(tokens=1e999), "players[0].tokens", "expected a whole number, not inf"),
    (player(tokens="3"), "players[0].tokens", "expected a whole number, not '3'"),
    (player(tokens=None), "players[0].tokens", "expected a whole number, not None"),
    (player(out=1), "players[0].out", "expected true or false, not 1"),
    (player(out="true"), "players[0].out", "expected true or false, not 'true'"),
    (player(out=None), "players[0].out", "expected true or false, not None"),
    # To move.
    (document(to_move="Carol"), "to_move", "no player is called 'Carol'"),
    (document(to_move="ali"), "to_move", "no player is called 'ali'"),
    (document(to_move=""), "to_move", "no player is called ''"),
    (document(to_move="x" * 10_000), "to_move", "no player is called 'xxx"),
    (document(to_move="\x07"), "to_move", r"no player is called '\x07'"),
    (document(to_move=2), "to_move", "seat 2, but seats are 0 to 1"),
    (document(to_move=-1), "to_move", "seat -1, but seats are 0 to 1"),
    (document(to_move=10**4000), "to_move", "seat a very large number"),
    (document(to_move=True), "to_move", "expected a player's name or a seat, not True"),
    (document(to_move=False), "to_move", "expected a player's name or a seat, not False"),
    (document(to_move=None), "to_move", "expected a player's name or a seat, not None"),
    (document(to_move=1.0), "to_move", "not 1.0"),
    (document(to_move=[0]), "to_move", "not a list"),
    # The pyramid.
    (document(pyramid="RGB"), "pyramid", "expected a list, not 'RGB'"),
    (document(pyramid=None), "pyramid", "expected a list, not None"),
    (document(pyramid={}), "pyramid", "expected a list, not an object"),
    (document(pyramid=[["R"]]), "pyramid[0]", "expected a string, not a list"),
    (document(pyramid=["RG", 1]), "pyramid[1]", "expected a string, not 1"),
    (document(pyramid=["RGX"]), "pyramid[0]", "unknown colour 'X'"),
    (document(pyramid=["R\x1b"]), "pyramid[0]", r"unknown colour '\x1b'"),
    (document(pyramid=[""]), "pyramid[0]", "the row is empty"),
    (document(pyramid=["R" * 8]), "pyramid[0]", "8 cards wide, but the base holds 7"),
    (document(pyramid=["R" * 10_000]), "pyramid[0]", "10000 cards wide"),
    (document(pyramid=["RGB"], rules={"base": 2}), "pyramid[0]", "3 cards wide, but the base holds 2"),
    (document(pyramid=["R.B"]), "pyramid[0]", "the base has a gap"),
    (document(pyramid=["RGB", "R"]), "pyramid[1]", "1 cells, but this row has 2"),
    (document(pyramid=["RGB", "R.."]), "pyramid[1]", "3 cells, but this row has 2"),
    (document(pyramid=["RG", ".", "."]), "pyramid[2]", "a base of 2 carries at most 2 rows"),
    (document(pyramid=["R"] * 10_000), "pyramid[1]", "a base of 1 carries at most 1 rows"),
    (document(pyramid=["RGB", "..", "R"]), "pyramid[2]", "R at c1 rests on an empty cell"),
    (document(pyramid=["RGB", "B."]), "pyramid[1]", "B at b1 matches neither R nor G below"),
    (
        document(pyramid=["RRR"], rules={"deck": {"R": 2, "G": 2, "B": 2}}),
        "pyramid",
        "3 R cards, but the deck has 2",
    ),
]


def written(value: Any) -> str:
    return json.dumps(value).replace("Infinity", "1e999")


@pytest.mark.parametrize(("value", "place", "words"), REFUSED, ids=range(len(REFUSED)))
def test_a_refusal_names_the_field(value: Any, place: str, words: str) -> None:
    error = refusal(lambda: loads(written(value)))
    assert error.where == place
    assert words in error.what
    in_file = refusal(lambda: load(io.BytesIO(written(value).encode())))
    assert in_file.where == ": ".join(filter(None, ("input", "line 1", place)))
    assert in_file.what == error.what


def test_unusual_but_valid_positions_are_accepted() -> None:
    """Hand sizes may differ, cards may be missing, and the number of tokens is unlimited."""
    for value in (
        player(hand=""),
        player(hand="RRRRRRRGGGGGGG"),
        player(tokens=10**4000),
        player(out=True),
        player(out=True, hand=""),
        player(name="x" * 40),
        player(name="<script>&\"'"),
        player(hand="rr GG\ty"),
        document(pyramid=["rgb", "R."]),
        document(to_move="BOB"),
        document(pyramid=["RRRRRRR", "RRRRR."]) | {"rules": {"deck": {"R": 36, "G": 36, "B": 36}}},
        document(pyramid=["RRRR", "R.R"], rules={"upper_rows": "contiguous"}),
        document(pyramid=["RGB", "..", "."]),
    ):
        position = loads(json.dumps(value))
        assert loads(dumps(position)) == position


# The schema refuses nothing that is accepted.

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    9,
    37,
    1.5,
    10**50,
    "",
    "R",
    "X",
    "RG",
    "Bob",
    "\n",
    "<",
    " ",
]
ODD += ["iello-2024", "ffg-2007", "ppsolve.position/1", [], {}, [""], ["R"], ["RG", "R"], ["RGB", "R.", "."]]
ODD += [{"base": 3}, {"deck": {"R": 9, "G": 9, "B": 9}}, {"stuck": "pass"}, {"name": "Eve", "hand": "G"}]


def changed(value: Any, rng: random.Random) -> Any:
    """Return a JSON value with a part replaced, removed, doubled or added."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(sorted(value))
        rest = {other: item for other, item in value.items() if other != key}
        way = rng.randrange(10)
        if way == 0:
            return rest
        if way == 1:
            return value | {
                rng.choice(["base", "tokens", "out", "colour", "rules", "to_move"]): rng.choice(ODD)
            }
        return rest | {key: changed(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        way = rng.randrange(6)
        if way == 0:
            return value[:at] + value[at + 1 :]
        if way == 1:
            return [*value[:at], rng.choice([value[at], rng.choice(ODD)]), *value[at:]]
        return [*value[:at], changed(value[at], rng), *value[at + 1 :]]
    if isinstance(value, str) and value and rng.random() < 0.6:
        at = rng.randrange(len(value))
        return (
            value[:at] + rng.choice(["", "R", "G", "X", ".", "\n", "\x7f", "\u3000", "<"]) + value[at + 1 :]
        )
    return rng.choice(ODD)


@pytest.mark.slow
def test_the_reader_refuses_whatever_the_schema_refuses() -> None:
    rng = random.Random(20)
    start = to_dict(table("R G", "RGB", "GG+3", "P out", base=4, deck={"R": 9, "G": 9, "B": 9, "P": 1}))
    refused_by_schema = accepted = 0
    for _ in range(1500):
        value = changed(start, rng)
        if rng.random() < 0.5:
            value = changed(value, rng)
        valid = VALIDATOR.is_valid(value)
        refused_by_schema += not valid
        try:
            position = loads(json.dumps(value))
        except BadInput:
            continue
        accepted += 1
        assert valid, value
        assert VALIDATOR.is_valid(to_dict(position))
    assert refused_by_schema > 500
    assert accepted > 100


@pytest.mark.parametrize(("value", "place", "words"), REFUSED, ids=range(len(REFUSED)))
def test_the_schema_refuses_errors_that_it_can_express(value: Any, place: str, words: str) -> None:
    """The schema accepts an invalid document only if it cannot express the reason."""
    value = json.loads(written(value))
    if VALIDATOR.is_valid(value):
        beyond = [
            "duplicate",
            "cards",
            "no player",
            "seat",
            "cells",
            "gap",
            "rows",
            "rests",
            "matches",
            "control",
        ]
        beyond += ["not 7.0", "not 1.0"]  # whole numbers to JSON Schema
        beyond += [r"'\n'"]  # before a final newline Python's $ matches, that of JavaScript does not
        assert any(word in words for word in beyond)
