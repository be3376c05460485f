"""Sentences for advice with hidden hands: the estimate, the assumed opponents, and one reason to check."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.language.messages import decimal_text, either, say
from ppsolve.solver.party.hidden.advice import Advice, MoveEstimate
from ppsolve.solver.party.hidden.opponent_model import OpponentModel
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.reasons import Reason, reason_for
from ppsolve.solver.view.phrases import shown_name

OPPONENT_TEXTS: Final[dict[OpponentModel, str]] = {
    "either": "all of them random, greedy or thrifty",
    "random": "random",
    "greedy": "greedy",
    "thrifty": "thrifty",
}


def opponents_text(others: OpponentModel, judged: bool) -> str:
    """Return the opponent model in words, as JSON shows it."""
    text = OPPONENT_TEXTS[others]
    return f"{text}, judged by the moves seen so far" if judged else text


def estimate_text(advice: Advice) -> str:
    """Explain the numbers: how they were estimated, and for which opponents."""
    return say(
        "advise-estimate",
        rounds=advice.samples,
        hidden="hidden" if any(advice.position.hidden) else "open",
        opponents=advice.others,
        seen="yes" if advice.position.seen else "no",
    )


def advised_text(advice: Advice) -> str:
    """Return the advised move, the cards it leaves on average, and a reason."""
    best = advice.moves[0]
    name = shown_name(advice.position.mover.name, advice.position.names)
    cards = decimal_text(best.cards_left.mean, 2)
    return say("advise-best", player=name, move=str(best.move), cards=cards, reason=reason(advice)).rstrip()


def rule_text(advice: Advice) -> str:
    """Return the rule of thumb that the advised move follows; empty if it follows none."""
    return "" if advice.rule is None else say("advise-rule", rule=advice.rule.sentence)


def comparison_text(move: MoveEstimate, advised: bool) -> str:
    if advised:
        return say("advise-advised")
    if move.clearly_behind:
        return say("advise-more", cards=decimal_text(move.behind.mean, 2))
    return say("advise-no-difference")


def reason(advice: Advice) -> str:
    """Return a sentence in favour of the advised move; empty if there is no reason."""
    given = reason_for(advice.position, advice.advised)
    return "" if given is None else reason_text(advice.position, given)


def reason_text(position: HiddenPosition, given: Reason) -> str:
    name = shown_name(position.mover.name, position.names)
    alike, others = given.alike, given.others
    match given.kind:
        case "only move":
            return say("advise-only-move")
        case "opens a place":
            return say(
                "advise-opens-a-place",
                colour=given.colour,
                player=name,
                cards=given.cards,
                alike=alike,
                others=others,
            )
        case "last place":
            rivals = either([shown_name(position.names[seat], position.names) for seat in given.seats])
            return say("advise-last-place", colour=given.colour, cards=given.cards, rivals=rivals)
        case "keeps the base":
            return say("advise-keeps-the-base", places=given.cards, alike=alike, others=others)
        case "room":
            fewer = others - alike
            comparison = "other" if others == 1 else "any" if fewer == others else "some"
            after = say("advise-after", comparison=comparison, fewer=fewer, others=others)
            if given.kept == 1:
                return say("advise-room-last-card", player=name, after=after)
            if given.cards == given.kept:
                return say("advise-room-all", player=name, kept=given.kept, after=after)
            return say("advise-room-some", player=name, cards=given.cards, kept=given.kept, after=after)
