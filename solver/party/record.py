"""Records of played rounds: read from JSON, checked move by move, and counted up.

A record is a deal, the moves that were played and, in editions that know it, a tumble:

    {"schema": "ppsolve.record/1",
     "deal": {"players": [...], ...},                     a position; tokens are those held before the round
     "moves": ["Ra1",                                     a move of whoever is to move
               {"player": "Bob", "move": "Ga2"},          the same with the name, which is checked
               {"player": "Carol", "out": true}],         who drops out follows from the rules; if it is
                                                          said, it is checked
     "tumble": {"player": "Bob"}}                         Bob, whose turn it was, made the pyramid fall

A record may end before its round does. Moves are numbered from 1; drop-outs have no number of their own.
The published schema is `schema/record.schema.json` in this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from ppsolve.solver import records
from ppsolve.solver.documents import checked_fields, checked_type, parse_json
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import seat_named
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.rules import EDITIONS
from ppsolve.solver.records import (
    RecordEntry,
    check_schema,
    has_been_out,
    legal_text,
    read_entries,
    whose_turn,
)

RoundStatus = Literal["finished", "unfinished", "tumbled"]


Turn = records.PlayedTurn[Position, Placement]


class Departure(NamedTuple):
    """A player who was forced out: after which move (0: when the deal was read), with how many cards."""

    seat: int
    after_move: int
    cards: int


@dataclass(frozen=True)
class Round:
    """A round as it was played: every move is legal, and everybody moved in turn."""

    deal: Position
    turns: tuple[Turn, ...]
    tumbler: int | None = None
    """The seat of who made the pyramid fall."""

    @property
    def positions(self) -> tuple[Position, ...]:
        """The deal, then the position after each move."""
        return (self.deal, *(turn.after for turn in self.turns))

    @property
    def end(self) -> Position:
        """The last position there is."""
        return self.positions[-1]

    @property
    def status(self) -> RoundStatus:
        if self.tumbler is not None:
            return "tumbled"
        return "finished" if self.end.over else "unfinished"

    @property
    def departures(self) -> tuple[Departure, ...]:
        """Who was forced out when, in the order in which it happened."""
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
        """The seats of those who were forced out by move number `move`."""
        return [departure.seat for departure in self.departures if departure.after_move == move]

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """What everyone pays: cards left, or, when the pyramid fell, the cards left of who made it fall and
        one for the card that was being placed. `None` while the round is not finished."""
        if self.status == "unfinished":
            return None
        cards = self.end.penalties()
        if self.tumbler is None:
            return cards
        # The card that was being placed is still counted in the hand: cards left + 1 is all of it.
        return tuple(cards[seat] if seat == self.tumbler else 0 for seat in range(len(cards)))

    @property
    def bonuses(self) -> tuple[int, ...] | None:
        """The points that everyone gives back for an empty hand; nobody does when the pyramid fell."""
        if self.status == "unfinished":
            return None
        if self.tumbler is not None:
            return (0,) * len(self.end.players)
        return tuple(max(0, -score) for score in self.end.scores())

    @property
    def totals(self) -> tuple[int, ...]:
        """The points that everyone holds after the round; those held before while it is not finished."""
        before = tuple(player.tokens for player in self.deal.players)
        if self.penalties is None or self.bonuses is None:
            return before
        return tuple(
            tokens + penalty - bonus
            for tokens, penalty, bonus in zip(before, self.penalties, self.bonuses, strict=True)
        )


def from_dict(document: Any, check_deal: Callable[[Position], None] | None = None) -> Round:
    """The round that a JSON object records; `BadInput` names the move that is wrong, and why.

    `check_deal` may refuse the deal before any move is looked at.
    """
    fields = checked_fields(document, "", required=("deal", "moves"), optional=("schema", "tumble"))
    check_schema(fields)
    entries = read_entries(fields["moves"])
    try:
        deal = jsonform.from_dict(fields["deal"])
        if check_deal is not None:
            check_deal(deal)
    except BadInput as error:
        raise error.inside("deal") from None
    turns = _replay(deal, entries)
    tumbler = None
    if "tumble" in fields:
        tumbler = _tumbler(fields["tumble"], turns[-1].after if turns else deal)
    return Round(deal, turns, tumbler)


def loads(text: str | bytes) -> Round:
    """The round that a JSON document records."""
    return from_dict(parse_json(text))


def _replay(deal: Position, entries: Sequence[RecordEntry]) -> tuple[Turn, ...]:
    """The turns that the entries tell, each checked against the position it is played in."""
    turns: list[Turn] = []
    position = deal
    left = {seat: 0 for seat, player in enumerate(deal.players) if player.out}
    for entry in entries:
        where = f"move {len(turns) + 1}"
        seat = None if entry.player is None else _seat(position, entry.player, where)
        if entry.move is None:
            assert seat is not None
            _check_departure(position, seat, left, len(turns), where)
            continue
        _check_turn(position, seat, entry.move, left, len(turns), where)
        move = _legal_move(position, entry.move, where)
        assert position.to_move is not None
        after = position.after(move)
        turns.append(Turn(len(turns) + 1, position.to_move, move, position, after))
        position = after
        for number, player in enumerate(position.players):
            if player.out:
                left.setdefault(number, len(turns))
    return tuple(turns)


def _seat(position: Position, name: str, where: str) -> int:
    return seat_named(position.names, name, where)


def _check_turn(
    position: Position, seat: int | None, text: str, left: dict[int, int], played: int, where: str
) -> None:
    """Refuse a move that is not its player's to make."""
    if position.over:
        when = f"after move {played}" if played else "before the first move"
        raise BadInput(where, f"{quoted(text)}, but the round was over {when}")
    if seat is None or seat == position.to_move:
        return
    name, turn = shown(position.players[seat].name), whose_turn(position)
    if seat in left:
        raise BadInput(where, f"{name} moves, but {has_been_out(left[seat])}; {turn}")
    if not position.players[seat].hand:
        raise BadInput(where, f"{name} moves, but has placed every card; {turn}")
    raise BadInput(where, f"{name} moves out of turn; {turn}")


