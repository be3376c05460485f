"""What records of all games share: turns that were played, and moves as they are written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ppsolve.solver.documents import checked_fields, checked_type
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.game import GamePosition

SCHEMA: Final = "ppsolve.record/1"

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


@dataclass(frozen=True)
class PlayedTurn(Generic[Position, Move]):
    """A move that was played, numbered from 1, with the positions before and after it."""

    number: int
    seat: int
    move: Move
    before: Position
    after: Position

    @property
    def player(self) -> str:
        return self.before.names[self.seat]


class RecordEntry(NamedTuple):
    """One of the moves as it is written: a move, or without one a drop-out."""

    player: str | None
    move: str | None


def read_entries(given: Any) -> list[RecordEntry]:
    """The moves of a record: texts, or objects that also name the player, or say that a player is out."""
    moves = checked_type(given, list, "moves")
    return [_entry(one, f"moves[{number}]") for number, one in enumerate(moves)]


def _entry(given: Any, where: str) -> RecordEntry:
    if isinstance(given, str):
        return RecordEntry(None, given)
    if not isinstance(given, dict):
        raise BadInput(where, f"expected a move or an object, not {quoted(given)}")
    fields = checked_fields(given, where, required=(), optional=("player", "move", "out"))
    if ("move" in fields) == ("out" in fields):
        raise BadInput(where, 'expected "move" or "out", and only one of them')
    player = checked_type(fields["player"], str, f"{where}.player") if "player" in fields else None
    if "move" in fields:
        return RecordEntry(player, checked_type(fields["move"], str, f"{where}.move"))
    if fields["out"] is not True:
        raise BadInput(f"{where}.out", f"expected true, not {quoted(fields['out'])}")
    if player is None:
        raise BadInput(f"{where}.player", "is missing")
    return RecordEntry(player, None)


def check_schema(fields: dict[str, Any]) -> None:
    """Refuse a record of another schema."""
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")


def whose_turn(position: GamePosition[Any]) -> str:
    assert position.to_move is not None
    return f"it is the turn of {shown(position.names[position.to_move])}"


def has_been_out(after_move: int) -> str:
    """Since when a player is out; after move 0 is from the start."""
    return f"has been out since move {after_move}" if after_move else "was out from the start"


def legal_text(position: GamePosition[Any]) -> str:
    """The moves that there were."""
    return f"legal were {' '.join(map(str, position.moves()))}"
