"""`DuelJudge`: exact values of duel positions, and the best move of every player."""

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
"""The most cards in the hands of active players. Beyond it, proving every position takes too long for a
puzzle."""

_MEMORY: Final = 64 << 20


def position_key(position: Position) -> str:
    """Return a position in one line: rows, hands (`!` for players who are out), seat to move (`-` if over).

    >>> from ppsolve.solver import textform
    >>> position_key(textform.loads("iello-2024,base=3:RGB/R.:GY,GPx,B:0"))
    'RGB/R.|GY,GP!,B|0'
    """
    hands = ",".join(player.hand + "!" * player.out for player in position.players)
    seat = "-" if position.to_move is None else str(position.to_move)
    return f"{'/'.join(position.pyramid)}|{hands}|{seat}"


DuelOption = Option[Position, Placement]


class DuelJudge(ContestJudge[Position, Placement]):
    """Finds the fewest cards that the player of a duel can guarantee, and the best move of every player."""

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
        """Return a judge of the same position with another limit, sharing the cached values."""
        other = copy(self)
        other.task = replace(self.task, limit=limit)
        other._defences = {}
        return other

    def value(self, position: Position) -> int:
        """Return the fewest cards that the player can guarantee."""
        cards = len(position.players[self.seat].hand)
        if self.settled(position):
            return cards
        key = position_key(position)
        if key not in self._values:
            self._values[key] = self._quick.guaranteed(position, self.seat)
        return self._values[key]

    def settled(self, position: Position) -> bool:
        """Return whether the player has no more turns."""
        return position.over or not position.players[self.seat].active

    def is_enough(self, value: int) -> bool:
        return value <= self.task.limit

    def _key(self, position: Position) -> str:
        return position_key(position)

    def best_move(self, position: Position) -> DuelOption:
        """Return the player's move: the fewest cards, then the least canonical form, then move order.

        Canonical forms come before move order so that mirrored or recoloured duels are played alike.
        """
        options = self.options(position)
        fewest = min(option.value for option in options)
        return _first([option for option in options if option.value == fewest])

    def defence(self, position: Position) -> DuelOption:
        """Return an opponent's move: the most cards for the player, ties broken in this order.

        Right before the player's turn, the fewest moves that keep the limit; then as in `best_move`. When the
        player has no more turns, it is the first legal move.
        """
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
        """Return how many moves of the player keep the limit.

        Where no move can go wrong, or another player is to move, it is 999, more than any number of moves.
        """
        if position.to_move == self.seat:
            good = len(self.good_moves(position))
            if good < len(self.options(position)):
                return good
        return 999


def _first(options: list[DuelOption]) -> DuelOption:
    if len(options) == 1:
        return options[0]
    return min(options, key=lambda option: canonical(option.after))
