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
from ppsolve.solver.language.messages import LaterFact, Message, decimal_text, in_english, say
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

FACTS: Final[Mapping[Yardstick, str]] = {SELFISH: "selfish", WORST_CASE: "worst"}
"""The exact yardsticks as facts of messages."""


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
class RoundLabel:
    """The number of a round in a game, and how often it was dealt."""

    number: int
    dealing: int

    def __str__(self) -> str:
        if self.dealing == 1:
            return say("review-round-label", number=self.number)
        return say("review-round-again", number=self.number, dealing=self.dealing)


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
    label: RoundLabel | None = None
    """The round of a game."""

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
    text: Message
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
    """What results count: cards or fish."""

    name: Literal["cards", "fish"]
    fewest: bool

    @property
    def thing(self) -> str:
        """What `COUNT` calls it."""
        return "card" if self.name == "cards" else "fish"


CARDS_UNIT: Final = Unit("cards", fewest=True)
FISH_UNIT: Final = Unit("fish", fewest=False)


# Sentences.


def place_facts(
    place: int, level: Sequence[str], players: int, what: Literal["round", "game"] = "round"
) -> dict[str, LaterFact]:
    """Return a place as facts of a message; `level` are the others on the same place."""
    if len(level) == players - 1:
        kind = "tied"
    elif level:
        kind = "joint-last" if place + len(level) == players else "shared"
    elif place == 1 or players == 2:
        kind = "won" if place == 1 else "lost"
    else:
        kind = "last" if place == players else "nth"
    return {"place": kind, "rank": place, "players": players, "others": tuple(level), "what": what}


def summary_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return the paragraph for a player: at most five sentences."""
    sentences = [str(summary.result.text)]
    if summary.likely is not None:
        sentences += _likely_sentences(summary, summary.likely)
    if summary.decision is not None:
        sentences += _decision_sentences(summary, summary.decision, unit)
    elif summary.likely is None:
        sentences += _nothing_to_regret(summary, unit)
    elif summary.basis.exact_from is not None:
        sentences.append(say("review-clean-from", **{"from": summary.basis.exact_from}))
    return " ".join(filter(None, sentences))


def note_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return what the paragraph rests on and what could not be solved; empty if all of it is exact."""
    unsolved = "" if summary.decision is None else _unsolved_text(summary.decision)
    return " ".join(filter(None, (unsolved, _basis_text(summary, unit))))


def _likely_sentences(summary: PlayerSummary, decision: LikelyDecision) -> Iterator[str]:
    turn, better = decision.turn, str(decision.better)
    yield say(
        "review-likely-decision",
        won="yes" if summary.result.won else "no",
        number=turn.number,
        move=str(turn.move),
        grade=_grade_fact(decision.grade),
        better=better,
        **{"from": summary.basis.exact_from or 0},
    )
    mine, best = decision.likely.played, decision.likely.better
    if len(turn.before.names) > 2:
        amounts = {"mine": _whole(mine), "best": _whole(best)}
        yield say("review-likely-fish", better=better, move=str(turn.move), **amounts)
        return
    amounts = {"mine": _whole(abs(mine)), "best": _whole(abs(best))}
    sides = {"mine_side": _side(mine), "best_side": _side(best)}
    yield say("review-likely-leads", better=better, move=str(turn.move), **amounts, **sides)


def _whole(number: float) -> int:
    return int(f"{number:.0f}")


def _side(lead: float) -> str:
    """Return a likely lead as a fact.

    >>> _side(3.25), _side(-11.6), _side(0.4)
    ('ahead', 'behind', 'level')
    """
    if not _whole(abs(lead)):
        return "level"
    return "ahead" if lead > 0 else "behind"


def _grade_fact(grade: Grade | None) -> str:
    return "none" if grade is None or grade in RIGHT else grade


