"""The paragraph of a review for each player: the result, and the decision that mattered most.

The decision is shown with the card that was better, by each yardstick that is known, and with how it looked
at the time, when the other hands were hidden. The yardsticks are never mixed, and each is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

from ppsolve.reports.review.evaluation import AnyOutcome, TurnToShow
from ppsolve.reports.review.grades import RIGHT, Grade
from ppsolve.solver.view.phrases import join_words, number_word
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, Expectation, Interval, Yardstick

Visible = Literal["seen", "another", "afterwards"]

T_co = TypeVar("T_co", covariant=True)

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")

LEADS: Final[Mapping[Yardstick, str]] = {
    SELFISH: "With everyone playing for themselves",
    WORST_CASE: "In the worst case",
    EXPECTED: "Going by simulated rounds",
}


@dataclass(frozen=True)
class Compared(Generic[T_co]):
    """A value of the card that was played, and of the better one."""

    played: T_co
    better: T_co


@dataclass(frozen=True)
class View:
    """Both cards by what the player could see at the time: estimates with the other hands hidden."""

    advised: Any
    estimates: Compared[Expectation]
    grades: Compared[Grade]

    @property
    def visible(self) -> Visible:
        """`seen` if the better card was clearly better, `afterwards` if the one played looked as good.

        `another` if a third card was clearly better than both.
        """
        if self.grades.played in RIGHT:
            return "afterwards"
        return "seen" if self.grades.better in RIGHT else "another"


@dataclass(frozen=True)
class KeyDecision:
    """A decision of a player that cost something, and the better card."""

    turn: TurnToShow
    better: Any
    judged_by: Yardstick
    cost: AnyOutcome | Interval
    grade: Grade | None
    worst_case: Compared[AnyOutcome] | None = None
    """`None` if the other hands are not known; then `expected` is by what the player could see."""
    selfish: Compared[AnyOutcome] | None = None
    expected: Compared[Expectation] | None = None
    view: View | None = None
    label: str = ""
    """The round of a game, such as `round 2`."""

    def exact(self, yardstick: Yardstick) -> Compared[AnyOutcome] | None:
        """Return both cards by an exact yardstick; `None` unless both values are proved."""
        pair = self.worst_case if yardstick == WORST_CASE else self.selfish
        return pair if pair is not None and pair.played.proved and pair.better.proved else None


@dataclass(frozen=True)
class Basis:
    """The judgements of a player's moves that a summary rests on."""

    choices: int
    """Moves with an essentially different alternative."""
    estimated: int
    """Of these, the moves that are judged by simulated rounds."""
    unjudged: int
    exact_from: int | None
    """The first move of the round from which on all the player's moves are judged exactly."""


@dataclass(frozen=True)
class Result:
    """A player's result; `place` is `None` while the round or game is not finished."""

    name: str
    text: str
    """One sentence to the player."""
    amount: int
    place: int | None
    facts: Mapping[str, Any]
    perfect: bool = False
    """True if no result could be better."""


@dataclass(frozen=True)
class PlayerSummary:
    """The paragraph for a player."""

    result: Result
    decision: KeyDecision | None
    provisional: bool
    """True if a move that is not judged exactly may have cost more."""
    basis: Basis
    sure_at_start: AnyOutcome | None
    """The guaranteed result in the deal; `None` for a game of several rounds."""


@dataclass(frozen=True)
class Unit:
    """Words for a result in cards or fish."""

    name: str
    leaves: str
    """The verb phrase before an amount: `leaves you with`."""
    both_leave: str
    others: str
    """The preposition before the second amount."""
    fewest: bool

    def amount(self, number: int) -> str:
        if self.name == "fish":
            return f"{number} fish"
        return f"{number or 'no'} card{'' if number == 1 else 's'}"


CARDS_UNIT: Final = Unit("cards", "leaves you with", "both leave you with", "with ", fewest=True)
FISH_UNIT: Final = Unit("fish", "gets you", "both get you", "", fewest=False)


# Sentences.


def place_words(place: int, level: Sequence[str], players: int, what: str = "") -> str:
    """Return the verb phrase for a place, such as `came last`; `what` is won or lost."""
    where = f" in {what}" if what else ""
    if level:
        return f"shared {ORDINALS[place - 1]} place{where} with {join_words(level)},"
    if place == 1 or players == 2:
        return f"{'won' if place == 1 else 'lost'}{f' {what}' if what else ''}"
    if place == players:
        return f"came last{where}"
    return f"came {ORDINALS[place - 1]} of {number_word(players)}{where}"


