"""Claims that all hints about two players on a floe can make, checked from the positions alone."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from claim_texts import Claims, number_of, tiles_in
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of

TILE_OF = {tile_name(tile): tile for tile in TILES}
SLIDE = r"([a-h]\d-[a-h]\d)"
LURED = r"[a-h]\d-[a-h]\d(?: \([a-z ]+\))?"
REFUTED = rf"After ({LURED}(?:(?:, | or ){LURED})*)((?:, \w+ (?:answers |goes on )?{SLIDE})*)[;,] (?:then )?"


def reach(position: Position, seat: int) -> set[str]:
    """Return the free tiles that a player can reach, by the regions of the solver."""
    return {n for region in regions_of(position) if seat in region.penguins for n in names_of(region.tiles)}


class FloeClaims(Claims):
    """The claims about one turn of the player."""

    def __init__(self, seat: int, position: Position, step: SolutionStep) -> None:
        self.position, self.step = position, step
        self.seat, self.rival = seat, 1 - seat
        self.after = position.play(step.move)
        self.moves = {str(move): position.after(move) for move in position.legal_moves}
        self.failing = {move for move, after in self.moves.items() if not self.succeeds(after)}
        self.threat = ""
        self.told = 0

    @abstractmethod
    def succeeds(self, after: Position) -> bool:
        """True if the player can still succeed after a move, or after a move and an answer."""

    @abstractmethod
    def fails_at_once(self, after: Position) -> bool:
        """True if a position after a move shows that it failed."""

    @abstractmethod
    def scores(self, rule: str) -> dict[str, int]:
        """Return what a rule of simple play maximises, for every move."""

    def shared_claims(self) -> dict[str, Callable[..., None]]:
        return {
            rf"Expect Bob to answer {SLIDE}\.": self.expect,
            rf"{SLIDE} refutes (\w+) of the (\w+) moves: (.+?)\.(?= |$)": self.refuted,
            rf"Stop {SLIDE}: after the right move it cannot be played\.": self.stop,
            rf"Bob can no longer play {SLIDE}\.": self.stop,
            r"(?:Wall|It walls) in Bob's penguins? on ([^.]+) for good\.": self.walls_in,
            r"Move the penguin on (\w\d)\.": self.moved,
            r"The penguin goes to (\w\d)\.": self.goes_to,
            r"(\d+) more fails? as well\.": self.more_fail,
        }

    # Positions and lists of moves.

    def passed(self) -> Position:
        """Return the position with the rival to move."""
        other = replace(self.position, to_move=self.rival)
        assert other.to_move == self.rival
        return other

    def has_room(self, position: Position, tile: str) -> bool:
        return any(position.ice[t] and t not in position.occupied for t in NEIGHBOURS[TILE_OF[tile]])

    def refutes(self, answer: str, move: str) -> bool:
        after = self.moves[move]
        legal = after.to_move == self.rival and answer in map(str, after.legal_moves)
        return legal and not self.succeeds(after.play(answer))

    def check_lures(self, text: str) -> None:
        """Check what the brackets after moves say."""
        for move, lure in re.findall(rf"{SLIDE} \(([a-z ]+)\)", text):
            for rule in lure.split(" and "):
                scores = self.scores(rule)
                assert scores[move] == max(scores.values())

    def listed(self, text: str) -> tuple[set[str], int]:
        """Return the moves that a list names, and the number of those it counts."""
        self.check_lures(text)
        named = set(re.findall(SLIDE, re.sub(r"\(even [^)]*\)\)?", "", text)))
        for start in re.findall(r"[Ee]very move of the penguin on (\w\d)", text):
            named |= {move for move in self.moves if move.startswith(start)}
        more = re.search(r"(\w+) more$", text)
        return named, len(named) + (number_of(more[1]) if more else 0)

    # Sentences.

    def expect(self, threat: str) -> None:
        self.threat = threat
        assert any(self.refutes(threat, move) for move in self.failing)

    def refuted(self, answer: str, number: str, total: str, moves: str) -> None:
        assert answer == self.threat
        named, counted = self.listed(moves)
        assert counted == number_of(number)
        assert number_of(total) == len(self.moves)
        at_once = {move for move in self.failing if self.fails_at_once(self.moves[move])}
        falls = {move for move in self.failing - at_once if self.refutes(answer, move)}
        assert len(falls) == counted
        assert named <= falls
        self.named |= named

    def stop(self, threat: str) -> None:
        assert threat == self.threat
        assert threat in map(str, self.passed().legal_moves)
        self.keep(lambda after: after.to_move != self.rival or threat not in map(str, after.legal_moves))

    def walls_in(self, tiles: str) -> None:
        def walled(after: Position) -> bool:
            return all(
                TILE_OF[tile] not in after.occupied or not self.has_room(after, tile)
                for tile in tiles_in(tiles)
            )

        assert all(TILE_OF[t] in self.position.players[self.rival].penguins for t in tiles_in(tiles))
        assert all(self.has_room(self.position, tile) for tile in tiles_in(tiles))
        self.keep(walled)

    def moved(self, tile: str) -> None:
        self.keep_moves(move for move in self.moves if move.startswith(tile))

    def goes_to(self, tile: str) -> None:
        assert self.step.place == tile
        self.keep_moves(move for move in self.moves if move.endswith(tile))

    def only_move(self, move: str) -> None:
        assert move == self.step.move
        assert self.failing == set(self.moves) - {move}

    def several_moves(self, number: str, total: str, moves: str) -> None:
        right = set(self.moves) - self.failing
        assert set(re.findall(SLIDE, moves)) == right
        assert (number_of(number), number_of(total)) == (len(right), len(self.moves))

    def more_fail(self, number: str) -> None:
        assert self.told + int(number) == len(self.failing)
