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
    return f"Best for {name}: {best.move}, {left}. {reason(advice)}"


def comparison_text(move: MoveEstimate, advised: bool) -> str:
    if advised:
        return "advised"
    if move.clearly_behind:
        return f"{move.behind.mean:.2f} more"
    return "no clear difference"


def reason(advice: Advice) -> str:
    """Return one sentence in favour of the advised move."""
    return reason_text(advice.position, reason_for(advice.position, advice.advised))


def reason_text(position: HiddenPosition, given: Reason) -> str:
    name = shown_name(position.mover.name, position.names)
    colour = COLOUR_NAMES.get(given.colour, "")
    match given.kind:
        case "only move":
            return "It is the only legal move."
        case "last card":
            return f"It is {name}'s last card."
        case "opens a place":
            held = "one" if given.cards == 1 else str(given.cards)
            return f"It opens a place for {colour}, which fits nowhere right now; {name} holds {held}."
        case "last place":
            others = join_words(
                [shown_name(position.names[seat], position.names) for seat in given.seats], "or"
            )
            unseen = f"{count_of(given.cards, f'{colour} card')} {'is' if given.cards == 1 else 'are'} unseen"
            return f"Only one place accepts {colour}, and {unseen}: {others} might take it."
        case "keeps the base":
            places = "last free base place" if given.cards == 1 else f"{given.cards} free base places"
            accept = "accepts" if given.cards == 1 else "accept"
            return f"It saves the {places}, which {accept} any colour, for later."
        case "room":
            more = "; no other move leaves places for more" if given.most and given.cards < given.kept else ""
            return f"After it, {_with_places(name, given.cards, given.kept)}{more}."


def _with_places(name: str, some: int, cards: int) -> str:
    """Return how many of a player's remaining cards have a place."""
    if cards == 1:
        return f"{name}'s last card {'still has a' if some else 'has no'} place"
    if some == cards:
        return f"each of {name}'s {cards} remaining cards still has a place"
    have = "have" if some > 1 else "has"
    return f"{some or 'none'} of {name}'s {cards} remaining cards {have} a place"
