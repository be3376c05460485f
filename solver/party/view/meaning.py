"""What an analysis means, in sentences for people; text and HTML share them.

A sentence never gives a bound for a value: what is not proved is told as a range, or as not decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ppsolve.solver.party.game import SELFISH_CARDS, PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.view.words import standing
from ppsolve.solver.view.outcomes import of_viewer, opponents, selfish_text, total_texts, viewer
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

FACE_UP: Final = "All cards face up: every value takes for granted that all hands are known to everybody."
"""What the values assume; in the game hands are hidden."""


def meaning_sentences(analysis: PartyAnalysis) -> list[str]:
    """What the outcomes of the players mean, in a sentence or two."""
    position = analysis.position
    if position.over:
        left = [PartyOutcome(number, number) for number in position.penalties()]
        return [f"The round is over: {_each_is_left(position, range(len(left)), left)}."]
    if not opponents(position):
        sentences = [_alone(analysis)]
    else:
        sentences = [_view(analysis), selfish_text(analysis, partial(_each_is_left, position))]
    return [sentence for sentence in sentences if sentence]


def totals(analysis: PartyAnalysis) -> list[tuple[str, str]]:
    """The outcomes that concern all players at once, each with its name."""
    return total_texts(analysis, "the fewest cards left in all hands together")


def player_label(position: Position, seat: int) -> str:
    """A player's name, with how their round has ended, if it has."""
    stands = standing(position, seat)
    name = shown_name(position.players[seat].name, position.names)
    return name if stands in ("to move", "waiting") else f"{name} ({stands})"


def selfish_reach(position: Position) -> str:
    """How small a position has to be for `selfish` to be searched."""
    most = SELFISH_CARDS[len(position.players)]
    few = f"the hands of those who still play hold at most {most} cards, fewer while the base is not full"
    return f"selfish is asked by default when {few}."


def _alone(analysis: PartyAnalysis) -> str:
    """For the last player, all outcomes of players are the same: what the best order of cards leaves."""
    known = [outcome for name in analysis.players if (outcome := of_viewer(analysis, name)) is not None]
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    if not known:
        return ""
    left = PartyOutcome(max(outcome.low for outcome in known), min(outcome.high for outcome in known))
    if left.high == 0:
        return f"Only {name} still plays, and can place every card."
    undecided = "" if left.proved else " (not decided)"
    return f"Only {name} still plays, and is left with {_range(left)} at best{undecided}."


def _view(analysis: PartyAnalysis) -> str:
    """What the player whose view is told can be sure of, and what help could do."""
    position, seat = analysis.position, viewer(analysis)
    assert seat is not None
    player = position.players[seat]
    name = shown_name(player.name, position.names)
    if not player.active:
        left = f"out with {_cards(len(player.hand))} left" if player.hand else "every card is placed"
        return f"{name} has no more turns: {left}."
    who = name
    if seat == position.to_move:
        who += f", who {'is to move' if position.pyramid else 'starts'},"
    sure, best = of_viewer(analysis, "guaranteed"), of_viewer(analysis, "best")
    others = opponents(position, seat)
    rival = others[0] if len(others) == 1 else ""
    whatever = f"whatever {rival} does" if rival else "whatever the others do"
    helper = f"if {rival or 'everybody'} helps"
    if sure is None:
        return "" if best is None else f"I{helper[1:]}, {_at_best(who, best)}."
    helped = "" if best is None else _with_help(helper, name, best, sure)
    return f"{_sure(who, sure, len(player.hand), whatever)}{f'; {helped}' if helped else ''}."


def _sure(who: str, sure: PartyOutcome, cards: int, whatever: str) -> str:
    if sure.high >= cards:
        return f"What {who} can be sure of is not decided: {_range(sure)} left"
    if sure.high == 0:
        return f"{who} can be sure to place every card, {whatever}"
    can = f"{who} can be sure of at most {_cards(sure.high)} left, {whatever}"
    return can if sure.proved else f"{can} (perhaps of as few as {sure.low}: not decided)"


def _with_help(helper: str, name: str, best: PartyOutcome, sure: PartyOutcome) -> str:
    """What a player is left with if helped; nothing where that goes without saying."""
    if sure.high == 0:
        return ""
    if sure.proved and best.value == sure.value:
        return "no help could make it fewer"
    return f"{helper}, {_at_best(name, best)}"


def _at_best(who: str, best: PartyOutcome) -> str:
    if best.high == 0:
        return f"{who} can place every card"
    return f"{who} is left with {_range(best)}{'' if best.proved else ' (not decided)'}"


def _each_is_left(position: Position, seats: Sequence[int], left: Sequence[PartyOutcome]) -> str:
    names = [shown_name(position.players[seat].name, position.names) for seat in seats]
    first = f"{names[0]} is left with {_range(left[0])}"
    more = [
        f"{name} with {'none' if outcome.value == 0 else str(outcome).replace('..', ' to ')}"
        for name, outcome in zip(names[1:], left[1:], strict=True)
    ]
    undecided = "" if all(outcome.proved for outcome in left) else " (not all of it is decided)"
    return join_words([first, *more]) + undecided


def _cards(number: int) -> str:
    return count_of(number, "card") if number else "no card"


def _range(outcome: PartyOutcome) -> str:
    return _cards(outcome.low) if outcome.proved else f"{outcome.low} to {_cards(outcome.high)}"
