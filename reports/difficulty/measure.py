"""How hard a position is, in parts that are exact, and one raw number made of them.

- `careless`: what random play costs against what perfect play secures, per card in hand;
- `traps`: of the decisions in the middle of the round, the share of moves that give something away;
- `only`: the share of those decisions in which a single move is good;
- `hurt`, for two players: how much the other one can hurt you, `guaranteed` less `best`, per card in hand.

For all players together, `careless` and `hurt` are the means over those still in, and the decisions are
those of everybody. The raw number is the weighted sum of the parts, so it grows with each of them.

What perfect play secures is `guaranteed` with two players. With more, `guaranteed` of a full deal takes
minutes: there it is `best`, and there is no `hurt`. A part whose outcomes are missing or only bounded is
missing, with the reason; the raw number is then missing too. Nothing depends on threads or timing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from ppsolve.reports.difficulty.middle import MiddleDecision, middle_decisions
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.playouts import Playouts, run_playouts
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.rules import Rules

PartName = Literal["careless", "traps", "only", "hurt"]

PART_NAMES: Final[tuple[PartName, ...]] = get_args(PartName)

WEIGHTS: Final[Mapping[PartName, float]] = {"careless": 2.0, "traps": 1.0, "only": 0.5, "hurt": 4.0}
"""Round numbers with which the outcomes and the decisions move the raw number about equally from deal to
deal. Random play leaves nearly the same in all deals, so that with two players a higher `guaranteed` makes
`careless` smaller by what it adds to `hurt`. The other player's power to hurt is what makes a deal hard:
`hurt` weighs twice as much, and together they grow with `guaranteed`."""

PLAYOUTS: Final = 20_000
SEED: Final = 1
DIGITS: Final = 4
"""To how many digits parts and raw numbers are rounded, here and in the reference sample."""


def part_names(players: int) -> tuple[PartName, ...]:
    """The parts of the measure for that many players."""
    return PART_NAMES if players == 2 else ("careless", "traps", "only")


@dataclass(frozen=True)
class Known:
    """Outcomes of a position that are known already; those of players by seat."""

    best: tuple[PartyOutcome, ...] | None = None
    guaranteed: tuple[PartyOutcome, ...] | None = None
    table: PartyOutcome | None = None
    margin: PartyOutcome | None = None

    @classmethod
    def of(cls, analysis: PartyAnalysis) -> Known:
        """What an analysis has found."""
        outcomes = analysis.players
        return cls(outcomes.get("best"), outcomes.get("guaranteed"), analysis.table, analysis.margin)


@dataclass(frozen=True)
class Parts:
    """The parts of a measure by name; one that is missing is `None` and has a reason."""

    values: Mapping[PartName, float | None]
    missing: Mapping[PartName, str]

    def __getitem__(self, name: PartName) -> float | None:
        return self.values[name]

    @property
    def raw(self) -> float | None:
        """The weighted sum; `None` if a part is missing."""
        total = 0.0
        for name, value in self.values.items():
            if value is None:
                return None
            total += WEIGHTS[name] * value
        return round(total, DIGITS)

    @property
    def why_missing(self) -> str:
        """Why there is no raw number, in one line; empty if there is one."""
        return "; ".join(dict.fromkeys(self.missing.values()))

    def to_dict(self) -> dict[str, Any]:
        """The parts, the raw number and the reasons as JSON values."""
        return {"parts": dict(self.values), "raw": self.raw, "missing": dict(self.missing)}


@dataclass(frozen=True)
class Measure:
    """What was measured of a position: for all players together, and for each by seat."""

    players: int
    full_deal: bool
    """Whether it is a full deal, as those of the reference sample are."""
    parts: Parts
    seats: tuple[Parts, ...]
    random: Playouts
    """The random playouts that `careless` rests on."""
    decisions: tuple[MiddleDecision, ...]
    """The decisions that `traps` and `only` rest on."""

    @property
    def raw(self) -> float | None:
        return self.parts.raw


def measure_position(position: Position, known: Known) -> Measure:
    """The measure of a position, with the outcomes that are known of it."""
    random = run_playouts(position, PLAYOUTS, SEED, "random")
    met = middle_decisions(position)
    costs = [
        _costs(seat, player, known, random) if player.active else None
        for seat, player in enumerate(position.players)
    ]
    names = part_names(len(position.players))
    seats = []
    for seat, cost in enumerate(costs):
        if cost is None:
            name = position.players[seat].name
            seats.append(_parts(names, {}, f"{name} has no turns left"))
        else:
            own = [decision for decision in met if decision.seat == seat]
            seats.append(_parts(names, cost | _shares(own)))
    playing = [cost for cost in costs if cost is not None]
    if playing:
        everybody = _parts(names, _means(playing) | _shares(met))
    else:
        everybody = _parts(names, {}, "the round is over")
    return Measure(len(position.players), is_full_deal(position), everybody, tuple(seats), random, met)


def is_full_deal(position: Position) -> bool:
    """Whether a position is one that the reference sample could hold: a deal before the first turn, under
    rules that differ from the sample's at most in name and bonus, which no part depends on."""
    standard = Rules.of(len(position.players))
    return (
        replace(position.rules, edition=standard.edition, bonus=standard.bonus) == standard
        and all(len(player.hand) == standard.hand_size for player in position.players)
        and sum(map(len, position.pyramid)) == standard.opening_card
    )


