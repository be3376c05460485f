"""Statistics over the deals of a survey."""

from __future__ import annotations

import math
import shlex
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, get_args

from ppsolve.reports.difficulty.measure import is_full_deal
from ppsolve.reports.difficulty.rating import Word, percentile, reference_sample, word_for
from ppsolve.reports.survey.estimates import Estimate, mean_of, mean_of_numbers, rank_correlation, share_of
from ppsolve.reports.survey.run import SolvedDeal
from ppsolve.reports.survey.settings import Settings, measure_settings
from ppsolve.solver import COLOURS, Position, textform
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.rules import deck_text
from ppsolve.solver.view.html import html_paragraph

if TYPE_CHECKING:
    import pandas as pd

EXTREMES: Final = 10
"""Length of the lists of the hardest and the kindest deals."""


@dataclass(frozen=True)
class Features:
    """Simple counts over the hands of a deal, which may correlate with its difficulty."""

    longest: tuple[int, ...]
    """Number of cards of the hand's longest colour, by seat."""
    missing: tuple[int, ...]
    """Number of colours missing from the hand, by seat."""
    shared: int
    """Cards that two hands have in common, over all pairs of hands."""
    scarcest: int
    """Number of cards of the scarcest colour in all hands together."""


def features_of(position: Position) -> Features:
    """Return the features of a deal.

    >>> from ppsolve.solver import textform
    >>> features_of(textform.loads("iello-2024:-:RRRGB,RGGGY:0"))
    Features(longest=(3, 3), missing=(2, 2), shared=2, scarcest=0)
    """
    deck = [colour for colour, held in zip(COLOURS, position.rules.deck, strict=True) if held]
    hands = [[player.hand.count(colour) for colour in deck] for player in position.players]
    return Features(
        longest=tuple(max(hand) for hand in hands),
        missing=tuple(hand.count(0) for hand in hands),
        shared=sum(sum(map(min, one, other)) for one, other in combinations(hands, 2)),
        scarcest=min(map(sum, zip(*hands, strict=True))),
    )


FEATURES: Final[dict[str, Callable[[Features], float]]] = {
    "longest colour in a hand": lambda features: max(features.longest),
    "colours missing in hands": lambda features: sum(features.missing),
    "cards that hands share": lambda features: features.shared,
    "cards of the scarcest colour": lambda features: features.scarcest,
}
"""The numbers that effort and difficulty are correlated with, by label."""


@dataclass(frozen=True)
class Seat:
    """Statistics of a seat, in cards left."""

    best: Estimate | None
    guaranteed: Estimate | None
    gap: Estimate | None
    """`guaranteed` minus `best`: how many cards the others can cost."""
    careless: Estimate | None
    empty_at_best: Estimate | None
    """The share of deals in which `best` is 0."""
    empty_for_sure: Estimate | None
    """The share of deals in which `guaranteed` is 0."""


@dataclass(frozen=True)
class FirstSeat:
    """The advantage of the first of two seats."""

    margin: Estimate | None
    ahead: Estimate | None
    level: Estimate | None
    behind: Estimate | None


@dataclass(frozen=True)
class Distribution:
    """The number of deals for each proved value, and of deals with bounds only."""

    counts: dict[int, int]
    bounded: int

    @classmethod
    def of(cls, outcomes: Iterable[PartyOutcome]) -> Distribution:
        values = [outcome.value for outcome in outcomes]
        proved = Counter(value for value in values if value is not None)
        return cls(dict(sorted(proved.items())), values.count(None))

    @property
    def proved(self) -> int:
        return sum(self.counts.values())

    def to_dict(self) -> dict[str, Any]:
        return {"proved": {str(value): n for value, n in self.counts.items()}, "bounded": self.bounded}


