"""Reviews and reports in French and Korean state the same facts as in English."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from functools import partial

import pytest

from ppsolve.reports.deal.page import report_html
from ppsolve.reports.deal.report import DealReport, report_on
from ppsolve.reports.deal.sentences import player_sentences
from ppsolve.reports.deal.text import report_text
from ppsolve.reports.review.party.review import review_record
from ppsolve.reports.review.party.summary import with_summaries
from ppsolve.reports.review.registry import review_dict, review_html, review_text
from ppsolve.reports.review.summary import CARDS_UNIT, note_text, summary_text
from ppsolve.solver import Limits, Solver, deal
from ppsolve.solver.language.messages import use_language
from ppsolve.solver.party.record import Round, from_dict
from translations import check_same_facts, plain_words, pseudo_language

SEEDS = range(1, 13)
SPELLED = frozenset(map(str, range(11)))
"""Numbers that English may write as words."""


def check_catalogued(render: Callable[[], str], known: Iterable[str] = ()) -> None:
    """Assert that every word of a text comes from a catalogue, but for names, notation and `known` words."""
    with pseudo_language():
        text = render()
    assert not plain_words(re.sub(r"--[a-z]+|iello-2024", "", text), known)


def _sentences(report: DealReport, seat: int) -> str:
    return " ".join(player_sentences(report, seat))


def random_round(seed: int) -> Round:
    """A round of random moves under small rules, so that everything is proved at once."""
    rng = random.Random(seed)
    position = deal(seed, 2 + seed % 3, base=3 + seed % 2, hand_size=4)
    start, moves = position, list[str]()
    while not position.over:
        move = rng.choice(position.legal_moves)
        moves.append(str(move))
        position = position.after(move)
    return from_dict({"deal": start.to_dict(), "moves": moves})


@pytest.mark.native
@pytest.mark.parametrize("seed", SEEDS)
def test_a_review_states_the_same_facts_in_all_languages(seed: int) -> None:
    played = random_round(seed)
    reviewed = with_summaries(review_record(played, Solver(threads=1)), Solver(threads=1))
    names = played.deal.names
    for summary in reviewed.summaries:
        check_same_facts(partial(summary_text, summary, CARDS_UNIT), names, SPELLED)
        check_same_facts(partial(note_text, summary, CARDS_UNIT), names, SPELLED)
    with use_language("ko"):
        in_korean = review_dict(reviewed)
    assert in_korean == review_dict(reviewed)
    check_catalogued(
        lambda: summary_text(reviewed.summaries[0], CARDS_UNIT), [name.lower() for name in names]
    )


@pytest.mark.native
def test_a_review_takes_its_words_from_the_catalogue() -> None:
    reviewed = with_summaries(review_record(random_round(3), Solver(threads=1)), Solver(threads=1))
    outside = {"base", "hand", "size"}
    check_catalogued(lambda: review_text(reviewed).split("\n\n", 2)[0], outside)

    def visible() -> str:
        page = review_html(reviewed)
        page = re.sub(r"(?s)<style.*?</style>|<svg.*?</svg>|<head>.*?</head>", " ", page)
        return re.sub(r"<[^>]*>|&\w+;", " ", page)

    check_catalogued(visible, outside)


@pytest.mark.native
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_report_states_the_same_facts_in_all_languages(seed: int) -> None:
    position = deal(seed, 2 + seed % 2, base=4, hand_size=5)
    report = report_on(position, Limits(), Solver(threads=1))
    for seat in range(len(position.players)):
        check_same_facts(partial(_sentences, report, seat), position.names)
        check_catalogued(partial(_sentences, report, seat))
    with use_language("fr"):
        in_french = report.to_dict()
    assert in_french == report.to_dict()
    with use_language("ko"):
        assert '<html lang="ko">' in report_html(report)
        assert "난이도" in report_text(report)
