"""Players' names: validation, lookup, and shortening for display."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ppsolve.solver import BadInput, Player, Position, loads, textform
from ppsolve.solver.names import LONGEST_NAME, check_name, seat_named
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.phrases import LONGEST_NAME as COLUMNS
from ppsolve.solver.view.phrases import shown_name, shown_names

LETTERS = st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp", "Cf"])


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, ...]:
    """Draw the names of a table; many begin or end alike."""
    head = draw(st.text(LETTERS, max_size=30))
    tail = draw(st.text(LETTERS, max_size=8))
    bare = draw(st.lists(st.text(LETTERS, min_size=1, max_size=30), min_size=2, max_size=6))
    names = [(head + one + tail)[:LONGEST_NAME] for one in bare]
    return tuple(dict.fromkeys(name for name in names if name.strip()))


@given(tables())
def test_distinct_names_stay_distinct_and_fit(names: tuple[str, ...]) -> None:
    shown = shown_names(names)
    assert len(set(shown)) == len(names)
    assert all(display_width(name) <= COLUMNS for name in shown)
    assert [shown_name(name, names) for name in names] == list(shown)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Alice", "Bob"), ("Alice", "Bob")),
        (
            ("Alexandrina the Magnificent", "Alexandrina the Marvellous"),
            ("Alexandrina t...cent", "Alexandrina t...lous"),
        ),
        (
            ("Guest of the penguin club 1 of 2", "Guest of the penguin club 2 of 2", "Eve"),
            ("Guest of...b 1 of 2", "Guest of...b 2 of 2", "Eve"),
        ),
        (
            ("Guest of the penguin, 1st of the tables", "Guest of the penguin, 2nd of the tables"),
            ("Guest of the pe... 1", "Guest of the pe... 2"),
        ),
        (("J\u00a0R", "J R"), ("J R 1", "J R 2")),
    ],
)
def test_names_with_the_same_beginning(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert shown_names(names) == shown


def test_drawings_show_distinct_names() -> None:
    names = ["Alexandrina the Magnificent", "Alexandrina the Marvellous"]
    position = Position.new([Player(name, "RG") for name in names])
    assert "Alexandrina t...cent" in str(position) and "Alexandrina t...lous" in str(position)
    assert "Alexandrina t...lous" in position._repr_svg_()


@given(st.text(min_size=1, max_size=45))
def test_an_accepted_name_survives_the_one_line_form(name: str) -> None:
    try:
        check_name([name], 0)
    except BadInput:
        return
    assert len(name) <= 40
    position = Position.new([Player(name, "R"), Player(name[:-1] + "\u2603", "G")])
    assert textform.loads(textform.dumps(position)) == position


def test_lookup_ignores_case_if_unambiguous() -> None:
    assert seat_named(["Alice", "Bob"], "ALICE", "x") == 0
    assert seat_named(["Straße", "Bob"], "STRASSE", "x") == 0
    assert seat_named(["bob", "Bob"], "Bob", "x") == 1
    with pytest.raises(BadInput, match="x: 'BOB' may be bob or Bob"):
        seat_named(["bob", "Bob"], "BOB", "x")
    with pytest.raises(BadInput, match="x: no player is called 'Eve'"):
        seat_named(["bob", "Bob"], "Eve", "x")


PLAYERS = '"players": [{"name": "Alice", "hand": "rr gG y"}, {"name": "Bob", "hand": " b "}]'


def test_hands_and_names_are_normalised() -> None:
    position = loads("{" + PLAYERS + ', "to_move": "bob", "pyramid": ["rg", "R"]}')
    assert isinstance(position, Position)
    assert [player.hand for player in position.players] == ["RRGGY", "B"]
    assert (position.to_move, position.pyramid) == (1, ("RG", "R"))
    line = textform.loads("iello-2024:rg/r:rr GG y,Zoë=b B+2x:0")
    assert [player.hand for player in line.players] == ["RRGGY", "BB"]
    assert line.players[1].out and line.players[1].tokens == 2
    assert Player("Ann", "rg") != Player("Ann", "RG")  # a player is normalised only as part of a position
    assert Position.new([Player("Ann", "gr"), Player("Bob", "b")]).players[0].hand == "RG"


@pytest.mark.parametrize("pyramid", ['["R G"]', '[" RG"]'])
def test_blanks_in_a_row_are_refused(pyramid: str) -> None:
    with pytest.raises(BadInput, match="unknown colour ' '"):
        loads("{" + PLAYERS + f', "pyramid": {pyramid}' + "}")
