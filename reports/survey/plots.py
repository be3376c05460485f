"""The plots of a survey, as inline SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, Final

from ppsolve.reports.shared.plots import INK, inline_svg, plotting
from ppsolve.reports.survey.estimates import Estimate
from ppsolve.reports.survey.solved_deal import SolvedDeal
from ppsolve.reports.survey.summary import FEATURES, Summary
from ppsolve.solver.view import palette

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SEATS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
COLOURS: Final = ("#0b6bb0", "#e08a2e", "#1b7f4b", "#8a4fa3", "#b3261e", "#6b7c8c")
HATCHES: Final = ("", "///", "...", "xxx", "\\\\\\", "++")
"""Colour is never the only carrier."""

AHEAD: Final = palette.PLOT_BLUE
LEVEL: Final = "#d9dee3"
BEHIND: Final = palette.PLOT_ORANGE
DOT: Final = "#5aa0d0"
FEWEST_IN_A_BOX: Final = 4
BINS: Final = 20
NARROWEST: Final = 3.0
"""How many whole numbers an axis spans at least."""


@contextmanager
def _figure(width: float, height: float, columns: int = 1, rows: int = 1) -> Iterator[tuple[Any, list[Axes]]]:
    """A figure and its axes, in our style."""
    with plotting():
        from matplotlib.figure import Figure

        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(rows, columns, squeeze=False)
        yield figure, list(axes.flat)


def seats_plot(summary: Summary) -> str:
    """What each seat is worth: `best`, `guaranteed` and careless play, with their intervals."""
    kinds: tuple[tuple[str, str, Callable[[int], Estimate | None]], ...] = (
        ("best", "o", lambda seat: summary.seats[seat].best),
        ("guaranteed", "s", lambda seat: summary.seats[seat].guaranteed),
        ("careless", "D", lambda seat: summary.seats[seat].careless),
    )
    with _figure(5.2, 0.55 * summary.settings.players + 1.3) as (figure, (axes,)):
        for number, (label, marker, of) in enumerate(kinds):
            points = [(seat, found) for seat in range(summary.settings.players) if (found := of(seat))]
            for seat, found in points:
                low, high = found.interval or (found.low, found.high)
                place = seat + (number - 1) * 0.22
                axes.plot([low, high], [place, place], color=COLOURS[number], linewidth=2)
                axes.plot(
                    [(found.low + found.high) / 2], [place], marker, color=COLOURS[number], markersize=6
                )
            if points:
                axes.plot([], [], marker, color=COLOURS[number], label=label)
        axes.set_yticks(range(summary.settings.players), SEATS[: summary.settings.players])
        axes.invert_yaxis()
        axes.set_xlim(left=min(0.0, axes.get_xlim()[0]))
        axes.set_xlabel("cards left")
        _legend_above(axes)
        return inline_svg(figure, "What each seat is worth, with 95 % intervals")


def cards_plot(summary: Summary, name: str) -> str:
    """How often each seat is left with each number of cards."""
    seats = summary.distributions[name]
    width = 0.84 / len(seats)
    with _figure(5.2, 2.6) as (figure, (axes,)):
        for seat, distribution in enumerate(seats):
            axes.bar(
                [cards + (seat - (len(seats) - 1) / 2) * width for cards in distribution.counts],
                [100 * number / distribution.proved for number in distribution.counts.values()],
                width,
                color=COLOURS[seat],
                hatch=HATCHES[seat],
                edgecolor="white",
                linewidth=0.5,
                label=SEATS[seat] if len(seats) > 1 else None,
            )
        _whole_numbers(axes)
        axes.set_xlabel(f"cards left: {name}")
        axes.set_ylabel("% of deals")
        if len(seats) > 1:
            _legend_above(axes)
        return inline_svg(figure, f"How often each number of cards is left: {name}")


def margin_plot(summary: Summary) -> str:
    """How often the first seat is ahead by each number of points."""
    (distribution,) = summary.distributions["margin"]
    with _figure(5.2, 2.6) as (figure, (axes,)):
        for label, colour, hatch, sign in (
            ("second seat ahead", BEHIND, "///", -1),
            ("level", LEVEL, "", 0),
            ("first seat ahead", AHEAD, "...", 1),
        ):
            counts = {value: n for value, n in distribution.counts.items() if _sign(value) == sign}
            axes.bar(
                list(counts),
                [100 * number / distribution.proved for number in counts.values()],
                0.84,
                color=colour,
                hatch=hatch,
                edgecolor=INK,
                linewidth=0.5,
                label=label,
            )
        _whole_numbers(axes)
        axes.set_xlabel("margin, from the first seat's side")
        axes.set_ylabel("% of deals")
        _legend_above(axes)
        return inline_svg(figure, "How often the first seat is ahead by each number of points")


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def difficulty_plot(summary: Summary) -> str:
    """How the raw numbers of the difficulty are distributed, and where the words begin."""
    with _figure(5.2, 2.6) as (figure, (axes,)):
        axes.hist(summary.difficulties, BINS, color=AHEAD, edgecolor=INK, linewidth=0.5)
        top = axes.get_ylim()[1]
        for word, place in _thresholds(summary):
            axes.axvline(place, color=INK, linestyle="--", linewidth=1)
            axes.text(place, top, f" {word}", fontsize=8)
        axes.set_xlabel("difficulty, raw number")
        axes.set_ylabel("deals")
        return inline_svg(figure, "How hard the deals are")


def _thresholds(summary: Summary) -> list[tuple[str, float]]:
    """From which raw number on each word but the first holds, among the deals there are."""
    found: dict[str, float] = {}
    for raw in sorted(summary.difficulties):
        word = summary.word(raw)
        if word is not None and word not in found:
            found[word] = raw
    return list(found.items())[1:]


def effort_plot(summary: Summary) -> str:
    """The positions that the search visited against each feature of the deal."""
    return _feature_plot(
        summary, "positions visited", lambda found: found.nodes if found.proved else None, logarithmic=True
    )


def difficulty_by_feature_plot(summary: Summary) -> str:
    """The difficulty against each feature of the deal."""
    return _feature_plot(summary, "difficulty", lambda found: found.difficulty, logarithmic=False)


def _feature_plot(
    summary: Summary, label: str, number_of: Callable[[SolvedDeal], float | None], logarithmic: bool
) -> str:
    """A panel for each feature: a dot a deal, and median and middle half where there are enough deals."""
    varying = [(name, of) for name, of in FEATURES.items() if len(set(map(of, summary.features))) > 1]
    shown = varying or list(FEATURES.items())
    rows = (len(shown) + 1) // 2
    with _figure(7.2, 2.6 * rows, columns=2, rows=rows) as (figure, panels):
        for axes in panels[len(shown) :]:
            axes.remove()
        for axes, (name, feature_of) in zip(panels, shown, strict=False):
            by_value: dict[float, list[float]] = {}
            for found, seen in zip(summary.deals, summary.features, strict=True):
                number = number_of(found)
                if number is not None:
                    by_value.setdefault(feature_of(seen), []).append(number)
            for value, numbers in sorted(by_value.items()):
                axes.plot(_scatter(value, len(numbers)), numbers, ".", color=DOT, markersize=4, zorder=1)
                if len(numbers) >= FEWEST_IN_A_BOX:
                    quarter, _, three_quarters = quantiles(numbers, n=4, method="inclusive")
                    axes.plot([value, value], [quarter, three_quarters], color=INK, linewidth=2.5, zorder=2)
                    axes.plot([value], [median(numbers)], "o", color=INK, markersize=6, zorder=3)
            if logarithmic:
                axes.set_yscale("log")
            _whole_numbers(axes)
            axes.set_xlabel(name)
            axes.set_ylabel(label)
        return inline_svg(figure, f"{label.capitalize()} against features of the deals")


def _scatter(value: float, count: int) -> list[float]:
    """Places beside a value, so that dots do not hide each other; always the same."""
    return [value + ((number * 0.618) % 1 - 0.5) * 0.5 for number in range(count)]


def _whole_numbers(axes: Axes) -> None:
    """Ticks at whole numbers, of which there are at least a few."""
    from matplotlib.ticker import MaxNLocator

    left, right = axes.get_xlim()
    if right - left < NARROWEST:
        axes.set_xlim(left, left + NARROWEST)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _legend_above(axes: Axes) -> None:
    axes.legend(
        frameon=False, fontsize=8, ncols=3, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2
    )
