"""Surveys as text, JSON and CSV, and the sentences that text and page share."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal
from statistics import quantiles
from typing import Any, Final

from ppsolve.reports.difficulty.measure import part_names
from ppsolve.reports.shared.tables import players_table
from ppsolve.reports.survey.estimates import CONFIDENCE, FEWEST, Estimate
from ppsolve.reports.survey.run import SolvedDeal
from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.summary import FirstSeat, Seat, Summary, features_of
from ppsolve.solver import textform
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.view.layout import NARROWEST, paragraph

SCHEMA: Final = "ppsolve.survey/1"
NOTHING: Final = "-"
TO: Final = " to "
SEATS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


# Sentences and cells.


def number_text(estimate: Estimate | None, to: str = TO) -> str:
    """Format a mean with its interval: `3.42 (3.30 to 3.54)`; bounds as `3.40..3.50`."""
    return NOTHING if estimate is None else _estimate_text(estimate, 1, 2, "", to)


def share_text(estimate: Estimate | None) -> str:
    """Format a share with its interval: `42.0 % (38.9 to 45.1)`."""
    return NOTHING if estimate is None else _estimate_text(estimate, 100, 1, " %")


def _estimate_text(estimate: Estimate, scale: int, digits: int, unit: str, to: str = TO) -> str:
    place = Decimal(1).scaleb(-digits)

    def text(number: float, rounding: str = ROUND_HALF_UP) -> str:
        return str((Decimal(repr(number)) * scale).quantize(place, rounding))

    low, high = text(estimate.low), text(estimate.high)
    value = low if estimate.low == estimate.high else f"{low}..{high}"
    if estimate.interval is None:
        return value + unit
    first, last = estimate.interval
    ends = [text(first), text(last)]
    if ends[0] == ends[1]:  # too narrow for these digits: round outwards
        ends = [text(first, ROUND_FLOOR), text(last, ROUND_CEILING)]
    return f"{value}{unit} ({to.join(ends)})"


def deals_text(number: int) -> str:
    """Format a number of deals: `1 deal`, `1,200 deals`."""
    return "1 deal" if number == 1 else f"{number:,} deals"


def proved_text(summary: Summary) -> str:
    """Return how many deals were solved completely, and how bounded values are counted."""
    if not summary.deals:
        return "There are no deals yet."
    if not summary.bounded:
        whole = "The deal was" if len(summary.deals) == 1 else f"All {len(summary.deals):,} deals were"
        return f"{whole} solved completely."
    number = "one has" if summary.bounded == 1 else f"{summary.bounded:,} have"
    return (
        f"{summary.proved:,} of {deals_text(len(summary.deals))} were solved completely; {number} values "
        "that are only bounded. Distributions leave these values out. Means and shares count them with both "
        "bounds and are shown as low..high."
    )


def findings(summary: Summary) -> Iterator[str]:
    """Yield the main findings, a sentence or two each."""
    first = summary.first_seat
    if first is not None and first.margin is not None:
        yield (
            f"{_advantage_text(first.margin)}: the mean margin is {number_text(first.margin)}. The first "
            f"seat is ahead in {share_text(first.ahead)} of the deals, level in {share_text(first.level)}, "
            f"behind in {share_text(first.behind)}."
        )
    if summary.finished is not None:
        yield (
            "If everybody works together, every card can be placed (table = 0) in "
            f"{share_text(summary.finished)} of the deals."
        )
    if sure := [seat.empty_for_sure for seat in summary.seats if seat.empty_for_sure is not None]:
        yield _empty_hand_text(sure, len(summary.outcomes("guaranteed", 0)))
    if summary.words and summary.difficulties:
        counted = ", ".join(f"{number} {word}" for word, number in summary.words.items())
        yield f"Difficulty of the {deals_text(len(summary.difficulties))} that could be measured: {counted}."


def _advantage_text(margin: Estimate) -> str:
    """Return what the mean margin says about the first seat, no more than its interval allows."""
    if margin.interval is None:
        return "The sample is too small to say which seat is better off"
    low, high = margin.interval
    if low > 0:
        outcome = "the first seat comes out ahead on average"
    elif high < 0:
        outcome = "the first seat comes out behind on average"
    else:
        outcome = "this sample shows no clear advantage for either seat"
    return f"With best play on both sides, {outcome}"


def _empty_hand_text(shares: Sequence[Estimate], deals: int) -> str:
    if any(share.high for share in shares):
        by_seat = ", ".join(share_text(share) for share in shares)
        return (
            "A player can force an empty hand against everybody else (guaranteed = 0) in this share of the "
            f"deals, by seat in turn order: {by_seat}."
        )
    sample = "the deal" if deals == 1 else f"any of the {deals_text(deals)}"
    limits = [share.interval[1] for share in shares if share.interval is not None]
    limit = f" (95 % upper limit {100 * max(limits):.2g} %)" if limits else ""
    return f"No seat could force an empty hand in {sample}{limit}."


# Text.


def survey_text(summary: Summary, width: int = 100) -> str:
    """Format a summary in lines of at most `width` columns (at least 40)."""
    width = max(width, NARROWEST)
    settings = summary.settings
    estimates = {
        "best": [seat.best for seat in summary.seats],
        "guaranteed": [seat.guaranteed for seat in summary.seats],
        "careless": [seat.careless for seat in summary.seats],
    }
    known = {name: found for name, found in estimates.items() if any(found)} or {"best": estimates["best"]}
    seats = SEATS[: settings.players]
    tables = [
        players_table(
            seats, {name: [number_text(one, to) for one in found] for name, found in known.items()}, "seat"
        )
        for to in (TO, "-")
    ]
    table = next((one for one in tables if one.fits(width)), tables[0]).text(width)
    deals = f"{deals_text(len(summary.deals))} of {settings.players} players, {settings.full_rules.named}"
    sentences = [f"{deals}, seeds from {settings.seed}. {proved_text(summary)}", *findings(summary)]
    first, *rest = (paragraph(sentence, width, indent="") for sentence in sentences)
    note = paragraph("Cards left with all hands open: mean and 95 % interval.", width, indent="")
    return "\n".join([first, "", table, note, *(f"\n{lines}" for lines in rest)])


# JSON.


def survey_dict(summary: Summary) -> dict[str, Any]:
    """Return the document that `ppsolve survey --json` prints: no timings, the same in every run."""
    finished, first = summary.finished, summary.first_seat
    return {
        "schema": SCHEMA,
        "settings": asdict(summary.settings),
        "deals": len(summary.deals),
        "proved": summary.proved,
        "bounded": summary.bounded,
        "confidence": CONFIDENCE,
        "seats": [_estimates_dict(seat) for seat in summary.seats],
        "finished": finished and finished.to_dict(),
        "first_seat": first and _estimates_dict(first),
        "distributions": {
            name: [distribution.to_dict() for distribution in distributions]
            for name, distributions in summary.distributions.items()
        },
        "difficulty": {
            "deals": len(summary.difficulties),
            "quartiles": quartiles(summary.difficulties),
            "words": summary.words,
            "by_feature": summary.difficulty_by_feature,
        },
        "effort": {
            "quartiles": quartiles([found.nodes for found in summary.deals if found.proved]),
            "by_feature": summary.effort_by_feature if summary.searched else None,
        },
        "hardest": [_deal_dict(summary, found) for found in summary.hardest],
        "kindest": [_deal_dict(summary, found) for found in summary.kindest],
    }


def _estimates_dict(estimates: Seat | FirstSeat) -> dict[str, Any]:
    return {name: value and value.to_dict() for name, value in vars(estimates).items()}


def quartiles(numbers: Sequence[float]) -> list[float] | None:
    """Return the three quartiles; `None` for too few numbers."""
    if len(numbers) < FEWEST:
        return None
    return [round(number, 4) for number in quantiles(numbers, n=4, method="inclusive")]


def _deal_dict(summary: Summary, found: SolvedDeal) -> dict[str, Any]:
    raw = found.difficulty
    return {
        "seed": summary.seed(found),
        "difficulty": raw,
        "percent": None if raw is None else summary.percent(raw),
        "best": [_bounds_dict(outcome) for outcome in found.best],
        "guaranteed": [_bounds_dict(outcome) for outcome in found.guaranteed],
        "table": found.table and _bounds_dict(found.table),
        "margin": found.margin and _bounds_dict(found.margin),
        "careless": [round(mean, 4) for mean in found.careless],
        "nodes": found.nodes,
        "report": summary.report_command(found),
    }


def _bounds_dict(outcome: PartyOutcome) -> dict[str, int]:
    return {"low": outcome.low, "high": outcome.high}


# CSV.


def csv_lines(settings: Settings, deals: Iterable[SolvedDeal]) -> Iterator[str]:
    """Yield the header line and one line per deal, by seed, with nothing that differs from run to run.

    Bounds are written as `low..high`; a result that was not requested is empty. Player columns end in the
    seat, from 0. `difficulty` is the older name of `difficulty_raw`.
    """
    percent_of = Summary(settings, ()).percent
    yield _csv_line(_csv_header(settings.players))
    for found in deals:
        percent = None if found.difficulty is None else percent_of(found.difficulty)
        yield _csv_line(_csv_cells(settings, found, percent))


def _csv_header(players: int) -> list[str]:
    def by_seat(name: str) -> list[str]:
        return [f"{name}_{seat}" for seat in range(players)]

    return [
        "seed",
        *by_seat("best"),
        *by_seat("guaranteed"),
        "table",
        "margin",
        *by_seat("careless"),
        *(f"part_{name}" for name in part_names(players)),
        "difficulty",
        "nodes",
        *by_seat("longest"),
        *by_seat("missing"),
        "shared",
        "scarcest",
        "deal",
        "difficulty_raw",
        "difficulty_0_100",
    ]


def _csv_cells(settings: Settings, found: SolvedDeal, percent: int | None) -> list[str]:
    empty = [""] * settings.players
    features = features_of(textform.loads(found.deal))
    return [
        str(settings.seed + found.number),
        *(map(str, found.best) if found.best else empty),
        *(map(str, found.guaranteed) if found.guaranteed else empty),
        "" if found.table is None else str(found.table),
        "" if found.margin is None else str(found.margin),
        *(map(_csv_number, found.careless) if found.careless else empty),
        *(map(_csv_number, found.parts) if found.parts else [""] * len(part_names(settings.players))),
        _csv_number(found.difficulty),
        str(found.nodes),
        *map(str, (*features.longest, *features.missing, features.shared, features.scarcest)),
        found.deal,
        _csv_number(found.difficulty),
        "" if percent is None else str(percent),
    ]


def _csv_number(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"


def _csv_line(cells: list[str]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="").writerow(cells)
    return stream.getvalue()
