"""The engine: its evaluation is the same in both cores, its moves are legal, and proofs count."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from floes import load, mirrored, small_floe
from ppsolve.solver import Limits, Solver
from ppsolve.solver.backend import CoreKind
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin import engine, estimate
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest
from ppsolve.solver.pingouin.estimate import estimated_margin, evaluated_fish
from ppsolve.solver.pingouin.features import FEATURES, features_of
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.position import Position

CORES: tuple[CoreKind, ...] = ("python", "native")

SOLITAIRES = load("pingouin:111B11.1/....1B1.1B/2121A.../2232.1A.1/2111121/231A3.1.1/11..1../11..21A.1B:-:0")
"""Nobody reaches a tile of the other, and Alice's large region takes long to solve."""


def any_positions(seed: int, count: int) -> Iterator[Position]:
    """Yield positions of two to four players in all phases of random games, whole floes and small ones."""
    rng = random.Random(seed)
    for number in range(count):
        players = 2 + number % 3
        if number % 4 == 3:
            position = small_floe(rng, players, rng.randrange(6, 24), placing=rng.random() < 0.3)
        else:
            position = deal(rng.randrange(10**6), players, placed=rng.random() < 0.6)
            for _ in range(rng.randrange(50)):
                if not position.over:
                    position = position.after(rng.choice(position.legal_moves))
        if not position.over:
            yield position


def mirror(position: Position) -> Position:
    """Mirror a position left to right."""
    ice = tuple(position.ice[mirrored(tile)] for tile in TILES)
    players = tuple(
        replace(player, penguins=tuple(map(mirrored, player.penguins))) for player in position.players
    )
    return Position(ice, players, position.to_move)


def turned(position: Position) -> Position:
    """Give every player the next seat."""
    assert position.to_move is not None
    players = (position.players[-1], *position.players[:-1])
    return Position(position.ice, players, (position.to_move + 1) % len(players))


# The evaluation.


@pytest.mark.native
def test_the_evaluation_is_the_same_in_both_cores() -> None:
    from ppsolve.solver.pingouin.native import native_floe

    rng = random.Random(1)
    for position in any_positions(seed=1, count=150):
        floe, taken = native_floe(position), [player.fish for player in position.players]
        found = zip(floe.evaluated_fish(), taken, strict=True)
        assert tuple(fish + 100 * before for fish, before in found) == evaluated_fish(position)
        if len(position.players) == 2:
            spare = [rng.randrange(5), rng.randrange(5), 0, 0]
            assert floe.estimated_margin(spare) == estimated_margin(position, spare)


def test_mirror_images_have_equal_values() -> None:
    for position in any_positions(seed=2, count=60):
        assert features_of(mirror(position)) == features_of(position)
        assert evaluated_fish(mirror(position)) == evaluated_fish(position)


def test_swapped_seats_have_swapped_values() -> None:
    for position in any_positions(seed=3, count=60):
        fish = evaluated_fish(position)
        assert evaluated_fish(turned(position)) == (fish[-1], *fish[:-1])
        if len(position.players) == 2:
            assert estimated_margin(turned(position)) == -estimated_margin(position)


def test_a_position_that_is_over_has_its_result() -> None:
    position = small_floe(random.Random(4), 2, 8)
    while not position.over:
        position = position.after(position.legal_moves[0])
    assert evaluated_fish(position) == tuple(100 * fish for fish in position.holdings())


def test_every_feature_has_a_weight_at_every_knot() -> None:
    text = Path(estimate.__file__).with_name("estimate_weights.json").read_text(encoding="utf-8")
    for parts in json.loads(text).values():
        for rows in parts.values():
            assert len(rows) == estimate.MOVING_KNOTS + estimate.PLACING_KNOTS
            assert {len(row) for row in rows} == {len(FEATURES)}


# Suggestions.


def check(found: engine.Suggestion) -> None:
    """A suggestion has every legal move once, lines of legal moves, and the best estimate first."""
    position = found.position
    assert sorted(str(estimate.move) for estimate in found.moves) == sorted(map(str, position.legal_moves))
    assert found.advised == found.moves[0].move
    total = sum(position.ice) + sum(player.fish for player in position.players)
    for each in found.moves:
        assert each.line[0] == each.move
        end = position
        for move in each.line:
            end = end.play(move)
        assert all(-2 * total <= fish <= 2 * total for fish in each.fish)
        if each.margin is not None:
            assert len(each.fish) == 2
            assert each.fish[0] - each.fish[1] == pytest.approx(each.margin, abs=0.03)
    if len(position.players) == 2:
        sign = 1 if position.to_move == 0 else -1
        margins = [sign * (each.margin or 0) for each in found.moves]
        assert margins == sorted(margins, reverse=True)


@pytest.mark.native
def test_moves_are_legal_in_all_phases() -> None:
    for number, position in enumerate(any_positions(seed=5, count=240)):
        check(suggest(position, positions=(50, 400, 3000)[number % 3], core="native"))


@pytest.mark.slow
@pytest.mark.native
def test_moves_are_legal_on_ten_thousand_positions() -> None:
    for position in any_positions(seed=6, count=10_500):
        assert suggest(position, positions=300, every_move=False).advised in position.legal_moves


