"""Positions, the turn order and random deals: the executable definition of the game.

Every `Position` is *settled*: `to_move` is a player who can place a card, or `None` when the round is over.
Under `stuck=out`, players who were stuck when their turn came are already marked out. The constructor does
this. So a file that gives the turn to a player with no card that fits yields a position in which that player
is out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import DEFAULT_NAMES, check_name, seat_from
from ppsolve.solver.outcome import Question
from ppsolve.solver.party.cards import COLOURS, HIDDEN, hand_letters, hand_of, sorted_hand
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import (
    Placement,
    Rows,
    Slot,
    checked_rows,
    open_slots,
    place_text,
    with_card,
)
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules
from ppsolve.solver.randomness import SplitMix64

if TYPE_CHECKING:
    from ppsolve.solver.party.game import PenguinParty
    from ppsolve.solver.party.hidden.position import HiddenPosition

MISCOUNT: Final = 2
"""A hand that differs from the rules by at most this many cards is probably a mistake."""


@dataclass(frozen=True)
class Player:
    """A player: name, hand, penalty tokens from earlier rounds, and whether they are out."""

    name: str
    hand: str
    tokens: int = 0
    out: bool = False

    @property
    def active(self) -> bool:
        """True if this player still has turns to come."""
        return bool(self.hand) and not self.out


@dataclass(frozen=True, repr=False)
class BasePosition:
    """The base class of open positions and of positions with hidden hands."""

    rules: Rules
    players: tuple[Player, ...]
    to_move: int | None = 0
    pyramid: Rows = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def over(self) -> bool:
        """True if the round is over: nobody can place a card."""
        return self.to_move is None

    @property
    def mover(self) -> Player:
        """The player to move."""
        if self.to_move is None:
            raise BadInput("", "the round is over: nobody has a move")
        return self.players[self.to_move]

    def slots(self) -> tuple[Slot, ...]:
        """Return every open place with the colours it accepts, whoever holds them."""
        return open_slots(self.pyramid, self.rules)

    @property
    def legal_moves(self) -> tuple[Placement, ...]:
        """The legal moves of the player to move, by place, then colour; none when the round is over."""
        return tuple(self._placements())

    def _placements(self) -> Iterator[Placement]:
        if self.to_move is None:
            return
        hand = self.mover.hand
        for row, column, accepts in self.slots():
            for colour in accepts:
                if colour in hand:
                    yield Placement(colour, row, column)

    def penalties(self) -> tuple[int, ...]:
        """Return the number of cards in each hand: what everyone pays once the round is over."""
        return tuple(len(player.hand) for player in self.players)

    def scores(self) -> tuple[int, ...]:
        """Return everyone's change in points if the round ends here: cards left, or minus the bonus."""
        return tuple(len(player.hand) or -self.bonus(seat) for seat, player in enumerate(self.players))

    def bonus(self, seat: int) -> int:
        """Return the points that a player gives back for an empty hand."""
        return min(self.rules.bonus, self.players[seat].tokens)

    def __str__(self) -> str:
        """Return the position as lines of text, as `ppsolve show` prints it."""
        from ppsolve.solver.party.view.text import position_text

        return position_text(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_text()}>"

    def to_text(self) -> str:
        """Return the position in one line, as every command accepts it."""
        from ppsolve.solver.party.textform import dumps

        return dumps(self)

    def to_dict(self) -> dict[str, Any]:
        """Return the position as a JSON object."""
        from ppsolve.solver.party.jsonform import to_dict

        return to_dict(self)

    def to_svg(self) -> str:
        """Return a picture of the position as SVG."""
        return self._repr_svg_()

    def _repr_svg_(self) -> str:
        """Return the position as a picture, for notebooks."""
        from ppsolve.solver.party.view.svg import position_svg

        return position_svg(self)


