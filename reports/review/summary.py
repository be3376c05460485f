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
from ppsolve.solver.yardsticks import (
    EXPECTED,
    LIKELY,
    SELFISH,
    WORST_CASE,
    Expectation,
    Interval,
    Yardstick,
)

Visible = Literal["seen", "another", "afterwards"]

T_co = TypeVar("T_co", covariant=True)

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
OTHER_WAY_ROUND: Final = (
    ", though, it is the other way round:",
    ", it is the other way round as well:",
)
"""After a yardstick that prefers the card played: the first such yardstick, and a second one."""

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
class LikelyDecision:
    """A decision that cost something by the engine's estimate, made before the game is solved."""

    turn: TurnToShow
    better: Any
    grade: Grade
    cost: float
    likely: Compared[float]
    """The likely result: the player's lead with two players, the player's fish with more."""


@dataclass(frozen=True)
class Basis:
    """The judgements of a player's moves that a summary rests on."""

    choices: int
    """Moves with an essentially different alternative."""
    estimated: int
    """Of these, the moves that are judged by estimates."""
    unjudged: int
    exact_from: int | None
    """The first move of the round from which on all the player's moves are judged exactly."""
    bounded: int = 0
    """Moves that are judged by the bounds of an exact value."""


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
    won: bool = False
    """True for the first place, alone or shared, unless everybody shares it."""


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
    likely: LikelyDecision | None = None
    """The costliest decision by the engine's estimate, in games that have an engine."""


@dataclass(frozen=True)
class Unit:
    """Words for a result in cards or fish."""

    name: str
    leaves: str
    """The verb phrase before an amount: `leaves you with`."""
    both_leave: str
    others: str
    """The preposition before the second amount."""
    estimates: str
    """Words for the estimates that moves are judged by where nothing is proved."""
    fewest: bool

    def amount(self, number: int) -> str:
        if self.name == "fish":
            return f"{number} fish"
        return f"{number or 'no'} card{'' if number == 1 else 's'}"


CARDS_UNIT: Final = Unit(
    "cards", "leaves you with", "both leave you with", "with ", "simulated rounds", fewest=True
)
FISH_UNIT: Final = Unit("fish", "gets you", "both get you", "", "the engine's estimates", fewest=False)


# Sentences.


def place_words(place: int, level: Sequence[str], players: int, what: str = "") -> str:
    """Return the verb phrase for a place, such as `came last`; `what` is won or lost."""
    where = f" in {what}" if what else ""
    if len(level) == players - 1:
        return f"tied with {join_words(level)}{f' in {what}' if what else ''},"
    if level and place + len(level) == players:
        return f"came joint last{where} with {join_words(level)},"
    if level:
        return f"shared {ORDINALS[place - 1]} place{where} with {join_words(level)},"
    if place == 1 or players == 2:
        return f"{'won' if place == 1 else 'lost'}{f' {what}' if what else ''}"
    if place == players:
        return f"came last{where}"
    return f"came {ORDINALS[place - 1]} of {number_word(players)}{where}"


def summary_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return the paragraph for a player: at most five sentences."""
    sentences = [summary.result.text]
    if summary.likely is not None:
        sentences += _likely_sentences(summary, summary.likely)
    if summary.decision is not None:
        sentences += _decision_sentences(summary, summary.decision, unit)
    elif summary.likely is None:
        sentences += _nothing_to_regret(summary, unit)
    elif summary.basis.exact_from is not None:
        sentences.append(f"From move {summary.basis.exact_from} on, none of your moves cost anything.")
    return " ".join(filter(None, sentences))


def note_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return what the paragraph rests on and what could not be solved; empty if all of it is exact."""
    unsolved = "" if summary.decision is None else _unsolved_text(summary.decision)
    return " ".join(filter(None, (unsolved, _basis_text(summary, unit))))


