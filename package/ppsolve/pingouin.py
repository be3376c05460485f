"""Names of Pingouin alone: positions, players, moves, tiles.

>>> from ppsolve import pingouin
>>> [pingouin.tile_name(tile) for tile in pingouin.NEIGHBOURS[pingouin.tile_named("c4")]]
['b4', 'b5', 'c3', 'c5', 'd4', 'd5']
"""

from ppsolve.solver.pingouin.floe import NEIGHBOURS, tile_name, tile_named
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Player, Position

__all__ = ["NEIGHBOURS", "Move", "Player", "Position", "tile_name", "tile_named"]
