"""`DuelJudge`: exact values of duel positions, the best move of every player, and why wrong moves fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from ppsolve.puzzles.contest import ContestJudge, LineTurn, Option, PlayerNames, RefutedMove
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.words import colours_text, illegal_place_text
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.language.messages import Fact, say
from ppsolve.solver.party.game import UnlimitedSearch
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import canonical, move_classes

MOST_CARDS: Final = 24
"""The most cards in the hands of active players. Beyond it, proving every position takes too long for a
puzzle."""

_MEMORY: Final = 64 << 20

DuelOption = Option[Position, Placement]
DuelTurn = LineTurn[Position, Placement]


def position_key(position: Position) -> str:
    """Return a position in one line: rows, hands (`!` for players who are out), seat to move (`-` if over).

    >>> from ppsolve.solver import textform
    >>> position_key(textform.loads("iello-2024,base=3:RGB/R.:GY,GPx,B:0"))
    'RGB/R.|GY,GP!,B|0'
    """
    hands = ",".join(player.hand + "!" * player.out for player in position.players)
    seat = "-" if position.to_move is None else str(position.to_move)
    return f"{'/'.join(position.pyramid)}|{hands}|{seat}"


class DuelJudge(ContestJudge[Position, Placement]):
    """Finds the fewest cards that the player of a duel can guarantee, and the best move of every player."""

    def __init__(self, task: DuelTask) -> None:
        cards = sum(len(player.hand) for player in task.position.players if player.active)
        if cards > MOST_CARDS:
            raise BadInput(
                "position", f"{cards} cards in hands; a duel is proved up to {MOST_CARDS} cards in hands"
            )
        super().__init__(task.position, task.limit)
        self._quick = UnlimitedSearch(_MEMORY)
        self._values: dict[str, int] = {}
        self._defences: dict[str, DuelOption] = {}

    def with_goal(self, goal: int) -> Self:
        other = super().with_goal(goal)
        other._defences = {}
        return other

    def value(self, position: Position) -> int:
        if self.settled(position):
            return len(position.players[self.seat].hand)
        key = position_key(position)
        if key not in self._values:
            self._values[key] = self._quick.guaranteed(position, self.seat)
        return self._values[key]

    def settled(self, position: Position) -> bool:
        return position.over or not position.players[self.seat].active

    def lost(self, position: Position) -> bool:
        return is_plainly_lost(position, self.seat, self.goal)

    def choices(self, position: Position) -> Sequence[Placement]:
        return [moves[0] for moves in move_classes(position)]

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
            options = self.options(position)
            most = max(option.value for option in options)
            options = tuple(option for option in options if option.value == most)
            if self.settled(position):
                options = options[:1]
            elif len(options) > 1 and most <= self.goal:
                rooms = [self._room(option.after) for option in options]
                options = tuple(
                    option for option, room in zip(options, rooms, strict=True) if room == min(rooms)
                )
            self._defences[key] = _first(options)
        return self._defences[key]

    def _room(self, position: Position) -> int:
        """Return how many moves of the player keep the limit.

        Where no move can go wrong, or another player is to move, it is 999, more than any number of moves.
        """
        if position.to_move == self.seat:
            good = len(self.good_moves(position))
            if good < len(self.options(position)):
                return good
        return 999

    def lures(self, position: Position) -> dict[str, dict[Placement, int]]:
        """Score moves by the player's cards that fit at once, and by these less those of the others."""
        own, balance = {}, {}
        for option in self.options(position):
            fit = [cards_that_fit(option.after, seat) for seat in range(len(position.players))]
            own[option.move] = fit[self.seat]
            balance[option.move] = 2 * fit[self.seat] - sum(fit)
        return {"most-cards-fit": own, "best-balance": balance}

    # Words.

    def words(self, message: str, value: int | None = None, /, **facts: Fact) -> str:
        return say(f"duel-contest-{message}", cards=self.goal if value is None else value, **facts)

    def lure_text(self, name: str) -> str:
        return say(f"duel-lure-{name}")

    def illegal_text(self, position: Position, move: Placement, error: BadInput) -> str:
        if position.to_move is None:
            return say("duel-illegal-over")
        slots = {(slot.row, slot.column): slot for slot in position.slots()}
        if move.colour not in position.mover.hand and (move.row, move.column) in slots:
            return say("duel-illegal-not-held", player=shown(position.mover.name), colour=move.colour)
        return illegal_place_text(move, slots)

    def result_text(self, end: Position) -> str:
        player = end.players[self.seat]
        return say("duel-contest-result", player=shown(player.name), cards=len(player.hand))

    def left_over(self, refutation: RefutedMove[Position, Placement]) -> str:
        """Return the colours that the player is left with at the end of a refutation."""
        end = refutation.end
        cards = end.players[self.seat].hand if self.settled(end) else dead_cards(end, self.seat)
        return "".join(dict.fromkeys(cards))

    def failure_text(self, refutation: RefutedMove[Position, Placement], player_names: PlayerNames) -> str:
        seat, end = self.seat, refutation.end
        player, over = end.players[seat], self.settled(end)
        colours = self.left_over(refutation)
        cards = sum(card in colours for card in player.hand)
        facts: dict[str, Fact] = {
            "player": player_names.name(seat),
            "cards": cards,
            "bound": "exact" if cards == self.value(refutation.start.after(refutation.move)) else "least",
        }
        if not over:
            return say("duel-failure-dead", colours=colours_text(colours), number=len(colours), **facts)
        ends = "out" if player.out else "left"
        return say("duel-failure-over", colours=colours_text(colours, "or"), ends=ends, **facts)


def _first(options: Sequence[DuelOption]) -> DuelOption:
    if len(options) == 1:
        return options[0]
    return min(options, key=lambda option: canonical(option.after))


def is_plainly_lost(position: Position, seat: int, limit: int) -> bool:
    """Return whether the table shows that the player of `seat` ends with more than `limit` cards.

    Either their turns are over, or they hold too many cards of dead colours.
    """
    player = position.players[seat]
    over = position.over or not player.active
    return len(player.hand if over else dead_cards(position, seat)) > limit


def cards_that_fit(position: Position, seat: int) -> int:
    """Return how many cards of a hand some open slot accepts now."""
    accepted = open_colours(position)
    return sum(card in accepted for card in position.players[seat].hand)


def open_colours(position: Position) -> set[str]:
    """Return the colours that some open slot accepts now."""
    return {colour for slot in position.slots() for colour in slot.accepts}


def dead_cards(position: Position, seat: int) -> str:
    """Return the cards in a hand whose colours can never be placed again."""
    lives = colour_lives(position)
    return "".join(card for card in position.players[seat].hand if lives[card] == "dead")


def dead_sentence(position: Position, seat: int) -> str:
    """Name the dead colours in a hand: `Blue can never be placed again.`"""
    colours = "".join(dict.fromkeys(dead_cards(position, seat)))
    clause = say("duel-dead", colours=colours_text(colours), number=len(colours))
    return f"{clause[0].upper()}{clause[1:]}."
