"""Positions with hidden hands: the player to move sees the pyramid, their own hand, and backs of cards.

A `?` in a hand is a face-down card. It is one of the cards not seen elsewhere. If a record shows that a
player was unable to move, their face-down cards have none of the colours that would have fitted then.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn

from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.names import seat_from
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.cards import COLOURS, HIDDEN, Counts, hand_letters, sorted_hand
from ppsolve.solver.party.position import BasePosition, Player, Position, check_deck, check_players
from ppsolve.solver.party.pyramid import Placement, Rows, checked_rows
from ppsolve.solver.party.rules import MOST_OF_A_COLOUR, Rules
from ppsolve.solver.view.phrases import count_of

_HIDDEN_CARDS: Final = re.compile(r"\?([0-9]{1,3})?")


@dataclass(frozen=True)
class SeenMove:
    """An observed placement, and the pyramid before it."""

    seat: int
    move: Placement
    before: Rows


@dataclass(frozen=True, repr=False)
class HiddenPosition(BasePosition):
    """The view of the player to move: all cards except those that are face down.

    >>> at_table = HiddenPosition(Rules.of(2), (Player("Alice", "RRG"), Player("Bob", "B?2")), 0, ("RGB",))
    >>> at_table.players[1].hand, at_table.hidden, at_table.unseen
    ('B??', (0, 2), (4, 5, 7, 7, 6))
    """

    lacking: tuple[str, ...] = ()
    """By seat, the colours that the hidden cards cannot have; missing seats have no such restriction."""
    seen: tuple[SeenMove, ...] = ()
    """The moves of the opponents so far."""

    def __post_init__(self) -> None:
        """Normalise the fields; raise `BadInput` for an impossible view, or if the mover has no legal
        move."""
        written = tuple(
            replace(player, hand=written_out(player.hand, f"players[{seat}].hand"))
            for seat, player in enumerate(self.players)
        )
        face_up = tuple(replace(player, hand=shown_cards(player.hand)) for player in written)
        check_players(face_up, self.rules)
        rows = checked_rows(self.pyramid, self.rules)
        check_deck(face_up, rows, self.rules)
        players = tuple(
            replace(player, hand=sorted_hand(player.hand) + HIDDEN * player.hand.count(HIDDEN))
            for player in written
        )
        lacking = (*self.lacking, *[""] * (len(players) - len(self.lacking)))
        for name, value in (("players", players), ("pyramid", rows), ("lacking", lacking)):
            object.__setattr__(self, name, value)
        self._check_mover()
        self._check_hidden_cards()

    @property
    def seat(self) -> int:
        """The seat of the player to move, whose view it is."""
        assert self.to_move is not None
        return self.to_move

    @property
    def hidden(self) -> tuple[int, ...]:
        """The number of face-down cards in each hand."""
        return tuple(player.hand.count(HIDDEN) for player in self.players)

    @property
    def unseen(self) -> Counts:
        """The number of unseen cards of each colour: face down in a hand, or out of play."""
        seen = "".join((*(player.hand for player in self.players), *self.pyramid))
        red, green, yellow, purple, blue = (
            number - seen.count(colour) for colour, number in zip(COLOURS, self.rules.deck, strict=True)
        )
        return red, green, yellow, purple, blue

    @property
    def game(self) -> NoReturn:
        raise BadInput("position", "has hidden hands; use advise")

    def seen_by(self, player: str | int) -> HiddenPosition:
        """Return the position itself, for the player to move."""
        if seat_from(self.names, player, "player") != self.to_move:
            raise BadInput("player", f"only {shown(self.mover.name)} sees this position")
        return self

    def play(self, move: Placement | str) -> Position:
        """Raise `BadInput`: what follows a move depends on the hidden cards."""
        raise BadInput("position", "has hidden hands; moves can be played with open hands only")

    def filled(self, hands: Sequence[str]) -> Position:
        """Return the open position in which the hidden cards of each seat are `hands`."""
        players = tuple(
            replace(player, hand=shown_cards(player.hand) + cards)
            for player, cards in zip(self.players, hands, strict=True)
        )
        return Position(self.rules, players, self.to_move, self.pyramid)

    def _check_mover(self) -> None:
        if self.to_move is None or not 0 <= self.to_move < len(self.players):
            raise BadInput("to_move", f"expected a seat from 0 to {len(self.players) - 1}")
        name = shown(self.mover.name)
        if HIDDEN in self.mover.hand:
            raise BadInput(
                f"players[{self.to_move}].hand",
                f"hidden cards, but {name} is to move and sees their own hand",
            )
        if not self.mover.active:
            why = "is out" if self.mover.hand else "has placed every card"
            raise BadInput("to_move", f"{name} {why}: there is no move to choose")
        if not self.legal_moves:
            raise BadInput("to_move", f"none of {name}'s cards fits: there is no move to choose")

    def _check_hidden_cards(self) -> None:
        hidden, unseen = sum(self.hidden), sum(self.unseen)
        if hidden > unseen:
            last = max(seat for seat, number in enumerate(self.hidden) if number)
            what = f"{count_of(hidden, 'hidden card')} in all, but only {unseen} cards of the deck are unseen"
            raise BadInput(f"players[{last}].hand", what)


def shown_cards(hand: str) -> str:
    return hand.replace(HIDDEN, "")


def written_out(hand: str, where: str) -> str:
    """Write out a hand letter by letter: `rR ?3` becomes `RR???`."""

    def backs(match: re.Match[str]) -> str:
        number = int(match[1] or 1)
        if number > MOST_OF_A_COLOUR * len(COLOURS):
            raise BadInput(where, f"{number} hidden cards are more than any deck has")
        return HIDDEN * number

    return _HIDDEN_CARDS.sub(backs, hand_letters(hand))


def hides_cards(players: Sequence[Player]) -> bool:
    return any(HIDDEN in player.hand for player in players)


def face_up(position: Position) -> HiddenPosition:
    """Return an open position as a view in which nothing is hidden."""
    if position.to_move is None:
        raise BadInput("to_move", "the round is over: there is no move to choose")
    return HiddenPosition(position.rules, position.players, position.to_move, position.pyramid)


def own_hand_only(position: Position) -> HiddenPosition:
    """Return the view of the player to move if all other hands are hidden."""
    players = tuple(
        player if seat == position.to_move else replace(player, hand=HIDDEN * len(player.hand))
        for seat, player in enumerate(position.players)
    )
    return HiddenPosition(position.rules, players, position.to_move, position.pyramid)


def from_dict(document: Any) -> Position | HiddenPosition:
    """Read a position from a JSON object; hidden cards make it the view of the player to move."""
    return _open_or_hidden(*jsonform.position_fields(document))


def from_line(text: str) -> Position | HiddenPosition:
    """Read a position from its one-line form, with hidden cards or without."""
    rules, players, seat, rows = textform.position_fields(text)
    return _open_or_hidden(rules, players, seat, rows) if hides_cards(players) else textform.loads(text)


def _open_or_hidden(
    rules: Rules, players: tuple[Player, ...], seat: int | None, rows: Rows
) -> Position | HiddenPosition:
    if hides_cards(players):
        return HiddenPosition(rules, players, seat or 0, rows)
    return Position(rules, players, seat, rows)
