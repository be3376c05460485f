"""Advice at the table in words: an estimate, for opponents that are named, and one reason that can be
checked.
"""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.hidden.advice import Advice, MoveEstimate
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.reasons import Reason, reason_for
from ppsolve.solver.party.hidden.rollouts import Others
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

OTHERS_TEXTS: Final[dict[Others, str]] = {
    "either": "all of them random, greedy or thrifty",
    "random": "random",
    "greedy": "greedy",
    "thrifty": "thrifty",
}

HOW_TEXTS: Final[dict[Others, str]] = {
    "either": "randomly, greedily or thriftily",
    "random": "randomly",
    "greedy": "greedily",
    "thrifty": "thriftily",
}


def others_text(others: Others, judged: bool) -> str:
    """How the others are taken to play."""
    text = OTHERS_TEXTS[others]
    return f"{text}, judged by the moves seen so far" if judged else text


def estimate_text(advice: Advice) -> str:
    """What the numbers are, and for which opponents."""
    how = HOW_TEXTS[advice.others]
    judged = ", as the moves seen so far suggest" if advice.position.seen else ""
    hidden = "hidden hands imagined" if any(advice.position.hidden) else "nothing is hidden"
    return (
        f"An estimate from {advice.samples:,} rounds played on in thought, {hidden}, "
        f"against others who play {how}{judged}."
    )


def advised_text(advice: Advice) -> str:
    """The move advised, what it may leave, and why."""
    best = advice.moves[0]
    name = shown_name(advice.position.mover.name, advice.position.names)
    left = f"about {best.cards_left.mean:.2f} cards left to expect"
    return f"Advice for {name}: {best.move}, {left}. {reason(advice)}"


def comparison_text(move: MoveEstimate, advised: bool) -> str:
    """How a move compares with the one advised."""
    if advised:
        return "advised"
    if move.clearly_behind:
        return f"{move.behind.mean:.2f} more"
    return "no clear difference"


def reason(advice: Advice) -> str:
    """One sentence on what speaks for the move advised."""
    return reason_text(advice.position, reason_for(advice.position, advice.advised))


def reason_text(position: HiddenPosition, given: Reason) -> str:
    """A reason as a sentence."""
    name = shown_name(position.mover.name, position.names)
    colour = COLOUR_NAMES.get(given.colour, "")
    match given.kind:
        case "only move":
            return "It is the only legal move."
        case "last card":
            return f"It is the last card of {name}."
        case "opens a place":
            held = "one" if given.cards == 1 else str(given.cards)
            return f"It opens a place for {colour}, which fits nowhere now; {name} holds {held}."
        case "last place":
            others = join_words(
                [shown_name(position.names[seat], position.names) for seat in given.seats], "or"
            )
            unseen = (
                f"{count_of(given.cards, f'{colour} card')} {'is' if given.cards == 1 else 'are'} not seen"
            )
            return f"Only one place takes {colour}, and {unseen}: {others} might take it."
        case "keeps the base":
            places = "the last free place" if given.cards == 1 else f"the {given.cards} free places"
            takes = "takes" if given.cards == 1 else "take"
            return f"It leaves {places} of the base, which {takes} any colour, for later."
        case "room":
            more = (
                ", and after no other move more of them do" if given.most and given.cards < given.kept else ""
            )
            return f"After it {_share(given.cards, given.kept)} that {name} keeps would fit somewhere{more}."


def _share(some: int, cards: int) -> str:
    """Some of several cards: `all 3 cards`, `2 of the 3 cards`, `none of the 3 cards`."""
    if cards == 1:
        return "the one card" if some else "not even the one card"
    return f"all {cards} cards" if some == cards else f"{some or 'none'} of the {cards} cards"
