"""Records of played rounds and games, shared by all games: parse the moves and replay them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ppsolve.solver.documents import checked_fields, checked_type
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.names import seat_named

SCHEMA: Final = "ppsolve.record/1"

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


@dataclass(frozen=True)
class PlayedTurn(Generic[Position, Move]):
    """A played move, numbered from 1, with the positions before and after it."""

    number: int
    seat: int
    move: Move
    before: Position
    after: Position

    @property
    def player(self) -> str:
        return self.before.names[self.seat]


@dataclass(frozen=True)
class PlayedRecord(Generic[Position, Move]):
    """A deal and the turns played from it. Every move is legal and in turn."""

    deal: Position
    turns: tuple[PlayedTurn[Position, Move], ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The deal, then the position after each move."""
        return (self.deal, *(turn.after for turn in self.turns))

    @property
    def end(self) -> Position:
        """The last position of the record."""
        return self.positions[-1]


class RecordEntry(NamedTuple):
    """An entry of a record: a move, or a player dropping out if `move` is `None`."""

    player: str | None
    move: str | None


def read_entries(given: Any) -> list[RecordEntry]:
    """Parse the moves of a record: strings, or objects that name the player or declare a player out."""
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
    """Raise `BadInput` for a record of another schema."""
    if fields.get("schema", SCHEMA) != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}, not {quoted(fields['schema'])}")


def date_of(fields: Mapping[str, Any]) -> str:
    """Return the day of a record, or an empty text; raise `BadInput` unless it is written 2026-10-03."""
    if "date" not in fields:
        return ""
    written: str = checked_type(fields["date"], str, "date")
    try:
        if datetime.date.fromisoformat(written).isoformat() == written:
            return written
    except ValueError:
        pass
    raise BadInput("date", f"expected year-month-day such as 2026-10-03, not {quoted(written)}")


@dataclass(frozen=True)
class RecordRules(Generic[Position, Move]):
    """Rules for replaying the records of a game, and the wording of its errors."""

    leaves: str
    """Verb phrase for dropping out."""
    able_to: str
    """Verb for taking a turn."""
    is_out: Callable[[Position, int], bool]
    read_move: Callable[[Position, str], Move]
    has_ended: Callable[[Position, int], str] = lambda position, seat: ""
    """Reason why a player who is not out has no more turns; empty if there is none."""
    nobody_leaves: Callable[[Position], str] = lambda position: ""
    """Reason why players never drop out; empty if they may."""
    lists_moves: bool = False
    """List the legal moves when a move is refused."""


def read_played(
    fields: dict[str, Any], read_deal: Callable[[Any], Position], game: RecordRules[Position, Move]
) -> PlayedRecord[Position, Move]:
    """Parse and replay a record; `BadInput` names the wrong move and the reason."""
    check_schema(fields)
    entries = read_entries(fields["moves"])
    try:
        deal = read_deal(fields["deal"])
    except BadInput as error:
        raise error.inside("deal") from None
    return PlayedRecord(deal, _replay(deal, entries, game))


def _replay(
    deal: Position, entries: Sequence[RecordEntry], game: RecordRules[Position, Move]
) -> tuple[PlayedTurn[Position, Move], ...]:
    """Replay the entries, checking each against the position in which it is played."""
    turns: list[PlayedTurn[Position, Move]] = []
    position, seats = deal, range(len(deal.names))
    out = {seat: 0 for seat in seats if game.is_out(deal, seat)}
    for entry in entries:
        where = f"move {len(turns) + 1}"
        seat = None if entry.player is None else seat_named(position.names, entry.player, where)
        if entry.move is None:
            assert seat is not None
            _check_departure(game, position, seat, out, len(turns), where)
            continue
        _check_turn(game, position, seat, entry.move, out, len(turns), where)
        move = _legal_move(game, position, entry.move, where)
        assert position.to_move is not None
        after = position.after(move)
        turns.append(PlayedTurn(len(turns) + 1, position.to_move, move, position, after))
        position = after
        for number in seats:
            if game.is_out(position, number):
                out.setdefault(number, len(turns))
    return tuple(turns)


def _check_turn(
    game: RecordRules[Position, Move],
    position: Position,
    seat: int | None,
    text: str,
    out: Mapping[int, int],
    played: int,
    where: str,
) -> None:
    """Raise `BadInput` for a move out of turn or after the end."""
    if position.over:
        when = f"after move {played}" if played else "before the first move"
        raise BadInput(where, f"{quoted(text)}, but the {position.game.contest} was over {when}")
    if seat is None or seat == position.to_move:
        return
    name, turn = shown(position.names[seat]), whose_turn(position)
    if why := has_been_out(out[seat]) if seat in out else game.has_ended(position, seat):
        raise BadInput(where, f"{name} moves, but {why}; {turn}")
    raise BadInput(where, f"{name} moves out of turn; {turn}")


def _check_departure(
    game: RecordRules[Position, Move],
    position: Position,
    seat: int,
    out: Mapping[int, int],
    played: int,
    where: str,
) -> None:
    """Raise `BadInput` if a player is declared out but the last move did not cause it."""
    if out.get(seat) == played:
        return
    leaves = f"{shown(position.names[seat])} {game.leaves}"
    if seat not in out and seat == position.to_move:
        raise BadInput(where, f"{leaves} while able to {game.able_to}; {legal_text(position)}")
    why_not = game.has_ended(position, seat) or game.nobody_leaves(position)
    if why := has_been_out(out[seat]) if seat in out else why_not:
        raise BadInput(where, f"{leaves}, but {why}")
    raise BadInput(where, f"{leaves} of turn; {whose_turn(position)}")


def _legal_move(game: RecordRules[Position, Move], position: Position, text: str, where: str) -> Move:
    try:
        move = game.read_move(position, text)
    except BadInput as error:
        raise BadInput(where, f"{quoted(text)} is not a move: {error.what}") from None
    try:
        position.play(move)
    except BadInput as error:
        assert position.to_move is not None
        legal = f"; {legal_text(position)}" if game.lists_moves else ""
        by = shown(position.names[position.to_move])
        raise BadInput(where, f"{move} by {by} is not legal: {error.what}{legal}") from None
    return move


def whose_turn(position: GamePosition[Any]) -> str:
    assert position.to_move is not None
    return f"it is the turn of {shown(position.names[position.to_move])}"


def has_been_out(after_move: int) -> str:
    """Say since which move a player has been out; move 0 is the start."""
    return f"has been out since move {after_move}" if after_move else "was out from the start"


def legal_text(position: GamePosition[Any]) -> str:
    """List the legal moves."""
    return f"legal were {' '.join(map(str, position.legal_moves))}"
