"""The interface every game implements. Mirrors the C++ concept in `core/search/`.

A `GamePosition` is immutable. It knows the player to move, the legal moves and the position after each move.
Its `game` holds everything that does not depend on a position: the direction of play, formats and engines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, Self, TypeVar

from ppsolve.solver.backend import CoreKind
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Progress, Question
from ppsolve.solver.searcher import Searcher
from ppsolve.solver.yardsticks import Expectation, Opinion, Yardstick

if TYPE_CHECKING:
    from ppsolve.solver.analysis import Analysis

Wants = Literal["fewest", "most"]
"""Whether players minimise or maximise their own result."""

ProgressCallback = Callable[[Progress], None]

Move = TypeVar("Move")
Move_co = TypeVar("Move_co", covariant=True)


class GamePosition(Protocol[Move]):
    """A settled position: `to_move` is the seat of a player with a legal move, or `None` at the end."""

    @property
    def game(self) -> Game[Self, Move]: ...

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        ...

    @property
    def to_move(self) -> int | None: ...

    @property
    def over(self) -> bool: ...

    @property
    def legal_moves(self) -> Sequence[Move]:
        """Return the legal moves of the player to move, in a fixed order; none at the end."""
        ...

    def parse_move(self, text: str, /) -> Move:
        """Parse a move in this position; legality is not checked."""
        ...

    def play(self, move: Move | str, /) -> Self:
        """Return the position after `move`; raise `BadInput` with the reason if it is illegal."""
        ...

    def after(self, move: Move, /) -> Self:
        """Return the position after `move`, which must be legal (not checked)."""
        ...

    def result(self, question: Question[object], /) -> int:
        """Return the answer to `question` in a finished position."""
        ...


Position = TypeVar("Position", bound=GamePosition[Any])


class GameCooperation(Protocol[Move_co]):
    """The results that the players can reach from a position if they cooperate.

    Bounds and lines found by one call are reused by the next.
    """

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        ...

    def best(self, limits: Limits = NO_LIMITS) -> tuple[Outcome[Move_co], ...]:
        """Return each player's best result over all continuations."""
        ...

    def table(self, limits: Limits = NO_LIMITS) -> Outcome[Move_co]:
        """Return the best total of all players over all continuations."""
        ...


class Game(Protocol[Position, Move]):
    """A game, as listed in the registry `games.GAMES`."""

    @property
    def name(self) -> str:
        """The value of the key `game` in documents."""
        ...

    @property
    def wants(self) -> Wants: ...

    @property
    def value_name(self) -> str:
        """The key of a player's result in documents."""
        ...

    @property
    def contest(self) -> str:
        """The noun for one play-through: `round` or `game`."""
        ...

    @property
    def yardsticks(self) -> tuple[Yardstick, ...]:
        """The yardsticks by which moves are compared."""
        ...

    def expected_after_moves(
        self, position: Position, threads: int, stopped: Callable[[], bool], /
    ) -> Mapping[Move, Expectation]:
        """Estimate every legal move by simulated play, the same on every machine.

        Returns nothing if `stopped()` was true before the end, or if the game has no such yardstick.
        """
        ...

    @property
    def opinion_seconds(self) -> float:
        """The most time that an `opinion` needs; 0 if the game has no engine."""
        ...

    def opinion(
        self, position: Position, seconds: float | None, stopped: Callable[[], bool], /
    ) -> Opinion | None:
        """Estimate every legal move by an engine, within `seconds`; `None` if the game has no engine."""
        ...

    def bounds(self, position: Position, question: Question[object], /) -> tuple[int, int]:
        """Return static bounds on the answer to `question`, without a search."""
        ...

    def plays_on(self, position: Position, seat: int, /) -> bool:
        """Return whether the player at `seat` may still have a turn."""
        ...

    def searches_selfish(self, position: Position, /) -> bool:
        """Return whether `position` is small enough to search for `selfish` by default."""
        ...

    def move_classes(self, position: Position, moves: Sequence[Move], /) -> Sequence[tuple[Move, ...]]:
        """Group `moves` that lead to equivalent positions, such as mirror images."""
        ...

    def searchers(self, core: CoreKind, memory: int, count: int, /) -> Sequence[Searcher[Position, Move]]:
        """Return `count` searchers for `core` that share `memory` bytes."""
        ...

    @property
    def cooperation(
        self,
    ) -> Callable[[Position, int, ProgressCallback | None, Callable[[], bool]], GameCooperation[Move]]:
        """Factory for a `GameCooperation`: takes position, threads, progress callback and stop predicate."""
        ...

    def parse_move(self, text: str, /) -> Move:
        """Parse a move; legality is checked by `GamePosition.play`."""
        ...

    def facts(self, position: Position, seat: int, /) -> dict[str, int]:
        """Return the fields of a player in documents, besides the name and the outcomes."""
        ...

    def from_dict(self, document: Any, /) -> Position:
        """Parse a position from a JSON object; `BadInput` names the wrong field."""
        ...

    def to_dict(self, position: Position, /) -> dict[str, Any]:
        """Serialise a position to a JSON object."""
        ...

    def is_line(self, text: str, /) -> bool:
        """Return whether `text` looks like the one-line form of a position of this game."""
        ...

    def from_line(self, text: str, /) -> Position:
        """Parse the one-line form of a position."""
        ...

    def to_line(self, position: Position, /) -> str:
        """Return the one-line form of a position."""
        ...

    def remark(self, position: Position, /) -> str:
        """Return a warning about a legal but suspicious position; usually empty."""
        ...

    def text(
        self, position: Position, /, *, colour: bool = False, width: int = 80, chosen: str | None = None
    ) -> str:
        """Draw a position as text. `chosen` is the place of a piece whose moves are highlighted."""
        ...

    def svg(self, position: Position, /, *, chosen: str | None = None) -> str:
        """Draw a position as an SVG document."""
        ...

    def perft(self, position: Position, depth: int, core: CoreKind | None = None, /) -> int:
        """Count the move sequences of length `depth`; a sequence that ends earlier counts once."""
        ...

    def analysis_html(self, analysis: Analysis[Position, Move], /) -> str:
        """Render an analysis as one HTML element, for notebooks."""
        ...


def perft_python(position: GamePosition[Any], depth: int) -> int:
    """Count the move sequences of length `depth` by the Python rules; one that ends earlier counts once."""
    if depth == 0 or position.over:
        return 1
    moves = position.legal_moves
    if depth == 1:
        return len(moves)
    return sum(perft_python(position.after(move), depth - 1) for move in moves)


def first_legal_line(position: GamePosition[Move]) -> tuple[Move, ...]:
    """Return a line to the end in which everybody plays their first legal move."""
    line: list[Move] = []
    while not position.over:
        line.append(position.legal_moves[0])
        position = position.after(line[-1])
    return tuple(line)
