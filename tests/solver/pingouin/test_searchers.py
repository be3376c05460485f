"""Both searchers and the cooperative solver, against an independent brute-force oracle."""

from __future__ import annotations

import random
from functools import cache

import pytest

from floe_oracle import Truth, board_of, tried, truth, worth_of_moves
from floes import NO_TEMPO, TEMPO, floe, load, mirrored, position_of, small_floe
from ppsolve.solver import Limits, Solver, analyze
from ppsolve.solver.backend import CoreKind
from ppsolve.solver.outcome import MARGIN, TABLE, Question
from ppsolve.solver.pingouin.cooperation import Cooperation
from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, tile_named
from ppsolve.solver.pingouin.game import PINGOUIN, FloeOutcome
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.searcher import Searcher

CORES = [pytest.param("python"), pytest.param("native", marks=pytest.mark.native)]
PLENTY = 10**9

Answers = tuple[tuple[int, ...], tuple[int, ...], int | None]
"""The values of `guaranteed`, `selfish` and `margin`."""


@cache
def small_positions(number: int, seed: int = 1) -> tuple[tuple[Position, Truth], ...]:
    """Varied positions with their true values, the same in every run.

    They have 2 to 4 players, some out or stuck, one region or several, and some are in placement.
    """
    rng = random.Random(seed)
    found: list[tuple[Position, Truth]] = []
    while len(found) < number:
        placing = len(found) % 5 == 4
        tiles = rng.randint(4, 5) if placing else rng.randint(5, 9)
        position = small_floe(rng, rng.choice((2, 2, 3, 4)), tiles, placing=placing)
        if len(position.legal_moves) > 1:
            found.append((position, truth(position)))
    return tuple(found)


def searcher_of(core: CoreKind) -> Searcher[Position, object]:
    return PINGOUIN.searchers(core, 1 << 24, 1)[0]


def end_of(position: Position, line: tuple[object, ...]) -> Position:
    for move in line:
        position = position.play(str(move))
    return position


def answers(searcher: Searcher[Position, object], position: Position) -> Answers:
    """Return a searcher's values; assert that each has a line that ends in it."""
    found = []
    for seat in range(len(position.players)):
        low, high = searcher.guaranteed(position, seat, -999, 999, PLENTY, 600.0)
        assert low == high
        end = end_of(position, searcher.guaranteed_line(position, seat, low))
        assert end.over and end.holdings()[seat] == low
        found.append(low)
    selfish = searcher.selfish(position, PLENTY, 600.0)
    assert selfish is not None
    assert end_of(position, searcher.selfish_line(position, selfish)).holdings() == selfish
    margin = None
    if len(position.players) == 2:
        margin, high = searcher.margin(position, -999, 999, PLENTY, 600.0)
        assert margin == high
        end = end_of(position, searcher.margin_line(position, margin))
        assert end.over and end.result(MARGIN) == margin
    return tuple(found), selfish, margin


@pytest.mark.parametrize("core", CORES)
def test_values_match_brute_force(core: CoreKind) -> None:
    searcher = searcher_of(core)
    for position, true in small_positions(60):
        assert answers(searcher, position) == (true.guaranteed, true.selfish, true.margin), position


@pytest.mark.slow
@pytest.mark.parametrize("core", CORES)
def test_values_of_many_positions_match_brute_force(core: CoreKind) -> None:
    """The Python searcher gets fewer positions, because it is fifty times slower."""
    searcher = searcher_of(core)
    for position, true in small_positions(300, seed=2)[: 300 if core == "native" else 60]:
        assert answers(searcher, position) == (true.guaranteed, true.selfish, true.margin), position


@pytest.mark.parametrize("nodes", [3000, 0], ids=["search", "CP-SAT"])
def test_cooperative_values_match_brute_force(nodes: int) -> None:
    for position, true in small_positions(60 if nodes else 25):
        cooperation = Cooperation(position, 1, search_nodes=nodes)
        best, table = cooperation.best(), cooperation.table()
        assert tuple(outcome.value for outcome in best) == true.best, position
        assert table.value == true.table
        for question, outcome in [
            *((Question("best", s), one) for s, one in enumerate(best)),
            (TABLE, table),
        ]:
            end = end_of(position, outcome.line)
            assert end.over and end.result(question) == outcome.value


@pytest.mark.parametrize("nodes", [3000, 0], ids=["search", "CP-SAT"])
def test_cooperative_values_of_placements_match_brute_force(nodes: int) -> None:
    """Some floes have fewer tiles with one fish than there are penguins to place."""
    rng = random.Random(4)
    too_few = 0
    for _ in range(60):
        position = small_floe(rng, rng.choice((2, 2, 3, 4)), rng.randint(4, 6), placing=True)
        to_place = sum(player.to_place for player in position.players)
        if not 1 <= to_place <= 4:
            continue
        too_few += to_place > len(position.legal_moves)
        true = most_together(position)
        cooperation = Cooperation(position, 1, search_nodes=nodes)
        outcomes = [*cooperation.best(), cooperation.table()]
        assert [outcome.value for outcome in outcomes] == true, position
        for seat, outcome in enumerate(outcomes):
            fish = end_of(position, outcome.line).holdings()
            assert [*fish, sum(fish)][seat] == outcome.value
    assert too_few > 5