def summary_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return the paragraph for a player."""
    sentences = [summary.result.text]
    if summary.decision is None:
        sentences += _nothing_to_regret(summary, unit)
    else:
        sentences += _decision_sentences(summary, summary.decision, unit)
    return " ".join(filter(None, (*sentences, _basis_text(summary))))


def _nothing_to_regret(summary: PlayerSummary, unit: Unit) -> Iterator[str]:
    basis, sure = summary.basis, summary.sure_at_start
    if summary.provisional:
        yield "No mistake could be found so far."
        return
    if not basis.choices:
        yield "You never had a choice, so there was nothing you could have done differently."
        return
    if summary.result.perfect:
        yield "You made no mistake: at none of your turns was another move clearly better."
        return
    if summary.result.place is None:
        yield "So far, at none of your turns was another move clearly better."
    elif summary.result.place == 1:
        yield "Well played: at none of your turns was another move clearly better."
    else:
        yield "There was nothing you could have done: at none of your turns was another move clearly better."
    if sure is None or not sure.proved or summary.result.place is None:
        return
    better = summary.result.amount < sure.low if unit.fewest else summary.result.amount > sure.low
    if summary.result.amount == sure.low:
        yield f"From the start, {unit.amount(sure.low)} was the best you could be sure of."
    elif better:
        yield f"At the start you could only be sure of {unit.amount(sure.low)}."


def _decision_sentences(summary: PlayerSummary, decision: KeyDecision, unit: Unit) -> Iterator[str]:
    turn, better = decision.turn, decision.better
    where = f"move {turn.number}{f' of {decision.label}' if decision.label else ''}"
    article = "an" if decision.grade == "inaccuracy" else "a"
    grade = f", {article} {decision.grade}" if decision.grade else ""
    if summary.result.perfect:
        yield f"Your riskiest moment was {where}: you played {turn.move}{grade}; {better} was safer."
    else:
        most = "seems to have mattered" if summary.provisional else "mattered"
        yield f"What {most} most was {where}: you played {turn.move}{grade}; {better} was better."
    exact = [_exact_text(decision, unit)]
    expected = [_expected_text(decision, unit)]
    yield from expected + exact if decision.judged_by == EXPECTED else exact + expected
    if decision.view is not None:
        yield _view_text(decision, decision.view)


def _exact_text(decision: KeyDecision, unit: Unit) -> str:
    """Return both cards by the exact yardsticks, and which of these could not be solved."""
    if decision.worst_case is None:
        return ""
    order: list[Yardstick] = [WORST_CASE, SELFISH]
    if decision.judged_by == SELFISH:
        order.reverse()
    pairs = {one: pair for one in order if (pair := decision.exact(one)) is not None}
    sentences = []
    if len(pairs) == 2 and len(set(pairs.values())) == 1:
        first, second = order
        lead = f"{LEADS[first]}, and {LEADS[second][0].lower()}{LEADS[second][1:]} too,"
        sentences.append(_comparison(decision, pairs[first], unit, lead))
    else:
        for yardstick, pair in pairs.items():
            turned = pair.played.low < pair.better.low if unit.fewest else pair.played.low > pair.better.low
            though = ", though, it is the other way round:" if turned else ","
            sentences.append(_comparison(decision, pair, unit, f"{LEADS[yardstick]}{though}"))
    if not pairs:
        sentences.append("Exact values are out of reach that early.")
    elif WORST_CASE not in pairs:
        sentences.append("The worst case could not be solved in time.")
    elif SELFISH not in pairs and len(decision.turn.before.names) > 2:
        sentences.append("How it ends with everyone playing for themselves is out of reach that early.")
    return " ".join(sentences)


def _comparison(decision: KeyDecision, pair: Compared[AnyOutcome], unit: Unit, lead: str) -> str:
    mine, best = pair.played.low, pair.better.low
    if mine == best:
        return f"{lead} {unit.both_leave} {unit.amount(mine)}."
    played, better = decision.turn.move, decision.better
    return f"{lead} {played} {unit.leaves} {unit.amount(mine)}, {better} {unit.others}{best or 'none'}."


def _expected_text(decision: KeyDecision, unit: Unit) -> str:
    """Return what to expect after both cards; empty if there is no estimate."""
    if decision.expected is None:
        return ""
    played, better = decision.turn.move, decision.better
    own, other = decision.expected.played.cards_left, decision.expected.better.cards_left
    lead = LEADS[EXPECTED] if decision.worst_case else "With the other hands hidden"
    amounts = f"{_interval_text(own, f' {unit.name}')} after {played}, {_interval_text(other)} after {better}"
    if decision.judged_by == EXPECTED or own.low > other.high:
        return f"{lead}, you can expect {amounts}."
    if own.high < other.low:
        return f"{lead}, though, it is the other way round: you can expect {amounts}."
    return f"{lead}, there is no clear difference: you can expect {amounts}."


def _interval_text(interval: Interval, of_what: str = "") -> str:
    mean, low, high = (f"{number:.2f}" for number in (interval.mean, interval.low, interval.high))
    return f"{mean}{of_what}" if low == high else f"{mean}{of_what} ({low} to {high})"


def _view_text(decision: KeyDecision, view: View) -> str:
    """Return whether the player could see it at the time."""
    played, better = decision.turn.move, decision.better
    own, other = view.estimates.played.cards_left.mean, view.estimates.better.cards_left.mean
    averages = f"{own:.2f} cards after {played}, {other:.2f} after {better}"
    hidden = "with the other hands hidden"
    match view.visible:
        case "seen":
            return f"You could have seen that at the time: {hidden}, you could expect {averages}."
        case "another":
            third = f"and {view.advised} looked better than both"
            return f"At the time, {hidden}, you could expect {averages}, {third}."
        case "afterwards":
            almost = "just as" if view.grades.played == "best" else "almost as"
            looked = "better" if own < other else f"{almost} good"
            return f"You could not have known: {hidden}, {played} looked {looked} ({averages})."


def _basis_text(summary: PlayerSummary) -> str:
    """Return what the judgement rests on; empty if all of it is exact."""
    basis = summary.basis
    if basis.unjudged:
        number = f"{number_word(basis.unjudged)} of your {basis.choices} choices"
        solved = f"; the rest, from move {basis.exact_from} on, is exact" if basis.exact_from else ""
        return f"This is provisional: {number} could not be judged{solved}."
    if not basis.estimated:
        return ""
    if basis.estimated == basis.choices:
        return "All your moves are judged by simulated rounds."
    if basis.exact_from is None:
        some = f"{number_word(basis.estimated).capitalize()} of your {basis.choices} choices"
        verb = "is" if basis.estimated == 1 else "are"
        return f"{some} {verb} judged by simulated rounds, the others exactly."
    return f"Before move {basis.exact_from}, your moves are judged by simulated rounds, from then on exactly."


# JSON.


def summary_dict(summary: PlayerSummary, unit: Unit) -> dict[str, Any]:
    return {
        "name": summary.result.name,
        "place": summary.result.place,
        **summary.result.facts,
        "decision": None if summary.decision is None else _decision_dict(summary.decision, unit),
        "provisional": summary.provisional,
        "judged": {
            "choices": summary.basis.choices,
            "estimated": summary.basis.estimated,
            "unjudged": summary.basis.unjudged,
            "exact_from": summary.basis.exact_from,
        },
        "text": summary_text(summary, unit),
    }


def outcome_dict(outcome: AnyOutcome, unit: str) -> dict[str, Any]:
    return {"status": outcome.status, unit: outcome.value, "low": outcome.low, "high": outcome.high}


def _decision_dict(decision: KeyDecision, unit: Unit) -> dict[str, Any]:
    def exact(pair: Compared[AnyOutcome] | None) -> dict[str, Any] | None:
        if pair is None:
            return None
        return {
            "played": outcome_dict(pair.played, unit.name),
            "better": outcome_dict(pair.better, unit.name),
        }

    cost = decision.cost
    found: dict[str, Any] = {
        "number": decision.turn.number,
        "move": str(decision.turn.move),
        "better": str(decision.better),
        "judged_by": decision.judged_by,
        "cost": cost.to_dict() if isinstance(cost, Interval) else outcome_dict(cost, unit.name),
        "grade": decision.grade,
        "worst_case": exact(decision.worst_case),
        "selfish": exact(decision.selfish),
        "expected": _estimates_dict(decision.expected),
        "at_the_time": None,
    }
    if decision.label:
        found["round"] = decision.label
    if (view := decision.view) is not None:
        found["at_the_time"] = {
            "visible": view.visible,
            "advised": str(view.advised),
            **(_estimates_dict(view.estimates) or {}),
        }
    return found


def _estimates_dict(pair: Compared[Expectation] | None) -> dict[str, Any] | None:
    if pair is None:
        return None
    return {
        name: {"samples": one.samples, **one.cards_left.to_dict()}
        for name, one in (("played", pair.played), ("better", pair.better))
    }
