"""The order of turns, dropping out, and other rules that are easy to get wrong."""

from __future__ import annotations

import pytest

from positions import moves, out, played, table
from ppsolve.solver import Position
from ppsolve.solver.game import perft_python

COMES_BACK = """
      R . .
     R G G G
"""
"""A full base of 4: no slot accepts R, but a card beside the R of row b makes one that does."""


def accepted(position: Position) -> set[str]:
    return {colour for slot in position.slots() for colour in slot.accepts}


# Facts that are easy to get wrong.


def test_a_colour_without_an_open_slot_can_come_back() -> None:
    position = table(COMES_BACK, "GG", "R", base=4)
    assert accepted(position) == {"G"}
    after = position.play("Gb2")
    assert after.to_move == 1
    assert moves(after) == ["Rc1"]


def test_a_colour_without_an_open_slot_comes_back_only_beside_its_exposed_card() -> None:
    position = table(COMES_BACK, "GG", "R", base=4)
    after = position.play("Gb3")
    assert accepted(after) == {"G"}
    assert out(after) == [1]


def test_a_player_who_is_out_stays_out_when_their_colour_comes_back() -> None:
    position = table(COMES_BACK, "R", "GGG", base=4)
    assert out(position) == [0]
    assert position.to_move == 1
    after = position.play("Gb2")
    assert "R" in accepted(after)
    assert out(after) == [0]
    assert after.to_move == 1
    assert after.players[0].hand == "R"


def test_with_stuck_pass_a_player_who_passed_can_move_again() -> None:
    position = table(COMES_BACK, "R", "GGG", base=4, stuck="pass")
    assert out(position) == []
    assert position.to_move == 1
    after = position.play("Gb2")
    assert after.to_move == 0
    assert moves(after) == ["Rc1"]
    assert after.play("Rc1").penalties() == (0, 2)


def test_with_stuck_pass_a_player_pays_at_the_end_without_being_out() -> None:
    position = table(COMES_BACK, "Y", "GG", base=4, stuck="pass")
    end = played(position, "Gb3", "Gb2")
    assert end.over
    assert out(end) == []
    assert end.penalties() == (1, 0)


def test_left_and_right_of_one_base_card_are_two_moves_and_mirror_images() -> None:
    position = table("R", "G", "B", base=3)
    assert moves(position) == ["Ga0", "Ga2"]
    left, right = position.play("Ga0"), position.play("Ga2")
    assert left.pyramid == ("GR",)
    assert right.pyramid == ("RG",)
    assert left != right
    for depth in range(1, 4):
        assert perft_python(left, depth) == perft_python(right, depth)


def test_left_and_right_of_a_longer_base_are_different_games() -> None:
    position = table(
        """
          R
         R G
        """,
        "B",
        "BG",
        base=3,
    )
    left, right = position.play("Ba0"), position.play("Ba3")
    assert moves(left) == ["Bb1"]
    assert moves(right) == ["Gb2", "Bb2"]


def test_after_the_base_grows_on_the_left_every_column_shifts_by_one() -> None:
    position = table("R G", "BR", "BR", base=4)
    after = position.play("Ba0")
    assert after.pyramid == ("BRG",)
    assert "Rb2" in moves(after)
    assert moves(position) == ["Ra0", "Ba0", "Ra3", "Ba3", "Rb1"]
    stacked = table(
        """
           R
          R G
        """,
        "B",
        "R",
        base=4,
    )
    assert stacked.play("Ba0").pyramid == ("BRG", ".R")
    assert stacked.play("Ba3").pyramid == ("RGB", "R.")


def test_a_covered_card_no_longer_matters() -> None:
    """The middle base card has both places above it filled, so its colour no longer matters."""
    green, blue = (
        table(
            f"""
               R R
              R {middle} R
            """,
            "RG",
            "RB",
            base=3,
        )
        for middle in "GB"
    )
    assert moves(green) == moves(blue) == ["Rc1"]
    assert green.play("Rc1").penalties() == blue.play("Rc1").penalties() == (1, 2)


def test_while_the_base_is_not_full_nobody_with_a_card_is_stuck() -> None:
    open_base = table("R R R R R R", "R", "G", "Y", "P", "B", "B")
    assert {move[0] for move in moves(open_base)} == {"R"}
    position = open_base.play("Ra7")
    assert out(position) == []
    assert moves(position) == ["Ga0", "Ga8"]
    full = position.play("Ga8")
    assert len(full.pyramid[0]) == 8
    assert out(full) == [2, 3, 4, 5]


