"""Static bounds on outcomes, without a search.

Lower bound: a player keeps the fish taken so far and those below their penguins. Upper bound: they also take
every region that their penguins border on. During placement, active players can reach every free tile.
"""

from __future__ import annotations

from ppsolve.solver.outcome import Question
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import fish_on, regions_of


def outcome_bounds(position: Position, question: Question[object]) -> tuple[int, int]:
    """Return static bounds on the answer to `question`."""
    least, most = fish_bounds(position)
    if question.outcome == "margin":
        return least[0] - most[1], most[0] - least[1]
    if question.outcome == "table":
        return sum(least), sum(position.holdings()) + _fish_left(position)
    assert question.seat is not None
    return least[question.seat], most[question.seat]


def fish_bounds(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return lower and upper bounds on each player's final fish."""
    has = position.holdings()
    if position.placing:
        return _placement_bounds(position, has)
    most = list(has)
    for region in regions_of(position):
        fish = fish_on(position, region)
        for seat in region.penguins:
            most[seat] += fish
    return has, tuple(most)


def _placement_bounds(position: Position, has: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Bounds during placement. If there are tiles for all penguins left, each brings one fish."""
    free, players = _fish_left(position), position.players
    ones = sum(position.ice[tile] == 1 for tile in TILES if tile not in position.occupied)
    enough = ones >= sum(player.to_place for player in players)
    least = [own + player.to_place * enough for own, player in zip(has, players, strict=True)]
    most = [own + free * player.active for own, player in zip(has, players, strict=True)]
    return tuple(least), tuple(most)


def _fish_left(position: Position) -> int:
    """Return the fish on all free tiles that somebody can still reach."""
    if position.placing:
        return sum(position.ice[tile] for tile in TILES if tile not in position.occupied)
    return sum(fish_on(position, region) for region in regions_of(position))
