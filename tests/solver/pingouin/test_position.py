"""Placement, slides, taking tiles, dropping out, the end."""

from __future__ import annotations

import random

import pytest

from floes import FULL, floe, load, small_floe
from ppsolve.solver.errors import BadInput
from ppsolve.solver.game import perft_python
from ppsolve.solver.outcome import Question
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.position import Player, Position


def moves(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves]


def refusal(position: Position, move: str) -> str:
    with pytest.raises(BadInput) as refused:
        position.play(move)
    return str(refused.value)


def test_perft_matches_the_documentation() -> None:
    assert [perft_python(load(FULL), depth) for depth in (1, 2)] == [49, 2653]


@pytest.mark.slow
def test_a_deeper_perft_matches_the_documentation() -> None:
    assert perft_python(load(FULL), 3) == 117138


def test_a_penguin_slides_any_distance_over_free_tiles() -> None:
    position = floe("1A11.1", "11.11.11", "1111111", "11.11111")
    assert moves(position) == ["a1-a2", "a1-a3", "a1-b1", "a1-b2", "a1-c2"]
    assert moves(floe("1A11B111", "11111111")) == ["a1-a2", "a1-b1", "a1-b2"]


def test_a_slide_does_not_take_the_tiles_it_passes() -> None:
    after = floe("1A23...", ".......1B").play("a1-a3")
    assert after.rows[0] == ".23A...."
    assert (after.players[0].fish, after.players[0].tiles) == (1, 1)
    assert after.holdings()[0] == 4


def test_a_stuck_player_leaves_with_the_tiles_below_their_penguins() -> None:
    position = floe("2A1....", ".......3B", "......2")
    assert position.play("a1-a2").to_move == 1
    end = position.play("a1-a2").play("b8-c7")
    assert end.over
    assert end.rows[0] == "......."
    assert [(player.fish, player.tiles) for player in end.players] == [(3, 2), (5, 2)]


def test_a_stuck_player_stays_until_their_turn() -> None:
    position = floe("2A1....", ".......3B", "1C11", seats=3)
    after = position.play("a1-a2")
    assert after.to_move == 2
    assert after.players[1] == Player("Bob", 3, 1)
    assert after.players[0].penguins == (1,)


def test_the_last_player_goes_on_alone() -> None:
    position = floe("1A1111.", "........", "......1B")
    for move in ("a1-a2", "a2-a3", "a3-a4", "a4-a5"):
        position = position.play(move)
    assert position.over
    assert position.holdings() == (5, 1)


def test_a_position_is_settled_on_construction() -> None:
    position = floe("2A.1B1...", to_move=0)
    assert position.to_move == 1
    assert position.players[0] == Player("Alice", 2, 1)


def test_players_take_turns_to_place_on_free_tiles_with_one_fish() -> None:
    position = floe("1213111", to_place=(1, 2))
    assert position.placing and moves(position) == ["a1", "a3", "a5", "a6", "a7"]
    position = position.play("a3")
    assert position.to_move == 1 and moves(position) == ["a1", "a5", "a6", "a7"]
    position = position.play("a7")
    assert position.to_move == 1, "only Bob has a penguin left to place"
    position = position.play("a1")
    assert not position.placing and position.to_move == 0
    assert moves(position) == ["a3-a2", "a3-a4", "a3-a5", "a3-a6"]


def test_penguins_without_a_tile_stay_off_the_floe() -> None:
    position = floe("1232...", to_place=(2, 2)).play("a1")
    assert not position.placing
    assert position.to_move == 0, "Bob has nothing on the floe and is out"
    assert [player.active for player in position.players] == [True, False]