Findings = dict[PartName, float | str]
"""Parts of a measure: a number, or the reason why there is none."""


def _costs(seat: int, player: Player, known: Known, random: Playouts) -> Findings:
    """`careless` and, for two players, `hurt`."""
    cards = len(player.hand)
    two = len(random.seats) == 2
    best = _value("best", known.best, seat, player)
    if not two:
        return {"careless": best if isinstance(best, str) else (random.seats[seat].mean - best) / cards}
    sure = _value("guaranteed", known.guaranteed, seat, player)
    if isinstance(sure, str):
        return {"careless": sure, "hurt": sure}
    return {
        "careless": (random.seats[seat].mean - sure) / cards,
        "hurt": best if isinstance(best, str) else (sure - best) / cards,
    }


def _value(name: str, outcomes: Sequence[PartyOutcome] | None, seat: int, player: Player) -> int | str:
    """A proved value, or why there is none."""
    if outcomes is None:
        return f"`{name}` was not asked for"
    outcome = outcomes[seat]
    if outcome.value is None:
        return f"`{name}` of {player.name} is only known to be {outcome}"
    return outcome.value


def _shares(met: Sequence[MiddleDecision]) -> Findings:
    """`traps` and `only`."""
    if not met:
        nothing = "there is nothing to decide in the middle of the round"
        return {"traps": nothing, "only": nothing}
    return {
        "traps": sum(decision.traps for decision in met) / len(met),
        "only": sum(decision.only_one for decision in met) / len(met),
    }


def _means(playing: Sequence[Findings]) -> Findings:
    """The mean of each part over the players; a reason if it is missing for one of them."""
    means: Findings = {}
    for name in playing[0]:
        found = [findings[name] for findings in playing]
        numbers = [value for value in found if not isinstance(value, str)]
        reasons = dict.fromkeys(value for value in found if isinstance(value, str))
        means[name] = "; ".join(reasons) if reasons else sum(numbers) / len(numbers)
    return means


def _parts(names: Sequence[PartName], found: Findings, otherwise: str = "") -> Parts:
    """The findings, rounded; parts that were not looked for have one reason."""
    values: dict[PartName, float | None] = {}
    missing: dict[PartName, str] = {}
    for name in names:
        value = found.get(name, otherwise)
        if isinstance(value, str):
            values[name], missing[name] = None, value
        else:
            values[name] = round(value, DIGITS)
    return Parts(values, missing)
