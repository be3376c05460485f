"""Check every sentence of the hints of routes. The tests of routes check their reasons."""

from __future__ import annotations

import re
from collections.abc import Callable

from claim_texts import Claims, check_stages, tiles_in
from ppsolve.puzzles.pingouin.route.explain import steps
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, start_state
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.floe import TILES, slide_path, tile_name
from ppsolve.solver.pingouin.notation import parse_move

NEXT = r"If ([a-h]\d(?:(?:, | or )[a-h]\d)*) came next, ([^.]+)\."


def from_there(tiles: str, what: str) -> str:
    """Return what would happen after a slide, without the name of its only tile."""
    return what.replace(f"from {tiles} to", "from there to")


class RouteClaims(Claims):
    """The claims about one slide."""

    def __init__(self, task: RouteTask, state: RouteState, step: SolutionStep) -> None:
        self.task, self.state, self.step = task, state, step
        self.moves = {f"{tile_name(state.at)}-{tile_name(tile)}": tile for tile in state.choices()}

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            r"This is move (\d+): look for its number\.": self.number,
            r"Keep ([^.]+) connected with the other tiles\.": self.told("would split: {} on one side"),
            r"Count the ways in of ([^.]+)\.": self.told("{} would (?:each )?have only one way in"),
            r"Count the moves to (\w\d)\.": self.told("(?:moves from .* to {}, but|moves from {} to)"),
            r"Count the moves (from \w\d to \w\d)\.": self.told("moves {}, but"),
            r"Look at the tiles around (\w\d): too many of them can come to need it\.": self.told(
                "too many need {}"
            ),
            r"After a wrong slide, the ways in and out of (\w\d) do not work out\.": self.told(
                "so {} has|join {}\\.|chain through {} "
            ),
            r"It is not ([^.]+?)(?: either)?\.": self.others,
            r"([a-h]\d) has number (\d+), but this is move (\d+)\.": self.has_number,
            r"([a-h]\d[^.]*) have the numbers of later moves\.": self.later_numbers,
            NEXT: self.would,
            r"Slide over a tile, and leave it for later\.": lambda: self.far(True),
            r"Go to a tile next to the penguin\.": lambda: self.far(False),
            r"The penguin goes to (\w\d)\.": self.goes_to,
        }

    def told(self, form: str) -> Callable[[str], None]:
        """Return a check that the reason, which is checked elsewhere, says this about tiles."""

        def check(tiles: str) -> None:
            assert re.search(form.replace("{}", re.escape(tiles)), self.step.reason)

        return check

    def number(self, number: str) -> None:
        assert int(number) == self.state.step + 1
        assert f"Number {number} is on {self.step.place}." == self.step.reason

    def others(self, tiles: str) -> None:
        named = {move for move in self.moves if move.split("-")[1] in tiles_in(tiles)}
        assert self.step.move not in named
        assert len(self.moves) - len(named) >= 2
        self.named |= named

    def has_number(self, tile: str, number: str, step: str) -> None:
        self.others(tile)
        assert self.state.step + 1 == int(step)
        assert self.task.tile_with[int(number)] == self.moves[f"{tile_name(self.state.at)}-{tile}"]
        assert number != step

    def later_numbers(self, tiles: str) -> None:
        self.others(tiles)
        numbered = {tile_name(tile): number for tile, number in self.task.number_on.items()}
        assert all(numbered[tile] > self.state.step + 1 for tile in tiles_in(tiles))

    def would(self, tiles: str, what: str) -> None:
        """Check that the reason, whose refutations are checked elsewhere, says the same about these tiles."""
        self.others(tiles)
        told = [
            (tiles_in(found[1]), from_there(*found.groups())) for found in re.finditer(NEXT, self.step.reason)
        ]
        assert any(tiles_in(tiles) <= named and from_there(tiles, what) == text for named, text in told)

    def far(self, over: bool) -> None:
        path = {move: slide_path(self.state.at, tile) for move, tile in self.moves.items()}
        self.keep_moves(move for move in self.moves if (len(path[move]) > 1) == over)

    def goes_to(self, tile: str) -> None:
        assert self.step.place == tile
        self.keep_moves(move for move in self.moves if move.endswith(tile))


def check_route(task: RouteTask) -> int:
    """Check every sentence of the hints for a route; return the number of hints."""
    state, told = start_state(task), 0
    tiles = set(map(tile_name, TILES))
    for step in steps(task):
        if step.hints:
            check_stages(RouteClaims(task, state, step), step)
            told += 1
        assert step.place in tiles
        state = state.after(parse_move(step.move).end)
    assert told
    return told
