"""Words that the kinds of Pingouin share: tiles with their fish, and why a slide is illegal."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.tiles import Tiles, each, some_names
from ppsolve.solver.errors import shown
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import Ice, slide_path, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position


def tiles_with_fish(ice: Ice, tiles: Tiles, near: Tiles = 0) -> str:
    """Return tiles with their fish: `c2 and d2 (5 fish)`; of many tiles, name those of `near` only."""
    fish = sum(ice[tile] for tile in each(tiles))
    return say("floe-tiles-with-fish", tiles=some_names(tiles, near), fish=fish)


def illegal_slide_text(position: Position, move: Move) -> str:
    """Return why a slide is illegal, as a clause."""
    if position.to_move is None:
        return say("floe-illegal-over")
    if move.start is None:
        return say("floe-illegal-one-tile")
    start, end = tile_name(move.start), tile_name(move.end)
    if move.start not in position.mover.penguins:
        return say("floe-illegal-no-penguin", player=shown(position.mover.name), tile=start)
    way = slide_path(move.start, move.end)
    if not way:
        return say("floe-illegal-not-straight", start=start, end=end)
    blocked = next(tile for tile in way if not position.ice[tile] or tile in position.occupied)
    if position.ice[blocked]:
        return say("floe-illegal-occupied", tile=tile_name(blocked))
    return say("floe-illegal-hole", tile=tile_name(blocked))
