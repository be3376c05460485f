"""Records of played rounds: read from JSON, replayed and checked move by move, and scored.

A record holds a deal, the moves and, in editions with that rule, a tumble:

    {"schema": "ppsolve.record/1",
     "deal": {"players": [...], ...},                     a position; tokens are those held before the round
     "moves": ["Ra1",                                     a move of the player to move
               {"player": "Bob", "move": "Ga2"},          the same with the player's name, which is checked
               {"player": "Carol", "out": true}],         a drop-out: optional, and checked
     "left": {"Bob": "RRB"},                              the cards that players held at the end
     "date": "2026-10-03",
     "tumble": {"player": "Bob"}}                         Bob, whose turn it was, made the pyramid fall

Players of the deal may have no `hand`: it is then derived from the moves and from `left`, which may omit
players without cards. If all hands are given, `left` is optional, and checked.
A record may end before its round does. Moves are numbered from 1; drop-outs have no number.
The published schema is `schema/record.schema.json` in this package.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from ppsolve.solver import records
from ppsolve.solver.documents import checked_fields, checked_type, parse_json
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.names import seat_named
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.dealt_hands import cards_left, derive_hands, lacks_hands
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.rules import EDITIONS
from ppsolve.solver.records import PlayedRecord, RecordRules, date_of, read_played, whose_turn

RoundStatus = Literal["finished", "unfinished", "tumbled"]


Turn = records.PlayedTurn[Position, Placement]

RECORDED: Final = RecordRules[Position, Placement](
    leaves="drops out",
    able_to="play",
    is_out=lambda position, seat: position.players[seat].out,
    read_move=lambda position, text: position.parse_move(text),
    has_ended=lambda position, seat: "" if position.players[seat].hand else "has placed every card",
    nobody_leaves=lambda position: "with stuck=pass nobody does" if position.rules.stuck == "pass" else "",
    lists_moves=True,
)


class Departure(NamedTuple):
    """A player who was forced out after a move (0: at the start), with their number of cards."""

    seat: int
    after_move: int
    cards: int


@dataclass(frozen=True)
class Round(PlayedRecord[Position, Placement]):
    """A round as it was played."""

    tumbler: int | None = None
    """The seat of the player who made the pyramid fall."""
    date: str = ""
    """The day on which the round was played, as in 2026-10-03; empty if unknown."""

    @property
    def status(self) -> RoundStatus:
        if self.tumbler is not None:
            return "tumbled"
        return "finished" if self.end.over else "unfinished"

    @property
    def departures(self) -> tuple[Departure, ...]:
        """The players who were forced out, in the order in which it happened."""
        found: dict[int, Departure] = {}
        for number, position in enumerate(self.positions):
            last = self.turns[number - 1].seat if number else -1
            for step in range(1, len(position.players) + 1):
                seat = (last + step) % len(position.players)
                player = position.players[seat]
                if player.out and seat not in found:
                    found[seat] = Departure(seat, number, len(player.hand))
        return tuple(found.values())

    def forced_out_after(self, move: int) -> list[int]:
        """Return the seats that were forced out by move number `move`."""
        return [departure.seat for departure in self.departures if departure.after_move == move]

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """The points that everyone pays: their cards left. If the pyramid fell, only the player who made it
        fall pays: their cards left and one for the card in play. `None` while the round is unfinished."""
        if self.status == "unfinished":
            return None
        cards = self.end.penalties()
        if self.tumbler is None:
            return cards
        # The hand still includes the card in play, so it is exactly cards left + 1.
        return tuple(cards[seat] if seat == self.tumbler else 0 for seat in range(len(cards)))

    @property
    def bonuses(self) -> tuple[int, ...] | None:
        """The points that everyone gives back for an empty hand; 0 if the pyramid fell."""
        if self.status == "unfinished":
            return None
        if self.tumbler is not None:
            return (0,) * len(self.end.players)
        return tuple(max(0, -score) for score in self.end.scores())

    @property
    def totals(self) -> tuple[int, ...]:
        """The points that everyone holds after the round, or before it while it is unfinished."""
        before = tuple(player.tokens for player in self.deal.players)
        if self.penalties is None or self.bonuses is None:
            return before
        return tuple(
            tokens + penalty - bonus
            for tokens, penalty, bonus in zip(before, self.penalties, self.bonuses, strict=True)
        )


def from_dict(document: Any, check_deal: Callable[[Position], None] | None = None) -> Round:
    """Read a round from a JSON object; `BadInput` names the wrong move and the reason.

    `check_deal` is called before the first move and may raise `BadInput`.
    """
    fields = checked_fields(
        document, "", required=("deal", "moves"), optional=("schema", "left", "date", "tumble")
    )
    if lacks_hands(fields["deal"]):
        deal, moves = derive_hands(fields["deal"], fields.get("left", {}), fields["moves"])
        fields = {**fields, "deal": deal, "moves": moves}

    def read_deal(given: Any) -> Position:
        named = isinstance(given, dict) and given.get("game") == "party"  # the key may be left out
        deal = jsonform.from_dict({key: given[key] for key in given if key != "game"} if named else given)
        if check_deal is not None:
            check_deal(deal)
        return deal

    played = read_played(fields, read_deal, RECORDED)
    if "left" in fields:
        _check_left(fields["left"], played.end)
    tumbler = _tumbler(fields["tumble"], played.end) if "tumble" in fields else None
    return Round(played.deal, played.turns, tumbler, date_of(fields))


def loads(text: str | bytes) -> Round:
    """Read a round from a JSON document."""
    return from_dict(parse_json(text))


def _check_left(given: Any, end: Position) -> None:
    """Raise `BadInput` if the cards left are not those of the end of the record."""
    for player, cards in zip(end.players, cards_left(given, end.names), strict=True):
        if player.hand != cards:
            held, said = player.hand or "no cards", cards or "none"
            raise BadInput(f"left: {shown(player.name)}", f"{said}, but {held} are left after the moves")


def _tumbler(given: Any, end: Position) -> int:
    """Read the seat of the player who made the pyramid fall."""
    fields = checked_fields(given, "tumble", required=("player",), optional=())
    name = checked_type(fields["player"], str, "tumble.player")
    if not EDITIONS[end.rules.edition].tumbles:
        raise BadInput("tumble", f"{end.rules.edition} has no rule for a falling pyramid")
    seat = seat_named(end.names, name, "tumble.player")
    if end.over:
        raise BadInput("tumble", "the round was already over")
    if seat != end.to_move:
        raise BadInput("tumble", f"{shown(name)} was not placing a card; {whose_turn(end)}")
    return seat
