"""The reference sample: the parts of many random deals, which ship with the package.

`reference.json` holds, for each number of players, the command that made its sample and one row a deal:
the seed, the parts for all players together, and those of each player. Raw numbers are made from the parts
when the file is read, so that weights can change without solving anything again.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ppsolve.reports.difficulty import measure, middle
from ppsolve.reports.difficulty.measure import Parts, part_names
from ppsolve.solver.party.rules import DEFAULT_EDITION

SCHEMA: Final = "ppsolve.difficulty-reference/1"

SETTINGS: Final[Mapping[str, int]] = {
    "playouts": measure.PLAYOUTS,
    "playout_seed": measure.SEED,
    "rounds": middle.ROUNDS,
    "round_seed": middle.SEED,
    "most_cards": middle.MOST_CARDS,
}
"""What a measure depends on besides the position: only numbers made with the same can be compared."""


@dataclass(frozen=True)
class Sample:
    """The raw numbers of the deals of one number of players, ascending."""

    players: int
    deals: int
    command: str
    all_together: tuple[float, ...]
    """One number a deal."""
    of_players: tuple[float, ...]
    """One number for each player of each deal, all seats together."""
    by_seed: Mapping[int, float] = field(default_factory=dict)
    """The raw numbers of the deals by their seeds."""

    @property
    def described(self) -> str:
        """What the sample holds, in words."""
        return f"{self.deals} full deals of {DEFAULT_EDITION} for {self.players} players"


@cache
def reference_sample(players: int) -> Sample:
    """The sample that ships with the package."""
    text = files("ppsolve.reports.difficulty").joinpath("reference.json").read_text(encoding="utf-8")
    document = json.loads(text)
    if document["settings"] != SETTINGS:
        raise RuntimeError("the reference sample was made with other settings of the measure: make it again")
    return sample_of(players, document["samples"][str(players)])


def sample_of(players: int, entry: Mapping[str, Any]) -> Sample:
    """The sample of an entry of the reference file."""
    rows = entry["deals"]
    together = [raw_number(players, row["all"]) for row in rows]
    each = [raw_number(players, parts) for row in rows for parts in row["players"]]
    by_seed = {row["seed"]: raw for row, raw in zip(rows, together, strict=True) if raw is not None}
    return Sample(players, len(rows), entry["command"], _ascending(together), _ascending(each), by_seed)


def raw_number(players: int, values: Sequence[float | None]) -> float | None:
    """The raw number of parts in the order of `part_names`."""
    return Parts(dict(zip(part_names(players), values, strict=True)), {}).raw


def percentile(raw: float, sample: Sequence[float]) -> int:
    """How many of a hundred in the sample are lower; those that are equal count half. Never falls as the
    raw number grows.

    >>> [percentile(raw, [1.0, 2.0, 2.0, 3.0]) for raw in (0.5, 1.0, 2.0, 2.5, 4.0)]
    [0, 13, 50, 75, 100]
    """
    twice = bisect_left(sample, raw) + bisect_right(sample, raw)
    return (100 * twice + len(sample)) // (2 * len(sample))


def _ascending(numbers: Sequence[float | None]) -> tuple[float, ...]:
    return tuple(sorted(number for number in numbers if number is not None))