def _likely_sentences(summary: PlayerSummary, decision: LikelyDecision) -> Iterator[str]:
    turn, better, exact_from = decision.turn, decision.better, summary.basis.exact_from
    lead = "Even so, by" if summary.result.won else "By"
    before = f" before move {exact_from}" if exact_from else ""
    yield (
        f"{lead} the engine's estimate, what mattered most{before} was move {turn.number}: you played "
        f"{turn.move}{_grade_words(decision.grade)}; {better} was better."
    )
    two = len(turn.before.names) == 2
    own, other = (
        _lead_words(value) if two else f"with about {value:.0f} fish"
        for value in (decision.likely.played, decision.likely.better)
    )
    yield f"After {better} you would probably have ended {other}, after {turn.move} {own}."


def _lead_words(lead: float) -> str:
    """Return a likely lead in words.

    >>> _lead_words(3.25), _lead_words(-11.6), _lead_words(0.4)
    ('about 3 fish ahead', 'about 12 fish behind', 'about level')
    """
    amount = f"{abs(lead):.0f}"
    if amount == "0":
        return "about level"
    return f"about {amount} fish {'ahead' if lead > 0 else 'behind'}"


def _grade_words(grade: Grade | None) -> str:
    """Return a grade as an apposition, such as `, an inaccuracy`."""
    if not grade:
        return ""
    return f", {'an' if grade == 'inaccuracy' else 'a'} {grade}"


def _nothing_to_regret(summary: PlayerSummary, unit: Unit) -> Iterator[str]:
    basis, sure = summary.basis, summary.sure_at_start
    if summary.provisional and basis.unjudged:
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
        most = "having at most " if unit.fewest else ""
        left = " left" if unit.fewest else ""
        yield f"At the start, you could only be sure of {most}{unit.amount(sure.low)}{left}."


def _decision_sentences(summary: PlayerSummary, decision: KeyDecision, unit: Unit) -> Iterator[str]:
    turn, better = decision.turn, decision.better
    where = _where(decision)
    grade = _grade_words(decision.grade)
    if summary.result.perfect:
        yield f"Your riskiest moment was {where}: you played {turn.move}{grade}; {better} was better."
    elif summary.likely is not None:
        exact_from = summary.basis.exact_from
        solved = exact_from is not None and turn.number >= exact_from
        lead = f"From move {exact_from} on, it" if solved else "What mattered most as far as it is proved"
        yield f"{lead} was {where}: you played {turn.move}{grade}; {better} was better."
    elif summary.result.won:
        seems = "seems to be" if summary.provisional else "is"
        yield (
            f"Even so, the move to look at again {seems} {where}: you played {turn.move}{grade}; {better} "
            "was better."
        )
    else:
        most = "seems to have mattered" if summary.provisional else "mattered"
        yield f"What {most} most was {where}: you played {turn.move}{grade}; {better} was better."
    exact = [_exact_text(decision, unit)]
    expected = [_expected_text(decision, unit)]
    yield from expected + exact if decision.judged_by == EXPECTED else exact + expected
    if decision.view is not None:
        yield _view_text(decision, decision.view)


def _where(decision: KeyDecision) -> str:
    return f"move {decision.turn.number}{f' of {decision.label}' if decision.label else ''}"


def _exact_text(decision: KeyDecision, unit: Unit) -> str:
    """Return both cards by the exact yardsticks that are proved, in one sentence.

    Where the yardstick of the judgement is not proved, its bounds are given.
    """
    order: list[Yardstick] = [WORST_CASE, SELFISH]
    if decision.judged_by == SELFISH:
        order.reverse()
    pairs = {one: pair for one in order if (pair := decision.exact(one)) is not None}
    if decision.judged_by not in (EXPECTED, *pairs):
        return f"{LEADS[decision.judged_by]}, {_bounded_comparison(decision, unit)}."
    if len(pairs) == 2 and len(set(pairs.values())) == 1:
        first, second = order
        lead = f"{LEADS[first]}, and {_in_sentence(LEADS[second])} too,"
        return f"{lead} {_comparison(decision, pairs[first], unit)}."
    parts: list[str] = []
    turned = False
    for yardstick, pair in pairs.items():
        lead = _in_sentence(LEADS[yardstick]) if parts else LEADS[yardstick]
        if _is_turned(pair, unit):
            lead, turned = f"{lead}{OTHER_WAY_ROUND[turned]}", True
        else:
            lead += ","
        parts.append(f"{lead} {_comparison(decision, pair, unit)}")
    return f"{'; '.join(parts)}." if parts else ""


