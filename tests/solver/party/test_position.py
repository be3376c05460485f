"""Positions as values: invalid ones, normalisation, and their properties."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from positions import drawn, moves, table
from ppsolve.solver import BadInput, Placement, Player, Position, Rules
from refusals import refusal

ALICE, BOB = Player("Alice", "RG"), Player("Bob", "B")


def refusal_of(*players: Player, **position: Any) -> BadInput:
    return refusal(lambda: Position.new(players, **position))


# Pictures, so that the other tests can be trusted.


def test_a_picture_is_read_from_the_table_up() -> None:
    assert drawn(
        """
           R .
          R G B
        """
    ) == ("RGB", "R.")
    assert drawn("") == ()


# Normalisation.


def test_hands_are_sorted() -> None:
    assert table("", "BPYGRB", "GR").players[0].hand == "RGYPBB"


def test_positions_that_differ_in_the_order_of_hands_are_equal() -> None:
    one, other = table("R", "GB", "R"), table("R", "BG", "R")
    assert one == other
    assert hash(one) == hash(other)
    assert one != table("R", "GB", "G")


def test_empty_upper_rows_are_dropped() -> None:
    assert Position.new([ALICE, BOB], ("RGB", "R.", ".")).pyramid == ("RGB", "R.")
    assert Position.new([ALICE, BOB], ("RGB", "..", ".")).pyramid == ("RGB",)


def test_a_player_without_cards_is_finished_not_out() -> None:
    assert Position.new([Player("Alice", "", out=True), BOB]).players[0] == Player("Alice", "")


def test_the_first_seat_moves_by_default() -> None:
    assert Position.new([ALICE, BOB]).to_move == 0
    assert Position.new([ALICE, BOB], to_move=1).to_move == 1
    assert Position(Rules.of(2), (ALICE, BOB), None).to_move == 0


def test_a_position_cannot_be_changed() -> None:
    position = table("", "R", "G")
    with pytest.raises(FrozenInstanceError):
        position.to_move = 1  # type: ignore[misc]
    position.play("Ra1")
    assert position == table("", "R", "G")


# What it can be asked.


def test_slots_are_ordered_by_row_then_column_whatever_the_hands() -> None:
    position = table(
        """
           . G
          R G B
        """,
        "Y",
        "Y",
        base=5,
    )
    assert [(slot.place, slot.row, slot.column, slot.accepts) for slot in position.slots()] == [
        ("a0", 0, -1, "RGYPB"),
        ("a4", 0, 3, "RGYPB"),
        ("b1", 1, 0, "RG"),
    ]


def test_placements_are_ordered_by_place_then_colour() -> None:
    position = table("B R", "RGB", "R", base=3)
    assert moves(position) == ["Ra0", "Ga0", "Ba0", "Ra3", "Ga3", "Ba3", "Rb1", "Bb1"]
    assert position.legal_moves[-1] == Placement("B", 1, 0)


def test_a_full_pyramid_has_no_slots() -> None:
    position = table(
        """
            R
           R R
        """,
        "R",
        "R",
        base=2,
    )
    assert position.slots() == ()
    assert position.over


def test_a_move_takes_one_card_and_leaves_the_rest() -> None:
    after = table("", "RRG", "B").play("Ra1")
    assert [player.hand for player in after.players] == ["RG", "B"]
    assert after.pyramid == ("R",)
    assert after.to_move == 1


def test_a_move_may_be_text_or_a_placement() -> None:
    position = table("R", "RRG", "B", base=4)
    assert (
        position.play("Ga0") == position.play(Placement("G", 0, -1)) == position.after(Placement("G", 0, -1))
    )


def test_a_played_position_equals_the_same_position_written_down() -> None:
    played = table("R G", "RRG", "BG", base=2).play("Rb1")
    assert played == table(
        """
           R
          R G
        """,
        "RG",
        "BG",
        to_move=1,
        base=2,
    )


def test_the_mover_is_the_player_to_move() -> None:
    assert table("", "R", "G", to_move=1).mover == Player("Bob", "G")


def test_a_finished_round_has_no_mover() -> None:
    with pytest.raises(BadInput, match="the round is over"):
        _ = table("R R", "G", "B", base=2).mover


def test_the_number_of_players_chooses_the_rules() -> None:
    assert Position.new([ALICE, BOB]).rules == Rules.of(2)
    three = Position.new([ALICE, BOB, Player("Carol", "P")], edition="playte-2021", bonus=1)
    assert three.rules == Rules.of(3, "playte-2021", bonus=1)


# Invalid positions.


@pytest.mark.parametrize(
    ("pyramid", "row", "words"),
    [
        (["RX"], 0, "unknown colour 'X'; a cell is one of RGYPB or '.'"),
        (["Rk"], 0, "unknown colour 'k'"),
        (["R "], 0, "unknown colour ' '"),
        (["R\n"], 0, r"unknown colour '\n'"),
        ([""], 0, "the row is empty"),
        (["R.R"], 0, "the base has a gap"),
        ([".RR"], 0, "the base has a gap"),
        (["..."], 0, "the base has a gap"),
        (["RRRRRRRB"], 0, "8 cards wide, but the base holds 7"),
        (["RGB", "R"], 1, "1 cells, but this row has 2"),
        (["RGB", "R.."], 1, "3 cells, but this row has 2"),
        (["RGB", ""], 1, "0 cells, but this row has 2"),
        (["RGB", "R.", ""], 2, "0 cells, but this row has 1"),
        (["RGB", "R.", ".", "."], 3, "a base of 3 carries at most 3 rows"),
        (["R", "R"], 1, "a base of 1 carries at most 1 rows"),
        (["RGB", "Y."], 1, "Y at b1 matches neither R nor G below"),
        (["RGB", ".R"], 1, "R at b2 matches neither G nor B below"),
        (["RGB", "R.", "R"], 2, "R at c1 rests on an empty cell"),
        (["RGB", "..", "R"], 2, "R at c1 rests on an empty cell"),
        (["RRRR", "R.R", ".R"], 2, "R at c2 rests on an empty cell"),
        (["RGGR", "GG.", "R."], 2, "R at c1 matches neither G nor G below"),
    ],
)
def test_a_pyramid_that_cannot_stand_is_refused(pyramid: list[str], row: int, words: str) -> None:
    error = refusal_of(ALICE, BOB, pyramid=pyramid)
    assert error.where == f"pyramid[{row}]"
    assert words in error.what


def test_a_base_of_the_maximum_width_is_accepted() -> None:
    assert Position.new([ALICE, BOB], ["RRRRRRB"]).pyramid == ("RRRRRRB",)
    assert Position.new([ALICE, BOB], ["RRR"], base=3).pyramid == ("RRR",)
    assert refusal_of(ALICE, BOB, pyramid=["RRR"], base=2).where == "pyramid[0]"


@pytest.mark.parametrize("name", ["", " ", "\u3000", "\u00a0"])
def test_an_empty_name_is_refused(name: str) -> None:
    error = refusal_of(ALICE, Player(name, "R"))
    assert (error.where, error.what) == ("players[1].name", "the name is empty")


@pytest.mark.parametrize(
    "name",
    ["Al\nice", "\x1b[31mAlice", "Al\x00ice", "Al\x7fice", "\x85Al", "Al\u2028ice", "Al\u2029ice"]
    + [f"Al{control}ice" for control in "\u200e\u200f\u202a\u202e\u2066\u2069\u061c"]
    + ["Al\ud800ice", "Al\tice", "Alice\r"],
)
def test_control_characters_in_a_name_are_refused(name: str) -> None:
    error = refusal_of(Player(name, "R"), BOB)
    assert error.where == "players[0].name"
    assert "control character" in error.what


def test_a_name_of_more_than_40_characters_is_refused() -> None:
    error = refusal_of(ALICE, Player("x" * 41, "R"))
    assert (error.where, error.what) == ("players[1].name", "41 characters, but a name has at most 40")


@pytest.mark.parametrize(
    "name",
    [
        "Ångström",
        "李",
        "O'Neill & Co.",
        "a=b:c,d",
        "~",
        "%41",
        "x" * 40,
        "-",
        "0",
        "<b>Bob</b>",
        "a>b",
        "<",
        "김철수",
        "$x_1$",
    ],
)
def test_any_other_name_is_accepted(name: str) -> None:
    assert Position.new([Player(name, "R"), BOB]).players[0].name == name


def test_duplicate_names_are_refused() -> None:
    error = refusal_of(ALICE, BOB, Player("Alice", "R"))
    assert (error.where, error.what) == ("players[2].name", "duplicate name 'Alice'")


@pytest.mark.parametrize(
    ("hand", "letter"), [("RGX", "X"), ("x", "x"), ("R G k", "k"), ("R.", "."), ("RÉ", r"\xc9")]
)
def test_unknown_colours_in_a_hand_are_refused(hand: str, letter: str) -> None:
    error = refusal_of(ALICE, Player("Bob", hand))
    assert error.where == "players[1].hand"
    assert f"unknown colour '{letter}'" in error.what


def test_the_first_unknown_colour_is_the_one_that_is_named() -> None:
    for hand in ("RZXW", "RXWZ", "RWZX", "QRZXWVUT"):
        assert f"unknown colour '{hand.strip('R')[0]}'" in refusal_of(ALICE, Player("Bob", hand)).what


def test_negative_tokens_are_refused() -> None:
    error = refusal_of(ALICE, Player("Bob", "R", -1))
    assert (error.where, error.what) == ("players[1].tokens", "-1 is less than 0")


@pytest.mark.parametrize("seat", [-1, 2, 10**60])
def test_a_seat_out_of_range_is_refused(seat: int) -> None:
    error = refusal_of(ALICE, BOB, to_move=seat)
    assert error.where == "to_move"
    assert "seats are 0 to 1" in error.what


def test_rules_for_another_number_of_players_are_refused() -> None:
    with pytest.raises(BadInput, match=r"^players: 2 players, but the rules are for 3$"):
        Position(Rules.of(3), (ALICE, BOB))


@pytest.mark.parametrize(
    ("pyramid", "alice", "bob", "place"),
    [
        ("", "RRRR", "RRRR", "players[1].hand"),
        ("", "RRRRRRRR", "", "players[0].hand"),
        ("R", "RRRRRRR", "", "players[0].hand"),
        ("R R", "RRR", "RRR", "players[1].hand"),
        ("R R", "RRR", "RRR out", "players[1].hand"),
        ("", "BBBB", "BBBBB", "players[1].hand"),
    ],
)
def test_more_cards_of_a_colour_than_the_deck_has_are_refused(
    pyramid: str, alice: str, bob: str, place: str
) -> None:
    with pytest.raises(BadInput, match=r"but the deck has [78]$") as refused:
        table(pyramid, alice, bob)
    assert refused.value.where == place


def test_a_pyramid_with_more_cards_of_a_colour_than_the_deck_has_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^pyramid: 3 R cards, but the deck has 2$"):
        table("R R R", "", "", deck={"R": 2})


def test_exactly_the_cards_of_the_deck_are_accepted() -> None:
    assert table("R R", "RRR", "RR BBBBBBBB".replace(" ", "")).penalties() == (3, 10)


def test_hands_may_differ_in_size_and_cards_may_be_missing() -> None:
    assert table("", "RRRGGGYYYPPPBBBB", "", "R").penalties() == (16, 0, 1)