class Summary:
    """A survey and its statistics."""

    def __init__(self, settings: Settings, deals: Sequence[SolvedDeal]) -> None:
        self.settings = settings
        self.deals = deals
        self.features = [features_of(textform.loads(found.deal)) for found in deals]

    def to_frame(self) -> pd.DataFrame:
        """Return a pandas frame with a row for each deal and the columns of the CSV table.

        A result that is only bounded is a text `low..high`, and its column is not numeric.
        """
        from io import StringIO

        import pandas as pd

        from ppsolve.reports.survey.output import csv_lines

        return pd.read_csv(StringIO("\n".join(csv_lines(self.settings, self.deals))))

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `ppsolve survey --json` prints."""
        from ppsolve.reports.survey.output import survey_dict

        return survey_dict(self)

    def to_html(self) -> str:
        """Return the survey as one self-contained page with plots."""
        from ppsolve.reports.survey.page import survey_html

        return survey_html((self,), {})

    def __repr__(self) -> str:
        from ppsolve.reports.survey.output import deals_text

        return f"<Summary of {deals_text(len(self.deals))} for {self.settings.players} players>"

    def _repr_html_(self) -> str:
        """Return the main findings, for notebooks."""
        from ppsolve.reports.survey.output import deals_text, findings

        return "".join(map(html_paragraph, (deals_text(len(self.deals)), *findings(self))))

    @property
    def proved(self) -> int:
        """Number of deals whose outcomes are all proved."""
        return sum(found.proved for found in self.deals)

    @property
    def bounded(self) -> int:
        return len(self.deals) - self.proved

    @cached_property
    def seats(self) -> list[Seat]:
        return [self._seat(seat) for seat in range(self.settings.players)]

    def _seat(self, seat: int) -> Seat:
        best, sure = self.outcomes("best", seat), self.outcomes("guaranteed", seat)
        pairs = zip(sure, best, strict=True) if best and sure else ()
        careless = [found.careless[seat] for found in self.deals if found.careless]
        cards = (0, self.settings.full_rules.hand_size)
        return Seat(
            mean_of(best, cards),
            mean_of(sure, cards),
            mean_of([PartyOutcome(max(0, g.low - b.high), g.high - b.low) for g, b in pairs], cards),
            mean_of_numbers(careless, cards),
            _share_within(best, 0, 0),
            _share_within(sure, 0, 0),
        )

    def outcomes(self, name: str, seat: int | None = None) -> list[PartyOutcome]:
        """Return an outcome of every deal that has it."""
        if seat is None:
            found = (getattr(deal, name) for deal in self.deals)
            return [outcome for outcome in found if outcome is not None]
        return [getattr(deal, name)[seat] for deal in self.deals if getattr(deal, name)]

    @cached_property
    def finished(self) -> Estimate | None:
        """The share of deals with `table` 0: cooperating players can place every card."""
        return _share_within(self.outcomes("table"), 0, 0)

    @cached_property
    def first_seat(self) -> FirstSeat | None:
        margins = self.outcomes("margin")
        if not margins:
            return None
        rules = self.settings.full_rules
        most = rules.hand_size + rules.bonus
        return FirstSeat(
            mean_of(margins, (-most, most)),
            ahead=_share_within(margins, 1, math.inf),
            level=_share_within(margins, 0, 0),
            behind=_share_within(margins, -math.inf, -1),
        )

    @cached_property
    def distributions(self) -> dict[str, list[Distribution]]:
        """The distributions by outcome: one for each seat, or a single one for `table` and `margin`."""
        return {
            name: [
                Distribution.of(self.outcomes(name, seat))
                for seat in ((None,) if name in ("table", "margin") else range(self.settings.players))
            ]
            for name in self.settings.only
        }

    # Difficulty and effort.

    @cached_property
    def difficulties(self) -> list[float]:
        """The raw difficulties of the deals that have one."""
        return [found.difficulty for found in self.deals if found.difficulty is not None]

    def percent(self, raw: float) -> int | None:
        """Return the percentage of random deals that are easier; `None` if there is no comparable sample."""
        if not self._comparable:
            return None
        return percentile(raw, reference_sample(self.settings.players).all_together)

    @cached_property
    def _comparable(self) -> bool:
        """True if the reference sample has deals of this kind, measured in the same way."""
        return is_full_deal(self.settings.position(0)) and self.settings.measure == measure_settings()

    def word(self, raw: float) -> Word | None:
        """Return the word for a raw number; `None` if these deals cannot be compared."""
        percent = self.percent(raw)
        return None if percent is None else word_for(percent)

    @cached_property
    def words(self) -> dict[str, int]:
        """The number of deals for each word; empty if they cannot be compared."""
        found = Counter(self.word(raw) for raw in self.difficulties)
        return {word: found[word] for word in get_args(Word)} if None not in found else {}

    @cached_property
    def searched(self) -> bool:
        """True if any outcome needed a search, so that there is effort to report."""
        return "guaranteed" in self.settings.only or "margin" in self.settings.only

    @cached_property
    def effort_by_feature(self) -> dict[str, float | None]:
        """The rank correlation of the positions visited with each feature.

        Only proved deals count, because a limit cuts the effort of the others.
        """
        chosen = [place for place, found in enumerate(self.deals) if found.proved]
        return self._correlations(chosen, [self.deals[place].nodes for place in chosen])

    @cached_property
    def difficulty_by_feature(self) -> dict[str, float | None]:
        chosen = [place for place, found in enumerate(self.deals) if found.difficulty is not None]
        return self._correlations(chosen, self.difficulties)

    def _correlations(self, chosen: Sequence[int], numbers: Sequence[float]) -> dict[str, float | None]:
        return {
            name: rank_correlation([of(self.features[place]) for place in chosen], numbers)
            for name, of in FEATURES.items()
        }

    @cached_property
    def hardest(self) -> list[SolvedDeal]:
        """The deals of the highest difficulty, the hardest first."""
        return self._ranked(-1)

    @cached_property
    def kindest(self) -> list[SolvedDeal]:
        """The deals of the lowest difficulty, the kindest first; none of the hardest."""
        return [found for found in self._ranked(1) if found not in self.hardest]

    def _ranked(self, sign: int) -> list[SolvedDeal]:
        measured = [found for found in self.deals if found.difficulty is not None]
        measured.sort(key=lambda found: (sign * (found.difficulty or 0.0), found.number))
        return measured[:EXTREMES]

    def seed(self, found: SolvedDeal) -> int:
        return self.settings.seed + found.number

    def report_command(self, found: SolvedDeal) -> str:
        rules = self.settings.full_rules
        words = ["ppsolve", "deal", "--players", str(self.settings.players), "--seed", str(self.seed(found))]
        if rules.edition != Settings.rules:
            words += ["--edition", rules.edition]
        for key, value in rules.overrides.items():
            words += ["--rule", f"{key}={deck_text(rules.deck) if key == 'deck' else value}"]
        return f"{shlex.join(words)} | ppsolve report -"


def _share_within(outcomes: Sequence[PartyOutcome], least: float, most: float) -> Estimate | None:
    """Return the share of values from `least` to `most`; bounds that overlap this range are unknown."""
    yes = sum(least <= outcome.low and outcome.high <= most for outcome in outcomes)
    no = sum(outcome.high < least or outcome.low > most for outcome in outcomes)
    return share_of(yes, len(outcomes) - yes - no, len(outcomes))
