"""The floe: names of tiles, neighbours, straight lines, rows of text."""

from __future__ import annotations

import pytest

from floes import FULL, floe, load, mirrored
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, TILES, read_rows, rows_of, tile_name, tile_named
from ppsolve.solver.pingouin.position import Player, Position


def names(tiles: tuple[int, ...]) -> list[str]:
    return sorted(map(tile_name, tiles))


def tile(name: str) -> int:
    found = tile_named(name)
    assert found is not None
    return found


def test_there_are_sixty_tiles_in_rows_of_seven_and_eight() -> None:
    assert len(TILES) == 60
    assert [tile_name(number) for number in (0, 6, 7, 14, 15, 59)] == ["a1", "a7", "b1", "b8", "c1", "h8"]
    assert all(tile_named(tile_name(number)) == number for number in TILES)
    assert [tile_named(name) for name in ("a8", "c8", "i1", "a0", "b9", "A1", "", "a", "a11")] == [None] * 9


def test_neighbours_match_the_documentation() -> None:
    assert names(NEIGHBOURS[tile("c4")]) == ["b4", "b5", "c3", "c5", "d4", "d5"]
    assert names(NEIGHBOURS[tile("d4")]) == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert names(NEIGHBOURS[tile("a1")]) == ["a2", "b1", "b2"]
    assert names(NEIGHBOURS[tile("h8")]) == ["g7", "h7"]
    assert names(NEIGHBOURS[tile("b1")]) == ["a1", "b2", "c1"]


def test_neighbourhood_is_symmetric() -> None:
    assert sum(map(len, NEIGHBOURS)) == 2 * (4 * 6 + 4 * 7 + 7 * 14)
    assert all(one in NEIGHBOURS[other] for one in TILES for other in NEIGHBOURS[one])


def test_lines_are_straight_and_symmetric() -> None:
    lines = [[tile_name(step) for step in ray] for ray in RAYS[tile("d4")]]
    assert ["d5", "d6", "d7", "d8"] in lines
    assert ["c3", "b3", "a2"] in lines
    assert ["c4", "b5", "a5"] in lines
    assert ["e3", "f3", "g2", "h2"] in lines
    for start in TILES:
        for ray in RAYS[start]:
            for end in ray:
                assert any(start in back for back in RAYS[end])


def test_the_mirror_image_of_a_line_is_a_line() -> None:
    for start in TILES:
        lines = {tuple(map(mirrored, ray)) for ray in RAYS[start]}
        assert lines == set(RAYS[mirrored(start)])


def test_rows_survive_a_round_trip() -> None:
    position = load(FULL)
    ice, penguins = read_rows(position.rows)
    assert rows_of(ice, [penguins[0], penguins[1]]) == position.rows
    assert names(penguins[0]) == ["a1", "b8", "e5", "h1"]
    assert read_rows(floe("1a2b...").rows) == read_rows(floe("1A2B...").rows)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("111111", "rows[0]: 6 tiles, but row a has 7"),
        ("11111111", "rows[0]: 8 tiles, but row a has 7"),
        ("1114111", "rows[0]: 4 fish on one tile; a tile has 1 to 3"),
        ("1110111", "rows[0]: 0 fish on one tile; a tile has 1 to 3"),
        ("11x1111", "rows[0]: unknown letter 'x'; there are 1 2 3 . A B C D"),
        ("11E1111", "rows[0]: unknown letter 'E'"),
        ("\u0661111111", "rows[0]: unknown letter '\\u0661'"),
        ("1.A11111", "rows[0]: penguin A stands on a hole"),
        ("A111111", "rows[0]: penguin A stands before the first tile"),
        ("1AB11111", "rows[0]: penguins A and B stand on one tile"),
        ("1A1A1A1A1A11", "rows: 5 penguins A, but a player has at most 4"),
        ("1C111111", "rows[0]: a penguin C, but there are 2 players"),
    ],
)
def test_invalid_rows_are_refused(row: str, words: str) -> None:
    rows = [row, *("." * (7 + number % 2) for number in range(1, 8))]
    with pytest.raises(BadInput) as refused:
        Position.drawn(rows, [Player("Alice"), Player("Bob")])
    assert str(refused.value).startswith(words)
