"""Names of players: which are accepted, how they are found, and how long ones are told apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ppsolve.solver import BadInput, Player, Position, loads, textform
from ppsolve.solver.names import LONGEST_NAME, check_name, seat_named
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.words import LONGEST_NAME as COLUMNS
from ppsolve.solver.view.words import shown_name, shown_names

LETTERS = st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp", "Cf"])


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, ...]:
    """The names of a table, many of which begin or end alike."""
    head = draw(st.text(LETTERS, max_size=30))
    tail = draw(st.text(LETTERS, max_size=8))
    bare = draw(st.lists(st.text(LETTERS, min_size=1, max_size=30), min_size=2, max_size=6))
    names = [(head + one + tail)[:LONGEST_NAME] for one in bare]
    return tuple(dict.fromkeys(name for name in names if name.strip()))


@given(tables())
def test_different_names_stay_different_and_fit(names: tuple[str, ...]) -> None:
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
def test_names_that_begin_alike(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert shown_names(names) == shown


def test_drawings_keep_names_apart() -> None:
    names = ["Alexandrina the Magnificent", "Alexandrina the Marvellous"]
    position = Position.new([Player(name, "RG") for name in names])
    assert "Alexandrina t...cent" in str(position) and "Alexandrina t...lous" in str(position)
    assert "Alexandrina t...lous" in position._repr_svg_()


@given(st.text(min_size=1, max_size=45))
def test_a_name_is_refused_or_survives_every_form(name: str) -> None:
    try:
        check_name([name], 0)
    except BadInput:
        return
    assert len(name) <= 40
    position = Position.new([Player(name, "R"), Player(name[:-1] + "\u2603", "G")])
    assert textform.loads(textform.dumps(position)) == position


def test_a_name_in_another_case_is_found_if_one_alone_is_meant() -> None:
    assert seat_named(["Alice", "Bob"], "ALICE", "x") == 0
    assert seat_named(["Straße", "Bob"], "STRASSE", "x") == 0
    assert seat_named(["bob", "Bob"], "Bob", "x") == 1
    with pytest.raises(BadInput, match="x: 'BOB' may be bob or Bob"):
        seat_named(["bob", "Bob"], "BOB", "x")
    with pytest.raises(BadInput, match="x: no player is called 'Eve'"):
        seat_named(["bob", "Bob"], "Eve", "x")


PLAYERS = '"players": [{"name": "Alice", "hand": "rr gG y"}, {"name": "Bob", "hand": " b "}]'


def test_hands_and_names_are_read_as_people_write_them() -> None:
    position = loads("{" + PLAYERS + ', "to_move": "bob", "pyramid": ["rg", "R"]}')
    assert [player.hand for player in position.players] == ["RRGGY", "B"]
    assert (position.to_move, position.pyramid) == (1, ("RG", "R"))
    line = textform.loads("iello-2024:rg/r:rr GG y,Zoë=b B+2x:0")
    assert [player.hand for player in line.players] == ["RRGGY", "BB"]
    assert line.players[1].out and line.players[1].tokens == 2
    assert Player("Ann", "rg") != Player("Ann", "RG")  # a player alone is as it was given
    assert Position.new([Player("Ann", "gr"), Player("Bob", "b")]).players[0].hand == "RG"


@pytest.mark.parametrize("pyramid", ['["R G"]', '[" RG"]'])
def test_blanks_in_a_row_might_be_gaps_and_are_refused(pyramid: str) -> None:
    with pytest.raises(BadInput, match="unknown colour ' '"):
        loads("{" + PLAYERS + f', "pyramid": {pyramid}' + "}")
