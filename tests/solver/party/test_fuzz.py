"""Fuzzing: the readers accept any input or refuse it with one printable line."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import examples, table
from ppsolve.solver import BadInput, Position, dumps, loads, read, textform, to_dict
from ppsolve.solver.games import AnyPosition

SOURCES = [
    table("", "RRGY", "RGPB", base=3),
    table("R R", "G", "B+3", base=2),
    table(
        """
           . R .
          R R G B
        """,
        "GGB",
        "PPY+12",
        "B out",
        base=6,
        edition="playte-2021",
        stuck="pass",
    ),
    table("B", "R", "G", "Y", "P", "B", "", deck={"R": 3, "G": 3, "Y": 3, "P": 3, "B": 3}, bonus=1),
]

PIECES = [
    *'"{}[]:,\\\n', "\x00", "\u202e", "\ud800", "é", "0", "9" * 30, "-", "1e999",
    "null", "true", "NaN", '"R"', '"players"', *"RX./+x=%", "%FF", *"~ <'",
    "base=3", "cls=1", "players=2", "deck=R1", '"tokens": 4', '"\\ud800"', '"\\u0000"',
]  # fmt: skip


def mutated(text: str, rng: random.Random) -> str:
    """Return a text with a few pieces deleted, doubled, reversed, replaced or inserted."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        start = rng.randint(0, len(text))
        end = min(len(text), start + rng.choice((0, 1, 1, 2, 5, 20)))
        way = rng.randrange(5)
        if way == 0:
            text = text[:start] + text[end:]
        elif way == 1:
            text = text[:end] + text[start:]
        elif way == 2:
            text = text[:start] + text[start:end][::-1] + text[end:]
        else:
            text = text[:start] + rng.choice(PIECES) + text[start if way == 3 else end :]
    return text


def mutated_bytes(raw: bytes, rng: random.Random) -> bytes:
    changed = bytearray(raw)
    for _ in range(rng.choice((1, 1, 2, 4))):
        at = rng.randrange(len(changed))
        if rng.random() < 0.5:
            changed[at] ^= 1 << rng.randrange(8)
        else:
            changed[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(changed)


def read_or_refused(
    reader: Callable[[Any], Sequence[AnyPosition]], text: str | bytes
) -> Sequence[AnyPosition]:
    """Read positions and check that they round trip; returns none after a proper refusal."""
    try:
        accepted = reader(text)
    except BadInput as error:
        message = str(error)
        assert message.isprintable(), (text, message)
        assert 3 < len(message) < 300, (text, message)
        return []
    for position in accepted:
        assert isinstance(position, Position)
        assert loads(dumps(position)) == position, text
        assert textform.loads(textform.dumps(position)) == position, text
    return accepted


def mutations(seed: int, number: int, texts: Sequence[str]) -> list[str]:
    rng = random.Random(seed)
    return [mutated(rng.choice(texts), rng) for _ in range(number)]


def test_mutated_json_text_is_read_or_refused() -> None:
    texts = [dumps(source) for source in SOURCES] + [dumps(source, one_line=True) for source in SOURCES]
    accepted = sum(
        len(read_or_refused(lambda text: [loads(text)], text)) for text in mutations(1, 5000, texts)
    )
    assert 500 < accepted < 4500


def test_mutated_json_bytes_are_read_or_refused() -> None:
    rng = random.Random(2)
    raws = [dumps(source).encode() for source in SOURCES]
    accepted = sum(
        len(read_or_refused(lambda raw: [loads(raw)], mutated_bytes(rng.choice(raws), rng)))
        for _ in range(3000)
    )
    assert 100 < accepted < 2900


def test_mutated_files_are_read_or_refused() -> None:
    rng = random.Random(3)
    lines = "\n".join(dumps(source, one_line=True) for source in SOURCES)
    texts = [lines, lines.replace("\n", "\r\n\r\n"), dumps(SOURCES[2])]
    accepted = refused = 0
    for _ in range(1500):
        raw = mutated(rng.choice(texts), rng).encode("utf-8", "surrogatepass")
        found = len(read_or_refused(lambda raw: list(read(io.BytesIO(raw))), raw))
        accepted += found > 0
        refused += found == 0
    assert accepted > 100
    assert refused > 500


def test_mutated_lines_are_read_or_refused() -> None:
    texts = [textform.dumps(source) for source in SOURCES]
    texts.append("iello-2024:RG:Zo%C3%AB=RG+2,%7E=B:1")
    accepted = sum(
        len(read_or_refused(lambda text: [textform.loads(text)], text)) for text in mutations(4, 8000, texts)
    )
    assert 500 < accepted < 7500


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "R", "RG", "RGB", "R.", "Bob", "iello-2024", "\u202e", "\ud800", "\n"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["name", "hand", "tokens", "out", "base", "deck", "edition", "players", "cls", "\n"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=8,
)


@given(
    st.dictionaries(
        st.sampled_from(["schema", "rules", "players", "to_move", "pyramid", "colour"]),
        JSON_VALUES,
        max_size=5,
    ),
    st.sampled_from(SOURCES),
)
@examples(150)
def test_any_json_value_in_any_field_is_read_or_refused(fields: dict[str, Any], source: Position) -> None:
    read_or_refused(lambda text: [loads(text)], json.dumps(to_dict(source) | fields))


@pytest.mark.parametrize("seat", range(2))
@given(
    fields=st.dictionaries(st.sampled_from(["name", "hand", "tokens", "out", "x"]), JSON_VALUES, max_size=3)
)
@examples(100)
def test_any_json_value_in_a_player_is_read_or_refused(seat: int, fields: dict[str, Any]) -> None:
    document = to_dict(SOURCES[0])
    document["players"][seat] |= fields
    read_or_refused(lambda text: [loads(text)], json.dumps(document))
