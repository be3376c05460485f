"""Check every sentence of the hints and reasons of cutoffs, from the positions alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from claim_texts import check_stages, tiles_in
from floe_claims import REFUTED, SLIDE, TILE_OF, FloeClaims, reach
from ppsolve.puzzles.pingouin.cutoff.explain import steps
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.floe import TILES, tile_name
from ppsolve.solver.pingouin.position import Position

SOME_TILES = r"((?:[a-h]\d(?:, | and )?)+|\d+ tiles) \((\d+) fish\)"


def private(position: Position, seat: int) -> set[str]:
    return reach(position, seat) - reach(position, 1 - seat)


class CutoffClaims(FloeClaims):
    """The claims about one turn of the player."""

    def __init__(self, judge: CutoffJudge, position: Position, step: SolutionStep) -> None:
        self.judge = judge
        super().__init__(judge.seat, position, step)

    def succeeds(self, after: Position) -> bool:
        return self.judge.value(after) >= self.judge.goal

    def fails_at_once(self, after: Position) -> bool:
        return self.most(after, self.seat) < self.judge.goal

    def scores(self, rule: str) -> dict[str, int]:
        fish = {m: self.position.ice[TILE_OF[m.split("-")[1]]] for m in self.moves}
        room = {m: self.most(a, self.seat) - self.most(a, self.rival) for m, a in self.moves.items()}
        return {"most fish": fish, "best reach": room}[rule]

    # Values of positions.

    def fish(self, tiles: set[str]) -> int:
        return sum(self.position.ice[TILE_OF[tile]] for tile in tiles)

    def most(self, position: Position, seat: int) -> int:
        ice = position.ice
        return position.holdings()[seat] + sum(ice[TILE_OF[tile]] for tile in reach(position, seat))

    def check_tiles(self, text: str, fish: str, tiles: set[str]) -> None:
        if text.endswith("tiles"):
            assert len(tiles) == int(text.split()[0])
        else:
            assert tiles_in(text) == tiles
        assert tiles
        assert self.fish(tiles) == int(fish)

    # Sentences. Each method checks one form.

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            r"Alice needs (\d+) of the (\d+) fish within reach\.": self.needs,
            rf"Bob threatens {SLIDE}, which would cut off {SOME_TILES}\.": self.threatens_tiles,
            rf"Bob threatens {SLIDE}, which would wall in Alice's penguin on (\w\d)\.": self.threatens_one,
            rf"Bob threatens {SLIDE}: if nothing is done, that leaves \w+ at most (\d+) fish\.": self.leaves,
            r"((?:[Ee]very move|\w\d-)[^.]*) leaves? too few fish within reach\.": self.too_few,
            rf"Make {SOME_TILES} Alice's alone\.": self.claims_tiles,
            rf"{SOME_TILES} (?:is|are) then Alice's alone\.": self.claims_tiles,
            rf"Keep {SOME_TILES} within reach, even after {SLIDE}\.": self.keeps,
            rf"Even after {SLIDE}, {SOME_TILES} stays? within reach\.": lambda r, t, f: self.keeps(t, f, r),
            r"Take a tile that Bob can reach, too\.": self.contested,
            r"Tiles that only Alice can reach can wait\.": self.contested,
            r"Go to a tile with (\d) fish\.": self.to_fish,
            rf"Only {SLIDE} guarantees Alice (\d+) fish\.": self.only,
            r"(\w+) of the (\w+) moves guarantee Alice (\d+) fish: ([^.]+)\.": self.several,
            rf"Even after {SLIDE}, Alice is sure of (\d+) fish\.": self.sure_after,
            rf"If Bob (plays|answers) {SLIDE}, \w+ plays {SLIDE} and is sure of (\d+) fish\.": self.answered,
            rf"{REFUTED}([^.]*Alice can reach [^.]*)\.": self.refutation,
            **self.shared_claims(),
        }

    def needs(self, need: str, fish: str) -> None:
        assert int(need) == self.judge.goal - self.position.holdings()[self.seat]
        assert int(fish) == self.fish(reach(self.position, self.seat))

    def threatens_tiles(self, threat: str, tiles: str, fish: str) -> None:
        after = self.passed().play(threat)
        self.threat = threat
        left = {tile_name(t) for t in TILES if after.ice[t] and t not in after.occupied}
        cut = (reach(self.position, self.seat) & left) - reach(after, self.seat)
        self.check_tiles(tiles, fish, cut)

    def threatens_one(self, threat: str, tile: str) -> None:
        self.threat = threat
        assert self.has_room(self.position, tile)
        assert not self.has_room(self.passed().play(threat), tile)

    def leaves(self, threat: str, fish: str) -> None:
        self.threat = threat
        assert self.judge.value(self.passed().play(threat)) == int(fish) < self.judge.goal

    def too_few(self, moves: str) -> None:
        named, _ = self.listed(moves)
        assert named
        for move in named:
            assert self.most(self.moves[move], self.seat) < self.judge.goal
        self.named |= named

    def claims_tiles(self, tiles: str, fish: str) -> None:
        gained = private(self.after, self.seat) - private(self.position, self.seat)
        self.check_tiles(tiles, fish, gained)
        self.keep(lambda after: gained <= private(after, self.seat))

    def keeps(self, tiles: str, fish: str, answer: str) -> None:
        def held(move: str) -> bool:
            after = self.moves[move]
            if after.to_move != self.rival or answer not in map(str, after.legal_moves):
                return False
            return kept <= reach(after.play(answer), self.seat) | {move.split("-")[1]}

        assert answer == self.threat
        after = self.passed().play(answer)
        left = {tile_name(t) for t in TILES if after.ice[t] and t not in after.occupied}
        kept = (reach(self.position, self.seat) & left) - reach(after, self.seat)
        kept -= {self.step.move.split("-")[1]}
        self.check_tiles(tiles, fish, kept)
        self.keep_moves(move for move in self.moves if held(move))

    def contested(self) -> None:
        own = private(self.position, self.seat)
        assert any(move.split("-")[1] in own for move in self.moves)
        shared = reach(self.position, self.rival)
        self.keep_moves(move for move in self.moves if move.split("-")[1] in shared)

    def to_fish(self, fish: str) -> None:
        ice = self.position.ice
        self.keep_moves(m for m in self.moves if ice[TILE_OF[m.split("-")[1]]] == int(fish))

    def only(self, move: str, fish: str) -> None:
        self.only_move(move)
        assert int(fish) == self.judge.goal

    def several(self, number: str, total: str, fish: str, moves: str) -> None:
        self.several_moves(number, total, moves)
        assert int(fish) == self.judge.goal

    def sure_after(self, answer: str, fish: str) -> None:
        assert self.judge.value(self.after.play(answer)) >= int(fish) == self.judge.goal

    def answered(self, verb: str, answer: str, best: str, fish: str) -> None:
        assert (verb == "plays") == (answer == self.threat)
        after = self.after.play(answer)
        assert after.to_move == self.seat
        assert self.judge.value(after.play(best)) >= int(fish) == self.judge.goal

    def refutation(self, moves: str, line: str, _: str, why: str) -> None:
        """The moves of the line are best play, and end where the fish within reach are too few."""
        self.check_lures(moves)
        for move in re.findall(SLIDE, moves):
            assert move in self.failing
            position = self.moves[move]
            value = self.judge.value(position)
            for answer in re.findall(SLIDE, line):
                position = position.play(answer)
                assert self.judge.value(position) == value
            assert self.most(position, self.seat) < self.judge.goal
            room = self.fish(reach(position, self.seat))
            assert (f"only {room} more fish" if room else "no more fish") in why
        self.told += len(re.findall(SLIDE, moves))


def check_cutoff(task: CutoffTask) -> int:
    """Check every sentence that is said about a cutoff; return the number of decisions."""
    judge = CutoffJudge(task)
    position, decisions = task.position, 0
    for step in steps(task):
        if step.hints:
            claims = CutoffClaims(judge, position, step)
            check_stages(claims, step)
            claims.check(step.reason)
            decisions += 1
        position = position.play(step.move)
    assert decisions
    return decisions
