"""The placement graph and the lives of colours, against every continuation of small positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import networkx
import pytest
from hypothesis import given

from positions import cells, composed, continuations, drawn, examples, late, positions, table
from ppsolve.solver import COLOURS, Position, colour_lives, deal, placement_graph, prospects, still_playable
from ppsolve.solver.party.prospects import cards_placed, covered, empty_cells, top_colours

COMES_BACK = """
      R . .
     R G G G
"""
"""A full base of 4: no slot accepts R, but a card beside the R of row b makes one that does."""

DEAD = """
      G G G
     R G G G
"""
"""A full base of 4 in which the R is covered: nothing will ever accept R again."""


# Drawn positions.


def test_a_colour_without_an_open_slot_is_dormant() -> None:
    position = table(COMES_BACK, "GG", "R", base=4)
    assert colour_lives(position) == {"R": "dormant", "G": "open", "Y": "dead", "P": "dead", "B": "dead"}


def test_a_colour_is_dead_when_its_last_card_is_covered() -> None:
    position = table(DEAD, "G", "R", base=4)
    assert colour_lives(position)["R"] == "dead"
    assert colour_lives(position)["G"] == "open"


def test_a_colour_is_dead_when_nobody_can_place_a_card_beside_it() -> None:
    position = table(COMES_BACK, "RP", "YB", base=4)
    assert position.over
    assert colour_lives(position)["R"] == "dead"


def test_while_the_base_is_not_full_every_colour_is_open() -> None:
    assert set(colour_lives(table(DEAD, "G", "R", base=5)).values()) == {"open"}


def test_a_colour_that_the_deck_does_not_have_is_not_listed() -> None:
    assert list(colour_lives(table("R", "G", "R", edition="ffg-2007"))) == ["R", "G", "Y", "B"]


def test_a_contiguous_row_can_cut_a_colour_off() -> None:
    """Nobody can fill b3 above G and R, so that no unbroken run from b1 will ever reach b4 above R and B."""
    picture = """
           Y . . .
          Y Y G R B
    """
    free, contiguous = (table(picture, "Y", "B", base=5, upper_rows=rule) for rule in ("free", "contiguous"))
    assert (colour_lives(free)["B"], colour_lives(contiguous)["B"]) == ("open", "dead")
    assert prospects(free)[1, 3] == "RB"
    assert (1, 3) not in prospects(contiguous)
    assert (1, 1) in prospects(contiguous)
    assert contiguous.mover.name == "Alice"


def test_a_contiguous_row_can_open_a_slot_that_nobody_can_fill() -> None:
    """A card at b3 opens b4 above P and R. Nobody holds these any more, but R is not dead before that."""
    position = table(
        """
           . P . .
          G P Y P R
        """,
        "YB",
        "",
        base=5,
        upper_rows="contiguous",
    )
    assert colour_lives(position)["R"] == "dormant"
    assert colour_lives(position.play("Yb3"))["R"] == "open"
    assert (1, 3) not in prospects(position)
    assert still_playable(position) == {"Y": (0,)}


def test_still_playable_names_the_seats_that_hold_a_living_colour() -> None:
    position = table(COMES_BACK, "GG", "RY", "RG out", "", base=4)
    assert still_playable(position) == {"R": (1,), "G": (0,)}


def test_nothing_is_playable_in_a_finished_round() -> None:
    assert still_playable(table("R R", "G", "B", base=2)) == {}


def test_the_prospects_of_a_small_position() -> None:
    position = table(COMES_BACK, "G", "R", base=4)
    assert prospects(position) == {(1, 1): "G", (1, 2): "G", (2, 0): "RG", (2, 1): "G", (3, 0): "RG"}


def test_prospects_on_both_sides_of_a_base_that_can_grow() -> None:
    position = table("R", "G", "R", base=2)
    assert prospects(position) == {(0, -1): COLOURS, (0, 1): COLOURS, (1, -1): "RG", (1, 0): "RG"}


def test_prospects_end_where_the_base_may_end() -> None:
    ahead = prospects(table("R R", "GGG", "RRR", base=4))
    assert {column for row, column in ahead if row == 0} == {-2, -1, 2, 3}
    assert {column for row, column in ahead if row == 1} == {-2, -1, 0, 1, 2}
    assert {column for row, column in ahead if row == 2} == {-2, -1, 0, 1}
    assert {column for row, column in ahead if row == 3} == {-2, -1, 0}
    assert max(row for row, _ in ahead) == 3


def test_the_prospects_of_an_empty_table_are_one_whole_pyramid() -> None:
    position = table("", "RG", "G", base=3)
    assert set(prospects(position)) == {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)}
    assert prospects(position)[2, 0] == "RG"


def test_there_are_no_prospects_when_nobody_is_left() -> None:
    assert prospects(table("R", "", "G out", base=4)) == {}


def test_a_card_is_covered_once_nothing_can_rest_on_it() -> None:
    assert covered(table(DEAD, "G", "R", base=4)) == {(0, 0), (0, 1), (0, 2), (0, 3)}
    assert covered(table(COMES_BACK, "GG", "R", base=4)) == {(0, 0)}
    assert covered(table(COMES_BACK, "GG", "R", base=5)) == frozenset()
    assert covered(table("R R", "G", "B", base=2)) == {(0, 0), (0, 1)}


def test_the_graph_of_a_small_position() -> None:
    graph = placement_graph(table(COMES_BACK, "GG", "R", base=4))
    assert {cell: (node["state"], node["card"], node["accepts"]) for cell, node in graph.nodes.items()} == {
        (0, 0): ("card", "R", ""),
        (0, 1): ("card", "G", ""),
        (0, 2): ("card", "G", ""),
        (0, 3): ("card", "G", ""),
        (1, 0): ("card", "R", ""),
        (1, 1): ("slot", None, "G"),
        (1, 2): ("slot", None, "G"),
        (2, 0): ("later", None, "RG"),
        (2, 1): ("later", None, "G"),
        (3, 0): ("later", None, "RG"),
    }
    assert [cell for cell, node in graph.nodes.items() if node["covered"]] == [(0, 0)]
    assert set(graph.edges) == {
        ((0, 0), (1, 0)),
        ((0, 1), (1, 0)),
        ((0, 1), (1, 1)),
        ((0, 2), (1, 1)),
        ((0, 2), (1, 2)),
        ((0, 3), (1, 2)),
        ((1, 0), (2, 0)),
        ((1, 1), (2, 0)),
        ((1, 1), (2, 1)),
        ((1, 2), (2, 1)),
        ((2, 0), (3, 0)),
        ((2, 1), (3, 0)),
    }
    assert graph.graph["colours"]["R"] == "dormant"


# Any position.


@given(positions())
@examples(100)
def test_the_graph_is_as_documented(position: Position) -> None:
    graph = placement_graph(position)
    assert networkx.is_directed_acyclic_graph(graph)
    placed = cells(position)
    open_now = {(row, column): accepts for row, column, accepts in position.slots()}
    ahead = prospects(position)
    assert set(graph) == set(placed) | set(open_now) | set(ahead)
    gone = covered(position)
    for cell, node in graph.nodes.items():
        if cell in placed:
            expected = {"state": "card", "card": placed[cell], "accepts": "", "covered": cell in gone}
        elif cell in open_now:
            expected = {"state": "slot", "card": None, "accepts": open_now[cell], "covered": False}
        else:
            expected = {"state": "later", "card": None, "accepts": ahead[cell], "covered": False}
        assert node == expected
    assert set(graph.edges) == {
        (support, (row, column))
        for row, column in graph
        for support in ((row - 1, column), (row - 1, column + 1))
        if row > 0
    }
    assert graph.graph == {"colours": colour_lives(position)}


@given(positions())
@examples(100)
def test_open_colours_are_exactly_those_of_the_slots(position: Position) -> None:
    accepted = {colour for slot in position.slots() for colour in slot.accepts}
    assert cards_placed(position) == cells(position)
    for colour, life in colour_lives(position).items():
        assert (life == "open") == (colour in accepted)


# Every continuation of small late positions.


@cache
def late_positions() -> tuple[Position, ...]:
    rng = random.Random(3)
    some = [*(late(rng) for _ in range(500)), *(composed(rng) for _ in range(700))]
    return tuple(position for position in some if not position.over and position.pyramid)


def shifted(position: Position) -> Iterator[tuple[Position, int]]:
    """Every position that can be reached, with the number of cards put on the left of the base."""
    seen = {(position, 0)}
    waiting = [(position, 0)]
    while waiting:
        reached, left = waiting.pop()
        yield reached, left
        for move in reached.legal_moves:
            after = (reached.after(move), left + (move.row == 0 and move.column < 0))
            if after not in seen:
                seen.add(after)
                waiting.append(after)


def test_there_are_enough_late_positions_of_every_kind() -> None:
    some = late_positions()
    assert len(some) > 600
    kinds = Counter((p.rules.upper_rows, p.rules.stuck, len(p.pyramid[0]) == p.rules.base) for p in some)
    assert len(kinds) == 8
    assert min(kinds.values()) >= 5
    lives = Counter(life for position in some for life in colour_lives(position).values())
    assert min(lives.values()) > 50
    assert len(lives) == 3


def test_no_continuation_ever_accepts_a_dead_colour() -> None:
    for position in late_positions():
        dead = {colour for colour, life in colour_lives(position).items() if life == "dead"}
        if dead:
            for reached in continuations(position):
                assert dead.isdisjoint("".join(slot.accepts for slot in reached.slots())), position


def test_most_dormant_colours_do_come_back() -> None:
    """`dormant` only means not ruled out, but it should be right most of the time."""
    back = never = 0
    for position in late_positions():
        dormant = {colour for colour, life in colour_lives(position).items() if life == "dormant"}
        if dormant:
            reached = continuations(position)
            seen = {colour for after in reached for slot in after.slots() for colour in slot.accepts}
            back += len(dormant & seen)
            never += len(dormant - seen)
    assert back > 30
    assert back > never


@pytest.mark.slow
def test_every_placed_card_was_in_the_prospects() -> None:
    """Prospects predict its cell and all colours that its slot accepts. It never rests on a covered card, and
    its colour was still playable by its player."""
    for position in late_positions():
        ahead, gone, playable = prospects(position), covered(position), still_playable(position)
        for reached, left in shifted(position):
            accepted = {(slot.row, slot.column): slot.accepts for slot in reached.slots()}
            for move in reached.legal_moves:
                cell = (move.row, move.column - left)
                assert set(accepted[move.row, move.column]) <= set(ahead.get(cell, "")), (position, cell)
                supports = {(move.row - 1, move.column - left), (move.row - 1, move.column + 1 - left)}
                assert move.row == 0 or gone.isdisjoint(supports), position
                assert reached.to_move in playable[move.colour], position


def test_the_prospects_of_an_empty_table_hold_every_pyramid() -> None:
    position = table("", "RRG", "GB", base=3)
    ahead = prospects(position)
    for reached in continuations(position):
        for cell, card in cells(reached).items():
            assert card in ahead[cell]


@pytest.mark.parametrize("upper_rows", ["free", "contiguous"])
def test_rows_with_gaps_in_a_file_are_understood(upper_rows: str) -> None:
    """A file may contain a row with a gap under either rule; it can be filled from both ends."""
    picture = """
          R . . R
         R R R R R
    """
    position = table(picture, "RR", "G", base=5, upper_rows=upper_rows, deck={"R": 20, "G": 5})
    assert drawn(picture) == position.pyramid
    assert {(1, 1), (1, 2)} <= set(prospects(position))
    assert [str(move) for move in position.legal_moves] == ["Rb2", "Rb3"]


# The top of the finished pyramid.


def finished_tops(position: Position) -> set[str]:
    """The colours on top of the pyramids that are finished in some continuation."""
    cells = position.rules.base * (position.rules.base + 1) // 2
    finished = [reached for reached in continuations(position) if len(cards_placed(reached)) == cells]
    return {reached.pyramid[-1][0] for reached in finished}


def test_no_continuation_has_another_colour_on_top() -> None:
    ruled_out = possible = 0
    for position in (*late_positions(), *small_pyramids()):
        if empty_cells(position):
            tops = finished_tops(position)
            assert tops <= set(top_colours(position)), position
            possible += len(tops)
            ruled_out += not top_colours(position)
    assert possible > 100
    assert ruled_out > 100


def small_pyramids() -> list[Position]:
    rng = random.Random(7)
    hands = ["".join(rng.choices("RGY", k=6)) for _ in range(60)]
    return [table("", hand[:3], hand[3:], base=3) for hand in hands]


def test_the_top_of_a_full_deal_of_36_cards_is_blue() -> None:
    assert top_colours(deal(1, players=4)) == "B"


def test_without_seven_cards_of_a_colour_a_deal_of_two_has_no_top() -> None:
    for seed in range(1, 30):
        position = deal(seed)
        cards = Counter("".join(player.hand for player in position.players))
        assert set(top_colours(position)) == {colour for colour, number in cards.items() if number >= 7}


def test_a_covered_colour_cannot_be_on_top() -> None:
    plenty = {"R": 9, "G": 9}
    assert top_colours(table(DEAD, "GRR", "G", base=4, deck=plenty)) == "G"
    assert top_colours(table(DEAD, "RRR", "GR", base=4, deck=plenty)) == ""