@dataclass(frozen=True, repr=False)
class Position(BasePosition):
    """A position of a round with open hands.

    >>> p = Position.new([Player("Alice", "RRGY"), Player("Bob", "RGPB")], base=3)
    >>> [str(move) for move in p.legal_moves]
    ['Ra1', 'Ga1', 'Ya1']
    >>> p.play("Ra1").play("Ga2").pyramid
    ('RG',)
    """

    def __post_init__(self) -> None:
        """Check the fields (`BadInput` if they are not a position) and settle the turn."""
        check_players(self.players, self.rules)
        read = tuple(replace(player, hand=hand_letters(player.hand)) for player in self.players)
        if self.to_move is not None and not 0 <= self.to_move < len(self.players):
            raise BadInput(
                "to_move", f"seat {quoted(self.to_move)}, but seats are 0 to {len(self.players) - 1}"
            )
        rows = checked_rows(self.pyramid, self.rules)
        check_deck(read, rows, self.rules)
        players = tuple(
            replace(player, hand=sorted_hand(player.hand), out=player.out and bool(player.hand))
            for player in read
        )
        self._set(self.rules, players, rows, self.to_move or 0)

    @classmethod
    def new(
        cls,
        players: Sequence[Player],
        pyramid: Sequence[str] = (),
        to_move: int = 0,
        edition: str = DEFAULT_EDITION,
        **overrides: object,
    ) -> Position:
        """Make a position under an edition's rules for this number of players, with overrides."""
        rules = Rules.of(len(players), edition, **overrides)
        return cls(rules, tuple(players), to_move, tuple(pyramid))

    def _set(self, rules: Rules, players: tuple[Player, ...], rows: Rows, turn: int) -> None:
        """Set the fields.

        The turn goes to the first player from `turn` on who can move; under `stuck=out`, stuck players passed
        over are marked out.
        """
        slots = open_slots(rows, rules)
        accepted = set("".join(slot.accepts for slot in slots))
        to_move = None
        for step in range(len(players)):
            seat = (turn + step) % len(players)
            player = players[seat]
            if not player.active:
                continue
            if not accepted.isdisjoint(player.hand):
                to_move = seat
                break
            if rules.stuck == "out":
                players = (*players[:seat], replace(player, out=True), *players[seat + 1 :])
        for name, value in (("rules", rules), ("players", players), ("pyramid", rows), ("to_move", to_move)):
            object.__setattr__(self, name, value)

    @property
    def game(self) -> PenguinParty:
        from ppsolve.solver.party.game import PARTY

        return PARTY

    def play(self, move: Placement | str) -> Position:
        """Return the position after a move; raises `BadInput` if the move is illegal."""
        placement = self.parse_move(move) if isinstance(move, str) else move
        if not isinstance(placement, Placement):
            raise BadInput("move", f"expected a move or its text, not {quoted(move)}")
        self._check_legal(placement)
        return self.after(placement)

    def parse_move(self, text: str) -> Placement:
        """Parse a move in this position, without checking that it is legal.

        >>> str(Position.new([Player("Alice", "RG"), Player("Bob", "B")], ["RGB"]).parse_move("Gright"))
        'Ga4'
        """
        return parse_move(text, len(self.pyramid[0]) if self.pyramid else 0)

    def after(self, placement: Placement) -> Position:
        """Return the position after a move that is known to be legal, such as one of `placements()`."""
        seat = self.to_move
        assert seat is not None
        player = self.players[seat]
        after = replace(player, hand=player.hand.replace(placement.colour, "", 1))
        players = (*self.players[:seat], after, *self.players[seat + 1 :])
        position = object.__new__(Position)
        position._set(self.rules, players, with_card(self.pyramid, placement), (seat + 1) % len(players))
        return position

    def _check_legal(self, move: Placement) -> None:
        slots = {(slot.row, slot.column): slot for slot in self.slots()}
        where = f"move {move}"
        if self.to_move is None:
            raise BadInput(where, "the round is over")
        slot = slots.get((move.row, move.column))
        if slot is None:
            places = " ".join(open_slot.place for open_slot in slots.values())
            raise BadInput(where, f"{place_text(move.row, move.column)} is not open; open places: {places}")
        if move.colour not in self.mover.hand:
            raise BadInput(where, f"{shown(self.mover.name)} holds no {move.colour}")
        if move.colour not in slot.accepts:
            raise BadInput(where, f"{slot.place} accepts only {' or '.join(slot.accepts)}")

    def result(self, question: Question[object]) -> int:
        """Return the value of a question if the round ends here."""
        if question.outcome == "margin":
            first, second = self.scores()
            return second - first
        penalties = self.penalties()
        return sum(penalties) if question.outcome == "table" else penalties[question.player]

    def seen_by(self, player: str | int) -> HiddenPosition:
        """Return the view of the player to move, by name or seat, with all other hands hidden."""
        from ppsolve.solver.party.hidden.position import own_hand_only

        seat = seat_from(self.names, player, "player")
        if seat != self.to_move:
            raise BadInput("player", f"{shown(self.names[seat])} is not to move")
        return own_hand_only(self)


