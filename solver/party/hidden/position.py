"""A round as it is at the table: the player to move sees the pyramid, the own hand, and backs of cards.

A `?` in a hand is a card that nobody showed. What is known of it: it is one of the cards that are not seen
elsewhere, and, if a record tells who could not move when, of no colour that would have fitted then.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.cards import COLOURS, HIDDEN, Counts, hand_letters, sorted_hand
from ppsolve.solver.party.position import Player, Position, Scene, check_deck, check_players
from ppsolve.solver.party.pyramid import Placement, Rows, checked_rows
from ppsolve.solver.party.rules import MOST_OF_A_COLOUR, Rules
from ppsolve.solver.view.phrases import count_of

_HIDDEN_CARDS: Final = re.compile(r"\?([0-9]{1,3})?")


@dataclass(frozen=True)
class SeenMove:
    """A card that a player was seen to place, and the pyramid before it."""

    seat: int
    move: Placement
    before: Rows


@dataclass(frozen=True)
class HiddenPosition(Scene):
    """What the player to move knows: every card but those that nobody showed.

    >>> at_table = HiddenPosition(Rules.of(2), (Player("Alice", "RRG"), Player("Bob", "B?2")), 0, ("RGB",))
    >>> at_table.players[1].hand, at_table.hidden, at_table.unseen
    ('B??', (0, 2), (4, 5, 7, 7, 6))
    """

    lacking: tuple[str, ...] = ()
    """The colours that the hidden cards of a seat cannot have; of seats beyond the last nothing is known."""
    seen: tuple[SeenMove, ...] = ()
    """What the others were seen to play, in that order."""

    def __post_init__(self) -> None:
        """Refuse what cannot be, and what leaves the player to move nothing to choose."""
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
        """The seat of the player to move, whose view this is."""
        assert self.to_move is not None
        return self.to_move

    @property
    def hidden(self) -> tuple[int, ...]:
        """How many cards of each hand nobody showed."""
        return tuple(player.hand.count(HIDDEN) for player in self.players)

    @property
    def unseen(self) -> Counts:
        """How many cards of each colour are not seen: in hands, or out of play."""
        seen = "".join((*(player.hand for player in self.players), *self.pyramid))
        red, green, yellow, purple, blue = (
            number - seen.count(colour) for colour, number in zip(COLOURS, self.rules.deck, strict=True)
        )
        return red, green, yellow, purple, blue

    def filled(self, hands: Sequence[str]) -> Position:
        """The position if the hidden cards of each seat are these."""
        players = tuple(
            replace(player, hand=shown_cards(player.hand) + cards)
            for player, cards in zip(self.players, hands, strict=True)
        )
        return Position(self.rules, players, self.to_move, self.pyramid)

    def __str__(self) -> str:
        """What is seen as lines of text, as `ppsolve show` draws it."""
        from ppsolve.solver.party.view.text import position_text

        return position_text(self)

    def _repr_svg_(self) -> str:
        """What is seen as a picture, for notebooks."""
        from ppsolve.solver.party.view.svg import position_svg

        return position_svg(self)

    def _check_mover(self) -> None:
        if self.to_move is None or not 0 <= self.to_move < len(self.players):
            raise BadInput("to_move", f"expected a seat from 0 to {len(self.players) - 1}")
        name = shown(self.mover.name)
        if HIDDEN in self.mover.hand:
            raise BadInput(
                f"players[{self.to_move}].hand",
                f"hidden cards, but {name} is to move and sees the own hand",
            )
        if not self.mover.active:
            why = "is out" if self.mover.hand else "has placed every card"
            raise BadInput("to_move", f"{name} {why}: there is no move to choose")
        if not self.placements():
            raise BadInput("to_move", f"nothing that {name} holds fits: there is no move to choose")

    def _check_hidden_cards(self) -> None:
        hidden, unseen = sum(self.hidden), sum(self.unseen)
        if hidden > unseen:
            last = max(seat for seat, number in enumerate(self.hidden) if number)
            what = f"{count_of(hidden, 'hidden card')} in all, but only {unseen} of the deck are not seen"
            raise BadInput(f"players[{last}].hand", what)


def shown_cards(hand: str) -> str:
    """The cards of a hand that are not hidden."""
    return hand.replace(HIDDEN, "")


def written_out(hand: str, where: str) -> str:
    """A hand letter by letter: `rR ?3` is `RR???`."""

    def backs(match: re.Match[str]) -> str:
        number = int(match[1] or 1)
        if number > MOST_OF_A_COLOUR * len(COLOURS):
            raise BadInput(where, f"{number} hidden cards are more than any deck has")
        return HIDDEN * number

    return _HIDDEN_CARDS.sub(backs, hand_letters(hand))


def hides_cards(players: Sequence[Player]) -> bool:
    """Whether some player holds cards that nobody showed."""
    return any(HIDDEN in player.hand for player in players)


def face_up(position: Position) -> HiddenPosition:
    """A position with all cards face up, as one in which nothing is hidden."""
    if position.to_move is None:
        raise BadInput("to_move", "the round is over: there is no move to choose")
    return HiddenPosition(position.rules, position.players, position.to_move, position.pyramid)


def own_hand_only(position: Position) -> HiddenPosition:
    """What the player to move sees if all other hands are hidden."""
    players = tuple(
        player if seat == position.to_move else replace(player, hand=HIDDEN * len(player.hand))
        for seat, player in enumerate(position.players)
    )
    return HiddenPosition(position.rules, players, position.to_move, position.pyramid)


def from_dict(document: Any) -> Position | HiddenPosition:
    """The position that a JSON object describes; hidden cards make it one that is seen by its mover."""
    return _either(*jsonform.position_fields(document))


def from_line(text: str) -> Position | HiddenPosition:
    """The position that one line of text describes, with hidden cards or without."""
    rules, players, seat, rows = textform.position_fields(text)
    return _either(rules, players, seat, rows) if hides_cards(players) else textform.loads(text)


def _either(
    rules: Rules, players: tuple[Player, ...], seat: int | None, rows: Rows
) -> Position | HiddenPosition:
    if hides_cards(players):
        return HiddenPosition(rules, players, seat or 0, rows)
    return Position(rules, players, seat, rows)


def to_dict(position: HiddenPosition) -> dict[str, Any]:
    """The JSON object of what is seen, as Python values."""
    return {
        "schema": jsonform.SCHEMA,
        "rules": jsonform.rules_value(position.rules),
        "players": [jsonform.player_dict(player) for player in position.players],
        "to_move": position.mover.name,
        "pyramid": list(position.pyramid),
    }