def most_together(position: Position) -> list[int]:
    """Return the most fish of each player, and of all together, over all continuations."""
    return tried(
        board_of(position),
        lambda fish: [*fish, sum(fish)],
        lambda _, values: [max(of_seat) for of_seat in zip(*values, strict=True)],
    )


@pytest.mark.parametrize("threads", [1, 2])
def test_best_is_proved_during_placement(threads: int) -> None:
    """The search alone gives up here, long before any limit. Brute force gives these values in 5 seconds."""
    line = "pingouin:......./......../...1.../..11..../..11.../......../..11.../..111...:0.0+2,5.3+2,0.9+1:0"
    position = load(line)
    best = Cooperation(position, threads).best()
    assert [outcome.value for outcome in best] == [7, 12, 5]


def test_values_of_moves_match_brute_force() -> None:
    solver = Solver(1 << 24, 1)
    for position, _ in small_positions(25):
        worth = solver.after_moves(position)
        assert {str(move): outcome.value for move, outcome in worth.items()} == worth_of_moves(position)


def test_an_analysis_matches_brute_force() -> None:
    solver = Solver(1 << 24, 1)
    for position, true in small_positions(15):
        found = analyze(position, "best,guaranteed,selfish,table,margin", solver=solver)
        assert found.status == "proved"
        values = {name: tuple(one.value for one in outcomes) for name, outcomes in found.players.items()}
        assert values == {"best": true.best, "guaranteed": true.guaranteed, "selfish": true.selfish}
        assert found.table is not None and found.table.value == true.table
        assert (found.margin.value if found.margin else None) == true.margin
        for sure, selfish, best in zip(true.guaranteed, true.selfish, true.best, strict=True):
            assert sure <= selfish <= best


def test_static_bounds_contain_the_value() -> None:
    for position, true in small_positions(60):
        for seat in range(len(position.players)):
            low, high = PINGOUIN.bounds(position, Question("guaranteed", seat))
            assert low <= true.guaranteed[seat] and true.best[seat] <= high
        low, high = PINGOUIN.bounds(position, TABLE)
        assert low <= true.table <= high
        if true.margin is not None:
            low, high = PINGOUIN.bounds(position, MARGIN)
            assert low <= true.margin <= high


@pytest.mark.parametrize("core", CORES)
def test_nobody_is_sure_of_a_fish_while_placing_if_the_ones_may_run_out(core: CoreKind) -> None:
    """Alice takes the only tile with one fish. Bob has nowhere to place a penguin and goes without fish."""
    position = floe("1232", to_place=(1, 1))
    assert truth(position).guaranteed == (8, 0)
    assert answers(searcher_of(core), position)[0] == (8, 0)
    assert PINGOUIN.bounds(position, Question("guaranteed", 1))[0] == 0


def test_static_bounds_while_placing_contain_the_value() -> None:
    """Rows with every number of ones, fewer than there are penguins to place included."""
    for row in ("1232", "1123", "1213", "1112", "2121", "1111"):
        for to_place in ((1, 1), (2, 1), (1, 2), (2, 2)):
            position = floe(row, to_place=to_place)
            true = truth(position)
            for seat in range(2):
                low, high = PINGOUIN.bounds(position, Question("guaranteed", seat))
                assert low <= true.guaranteed[seat] and true.best[seat] <= high, position
            low, high = PINGOUIN.bounds(position, MARGIN)
            assert true.margin is not None and low <= true.margin <= high


# Tempo.


@pytest.mark.parametrize("core", CORES)
def test_private_tiles_elsewhere_are_spare_moves(core: CoreKind) -> None:
    """Regions cannot be solved separately: three private tiles turn -1 into +4, not into +2."""
    searcher = searcher_of(core)
    for line, to_come in ((TEMPO, 4), (NO_TEMPO, -1)):
        position = load(line)
        has = position.holdings()
        margin = to_come + has[0] - has[1]
        assert searcher.margin(position, -99, 99, PLENTY, 600.0) == (margin, margin)


# Symmetries and irrelevant tiles.


@cache
def values(position: Position) -> Answers:
    return answers(searcher_of("python"), position)


def moved(position: Position, where: dict[int, int]) -> Position:
    """Move the tiles of a position; drop the fish already taken."""
    ice = {where[tile]: position.ice[tile] for tile in TILES if position.ice[tile]}
    penguins = [[where[tile] for tile in player.penguins] for player in position.players]
    assert position.to_move is not None
    return position_of(ice, penguins, position.to_move)


def without_names(position: Position) -> Position:
    return moved(position, {tile: tile for tile in TILES})


def placed_positions() -> list[Position]:
    return [without_names(position) for position, _ in small_positions(60) if not position.placing][:25]


