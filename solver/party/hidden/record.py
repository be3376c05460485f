"""Records with hidden hands: follow a round as a player at the table sees it.

Every placed card is seen. A player who does not move when it is their turn holds no card that fits. With a
hidden hand this does not follow from the cards, so the record must show it: by the player's name at the next
move, or by a drop-out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ppsolve.solver.documents import Source, checked_fields, only_one, parse_json, read_documents
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import seat_named
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.hidden import position as hidden
from ppsolve.solver.party.hidden.position import HiddenPosition, SeenMove, written_out
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.pyramid import Placement, Rows, checked_rows, open_slots, place_text, with_card
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.records import RecordEntry, check_schema, read_entries


def from_dict(document: Any) -> Position | HiddenPosition:
    """Read the view of the player to move from a JSON object: a position, or a record up to now."""
    is_record = isinstance(document, dict) and "moves" in document
    return record_from_dict(document) if is_record else hidden.from_dict(document)


def loads_seen(text: str) -> Position | HiddenPosition:
    """Read the view of the player to move from text: the one-line form, or JSON of a position or a record."""
    return hidden.from_line(text) if textform.looks_like_text(text) else from_dict(parse_json(text))


def load_seen(source: Source) -> Position | HiddenPosition:
    """Read the view of the player to move from a file with one JSON document."""
    return only_one(source, read_documents(source, from_dict), "position")


def hides_hands(document: Any) -> bool:
    """Return whether a record, as a JSON object, has hidden cards in a hand."""
    deal = document.get("deal") if isinstance(document, dict) else None
    players = deal.get("players") if isinstance(deal, dict) else None
    given = players if isinstance(players, list) else []
    return any(isinstance(one, dict) and HIDDEN in str(one.get("hand", "")) for one in given)


def record_from_dict(document: Any) -> HiddenPosition:
    """Return the view of the player to move after the moves of a record; raises `BadInput` if it is wrong."""
    fields = checked_fields(document, "", required=("deal", "moves"), optional=("schema", "date"))
    check_schema(fields)
    entries = read_entries(fields["moves"])
    try:
        round_seen = RoundSeen(*jsonform.position_fields(fields["deal"]))
    except BadInput as error:
        raise error.inside("deal") from None
    return round_seen.view_before(entries)


def seen_by_mover(played: Round, number: int) -> HiddenPosition:
    """Return the view of the player to move before move `number` (from 1) of a round, other hands hidden."""
    before = played.positions[number - 1]
    if before.to_move is None:
        raise BadInput("moves", "the round is over: there is no move to choose")
    round_seen = RoundSeen(
        before.rules,
        tuple(
            player if seat == before.to_move else replace(player, hand=HIDDEN * len(player.hand))
            for seat, player in enumerate(played.deal.players)
        ),
        played.deal.to_move or 0,
        played.deal.pyramid,
    )
    for turn in played.turns[: number - 1]:
        round_seen.follow(RecordEntry(turn.player, str(turn.move)))
    round_seen.give_turn(before.to_move)
    return round_seen.position()


@dataclass
class RoundSeen:
    """The state of a round in progress, as everybody at the table sees it."""

    rules: Rules
    given: tuple[Player, ...]
    turn: int
    rows: Rows
    players: list[Player] = field(init=False)
    lacking: list[str] = field(init=False)
    seen: list[SeenMove] = field(init=False)

    def __post_init__(self) -> None:
        self.rows = checked_rows(self.rows, self.rules)
        self.players = [
            replace(player, hand=written_out(player.hand, f"players[{seat}].hand"))
            for seat, player in enumerate(self.given)
        ]
        self.lacking = [""] * len(self.players)
        self.seen = []
        self._pass_over_the_stuck()

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    def follow(self, entry: RecordEntry) -> None:
        """Apply the next entry of a record."""
        where = f"move {len(self.seen) + 1}"
        if entry.player is not None:
            seat = seat_named(self.names, entry.player, where)
            if entry.move is None:
                self._drop_out(seat, where)
                return
            self.give_turn(seat, where)
        if not self.players[self.turn].active:
            raise BadInput(where, f"{quoted(entry.move)}, but nobody has any turns left")
        assert entry.move is not None
        self._play(parse_move(entry.move, len(self.rows[0]) if self.rows else 0), where)

    def view_before(self, entries: Sequence[RecordEntry], before: int | None = None) -> HiddenPosition:
        """Follow the entries before move number `before`, or all; return the view of the player to move."""
        for entry in entries:
            if before is not None and len(self.seen) == before - 1:
                if entry.player is not None and entry.move is not None:
                    seat = seat_named(self.names, entry.player, f"move {before}")
                    self.give_turn(seat, f"move {before}")
                if entry.move is not None:
                    break
            self.follow(entry)
        return self.position()

    def give_turn(self, seat: int, where: str = "") -> None:
        """Give the turn to `seat`: the players skipped were unable to place a card."""
        if not self.players[seat].active:
            why = "is out" if self.players[seat].hand else "has placed every card"
            raise BadInput(where, f"{shown(self.players[seat].name)} moves, but {why}")
        while self.turn != seat:
            self._could_not_move(self.turn, where)
            self._next_turn()

    def position(self) -> HiddenPosition:
        """Return the view of the player whose turn it is."""
        if not any(player.active for player in self.players):
            raise BadInput("moves", "the round is over: there is no move to choose")
        others = tuple(seen for seen in self.seen if seen.seat != self.turn)
        return HiddenPosition(
            self.rules, tuple(self.players), self.turn, self.rows, tuple(self.lacking), others
        )

    def _play(self, move: Placement, where: str) -> None:
        player = self.players[self.turn]
        name = shown(player.name)
        slot = next((s for s in open_slots(self.rows, self.rules) if s[:2] == (move.row, move.column)), None)
        if slot is None:
            raise BadInput(where, f"{move} by {name}: {place_text(move.row, move.column)} is not open")
        if move.colour not in slot.accepts:
            raise BadInput(where, f"{move} by {name}: {slot.place} accepts only {' or '.join(slot.accepts)}")
        card = move.colour if move.colour in player.hand else HIDDEN
        if card not in player.hand or (card == HIDDEN and move.colour in self.lacking[self.turn]):
            raise BadInput(where, f"{move} by {name}, who holds no {move.colour}")
        self.players[self.turn] = replace(player, hand=player.hand.replace(card, "", 1))
        self.seen.append(SeenMove(self.turn, move, self.rows))
        self.rows = with_card(self.rows, move)
        self._next_turn()

    def _drop_out(self, seat: int, where: str) -> None:
        name = shown(self.players[seat].name)
        if self.players[seat].out:
            return
        if self.rules.stuck == "pass":
            raise BadInput(where, f"{name} drops out, but with stuck=pass nobody drops out")
        if seat != self.turn:
            turn = shown(self.players[self.turn].name)
            raise BadInput(where, f"{name} drops out of turn; it is {turn}'s turn")
        self._could_not_move(seat, where)
        self._next_turn()

    def _could_not_move(self, seat: int, where: str) -> None:
        """Record that a player had no card that fits."""
        player = self.players[seat]
        fitting = self._accepted()
        known = [colour for colour in fitting if colour in player.hand]
        if fitting == COLOURS or known:
            name, why = shown(player.name), f"holds {known[0]}, which fits" if known else "can place any card"
            raise BadInput(where, f"it is {name}'s turn, and {name} {why}")
        self.lacking[seat] = "".join(
            colour for colour in COLOURS if colour in fitting or colour in self.lacking[seat]
        )
        if self.rules.stuck == "out":
            self.players[seat] = replace(player, out=True)

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.players)
        self._pass_over_the_stuck()

    def _pass_over_the_stuck(self) -> None:
        """Advance to the next player who may be able to move; players with open hands may be skipped."""
        fitting = self._accepted()
        for _ in self.players:
            player = self.players[self.turn]
            if player.active and (HIDDEN in player.hand or set(fitting) & set(player.hand)):
                return
            if player.active and self.rules.stuck == "out":
                self.players[self.turn] = replace(player, out=True)
            self.turn = (self.turn + 1) % len(self.players)

    def may_be_over(self) -> bool:
        """Return whether nobody can move, unless a hidden card fits."""
        if not self.rows or len(self.rows[0]) < self.rules.base:  # any card fits beside the base
            return not any(player.active for player in self.players)
        fitting = set(self._accepted())
        return not any(player.active and fitting & set(player.hand) for player in self.players)

    def _accepted(self) -> str:
        open_to = {colour for slot in open_slots(self.rows, self.rules) for colour in slot.accepts}
        return "".join(colour for colour in COLOURS if colour in open_to)
