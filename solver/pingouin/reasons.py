"""Reasons for a move: one fact about it that anybody can check by looking at the floe.

A reason never holds for every legal move alike, so it sets the move apart from at least one other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal

from ppsolve.solver.pingouin.floe import NEIGHBOURS, Tile
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of

ReasonKind = Literal[
    "only move",
    "cuts off",
    "walls in",
    "answers a threat",
    "alone",
    "last way out",
    "nearer",
    "within a slide",
    "most fish",
    "none",
]

WORTH_MENTIONING: Final = 3
"""Fish, or tiles, that make a difference worth a sentence: a tile has three fish at most."""


@dataclass(frozen=True)
class Reason:
    """A fact in favour of a move of the player to move.

    - `only move`: it is the only legal move;
    - `cuts off`: the player at `seat` can no longer reach `tiles` tiles with `fish` fish, and the mover can;
    - `walls in`: the penguin of `seat` on `tile` can never move again;
    - `answers a threat`: `move` of the player at `seat` would have cut the mover off from `fish` fish, and
      no move of that player does so any more;
    - `alone`: after it, only the mover can reach `tiles` tiles with `fish` fish; no other move leaves more;
    - `last way out`: the penguin on `tile` could only go in one direction;
    - `nearer`: after it, the mover needs fewer slides than everybody else to `tiles` of the `free` free
      tiles; no other move leads to more;
    - `within a slide`: from the tile where it is placed, `tiles` tiles with `fish` fish are one slide away;
      no other place reaches more fish;
    - `most fish`: it goes to a tile with `fish` fish, and no other move to more;
    - `none`: none of these facts sets the move apart.
    """

    kind: ReasonKind
    seat: int | None = None
    tiles: int = 0
    fish: int = 0
    tile: Tile | None = None
    move: Move | None = None
    free: int = 0


def reason_for(position: Position, move: Move) -> Reason:
    """Return the first reason, in the order of `ReasonKind`, that holds for a legal move."""
    if len(position.legal_moves) == 1:
        return Reason("only move")
    facts = _MoveFacts(position, move)
    others = [_MoveFacts(position, other) for other in position.legal_moves if other != move]
    return next(_reasons(facts, others), Reason("none"))


class _MoveFacts:
    """Facts about the floe after a move, each computed on first use."""

    def __init__(self, before: Position, move: Move) -> None:
        assert before.to_move is not None
        self.before = before
        self.move = move
        self.seat = before.to_move
        self.after = before.after(move)

    @cached_property
    def rivals(self) -> list[int]:
        return [
            seat for seat, player in enumerate(self.before.players) if seat != self.seat and player.penguins
        ]

    @cached_property
    def cut_off(self) -> Mapping[int, frozenset[Tile]]:
        """The tiles, by rival, that only this move takes out of the rival's reach; the mover reaches them."""
        return {rival: tiles_cut_off(self.before, self.after, rival, self.seat) for rival in self.rivals}

    @cached_property
    def alone(self) -> frozenset[Tile]:
        """The free tiles that only the mover can reach."""
        regions = regions_of(self.after)
        return frozenset(
            tile for region in regions if region.penguins.keys() == {self.seat} for tile in region.tiles
        )

    @cached_property
    def nearer(self) -> int:
        """The number of free tiles to which the mover needs fewer slides than everybody else."""
        distances = [slides_to(self.after, player.penguins) for player in self.after.players]
        own = distances[self.seat]
        others = [reached for seat, reached in enumerate(distances) if seat != self.seat]
        return sum(
            all(tile not in one or slides < one[tile] for one in others) for tile, slides in own.items()
        )

    @cached_property
    def within_a_slide(self) -> tuple[Tile, ...]:
        return self.after.reach(self.move.end)


def _reasons(facts: _MoveFacts, others: list[_MoveFacts]) -> Iterator[Reason]:
    before, move = facts.before, facts.move
    placing = move.start is None
    if not placing:
        yield from _cuts_off(facts, others)
        yield from _walls_in(facts, others)
        yield from _answers_a_threat(facts)
        alone = _fish(before, facts.alone)
        fewest, most = _range(_fish(before, other.alone) for other in others)
        if alone >= most and alone - fewest >= WORTH_MENTIONING:
            yield Reason("alone", tiles=len(facts.alone), fish=alone)
        assert move.start is not None
        ways = {penguin: _open_sides(before, penguin) for penguin in before.mover.penguins}
        if ways[move.start] == 1 and any(number > 1 for number in ways.values()):
            yield Reason("last way out", tile=move.start)
    else:
        fish = _fish(before, facts.within_a_slide)
        fewest, most = _range(_fish(before, other.within_a_slide) for other in others)
        if fish >= most and fish > fewest:
            yield Reason("within a slide", tiles=len(facts.within_a_slide), fish=fish)
    fewest, most = _range(other.nearer for other in others)
    if facts.nearer >= most and facts.nearer - fewest >= WORTH_MENTIONING:
        yield Reason("nearer", tiles=facts.nearer, free=_free_tiles(facts.after))
    if not placing:
        fewest, most = _range(before.ice[other.move.end] for other in others)
        if before.ice[move.end] >= most and before.ice[move.end] > fewest:
            yield Reason("most fish", fish=before.ice[move.end])


