"""`ContestJudge`: what the player of a puzzle against a defence can be sure of, and what everybody plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any, Generic, NamedTuple, TypeVar

from ppsolve.solver.game import GamePosition

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")


class Option(NamedTuple, Generic[Position, Move]):
    """A legal move, the position after it, and what the player of the puzzle can be sure of there."""

    move: Move
    after: Position
    value: int


class ContestJudge(ABC, Generic[Position, Move]):
    """Tells for any position of a puzzle what its player can be sure of, and who chooses what.

    The values are exact and depend on nothing else; all choices follow from them in a fixed order (see
    `defence` and `best_move`), so that lines are the same on every machine. A judge keeps what it has
    found: it is made once for whatever is to be found out about a task.
    """

    def __init__(self, start: Position, seat: int) -> None:
        self.start = start
        """The position of the puzzle."""
        self.seat = seat
        """Its player, who is to move there."""
        self._options: dict[Hashable, tuple[Option[Position, Move], ...]] = {}

    @abstractmethod
    def value(self, position: Position) -> int:
        """What the player can be sure of."""

    @abstractmethod
    def is_enough(self, value: int) -> bool:
        """Whether a value is as good as what is asked."""

    @abstractmethod
    def best_move(self, position: Position) -> Option[Position, Move]:
        """What the player does."""

    @abstractmethod
    def defence(self, position: Position) -> Option[Position, Move]:
        """What another player does."""

    @abstractmethod
    def _key(self, position: Position) -> Hashable:
        """What a position is remembered by."""

    def settled(self, position: Position) -> bool:
        """Whether the player has no more turns."""
        return position.over

    def keeps(self, position: Position) -> bool:
        """Whether the player can still be sure of what is asked."""
        return self.is_enough(self.value(position))

    def options(self, position: Position) -> tuple[Option[Position, Move], ...]:
        """The legal moves of whoever is to move, each with what it leads to."""
        key = self._key(position)
        if key not in self._options:
            afters = [(move, position.after(move)) for move in position.moves()]
            self._options[key] = tuple(Option(move, after, self.value(after)) for move, after in afters)
        return self._options[key]

    def good_moves(self, position: Position) -> tuple[Move, ...]:
        """The moves of the player to move after which what is asked can still be kept."""
        return tuple(option.move for option in self.options(position) if self.is_enough(option.value))

    def choice(self, position: Position) -> Option[Position, Move]:
        """What is played in a line: by the player the best move, by anybody else the defence."""
        return self.best_move(position) if position.to_move == self.seat else self.defence(position)
