"""What the player of a duel can be sure of, in every position that play may reach."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

from ppsolve.puzzles.contest import ContestJudge, Option
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.game import UnlimitedSearch
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import canonical

MOST_CARDS: Final = 24
"""How many cards the hands of those still in the round may hold together: beyond it, proving every
position of every line takes too long for a puzzle."""

_MEMORY: Final = 64 << 20


def position_key(position: Position) -> str:
    """A position of a duel in one line: rows, hands (`!` for who is out), the seat to move (`-` if over).

    >>> from ppsolve.solver import textform
    >>> position_key(textform.loads("iello-2024,base=3:RGB/R.:GY,GPx,B:0"))
    'RGB/R.|GY,GP!,B|0'
    """
    hands = ",".join(player.hand + "!" * player.out for player in position.players)
    seat = "-" if position.to_move is None else str(position.to_move)
    return f"{'/'.join(position.pyramid)}|{hands}|{seat}"


DuelOption = Option[Position, Placement]


class DuelJudge(ContestJudge[Position, Placement]):
    """Tells for any position of a duel how many cards its player can be sure of, and who chooses what."""

    def __init__(self, task: DuelTask) -> None:
        cards = sum(len(player.hand) for player in task.position.players if player.active)
        if cards > MOST_CARDS:
            raise BadInput(
                "position", f"{cards} cards in hands; a duel is proved up to {MOST_CARDS} cards in hands"
            )
        super().__init__(task.position, task.seat)
        self.task = task
        self._quick = UnlimitedSearch(_MEMORY)
        self._values: dict[str, int] = {}
        self._defences: dict[str, DuelOption] = {}

    def with_limit(self, limit: int) -> DuelJudge:
        """A judge of the same position with another limit, who knows the values found so far."""
        other = copy(self)
        other.task = replace(self.task, limit=limit)
        other._defences = {}
        return other

    def value(self, position: Position) -> int:
        """The fewest cards that the player can be sure of."""
        cards = len(position.players[self.seat].hand)
        if self.settled(position):
            return cards
        key = position_key(position)
        if key not in self._values:
            self._values[key] = self._quick.guaranteed(position, self.seat)
        return self._values[key]

    def settled(self, position: Position) -> bool:
        """Whether the player has no more turns."""
        return position.over or not position.players[self.seat].active

    def is_enough(self, value: int) -> bool:
        return value <= self.task.limit

    def _key(self, position: Position) -> str:
        return position_key(position)

    def best_move(self, position: Position) -> DuelOption:
        """What the player does: the fewest cards, then the canonical form, then the order of moves.

        The canonical form comes before the order of moves so that a mirrored or recoloured duel is played
        alike.
        """
        options = self.options(position)
        fewest = min(option.value for option in options)
        return _first([option for option in options if option.value == fewest])

    def defence(self, position: Position) -> DuelOption:
        """What another player does: the most cards for the player; then, right before the player's turn,
        the most demanding, that is the fewest moves that keep the limit; then as in `best_move`. When the
        player has no more turns, the first legal move."""
        key = position_key(position)
        if key not in self._defences:
            options = self._toughest(position)
            if self.settled(position):
                options = options[:1]
            elif len(options) > 1 and options[0].value <= self.task.limit:
                rooms = [self._room(option.after) for option in options]
                options = [option for option, room in zip(options, rooms, strict=True) if room == min(rooms)]
            self._defences[key] = _first(options)
        return self._defences[key]

    def _toughest(self, position: Position) -> list[DuelOption]:
        options = self.options(position)
        most = max(option.value for option in options)
        return [option for option in options if option.value == most]

    def _room(self, position: Position) -> int:
        """How many moves of the player keep the limit; more than any number of moves where nothing can go
        wrong, or where it is not the player's turn."""
        if position.to_move == self.seat:
            good = len(self.good_moves(position))
            if good < len(self.options(position)):
                return good
        return 999


def _first(options: list[DuelOption]) -> DuelOption:
    if len(options) == 1:
        return options[0]
    return min(options, key=lambda option: canonical(option.after))