def _cuts_off(facts: _MoveFacts, others: list[_MoveFacts]) -> Iterator[Reason]:
    """Yield the largest number of fish that a rival loses sight of, if another move takes fewer away."""
    lost = {rival: _fish(facts.before, tiles) for rival, tiles in facts.cut_off.items()}
    rival = max(lost, key=lambda seat: lost[seat], default=None)
    if rival is None or lost[rival] < WORTH_MENTIONING:
        return
    if any(_fish(facts.before, other.cut_off[rival]) < lost[rival] for other in others):
        yield Reason("cuts off", rival, len(facts.cut_off[rival]), lost[rival])


def _walls_in(facts: _MoveFacts, others: list[_MoveFacts]) -> Iterator[Reason]:
    """Yield a penguin of a rival that this move leaves without a free neighbour, and not every other does."""
    for rival in facts.rivals:
        for penguin in facts.before.players[rival].penguins:
            walled_in = _open_sides(facts.before, penguin) and _is_walled_in(facts, penguin)
            if walled_in and not all(_is_walled_in(other, penguin) for other in others):
                yield Reason("walls in", rival, tile=penguin)


def _answers_a_threat(facts: _MoveFacts) -> Iterator[Reason]:
    """Yield the move of a rival that would have cut the mover off from most fish and no longer can."""
    for rival in facts.rivals:
        threat, fish = largest_cut(facts.before, rival, facts.seat)
        if threat is None or fish < WORTH_MENTIONING:
            continue
        _, still = largest_cut(facts.after, rival, facts.seat)
        if fish - still >= WORTH_MENTIONING and still < WORTH_MENTIONING:
            yield Reason("answers a threat", rival, fish=fish, move=threat)


def largest_cut(position: Position, rival: int, seat: int) -> tuple[Move | None, int]:
    """Return the slide of `rival` that cuts the player at `seat` off from most fish, and that number.

    It does not matter whose turn it is.
    """
    if not position.players[rival].penguins or not position.players[seat].penguins:
        return None, 0
    on_turn = position if position.to_move == rival else replace(position, to_move=rival)
    if on_turn.to_move != rival or on_turn.placing:
        return None, 0
    found: tuple[Move | None, int] = (None, 0)
    for move in on_turn.legal_moves:
        fish = _fish(on_turn, tiles_cut_off(on_turn, on_turn.after(move), seat, rival))
        if fish > found[1]:
            found = move, fish
    return found


def tiles_cut_off(before: Position, after: Position, loser: int, winner: int) -> frozenset[Tile]:
    """Return the free tiles that a move takes out of the reach of `loser` while `winner` can get there."""
    return (reachable(before, loser) - reachable(after, loser)) & reachable(after, winner)


def reachable(position: Position, seat: int) -> frozenset[Tile]:
    """Return the free tiles that the player at `seat` may still reach, in any number of slides."""
    return frozenset(
        tile for region in regions_of(position) if seat in region.penguins for tile in region.tiles
    )


def slides_to(position: Position, penguins: Iterable[Tile]) -> dict[Tile, int]:
    """Return the fewest slides to each free tile within reach, if nothing else moved and no ice melted."""
    found: dict[Tile, int] = {}
    edge = list(penguins)
    slides = 0
    while edge:
        slides += 1
        reached = {tile for start in edge for tile in position.reach(start)} - found.keys()
        found |= dict.fromkeys(reached, slides)
        edge = list(reached)
    return found


def _is_walled_in(facts: _MoveFacts, penguin: Tile) -> bool:
    """True if a penguin that does not move has no free neighbour after the move."""
    free = (beside for beside in NEIGHBOURS[penguin] if _is_free(facts.before, beside))
    return all(beside == facts.move.end for beside in free)


def _open_sides(position: Position, penguin: Tile) -> int:
    return sum(_is_free(position, beside) for beside in NEIGHBOURS[penguin])


def _is_free(position: Position, tile: Tile) -> bool:
    return bool(position.ice[tile]) and tile not in position.occupied


def _free_tiles(position: Position) -> int:
    return sum(map(bool, position.ice)) - len(position.occupied)


def _fish(position: Position, tiles: Iterable[Tile]) -> int:
    return sum(position.ice[tile] for tile in tiles)


def _range(numbers: Iterable[int]) -> tuple[int, int]:
    found = list(numbers)
    return min(found), max(found)
