"""Check every sentence of the hints and reasons of harvests, by solitaires and regions of the solver."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, product

from claim_texts import SOME_TILES, Claims, check_stages, names_tiles, number_of, tiles_in
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.explain import steps
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, slide_path, tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of
from ppsolve.solver.pingouin.solitaire import SolitaireSolver

MANY = 1_000
"""The weight of a tile that counts."""
TILE_OF = {tile_name(tile): tile for tile in TILES}
SLIDE = r"([a-h]\d-[a-h]\d)"
SLIDES = r"((?:[a-h]\d-[a-h]\d(?: \([a-z ]+\))?(?:, | and )?)+)"
GIVES = rf"{SLIDES} (?:each )?gives? up"
WITH_FISH = r"(?:[a-h]\d \(\d fish\)(?:, | and )?)+"
PART = rf"{SOME_TILES} \(\d+ fish\)"


class HarvestClaims(Claims):
    """The claims about one move."""

    def __init__(self, solver: SolitaireSolver, position: Position, step: SolutionStep) -> None:
        self.solver, self.position, self.step = solver, position, step
        self.moves = {str(move): position.after(move) for move in position.legal_moves}
        self.values = {move: self.most(after) for move, after in self.moves.items()}
        self.best = max(self.values.values())
        self.losing = [move for move, value in self.values.items() if value < self.best]
        self.told: dict[str, str] = {}

    # Values of positions.

    def most(self, position: Position) -> int:
        """Return the most fish at the end, by the solver's solitaire."""
        free = frozenset(t for t in TILES if position.ice[t] and t not in position.occupied)
        return position.holdings()[0] + self.solver.most(free, position.players[0].penguins)

    def parts(self, position: Position) -> list[tuple[set[str], set[str]]]:
        """Return the tiles and the penguins of every region."""
        regions = regions_of(position)
        return [(set(names_of(r.tiles)), set(names_of(r.penguins.get(0, ())))) for r in regions]

    def reach(self, position: Position) -> set[str]:
        return {tile for tiles, _ in self.parts(position) for tile in tiles}

    def fish(self, tiles: set[str]) -> int:
        return sum(self.position.ice[TILE_OF[tile]] for tile in tiles)

    def end(self, move: str) -> str:
        return move.split("-")[1]

    def cut(self, move: str) -> set[str]:
        return self.reach(self.position) - self.reach(self.moves[move]) - {self.end(move)}

    def stuck(self, position: Position) -> set[str]:
        """Return the penguins that cannot move; all of them once the game is over."""
        free = {t for t in TILES if position.ice[t] and t not in position.occupied}
        penguins = position.players[0].penguins
        return set(names_of([t for t in penguins if not free & set(NEIGHBOURS[t])]))

    def best_line(self, position: Position) -> list[str]:
        line = []
        while not position.over:
            value = self.most(position)
            move = next(m for m in position.legal_moves if self.most(position.after(m)) == value)
            line.append(str(move))
            position = position.after(move)
        return line

    def behind(self, move: str) -> set[str]:
        taken = {self.end(one) for one in [move, *self.best_line(self.moves[move])]}
        return self.reach(self.position) - taken

    def has(self, text: str, tiles: set[str]) -> None:
        """Check that a text names or counts tiles, with their fish."""
        named, _, fish = text.rpartition(" (")
        names_tiles(named, tiles)
        assert int(fish.split()[0]) == self.fish(tiles)

    def lost(self, move: str) -> set[str]:
        """Return the tiles that a move loses and the right one does not: at once, or in the best lines."""
        at_once = self.cut(move) - self.cut(self.step.move)
        if at_once:
            return at_once
        if self.bound(self.moves[move]) < self.best:
            return set()
        stuck = self.stuck(self.moves[move]) - self.stuck(self.moves[self.step.move])
        if stuck - self.stuck(self.position):
            return set()
        if self.excluding(move):
            return set()
        return self.behind(move) - self.behind(self.step.move)

    def excluding(self, move: str) -> bool:
        """True if two or three tiles of the right line exclude each other after a move."""
        right = {self.end(one) for one in [self.step.move, *self.best_line(self.moves[self.step.move])]}
        left = sorted(right - {self.end(move)})
        lost = self.behind(move) - self.behind(self.step.move)
        sets = [set(pair) for pair in combinations(left, 2)]
        sets += [three for some in combinations(left, 3) if (three := set(some)) & lost]
        return any(self.takes_of(tiles, move) < len(tiles) for tiles in sets)

    def bound(self, position: Position) -> int:
        """Return the most fish if every penguin takes all of one region beside it."""
        parts = self.parts(position)
        beside = [
            [number for number, (_, near) in enumerate(parts) if name in near] or [-1]
            for name in names_of(position.players[0].penguins)
        ]
        chosen = (set(choice) - {-1} for choice in product(*beside))
        most = max(sum(self.fish(parts[number][0]) for number in one) for one in chosen)
        return position.holdings()[0] + most

    # Sentences. Each method checks one form.

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            r"(\d+) of the (\d+) fish within reach can still be taken"
            r"(?:, so (\d+) must stay behind\.|: none may be lost\.)": self.can_be_taken,
            r"A penguin can enter only one part of the floe: do not leave too many\.": self.too_many_parts,
            rf"Watch ({PART}): (?:(\w+) of the (\w+) wrong moves|(?:every|the) wrong move) loses? "
            r"(?:it|them)\.": self.watch,
            r"Do not use a penguin up too soon\.": self.used_up_too_soon,
            r"((?:\w\d-\w\d(?: \([a-z ]+\))?(?:, | and )?)+(?:\w+ more)?) gives? up fish\.": self.others,
            rf"(Only) {SLIDE} still allows the maximum\.": self.only,
            rf"(\w+) of the (\w+) moves still allow the maximum; {SLIDE} is one\.": self.several,
            rf"{GIVES} (\d+) fish: (?:it cuts|they cut) off ({PART})(, and more is lost later)?\.": (
                self.cuts
            ),
            rf"{GIVES} (\d+) fish: the penguins? on ([^.]*) can then (?:each )?enter only one "
            rf"of these parts: ({PART}(?: or {PART})*)\.": self.leaves_parts,
            rf"{GIVES} (\d+) fish: the penguin on ([^.]*) can then move no more\.": (self.uses_up),
            rf"{GIVES} (\d+) fish: ({PART}) stays? behind in the best line from there"
            rf"(?:, ([^(.;]*?)( and so on)?; {SLIDE} and then ([^(.]*?)( and so on)? takes (?:it|them))?\.": (
                self.leaves_behind
            ),
            rf"{GIVES} (\d+) fish: ({WITH_FISH}) can then no longer (both|all) be taken"
            rf"(?:, but with {SLIDE} they can)?\.": self.excludes,
            r"Watch ((?:[a-h]\d(?:, | and )?)+): after (\w+) wrong moves? they can no longer (both|all) be "
            r"taken\.": self.watch_both,
            r"(\w+) more gives? up fish\.": self.more,
            r"Move the penguin on (\w\d)\.": lambda tile: self.keep_moves(
                move for move in self.moves if move.startswith(tile)
            ),
            r"Fetch a tile with at most one free neighbour now\.": self.dead_end,
            r"Go to a tile with (\d) fish\.": lambda fish: self.keep_moves(
                move for move in self.moves if self.fish({self.end(move)}) == int(fish)
            ),
            r"Slide over a tile and leave it for later\.": lambda: self.keep_moves(
                move for move in self.moves if self.slides_over(move)
            ),
            r"Go to the next tile only\.": lambda: self.keep_moves(
                move for move in self.moves if not self.slides_over(move)
            ),
            r"The penguin goes to (\w\d)\.": self.goes_to,
        }

    def can_be_taken(self, most: str, reach: str, behind: str | None) -> None:
        has = self.position.holdings()[0]
        assert int(most) == self.best - has
        assert int(reach) == self.fish(self.reach(self.position))
        assert int(behind or 0) == int(reach) - int(most)

    def too_many_parts(self) -> None:
        assert any(self.bound(self.moves[move]) < self.best for move in self.losing)

    def watch(self, tiles: str, number: str | None, total: str | None) -> None:
        lost = [self.lost(move) for move in self.losing]
        losers = {tile: [tile in one for one in lost] for one in lost for tile in one}
        most = losers[tiles[:2]]
        assert sum(most) == max(map(sum, losers.values()))
        self.has(tiles, {tile for tile in losers if losers[tile] == most})
        assert sum(most) == (number_of(number) if number else len(self.losing))
        assert len(self.losing) == (number_of(total) if total else sum(most))

    def used_up_too_soon(self) -> None:
        assert any(self.stuck(self.moves[m]) - self.stuck(self.moves[self.step.move]) for m in self.losing)

    def others(self, text: str) -> None:
        named = re.findall(SLIDE, text)
        more = re.search(r"(\w+) more$", text)
        assert set(named) <= set(self.losing)
        number = len(self.told) + len(named) + (number_of(more[1]) if more else 0)
        assert number == len(self.losing)
        self.check_lures(text)
        self.named |= set(named)

    def check_lures(self, text: str) -> None:
        for move, lure in re.findall(rf"{SLIDE} \(([a-z ]+)\)", text):
            fish = {m: self.fish({self.end(m)}) for m in self.moves}
            reach = {m: fish[m] + self.fish(self.reach(after)) for m, after in self.moves.items()}
            for rule in lure.split(" and "):
                scores = {"most fish": fish, "best reach": reach}[rule]
                assert scores[move] == max(scores.values())

    def left_by(self, text: str) -> set[str]:
        self.told = {}
        return super().left_by(text)

    def only(self, _: str, move: str) -> None:
        assert move == self.step.move
        assert len(self.losing) == len(self.moves) - 1

    def several(self, number: str, total: str, move: str) -> None:
        assert move == self.step.move
        assert number_of(total) == len(self.moves)
        assert number_of(number) == len(self.moves) - len(self.losing)

    def gives_up(self, moves: str, fish: str) -> list[str]:
        named = re.findall(SLIDE, moves)
        self.check_lures(moves)
        self.named |= set(named)
        for move in named:
            assert self.best - self.values[move] == int(fish) > 0
            assert move not in self.told
            self.told[move] = fish
        return named

    def cuts(self, moves: str, fish: str, tiles: str, more: str | None) -> None:
        for move in self.gives_up(moves, fish):
            cut = self.cut(move) - self.cut(self.step.move)
            self.has(tiles, cut)
            assert bool(more) == (self.fish(cut) < int(fish))

    def leaves_parts(self, moves: str, fish: str, on: str, parts: str) -> None:
        for move in self.gives_up(moves, fish):
            after = self.moves[move]
            assert self.bound(after) < self.best
            near = [tiles for tiles, penguins in self.parts(after) if penguins & tiles_in(on)]
            texts = parts.split(" or ")
            assert len(texts) == len(near)
            for text, tiles in zip(texts, near, strict=True):
                self.has(text, tiles)

    def uses_up(self, moves: str, fish: str, on: str) -> None:
        for move in self.gives_up(moves, fish):
            stuck = self.stuck(self.moves[move]) - self.stuck(self.moves[self.step.move])
            assert tiles_in(on) == stuck - self.stuck(self.position)

    def takes_of(self, tiles: set[str], move: str) -> int:
        """Return the most of some tiles that can be taken with a move, by a solitaire in which only they
        count."""
        ice = tuple(
            (number > 0) + (MANY if tile_name(tile) in tiles else 0) if number else 0
            for tile, number in enumerate(self.position.ice)
        )
        after = self.moves[move]
        free = frozenset(t for t in TILES if after.ice[t] and t not in after.occupied)
        most = SolitaireSolver(ice).most(free, after.players[0].penguins)
        return most // MANY + (self.end(move) in tiles)

    def exclude(self, tiles: set[str], both: str, move: str) -> bool:
        assert len(tiles) == {"both": 2, "all": 3}[both]
        return self.takes_of(tiles, move) < len(tiles) == self.takes_of(tiles, self.step.move)

    def excludes(self, moves: str, fish: str, tiles: str, both: str, right: str | None) -> None:
        assert right in (None, self.step.move)
        for tile, number in re.findall(r"([a-h]\d) \((\d)", tiles):
            assert self.fish({tile}) == int(number)
        for move in self.gives_up(moves, fish):
            assert self.exclude(tiles_in(tiles), both, move)

    def watch_both(self, tiles: str, number: str, both: str) -> None:
        falling = [move for move in self.losing if self.exclude(tiles_in(tiles), both, move)]
        assert len(falling) >= (1 if number in ("a", "the") else number_of(number))
        assert (number == "the") == (len(self.losing) == 1)

    def leaves_behind(
        self,
        moves: str,
        fish: str,
        tiles: str,
        line: str | None,
        so_on: str | None,
        right: str | None,
        other: str | None,
        other_so_on: str | None,
    ) -> None:
        for move in self.gives_up(moves, fish):
            if line is not None:
                self.is_best_after(move, line, so_on)
            self.has(tiles, self.behind(move) - self.behind(self.step.move))
        if right is not None and other is not None:
            assert right == self.step.move
            self.is_best_after(right, other, other_so_on)

    def is_best_after(self, move: str, line: str, so_on: str | None) -> None:
        best, shown = self.best_line(self.moves[move]), line.split()
        assert best[: len(shown)] == shown
        assert bool(so_on) == (len(best) > len(shown))

    def more(self, number: str) -> None:
        assert len(self.told) + number_of(number) == len(self.losing)

    def dead_end(self) -> None:
        def neighbours(move: str) -> int:
            left = {tile for tile in TILES if self.position.ice[tile]} - set(self.position.occupied)
            return len(left & set(NEIGHBOURS[TILE_OF[self.end(move)]]))

        self.keep_moves(move for move in self.moves if neighbours(move) <= 1)

    def slides_over(self, move: str) -> bool:
        return len(slide_path(*(TILE_OF[tile] for tile in move.split("-")))) > 1

    def goes_to(self, tile: str) -> None:
        assert self.step.place == tile
        self.keep_moves(move for move in self.moves if move.endswith(tile))


def check_harvest(task: HarvestTask) -> int:
    """Check every sentence that is said about a harvest; return the number of decisions."""
    solver, position, decisions = SolitaireSolver(task.ice), lone_position(task.rows), 0
    for step in steps(task):
        if step.hints:
            claims = HarvestClaims(solver, position, step)
            check_stages(claims, step)
            claims.check(step.reason)
            assert " ".join(step.parts) == step.reason
            decisions += 1
        position = position.play(step.move)
    assert decisions
    return decisions
