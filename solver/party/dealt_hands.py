"""Derive the dealt hands of a round from its moves and the cards that were left at the end.

A hand is the cards that its player placed and the cards left. The pyramid does not depend on who placed a
card, so the places are checked first. Then the turns follow from the number of cards: a player who has placed
all but the cards left is skipped from then on, and must have been unable to place any of them. Under
`stuck=pass` a stuck player may come back; all turn orders that fit the cards are tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ppsolve.solver.documents import checked_fields, checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import seat_from, seat_named
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cards import COLOURS, hand_letters, sorted_hand
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Placement, Rows, checked_rows, open_slots, place_text, with_card
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules, check_number_of_players
from ppsolve.solver.records import RecordEntry, read_entries
from ppsolve.solver.view.phrases import count_of

MOST_STEPS: Final = 100_000
"""Steps of the search for turn orders; a round that needs more must name its players."""


class PlacedCard(NamedTuple):
    """A move of a record: its player if named, and the colours that fitted somewhere before it."""

    move: Placement
    seat: int | None
    fitting: str


def lacks_hands(deal: Any) -> bool:
    """Return whether a player of a deal, as JSON, has no hand."""
    players = deal.get("players") if isinstance(deal, dict) else None
    return isinstance(players, list) and any(isinstance(one, dict) and "hand" not in one for one in players)


def cards_left(given: Any, names: Sequence[str]) -> tuple[str, ...]:
    """Read the cards left from a JSON object, by seat; players who are not named have none."""
    if not isinstance(given, dict):
        raise BadInput("left", f'expected an object such as {{"Alice": "RRB"}}, not {quoted(given)}')
    left = [""] * len(names)
    named: set[int] = set()
    for name, cards in given.items():
        seat = seat_named(names, name, "left")
        where = f"left: {shown(names[seat])}"
        if seat in named:
            raise BadInput(where, "is named twice")
        named.add(seat)
        left[seat] = sorted_hand(letters := hand_letters(checked_type(cards, str, where)))
        for letter in letters:
            if letter not in COLOURS:
                raise BadInput(where, f"unknown colour {quoted(letter)}; colours are {' '.join(COLOURS)}")
    return tuple(left)


def derive_hands(
    deal: Mapping[str, Any], left: Any, moves: Any
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the deal with all hands and the moves with all names, as JSON.

    Raises `BadInput` that names the move if the moves, the cards left and the rules do not fit together.
    """
    try:
        checked_fields(deal, "", ("players",), ("schema", "game", "rules", "to_move", "pyramid"))
        names = _names(deal["players"])
        rules = jsonform.rules_from(deal.get("rules", DEFAULT_EDITION), len(names))
        rows = checked_rows(strings_from(deal.get("pyramid", []), "pyramid"), rules)
        start = seat_from(names, deal.get("to_move", 0), "to_move")
    except BadInput as error:
        raise error.inside("deal") from None
    entries = read_entries(moves)
    placed = list(_placed_cards(entries, names, rows, rules))
    rest = cards_left(left, names)
    _check_deck(rules, rows, placed, rest)
    to_play = _cards_to_play(deal["players"], names, rules, rows, placed, rest)
    out = frozenset(seat for seat, player in enumerate(deal["players"]) if player.get("out") is True)
    seats = _TurnSearch(rules, names, rest, placed, out).only_order(start, to_play)
    hands = list(rest)
    for card, seat in zip(placed, seats, strict=True):
        hands[seat] += card.move.colour
    players = [
        player if "hand" in player else {**player, "hand": sorted_hand(hand)}
        for player, hand in zip(deal["players"], hands, strict=True)
    ]
    order = iter(seats)
    named = [
        {"player": entry.player, "out": True}
        if entry.move is None
        else {"player": names[next(order)], "move": entry.move}
        for entry in entries
    ]
    return {**deal, "players": players}, named


