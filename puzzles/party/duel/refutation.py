"""How a move of the player that fails is refuted: a line to be played, and why it works."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.lines import DuelTurn, dead_cards, plainly_lost
from ppsolve.puzzles.party.duel.words import cards
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.view.phrases import join_words


@dataclass(frozen=True)
class DuelRefutation:
    """What is played after a move that fails, until a look at the table shows the failure."""

    line: tuple[DuelTurn, ...]
    end: Position
    """The position in which it shows."""
    seat: int
    value: int
    """How many cards the player is left with when everybody goes on as well as they can."""

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(str(turn.move) for turn in self.line)

    @property
    def over(self) -> bool:
        """Whether it shows because the player has no more turns; else because of colours that are dead."""
        return self.end.over or not self.end.players[self.seat].active

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that the player is left with: all in the hand, or those that are dead."""
        held = self.end.players[self.seat].hand if self.over else dead_cards(self.end, self.seat)
        return tuple(dict.fromkeys(held))

    @property
    def cards(self) -> int:
        """How many cards of these colours the player holds."""
        return sum(card in self.colours for card in self.end.players[self.seat].hand)


def refute(judge: DuelJudge, position: Position, move: Placement) -> DuelRefutation:
    """The refutation of a move with which the player, to move in a position, gives up the limit."""
    after = position.after(move)
    value = judge.value(after)
    line: list[DuelTurn] = []
    while not plainly_lost(after, judge.seat, judge.task.limit):
        option = judge.choice(after)
        line.append(DuelTurn(after, option.move, option.after))
        after = option.after
    return DuelRefutation(tuple(line), after, judge.seat, value)


def refutation_text(refutation: DuelRefutation, player_names: PlayerNames) -> str:
    """`Bob answers Bb1, Alice Gc2; then blue has no place any more, so Alice is left with 3 cards`."""
    why = why_it_works(refutation, player_names)
    told: list[str] = []
    for turn in refutation.line:
        who = player_names.name(turn.seat)
        answers = "" if told else "answer " if player_names.is_you(turn.seat) else "answers "
        told.append(f"{who} {answers}{turn.move}")
    return f"{', '.join(told)}; then {why}" if told else why


def dead_sentence(position: Position, seat: int) -> str:
    """`Blue has no place any more.`: the colours in a hand that are dead."""
    clause = _dead(dict.fromkeys(dead_cards(position, seat)))
    return f"{clause[0].upper()}{clause[1:]}."


def _dead(colours: Iterable[str]) -> str:
    names = [COLOUR_NAMES[colour] for colour in colours]
    return f"{join_words(names)} {'has' if len(names) == 1 else 'have'} no place any more"


def why_it_works(refutation: DuelRefutation, player_names: PlayerNames) -> str:
    """`blue has no place any more, so Alice is left with 3 cards`."""
    names = [COLOUR_NAMES[colour] for colour in refutation.colours]
    most = "" if refutation.cards == refutation.value else "at least "
    player = refutation.end.players[refutation.seat]
    if not refutation.over:
        left = player_names.says(refutation.seat, "is left", "are left")
        return f"{_dead(refutation.colours)}, so {left} with {most}{cards(refutation.cards)}"
    ends = (
        player_names.says(refutation.seat, "is out", "are out")
        if player.out
        else player_names.says(refutation.seat, "is left", "are left")
    )
    return f"no place takes {join_words(names, 'or')}, so {ends} with {most}{cards(refutation.cards)}"
