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

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ppsolve.solver import records
from ppsolve.solver.documents import checked_fields
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.records import PlayedRecord, Recorded, read_played

Turn = records.PlayedTurn[Position, Move]

RECORDED: Final = Recorded[Position, Move](
    leaves="gets out",
    able_to="move",
    is_out=lambda position, seat: not position.players[seat].active,
    read_move=lambda position, text: parse_move(text),
)


class Departure(NamedTuple):
    """A player who got out: after which move (0: when the position was read), with how many fish."""

    seat: int
    after_move: int
    fish: int


@dataclass(frozen=True)
class PlayedGame(PlayedRecord[Position, Move]):
    """A game as it was played."""

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
    played = read_played(fields, jsonform.from_dict, RECORDED)
    return PlayedGame(played.deal, played.turns)
