"""Moves as text: reading, writing, and why a move is not legal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import examples, positions, table
from ppsolve.solver import COLOURS, BadInput, Placement, Player, Position, parse_move

EVERY_PLACEMENT = [
    Placement(colour, row, column)
    for colour in COLOURS
    for row in range(8)
    for column in range(-1 if row == 0 else 0, 8)
]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Ra1", Placement("R", 0, 0)),
        ("Ga0", Placement("G", 0, -1)),
        ("Ba4", Placement("B", 0, 3)),
        ("Rb2", Placement("R", 1, 1)),
        ("Ph1", Placement("P", 7, 0)),
    ],
)
def test_a_move_is_colour_row_column(text: str, move: Placement) -> None:
    assert parse_move(text) == move
    assert str(move) == text


def test_every_placement_round_trips() -> None:
    assert len(EVERY_PLACEMENT) == 5 * (9 + 7 * 8)
    assert [parse_move(str(move)) for move in EVERY_PLACEMENT] == EVERY_PLACEMENT
    assert len({str(move) for move in EVERY_PLACEMENT}) == len(EVERY_PLACEMENT)


@given(positions())
@examples(150)
def test_every_legal_move_round_trips(position: Position) -> None:
    for move in position.legal_moves:
        assert parse_move(str(move)) == move
        assert position.play(str(move)) == position.after(move)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "R",
            "Ra",
            "Ra9",
            "Ra10",
            "Rb0",
            "Rh0",
            "Ri1",
            "RA1",
            "ra1",
            "Xa1",
            "a1R",
            "Ra1 ",
            " Ra1",
            "Ra1\n",
        ),
        *("Ra-1", "Ra+1", "R a1", "Ra1b2", "Ra\u00b9", "Ra\u0661", "R" * 10_000, "\x00", "Ra\ud800", "Ra01"),
    ],
)
def test_malformed_moves_are_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_move(text)
    assert refused.value.where.startswith("move ")
    assert "such as Rb2" in refused.value.what
    assert str(refused.value).isprintable() and len(str(refused.value)) < 300


@given(st.text("RGBXabhi01289 -+é\n", max_size=4))
@examples(500)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = parse_move(text)
    except BadInput:
        return
    assert str(move) == text
    assert move in EVERY_PLACEMENT


PICTURE = """
        R . .
       R G G B
"""


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("Ra0", "a0 is not open; open places: b2 b3"),
        ("Ra5", "a5 is not open"),
        ("Ra1", "a1 is not open"),
        ("Rb1", "b1 is not open"),
        ("Rc1", "c1 is not open"),
        ("Rh8", "h8 is not open"),
        ("Yb2", "Alice holds no Y"),
        ("Rb2", "b2 accepts only G"),
        ("Rb3", "b3 accepts only G or B"),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason(move: str, reason: str) -> None:
    position = table(PICTURE, "RG", "BY", base=4)
    for given_move in (move, parse_move(move)):
        with pytest.raises(BadInput) as refused:
            position.play(given_move)
        assert refused.value.where == f"move {move}"
        assert refused.value.what.startswith(reason)


def test_a_move_in_a_finished_round_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^move Rb1: the round is over$"):
        table("R R", "G", "B", base=2).play("Rb1")


def test_the_card_of_another_player_cannot_be_played() -> None:
    with pytest.raises(BadInput, match=r"^move Ga1: Alice holds no G$"):
        table("", "R", "G").play("Ga1")


@given(positions())
@examples(100)
def test_a_placement_is_legal_or_refused(position: Position) -> None:
    legal = set(position.legal_moves)
    for move in EVERY_PLACEMENT:
        if move in legal:
            continue
        with pytest.raises(BadInput) as refused:
            position.play(move)
        assert str(refused.value).isprintable() and len(str(refused.value)) < 300


@pytest.mark.parametrize("name", ["n" * 40, "soft\u00adhyphen", "\u200bzero width"])
def test_a_long_or_unprintable_name_does_not_spoil_the_message(name: str) -> None:
    position = Position.new([Player(name, "R"), Player("Bob", "G")])
    with pytest.raises(BadInput, match="holds no G") as refused:
        position.play("Ga1")
    assert str(refused.value).isprintable() and len(str(refused.value)) < 300


# The ends of the base by name.


def test_left_and_right_name_the_ends_of_the_base() -> None:
    position = table("", "RRGGB", "RRGGB")
    for one, other in (
        ("Rleft", "Ra1"),
        ("Gleft", "Ga0"),
        ("R right", "Ra3"),
        ("B left", "Ba0"),
        ("Gright", "Ga5"),
    ):
        assert position.play(one) == position.play(other)
        position = position.play(one)


def test_without_a_base_there_is_no_right() -> None:
    with pytest.raises(BadInput, match="expected a colour"):
        parse_move("Rright")


def test_a_closed_end_of_the_base_is_refused_like_its_place() -> None:
    full = table("R G B", "RG", "B", base=3)
    with pytest.raises(BadInput, match="move Ra4: a4 is not open"):
        full.play("Rright")
