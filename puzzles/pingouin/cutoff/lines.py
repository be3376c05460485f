"""Lines of a cutoff, and what refutes a move."""

from __future__ import annotations

from dataclasses import dataclass

from ppsolve.puzzles.contest import LineTurn
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.tiles import Tiles, tiles_of
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of

CutoffTurn = LineTurn[Position, Move]


def within_reach(position: Position, seat: int) -> Tiles:
    """The free tiles that the penguins of a seat can ever get to."""
    return tiles_of(
        tile for region in regions_of(position) if seat in region.penguins for tile in region.tiles
    )


@dataclass(frozen=True)
class CutoffRefutation:
    """What is played after a move that fails, until a look at the floe shows the failure."""

    move: Move
    line: tuple[CutoffTurn, ...]
    """What follows on the move."""
    end: Position
    """The position in which the failure shows."""
    value: int
    """The fish that the player can be sure of after the move."""
    cut_off: Tiles
    """The tiles that the player could still get to before the move, that are still there in the end, and
    that the player cannot get to any more."""
    room: tuple[int, int]
    """The fish on the tiles that the player can still get to in the end, and those of the other."""
    most: int
    """The fish that the player ends with at most."""


def refute(judge: CutoffJudge, position: Position, move: Move) -> CutoffRefutation:
    """The refutation of a move with which the player, to move in a position, gives up the target."""
    seat = judge.seat
    after = position.after(move)
    value = judge.value(after)
    line: list[CutoffTurn] = []
    while not judge.lost(after):
        option = judge.choice(after)
        line.append(CutoffTurn(after, option.move, option.after))
        after = option.after
    has, most = fish_bounds(after)
    left = tiles_of(tile for tile, fish in enumerate(after.ice) if fish and tile not in after.occupied)
    return CutoffRefutation(
        move,
        tuple(line),
        after,
        value,
        within_reach(position, seat) & left & ~within_reach(after, seat),
        (most[seat] - has[seat], most[1 - seat] - has[1 - seat]),
        most[seat],
    )