def test_opponents_cards_decide_whether_a_player_can_move() -> None:
    """Alice can place the last card only if Bob has a move in between."""
    with_bob = table(COMES_BACK, "GR", "GG", base=4)
    without_bob = table(COMES_BACK, "GR", "Y", base=4)
    assert with_bob.play("Gb3").to_move == 1
    assert played(with_bob, "Gb3", "Gb2").to_move == 0
    assert without_bob.play("Gb3").over
    assert without_bob.play("Gb3").penalties() == (1, 1)


# Whose turn it is.


def test_the_turn_goes_round_the_table() -> None:
    position = table("", "RR", "GG", "BB", base=8)
    seats = []
    for _ in range(6):
        seats.append(position.to_move)
        position = position.after(position.legal_moves[0])
    assert seats == [0, 1, 2, 0, 1, 2]
    assert position.over


def test_the_last_player_places_several_cards_in_a_row() -> None:
    position = table(
        """
         R R R
        """,
        "RRR",
        "G",
        "B",
        base=3,
    )
    after = position.play("Rb1")
    assert out(after) == [1, 2]
    assert after.to_move == 0
    end = played(after, "Rb2", "Rc1")
    assert end.over
    assert end.penalties() == (0, 1, 1)


def test_the_last_player_goes_on_until_stuck() -> None:
    end = played(table("R R R", "RRRRG", "B", base=3), "Rb1", "Rb2", "Rc1")
    assert end.over
    assert out(end) == [0, 1]
    assert end.penalties() == (2, 1)


def test_a_finished_player_is_skipped_and_pays_nothing() -> None:
    position = table("R", "R", "G", "BB", base=8, to_move=1)
    after = played(position, "Ga2", "Ba3", "Ra4")
    assert after.to_move == 2
    assert out(after) == []
    end = after.play("Ba5")
    assert end.over
    assert end.penalties() == (0, 0, 0)


def test_a_player_without_cards_is_skipped_at_the_start() -> None:
    position = table("R", "", "G", "", "B", base=8)
    assert position.to_move == 1
    assert position.play("Ga2").to_move == 3
    assert out(position) == []


def test_a_file_that_gives_the_turn_to_a_stuck_player_is_settled() -> None:
    position = table("R R R", "GG", "BY", "RG", base=3, to_move=0)
    assert out(position) == [0, 1]
    assert position.to_move == 2


def test_a_stuck_player_whose_turn_has_not_come_is_not_out_yet() -> None:
    position = table("R R R", "GG", "RY", "R", base=3, to_move=1)
    assert out(position) == []
    assert position.to_move == 1
    assert out(position.play("Rb1")) == []
    assert out(played(position, "Rb1", "Rb2")) == [0, 1]


def test_a_player_marked_out_in_the_file_does_not_move() -> None:
    position = table("R", "R out", "G", base=3)
    assert position.to_move == 1
    end = position.play("Ga2")
    assert end.over
    assert end.penalties() == (1, 0)


def test_the_round_is_over_at_once_when_nobody_can_move() -> None:
    position = table("R R", "G", "B", base=2)
    assert position.over
    assert position.to_move is None
    assert out(position) == [0, 1]
    assert moves(position) == []
    assert position.penalties() == (1, 1)


def test_the_round_is_over_at_once_when_nobody_can_move_and_stuck_players_pass() -> None:
    position = table("R R", "G", "B", base=2, stuck="pass")
    assert position.over
    assert out(position) == []
    assert position.penalties() == (1, 1)


@pytest.mark.parametrize("stuck", ["out", "pass"])
def test_the_round_is_over_at_once_when_nobody_holds_a_card(stuck: str) -> None:
    position = table("", "", "", stuck=stuck)
    assert position.over
    assert position.penalties() == (0, 0)


def test_the_round_goes_on_past_a_whole_circle_of_stuck_players() -> None:
    position = table(COMES_BACK, "GGG", "Y", "P", "B", base=4)
    after = position.play("Gb3")
    assert out(after) == [1, 2, 3]
    assert after.to_move == 0


# Where a card may go.


