"""The canonical form: equal for the same game, different for different games."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import (
    PLENTY,
    built,
    cells,
    examples,
    generators,
    late,
    mirror_image,
    outcomes,
    playout,
    positions,
    random_deal,
    recoloured,
    table,
)
from ppsolve.solver import COLOURS, BadInput, Player, Position, Rules, canonical, same_game
from ppsolve.solver.party.symmetry import move_classes, positions_after

NAMINGS = st.permutations(COLOURS).map("".join)


# The same game, seen differently.


@given(positions(), NAMINGS)
@examples(120)
def test_mirrored_and_recoloured_positions_have_one_form(position: Position, names: str) -> None:
    form = canonical(position)
    assert canonical(mirror_image(position)) == form
    assert canonical(recoloured(position, names)) == form
    assert canonical(mirror_image(recoloured(position, names))) == form
    assert same_game(position, mirror_image(recoloured(position, names)))
    assert hash(canonical(recoloured(position, names))) == hash(form)


@given(positions(), NAMINGS)
@examples(60)
def test_moves_of_symmetric_positions_lead_to_the_same_forms(position: Position, names: str) -> None:
    def after(start: Position) -> set[Hashable]:
        return {canonical(start.after(move)) for move in start.legal_moves}

    assert after(mirror_image(recoloured(position, names))) == after(position)


@given(positions())
@examples(100)
def test_one_position_is_taken_after_the_moves_of_each_class(position: Position) -> None:
    first = [position.after(moves[0]) for moves in move_classes(position)]
    assert list(positions_after(position)) == first


@given(positions())
@examples(100)
def test_names_editions_and_the_rest_of_the_deck_make_no_difference(position: Position) -> None:
    players = tuple(replace(player, name=f"player {n}") for n, player in enumerate(position.players))
    rules = replace(position.rules, edition="playte-2021", deck=(36,) * 5, hand_size=1)
    assert canonical(Position(rules, players, position.to_move, position.pyramid)) == canonical(position)


def test_left_and_right_of_one_base_card_are_the_same_game() -> None:
    position = table("R", "G", "B", base=3)
    assert same_game(position.play("Ga0"), position.play("Ga2"))


def test_opening_colours_that_are_held_alike_are_the_same_game() -> None:
    position = table("", "RGB", "RGY")
    assert same_game(position.play("Ra1"), position.play("Ga1"))
    assert not same_game(position.play("Ra1"), position.play("Ba1"))


def test_tokens_beyond_the_bonus_make_no_difference() -> None:
    forms = [canonical(table("R", f"G+{tokens}", "R")) for tokens in range(5)]
    assert forms[2] == forms[3] == forms[4]
    assert len(set(forms)) == 3


def test_only_the_number_of_cards_matters_for_a_player_who_is_out() -> None:
    def form(hand: str) -> Hashable:
        return canonical(table("R R R", f"{hand} out", "RB", base=3))

    assert form("GG") == form("YP")
    assert form("GG") != form("GGG")


@pytest.mark.parametrize(
    "other",
    [
        table("R G", "RB", "GY", to_move=1, base=4),
        table("R G", "RY", "GG", base=4),
        table("R G", "GB", "GY", base=4),
        table("R G", "RB", "GYY", base=4),
        table("R G", "RB", "GY", base=5),
        table("R R", "RB", "GY", base=4),
        table("R G", "RB", "GY", base=4, stuck="pass"),
        table("R G", "RB", "GY", base=4, upper_rows="contiguous"),
        table("R G", "RB+1", "GY", base=4),
        table("R G", "RB", "GY out", base=4),
        table("R G", "RB", "GY", "", base=4),
        table("R G B", "RB", "GY", base=4),
    ],
)
def test_another_game_has_another_form(other: Position) -> None:
    assert not same_game(table("R G", "RB", "GY", base=4), other)


# Covered cards.


def out_of_sight(position: Position) -> list[tuple[int, int]]:
    """The cards with both places above them filled or impossible, as the rules define covered."""
    table = cells(position)
    width = len(position.pyramid[0]) if position.pyramid else 0
    full = width == position.rules.base

    def gone(row: int, column: int) -> bool:
        return (row, column) in table or (full and not 0 <= column <= width - 1 - row)

    return [(row, column) for row, column in table if gone(row + 1, column - 1) and gone(row + 1, column)]


def with_another_face(position: Position, cell: tuple[int, int], colour: str) -> Position | None:
    """The position with that card replaced, if the pyramid still stands."""
    row, column = cell
    line = position.pyramid[row]
    rows = list(position.pyramid)
    rows[row] = line[:column] + colour + line[column + 1 :]
    try:
        return replace(position, pyramid=tuple(rows))
    except BadInput:
        return None


def other_faces(position: Position) -> Iterable[Position]:
    """The position with one covered card replaced by each other possible colour."""
    for cell, colour in product(out_of_sight(position), COLOURS):
        other = with_another_face(position, cell, colour)
        if other is not None and other != position:
            yield other


@given(generators())
@examples(60)
def test_the_colour_of_a_covered_card_does_not_change_the_form(rng: random.Random) -> None:
    start = random_deal(rng)
    start = replace(start, rules=replace(start.rules, deck=(36,) * 5))
    position = rng.choice(playout(start, rng))
    for other in other_faces(position):
        assert canonical(other) == canonical(position)


def test_the_colour_of_a_covered_card_does_not_change_the_game() -> None:
    rng = random.Random(5)
    compared = 0
    while compared < 300:
        position = late(rng, cards=4)
        position = replace(position, rules=replace(position.rules, deck=(36,) * 5))
        for other in other_faces(position):
            compared += 1
            assert canonical(other) == canonical(position)
            assert outcomes(other) == outcomes(position)


def test_a_card_under_a_slot_that_nobody_left_can_fill_is_covered() -> None:
    """Nobody holds R or G any more, so the R could be a Y; a B would be another game."""
    red = table("R G", "B", "P", base=2)
    assert same_game(red, table("Y G", "B", "P", base=2))
    assert not same_game(red, table("B G", "B", "P", base=2))
    red, yellow, blue = (table(f"{card} G B", "B", "P", base=3) for card in "RYB")
    assert same_game(red, yellow)
    assert not same_game(red, blue)
    assert outcomes(red) == outcomes(yellow) != outcomes(blue)


# Different games, different forms.

Key = Callable[[Position], Hashable]


@cache
def many_small_positions() -> tuple[Position, ...]:
    """A few thousand small positions that differ in small ways."""
    rng = random.Random(11)
    found: list[Position] = []
    while len(found) < 5000:
        rules = Rules.of(
            2,
            base=rng.choice((2, 3, 3, 3)),
            deck=PLENTY,
            upper_rows=rng.choice(("free", "free", "free", "contiguous")),
            stuck=rng.choice(("out", "out", "out", "pass")),
        )
        tokens = rng.choice((0, 0, 0, 1, 3))
        first = Player("Alice", "".join(rng.choices("RGB", k=rng.randint(1, 3))), tokens, rng.random() < 0.1)
        second = Player("Bob", "".join(rng.choices("RGB", k=rng.randint(0, 2))))
        found.append(Position(rules, (first, second), rng.randrange(2), built(rng, rules.base, "RGB")))
    return tuple(found)


def confused(key: Key, some: Iterable[Position]) -> list[tuple[Position, Position]]:
    """Pairs of positions with one key but different sets of complete rounds."""
    groups = defaultdict(list)
    for position in some:
        groups[key(position)].append(position)
    return [
        (group[0], other)
        for group in groups.values()
        for other in group[1:]
        if outcomes(other) != outcomes(group[0])
    ]


form_of = cache(canonical)
"""The cached canonical form of a position."""


@pytest.mark.slow
def test_positions_with_one_form_have_the_same_rounds() -> None:
    some = many_small_positions()
    assert confused(form_of, some) == []
    assert len(set(map(form_of, some))) < 0.8 * len(set(some))


@pytest.mark.slow
@pytest.mark.parametrize("field", ["rules", "pyramid", "hands", "paid", "credit", "to_move"])
def test_every_field_of_the_canonical_form_is_needed(field: str) -> None:
    """Every field is needed, and the test above can fail."""

    def weakened(position: Position) -> Hashable:
        return tuple(value for name, value in form_of(position)._asdict().items() if name != field)

    assert confused(weakened, many_small_positions())


@pytest.mark.slow
def test_forgetting_too_many_cards_would_merge_different_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def half_covered(position: Position) -> frozenset[tuple[int, int]]:
        table = cells(position)
        return frozenset(
            (row, column) for row, column in table if {(row + 1, column - 1), (row + 1, column)} & set(table)
        )

    monkeypatch.setattr(import_module("ppsolve.solver.party.symmetry"), "covered", half_covered)
    assert confused(canonical, many_small_positions())


def test_late_positions_of_two_and_three_players_with_one_form_have_the_same_rounds() -> None:
    rng = random.Random(12)
    assert confused(canonical, [late(rng, cards=4, widest=4) for _ in range(1500)]) == []
