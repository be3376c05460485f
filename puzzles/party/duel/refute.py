"""Refutation of wrong moves in a duel: the line that shows the failure, and its text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ppsolve.puzzles.contest import LineTurn, PlayerNames
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.view.phrases import count_of, join_words

DuelTurn = LineTurn[Position, Placement]


def is_plainly_lost(position: Position, seat: int, limit: int) -> bool:
    """Return whether the table shows that the player of `seat` ends with more than `limit` cards.

    Either their turns are over, or they hold too many cards of dead colours.
    """
    player = position.players[seat]
    if position.over or not player.active:
        return len(player.hand) > limit
    return len(dead_cards(position, seat)) > limit


def dead_cards(position: Position, seat: int) -> str:
    """Return the cards in a hand whose colours can never be placed again."""
    lives = colour_lives(position)
    return "".join(card for card in position.players[seat].hand if lives[card] == "dead")


@dataclass(frozen=True)
class DuelRefutation:
    """Best play after a wrong move, until the table shows the failure."""

    line: tuple[DuelTurn, ...]
    end: Position
    """The position in which the failure shows."""
    seat: int
    value: int
    """The cards that the player is left with after best play to the end."""

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(str(turn.move) for turn in self.line)

    @property
    def over(self) -> bool:
        """True if the player has no more turns; otherwise dead colours show the failure."""
        return self.end.over or not self.end.players[self.seat].active

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that the player is left with: all in the hand, or only the dead ones."""
        held = self.end.players[self.seat].hand if self.over else dead_cards(self.end, self.seat)
        return tuple(dict.fromkeys(held))

    @property
    def cards(self) -> int:
        """The number of cards of these colours in the hand."""
        return sum(card in self.colours for card in self.end.players[self.seat].hand)


def refute_move(judge: DuelJudge, position: Position, move: Placement) -> DuelRefutation:
    """Refute a move of the player after which the limit can no longer be guaranteed."""
    after = position.after(move)
    value = judge.value(after)
    line: list[DuelTurn] = []
    while not is_plainly_lost(after, judge.seat, judge.task.limit):
        option = judge.choice(after)
        line.append(DuelTurn(after, option.move, option.after))
        after = option.after
    return DuelRefutation(tuple(line), after, judge.seat, value)


# Text.


def refutation_text(refutation: DuelRefutation, player_names: PlayerNames) -> str:
    """Return a clause such as `Bob answers Bb1, Alice Gc2; then blue can never be placed again, so Alice is
    left with 3 cards`."""
    why = _why_it_works(refutation, player_names)
    moves: list[str] = []
    for turn in refutation.line:
        answers = "" if moves else "answer " if player_names.is_you(turn.seat) else "answers "
        moves.append(f"{player_names.name(turn.seat)} {answers}{turn.move}")
    return f"{', '.join(moves)}; then {why}" if moves else why


def dead_sentence(position: Position, seat: int) -> str:
    """Name the dead colours in a hand: `Blue can never be placed again.`"""
    clause = _never_placed(dict.fromkeys(dead_cards(position, seat)))
    return f"{clause[0].upper()}{clause[1:]}."


def _never_placed(colours: Iterable[str]) -> str:
    return f"{join_words([COLOUR_NAMES[colour] for colour in colours])} can never be placed again"


def _why_it_works(refutation: DuelRefutation, player_names: PlayerNames) -> str:
    least = "" if refutation.cards == refutation.value else "at least "
    left = f"{least}{cards_text(refutation.cards)}"
    if not refutation.over:
        ends = player_names.says(refutation.seat, "is left", "are left")
        return f"{_never_placed(refutation.colours)}, so {ends} with {left}"
    out = refutation.end.players[refutation.seat].out
    ends = player_names.says(refutation.seat, *(("is out", "are out") if out else ("is left", "are left")))
    colours = join_words([COLOUR_NAMES[colour] for colour in refutation.colours], "or")
    return f"no place takes {colours}, so {ends} with {left}"


def cards_text(number: int) -> str:
    return count_of(number, "card") if number else "no cards"


def limit_text(number: int) -> str:
    """Return a limit in words.

    >>> limit_text(0), limit_text(2)
    ('an empty hand', 'at most 2 cards')
    """
    return f"at most {count_of(number, 'card')}" if number else "an empty hand"
