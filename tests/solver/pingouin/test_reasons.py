"""Reasons for moves on a floe: every fact is checked again by walking over the tiles one step at a time."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable

from floes import floe
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.floe import PLACES, RAYS, TILES, Tile, tile_name, tile_named
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import Reason, reason_for
from ppsolve.solver.pingouin.view.advice import reason_text
from translations import check_same_facts

Squares = set[Tile]


def beside(tile: Tile) -> Squares:
    """The six neighbours, from rows and columns: the rows of 7 are half a tile further right."""
    row, column = PLACES[tile]
    shift = 1 if row % 2 == 0 else 0
    wanted = {(row, column - 1), (row, column + 1)}
    wanted |= {(row + down, column + shift - side) for down in (-1, 1) for side in (0, 1)}
    return {other for other in TILES if PLACES[other] in wanted}


class Board:
    """The ice and penguins after a move, written down without the rules of the package."""

    def __init__(self, position: Position, move: Move | None = None, seat: int | None = None) -> None:
        self.fish = dict(enumerate(position.ice))
        self.penguins = [set(player.penguins) for player in position.players]
        if move is not None:
            mover = position.to_move if seat is None else seat
            assert mover is not None
            if move.start is not None:
                self.penguins[mover].remove(move.start)
                self.fish[move.start] = 0
            self.penguins[mover].add(move.end)

    def free(self) -> Squares:
        standing = set().union(*self.penguins)
        return {tile for tile in TILES if self.fish[tile] and tile not in standing}

    def walk(self, seat: int) -> Squares:
        """The free tiles that a player's penguins can get to, step by step."""
        free, found, edge = self.free(), set[Tile](), set(self.penguins[seat])
        while edge:
            edge = {other for tile in edge for other in beside(tile)} & free - found
            found |= edge
        return found

    def slides(self, seat: int) -> dict[Tile, int]:
        """The fewest slides to each tile."""
        free, edge, found = self.free(), set(self.penguins[seat]), dict[Tile, int]()
        number = 0
        while edge:
            number += 1
            edge = {tile for start in edge for ray in RAYS[start] for tile in self._clear(ray, free)} - set(
                found
            )
            found |= dict.fromkeys(edge, number)
        return found

    @staticmethod
    def _clear(ray: Iterable[Tile], free: Squares) -> Iterable[Tile]:
        for tile in ray:
            if tile not in free:
                return
            yield tile

    def sum(self, tiles: Iterable[Tile]) -> int:
        return sum(self.fish[tile] for tile in tiles)


def alone(board: Board, seat: int) -> Squares:
    others = set[Tile]().union(*(board.walk(other) for other in range(len(board.penguins)) if other != seat))
    return board.walk(seat) - others


def nearer(board: Board, seat: int) -> int:
    reached = [board.slides(one) for one in range(len(board.penguins))]
    others = [one for number, one in enumerate(reached) if number != seat]
    return sum(all(slides < one.get(tile, 99) for one in others) for tile, slides in reached[seat].items())


def cut(before: Board, after: Board, loser: int, winner: int) -> Squares:
    return (before.walk(loser) - after.walk(loser)) & after.walk(winner)