def _nothing_to_regret(summary: PlayerSummary, unit: Unit) -> Iterator[str]:
    basis, sure = summary.basis, summary.sure_at_start
    if summary.provisional and basis.unjudged:
        yield say("review-none-found")
        return
    if not basis.choices:
        yield say("review-no-choice")
        return
    if summary.result.perfect:
        yield say("review-clean", kind="perfect")
        return
    place = summary.result.place
    yield say("review-clean", kind="unfinished" if place is None else "won" if place == 1 else "other")
    if sure is None or not sure.proved or place is None:
        return
    better = summary.result.amount < sure.low if unit.fewest else summary.result.amount > sure.low
    if summary.result.amount == sure.low:
        yield say("review-sure-at-best", unit=unit.name, number=sure.low)
    elif better:
        yield say("review-sure-only", unit=unit.name, number=sure.low)


def _decision_sentences(summary: PlayerSummary, decision: KeyDecision, unit: Unit) -> Iterator[str]:
    yield say(
        "review-decision",
        kind=_kind(summary, decision),
        move=str(decision.turn.move),
        grade=_grade_fact(decision.grade),
        better=str(decision.better),
        **_where(decision),
        **{"from": summary.basis.exact_from or 0},
    )
    exact = [_exact_text(decision, unit)]
    expected = [_expected_text(decision)]
    yield from expected + exact if decision.judged_by == EXPECTED else exact + expected
    if decision.view is not None:
        yield _view_text(decision, decision.view)


def _kind(summary: PlayerSummary, decision: KeyDecision) -> str:
    """Return why a decision is mentioned, as a fact."""
    if summary.result.perfect:
        return "riskiest"
    if summary.likely is not None:
        exact_from = summary.basis.exact_from
        return "from" if exact_from is not None and decision.turn.number >= exact_from else "as-proved"
    if summary.result.won:
        return "won-provisional" if summary.provisional else "won"
    return "provisional" if summary.provisional else "most"


def _where(decision: KeyDecision) -> dict[str, str | int]:
    """Return the number of the move, and the round if there are several, as facts."""
    label = decision.label
    return {
        "number": decision.turn.number,
        "in": "game" if label is None else "round",
        "round": "-" if label is None else str(label),
    }


def _exact_text(decision: KeyDecision, unit: Unit) -> str:
    """Return both cards by the exact yardsticks that are proved, in one sentence.

    Where the yardstick of the judgement is not proved, its bounds are given.
    """
    order: list[Yardstick] = [WORST_CASE, SELFISH]
    if decision.judged_by == SELFISH:
        order.reverse()
    pairs = {one: pair for one in order if (pair := decision.exact(one)) is not None}
    if decision.judged_by not in (EXPECTED, *pairs):
        clause = _bounded_comparison(decision, unit)
        return say("review-exact", yardstick=FACTS[decision.judged_by], turned="no", clause=clause)
    if not pairs:
        return ""
    (first, pair), *more = pairs.items()
    facts = {"yardstick": FACTS[first], "clause": _comparison(decision, pair, unit)}
    turned = _is_turned(pair, unit)
    if not more:
        return say("review-exact", turned="yes" if turned else "no", **facts)
    second = more[0][1]
    if pair == second:
        return say("review-exact-alike", **facts)
    return say(
        "review-exact-both",
        turned="yes" if turned else "no",
        second_turned=("again" if turned else "yes") if _is_turned(second, unit) else "no",
        second_clause=_comparison(decision, second, unit),
        **facts,
    )


def _is_turned(pair: Compared[AnyOutcome], unit: Unit) -> bool:
    """Return whether the card played is the better one by a yardstick."""
    return pair.played.low < pair.better.low if unit.fewest else pair.played.low > pair.better.low


