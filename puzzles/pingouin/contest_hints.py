"""Hints for puzzles of two players on a floe: threats, walls, and moves that are named together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final

from ppsolve.puzzles.contest_reasons import Threat, listed, lured, moves_to_name
from ppsolve.puzzles.pingouin.contests import FloeJudge
from ppsolve.puzzles.pingouin.tiles import ADJACENT, Tiles, each, some_names, tiles_of
from ppsolve.puzzles.solution import Ladder, Role
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

MANY_MOVES: Final = 3
"""From this number on, all moves of a penguin are named together."""


@dataclass(frozen=True)
class Feature:
    """Something that is true of the right move, and of `moves`."""

    idea: str
    hint: str
    """The idea, without the right move; may be empty."""
    why: str
    """What the right move does, as a sentence."""
    moves: tuple[str, ...]
    marks: dict[str, Role]


# Stages.


def add_others(
    ladder: Ladder,
    judge: FloeJudge,
    position: Position,
    threat: Threat[Move] | None,
    at_once_text: Callable[[str, bool], str],
) -> None:
    """Name moves that fail, the tempting ones first.

    `at_once_text(moves, several)` says why moves fail whose failure is plain at once.
    """
    total = len(position.legal_moves)
    failing = len(judge.failing_moves(position))
    at_once = [move for move in judge.by_appeal(position) if judge.lost(position.after(move))]
    falls = list(threat.falls) if threat is not None else []
    named = moves_to_name([*falls, *at_once], failing)
    parts = []
    if threat is not None and falls:
        which = grouped(judge, position, [move for move in falls if move in named], len(falls))
        threats = str(threat.move)
        parts.append(say("floe-refutes", move=threats, number=len(falls), total=total, moves=which))
    if once := [move for move in at_once if move in named]:
        which = grouped(judge, position, once, len(at_once), first=True)
        parts.append(at_once_text(which, len(at_once) > 1))
    if parts:
        gone = set(map(str, named))
        ladder.add("others", " ".join(parts), lambda move: move not in gone)


def add_idea_and_place(ladder: Ladder, right: Move, found: Sequence[Feature], otherwise: Feature) -> None:
    """Add what leaves the fewest moves: one of the features, the penguin that moves, or `otherwise`."""
    assert right.start is not None
    start, end = tile_name(right.start), tile_name(right.end)
    hinted = [one for one in found if one.hint]
    best = min(hinted, key=lambda one: len(set(one.moves) & set(ladder.left)), default=None)
    movable = {move.partition("-")[0] for move in ladder.left}
    if best is not None and len(set(best.moves) & set(ladder.left)) < len(ladder.left):
        ladder.add("idea", best.hint, set(best.moves).__contains__, best.marks)
    elif len(movable) > 1:
        text = say("floe-move-penguin", tile=start)
        ladder.add("idea", text, lambda move: move.startswith(f"{start}-"), {start: "because"})
    else:
        ladder.add("idea", otherwise.hint, set(otherwise.moves).__contains__)
    ladder.add(
        "place",
        say("floe-goes-to", tile=end),
        lambda move: move.endswith(f"-{end}"),
        {end: "target"},
    )


# Positions and moves.


def passed(position: Position, seat: int) -> Position | None:
    """Return the position with the other player to move; `None` if that player cannot move."""
    other = replace(position, to_move=1 - seat)
    return other if other.to_move == 1 - seat else None


def wall_in_texts(walled: Tiles, rival: str) -> tuple[str, str]:
    """Return that penguins of the rival are walled in, as a hint and as a sentence about the right move."""
    tiles, number = some_names(walled), walled.bit_count()
    hint = say("floe-wall-in-hint", rival=rival, tiles=tiles, number=number)
    return hint, say("floe-wall-in", rival=rival, tiles=tiles, number=number)


def block_texts(move: Move, rival: str) -> tuple[str, str]:
    """Return that the rival can no longer make a move, as a hint and as a sentence about the right move."""
    return say("floe-stop", move=str(move)), say("floe-no-longer", rival=rival, move=str(move))


def has_room(position: Position, tile: Tile) -> bool:
    """True if a penguin on a tile can slide."""
    return any(position.ice[other] and other not in position.occupied for other in each(ADJACENT[tile]))


def grouped(
    judge: FloeJudge, position: Position, named: list[Move], total: int, *, first: bool = False
) -> str:
    """Return moves with what makes them tempting; all moves of one penguin are named together.

    `first`: a sentence begins with them.
    """
    words: list[str] = []
    alone = list(named)
    for penguin in position.players[judge.seat].penguins:
        own = [move for move in position.legal_moves if move.start == penguin]
        if len(own) >= MANY_MOVES and set(own) <= set(named):
            place = "first" if first and not words else "inside"
            every = say("floe-every-move", place=place, tile=tile_name(penguin))
            tempting = next(move for move in named if move in own)
            if judge.lure_of(position, tempting):
                even = lured(judge, position, tempting)
                every = say("floe-every-move-even", every=every, even=even)
            words.append(every)
            alone = [move for move in alone if move not in own]
    if alone:
        words.append(listed(judge, position, alone, total - len(named) + len(alone)))
    elif total > len(named):
        words.append(say("puzzle-more", number=total - len(named)))
    return reduce(lambda some, last: say("floe-and-also", first=some, last=last), words)


def stops(position: Position, threat: Move, move: Move) -> bool:
    """True if the threat could be made now, but not after a move."""
    after = position.after(move)
    other = replace(position, to_move=1 - position.to_move) if position.to_move is not None else position
    return threat in other.legal_moves and not (
        after.to_move == other.to_move and threat in after.legal_moves
    )


def walled_in(position: Position, move: Move, rival: int) -> Tiles:
    """Return the penguins of the rival that can slide before a move and never again after it."""
    after = position.after(move)
    return tiles_of(
        tile
        for tile in position.players[rival].penguins
        if has_room(position, tile) and not (tile in after.occupied and has_room(after, tile))
    )
