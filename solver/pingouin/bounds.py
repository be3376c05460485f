"""Bounds of outcomes that hold before any search: what a player has, and what is within reach.

A player ends with no less than the fish taken and those below the penguins, and takes nothing beyond the
regions that the penguins border on. While penguins are being placed everything is within reach of those who
are not out.
"""

from __future__ import annotations

from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import fish_on, regions_of
from ppsolve.solver.questions import Question


def outcome_bounds(position: Position, question: Question[object]) -> tuple[int, int]:
    """The least and the most that a question can come to."""
    least, most = fish_bounds(position)
    if question.outcome == "margin":
        return least[0] - most[1], most[0] - least[1]
    if question.outcome == "table":
        return sum(least), sum(position.holdings()) + _fish_left(position)
    assert question.seat is not None
    return least[question.seat], most[question.seat]


def fish_bounds(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The fewest and the most fish that each player can end with."""
    has = position.holdings()
    if position.placing:
        return _while_placing(position, has)
    most = list(has)
    for region in regions_of(position):
        fish = fish_on(position, region)
        for seat in region.penguins:
            most[seat] += fish
    return has, tuple(most)


def _while_placing(position: Position, has: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Every penguin that is sure to be placed brings a fish."""
    free, players = _fish_left(position), position.players
    ones = sum(position.ice[tile] == 1 for tile in TILES if tile not in position.occupied)
    enough = ones >= sum(player.to_place for player in players)
    least = [own + player.to_place * enough for own, player in zip(has, players, strict=True)]
    most = [own + free * player.active for own, player in zip(has, players, strict=True)]
    return tuple(least), tuple(most)


def _fish_left(position: Position) -> int:
    """The fish on all free tiles that anybody can still get to."""
    if position.placing:
        return sum(position.ice[tile] for tile in TILES if tile not in position.occupied)
    return sum(fish_on(position, region) for region in regions_of(position))
