"""Random floes from a seed, identical on every machine and Python version."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.pingouin.position import Player, Position, check_number_of_players
from ppsolve.solver.randomness import SplitMix64

FISH: Final = "1" * 30 + "2" * 20 + "3" * 10
"""The fish on the sixty tiles of the boxed game."""

PENGUINS: Final = {2: 4, 3: 3, 4: 2}
"""Penguins per player, by number of players."""


def deal(seed: int, players: int = 2, *, placed: bool = False) -> Position:
    """Deal a random floe, ready for placement; with `placed`, penguins are placed at random, too.

    >>> deal(1, players=3).rows[0], deal(1, players=3, placed=True).placing
    ('2121132', False)
    """
    check_number_of_players(players)
    chance = SplitMix64(seed)
    ice = tuple(map(int, chance.shuffled(FISH)))
    seats = (Player(name, to_place=PENGUINS[players]) for name in DEFAULT_NAMES[:players])
    position = Position(ice, tuple(seats))
    while placed and position.placing:
        moves = position.legal_moves
        position = position.after(moves[chance.below(len(moves))])
    return position
