"""Sentences for advice with hidden hands: the estimate, the assumed opponents, and one reason to check."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.hidden.advice import Advice, MoveEstimate
from ppsolve.solver.party.hidden.opponent_model import OpponentModel
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.reasons import Reason, reason_for
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

OPPONENT_TEXTS: Final[dict[OpponentModel, str]] = {
    "either": "all of them random, greedy or thrifty",
    "random": "random",
    "greedy": "greedy",
    "thrifty": "thrifty",
}

MANNER_TEXTS: Final[dict[OpponentModel, str]] = {
    "either": "randomly, greedily or thriftily",
    "random": "randomly",
    "greedy": "greedily",
    "thrifty": "thriftily",
}


def opponents_text(others: OpponentModel, judged: bool) -> str:
    """Return the opponent model in words, as JSON shows it."""
    text = OPPONENT_TEXTS[others]
    return f"{text}, judged by the moves seen so far" if judged else text


def estimate_text(advice: Advice) -> str:
    """Explain the numbers: how they were estimated, and for which opponents."""
    judged = ", judged by their moves so far" if advice.position.seen else ""
    deals = "random deals of the hidden cards" if any(advice.position.hidden) else "open hands"
    return (
        f"Estimated from {advice.samples:,} simulated rounds with {deals}, "
        f"against opponents who play {MANNER_TEXTS[advice.others]}{judged}."
    )


def advised_text(advice: Advice) -> str:
    """Return the advised move, the cards it leaves on average, and a reason."""
    best = advice.moves[0]
    name = shown_name(advice.position.mover.name, advice.position.names)
    left = f"with {best.cards_left.mean:.2f} cards left on average"
    return f"Best for {name}: {best.move}, {left}. {reason(advice)}".rstrip()


def rule_text(advice: Advice) -> str:
    """Return the rule of thumb that the advised move follows; empty if it follows none."""
    return "" if advice.rule is None else f"Rule of thumb: {advice.rule.sentence}"


def comparison_text(move: MoveEstimate, advised: bool) -> str:
    if advised:
        return "advised"
    if move.clearly_behind:
        return f"{move.behind.mean:.2f} more"
    return "no clear difference"


def reason(advice: Advice) -> str:
    """Return a sentence in favour of the advised move; empty if there is no reason."""
    given = reason_for(advice.position, advice.advised)
    return "" if given is None else reason_text(advice.position, given)


def reason_text(position: HiddenPosition, given: Reason) -> str:
    name = shown_name(position.mover.name, position.names)
    colour = COLOUR_NAMES.get(given.colour, "")
    match given.kind:
        case "only move":
            return "It is the only legal move."
        case "opens a place":
            held = "one" if given.cards == 1 else str(given.cards)
            opens = f"It opens a place for {colour}, which fits nowhere right now; {name} holds {held}."
            return f"{opens} {_alike_text(given)}"
        case "last place":
            others = join_words(
                [shown_name(position.names[seat], position.names) for seat in given.seats], "or"
            )
            unseen = f"{count_of(given.cards, f'{colour} card')} {'is' if given.cards == 1 else 'are'} unseen"
            only = f"Only one place accepts {colour}, and {unseen}: {others} might take it."
            return f"{only} No other move places {colour}."
        case "keeps the base":
            places = "last free base place" if given.cards == 1 else f"{given.cards} free base places"
            accept = "accepts" if given.cards == 1 else "accept"
            return f"It saves the {places}, which {accept} any colour, for later. {_alike_text(given)}"
        case "room":
            fewer = given.others - given.alike
            after = "the other move" if given.others == 1 else f"{fewer} of the {given.others} other moves"
            if fewer == given.others > 1:
                after = "any other move"
            would = "it would not" if given.kept == 1 else "fewer would"
            return f"After it, {_with_places(name, given.cards, given.kept)}; after {after}, {would}."


def _alike_text(given: Reason) -> str:
    """Return for how many other moves a reason holds, too."""
    if not given.alike:
        return "No other move does." if given.others > 1 else "The other move does not."
    verb = "does" if given.alike == 1 else "do"
    return f"{given.alike} of the {given.others} other moves {verb}, too."


def _with_places(name: str, some: int, cards: int) -> str:
    """Return how many of a player's remaining cards have a place; at least one does."""
    if cards == 1:
        return f"{name}'s last card still has a place"
    if some == cards:
        return f"each of {name}'s {cards} remaining cards still has a place"
    return f"{some} of {name}'s {cards} remaining cards {'have' if some > 1 else 'has'} a place"