def _unsolved_text(decision: KeyDecision) -> str:
    """Return which exact values of a decision are missing; empty if none is."""
    if decision.worst_case is None:
        return ""
    worst_case, selfish = decision.exact(WORST_CASE), decision.exact(SELFISH)
    if worst_case is None:
        known = selfish or decision.judged_by == WORST_CASE
        missing = "review-unsolved-worst-case" if known else "review-unsolved-values"
        return say(missing, **_where(decision))
    if selfish is None and len(decision.turn.before.names) > 2:
        return say("review-unsolved-selfish", **_where(decision))
    return ""


def _comparison(decision: KeyDecision, pair: Compared[AnyOutcome], unit: Unit) -> str:
    mine, best = pair.played.low, pair.better.low
    if mine == best:
        return say("review-comparison-equal", unit=unit.name, mine=mine)
    return say("review-comparison", unit=unit.name, mine=mine, best=best, **_both_moves(decision))


def _bounded_comparison(decision: KeyDecision, unit: Unit) -> str:
    """Compare both cards by the bounds that prove the better one better."""
    pair = decision.worst_case
    assert pair is not None
    mine, best = (pair.played.low, pair.better.high) if unit.fewest else (pair.played.high, pair.better.low)
    return say("review-comparison-bounded", unit=unit.name, mine=mine, best=best, **_both_moves(decision))


def _both_moves(decision: KeyDecision) -> dict[str, str]:
    return {"played": str(decision.turn.move), "better": str(decision.better)}


def _expected_text(decision: KeyDecision) -> str:
    """Return what to expect after both cards; empty if there is no estimate."""
    if decision.expected is None:
        return ""
    own, other = decision.expected.played.cards_left, decision.expected.better.cards_left
    if decision.judged_by == EXPECTED or own.low > other.high:
        verdict = "plain"
    elif own.high < other.low:
        exact = (decision.exact(one) for one in (WORST_CASE, SELFISH))
        turned = any(_is_turned(pair, CARDS_UNIT) for pair in exact if pair is not None)
        verdict = "again" if turned else "turned"
    else:
        verdict = "unclear"
    return say(
        "review-expected",
        hands="open" if decision.worst_case else "hidden",
        verdict=verdict,
        mine=_interval_text(own, "review-interval-cards"),
        best=_interval_text(other, "review-interval"),
        **_both_moves(decision),
    )


def _interval_text(interval: Interval, message: str) -> str:
    mean, low, high = (decimal_text(number, 2) for number in (interval.mean, interval.low, interval.high))
    return say(message, mean=mean, low=low, high=high, range="no" if low == high else "yes")


def _view_text(decision: KeyDecision, view: View) -> str:
    """Return whether the player could see it at the time."""
    own, other = view.estimates.played.cards_left.mean, view.estimates.better.cards_left.mean
    facts = {"mine": decimal_text(own, 2), "best": decimal_text(other, 2), **_both_moves(decision)}
    match view.visible:
        case "seen":
            return say("review-seen", **facts)
        case "another":
            return say("review-another", third=str(view.advised), **facts)
        case "afterwards":
            same = "same" if view.grades.played == "best" else "nearly"
            return say("review-afterwards", looked="better" if own < other else same, **facts)


def _basis_text(summary: PlayerSummary, unit: Unit) -> str:
    """Return what the judgement rests on; empty if all of it is exact."""
    basis = summary.basis
    exact_from = {"from": basis.exact_from or 0}
    if basis.unjudged:
        counts = {"unjudged": basis.unjudged, "choices": basis.choices}
        return say("review-basis-provisional", **counts, **exact_from)
    if not basis.estimated and not basis.bounded:
        return ""
    if basis.estimated == basis.choices:
        return say("review-basis-all", unit=unit.name)
    if basis.exact_from is None or basis.bounded:
        return say(
            "review-basis-parts",
            unit=unit.name,
            estimated=basis.estimated,
            bounded=basis.bounded,
            choices=basis.choices,
            rest="yes" if basis.estimated + basis.bounded < basis.choices else "no",
        )
    return say("review-basis-before", unit=unit.name, **exact_from)


# JSON.


@in_english
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
        found["round"] = str(decision.label)
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
