"""Check every sentence of the hints and reasons of cutoffs, from the positions alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from claim_texts import SOME_TILES, check_stages, names_tiles, number_of, tiles_in
from floe_claims import REFUTED, SLIDE, TILE_OF, FloeClaims, reach
from ppsolve.puzzles.pingouin.cutoff.explain import steps
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.floe import TILES, tile_name
from ppsolve.solver.pingouin.notation import parse_move
from ppsolve.solver.pingouin.position import Position

TILES_WITH_FISH = rf"({SOME_TILES}) \((\d+) fish\)"
LOSES = r"(?:(\w+) of the (\w+) wrong moves|every wrong move|the wrong move) loses? (it|them)"


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
        names_tiles(text, tiles)
        assert self.fish(tiles) == int(fish)

    # Sentences. Each method checks one form.

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            r"Alice needs (\d+) of the (\d+) fish within reach\.": self.needs,
            rf"Bob threatens {SLIDE}, which would cut off {TILES_WITH_FISH}\.": self.threatens_tiles,
            rf"Bob threatens {SLIDE}, which would wall in Alice's penguin on (\w\d)\.": self.threatens_one,
            rf"Bob threatens {SLIDE}: if nothing is done, that leaves \w+ at most (\d+) fish\.": self.leaves,
            r"((?:[Ee]very move|\w\d-)[^.]*) leaves? too few fish within reach\.": self.too_few,
            rf"Make {TILES_WITH_FISH} Alice's alone\.": self.claims_tiles,
            rf"{TILES_WITH_FISH} (?:is|are) then Alice's alone\.": self.claims_tiles,
            rf"Keep {TILES_WITH_FISH} within reach, even after {SLIDE}\.": self.keeps,
            rf"Even after {SLIDE}, {TILES_WITH_FISH} stays? within reach\.": lambda r, t, f: self.keeps(
                t, f, r
            ),
            rf"Watch {TILES_WITH_FISH}: {LOSES}\.": self.key_tiles,
            rf"In the best line Alice then gets {TILES_WITH_FISH}; {LOSES}\.": self.key_tiles,
            rf"In the best line Alice then gets {TILES_WITH_FISH}, which is enough\.": self.enough,
            rf"It takes {TILES_WITH_FISH} in time: {LOSES}\.": self.key_tiles,
            r"Move a penguin to where it can slide to ([^.]+) next\.": self.next_to,
            r"Take a tile that Bob can reach, too\.": self.contested,
            r"Tiles that only Alice can reach can wait\.": self.contested,
            r"Go to a tile with (\d) fish\.": self.to_fish,
            rf"Only {SLIDE} guarantees Alice (\d+) fish\.": self.only,
            r"(\w+) of the (\w+) moves guarantee Alice (\d+) fish: ([^.]+)\.": self.several,
            rf"Even after {SLIDE}, Alice is sure of (\d+) fish\.": self.sure_after,
            rf"If Bob (plays|answers) {SLIDE}, \w+ plays {SLIDE} and is sure of (\d+) fish"
            r"(?:: ([^.]*))?\.": self.answered,
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

    def lost_after(self, move: str, tiles: set[str]) -> set[str]:
        """Return the tiles that the player has neither taken nor can reach when the refutation is plain."""
        refutation = self.judge.refute(self.position, parse_move(move))
        position, taken = self.moves[move], {move.split("-")[1]}
        for turn in refutation.line:
            if position.to_move == self.seat:
                taken.add(str(turn.move).split("-")[1])
            position = position.play(str(turn.move))
        assert self.most(position, self.seat) < self.judge.goal
        return tiles - taken - reach(position, self.seat)

    def taken_in_line(self) -> set[str]:
        """Return the tiles that the player takes after the right move, until there are enough fish."""
        gets, position = set(), self.after
        while not position.over and position.holdings()[self.seat] < self.judge.goal:
            move = str(self.judge.choice(position).move)
            if position.to_move == self.seat:
                gets.add(move.split("-")[1])
            position = position.play(move)
        return gets

    def key_tiles(self, named: str, fish: str, number: str | None, wrong: str | None, which: str) -> None:
        tiles = tiles_in(named)
        if tiles != {self.step.place}:
            gets = self.taken_in_line()
            lost = [frozenset(self.lost_after(move, gets)) for move in self.failing]
            losers = {tile: [tile in one for one in lost] for tile in gets}
            tiles = {tile for tile in gets if losers[tile] == losers[min(tiles)]}
        self.check_tiles(named, fish, tiles)
        lose = [self.lost_after(move, tiles) for move in self.failing]
        assert (number_of(wrong) if wrong else len(lose)) == len(lose)
        assert (number_of(number) if number else len(lose)) == lose.count(tiles) > 0
        assert (which == "it") == (len(tiles) == 1)

    def enough(self, named: str, fish: str) -> None:
        tiles = self.taken_in_line()
        self.check_tiles(named, fish, tiles)
        assert self.after.holdings()[self.seat] + int(fish) >= self.judge.goal

    def next_to(self, tiles: str) -> None:
        def slides(move: str, after: Position) -> bool:
            again = replace(after, to_move=self.seat)
            ends = {str(m).split("-")[1] for m in again.legal_moves if str(m).startswith(move.split("-")[1])}
            return again.to_move == self.seat and bool(ends & tiles_in(tiles))

        self.keep_moves(move for move, after in self.moves.items() if slides(move, after))

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

    def answered(self, verb: str, answer: str, best: str, fish: str, gain: str | None) -> None:
        assert (verb == "plays") == (answer == self.threat)
        after = self.after.play(answer)
        assert after.to_move == self.seat
        end = after.play(best)
        assert self.judge.value(end) >= int(fish) == self.judge.goal
        if gain is None:
            return
        if alone := re.fullmatch(rf"{TILES_WITH_FISH} (?:is|are) then Alice's alone", gain):
            self.check_tiles(alone[1], alone[2], private(end, self.seat) - private(after, self.seat))
        else:
            walled = re.fullmatch(r"that walls in Bob's penguins? on ([^.]+) for good", gain)
            assert walled
            for tile in tiles_in(walled[1]):
                assert TILE_OF[tile] in after.players[self.rival].penguins
                assert self.has_room(after, tile)
                assert TILE_OF[tile] not in end.occupied or not self.has_room(end, tile)

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