def _check_departure(position: Position, seat: int, left: dict[int, int], played: int, where: str) -> None:
    """Refuse a drop-out that does not follow from the last move."""
    name = shown(position.players[seat].name)
    if seat in left:
        if left[seat] == played:
            return
        raise BadInput(where, f"{name} drops out, but {has_been_out(left[seat])}")
    if seat == position.to_move:
        raise BadInput(where, f"{name} drops out while able to play; {legal_text(position)}")
    if not position.players[seat].hand:
        raise BadInput(where, f"{name} drops out, but has placed every card")
    if position.rules.stuck == "pass":
        raise BadInput(where, f"{name} drops out, but with stuck=pass nobody does")
    raise BadInput(where, f"{name} drops out of turn; {whose_turn(position)}")


def _legal_move(position: Position, text: str, where: str) -> Placement:
    try:
        move = position.move(text)
    except BadInput as error:
        raise BadInput(where, f"{quoted(text)} is not a move: {error.what}") from None
    try:
        position.play(move)
    except BadInput as error:
        name = shown(position.mover.name)
        raise BadInput(
            where, f"{move} by {name} is not legal: {error.what}; {legal_text(position)}"
        ) from None
    return move


def _tumbler(given: Any, end: Position) -> int:
    """The seat of who made the pyramid fall."""
    fields = checked_fields(given, "tumble", required=("player",), optional=())
    name = checked_type(fields["player"], str, "tumble.player")
    if not EDITIONS[end.rules.edition].tumbles:
        raise BadInput("tumble", f"{end.rules.edition} knows no tumble")
    seat = _seat(end, name, "tumble.player")
    if end.over:
        raise BadInput("tumble", "the round was over before")
    if seat != end.to_move:
        raise BadInput("tumble", f"{shown(name)} was not placing a card; {whose_turn(end)}")
    return seat