def _names(players: Sequence[Any]) -> list[str]:
    check_number_of_players(len(players))
    names = []
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        fields = checked_fields(player, where, required=("name",), optional=("hand", "tokens", "out"))
        names.append(checked_type(fields["name"], str, f"{where}.name"))
    return names


def _placed_cards(
    entries: Sequence[RecordEntry], names: Sequence[str], rows: Rows, rules: Rules
) -> Iterator[PlacedCard]:
    """Follow the pyramid; raise `BadInput` for a card that could be placed there by nobody."""
    moves = (entry for entry in entries if entry.move is not None)
    for number, entry in enumerate(moves, start=1):
        where = f"move {number}"
        seat = None if entry.player is None else seat_named(names, entry.player, where)
        assert entry.move is not None
        try:
            move = parse_move(entry.move, len(rows[0]) if rows else 0)
        except BadInput as error:
            raise BadInput(where, f"{quoted(entry.move)} is not a move: {error.what}") from None
        slots = open_slots(rows, rules)
        slot = next((slot for slot in slots if (slot.row, slot.column) == (move.row, move.column)), None)
        if slot is None:
            places = " ".join(one.place for one in slots) or "none"
            place = place_text(move.row, move.column)
            raise BadInput(where, f"{move} is not legal: {place} is not open; open places: {places}")
        if move.colour not in slot.accepts:
            only = " or ".join(slot.accepts)
            raise BadInput(where, f"{move} is not legal: {slot.place} accepts only {only}")
        fitting = "".join(colour for colour in COLOURS if any(colour in one.accepts for one in slots))
        yield PlacedCard(move, seat, fitting)
        rows = with_card(rows, move)
        held = rules.deck[COLOURS.index(move.colour)]
        if (count := sum(row.count(move.colour) for row in rows)) > held:
            raise BadInput(where, f"{move} is {move.colour} card number {count}, but the deck has {held}")


def _check_deck(rules: Rules, rows: Rows, placed: Sequence[PlacedCard], left: Sequence[str]) -> None:
    """Raise `BadInput` if the cards left and those on the table are more than the deck has."""
    for colour, held in zip(COLOURS, rules.deck, strict=True):
        table = sum(row.count(colour) for row in rows) + sum(card.move.colour == colour for card in placed)
        rest = sum(cards.count(colour) for cards in left)
        if table + rest > held:
            over = f"{count_of(rest, f'{colour} card')} left and {table} placed"
            raise BadInput("left", f"{over}, but the deck has {held}")


def _cards_to_play(
    players: Sequence[Any],
    names: Sequence[str],
    rules: Rules,
    rows: Rows,
    placed: Sequence[PlacedCard],
    left: Sequence[str],
) -> tuple[int, ...]:
    """Return how many cards each player places: by the names, or by the cards dealt and left."""
    seats = [card.seat for card in placed]
    if None not in seats:
        return tuple(seats.count(seat) for seat in range(len(names)))
    dealt = [
        len(hand_letters(checked_type(player["hand"], str, f"deal: players[{seat}].hand")))
        if "hand" in player
        else (len(left[seat]) if player.get("out") is True else rules.hand_size)
        for seat, player in enumerate(players)
    ]
    for seat, (cards, rest) in enumerate(zip(dealt, left, strict=True)):
        if len(rest) > cards:
            had = f"{count_of(len(rest), 'card')} left, but {cards} were dealt"
            raise BadInput(f"left: {shown(names[seat])}", had)
    to_play = [cards - len(rest) for cards, rest in zip(dealt, left, strict=True)]
    if sum(to_play) == len(placed):
        return tuple(to_play)
    found = len(placed) + sum(map(len, left))
    made = f"{count_of(len(placed), 'move')} and {count_of(found - len(placed), 'card')} left"
    wrong = f"{made} make {found} cards, but {sum(dealt)} were dealt"
    if rules.opening_card and not rows and found == sum(dealt) + 1:
        raise BadInput("moves", f"{wrong}; the card that opens the base is no move: give it as the pyramid")
    few = "something is missing" if any(left) else f"say who had the other {sum(dealt) - found} left"
    missing = few if found < sum(dealt) else "something is written twice"
    uneven = "if the hands were uneven, write the player's name before every move"
    raise BadInput("moves", f"{wrong}; {missing}, or {uneven}")


