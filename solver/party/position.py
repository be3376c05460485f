"""A position and the turn order: the executable definition of the game.

Every `Position` is *settled*: `to_move` is a player who can place a card, or `None` when the round
is over. Players who were stuck when their turn came are already marked out. That is done when a
position is made, so a file that says "Alice to move" while nothing in her hand fits is read as a
position in which she is out and the next player moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import check_name
from ppsolve.solver.outcome import Question
from ppsolve.solver.party.cards import COLOURS, HIDDEN, hand_letters, sorted_hand
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

if TYPE_CHECKING:
    from ppsolve.solver.party.game import PenguinParty


@dataclass(frozen=True)
class Player:
    """A player: the cards in hand, penalty points from earlier rounds, and whether they are out."""

    name: str
    hand: str
    tokens: int = 0
    out: bool = False

    @property
    def active(self) -> bool:
        """Whether this player still has turns to come."""
        return bool(self.hand) and not self.out


@dataclass(frozen=True)
class Scene:
    """What lies on the table in the middle of a round, who sits there, and whose turn it is."""

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
        """Whether the round is over: nobody is left who can place a card."""
        return self.to_move is None

    @property
    def mover(self) -> Player:
        """The player to move."""
        if self.to_move is None:
            raise BadInput("", "the round is over: nobody is to move")
        return self.players[self.to_move]

    def slots(self) -> tuple[Slot, ...]:
        """Every open place and the colours it accepts, whoever holds them."""
        return open_slots(self.pyramid, self.rules)

    def placements(self) -> tuple[Placement, ...]:
        """Every legal move of the player to move, by place, then colour; none when the round is over."""
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
        """Cards left in each hand: what everyone pays once the round is over."""
        return tuple(len(player.hand) for player in self.players)

    def scores(self) -> tuple[int, ...]:
        """Each player's change in points if the round ends here: cards left, or minus the bonus."""
        return tuple(len(player.hand) or -self.bonus(seat) for seat, player in enumerate(self.players))

    def bonus(self, seat: int) -> int:
        """The points that the player of a seat gives back for an empty hand."""
        return min(self.rules.bonus, self.players[seat].tokens)


@dataclass(frozen=True)
class Position(Scene):
    """A moment of a round, all cards face up.

    >>> p = Position.new([Player("Alice", "RRGY"), Player("Bob", "RGPB")], base=3)
    >>> [str(move) for move in p.placements()]
    ['Ra1', 'Ga1', 'Ya1']
    >>> p.play("Ra1").play("Ga2").pyramid
    ('RG',)
    """

    def __post_init__(self) -> None:
        """Refuse what is not a position, and settle whose turn it is."""
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
        """A position under an edition's rules for that many players, any rule overridden."""
        rules = Rules.of(len(players), edition, **overrides)
        return cls(rules, tuple(players), to_move, tuple(pyramid))

    def _set(self, rules: Rules, players: tuple[Player, ...], rows: Rows, turn: int) -> None:
        """Fill in the fields, the turn settled: who is to move, and who got out on the way there."""
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

    moves = Scene.placements
    """What every game calls them."""

    def play(self, move: Placement | str) -> Position:
        """The position after a legal move; `BadInput` says why a move is not legal."""
        placement = self.move(move) if isinstance(move, str) else move
        self._check_legal(placement)
        return self.after(placement)

    def move(self, text: str) -> Placement:
        """The move that a text names here; whether it is legal is not looked at.

        >>> str(Position.new([Player("Alice", "RG"), Player("Bob", "B")], ["RGB"]).move("Gright"))
        'Ga4'
        """
        return parse_move(text, len(self.pyramid[0]) if self.pyramid else 0)

    def after(self, placement: Placement) -> Position:
        """The position after a move that is known to be legal, as those of `placements()` are."""
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
            raise BadInput(where, f"{place_text(move.row, move.column)} is not open; open are {places}")
        if move.colour not in self.mover.hand:
            raise BadInput(where, f"{shown(self.mover.name)} holds no {move.colour}")
        if move.colour not in slot.accepts:
            raise BadInput(where, f"{slot.place} accepts only {' or '.join(slot.accepts)}")

    def result(self, question: Question[object]) -> int:
        """What a question comes to if the round ends here."""
        if question.outcome == "margin":
            first, second = self.scores()
            return second - first
        penalties = self.penalties()
        return sum(penalties) if question.outcome == "table" else penalties[question.player]

    def __str__(self) -> str:
        """The position as lines of text, as `ppsolve show` draws it."""
        from ppsolve.solver.party.view.text import position_text

        return position_text(self)

    def _repr_svg_(self) -> str:
        """The position as a picture, for notebooks."""
        from ppsolve.solver.party.view.svg import position_svg

        return position_svg(self)


def check_players(players: Sequence[Player], rules: Rules) -> None:
    """Refuse a wrong number of players, and what is wrong with one of them."""
    if len(players) != rules.players:
        raise BadInput("players", f"{len(players)} players, but the rules are for {rules.players}")
    names = [player.name for player in players]
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        check_name(names, seat)
        if HIDDEN in player.hand:
            raise BadInput(f"{where}.hand", "has hidden cards; only ppsolve advise takes such a position")
        for letter in player.hand:
            if not letter.isspace() and letter.upper() not in COLOURS:
                raise BadInput(
                    f"{where}.hand", f"unknown colour {quoted(letter)}; colours are {' '.join(COLOURS)}"
                )
        if player.tokens < 0:
            raise BadInput(f"{where}.tokens", f"{quoted(player.tokens)} is less than 0")


def check_deck(players: Sequence[Player], rows: Rows, rules: Rules) -> None:
    """Refuse more cards of a colour than the deck has."""
    for colour, held in zip(COLOURS, rules.deck, strict=True):
        number = sum(row.count(colour) for row in rows)
        if number > held:
            raise BadInput("pyramid", f"{number} cards {colour}, but the deck has {held}")
        for seat, player in enumerate(players):
            number += player.hand.count(colour)
            if number > held:
                raise BadInput(
                    f"players[{seat}].hand",
                    f"{number} or more cards {colour} in hands and pyramid, but the deck has {held}",
                )
