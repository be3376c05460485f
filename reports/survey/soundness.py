"""Whether what the file of a survey holds can be true: every deal is that of its seed, every value in range.

SQLite notices a page that is torn, not a value that was changed. What is computed from a survey is only as
good as its rows, so they are looked at whenever a file is opened.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput, Position, textform
from ppsolve.solver.outcome import OutcomeName, Question
from ppsolve.solver.randomness import LARGEST_SEED

Row = Sequence[Any]


class StoredRows(NamedTuple):
    """What the tables of a survey hold, in the order of their columns."""

    deals: Sequence[Row]
    players: Sequence[Row]
    timings: Sequence[Row]


def check_rows(settings: Settings, rows: StoredRows, at_least: int = 0) -> None:
    """Refuse rows that no survey of these settings has; `at_least` so many deals were there once."""
    numbers = [row[0] for row in rows.deals]
    if len(numbers) < at_least:
        raise _damage(f"{at_least - len(numbers)} of its {at_least} deals are missing")
    seated = _by_deal(rows.players, numbers, "are players")
    timed = _by_deal(rows.timings, numbers, "is a timing")
    for row in rows.deals:
        number = row[0]
        for what in _flaws(settings, row, seated.get(number, []), timed.get(number, [])):
            raise _damage(what)


def _by_deal(rows: Sequence[Row], numbers: Sequence[Any], what: str) -> Mapping[Any, list[Row]]:
    """The rows of each deal; refuses rows of a deal that is not there."""
    known = set(numbers)
    found: dict[Any, list[Row]] = {}
    for row in rows:
        if row[0] not in known:
            raise _damage(f"there {what} of deal {row[0]!r}, but no such deal")
        found.setdefault(row[0], []).append(row)
    return found


def _flaws(settings: Settings, row: Row, seated: Sequence[Row], timed: Sequence[Row]) -> Iterator[str]:
    """What is wrong with a deal, if anything."""
    number, text, *outcomes, nodes, careless, traps, only, hurt = row
    if not _whole(number, 0, LARGEST_SEED - settings.seed):
        yield f"there is no deal {number!r}"
        return
    position = _position(settings, number)
    if text != textform.dumps(position):
        yield f"deal {number} is not that of its seed, {settings.seed + number}"
    if [player[1] for player in seated] != list(range(settings.players)):
        yield f"the players of deal {number} are not all there"
    table, margin = outcomes[:2], outcomes[2:]
    asked: list[tuple[OutcomeName, int | None, Row]] = [("table", None, table), ("margin", None, margin)]
    for player in seated:
        asked += [("best", player[1], player[2:4]), ("guaranteed", player[1], player[4:6])]
    for name, seat, ends in asked:
        if not _possible(position, name, seat, ends, name in settings.only):
            yield f"{name} of deal {number} is {_ends_text(ends)}, which cannot be"
    for player in seated:
        cards = len(position.players[player[1]].hand)
        if not (_number(player[6], 0, cards) if settings.measure else player[6] is None):
            yield f"what careless play leaves in deal {number} is {player[6]!r}, which cannot be"
    for part in (careless, traps, only, hurt):
        if part is not None and not (settings.measure and _number(part, -math.inf, math.inf)):
            yield f"the difficulty of deal {number} has a part {part!r}, which cannot be"
    if not _whole(nodes, 0, 2**63):
        yield f"deal {number} took {nodes!r} positions, which cannot be"
    if len(timed) != 1 or not _number(timed[0][1], 0, math.inf):
        yield f"how long deal {number} took is not there"


@lru_cache(maxsize=1 << 16)
def _position(settings: Settings, number: int) -> Position:
    """The deal of a number: a file is opened several times by one command."""
    return settings.position(number)


def _possible(position: Position, name: OutcomeName, seat: int | None, ends: Row, asked: bool) -> bool:
    """Whether an outcome of a deal can have these ends; none if it was not asked for."""
    low, high = ends
    if not asked:
        return low is None and high is None
    least, most = position.game.bounds(position, Question(name, seat))
    return _whole(low, least, most) and _whole(high, low, most)


def _whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and low <= value <= high


def _number(value: Any, low: float, high: float) -> bool:
    return isinstance(value, int | float) and math.isfinite(value) and low <= value <= high


def _ends_text(ends: Row) -> str:
    return " to ".join("nothing" if end is None else repr(end)[:20] for end in ends)


def _damage(what: str) -> BadInput:
    return BadInput("", f"is damaged: {what}")
