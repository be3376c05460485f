"""Properties of every round: random games under all rules, checked against reference rules."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from positions import (
    cells,
    examples,
    faults,
    games,
    mirror_image,
    mirror_move,
    moves_by_the_book,
    positions,
    recoloured,
    table,
)
from ppsolve.solver import COLOURS, Position
from ppsolve.solver.game import perft_python
from ppsolve.solver.party.cards import counts

NAMINGS = st.permutations(COLOURS).map("".join)


def all_cards(position: Position) -> tuple[int, ...]:
    """Count the cards of each colour in hands and pyramid together."""
    return counts("".join((*cells(position).values(), *(player.hand for player in position.players))))


# The reference rules must be right themselves.


def test_the_reference_rules_know_the_moves_of_two_positions() -> None:
    position = table(
        """
           R . .
          R G G B
        """,
        "RGB",
        "Y",
        base=5,
    )
    found = {str(move) for move in moves_by_the_book(position, "RGB")}
    assert found == {"Ra0", "Ga0", "Ba0", "Ra5", "Ga5", "Ba5", "Gb2", "Gb3", "Bb3"}
    assert {str(move) for move in moves_by_the_book(table("", "RG", "Y"), "RG")} == {"Ra1", "Ga1"}


def test_the_reference_rules_find_faults() -> None:
    position = table("R G B", "R", "G", base=3)
    for rows, fault in (
        (("R.B",), "the base is not an unbroken row"),
        (("RGBR",), "the base is too wide"),
        (("RGB", "B."), "B in row 1, column 0 matches neither card below"),
        (("RGB", "R.", "R"), "R in row 2, column 0 rests on air"),
        (("RGB", "R"), "row 1 is not written as it should be"),
        (("RGB", ".."), "row 1 is not written as it should be"),
    ):
        object.__setattr__(position, "pyramid", rows)
        assert fault in faults(position)


# Every round.


@given(games())
@examples(60)
def test_cards_are_conserved(game: list[Position]) -> None:
    for position in game:
        assert all_cards(position) == all_cards(game[0])


@given(games())
@examples(60)
def test_the_pyramid_stays_legal(game: list[Position]) -> None:
    for position in game:
        assert faults(position) == []


@given(games())
@examples(60)
def test_legal_moves_agree_with_the_reference_rules(game: list[Position]) -> None:
    for position in game:
        if position.over:
            assert position.legal_moves == ()
        else:
            legal = position.legal_moves
            assert len(set(legal)) == len(legal)
            assert set(legal) == moves_by_the_book(position, position.mover.hand)


@given(games())
@examples(60)
def test_slots_agree_with_the_reference_rules(game: list[Position]) -> None:
    for position in game:
        accepted = {(colour, row, column) for row, column, accepts in position.slots() for colour in accepts}
        assert accepted == set(moves_by_the_book(position, COLOURS))


@given(games())
@examples(60)
def test_one_move_places_one_card_of_the_mover(game: list[Position]) -> None:
    for before, after in pairwise(game):
        assert before.to_move is not None
        for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True)):
            assert len(now.hand) == len(then.hand) - (seat == before.to_move)
            assert (now.name, now.tokens) == (then.name, then.tokens)
        assert len(cells(after)) == len(cells(before)) + 1


@given(games())
@examples(100)
def test_the_turn_passes_to_the_next_player_who_can_place_a_card(game: list[Position]) -> None:
    """A player who is skipped has no cards, is already out, or cannot place one. The latter is out from now
    on, or stays in with stuck=pass. Nobody else's state changes."""
    for before, after in pairwise(game):
        assert before.to_move is not None
        seats = len(after.players)
        passed_over = []
        expected = None
        for step in range(1, seats + 1):
            seat = (before.to_move + step) % seats
            player = after.players[seat]
            if not player.hand or before.players[seat].out:
                continue
            if moves_by_the_book(after, player.hand):
                expected = seat
                break
            passed_over.append(seat)
        assert after.to_move == expected
        for seat, player in enumerate(after.players):
            newly_out = player.out and not before.players[seat].out
            assert newly_out == (seat in passed_over and after.rules.stuck == "out")


@given(games())
@examples(60)
def test_players_who_are_out_stay_out_with_the_same_hand(game: list[Position]) -> None:
    for before, after in pairwise(game):
        for then, now in zip(before.players, after.players, strict=True):
            if then.out:
                assert now == then


@given(games())
@examples(60)
def test_while_the_base_is_not_full_nobody_with_a_card_is_stuck(game: list[Position]) -> None:
    for position in game:
        if position.pyramid and len(position.pyramid[0]) == position.rules.base:
            break
        assert not any(player.out for player in position.players)
        assert position.over == (not any(player.hand for player in position.players))


@given(games())
@examples(60)
def test_at_the_end_nobody_still_in_can_place_a_card(game: list[Position]) -> None:
    end = game[-1]
    assert end.over
    for player in end.players:
        assert moves_by_the_book(end, player.hand) == set() or player.out
        assert player.out == (bool(player.hand) and end.rules.stuck == "out")
    assert end.penalties() == tuple(len(player.hand) for player in end.players)
    for player, score in zip(end.players, end.scores(), strict=True):
        assert score == (len(player.hand) or -min(end.rules.bonus, player.tokens))


@given(games())
@examples(100)
def test_a_settled_position_is_left_as_it_is(game: list[Position]) -> None:
    """Constructing a position again from its own fields changes nothing."""
    for position in game:
        again = Position(position.rules, position.players, position.to_move, position.pyramid)
        assert again == position
        assert hash(again) == hash(position)


# Symmetries.


@given(positions())
@examples(100)
def test_a_mirror_image_has_the_mirrored_moves(position: Position) -> None:
    image = mirror_image(position)
    assert image.to_move == position.to_move
    assert {mirror_move(position, move) for move in position.legal_moves} == set(image.legal_moves)
    for move in position.legal_moves:
        if position.pyramid:
            assert mirror_image(position.after(move)) == image.after(mirror_move(position, move))


@given(positions(), NAMINGS)
@examples(100)
def test_other_names_for_the_colours_give_the_same_moves(position: Position, names: str) -> None:
    renamed = recoloured(position, names)
    new = dict(zip(COLOURS, names, strict=True))
    assert {move._replace(colour=new[move.colour]) for move in position.legal_moves} == set(
        renamed.legal_moves
    )
    for move in position.legal_moves:
        after = renamed.after(move._replace(colour=new[move.colour]))
        assert after == recoloured(position.after(move), names)


@given(positions(), NAMINGS)
@examples(100)
def test_symmetric_positions_have_equal_perft(position: Position, names: str) -> None:
    expected = [perft_python(position, depth) for depth in (1, 2)]
    for image in (
        mirror_image(position),
        recoloured(position, names),
        mirror_image(recoloured(position, names)),
    ):
        assert [perft_python(image, depth) for depth in (1, 2)] == expected
