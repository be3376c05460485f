"""The difficulty of a deal: a number from 0 to 100 and a word, by comparison with random deals.

Like is compared with like: a position in the middle of a round, or under house rules, has the parts of a
measure, but no place among full deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ppsolve.reports.difficulty.measure import Measure, Parts
from ppsolve.reports.difficulty.reference import Sample, percentile, reference_sample

Word = Literal["gentle", "fair", "tricky", "cruel"]

WORDS: Final[tuple[tuple[int, Word], ...]] = ((25, "gentle"), (60, "fair"), (90, "tricky"), (101, "cruel"))
"""Below which number each word holds: a quarter of all deals is gentle, a tenth is cruel."""

NOT_COMPARED: Final = "only full deals under the usual rules are compared with each other"


@dataclass(frozen=True)
class Rating:
    """Harder than `percent` of a hundred random deals; `None` if there is no such number, and why."""

    percent: int | None
    word: Word | None
    why_not: str = ""

    def __str__(self) -> str:
        return f"not known: {self.why_not}" if self.percent is None else f"{self.percent} of 100, {self.word}"

    def to_dict(self) -> dict[str, Any]:
        """The rating as JSON values."""
        return {"percent": self.percent, "word": self.word, "why_not": self.why_not or None}


@dataclass(frozen=True)
class Difficulty:
    """The difficulty for all players together, and for each by seat."""

    rating: Rating
    players: tuple[Rating, ...]
    compared_with: str | None
    """What the position was compared with, in words; `None` if it was not."""
    like_with_like: bool
    """Whether the position can be compared: a full deal, as the sample holds only full deals."""

    @property
    def percent(self) -> int | None:
        return self.rating.percent

    @property
    def word(self) -> Word | None:
        return self.rating.word

    def to_dict(self) -> dict[str, Any]:
        """The difficulty as JSON values, the ratings of the players by seat."""
        return self.rating.to_dict() | {
            "compared_with": self.compared_with,
            "like_with_like": self.like_with_like,
            "players": [rating.to_dict() for rating in self.players],
        }


def rate_difficulty(measure: Measure, sample: Sample | None = None) -> Difficulty:
    """The difficulty of what was measured, by the reference sample unless another is given."""
    if not measure.full_deal:
        return Difficulty(_no_rating(measure.parts), tuple(map(_no_rating, measure.seats)), None, False)
    sample = sample or reference_sample(measure.players)
    return Difficulty(
        _rating(measure.parts, sample.all_together),
        tuple(_rating(parts, sample.of_players) for parts in measure.seats),
        sample.described,
        True,
    )


def word_for(percent: int) -> Word:
    """The word for a number from 0 to 100.

    >>> [word_for(percent) for percent in (0, 24, 25, 60, 90, 100)]
    ['gentle', 'gentle', 'fair', 'tricky', 'cruel', 'cruel']
    """
    return next(word for below, word in WORDS if percent < below)


def _no_rating(parts: Parts) -> Rating:
    """No rating: for what is missing, or else because there is nothing to compare with."""
    return Rating(None, None, parts.why_missing or NOT_COMPARED)


def _rating(parts: Parts, sample: Sequence[float]) -> Rating:
    raw = parts.raw
    if raw is None:
        return Rating(None, None, parts.why_missing)
    return _rating_among(raw, sample)


def rate_raw(raw: float, sample: Sample) -> Rating:
    """The rating of a deal whose raw number is known."""
    return _rating_among(raw, sample.all_together)


def _rating_among(raw: float, sample: Sequence[float]) -> Rating:
    percent = percentile(raw, sample)
    return Rating(percent, word_for(percent))
