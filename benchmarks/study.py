"""Make the numbers and plots of docs/research/study.md from the tables of its surveys.

    python benchmarks/study.py docs/research/study/{two,three,four,five,six}.csv --plots docs/research/study

The page describes how the surveys were made; `ppsolve survey --db FILE --csv TABLE` writes a table. The plots
show the first table.
"""

from __future__ import annotations

import argparse
import csv
from itertools import pairwise
from pathlib import Path

from ppsolve.reports.difficulty.measure import part_names
from ppsolve.reports.survey.estimates import mean_of_numbers
from ppsolve.reports.survey.output import number_text, survey_text
from ppsolve.reports.survey.page import cards_plot, difficulty_plot, margin_plot
from ppsolve.reports.survey.run import SolvedDeal
from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.summary import Summary
from ppsolve.solver.party.game import PartyOutcome


def read_table(path: Path) -> Summary:
    """Read a survey from its table."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    players = sum(name.startswith("best_") for name in rows[0])
    first = int(rows[0]["seed"])
    asked = [
        name
        for name in ("best", "guaranteed", "table", "margin")
        if rows[0].get(f"{name}_0", rows[0].get(name))
    ]
    settings = Settings.of(players=players, seed=first, only=tuple(asked))
    assert [int(row["seed"]) for row in rows] == list(range(first, first + len(rows)))
    return Summary(settings, [_solved_deal(row, players, first) for row in rows])


def _solved_deal(row: dict[str, str], players: int, first: int) -> SolvedDeal:
    def by_seat(name: str) -> list[str]:
        return [row[f"{name}_{seat}"] for seat in range(players) if row[f"{name}_{seat}"]]

    parts = [row[f"part_{name}"] for name in part_names(players)]
    return SolvedDeal(
        int(row["seed"]) - first,
        row["deal"],
        best=tuple(map(_outcome, by_seat("best"))),
        guaranteed=tuple(map(_outcome, by_seat("guaranteed"))),
        table=_outcome(row["table"]) if row["table"] else None,
        margin=_outcome(row["margin"]) if row["margin"] else None,
        careless=tuple(map(float, by_seat("careless"))),
        parts=tuple(float(part) if part else None for part in parts),
        nodes=int(row["nodes"]),
    )


def _outcome(text: str) -> PartyOutcome:
    low, _, high = text.partition("..")
    return PartyOutcome(int(low), int(high or low))


def seats_compared(summary: Summary) -> str:
    """Compare each seat with the one before: differences of `guaranteed` and of the result of careless
    play."""
    lines = []
    seats = [*pairwise(range(summary.settings.players)), (0, summary.settings.players - 1)]
    for one, other in dict.fromkeys(seats):
        sure = [
            float(deal.guaranteed[other].high - deal.guaranteed[one].high)
            for deal in summary.deals
            if deal.guaranteed and deal.guaranteed[one].proved and deal.guaranteed[other].proved
        ]
        careless = [deal.careless[other] - deal.careless[one] for deal in summary.deals]
        lines.append(
            f"seat {other + 1} less seat {one + 1}: sure {_mean_text(sure)}, careless {_mean_text(careless)}"
        )
    return "\n".join(lines)


def _mean_text(numbers: list[float]) -> str:
    return f"{number_text(mean_of_numbers(numbers))} in {len(numbers)} deals"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="+", type=Path, help="CSV tables written by ppsolve survey")
    parser.add_argument("--plots", type=Path, help="folder to write the plots to")
    options = parser.parse_args()
    summaries = [read_table(path) for path in options.tables]
    for summary in summaries:
        print(survey_text(summary, 100), seats_compared(summary), sep="\n", end="\n\n")
    if options.plots:
        options.plots.mkdir(parents=True, exist_ok=True)
        plots = {
            "guaranteed": cards_plot(summaries[0], "guaranteed"),
            "margin": margin_plot(summaries[0]),
            "difficulty": difficulty_plot(summaries[0]),
        }
        for name, drawing in plots.items():
            (options.plots / f"{name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
