"""Records of played games: read from JSON, checked move by move.

A record is a position and the moves that were played, placings and slides alike:

    {"schema": "ppsolve.record/1",
     "deal": {"game": "pingouin", "rows": [...], ...},    mostly a floe with all penguins to place
     "moves": ["c4",                                      a move of whoever is to move
               {"player": "Bob", "move": "d5"},           the same with the name, which is checked
               {"player": "Carol", "out": true}]}         who is out follows from the rules; if it is said, it
                                                          is checked

A record may end before its game does. The published schema is `schema/record.schema.json` in this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ppsolve.solver import records
from ppsolve.solver.documents import checked_fields
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import seat_named
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.records import (
    RecordEntry,
    check_schema,
    has_been_out,
    legal_text,
    read_entries,
    whose_turn,
)

Turn = records.PlayedTurn[Position, Move]


class Departure(NamedTuple):
    """A player who got out: after which move (0: when the position was read), with how many fish."""

    seat: int
    after_move: int
    fish: int


@dataclass(frozen=True)
class PlayedGame:
    """A game as it was played: every move is legal, and everybody moved in turn."""

    deal: Position
    turns: tuple[Turn, ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The deal, then the position after each move."""
        return (self.deal, *(turn.after for turn in self.turns))

    @property
    def end(self) -> Position:
        """The last position there is."""
        return self.positions[-1]

    @property
    def finished(self) -> bool:
        return self.end.over

    @property
    def departures(self) -> tuple[Departure, ...]:
        """Who got out when, in the order in which it happened."""
        found: dict[int, Departure] = {}
        for number, position in enumerate(self.positions):
            for seat, player in enumerate(position.players):
                if not player.active and seat not in found:
                    found[seat] = Departure(seat, number, player.fish)
        return tuple(found.values())


def from_dict(document: Any) -> PlayedGame:
    """The game that a JSON object records; `BadInput` names the move that is wrong, and why."""
    fields = checked_fields(document, "", required=("deal", "moves"), optional=("schema",))
    check_schema(fields)
    entries = read_entries(fields["moves"])
    try:
        deal = jsonform.from_dict(fields["deal"])
    except BadInput as error:
        raise error.inside("deal") from None
    return PlayedGame(deal, _replay(deal, entries))


def _replay(deal: Position, entries: Sequence[RecordEntry]) -> tuple[Turn, ...]:
    """The turns that the entries tell, each checked against the position it is played in."""
    turns: list[Turn] = []
    position = deal
    out = {seat: 0 for seat, player in enumerate(deal.players) if not player.active}
    for entry in entries:
        where = f"move {len(turns) + 1}"
        seat = None if entry.player is None else seat_named(position.names, entry.player, where)
        if entry.move is None:
            assert seat is not None
            _check_departure(position, seat, out, len(turns), where)
            continue
        _check_turn(position, seat, entry.move, out, len(turns), where)
        move = _legal_move(position, entry.move, where)
        assert position.to_move is not None
        after = position.after(move)
        turns.append(Turn(len(turns) + 1, position.to_move, move, position, after))
        position = after
        for number, player in enumerate(position.players):
            if not player.active:
                out.setdefault(number, len(turns))
    return tuple(turns)


def _check_turn(
    position: Position, seat: int | None, text: str, out: dict[int, int], played: int, where: str
) -> None:
    """Refuse a move that is not its player's to make."""
    if position.over:
        when = f"after move {played}" if played else "before the first move"
        raise BadInput(where, f"{quoted(text)}, but the game was over {when}")
    if seat is None or seat == position.to_move:
        return
    name = shown(position.names[seat])
    if seat in out:
        raise BadInput(where, f"{name} moves, but {has_been_out(out[seat])}; {whose_turn(position)}")
    raise BadInput(where, f"{name} moves out of turn; {whose_turn(position)}")


def _check_departure(position: Position, seat: int, out: dict[int, int], played: int, where: str) -> None:
    """Refuse that a player is out if it does not follow from the last move."""
    name = shown(position.names[seat])
    if seat in out:
        if out[seat] == played:
            return
        raise BadInput(where, f"{name} gets out, but {has_been_out(out[seat])}")
    if seat == position.to_move:
        raise BadInput(where, f"{name} gets out while able to move; {legal_text(position)}")
    raise BadInput(where, f"{name} gets out of turn; {whose_turn(position)}")


def _legal_move(position: Position, text: str, where: str) -> Move:
    try:
        move = parse_move(text)
    except BadInput as error:
        raise BadInput(where, f"{quoted(text)} is not a move: {error.what}") from None
    try:
        position.play(move)
    except BadInput as error:
        name = shown(position.mover.name)
        raise BadInput(where, f"{move} by {name} is not legal: {error.what}") from None
    return move
