"""Positions as JSON: round trips, files of one or many."""

from __future__ import annotations

import io
import json
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
from refusals import LINE, document, refusal

VALIDATOR = jsonschema.Draft202012Validator(position_schema())


# Round trips.


@given(positions())
@examples(300)
def test_positions_round_trip(position: Position) -> None:
    assert loads(dumps(position)) == position
    assert loads(dumps(position, one_line=True)) == position
    assert loads(dumps(position).encode()) == position
    assert loads(json.dumps(to_dict(position))) == position


@given(positions())
@examples(100)
def test_written_positions_match_the_schema(position: Position) -> None:
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


def loaded(value: dict[str, Any]) -> Position:
    position = loads(json.dumps(value))
    assert isinstance(position, Position)
    return position


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
"""The example of the specification as printed. It has 8 red cards, one more than the deck."""


def test_the_example_of_the_specification_is_read_when_it_has_one_red_card_less() -> None:
    position = loads(SPECIFICATION.replace("RRRYYB", "RRYYB"))
    assert position == Position.new(
        [Player("Alice", "RRRGGGYYYPPBBB"), Player("Bob", "RRGGGYYPPPBBB", 3)], ["RGB", "R."]
    )
    error = refusal(lambda: loads(SPECIFICATION))
    assert error.where == "players[1].hand"
    assert error.what.startswith("8 or more R cards")


def test_everything_but_the_players_has_a_default() -> None:
    position = loads(json.dumps(document()))
    assert position == Position.new([Player("Alice", "RG"), Player("Bob", "B")])
    assert (position.rules.edition, position.rules.base, position.to_move) == ("iello-2024", 7, 0)
    assert position.pyramid == ()
    assert [(p.tokens, p.out) for p in position.players] == [(0, False), (0, False)]


def test_an_object_of_rules_need_not_name_the_edition() -> None:
    assert loaded(document(rules={"base": 5})).rules.named == "iello-2024, base=5"
    assert loaded(document(rules={})).rules.named == "iello-2024"


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


def test_a_stuck_player_to_move_is_read_as_out() -> None:
    position = loaded(document(rules={"base": 2}, pyramid=["BB"]))
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
    """A stream of 100 MB, `first` and then one byte repeated; counts the bytes read."""

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
def test_a_document_of_100_megabytes_is_refused_after_two(byte: bytes, first: bytes) -> None:
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