def _is_turned(pair: Compared[AnyOutcome], unit: Unit) -> bool:
    """Return whether the card played is the better one by a yardstick."""
    return pair.played.low < pair.better.low if unit.fewest else pair.played.low > pair.better.low


def _in_sentence(lead: str) -> str:
    return lead[0].lower() + lead[1:]


def _unsolved_text(decision: KeyDecision) -> str:
    """Return which exact values of a decision are missing; empty if none is."""
    if decision.worst_case is None:
        return ""
    worst_case, selfish = decision.exact(WORST_CASE), decision.exact(SELFISH)
    where = _where(decision)
    if worst_case is None:
        what = "worst case" if selfish or decision.judged_by == WORST_CASE else "exact values"
        verb = "were" if what == "exact values" else "was"
        return f"The {what} of {where} {verb} not settled within the limits."
    if selfish is None and len(decision.turn.before.names) > 2:
        what_follows = "comes too early to work out the rest with everyone playing for themselves"
        return f"{where[0].upper()}{where[1:]} {what_follows}."
    return ""


def _comparison(decision: KeyDecision, pair: Compared[AnyOutcome], unit: Unit) -> str:
    mine, best = pair.played.low, pair.better.low
    if mine == best:
        return f"{unit.both_leave} {unit.amount(mine)}"
    played, better = decision.turn.move, decision.better
    return f"{played} {unit.leaves} {unit.amount(mine)}, {better} {unit.others}{best or 'none'}"


def _bounded_comparison(decision: KeyDecision, unit: Unit) -> str:
    """Compare both cards by the bounds that prove the better one better."""
    pair = decision.worst_case
    assert pair is not None
    played, better = decision.turn.move, decision.better
    if unit.fewest:
        mine, best = f"at least {unit.amount(pair.played.low)}", pair.better.high
        return f"{played} {unit.leaves} {mine}, {better} {unit.others}{f'at most {best}' if best else 'none'}"
    mine = f"at most {unit.amount(pair.played.high)}"
    return f"{played} {unit.leaves} {mine}, {better} {unit.others}at least {pair.better.low}"


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
        exact = (decision.exact(one) for one in (WORST_CASE, SELFISH))
        turned = any(_is_turned(pair, CARDS_UNIT) for pair in exact if pair is not None)
        return f"{lead}{OTHER_WAY_ROUND[turned]} you can expect {amounts}."
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


def _basis_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return what the judgement rests on; empty if all of it is exact."""
    basis = summary.basis
    if basis.unjudged:
        number = f"{number_word(basis.unjudged)} of your {basis.choices} choices"
        solved = f"; the rest, from move {basis.exact_from} on, is exact" if basis.exact_from else ""
        return f"This is provisional: {number} could not be judged{solved}."
    if not basis.estimated and not basis.bounded:
        return ""
    if basis.estimated == basis.choices:
        return f"All your moves are judged by {unit.estimates}."
    if basis.exact_from is None or basis.bounded:
        ways = ((basis.estimated, unit.estimates), (basis.bounded, "bounds"))
        (first, way), *more = [(number, way) for number, way in ways if number]
        some = f"{number_word(first).capitalize()} of your {basis.choices} choices"
        parts = [f"{some} {'is' if first == 1 else 'are'} judged by {way}"]
        parts += [f"{number_word(other)} by {way}" for other, way in more]
        if basis.estimated + basis.bounded < basis.choices:
            parts.append("the others exactly")
        return f"{', '.join(parts)}."
    return f"Before move {basis.exact_from}, your moves are judged by {unit.estimates}, from then on exactly."


# JSON.


def summary_dict(summary: PlayerSummary, unit: Unit) -> dict[str, Any]:
    found: dict[str, Any] = {
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
        "note": note_text(summary, unit),
    }
    if (likely := summary.likely) is not None:
        found["decision_likely"] = {
            "number": likely.turn.number,
            "move": str(likely.turn.move),
            "better": str(likely.better),
            "judged_by": LIKELY,
            "cost": likely.cost,
            "grade": likely.grade,
            "likely": {"played": round(likely.likely.played, 2), "better": round(likely.likely.better, 2)},
        }
    return found


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
