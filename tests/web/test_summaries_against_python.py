"""The board's paragraph for a player is that of `ppsolve review --player`: the same facts and words."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from node import ask_web
from ppsolve.reports.review.grades import Grade
from ppsolve.reports.review.party.review import review_record
from ppsolve.reports.review.party.summary import with_summaries
from ppsolve.reports.review.summary import (
    CARDS_UNIT,
    FISH_UNIT,
    Basis,
    Compared,
    KeyDecision,
    LikelyDecision,
    PlayerSummary,
    Result,
    View,
    note_text,
    place_facts,
    summary_text,
)
from ppsolve.solver import Outcome, Solver, textform
from ppsolve.solver.language.messages import later
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.record import from_dict as round_from_dict
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, Interval, Yardstick

SMALL = "iello-2024,base=4:-:RRGYPB,RGYPPB:0"
THREE = "iello-2024,base=4:-:RRGYP,RGPBB,GYYPB:0"


def random_summary(rng: random.Random, fewest: bool) -> tuple[PlayerSummary, dict[str, Any]]:
    """Random facts of a paragraph, for Python and for the board."""

    def outcome() -> Outcome[Any]:
        low = rng.randrange(4)
        return Outcome(low, low if rng.random() < 0.7 else low + rng.randrange(1, 3))

    def bounds(one: Outcome[Any]) -> dict[str, int]:
        return {"low": one.low, "high": one.high}

    def pair(make: Any, some: float = 1.0) -> Compared[Any] | None:
        return Compared(make(), make()) if rng.random() < some else None

    def interval() -> Interval:
        mean = rng.choice([0.125, 1.625, rng.random() * 4])
        half = rng.choice([0.0, rng.random()])
        return Interval(mean, mean - half, mean + half)

    def estimate() -> Any:
        return SimpleNamespace(cards_left=interval())

    def both(found: Compared[Any] | None, say: Any) -> Any:
        return None if found is None else {"played": say(found.played), "better": say(found.better)}

    def grade() -> Grade:
        return rng.choice(get_args(Grade))

    wrong: list[Grade] = ["inaccuracy", "mistake", "blunder"]
    players = rng.randrange(2, 5)
    number = rng.randrange(1, 30)
    turn: Any = SimpleNamespace(
        number=number, move="Ga3", before=SimpleNamespace(names=["A", "B", "C", "D"][:players])
    )
    decision = likely = None
    decision_facts = likely_facts = None
    if rng.random() < 0.75:
        yardsticks: list[Yardstick] = [WORST_CASE, SELFISH, EXPECTED] if fewest else [WORST_CASE]
        judged_by = rng.choice(yardsticks)
        worst, selfish = pair(outcome), pair(outcome, 0.6)
        assert worst is not None
        if judged_by == SELFISH:
            played, better = rng.randrange(4), rng.randrange(4)
            selfish = Compared(Outcome(played, played), Outcome(better, better))
        expected = pair(estimate, 0.7) if fewest else None
        means, grades = pair(estimate, 0.7) if fewest else None, Compared(grade(), grade())
        view = None if means is None else View("Rb2", means, grades)
        grade_of = rng.choice([None, *wrong])
        decision = KeyDecision(turn, "Pa4", judged_by, outcome(), grade_of, worst, selfish, expected, view)
        decision_facts = {
            "number": number, "move": "Ga3", "better": "Pa4", "judgedBy": judged_by, "grade": grade_of,
            "players": players, "worst": both(worst, bounds), "selfish": both(selfish, bounds),
            "expected": both(expected, lambda one: one.cards_left.__dict__),
            "view": view and {
                "advised": "Rb2", "means": both(means, lambda one: one.cards_left.mean),
                "grades": {"played": grades.played, "better": grades.better},
            },
        }  # fmt: skip
    if not fewest and rng.random() < 0.6:
        values = Compared(rng.choice([0.01, -3.2, 4.6]), rng.choice([0.0, 2.3, 7.9]))
        likely = LikelyDecision(turn, "Pa4", rng.choice(wrong), 2.0, values)
        likely_facts = {
            "number": number, "move": "Ga3", "better": "Pa4", "grade": likely.grade, "players": players,
            "likely": {"played": values.played, "better": values.better},
        }  # fmt: skip
    choices = rng.randrange(0, 13)
    estimated, unjudged, bounded = (rng.choice([0, 0, rng.randrange(choices + 1)]) for _ in range(3))
    basis = Basis(choices, estimated, unjudged, rng.choice([None, number]), bounded)
    place = rng.choice([None, 1, 1, 2])
    facts_of_place = place_facts(1, [], 2)
    text = (
        later("review-round-result", player="Ann", cards=3, when="none", move=0, **facts_of_place)
        if fewest
        else later("review-floe-result", player="Ann", fish=3, **facts_of_place)
    )
    result = Result("Ann", text, rng.randrange(4), place, {}, rng.random() < 0.2, place == 1)
    sure = outcome()
    summary = PlayerSummary(result, decision, rng.random() < 0.5, basis, sure, likely)
    facts = {
        "result": {
            "text": str(text), "amount": result.amount, "place": place, "perfect": result.perfect,
            "won": result.won,
        },
        "decision": decision_facts, "likely": likely_facts, "provisional": summary.provisional,
        "basis": {
            "choices": choices, "estimated": estimated, "unjudged": unjudged, "bounded": bounded,
            "exactFrom": basis.exact_from,
        },
        "sureAtStart": bounds(sure),
    }  # fmt: skip
    return summary, facts


def test_the_same_facts_are_told_in_the_same_words() -> None:
    rng = random.Random(11)
    made = [(random_summary(rng, fewest), fewest) for fewest in (True, False) for _ in range(300)]
    found = ask_web("paragraphs", [facts for (_, facts), _ in made])
    for ((summary, _), fewest), page in zip(made, found, strict=True):
        unit = CARDS_UNIT if fewest else FISH_UNIT
        assert page == [summary_text(summary, unit), note_text(summary, unit)]


def records() -> list[dict[str, Any]]:
    """Short rounds, played at random."""
    found = []
    for number, start in enumerate([SMALL, THREE]):
        rng, position = random.Random(number), textform.loads(start)
        deal, moves = position.to_dict(), []
        while not position.over:
            moves.append(str(rng.choice(position.legal_moves)))
            position = position.play(moves[-1])
        found.append({"deal": deal, "moves": moves})
    return found


@pytest.mark.native
def test_a_round_is_judged_and_told_as_by_the_command_line() -> None:
    given = records()
    found = ask_web("reviews", [json.dumps(record) for record in given])
    solver = Solver(threads=1)
    told = []
    for record, page in zip(given, found, strict=True):
        played = round_from_dict(record)
        assert isinstance(played, Round)
        reviewed = with_summaries(review_record(played, solver), solver)
        expected = [[summary_text(one, CARDS_UNIT), note_text(one, CARDS_UNIT)] for one in reviewed.summaries]
        assert page == expected
        told += expected
    assert sum("you played" in text for text, _ in told) > 2