def check(position: Position, move: Move, reason: Reason) -> None:
    """Verify every number and claim of a reason."""
    seat = position.to_move
    assert seat is not None
    before, after = Board(position), Board(position, move)
    others = [Board(position, other) for other in position.legal_moves if other != move]
    match reason.kind:
        case "only move":
            assert position.legal_moves == (move,)
        case "cuts off":
            assert reason.seat is not None and reason.seat != seat
            lost = cut(before, after, reason.seat, seat)
            assert (len(lost), before.sum(lost)) == (reason.tiles, reason.fish)
            assert any(before.sum(cut(before, one, reason.seat, seat)) < reason.fish for one in others)
        case "walls in":
            assert reason.seat is not None and reason.tile in before.penguins[reason.seat]
            assert beside(reason.tile) & before.free() and not beside(reason.tile) & after.free()
            assert any(beside(reason.tile) & one.free() for one in others)
        case "answers a threat":
            assert reason.seat is not None and reason.move is not None
            assert reason.move.end in before.slides(reason.seat)
            threat = Board(position, reason.move, reason.seat)
            assert before.sum(cut(before, threat, seat, reason.seat)) == reason.fish
            for penguin in after.penguins[reason.seat]:
                for ray in RAYS[penguin]:
                    for end in after._clear(ray, after.free()):
                        reply = Board(position, move)
                        reply.penguins[reason.seat] ^= {penguin, end}
                        reply.fish[penguin] = 0
                        assert before.sum(cut(after, reply, seat, reason.seat)) < 3
        case "alone":
            own = alone(after, seat)
            assert (len(own), after.sum(own)) == (reason.tiles, reason.fish)
            fish = [one.sum(alone(one, seat)) for one in others]
            assert max(fish) <= reason.fish and min(fish) < reason.fish
        case "last way out":
            assert reason.tile == move.start and reason.tile is not None
            assert len(beside(reason.tile) & before.free()) == 1
            assert any(len(beside(tile) & before.free()) > 1 for tile in before.penguins[seat])
        case "nearer":
            assert (reason.tiles, reason.free) == (nearer(after, seat), len(after.free()))
            numbers = [nearer(one, seat) for one in others]
            assert max(numbers) <= reason.tiles and min(numbers) < reason.tiles
        case "within a slide":
            reached = set(position.after(move).reach(move.end))
            assert (len(reached), before.sum(reached)) == (reason.tiles, reason.fish)
        case "most fish":
            ends = [position.ice[other.end] for other in position.legal_moves]
            assert reason.fish == position.ice[move.end] == max(ends) > min(ends)
        case "none":
            pass


def check_text(position: Position, reason: Reason) -> None:
    """Verify that the sentence states the numbers, tiles and names of a reason, in all languages."""
    text = check_same_facts(lambda: reason_text(position, reason), position.names, frozenset())
    facts: list[object] = [number for number in (reason.tiles, reason.fish, reason.free) if number]
    if reason.tile is not None:
        facts.append(tile_name(reason.tile))
    if reason.seat is not None:
        facts.append(position.names[reason.seat])
    if reason.move is not None:
        facts.append(reason.move)
    assert all(re.search(rf"(?<!\w){fact}(?!\w)", text) for fact in facts), (reason, text)


def test_every_reason_holds_in_random_games() -> None:
    rng = random.Random(7)
    seen = Counter[str]()
    for seed in range(24):
        position = deal(seed, 2 + seed % 3)
        while not position.over:
            move = rng.choice(position.legal_moves)
            if rng.random() < 0.2:
                reason = reason_for(position, move)
                check(position, move, reason)
                check_text(position, reason)
                seen[reason.kind] += 1
            position = position.after(move)
    assert len(seen) >= 8, seen


def reason_on(position: Position, move: str) -> Reason:
    return reason_for(position, parse_move(move))


CORNER = floe("1B11333", "..1A")
"""Bob stands on a1, Alice on b3 below a2 and a3; the rich tiles are further right."""


def test_a_move_that_divides_the_ice_cuts_the_rival_off() -> None:
    assert reason_on(CORNER, "b3-a2") == Reason("cuts off", 1, tiles=4, fish=10)


def test_a_threat_that_is_answered_is_named() -> None:
    assert reason_on(CORNER, "b3-a3") == Reason("answers a threat", 1, fish=9, move=parse_move("a1-a3"))


def test_a_walled_in_penguin_is_named() -> None:
    position = floe("1B11A2")
    assert reason_on(position, "a3-a2") == Reason("walls in", 1, tile=tile_named("a1"))
    assert reason_on(position, "a3-a4").kind == "most fish"


def test_the_only_move_needs_no_other_reason() -> None:
    assert reason_on(floe("1A2...1B1"), "a1-a2") == Reason("only move")
