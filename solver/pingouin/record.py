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
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.records import Recorded, check_schema, read_entries, replay

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
    return PlayedGame(deal, replay(deal, entries, RECORDED))