def test_the_mirror_image_has_the_same_values() -> None:
    mirror = {tile: mirrored(tile) for tile in TILES}
    for position in placed_positions():
        assert values(moved(position, mirror)) == values(position)


@pytest.mark.slow
def test_a_shifted_floe_has_the_same_values() -> None:
    """Two rows down or one place to the right, neighbours stay the same."""
    from ppsolve.solver.pingouin.floe import PLACES

    tried = 0
    for position in placed_positions():
        used = [tile for tile in TILES if position.ice[tile]]
        for down, right in ((2, 0), (-2, 0), (0, 1), (0, -1), (4, -1)):
            where = {
                tile: PLACES.index(place)
                for tile in used
                if (place := (PLACES[tile][0] + down, PLACES[tile][1] + right)) in PLACES
            }
            if len(where) == len(used):
                tried += 1
                assert values(moved(position, where)) == values(position)
    assert tried > 10


def test_a_rotated_floe_has_the_same_values() -> None:
    """Rotate around the middle of the edge between two rows of 8; the first row has no counterpart."""
    from ppsolve.solver.pingouin.floe import PLACES

    tried = 0
    for position in placed_positions():
        used = [tile for tile in TILES if position.ice[tile]]
        where = {}
        for tile in used:
            row, column = PLACES[tile]
            place = 8 - row, 6 + row % 2 - column
            if place in PLACES:
                where[tile] = PLACES.index(place)
        if len(where) == len(used):
            tried += 1
            assert values(moved(position, where)) == values(position)
    assert tried > 3


def test_an_unreachable_tile_changes_nothing() -> None:
    rng = random.Random(8)
    for position in placed_positions():
        used = {tile for tile in TILES if position.ice[tile]}
        away = [tile for tile in TILES if tile not in used and not used.intersection(NEIGHBOURS[tile])]
        if away:
            ice = {tile: position.ice[tile] for tile in used} | {rng.choice(away): 3}
            assert position.to_move is not None
            penguins = [player.penguins for player in position.players]
            assert values(position_of(ice, penguins, position.to_move)) == values(position)


def test_swapped_seats_negate_the_margin() -> None:
    searcher = searcher_of("python")
    for position in placed_positions():
        if len(position.players) == 2:
            assert position.to_move is not None
            ice = {tile: position.ice[tile] for tile in TILES if position.ice[tile]}
            first, second = (player.penguins for player in position.players)
            swapped = position_of(ice, [second, first], 1 - position.to_move)
            low, _ = searcher.margin(position, -99, 99, PLENTY, 600.0)
            assert searcher.margin(swapped, -99, 99, PLENTY, 600.0) == (-low, -low)


# Limits.


@pytest.mark.parametrize("core", CORES)
def test_bounds_at_a_node_limit_contain_the_value(core: CoreKind) -> None:
    for position, true in small_positions(40):
        for nodes in (0, 1, 5, 30):
            searcher = searcher_of(core)
            for seat in range(len(position.players)):
                low, high = searcher.guaranteed(position, seat, -999, 999, nodes, 600.0)
                assert low <= true.guaranteed[seat] <= high
            if true.margin is not None:
                low, high = searcher.margin(position, -999, 999, nodes, 600.0)
                assert low <= true.margin <= high


@pytest.mark.parametrize("limits", [Limits(seconds=0), Limits(nodes=0), Limits(nodes=10)])
def test_cooperative_bounds_at_a_limit_contain_the_value(limits: Limits) -> None:
    for position, true in small_positions(20):
        cooperation = Cooperation(position, 1)
        outcomes = (*cooperation.best(limits), cooperation.table(limits))
        for outcome, value in zip(outcomes, (*true.best, true.table), strict=True):
            assert outcome.low <= value <= outcome.high
            assert bool(outcome.line) == (outcome.proved and not position.over)


def test_a_stopped_searcher_returns_bounds() -> None:
    searcher = searcher_of("python")
    position = load(TEMPO)
    searcher.stop()
    assert searcher.margin(position, -99, 99, PLENTY, 600.0) != (4, 4)
    assert searcher.margin(position, -99, 99, PLENTY, 600.0) == (4, 4)


def test_fish_already_taken_are_part_of_every_value() -> None:
    few, many = (
        Position(position.ice, tuple(position.players), position.to_move)
        for position in (load(TEMPO), load(TEMPO.replace(":-:", ":1000000000000.3,7.1:")))
    )
    solver = Solver(1 << 22, 1)
    before, after = (solver.guaranteed(position) for position in (few, many))
    assert [one.low + taken for one, taken in zip(before, (10**12, 7), strict=True)] == [
        one.low for one in after
    ]
    margin: FloeOutcome = solver.margin(many)
    assert margin.value == 4 + 10**12 - 7


def test_a_solitaire_needs_the_right_order() -> None:
    """From d4, all tiles can be taken only if the slide over d5 comes before d5 is taken."""
    position = floe("", "", "", "...1A13", "....2..", to_move=0)
    assert tile_named("d4") in position.players[0].penguins
    guaranteed, _, _ = values(position)
    assert guaranteed[0] == 1 + 1 + 3 + 2