def test_the_fallback_in_python_suggests_legal_moves() -> None:
    for position in any_positions(seed=7, count=12):
        check(suggest(position, positions=60, core="python"))


@pytest.mark.native
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_number_of_positions_gives_the_same_suggestion_again(players: int) -> None:
    position = deal(11, players, placed=True)
    assert suggest(position, positions=8000) == suggest(position, positions=8000, threads=2)


@pytest.mark.native
def test_the_positions_visited_keep_the_limit() -> None:
    for position in (SOLITAIRES, deal(12), deal(12, placed=True), deal(12, 4)):
        found = suggest(position, positions=5000)
        assert 0 < found.positions <= 5000 + 100  # the children of one position are counted together
        check(found)


@pytest.mark.native
@pytest.mark.parametrize("players", [2, 3])
def test_a_search_that_is_stopped_still_has_a_move(players: int) -> None:
    check(suggest(deal(13, players), seconds=600, stopped=lambda: True))


@pytest.mark.native
def test_threads_share_a_search_with_a_time_limit() -> None:
    check(suggest(deal(14, placed=True), seconds=0.05, threads=3))


@pytest.mark.native
def test_what_is_proved_is_never_overruled() -> None:
    """The advised move keeps the proved margin, and every margin marked as proved is exact."""
    rng = random.Random(8)
    proved = 0
    solver = Solver()
    for _ in range(25):
        position = small_floe(rng, 2, 16)
        if position.over:
            continue
        found = suggest(position, positions=100_000)
        check(found)
        if not found.proved:
            continue
        proved += 1
        assert found.moves[0].margin == solver.margin(position).value
        for each in found.moves:
            if each.proved:
                assert each.margin == solver.margin(position.after(each.move)).value
    assert proved >= 20


@pytest.mark.native
@pytest.mark.parametrize("players", [3, 4])
def test_selfish_outcomes_are_proved_near_the_end(players: int) -> None:
    """The advised move leads to the selfish outcome, and so do the fish of every move marked as proved."""
    rng, solver = random.Random(10), Solver()
    proved = 0
    for _ in range(12):
        position = small_floe(rng, players, 14)
        if position.over:
            continue
        found = suggest(position, positions=50_000)
        assert found.proved
        assert tuple(outcome.value for outcome in solver.selfish(position)) == found.moves[0].fish
        for each in found.moves:
            assert each.margin is None
            after = position.after(each.move)
            end = after.holdings() if after.over else [one.value for one in solver.selfish(after)]
            assert (each.fish == (*end,)) == each.proved
            proved += each.proved
    assert proved >= 30


@pytest.mark.native
def test_no_estimate_is_above_what_selfish_play_proves() -> None:
    """Once the advised move is proved, no other move seems better, even if that one is not proved."""
    rng = random.Random(11)
    partly = 0
    for _ in range(40):
        position = deal(rng.randrange(10**6), 3, placed=True)
        while not position.over and sum(map(bool, position.ice)) - len(position.occupied) > 18:
            position = position.after(suggest(position, positions=100, every_move=False).advised)
        seat = position.to_move
        if seat is None:
            continue
        for positions in (700, 1000, 1500):
            found = suggest(position, positions=positions)
            if found.proved:
                assert found.moves[0].proved
                assert found.moves[0].fish[seat] == max(each.fish[seat] for each in found.moves)
                partly += not all(each.proved for each in found.moves)
    assert partly >= 1


@pytest.mark.native
def test_most_moves_are_best_before_the_proof() -> None:
    """With too few positions for a proof, at least 95 of 100 moves are proved best by the solver."""
    rng = random.Random(9)
    solver, limits = Solver(), Limits(seconds=60)
    best = count = 0
    while count < 100:
        position = deal(rng.randrange(10**6), 2, placed=True)
        while not position.over and sum(map(bool, position.ice)) - 8 > 22:
            position = position.after(suggest(position, positions=500, every_move=False).advised)
        if position.over or len(position.legal_moves) < 2:
            continue
        count += 1
        found = suggest(position, positions=20_000, every_move=False)
        value = solver.margin(position, limits).value
        best += solver.margin(position.after(found.advised), limits).value == value
    assert best >= 95


# Refusals.


@pytest.mark.parametrize("core", CORES)
def test_a_game_that_is_over_is_refused(core: CoreKind) -> None:
    position = small_floe(random.Random(4), 2, 8)
    while not position.over:
        position = position.after(position.legal_moves[0])
    with pytest.raises(BadInput, match="the game is over"):
        suggest(position, core=core)


def test_limits_below_one_position_are_refused() -> None:
    with pytest.raises(BadInput, match="positions: expected at least 1, not 0"):
        suggest(deal(1), positions=0)
    with pytest.raises(BadInput, match="seconds: expected more than 0, not 0"):
        suggest(deal(1), seconds=0)


def test_an_unknown_move_has_no_estimate() -> None:
    found = suggest(small_floe(random.Random(4), 2, 8), positions=50)
    assert found[found.advised] == found[str(found.advised)] == found.moves[0]
    with pytest.raises(BadInput, match="not a legal move"):
        found["a1-h8"]
