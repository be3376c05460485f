"""What a survey says, in sentences and in the cells of tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ppsolve.reports.survey.estimates import Estimate
from ppsolve.reports.survey.summary import Summary

NOTHING: Final = "-"


def number_text(estimate: Estimate | None) -> str:
    """A mean with its interval: `3.42 (3.30 to 3.54)`; bounds as `3.40..3.50`."""
    if estimate is None:
        return NOTHING
    return _text(estimate, 1, 2, "")


def share_text(estimate: Estimate | None) -> str:
    """A share with its interval: `42.0 % (38.9 to 45.1)`."""
    if estimate is None:
        return NOTHING
    return _text(estimate, 100, 1, " %")


def _text(estimate: Estimate, scale: float, digits: int, unit: str) -> str:
    low, high = f"{scale * estimate.low:.{digits}f}", f"{scale * estimate.high:.{digits}f}"
    value = low if estimate.low == estimate.high else f"{low}..{high}"
    if estimate.interval is None:
        return value + unit
    ends = " to ".join(f"{scale * end:.{digits}f}" for end in estimate.interval)
    return f"{value}{unit} ({ends})"


def findings(summary: Summary) -> Iterator[str]:
    """The main things that were found out, a sentence or two each."""
    first = summary.first_seat
    if first is not None and first.margin is not None:
        yield (
            f"Under best play of both, the first seat ends {_ahead(first.margin)}: the mean margin is "
            f"{number_text(first.margin)}. It is ahead in {share_text(first.ahead)} of the deals, level in "
            f"{share_text(first.level)}, behind in {share_text(first.behind)}."
        )
    if summary.finished is not None:
        yield (
            f"The pyramid can be finished, every card that was dealt placed in it, in "
            f"{share_text(summary.finished)} of the deals, if everybody works together (table = 0)."
        )
    sure = [seat.empty_for_sure for seat in summary.seats if seat.empty_for_sure is not None]
    if sure:
        shares = ", ".join(share_text(found) for found in sure)
        yield (
            f"An empty hand can be forced against everybody else (guaranteed = 0) in {shares} of the deals, "
            "for the seats in turn order."
        )
    words = summary.words
    if words and summary.difficulties:
        counted = ", ".join(f"{number} {word}" for word, number in words.items())
        yield f"Among the deals that could be measured there are {counted}."


def _ahead(margin: Estimate) -> str:
    """What the mean margin says, no more than its interval allows."""
    if margin.interval is None:
        return "ahead or behind, the sample is too small to say"
    low, high = margin.interval
    if low > 0:
        return "ahead on average"
    if high < 0:
        return "behind on average"
    return "neither ahead nor behind as far as this sample can tell"


def deals_text(number: int) -> str:
    """A number of deals: `1 deal`, `1,200 deals`."""
    return "1 deal" if number == 1 else f"{number:,} deals"


def proved_text(summary: Summary) -> str:
    """How many deals were proved and how many only bounded, and what becomes of the latter."""
    if not summary.deals:
        return "There are no deals yet."
    if not summary.bounded:
        whole = "The deal is" if len(summary.deals) == 1 else f"All {len(summary.deals):,} deals are"
        return f"{whole} proved in everything that was asked."
    text = f"{summary.proved:,} of {deals_text(len(summary.deals))} are proved in everything that was asked"
    number = "one is" if summary.bounded == 1 else f"{summary.bounded:,} are"
    return (
        f"{text}, {number} only bounded in something. Bounded values are in no distribution; in means and "
        "shares they count with both their ends, which is why those are given as low..high."
    )