def check_players(players: Sequence[Player], rules: Rules) -> None:
    """Raise `BadInput` for a wrong number of players, or an invalid name, hand or number of tokens."""
    if len(players) != rules.players:
        raise BadInput("players", f"{len(players)} players, but the rules are for {rules.players}")
    names = [player.name for player in players]
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        check_name(names, seat)
        if HIDDEN in player.hand:
            raise BadInput(f"{where}.hand", "has hidden cards; only ppsolve advise accepts such a position")
        for letter in player.hand:
            if not letter.isspace() and letter.upper() not in COLOURS:
                raise BadInput(
                    f"{where}.hand", f"unknown colour {quoted(letter)}; colours are {' '.join(COLOURS)}"
                )
        if player.tokens < 0:
            raise BadInput(f"{where}.tokens", f"{quoted(player.tokens)} is less than 0")


def check_deck(players: Sequence[Player], rows: Rows, rules: Rules) -> None:
    """Raise `BadInput` if there are more cards of a colour than in the deck."""
    for colour, held in zip(COLOURS, rules.deck, strict=True):
        number = sum(row.count(colour) for row in rows)
        if number > held:
            raise BadInput("pyramid", f"{number} {colour} cards, but the deck has {held}")
        for seat, player in enumerate(players):
            number += player.hand.count(colour)
            if number > held:
                raise BadInput(
                    f"players[{seat}].hand",
                    f"{number} or more {colour} cards in hands and pyramid, but the deck has {held}",
                )


def deal(seed: int, players: int = 2, edition: str = DEFAULT_EDITION, **overrides: object) -> Position:
    """Deal all hands at random: the same seed gives the same deal on every machine and Python version.

    With 5 players the card left over starts the base.

    >>> deal(1, players=4).players[0].hand
    'RGGYYPPBB'
    """
    return deal_by(Rules.of(players, edition, **overrides), seed)


def deal_by(rules: Rules, seed: int) -> Position:
    """Deal all hands at random by these rules."""
    players = rules.players
    if players * rules.hand_size > sum(rules.deck):
        raise BadInput(
            "rules.hand_size",
            f"{players} hands of {rules.hand_size} need more than the {sum(rules.deck)} cards of the deck",
        )
    cards = SplitMix64(seed).shuffled(hand_of(rules.deck))
    hands = [cards[seat * rules.hand_size : (seat + 1) * rules.hand_size] for seat in range(players)]
    opening = cards[players * rules.hand_size] if rules.opening_card else ""
    return Position(
        rules,
        tuple(Player(name, hand) for name, hand in zip(DEFAULT_NAMES, hands, strict=False)),
        pyramid=(opening,) if opening else (),
    )


def looks_miscounted(position: Position) -> bool:
    """Return whether a fresh deal has hands of nearly, but not exactly, the size that the rules deal.

    >>> looks_miscounted(Position.new([Player("Ann", "R" * 7 + "G" * 6), Player("Bob", "Y" * 7 + "B" * 8)]))
    True
    """
    rules = position.rules
    if sum(map(len, position.pyramid)) > rules.opening_card or any(p.out for p in position.players):
        return False
    off = [abs(len(player.hand) - rules.hand_size) for player in position.players]
    return 0 < max(off) <= MISCOUNT