def test_the_first_card_opens_the_base() -> None:
    assert moves(table("", "RRGB", "R")) == ["Ra1", "Ga1", "Ba1"]


def test_equal_cards_are_one_move() -> None:
    assert moves(table("R", "GGG", "R", base=1)) == []
    assert moves(table("R", "GGG", "R", base=2)) == ["Ga0", "Ga2"]


def test_two_equal_cards_below_accept_only_their_colour() -> None:
    position = table("R R", "RGB", "R", base=2)
    assert [(slot.place, slot.accepts) for slot in position.slots()] == [("b1", "R")]


def test_two_different_cards_below_accept_both_colours() -> None:
    position = table("B G", "RGB", "R", base=2)
    assert [(slot.place, slot.accepts) for slot in position.slots()] == [("b1", "GB")]


def test_two_players_have_a_base_of_seven_others_of_eight() -> None:
    assert "a8" not in [slot.place for slot in table("R R R R R R R", "G", "G").slots()]
    assert "a8" in [slot.place for slot in table("R R R R R R R", "G", "G", "G").slots()]
    assert "a9" not in [slot.place for slot in table("R R R R R R R B", "G", "G", "G").slots()]


def test_upper_rows_may_have_gaps_and_start_before_the_rows_below_are_full() -> None:
    position = table(
        """
            R R . .
           R R G G G
        """,
        "RG",
        "G",
        base=8,
    )
    assert moves(position) == ["Ra0", "Ga0", "Ra6", "Ga6", "Gb3", "Gb4", "Rc1"]
    assert position.play("Gb4").pyramid == ("RRGGG", "RR.G")


def test_an_upper_card_needs_both_its_supports() -> None:
    position = table(
        """
          . R .
         R R R R
        """,
        "R",
        "R",
        base=4,
    )
    assert moves(position) == ["Rb1", "Rb3"]


def test_contiguous_rows_have_no_gaps() -> None:
    picture = """
          R . . .
         R R R R R
    """
    assert moves(table(picture, "R", "", base=5)) == ["Rb2", "Rb3", "Rb4"]
    assert moves(table(picture, "R", "", base=5, upper_rows="contiguous")) == ["Rb2"]


def test_a_contiguous_row_may_start_anywhere_and_grow_to_both_sides() -> None:
    position = table("R R R R", "RR", "R", base=4, upper_rows="contiguous")
    assert moves(position) == ["Rb1", "Rb2", "Rb3"]
    assert moves(position.play("Rb2")) == ["Rb1", "Rb3"]


def test_a_contiguous_row_can_leave_a_player_stuck() -> None:
    picture = """
          R . .
         R R R G
    """
    assert out(table(picture, "G", "R", base=4)) == []
    assert out(table(picture, "G", "R", base=4, upper_rows="contiguous")) == [0]


# Penalties and scores.


@pytest.mark.parametrize(
    ("bonus", "tokens", "score"), [(2, 0, 0), (2, 1, -1), (2, 2, -2), (2, 9, -2), (0, 9, 0), (5, 3, -3)]
)
def test_an_empty_hand_gives_back_at_most_the_tokens_held(bonus: int, tokens: int, score: int) -> None:
    end = table("R R", f"+{tokens}", "G+4", base=2, bonus=bonus)
    assert end.over
    assert end.penalties() == (0, 1)
    assert end.scores() == (score, 1)


def test_tokens_do_not_reduce_the_penalty_for_cards_left() -> None:
    assert table("R R", "GGG+5", "B+1", base=2).scores() == (3, 1)


# Counts to check against.


def test_perft_of_two_full_hands() -> None:
    position = table("", "RRRGGGYYYPPPBB", "RRRGGGYYYPPBBB")
    assert position.rules.base == 7
    assert [perft_python(position, depth) for depth in range(1, 6)] == [5, 50, 590, 7700, 107432]


def test_perft_of_a_small_table_counts_a_finished_round_once() -> None:
    position = table("", "RRGY", "RGPB", base=3)
    assert [perft_python(position, depth) for depth in range(1, 9)] == [3, 24, 128, 268, 272, 272, 272, 272]


def test_perft_of_no_moves_and_of_a_finished_round_is_one() -> None:
    assert perft_python(table("", "RRGY", "RGPB", base=3), 0) == 1
    assert [perft_python(table("R R", "G", "B", base=2), depth) for depth in range(4)] == [1, 1, 1, 1]
