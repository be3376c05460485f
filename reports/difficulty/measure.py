"""Difficulty of a position: exact parts and their weighted sum, the raw number.

- `careless`: cards that random play loses against perfect play, per card in hand;
- `traps`: the share of moves that give something away, over the midgame decisions;
- `only`: the share of midgame decisions with a single good move;
- `hurt`, for two players: the cards the opponent can cost, `guaranteed` minus `best`, per card in hand.

For all players together, `careless` and `hurt` are means over the active players. `traps` and `only` count
the decisions of everybody. The raw number grows with each part.

The result of perfect play is `guaranteed` for two players. For more, `guaranteed` of a full deal takes
minutes, so `best` replaces it and there is no `hurt`. A part is missing, with a reason, if an outcome it
needs is missing or only bounded; then the raw number is missing too. Nothing depends on threads or timing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from ppsolve.reports.difficulty.midgame import MidgameDecision, midgame_decisions
from ppsolve.solver.language.messages import Message, in_english, later
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.playouts import Playouts, run_playouts
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.rules import Rules

PartName = Literal["careless", "traps", "only", "hurt"]

PART_NAMES: Final[tuple[PartName, ...]] = get_args(PartName)

WEIGHTS: Final[Mapping[PartName, float]] = {"careless": 2.0, "traps": 1.0, "only": 0.5, "hurt": 4.0}
"""Round numbers, chosen so that outcomes and decisions vary the raw number about equally between deals.
Random play leaves nearly the same number of cards in all deals. So with two players a higher `guaranteed`
lowers `careless` by as much as it raises `hurt`. An opponent who can hurt makes a deal hard, so `hurt`
weighs twice as much, and the two together grow with `guaranteed`."""

PLAYOUTS: Final = 20_000
SEED: Final = 1
DIGITS: Final = 4
"""Decimal digits of parts and raw numbers, here and in the reference sample."""


def part_names(players: int) -> tuple[PartName, ...]:
    return PART_NAMES if players == 2 else ("careless", "traps", "only")


@dataclass(frozen=True)
class KnownOutcomes:
    """Outcomes of a position that were computed before, player outcomes by seat."""

    best: tuple[PartyOutcome, ...] | None = None
    guaranteed: tuple[PartyOutcome, ...] | None = None
    table: PartyOutcome | None = None
    margin: PartyOutcome | None = None

    @classmethod
    def of(cls, analysis: PartyAnalysis) -> KnownOutcomes:
        outcomes = analysis.players
        return cls(outcomes.get("best"), outcomes.get("guaranteed"), analysis.table, analysis.margin)


@dataclass(frozen=True)
class Reasons:
    """Reasons why a number is missing, to be said in the current language."""

    messages: tuple[Message, ...] = ()

    def __str__(self) -> str:
        return "; ".join(map(str, self.messages))

    def __bool__(self) -> bool:
        return bool(self.messages)

    @classmethod
    def joined(cls, several: Iterable[Reasons]) -> Reasons:
        """Return all different reasons."""
        found: list[Message] = []
        for message in (message for reasons in several for message in reasons.messages):
            if message not in found:
                found.append(message)
        return cls(tuple(found))


NO_REASON: Final = Reasons()


def because(message: str, /, **facts: str | int) -> Reasons:
    return Reasons((later(message, **facts),))


@dataclass(frozen=True)
class Parts:
    """The parts of a measure by name; a missing one is `None` and has a reason in `missing`."""

    values: Mapping[PartName, float | None]
    missing: Mapping[PartName, Reasons]

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
    def why_missing(self) -> Reasons:
        """The reasons for a missing raw number; none if there is one."""
        return Reasons.joined(self.missing.values())

    @in_english
    def to_dict(self) -> dict[str, Any]:
        missing = {name: str(reasons) for name, reasons in self.missing.items()}
        return {"parts": dict(self.values), "raw": self.raw, "missing": missing}


@dataclass(frozen=True)
class Measure:
    """The measured parts of a position, for all players together and by seat."""

    players: int
    full_deal: bool
    """True for a full deal, like those of the reference sample."""
    parts: Parts
    seats: tuple[Parts, ...]
    random: Playouts
    """The random playouts behind `careless`."""
    decisions: tuple[MidgameDecision, ...]
    """The decisions behind `traps` and `only`."""

    @property
    def raw(self) -> float | None:
        return self.parts.raw


def measure_position(position: Position, known: KnownOutcomes, random: Playouts | None = None) -> Measure:
    """Measure a position, given its known outcomes and, if they were run before, its random playouts.

    With fewer playouts than `PLAYOUTS`, `careless` is missing: it cannot be compared.
    """
    random = random or run_playouts(position, PLAYOUTS, SEED, "random")
    decisions = midgame_decisions(position)
    names = part_names(len(position.players))
    playing, seats = [], []
    for seat, player in enumerate(position.players):
        if player.active:
            playing.append(_costs(seat, player, known, random))
            own = [decision for decision in decisions if decision.seat == seat]
            seats.append(_parts(names, playing[-1] | _shares(own)))
        else:
            seats.append(_parts(names, {}, because("report-why-no-turns", player=player.name)))
    if playing:
        everybody = _parts(names, _means(playing) | _shares(decisions))
    else:
        everybody = _parts(names, {}, because("report-why-over"))
    return Measure(len(position.players), is_full_deal(position), everybody, tuple(seats), random, decisions)


def is_full_deal(position: Position) -> bool:
    """Return whether the reference sample could contain a position.

    It must be a deal before the first turn. Its rules may differ from the sample's in name and bonus only,
    because no part depends on these.
    """
    standard = Rules.of(len(position.players))
    return (
        replace(position.rules, edition=standard.edition, bonus=standard.bonus) == standard
        and all(len(player.hand) == standard.hand_size for player in position.players)
        and sum(map(len, position.pyramid)) == standard.opening_card
    )


Findings = dict[PartName, float | Reasons]
"""Parts of a measure: a number, or the reason for a missing one."""


def _costs(seat: int, player: Player, known: KnownOutcomes, random: Playouts) -> Findings:
    """Return `careless` and, for two players, `hurt`."""
    cards = len(player.hand)
    best = _value("best", known.best, seat, player)

    def careless(target: int | Reasons) -> float | Reasons:
        if isinstance(target, Reasons):
            return target
        if random.count < PLAYOUTS:
            return because("report-why-few-rounds", number=random.count, all=PLAYOUTS)
        return (random.seats[seat].mean - target) / cards

    if len(random.seats) != 2:
        return {"careless": careless(best)}
    sure = _value("guaranteed", known.guaranteed, seat, player)
    if isinstance(sure, Reasons) or isinstance(best, Reasons):
        missing = sure if isinstance(sure, Reasons) else best
        return {"careless": careless(sure), "hurt": missing}
    return {"careless": careless(sure), "hurt": (sure - best) / cards}


def _value(name: str, outcomes: Sequence[PartyOutcome] | None, seat: int, player: Player) -> int | Reasons:
    """Return a proved value, or the reason for a missing one."""
    if outcomes is None:
        return because("report-why-not-computed", outcome=name)
    outcome = outcomes[seat]
    if outcome.value is None:
        return because("report-why-bounded", outcome=name, player=player.name, bounds=str(outcome))
    return outcome.value


def _shares(decisions: Sequence[MidgameDecision]) -> Findings:
    """Return `traps` and `only`."""
    if not decisions:
        nothing = because("report-why-no-midgame")
        return {"traps": nothing, "only": nothing}
    return {
        "traps": sum(decision.traps for decision in decisions) / len(decisions),
        "only": sum(decision.only_one for decision in decisions) / len(decisions),
    }


def _means(playing: Sequence[Findings]) -> Findings:
    """Return the mean of each part over the players; a reason if any player lacks it."""
    means: Findings = {}
    for name in playing[0]:
        found = [findings[name] for findings in playing]
        numbers = [value for value in found if not isinstance(value, Reasons)]
        reasons = Reasons.joined(value for value in found if isinstance(value, Reasons))
        means[name] = reasons or sum(numbers) / len(numbers)
    return means


def _parts(names: Sequence[PartName], found: Findings, otherwise: Reasons = NO_REASON) -> Parts:
    """Return the rounded findings; parts without a finding get the reason `otherwise`."""
    values: dict[PartName, float | None] = {}
    missing: dict[PartName, Reasons] = {}
    for name in names:
        value = found.get(name, otherwise)
        if isinstance(value, Reasons):
            values[name], missing[name] = None, value
        else:
            values[name] = round(value, DIGITS)
    return Parts(values, missing)
