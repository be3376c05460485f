"""Difficulty of a deal, from 0 to 100 and as a word, by comparison with a reference sample of random deals.

Only full deals are rated. Other positions, such as the middle of a round, have the parts of a measure but
no rating.

`reference.json` holds, for each number of players, the command that made the sample and one row per deal:
the seed, the parts for all players together, and the parts of each player. Raw numbers are computed when
the file is read, so weights can change without solving the deals again.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from ppsolve.reports.difficulty import measure, midgame
from ppsolve.reports.difficulty.measure import (
    NO_REASON,
    KnownOutcomes,
    Measure,
    Parts,
    Reasons,
    because,
    is_full_deal,
    part_names,
)
from ppsolve.solver import BadInput, Cooperation, Position, Solver, deal
from ppsolve.solver.language.messages import in_english
from ppsolve.solver.party.rules import DEFAULT_EDITION

REFERENCE_SCHEMA: Final = "ppsolve.difficulty-reference/1"

MEASURE_SETTINGS: Final[Mapping[str, int]] = {
    "playouts": measure.PLAYOUTS,
    "playout_seed": measure.SEED,
    "rounds": midgame.ROUNDS,
    "round_seed": midgame.SEED,
    "most_cards": midgame.MOST_CARDS,
}
"""Everything a measure depends on besides the position. Only equal settings give comparable numbers."""

Word = Literal["gentle", "fair", "tricky", "cruel"]

WORDS: Final[tuple[tuple[int, Word], ...]] = ((25, "gentle"), (60, "fair"), (90, "tricky"), (101, "cruel"))
"""Exclusive upper limit of each word: a quarter of all deals is gentle, a tenth is cruel."""

NOT_COMPARED: Final = "only full deals under the standard rules can be compared"


# The reference sample.


@dataclass(frozen=True)
class Sample:
    """The raw numbers of the sampled deals for one number of players, in ascending order."""

    players: int
    deals: int
    command: str
    all_together: tuple[float, ...]
    """One number per deal."""
    of_players: tuple[float, ...]
    """One number per player and deal, all seats together."""
    by_seed: Mapping[int, float] = field(default_factory=dict)
    """The raw number of each deal by its seed."""

    @property
    def described(self) -> str:
        return f"{self.deals} full deals of {DEFAULT_EDITION} for {self.players} players"


@cache
def reference_sample(players: int) -> Sample:
    text = files("ppsolve.reports.difficulty").joinpath("reference.json").read_text(encoding="utf-8")
    document = json.loads(text)
    if document["settings"] != MEASURE_SETTINGS:
        raise RuntimeError("the reference sample was made with other settings: run the sampling command")
    entry = document["samples"][str(players)]
    rows = entry["deals"]
    together = [raw_number(players, row["all"]) for row in rows]
    each = [raw_number(players, parts) for row in rows for parts in row["players"]]
    by_seed = {row["seed"]: raw for row, raw in zip(rows, together, strict=True) if raw is not None}
    return Sample(players, len(rows), entry["command"], _ascending(together), _ascending(each), by_seed)


def raw_number(players: int, values: Sequence[float | None]) -> float | None:
    """Return the raw number of parts given in the order of `part_names`."""
    return Parts(dict(zip(part_names(players), values, strict=True)), {}).raw


def percentile(raw: float, sample: Sequence[float]) -> int:
    """Return the percentage of the sample that is lower; equal numbers count half.

    It never falls as the raw number grows.

    >>> [percentile(raw, [1.0, 2.0, 2.0, 3.0]) for raw in (0.5, 1.0, 2.0, 2.5, 4.0)]
    [0, 13, 50, 75, 100]
    """
    twice = bisect_left(sample, raw) + bisect_right(sample, raw)
    return (100 * twice + len(sample)) // (2 * len(sample))


def _ascending(numbers: Sequence[float | None]) -> tuple[float, ...]:
    return tuple(sorted(number for number in numbers if number is not None))


# Ratings.


@dataclass(frozen=True)
class Rating:
    """Harder than `percent` of 100 random deals; without a number, `why_not` gives the reason."""

    percent: int | None
    word: Word | None
    why_not: Reasons = NO_REASON

    @in_english
    def __str__(self) -> str:
        return f"not known: {self.why_not}" if self.percent is None else f"{self.percent} of 100, {self.word}"

    @in_english
    def to_dict(self) -> dict[str, Any]:
        return {"percent": self.percent, "word": self.word, "why_not": str(self.why_not) or None}


@dataclass(frozen=True)
class Difficulty:
    """The ratings for all players together, and by seat."""

    rating: Rating
    players: tuple[Rating, ...]
    compared_with: str | None
    """The sample that the position was compared with, in words; `None` if it was not compared."""
    like_with_like: bool
    """True if the position can be compared: it is a full deal, as in the sample."""
    sample_size: int = 0
    """The number of deals in the sample."""

    def to_dict(self) -> dict[str, Any]:
        return self.rating.to_dict() | {
            "compared_with": self.compared_with,
            "like_with_like": self.like_with_like,
            "players": [rating.to_dict() for rating in self.players],
        }


def rate_difficulty(found: Measure, sample: Sample | None = None) -> Difficulty:
    """Rate a measure by comparison with `sample`, the reference sample by default."""
    if not found.full_deal:
        together, *seats = (
            Rating(None, None, parts.why_missing or because("report-why-not-compared"))
            for parts in (found.parts, *found.seats)
        )
        return Difficulty(together, tuple(seats), None, False)
    sample = sample or reference_sample(found.players)
    return Difficulty(
        _rate_parts(found.parts, sample.all_together),
        tuple(_rate_parts(parts, sample.of_players) for parts in found.seats),
        sample.described,
        True,
        sample.deals,
    )


def word_for(percent: int) -> Word:
    """Return the word for a number from 0 to 100.

    >>> [word_for(percent) for percent in (0, 24, 25, 60, 90, 100)]
    ['gentle', 'gentle', 'fair', 'tricky', 'cruel', 'cruel']
    """
    return next(word for below, word in WORDS if percent < below)


def _rate_parts(parts: Parts, sample: Sequence[float]) -> Rating:
    raw = parts.raw
    return Rating(None, None, parts.why_missing) if raw is None else _rate_raw(raw, sample)


def _rate_raw(raw: float, sample: Sequence[float]) -> Rating:
    percent = percentile(raw, sample)
    return Rating(percent, word_for(percent))


# Deals of a given difficulty.


def find_deals(
    word: Word, seeds: range, deal_of: Callable[[int], Position]
) -> Iterator[tuple[int, Rating, Position | None]]:
    """Yield each seed with its rating, and with the deal if `word` describes it.

    Raises `BadInput` for deals that cannot be compared, such as those under house rules.
    """
    solver = Solver()
    for seed in seeds:
        position = deal_of(seed)
        if not is_full_deal(position):
            raise BadInput("difficulty", NOT_COMPARED)
        rating = rate_deal(seed, position, solver)
        yield seed, rating, position if rating.word == word else None


def rate_deal(seed: int, position: Position, solver: Solver) -> Rating:
    """Rate the full deal of a seed: look it up in the reference sample, or else solve it."""
    players = len(position.players)
    sample = reference_sample(players)
    known, sampled = sample.by_seed.get(seed), deal(seed, players)
    if known is not None and replace(position, rules=sampled.rules) == sampled:
        return _rate_raw(known, sample.all_together)
    best = Cooperation(position).best()
    guaranteed = solver.guaranteed(position) if players == 2 else None
    return rate_difficulty(measure.measure_position(position, KnownOutcomes(best, guaranteed))).rating
