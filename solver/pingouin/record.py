"""Records of played games, parsed from JSON and replayed move by move.

A record is a position and the moves played from it, both placements and slides:

    {"schema": "ppsolve.record/1",
     "deal": {"game": "pingouin", "rows": [...], ...},    usually a floe with all penguins to place
     "moves": ["c4",                                      a move of the player to move
               {"player": "Bob", "move": "d5"},           the same with the player's name, which is checked
               {"player": "Carol", "out": true}]}         optional: the rules determine who is out; checked

A record may end before its game does. The published schema is `schema/record.schema.json` in this package.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ppsolve.solver import records
from ppsolve.solver.documents import checked_fields
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.records import PlayedRecord, RecordRules, date_of, read_played

Turn = records.PlayedTurn[Position, Move]

RECORDED: Final = RecordRules[Position, Move](
    leaves="gets out",
    able_to="move",
    is_out=lambda position, seat: not position.players[seat].active,
    read_move=lambda position, text: parse_move(text),
)


class Departure(NamedTuple):
    """A player dropping out: the number of moves played before (0: from the start) and the fish taken."""

    seat: int
    after_move: int
    fish: int


@dataclass(frozen=True)
class PlayedGame(PlayedRecord[Position, Move]):
    """A played game."""

    date: str = ""
    """The day on which it was played, as in 2026-10-03; empty if unknown."""

    @property
    def finished(self) -> bool:
        return self.end.over

    @property
    def departures(self) -> tuple[Departure, ...]:
        """The players who dropped out, in order."""
        found: dict[int, Departure] = {}
        for number, position in enumerate(self.positions):
            for seat, player in enumerate(position.players):
                if not player.active and seat not in found:
                    found[seat] = Departure(seat, number, player.fish)
        return tuple(found.values())


def from_dict(document: Any) -> PlayedGame:
    """Parse a record; `BadInput` names the wrong move and the reason."""
    fields = checked_fields(document, "", required=("deal", "moves"), optional=("schema", "date"))
    played = read_played(fields, jsonform.from_dict, RECORDED)
    return PlayedGame(played.deal, played.turns, date_of(fields))
