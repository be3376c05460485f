"""Folded regions: what the native core removes from a position never changes its value."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from floe_oracle import board_of, sure_of, tried
from floes import load, position_of
from ppsolve.solver.pingouin.floe import NEIGHBOURS, PLACES, TILES, Tile
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.searcher import Searcher

pytestmark = pytest.mark.native

PLENTY = 10**9
FISH_OR_MOVES = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../31A11.../......11B:-:0"
"""At the bottom left, Alice takes three fish in one move or two fish in two moves. The second move decides
the top."""


def native() -> Searcher[Position, object]:
    return PINGOUIN.searchers("native", 1 << 24, 1)[0]


def margin(searcher: Searcher[Position, object], position: Position) -> int:
    low, high = searcher.margin(position, -999, 999, PLENTY, 600.0)
    assert low == high
    return low


def margin_by_brute_force(position: Position) -> int:
    return tried(
        board_of(position),
        lambda fish: fish[0] - fish[1],
        lambda mover, values: min(values) if mover else max(values),
    )


def with_private_row(contested: Position, owner: int, row: str, where: tuple[int, int]) -> Position:
    """Add tiles in a row, which only the penguin of `owner` in it (`A`) can reach."""
    ice = {tile: contested.ice[tile] for tile in TILES if contested.ice[tile]}
    penguins = [list(player.penguins) for player in contested.players]
    first = PLACES.index(where)
    for tile, letter in enumerate(row, start=first):
        ice[tile] = 1 if letter == "A" else int(letter)
        if letter == "A":
            penguins[owner].append(tile)
    assert contested.to_move is not None
    return position_of(ice, penguins, contested.to_move)


def contested_floes(rng: random.Random) -> Iterator[Position]:
    """Return small contested floes similar to the top of `FISH_OR_MOVES`, in which a tempo may matter."""
    model = load("pingouin:...2.../.1111A.../...1B1../....3.../......./......../......./......11B:-:0")
    penguins = [player.penguins for player in model.players]
    standing = {tile for seat in penguins for tile in seat}
    last = PLACES.index((4, 6))
    while True:
        ice = {tile: model.ice[tile] for tile in TILES if model.ice[tile]}
        for _ in range(rng.randint(1, 3)):
            tile = rng.choice(sorted(ice))
            beside = rng.choice(NEIGHBOURS[tile])
            if tile not in standing and beside <= last:
                ice[beside] = rng.choice((0, 1, 2, 3)) if beside not in standing else ice[beside]
                ice[tile] = rng.choice((0, 1, 2, 3))
            ice = {tile: fish for tile, fish in ice.items() if fish}
        seats: list[tuple[Tile, ...]] = penguins if rng.random() < 0.5 else penguins[::-1]
        position = position_of(ice, seats, rng.randrange(2))
        if not position.over:
            yield position


def floes_with_fish_or_moves(number: int) -> list[Position]:
    """Return floes in which a player has to choose between fish and moves, while a tempo matters elsewhere.

    The filter compares plain private rows: two moves are worth more than three fish in one move.
    """
    rng, searcher = random.Random(3), native()
    found: list[Position] = []
    for contested in contested_floes(rng):
        owner, sign = rng.choice(((0, 1), (1, -1)))
        fish, moves = (
            sign * margin(searcher, with_private_row(contested, owner, row, (6, 0))) for row in ("3A", "A11")
        )
        if moves > fish:
            found.append(with_private_row(contested, owner, rng.choice(("3A11", "11A3")), (6, 0)))
            if len(found) == number:
                break
    return found


def test_a_region_stays_where_most_fish_and_most_moves_cannot_be_had_together() -> None:
    searcher = native()
    assert margin(searcher, load(FISH_OR_MOVES)) == margin_by_brute_force(load(FISH_OR_MOVES)) == 2
    for position in floes_with_fish_or_moves(8):
        assert margin(searcher, position) == margin_by_brute_force(position), position


# Spare moves in keys.


def with_spare_moves(contested: Position, owner: int, number: int) -> Position:
    """Add straight rows in which `owner` alone can make `number` moves."""
    for row in (3, 5, 7):
        moves = min(number, 7)
        if moves:
            contested = with_private_row(contested, owner, "A" + "1" * moves, (row, 0))
        number -= moves
    assert number == 0
    return contested


def guaranteed(searcher: Searcher[Position, object], position: Position) -> int:
    low, high = searcher.guaranteed(position, 0, -999, 999, PLENTY, 600.0)
    assert low == high
    return low


BOB_NEEDS_SPARE_MOVES = (
    "pingouin:2B1A121../3C1331.../......./......../......./......../......./........:-:1",
    "pingouin:..11312/...2A312B1C/......./......../......./......../......./........:-:2",
    "pingouin:122A1B.../23133C1../......./......../......./......../......./........:-:1",
    "pingouin:..3B231A2/..2C1211./......./......../......./......../......./........:-:0",
)
"""Floes of three players. Alice gets fewer fish if Bob has moves elsewhere."""


@pytest.mark.parametrize("line", BOB_NEEDS_SPARE_MOVES)
def test_more_than_15_spare_moves_are_told_apart_in_the_table(line: str) -> None:
    """With 16 spare moves of Bob in the table, other numbers of spare moves are still searched."""
    contested = load(line)
    with_16 = with_spare_moves(contested, 1, 16)
    # Nobody needs more spare moves than there are contested tiles.
    assert guaranteed(native(), with_16) == guaranteed(native(), with_spare_moves(contested, 1, 7))
    for owner in (0, 1, 2):
        for number in (0, 1):
            searcher = native()
            many = guaranteed(searcher, with_16)
            few = with_spare_moves(contested, owner, number)
            assert guaranteed(searcher, few) == sure_of(board_of(few), 0), (owner, number)
            assert owner or guaranteed(searcher, few) > many