def test_the_first_player_moves_after_placement() -> None:
    for players, penguins in ((2, 4), (3, 3), (4, 2)):
        position = deal(5, players)
        assert [player.to_place for player in position.players] == [penguins] * players
        for number in range(players * penguins):
            assert position.to_move == number % players
            position = position.after(position.legal_moves[0])
        assert not position.placing and position.to_move == 0


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("a1-a3", "move a1-a3: a2 is a hole"),
        ("a1-a2", "move a1-a2: a2 is a hole"),
        ("a1-b3", "move a1-b3: b3 does not lie in a straight line from a1"),
        ("a1-a1", "move a1-a1: a1 does not lie in a straight line from a1"),
        ("a4-a5", "move a4-a5: no penguin of Alice stands on a4"),
        ("a5-a6", "move a5-a6: no penguin of Alice stands on a5"),
        ("b1", "move b1: all penguins are placed; a move names the tile left and the tile reached"),
        ("b1-b4", "move b1-b4: a penguin stands on b3"),
        ("i1-a1", "move 'i1-a1': expected two tiles such as c4-c7, or one to place a penguin on"),
        ("a1-a2-a3", "move 'a1-a2-a3': expected two tiles"),
        ("", "move '': expected two tiles"),
    ],
)
def test_an_illegal_slide_is_refused(move: str, words: str) -> None:
    assert refusal(floe("1A.111B11", "1A11B1...."), move).startswith(words)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("a2", "move a2: a2 has 2 fish; penguins are placed on one"),
        ("b1", "move b1: b1 is a hole"),
        ("a3", "move a3: a penguin stands on a3"),
        ("a1-a2", "move a1-a2: penguins are being placed; name the tile alone, as in a2"),
    ],
)
def test_an_illegal_placement_is_refused(move: str, words: str) -> None:
    assert refusal(floe("121B3111", to_place=(1, 1)), move) == words


def test_a_finished_game_accepts_no_move() -> None:
    end = floe("1A......")
    assert end.over and end.legal_moves == ()
    assert refusal(end, "a1-a2") == "move a1-a2: the game is over"


def test_most_fish_win_then_most_tiles_then_the_win_is_shared() -> None:
    assert floe("3A.1B1...").winners() == (0,)
    ends = [
        Position((0,) * 60, tuple(Player(name, *score) for name, score in zip("ABC", scores, strict=True)))
        for scores in (((5, 2), (5, 3), (4, 4)), ((5, 3), (5, 3), (4, 4)))
    ]
    assert [end.winners() for end in ends] == [(1,), (0, 1)]


def test_the_results_are_fish_at_the_end() -> None:
    end = floe("3A.1B....")
    questions: list[Question[object]] = [
        Question("best", 0),
        Question("guaranteed", 1),
        Question("table"),
        Question("margin"),
    ]
    assert [end.result(question) for question in questions] == [3, 1, 4, 2]


def test_the_final_fish_are_those_of_every_tile_visited() -> None:
    rng = random.Random(3)
    for number in range(60):
        position = small_floe(rng, rng.choice((2, 3, 4)), rng.randint(5, 16), placing=number % 3 == 0)
        fish = [player.fish for player in position.players]
        stood = [{*player.penguins} for player in position.players]
        ice = position.ice
        while position.to_move is not None:
            move = rng.choice(position.legal_moves)
            stood[position.to_move].add(move.end)
            position = position.after(move)
        for seat, tiles in enumerate(stood):
            fish[seat] += sum(ice[tile] for tile in tiles)
        assert list(position.holdings()) == fish
        assert not any(player.penguins or player.to_place for player in position.players)


def test_a_penguin_that_cannot_move_never_moves_again() -> None:
    rng = random.Random(4)
    for _ in range(40):
        position = small_floe(rng, 3, 14)
        stuck: set[int] = set()
        while not position.over:
            move = rng.choice(position.legal_moves)
            assert move.start not in stuck
            position = position.after(move)
            stuck |= {tile for tile in position.occupied if not position.reach(tile)}


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (Player("Bob", fish=-1), "players[1].fish: -1 is less than 0"),
        (Player("Bob", tiles=-2), "players[1].tiles: -2 is less than 0"),
        (Player("Bob", to_place=-1), "players[1].to_place: -1 is less than 0"),
        (Player("Bob", to_place=5), "players[1].to_place: 5 to place, but a player has at most 4"),
        (Player("Alice"), "players[1].name: duplicate name 'Alice'"),
        (Player(""), "players[1].name: the name is empty"),
    ],
)
def test_invalid_players_are_refused(player: Player, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        Position((1,) * 60, (Player("Alice"), player))
    assert str(refused.value) == words
