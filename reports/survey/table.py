"""A survey as CSV: one row a deal, in the order of the seeds, with nothing that differs from run to run."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator

from ppsolve.reports.difficulty.measure import part_names
from ppsolve.reports.survey.features import features_of
from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.solved_deal import SolvedDeal
from ppsolve.solver import textform
from ppsolve.solver.party.game import PartyOutcome


def csv_lines(settings: Settings, deals: Iterable[SolvedDeal]) -> Iterator[str]:
    """The lines of the table: names of the columns, then the deals.

    A value stands as it is, bounds as `low..high`, what was not asked for is empty. Columns of a player
    end in the seat, from 0.
    """
    yield _line(_names(settings.players))
    for found in deals:
        yield _line(_cells(settings, found))


def _names(players: int) -> list[str]:
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
    ]


def _cells(settings: Settings, found: SolvedDeal) -> list[str]:
    nothing = [""] * settings.players
    seen = features_of(textform.loads(found.deal))
    return [
        str(settings.seed + found.number),
        *(map(str, found.best) if found.best else nothing),
        *(map(str, found.guaranteed) if found.guaranteed else nothing),
        _text(found.table),
        _text(found.margin),
        *(map(_number, found.careless) if found.careless else nothing),
        *(map(_number, found.parts) if found.parts else [""] * len(part_names(settings.players))),
        _number(found.difficulty),
        str(found.nodes),
        *map(str, (*seen.longest, *seen.missing, seen.shared, seen.scarcest)),
        found.deal,
    ]


def _text(outcome: PartyOutcome | None) -> str:
    return "" if outcome is None else str(outcome)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"


def _line(cells: list[str]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="").writerow(cells)
    return stream.getvalue()
