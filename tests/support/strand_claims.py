"""Check every sentence of the hints and reasons of strands, with a search of its own on the positions."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from claim_texts import check_stages, number_of, tiles_in
from floe_claims import REFUTED, SLIDE, FloeClaims, reach
from ppsolve.puzzles.pingouin.strand.explain import steps
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.floe import NEIGHBOURS, tile_name
from ppsolve.solver.pingouin.position import Position

SOME_TILES = r"((?:[a-h]\d(?:, | and )?)+|\d+ tiles)"


def slides_of(position: Position, seat: int) -> set[str]:
    """Return the slides that a player could make now, whoever is to move."""
    return {
        f"{tile_name(start)}-{tile_name(end)}"
        for start in position.players[seat].penguins
        for end in position.reach(start)
    }


def doors(position: Position, seat: int) -> set[str]:
    """Return the free tiles beside a player's penguins."""
    beside = {tile for penguin in position.players[seat].penguins for tile in NEIGHBOURS[penguin]}
    return {tile_name(tile) for tile in beside if position.ice[tile] and tile not in position.occupied}


class Oracle:
    """Plain minimax on the Python rules."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[tuple[Position, int], bool] = {}

    def succeeds(self, position: Position, left: int) -> bool:
        """True if the player strands the rival with at most `left` more slides."""
        if not slides_of(position, 1 - self.seat):
            return True
        if left == 0 or not position.players[self.seat].penguins:
            return False
        key = position, left
        if key not in self.known:
            own = position.to_move == self.seat
            later = (self.succeeds(position.after(move), left - own) for move in position.legal_moves)
            self.known[key] = any(later) if own else all(later)
        return self.known[key]


class StrandClaims(FloeClaims):
    """The claims about one turn of the player, who has `left` slides."""

    def __init__(self, oracle: Oracle, left: int, position: Position, step: SolutionStep) -> None:
        self.oracle, self.left = oracle, left
        super().__init__(oracle.seat, position, step)

    def succeeds(self, after: Position) -> bool:
        return self.oracle.succeeds(after, self.left - 1)

    def fails_at_once(self, after: Position) -> bool:
        if self.left == 1:
            return bool(slides_of(after, self.rival))
        return self.safe(after, self.left) >= self.left

    def scores(self, rule: str) -> dict[str, int]:
        replies = {m: -len(slides_of(after, self.rival)) for m, after in self.moves.items()}
        room = {m: -len(reach(after, self.rival)) for m, after in self.moves.items()}
        return {"fewest replies": replies, "least room": room}[rule]

    def safe(self, position: Position, enough: int, private: set[str] | None = None) -> int:
        """Count the slides that the rival can make on tiles that only the rival can reach."""
        if private is None:
            private = reach(position, self.rival) - reach(position, self.seat)
        best = 0
        for slide in slides_of(position, self.rival):
            end = slide.split("-")[1]
            if end in private and best < enough:
                moved = replace(position, to_move=self.rival).play(slide)
                best = max(best, 1 + self.safe(moved, enough - 1, private - {end}))
        return best

    def standing_still(self, after: Position) -> Position | None:
        """Return the position after a move if the rival stood still; `None` if the player cannot slide."""
        if not slides_of(after, self.rival):
            return None
        still = replace(after, to_move=self.seat)
        return still if still.to_move == self.seat else None

    def threatened(self, after: Position) -> set[str]:
        """Return the slides that would do if the rival stood still after a move."""
        still = self.standing_still(after)
        if still is None:
            return set()
        return {str(m) for m in still.legal_moves if self.oracle.succeeds(still.after(m), self.left - 2)}

    def meets(self, after: Position, threat: str) -> set[str]:
        """Return the answers after which a threat no longer works."""
        found = set()
        for move in after.legal_moves:
            later = after.after(move)
            if not slides_of(later, self.rival):
                continue
            legal = later.to_move == self.seat and threat in map(str, later.legal_moves)
            if not legal or not self.oracle.succeeds(later.play(threat), self.left - 2):
                found.add(str(move))
        return found

    def check_tiles(self, text: str, tiles: set[str]) -> None:
        assert tiles
        if text.endswith("tiles"):
            assert len(tiles) == int(text.split()[0])
        else:
            assert tiles_in(text) == tiles

    # Sentences. Each method checks one form.

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            r"Alice has (\w+) slides? left\.": self.has_left,
            rf"{SOME_TILES} (?:is|are) open to Bob\.": self.are_open,
            rf"Bob threatens {SLIDE}: after it, Bob could not be stranded in time\.": self.threatens,
            r"((?:[Ee]very move|\w\d-)[^.]*) leaves? a tile open to Bob\.": self.leaves_open,
            r"((?:[Ee]very move|\w\d-)[^.]*) leaves? Bob enough slides out of \w+'s reach\.": self.leaves_ice,
            rf"(?:Cut|It cuts) Bob off from {SOME_TILES}\.": self.cuts_off,
            r"Make two threats at once: Bob can meet only one of them\.": self.double,
            rf"It threatens {SLIDE} and {SLIDE}, and no slide of Bob's meets both\.": self.both,
            rf"It threatens {SLIDE}(?: or {SLIDE})?\.": self.threat_of_move,
            r"Threaten to strand Bob: find a slide that would be enough if Bob stood still\.": self.makes_one,
            r"Threaten nothing: Bob must slide, and every slide does harm\.": self.waits,
            r"If Bob could stay put, this would not be enough\. But Bob must slide\.": self.waits,
            r"Take the last tile that is open\.": self.finishes,
            r"Then no tile is open to Bob\.": self.finishes,
            r"Take a tile that is open to Bob\.": lambda: self.takes(True),
            r"Leave the tiles that are open to Bob\.": lambda: self.takes(False),
            rf"Only {SLIDE} strands Bob in time\.": self.only_move,
            r"(\w+) of the (\w+) moves strand Bob in time: ([^.]+)\.": self.several_moves,
            rf"If Bob \w+ {SLIDE}, Bob is stranded at once\.": self.gives_up,
            rf"If Bob \w+ {SLIDE}, Alice plays {SLIDE}(, and Bob is stranded)?\.": self.answered,
            rf"{REFUTED}([^.]*)\.": self.refutation,
            **self.shared_claims(),
        }

    def has_left(self, number: str) -> None:
        assert number_of(number) == self.left

    def are_open(self, tiles: str) -> None:
        self.check_tiles(tiles, doors(self.position, self.rival))

    def threatens(self, threat: str) -> None:
        self.threat = threat
        assert not self.oracle.succeeds(self.passed().play(threat), self.left)

    def leaves_open(self, moves: str) -> None:
        assert self.left == 1
        self.at_once(moves)

    def leaves_ice(self, moves: str) -> None:
        assert self.left > 1
        self.at_once(moves)

    def at_once(self, moves: str) -> None:
        named, _ = self.listed(moves)
        assert named
        assert all(self.fails_at_once(self.moves[move]) for move in named)
        self.named |= named

    def cuts_off(self, tiles: str) -> None:
        def cut(move: str) -> set[str]:
            left = reach(self.moves[move], self.rival) | {move.split("-")[1]}
            return reach(self.position, self.rival) - left

        self.check_tiles(tiles, cut(self.step.move))
        self.keep_moves(move for move in self.moves if cut(self.step.move) <= cut(move))

    def double(self) -> None:
        def makes_two(move: str) -> bool:
            after = self.moves[move]
            met = [meets for threat in self.threatened(after) if (meets := self.meets(after, threat))]
            return any(not one & two for one in met for two in met)

        self.keep_moves(move for move in self.moves if makes_two(move))

    def both(self, one: str, two: str) -> None:
        assert {one, two} <= self.threatened(self.after)
        assert not self.meets(self.after, one) & self.meets(self.after, two)

    def threat_of_move(self, one: str, two: str | None) -> None:
        assert {one, two} - {None} <= self.threatened(self.after)

    def makes_one(self) -> None:
        self.keep_moves(move for move, after in self.moves.items() if self.threatened(after))

    def waits(self) -> None:
        def is_waiting(after: Position) -> bool:
            return after.to_move == self.rival and not self.threatened(after)

        assert all(self.succeeds(self.after.after(answer)) for answer in self.after.legal_moves)
        self.keep(is_waiting)

    def finishes(self) -> None:
        assert len(doors(self.position, self.rival)) == 1
        self.keep(lambda after: not slides_of(after, self.rival))

    def takes(self, takes: bool) -> None:
        there = doors(self.position, self.rival)
        self.keep_moves(move for move in self.moves if (move.split("-")[1] in there) == takes)

    def gives_up(self, answer: str) -> None:
        assert not slides_of(self.after.play(answer), self.rival)

    def answered(self, answer: str, best: str, end: str | None) -> None:
        later = self.after.play(answer).play(best)
        assert self.oracle.succeeds(later, self.left - 2)
        assert bool(end) == (not slides_of(later, self.rival))

    def refutation(self, moves: str, line: str, _: str, why: str) -> None:
        """The line leads to a position that shows the failure as the text says."""
        self.check_lures(moves)
        for move in re.findall(SLIDE, moves):
            assert move in self.failing
            position, left = self.moves[move], self.left - 1
            for answer in re.findall(SLIDE, line):
                left -= position.to_move == self.seat
                position = position.play(answer)
                assert not self.oracle.succeeds(position, left)
            self.check_failure(position, left, why)
        self.told += len(re.findall(SLIDE, moves))

    def check_failure(self, position: Position, left: int, why: str) -> None:
        there = doors(position, self.rival)
        if why == "Alice cannot slide any more, but Bob can":
            assert there
            assert not slides_of(position, self.seat)
        elif found := re.fullmatch(rf"{SOME_TILES} (?:is|are) still open to Bob", why):
            assert left == 0
            self.check_tiles(found[1], there)
        elif found := re.fullmatch(
            rf"{SOME_TILES} are open to Bob, and one slide cannot take \w+( all)?", why
        ):
            assert (left, position.to_move) == (1, self.seat)
            assert len(there) > 1
            self.check_tiles(found[1], there)
        elif found := re.fullmatch(rf"{SOME_TILES} is open to Bob, and Alice cannot reach it", why):
            assert (left, position.to_move) == (1, self.seat)
            self.check_tiles(found[1], there)
            assert not any(slide.endswith(found[1]) for slide in slides_of(position, self.seat))
        else:
            form = rf"Bob can make (\w+) slides? on {SOME_TILES}, out of Alice's reach, and that is enough"
            found = re.fullmatch(form, why)
            assert found
            number = number_of(found[1])
            private = reach(position, self.rival) - reach(position, self.seat)
            self.check_tiles(found[2], private)
            assert self.safe(position, number) >= number
            assert number >= left + (position.to_move == self.rival)


def check_strand(task: StrandTask) -> int:
    """Check every sentence that is said about a strand; return the number of decisions."""
    oracle = Oracle(task.seat)
    position, left, decisions = task.position, task.slides, 0
    for step in steps(task):
        if step.hints:
            claims = StrandClaims(oracle, left, position, step)
            check_stages(claims, step)
            claims.check(step.reason)
            decisions += 1
        left -= position.to_move == task.seat
        position = position.play(step.move)
    assert decisions
    return decisions