@dataclass
class _TurnSearch:
    """The search for the turn orders that fit the cards placed and left."""

    rules: Rules
    names: Sequence[str]
    left: Sequence[str]
    placed: Sequence[PlacedCard]
    already_out: frozenset[int]
    steps: int = 0
    deepest: int = -1
    """The number of moves before the deepest contradiction, and its reason."""
    reason: str = ""

    def only_order(self, start: int, to_play: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seat of every move. Raises `BadInput` if no order fits, or more than one."""
        orders = self._orders(start, to_play, ("",) * len(self.names), ())
        order = next(orders, None)
        if order is None:
            raise BadInput(f"move {self.deepest + 1}", self.reason)
        another = next(orders, None)
        if another is None:
            return order
        index = next(i for i, (one, other) in enumerate(zip(order, another, strict=True)) if one != other)
        one, other = (shown(self.names[seat]) for seat in (order[index], another[index]))
        move = self.placed[index].move
        raise BadInput(
            f"move {index + 1}",
            f"{move} may be by {one} or {other}; write the name before the move: {one}: {move}",
        )

    def _orders(
        self, turn: int, to_play: tuple[int, ...], barred: tuple[str, ...], seats: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        """Extend the turn order `seats` to the last move.

        `turn` is the seat whose turn it is, `to_play` the number of cards that each player has yet to place,
        and `barred` the colours that they cannot hold because they were
        skipped.
        """
        number = len(seats)
        if number == len(self.placed):
            yield seats
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise BadInput("moves", "too many turn orders are possible; write the player's name before each")
        card = self.placed[number]
        for step in range(len(self.names)):
            seat = (turn + step) % len(self.names)
            if card.seat in (None, seat):
                if problem := self._cannot_place(seat, card, to_play[seat], barred[seat]):
                    self._note(number, problem)
                elif to_play[seat]:
                    fewer = (*to_play[:seat], to_play[seat] - 1, *to_play[seat + 1 :])
                    yield from self._orders((seat + 1) % len(self.names), fewer, barred, (*seats, seat))
            gone = seat in self.already_out or (barred[seat] and self.rules.stuck == "out")
            if not gone and (problem := self._cannot_be_skipped(seat, card, to_play[seat])):
                self._note(number, problem)
                return
            barred = (*barred[:seat], barred[seat] + card.fitting, *barred[seat + 1 :])

    def _cannot_place(self, seat: int, card: PlacedCard, to_play: int, barred: str) -> str:
        """Return the contradiction if a player on turn placed this card; empty if there is none."""
        name, colour = shown(self.names[seat]), card.move.colour
        if not to_play and card.seat == seat:
            return f"{name} moves, but has only {self.left[seat] or 'no cards'} left by then"
        if to_play and colour in barred:
            return f"{card.move} by {name}, but {name} passed before when {colour} could be placed"
        return ""

    def _cannot_be_skipped(self, seat: int, card: PlacedCard, to_play: int) -> str:
        """Return the contradiction if a player on turn was skipped; empty if there is none."""
        name = shown(self.names[seat])
        if to_play and self.rules.stuck == "out":
            moves = "" if card.seat is None else f"{shown(self.names[card.seat])} moves out of turn; "
            return f"{moves}it is the turn of {name}, who places a card later"
        if fits := [colour for colour in self.left[seat] if colour in card.fitting]:
            skipped = f"{name} was skipped with {self.left[seat]} left"
            return f"{skipped}, but could have placed {fits[0]}"
        return ""

    def _note(self, number: int, reason: str) -> None:
        if number > self.deepest:
            self.deepest, self.reason = number, reason
