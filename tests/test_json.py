"""Positions as JSON: round trips, files of one or many, and everything that is refused."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import examples, positions, table
from ppsolve.solver import (
    BadInput,
    Player,
    Position,
    dump,
    dumps,
    load,
    loads,
    position_schema,
    read,
    to_dict,
)

VALIDATOR = jsonschema.Draft202012Validator(position_schema())

PLAYERS: list[dict[str, Any]] = [{"name": "Alice", "hand": "RG"}, {"name": "Bob", "hand": "B"}]
LINE = json.dumps({"players": PLAYERS}).encode()


def document(**fields: Any) -> dict[str, Any]:
    """A small position as JSON, some fields replaced."""
    return {"players": PLAYERS} | fields


def player(**fields: Any) -> dict[str, Any]:
    """A small position as JSON, some fields of the first player replaced."""
    return {"players": [PLAYERS[0] | fields, PLAYERS[1]]}


def refusal(call: Callable[[], object]) -> BadInput:
    """The refusal of a call, its message being one short printable line."""
    with pytest.raises(BadInput) as refused:
        call()
    message = str(refused.value)
    assert message.isprintable()
    assert len(message) < 300
    return refused.value


# Round trips.


@given(positions())
@examples(300)
def test_what_is_written_is_read_back(position: Position) -> None:
    assert loads(dumps(position)) == position
    assert loads(dumps(position, one_line=True)) == position
    assert loads(dumps(position).encode()) == position
    assert loads(json.dumps(to_dict(position))) == position


@given(positions())
@examples(100)
def test_what_is_written_matches_the_schema(position: Position) -> None:
    for text in (dumps(position), dumps(position, one_line=True)):
        VALIDATOR.validate(json.loads(text))


@given(st.text(st.characters(max_codepoint=0x2FFF, exclude_categories=["Cs"]), max_size=8))
@examples(300)
def test_every_name_that_is_accepted_is_read_back(name: str) -> None:
    try:
        position = Position.new([Player(name, "R"), Player("the other", "G")])
    except BadInput:
        return
    assert loads(dumps(position)) == loads(dumps(position, one_line=True)) == position
    assert dumps(position, one_line=True).splitlines() == [dumps(position, one_line=True)]
    VALIDATOR.validate(json.loads(dumps(position)))


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(position_schema())


def test_a_position_is_written_with_a_line_for_each_player() -> None:
    position = table(
        """
          R .
         R G B
        """,
        "GRY",
        "BB+3",
        "P out",
        to_move=1,
        base=5,
    )
    assert dumps(position) == (
        "{\n"
        '  "schema": "ppsolve.position/1",\n'
        '  "rules": {"edition": "iello-2024", "base": 5},\n'
        '  "players": [\n'
        '    {"name": "Alice", "hand": "RGY"},\n'
        '    {"name": "Bob", "hand": "BB", "tokens": 3},\n'
        '    {"name": "Carol", "hand": "P", "out": true}\n'
        "  ],\n"
        '  "to_move": "Bob",\n'
        '  "pyramid": ["RGB", "R."]\n'
        "}"
    )


def test_a_finished_round_is_written_without_a_player_to_move() -> None:
    over = table("R R", "G", "B", base=2)
    assert "to_move" not in to_dict(over)
    assert loads(dumps(over)) == over


def test_rules_without_overrides_are_written_as_a_name() -> None:
    assert to_dict(table("", "R", "G", edition="ffg-2007"))["rules"] == "ffg-2007"


# Reading.


SPECIFICATION = """{
  "schema": "ppsolve.position/1",
  "rules": "iello-2024",
  "players": [
    {"name": "Alice", "hand": "RRGGYYPPBBBRGY"},
    {"name": "Bob", "hand": "BBGGGPPPRRRYYB", "tokens": 3}
  ],
  "to_move": "Alice",
  "pyramid": ["RGB", "R."]
}"""
"""The example of the specification as it is printed. It has 8 red cards, one more than the deck."""


def test_the_example_of_the_specification_is_read_when_it_has_one_red_card_less() -> None:
    position = loads(SPECIFICATION.replace("RRRYYB", "RRYYB"))
    assert position == Position.new(
        [Player("Alice", "RRRGGGYYYPPBBB"), Player("Bob", "RRGGGYYPPPBBB", 3)], ["RGB", "R."]
    )
    error = refusal(lambda: loads(SPECIFICATION))
    assert error.where == "players[1].hand"
    assert error.what.startswith("8 or more cards R")


def test_everything_but_the_players_has_a_default() -> None:
    position = loads(json.dumps(document()))
    assert position == Position.new([Player("Alice", "RG"), Player("Bob", "B")])
    assert (position.rules.edition, position.rules.base, position.to_move) == ("iello-2024", 7, 0)
    assert position.pyramid == ()
    assert [(p.tokens, p.out) for p in position.players] == [(0, False), (0, False)]


def test_an_object_of_rules_need_not_name_the_edition() -> None:
    assert loads(json.dumps(document(rules={"base": 5}))).rules.named == "iello-2024, base=5"
    assert loads(json.dumps(document(rules={}))).rules.named == "iello-2024"


def test_every_rule_can_be_overridden_in_json() -> None:
    rules = {
        "edition": "playte-2021",
        "base": 4,
        "deck": {"R": 9, "G": 9, "B": 9},
        "hand_size": 5,
        "bonus": 1,
        "upper_rows": "contiguous",
        "stuck": "pass",
    }
    position = loads(json.dumps(document(rules=rules)))
    assert to_dict(position)["rules"] == rules


def test_the_player_to_move_is_given_by_name_or_by_seat() -> None:
    assert loads(json.dumps(document(to_move="Bob"))).to_move == 1
    assert loads(json.dumps(document(to_move=1))).to_move == 1
    assert loads(json.dumps(document(to_move=0))).to_move == 0


def test_a_name_that_looks_like_a_seat_is_a_name() -> None:
    players = [{"name": "1", "hand": "R"}, {"name": "0", "hand": "G"}]
    assert loads(json.dumps({"players": players, "to_move": "1"})).to_move == 0
    assert loads(json.dumps({"players": players, "to_move": 1})).to_move == 1


def test_a_stuck_player_to_move_is_settled() -> None:
    position = loads(json.dumps(document(rules={"base": 2}, pyramid=["BB"])))
    assert position.to_move == 1
    assert position.players[0].out


# Files.


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    position = Position.new([Player("Zoë", "GB"), Player("李", "R")], ["R"])
    path = tmp_path / "position.json"
    dump(position, path)
    assert path.read_text(encoding="utf-8") == dumps(position) + "\n"
    assert load(path) == load(str(path)) == position
    assert list(read(path)) == [position]


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_json_lines_are_read_one_by_one(newline: str, mark: bytes) -> None:
    some = [table("", hand, "G") for hand in ("R", "RR", "RRR")]
    lines = [
        "",
        *(dumps(position, one_line=True) for position in some[:2]),
        "  ",
        "",
        dumps(some[2], one_line=True),
    ]
    for end in ("", newline, newline * 3):
        assert list(read(io.BytesIO(mark + (newline.join(lines) + end).encode()))) == some


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_one_document_over_many_lines_is_read(newline: str, mark: bytes) -> None:
    position = table("R", "GB", "R")
    for text in (dumps(position), json.dumps(to_dict(position), indent=2), "\n\n" + dumps(position) + "\n\n"):
        stream = io.BytesIO(mark + text.replace("\n", newline).encode())
        assert list(read(stream)) == [position]


def test_lines_are_not_read_ahead_of_need() -> None:
    stream = io.BytesIO(LINE + b"\n" + LINE + b"\n{oops\n")
    some = read(stream)
    next(some)
    assert stream.tell() == len(LINE) + 1
    next(some)
    assert refusal(lambda: next(some)).where == "input: line 3"


def test_a_stream_is_left_open() -> None:
    stream = io.BytesIO(LINE)
    load(stream)
    assert not stream.closed


def test_a_file_of_two_positions_is_not_one_position(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    path.write_bytes(LINE + b"\n" + LINE)
    error = refusal(lambda: load(path))
    assert "more than one position" in error.what
    assert error.where == str(path)
    assert len(list(read(path))) == 2


@pytest.mark.parametrize("text", [b"", b"\n", b"  \r\n\t\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n"])
def test_a_file_without_a_position_is_refused(text: bytes) -> None:
    error = refusal(lambda: list(read(io.BytesIO(text))))
    assert "nothing in it" in error.what


@pytest.mark.parametrize(
    ("bad", "place", "words"),
    [
        (b'{"players": ', "input: line 4", "malformed JSON"),
        (b"[]", "input: line 4", "expected an object, not a list"),
        (b'{"players": [], "players": []}', "input: line 4: players", "duplicate key"),
        (b'{"players": NaN}', "input: line 4", "NaN is not a JSON number"),
        (b'{"players": [' + b"9" * 5000 + b"]}", "input: line 4", "thousands of digits"),
        (b"\xff", "input: line 4", "invalid UTF-8"),
        (LINE.replace(b"RG", b"RX"), "input: line 4: players[0].hand", "unknown colour 'X'"),
        (b"[" * 400_000, "input: line 4", "nested too deeply"),
        (b" " * 1_100_000, "input: line 4", "more than 1,048,576 bytes"),
    ],
)
def test_a_refusal_names_the_line_of_json_lines(bad: bytes, place: str, words: str) -> None:
    some = read(io.BytesIO(LINE + b"\n\n" + LINE + b"\r\n" + bad + b"\n" + LINE))
    assert next(some) == next(some)
    error = refusal(lambda: next(some))
    assert error.where == place
    assert words in error.what


@pytest.mark.parametrize(
    ("bad", "place", "words"),
    [
        (b'{"players": [], "players": []}', "input: line 2: players", "duplicate key"),
        (b'{"players": NaN}', "input: line 2", "NaN is not a JSON number"),
        (b'{"players": ' + b"9" * 5000 + b"}", "input: line 2", "thousands of digits"),
        (b"\xff", "input: line 2", "invalid UTF-8"),
        (LINE.replace(b"RG", b"RX"), "input: line 2: players[0].hand", "unknown colour 'X'"),
        (LINE.replace(b":", b";"), "input: line 2", "malformed JSON: Expecting ':'"),
    ],
)
def test_a_refusal_names_the_first_line_of_json_lines(bad: bytes, place: str, words: str) -> None:
    error = refusal(lambda: next(read(io.BytesIO(b"\n" + bad + b"\n" + LINE + b"\n"))))
    assert error.where == place
    assert words in error.what


def test_malformed_json_over_many_lines_names_the_line_and_the_column() -> None:
    text = dumps(table("R", "GB", "R")).replace('"Bob"', "Bob")
    error = refusal(lambda: list(read(io.BytesIO(b"\n" + text.encode()))))
    assert error.where == "input: line 7"
    assert "malformed JSON: Expecting value at column 14" in error.what


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    error = refusal(lambda: load(tmp_path / "no.json"))
    assert (error.where, error.what) == (str(tmp_path / "no.json"), "no such file or directory")


def test_a_directory_is_refused(tmp_path: Path) -> None:
    error = refusal(lambda: load(tmp_path))
    assert (error.where, error.what) == (str(tmp_path), "is a directory")


@pytest.mark.parametrize("name", ["no\nsuch\x1b[31m.json", "no\u202esuch.json", "no\udcffsuch.json", "\x00"])
def test_a_file_name_with_control_characters_does_not_spoil_the_message(tmp_path: Path, name: str) -> None:
    refusal(lambda: load(name))
    stream = io.BytesIO(b"[]")
    stream.name = name
    assert "expected an object" in refusal(lambda: load(stream)).what


def test_a_stream_that_cannot_be_read_is_refused() -> None:
    class Broken(io.BytesIO):
        name = "<broken>"

        def readline(self, size: int | None = -1) -> bytes:
            raise OSError(5, "Input/output error")

    error = refusal(lambda: load(Broken()))
    assert (error.where, error.what) == ("<broken>", "input/output error")


# Input that is far too large.


class Endless(io.RawIOBase):
    """100 MB of one byte after some first bytes, counting what is read of them."""

    def __init__(self, byte: bytes, first: bytes = b"") -> None:
        self.byte = byte
        self.first = first
        self.given = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        number = min(len(buffer), 100_000_000 - self.given)
        self.given += number
        start, self.first = self.first[:number], self.first[number:]
        buffer[:number] = start + self.byte * (number - len(start))
        return number


@pytest.mark.parametrize(
    ("byte", "first"),
    [
        (b"[", b""),
        (b"[", b"{\n"),
        (b"[", LINE + b"\n"),
        (b"9", b'{"players":\n'),
        (b"\xff", b""),
        (b"{", b"\n\n[\n"),
    ],
)
def test_100_megabytes_are_refused_after_two(byte: bytes, first: bytes) -> None:
    raw = Endless(byte, first)
    error = refusal(lambda: list(read(io.BufferedReader(raw))))
    assert "more than 1,048,576 bytes; that is not a position" in error.what
    assert raw.given < 2_200_000


def test_a_document_may_be_as_large_as_the_limit_and_no_larger() -> None:
    start = dumps(table("", "R", "G")).encode()
    fits = start + b" " * (2**20 - len(start))
    assert load(io.BytesIO(fits)) == table("", "R", "G")
    assert "more than" in refusal(lambda: load(io.BytesIO(fits + b" "))).what
    line = LINE + b" " * (2**20 - len(LINE))
    assert load(io.BytesIO(line)) == loads(LINE)
    assert "more than" in refusal(lambda: load(io.BytesIO(line + b" "))).what


def test_a_large_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"[" * 3_000_000)
    assert "more than 1,048,576 bytes" in refusal(lambda: load(path)).what.replace(str(tmp_path), "")


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
    (document(rules="iello"), "rules", "unknown edition 'iello'; there are iello-2024"),
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
    ({"players": PLAYERS[:1]}, "players", "1 players, but the game is for 2 to 6"),
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
    (player(name="<script>"), "players[0].name", "< in the name '<script>'; names are plain text"),
    # Hands.
    (player(hand=5), "players[0].hand", "expected a string, not 5"),
    (player(hand=["R", "G"]), "players[0].hand", "expected a string, not a list"),
    (player(hand=None), "players[0].hand", "expected a string, not None"),
    (player(hand="RX"), "players[0].hand", "unknown colour 'X'; colours are R G Y P B"),
    (player(hand="rg"), "players[0].hand", "unknown colour 'r'"),
    (player(hand="R\n"), "players[0].hand", r"unknown colour '\n'"),
    (player(hand="\ud800"), "players[0].hand", r"unknown colour '\ud800'"),
    (player(hand="R" * 8), "players[0].hand", "8 or more cards R in hands and pyramid, but the deck has 7"),
    (player(hand="R" * 10_000), "players[0].hand", "10000 or more cards R"),
    (player(hand="RGYPB" * 2_000), "players[0].hand", "2000 or more cards R"),
    (player(hand="X" * 10_000), "players[0].hand", "unknown colour 'X'"),
    (player(hand="BBBB") | {"pyramid": ["BBBB"]}, "players[1].hand", "9 or more cards B"),
    (player(hand="BBBBBBBB", out=True), "players[1].hand", "9 or more cards B"),
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
    (document(to_move="alice"), "to_move", "no player is called 'alice'"),
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
        "3 cards R, but the deck has 2",
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


def test_nothing_else_is_refused() -> None:
    """Hand sizes may differ, cards may be missing, tokens may be as many as a number can be."""
    for value in (
        player(hand=""),
        player(hand="RRRRRRRGGGGGGG"),
        player(tokens=10**4000),
        player(out=True),
        player(out=True, hand=""),
        player(name="x" * 10_000),
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
    """A JSON value with something in it replaced, removed, doubled or added."""
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


def test_what_the_schema_refuses_is_refused() -> None:
    rng = random.Random(20)
    start = to_dict(table("R G", "RGB", "GG+3", "P out", base=4, deck={"R": 9, "G": 9, "B": 9, "P": 1}))
    refused_by_schema = accepted = 0
    for _ in range(3000):
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
    assert refused_by_schema > 1000
    assert accepted > 200


@pytest.mark.parametrize(("value", "place", "words"), REFUSED, ids=range(len(REFUSED)))
def test_the_schema_accepts_only_what_needs_more_than_a_schema(value: Any, place: str, words: str) -> None:
    """Of the refusals above, the schema leaves to the reader only what it cannot say."""
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
