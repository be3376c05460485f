"""The engine: suggests a move in any position, long before anything can be proved.

`suggest(position)` returns a `Suggestion`: every legal move with the fish that each player will probably end
with, the line that the engine expects, and how the estimate was found. A margin that is proved is marked as
such, and a move that is proved best is always the one advised. Everything else is an estimate.

Two players: an alpha-beta search over the margin. Three and four players: a tree search in which everybody
plays for themselves, and near the end max^n, which proves the `selfish` outcome. `estimate.py` evaluates the
positions where the searches end. With a limit of `positions` the result is the same on every machine; with a
limit of time it depends on the machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Final, Literal

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.platform import available_cores
from ppsolve.solver.searcher import NO_NODE_LIMIT

MoveKind = Literal["searched", "at best", "proved"]
"""How an estimate was found.

- `searched`: by a search `depth` moves ahead.
- `at best`: a deeper search did not find the move better than the advised one, so its player's margin is at
  most that of the advised move. A shallower search rated it higher.
- `proved`: the margin is exact. With three and four players, the fish of all seats are exact if everyone
  plays for themselves (`selfish`).
"""
KINDS: Final[tuple[MoveKind, ...]] = ("searched", "at best", "proved")

MEMORY: Final = 128 << 20
"""Bytes for the tables of one suggestion."""
_POLL_SECONDS: Final = 0.02


@dataclass(frozen=True)
class MoveEstimate:
    """A legal move and what the engine expects of it."""

    move: Move
    fish: tuple[float, ...]
    """The fish that every seat will probably have at the end of the game."""
    margin: float | None
    """Two players: fish of the first seat minus those of the second."""
    depth: int
    kind: MoveKind
    line: tuple[Move, ...]
    """The play that the engine expects, beginning with this move."""

    @property
    def proved(self) -> bool:
        """True if the margin is exact, or with more than two players everybody's fish under selfish play.

        The fish of two players remain estimates.
        """
        return self.kind == "proved"


@dataclass(frozen=True)
class Suggestion:
    """The engine's opinion of a position."""

    position: Position
    moves: tuple[MoveEstimate, ...]
    """Every legal move: the advised one, then the others, the most promising first."""
    positions: int
    """Positions visited."""
    depth: int
    proved: bool
    """True if the advised move is proved best."""

    @property
    def advised(self) -> Move:
        return self.moves[0].move

    def __getitem__(self, move: Move | str) -> MoveEstimate:
        """Return the estimate of a legal move."""
        wanted = self.position.parse_move(move) if isinstance(move, str) else move
        for estimate in self.moves:
            if estimate.move == wanted:
                return estimate
        raise BadInput("move", f"{quoted(str(move))} is not a legal move")


def suggest(
    position: Position,
    *,
    seconds: float | None = None,
    positions: int | None = None,
    threads: int | None = None,
    every_move: bool = True,
    stopped: Callable[[], bool] = lambda: False,
    core: CoreKind | None = None,
) -> Suggestion:
    """Suggest a move within `seconds` (default: one second), or after visiting `positions`.

    `threads` are used only without a limit of positions; the default is one for each processor.
    `every_move=False` spends no time on moves other than the advised one. `stopped()` is polled, and ends
    the search early if it returns true.
    """
    if position.over:
        raise BadInput("", "the game is over: there is no move to suggest")
    if positions is not None and positions < 1:
        raise BadInput("positions", f"expected at least 1, not {quoted(positions)}")
    if seconds is not None and not seconds > 0:
        raise BadInput("seconds", f"expected more than 0, not {quoted(seconds)}")
    if seconds is None:
        seconds = 1.0 if positions is None else math.inf
    if (core or core_kind()) == "python":
        from ppsolve.solver.pingouin.python_engine import suggest_in_python

        return suggest_in_python(position, seconds, positions or NO_NODE_LIMIT, stopped)
    return _suggest_natively(position, seconds, positions, threads, every_move, stopped)


def _suggest_natively(
    position: Position,
    seconds: float,
    positions: int | None,
    threads: int | None,
    every_move: bool,
    stopped: Callable[[], bool],
) -> Suggestion:
    from ppsolve.solver._core import FloeEngine
    from ppsolve.solver.pingouin.native import moves_of, native_floe

    workers = 1 if positions is not None else threads or available_cores()
    engine = FloeEngine(MEMORY, workers)
    nodes = NO_NODE_LIMIT if positions is None else positions
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(engine.suggest, native_floe(position), nodes, seconds, every_move)
        try:
            while not running.done():
                if stopped():
                    engine.stop()
                wait([running], _POLL_SECONDS)
        finally:
            engine.stop()
    found, visited, depth, proved = running.result()
    two = len(position.players) == 2
    taken = [player.fish for player in position.players]
    estimates = []
    for move, fish, margin, move_depth, kind, line in found:
        estimates.append(
            MoveEstimate(
                moves_of([move])[0],
                tuple(before + more / 100 for before, more in zip(taken, fish, strict=True)),
                taken[0] - taken[1] + margin / 100 if two else None,
                move_depth,
                KINDS[kind],
                moves_of(line),
            )
        )
    return Suggestion(position, tuple(estimates), visited, depth, proved)
