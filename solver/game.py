"""What a game is to those parts that know none: the twin, in Python, of what `core/search/` asks for in C++.

A game has positions. A position is frozen, knows whose turn it is, the moves there are, and the position
after each of them. Its `game` knows what does not depend on a position: which way players want their numbers
to go, the formats, the engines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, Self, TypeVar

from ppsolve.solver.backend import CoreKind
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome
from ppsolve.solver.questions import Progress, Question
from ppsolve.solver.searcher import Searcher

if TYPE_CHECKING:
    from ppsolve.solver.analysis import Analysis

Wants = Literal["fewest", "most"]
"""Which way a player wants the own number to go."""

ProgressCallback = Callable[[Progress], None]

Move = TypeVar("Move")
Move_co = TypeVar("Move_co", covariant=True)


class GamePosition(Protocol[Move]):
    """A position of some game, settled: `to_move` is the seat of a player who has a move, or `None`."""

    @property
    def game(self) -> Game[Self, Move]:
        """The game it is a position of."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        ...

    @property
    def to_move(self) -> int | None: ...

    @property
    def over(self) -> bool: ...

    def moves(self) -> Sequence[Move]:
        """Every legal move of the player to move, in a fixed order; none when it is over."""
        ...

    def play(self, move: Move | str, /) -> Self:
        """The position after a legal move; `BadInput` says why a move is not legal."""
        ...

    def after(self, move: Move, /) -> Self:
        """The position after a move that is known to be legal."""
        ...

    def result(self, question: Question[object], /) -> int:
        """What the question comes to in a position that is over."""
        ...


Position = TypeVar("Position", bound=GamePosition[Any])


class GameCooperation(Protocol[Move_co]):
    """What everybody together can reach from a position; keeps what it has learned from call to call."""

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        ...

    def best(self, limits: Limits = NO_LIMITS) -> tuple[Outcome[Move_co], ...]:
        """For each player the best they can end with over all continuations."""
        ...

    def table(self, limits: Limits = NO_LIMITS) -> Outcome[Move_co]:
        """The best that all players together can end with."""
        ...


class Game(Protocol[Position, Move]):
    """A game: what the registry holds one of for each."""

    @property
    def name(self) -> str:
        """How documents tell it from other games."""
        ...

    @property
    def wants(self) -> Wants: ...

    @property
    def value_name(self) -> str:
        """The key of a player's result in a document."""
        ...

    @property
    def contest(self) -> str:
        """What is played from a position to its end: `the round is over`."""
        ...

    def bounds(self, position: Position, question: Question[object], /) -> tuple[int, int]:
        """Bounds of an outcome that hold before any search."""
        ...

    def plays_on(self, position: Position, seat: int, /) -> bool:
        """Whether a player still has turns to come, or may have."""
        ...

    def searches_selfish(self, position: Position, /) -> bool:
        """Whether a position is small enough for `selfish` to be searched."""
        ...

    def searchers(self, core: CoreKind, memory: int, count: int, /) -> Sequence[Searcher[Position, Move]]:
        """So many searchers of an engine that use so many bytes together."""
        ...

    @property
    def cooperation(
        self,
    ) -> Callable[[Position, int, ProgressCallback | None, Callable[[], bool]], GameCooperation[Move]]:
        """What makes the cooperation of a position, for so many threads, one who is told how it goes, and one
        who says when to stop."""
        ...

    def parse_move(self, text: str, /) -> Move:
        """The move that a text names; whether it is legal is for a position to say."""
        ...

    def facts(self, position: Position, seat: int, /) -> dict[str, int]:
        """What a document says of a player beside the name and the outcomes."""
        ...

    def from_dict(self, document: Any, /) -> Position:
        """The position that a JSON object describes; `BadInput` names the field that is wrong."""
        ...

    def to_dict(self, position: Position, /) -> dict[str, Any]:
        """The JSON object of a position, as Python values."""
        ...

    def is_line(self, text: str, /) -> bool:
        """Whether a text is meant as a position of this game in one line."""
        ...

    def from_line(self, text: str, /) -> Position:
        """The position that one line of text describes."""
        ...

    def to_line(self, position: Position, /) -> str:
        """A position in one line."""
        ...

    def remark(self, position: Position, /) -> str:
        """What whoever wrote a position down may have got wrong, though it is allowed; mostly nothing."""
        ...

    def text(
        self, position: Position, /, *, colour: bool = False, width: int = 80, chosen: str | None = None
    ) -> str:
        """A position as lines for a terminal. `chosen` is the place of a piece whose moves are shown."""
        ...

    def svg(self, position: Position, /, *, chosen: str | None = None) -> str:
        """A position as an SVG document."""
        ...

    def perft(self, position: Position, depth: int, core: CoreKind | None = None, /) -> int:
        """The number of move sequences of a length, where a finished contest counts once."""
        ...

    def analysis_html(self, analysis: Analysis[Position, Move], /) -> str:
        """An analysis as one HTML element, for notebooks."""
        ...


def perft_python(position: GamePosition[Any], depth: int) -> int:
    """Count the move sequences of length `depth` by the Python rules; a finished game counts once."""
    if depth == 0 or position.over:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    return sum(perft_python(position.after(move), depth - 1) for move in moves)
