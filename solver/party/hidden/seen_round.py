"""Rounds of which only some hands are known: the views of these players before each of their moves.

A hand is known if it is given in full. It also follows from the cards that its player placed and had left. A
player without a hand in the record holds as many hidden cards as the rules deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ppsolve.solver.documents import checked_fields
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.names import seat_named
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cards import HIDDEN, sorted_hand
from ppsolve.solver.party.dealt_hands import cards_left, lacks_hands
from ppsolve.solver.party.hidden.position import HiddenPosition, written_out
from ppsolve.solver.party.hidden.record import RoundSeen, hides_hands
from ppsolve.solver.party.position import BasePosition
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.rules import DEFAULT_EDITION
from ppsolve.solver.records import RecordEntry, check_schema, read_entries


@dataclass(frozen=True)
class SeenTurn:
    """A move of a player whose hand is known, and the view of that player before it."""

    number: int
    seat: int
    move: Placement
    before: HiddenPosition

    @property
    def player(self) -> str:
        return self.before.names[self.seat]


@dataclass(frozen=True)
class SeenRound:
    """A round as players at the table saw it; `turns` are the moves of the players whose hands are known."""

    deal: BasePosition
    known: tuple[int, ...]
    """The seats of the players whose hands are known."""
    turns: tuple[SeenTurn, ...]
    moves: int
    left: tuple[int, ...]
    """The number of cards that each player holds at the end of the record."""
    finished: bool
    """True if nobody can move. Of hidden cards this is assumed if the record says what was left."""


def is_seen_round(document: Any) -> bool:
    """Return whether a record, as a JSON object, gives only some hands and no way to derive the others."""
    deal = document.get("deal") if isinstance(document, dict) else None
    if not isinstance(deal, dict) or deal.get("game", "party") != "party":
        return False
    return hides_hands(document) or (lacks_hands(deal) and "left" not in document)


def seen_round_from_dict(document: Any) -> SeenRound:
    """Read a round with hidden hands; `BadInput` names the wrong move and the reason."""
    deal, entries = _read(document)
    first = _follow(deal, entries)
    known = tuple(seat for seat, player in enumerate(deal.players) if HIDDEN not in player.hand)
    if not known:
        raise BadInput("deal", "no hand is known; give the hand of the player whose moves are to be judged")
    order = [RecordEntry(deal.names[seen.seat], str(seen.move)) for seen in first.seen]
    turns = tuple(
        SeenTurn(number, seen.seat, seen.move, _view(deal, order[: number - 1], seen.seat))
        for number, seen in enumerate(first.seen, start=1)
        if seen.seat in known
    )
    counts = tuple(len(player.hand) for player in first.players)
    over = not any(player.active for player in first.players)
    finished = over or ("left" in document and first.may_be_over())
    return SeenRound(deal, known, turns, len(order), counts, finished)


def view_from_dict(document: Any, before: int | None = None) -> HiddenPosition:
    """Return the view of the player to move at the end of a record, or before move number `before`."""
    deal, entries = _read(document)
    return _start(deal).view_before(entries, before)


def _read(document: Any) -> tuple[BasePosition, Sequence[RecordEntry]]:
    """Read the deal, with the hands that follow from the cards left, and the entries."""
    fields = checked_fields(document, "", required=("deal", "moves"), optional=("schema", "date", "left"))
    check_schema(fields)
    entries = read_entries(fields["moves"])
    try:
        deal = _read_deal(fields["deal"])
    except BadInput as error:
        raise error.inside("deal") from None
    if "left" in fields:
        left = cards_left(fields["left"], deal.names)
        deal = _with_derived_hands(deal, _follow(deal, entries), left, fields["left"])
    return deal, entries


def _read_deal(given: Any) -> BasePosition:
    """Read a deal in which players may have no hand: these cards are hidden."""
    if isinstance(given, dict):
        given = {key: value for key, value in given.items() if key != "game"}
    if lacks_hands(given):
        players = given["players"]
        size = jsonform.rules_from(given.get("rules", DEFAULT_EDITION), len(players)).hand_size
        hidden = [{"hand": HIDDEN * size, **one} if isinstance(one, dict) else one for one in players]
        given = {**given, "players": hidden}
    rules, players, seat, rows = jsonform.position_fields(given)
    written = [
        replace(player, hand=written_out(player.hand, f"players[{seat}].hand"))
        for seat, player in enumerate(players)
    ]
    return BasePosition(rules, tuple(written), seat, rows)


def _start(deal: BasePosition) -> RoundSeen:
    return RoundSeen(deal.rules, deal.players, deal.to_move or 0, deal.pyramid)


def _follow(deal: BasePosition, entries: Sequence[RecordEntry]) -> RoundSeen:
    seen = _start(deal)
    for entry in entries:
        seen.follow(entry)
    return seen


def _with_derived_hands(
    deal: BasePosition, followed: RoundSeen, left: Sequence[str], named: Mapping[str, str]
) -> BasePosition:
    """Return the deal with the hidden hands that follow from the cards placed and left."""
    players = list(deal.players)
    for name in named:
        seat = seat_named(deal.names, name, "left")
        player, rest = players[seat], left[seat]
        where = f"left: {shown(player.name)}"
        held = followed.players[seat].hand
        if HIDDEN not in player.hand and sorted_hand(held) != rest:
            said, are = rest or "none", held or "no cards"
            raise BadInput(where, f"{said}, but {are} are left after the moves")
        if set(player.hand) != {HIDDEN}:
            continue
        placed = "".join(seen.move.colour for seen in followed.seen if seen.seat == seat)
        if len(placed) + len(rest) != len(player.hand):
            made = f"{len(placed)} placed and {len(rest)} left"
            raise BadInput(where, f"{made}, but {len(player.hand)} cards were dealt")
        players[seat] = replace(player, hand=sorted_hand(placed + rest))
    return replace(deal, players=tuple(players))


def _view(deal: BasePosition, played: Sequence[RecordEntry], seat: int) -> HiddenPosition:
    """Return the view of a player who is to move after these moves; all other hands are hidden."""
    players = tuple(
        player if other == seat else replace(player, hand=HIDDEN * len(player.hand))
        for other, player in enumerate(deal.players)
    )
    seen = _follow(replace(deal, players=players), played)
    seen.give_turn(seat)
    return seen.position()
