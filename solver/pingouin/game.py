"""Pingouin as an implementation of the `Game` protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.game import Wants, perft_python
from ppsolve.solver.outcome import Outcome, Question
from ppsolve.solver.pingouin import jsonform, textform
from ppsolve.solver.pingouin.bounds import outcome_bounds
from ppsolve.solver.pingouin.floe import Tile, tile_name, tile_named
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import tiles_within_reach
from ppsolve.solver.searcher import Searcher
from ppsolve.solver.yardsticks import WORST_CASE, Expectation, Yardstick

if TYPE_CHECKING:
    from ppsolve.solver.pingouin.advice import FloeAdvice
    from ppsolve.solver.pingouin.cooperation import Cooperation

FloeOutcome = Outcome[Move]
FloeAnalysis = Analysis[Position, Move]

SELFISH_TILES: Final = {2: 20, 3: 18, 4: 22}
"""Maximum number of reachable free tiles for a default search of `selfish`, by number of players."""


@dataclass(frozen=True)
class Pingouin:
    """The game Pingouin: players want the most fish."""

    name: str = jsonform.GAME
    wants: Wants = "most"
    value_name: str = "fish"
    contest: str = "game"
    yardsticks: tuple[Yardstick, ...] = (WORST_CASE,)
    opinion_seconds: float = 1.0  # as OPINION_SECONDS of advice.py, which is slow to import

    parse_move = staticmethod(parse_move)
    from_dict, to_dict = staticmethod(jsonform.from_dict), staticmethod(jsonform.to_dict)
    is_line = staticmethod(textform.looks_like_text)
    from_line, to_line = staticmethod(textform.loads), staticmethod(textform.dumps)

    def opinion(
        self, position: Position, seconds: float | None, stopped: Callable[[], bool]
    ) -> FloeAdvice | None:
        from ppsolve.solver.pingouin.advice import opinion

        return opinion(position, seconds, stopped)

    def bounds(self, position: Position, question: Question[object]) -> tuple[int, int]:
        return outcome_bounds(position, question)

    def plays_on(self, position: Position, seat: int) -> bool:
        return position.players[seat].active

    def searches_selfish(self, position: Position) -> bool:
        return position.over or tiles_within_reach(position) <= SELFISH_TILES[len(position.players)]

    def expected_after_moves(
        self, position: Position, threads: int, stopped: Callable[[], bool]
    ) -> Mapping[Move, Expectation]:
        return {}

    def move_classes(self, position: Position, moves: Sequence[Move]) -> Sequence[tuple[Move, ...]]:
        return [(move,) for move in moves]

    def searchers(self, core: CoreKind, memory: int, count: int) -> Sequence[Searcher[Position, Move]]:
        if core == "native":
            from ppsolve.solver.pingouin.native import native_searchers

            return native_searchers(memory, count)
        from ppsolve.solver.pingouin.python_searcher import PythonSearcher

        return [PythonSearcher(memory // count) for _ in range(count)]

    @property
    def cooperation(self) -> type[Cooperation]:
        from ppsolve.solver.pingouin.cooperation import Cooperation

        return Cooperation

    def perft(self, position: Position, depth: int, core: CoreKind | None = None) -> int:
        if (core or core_kind()) == "native":
            from ppsolve.solver.pingouin.native import native_floe

            return native_floe(position).perft(depth)
        return perft_python(position, depth)

    def facts(self, position: Position, seat: int) -> dict[str, int]:
        player = position.players[seat]
        penguins = len(player.penguins) + player.to_place
        return {"fish": player.fish, "tiles": player.tiles, "penguins": penguins}

    def remark(self, position: Position) -> str:
        return ""

    def text(
        self, position: Position, *, colour: bool = False, width: int = 80, chosen: str | None = None
    ) -> str:
        from ppsolve.solver.pingouin.view.text import position_text

        return position_text(position, colour=colour, width=width, chosen=_penguin(position, chosen))

    def svg(self, position: Position, *, chosen: str | None = None) -> str:
        from ppsolve.solver.pingouin.view.svg import position_svg

        return position_svg(position, chosen=_penguin(position, chosen))

    def analysis_html(self, analysis: FloeAnalysis) -> str:
        from ppsolve.solver.pingouin.view.html import analysis_html

        return analysis_html(analysis)


def _penguin(position: Position, chosen: str | None) -> Tile | None:
    """Parse the name of a tile with a penguin on it."""
    if chosen is None:
        return None
    tile = tile_named(chosen.strip().lower())
    if tile is None:
        raise BadInput("from", f"expected a tile such as c4, not {quoted(chosen)}")
    if tile not in position.occupied:
        raise BadInput("from", f"no penguin stands on {tile_name(tile)}")
    return tile


PINGOUIN: Final = Pingouin()
