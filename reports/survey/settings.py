"""What a survey asks of every deal; everything a result depends on but the number of the deal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any, Final

from ppsolve.solver import BadInput, Limits, Position, Rules, deal
from ppsolve.solver.backend import core_kind
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import quoted
from ppsolve.solver.outcome import OutcomeName, outcome_names
from ppsolve.solver.party.rules import DEFAULT_EDITION
from ppsolve.solver.party.textform import rules_from_text

DEFAULT_NODES: Final = 200_000_000
DEFAULT_MEMORY_MIB: Final = 512

SURVEYED: Final[tuple[OutcomeName, ...]] = ("best", "guaranteed", "table", "margin")


@dataclass(frozen=True)
class Settings:
    """The deals of a survey and what is found out about each.

    Deal number i, from 0, is that of seed `seed + i`. A limit of nodes, which holds for each question,
    leaves the same bounds on every machine; a limit of seconds does not, so there is none by default.
    """

    players: int = 2
    rules: str = DEFAULT_EDITION
    """As in the one-line form of a position: `iello-2024,base=5`."""
    seed: int = 1
    only: tuple[OutcomeName, ...] = ()
    nodes: int = DEFAULT_NODES
    seconds: float | None = None
    memory: int = DEFAULT_MEMORY_MIB
    """MiB for each worker. How many positions are visited depends on it, values do not."""
    measure: str = ""
    """How difficulty is measured, careless rounds included; empty if it is not."""
    core: str = ""
    """Which engine works: the other one visits other positions."""

    @classmethod
    def of(cls, **given: Any) -> Settings:
        """Settings with the defaults filled in, checked.

        >>> Settings.of(players=2).only, Settings.of(players=4).only
        (('best', 'guaranteed', 'table', 'margin'), ('best', 'table'))
        """
        settings = cls(**{"core": core_kind(), "measure": measure_settings()} | given)
        rules_from_text(settings.rules, settings.players)
        asked = outcome_names(settings.only or _usual_questions(settings.players))
        for name in asked:
            if name not in SURVEYED or (name == "margin" and settings.players != 2):
                raise BadInput("only", f"{name} is not surveyed for {settings.players} players")
        return cls(**asdict(settings) | {"only": asked})

    @property
    def limits(self) -> Limits:
        """The limits for each deal."""
        return Limits(self.seconds, self.nodes)

    @cached_property
    def full_rules(self) -> Rules:
        """The rules, all of them."""
        return rules_from_text(self.rules, self.players)

    def position(self, number: int) -> Position:
        """Deal number `number`, from 0."""
        rules = self.full_rules
        return deal(self.seed + number, self.players, rules.edition, **rules.overrides)

    def to_json(self) -> dict[str, str]:
        """Every setting as JSON, by name."""
        return {name: json.dumps(value) for name, value in asdict(self).items()}

    @classmethod
    def from_json(cls, texts: Mapping[str, str]) -> Settings:
        """The settings that `to_json` made the texts of; some `ValueError` if it did not."""
        values = {field.name: json.loads(texts[field.name]) for field in fields(cls)}
        settings = cls(**values | {"only": tuple(values["only"])})
        for name, low in (("players", 2), ("seed", 0), ("nodes", 0), ("memory", 0)):
            if type(values[name]) is not int or values[name] < low:
                raise BadInput(name, f"{quoted(values[name])} is not a number from {low}")
        for name in ("rules", "measure", "core"):
            checked_type(values[name], str, name)
        if settings.seconds is not None and not isinstance(settings.seconds, int | float):
            raise BadInput("seconds", f"{quoted(settings.seconds)} is not a number")
        if cls.of(**asdict(settings)) != settings:
            raise BadInput("only", "is not a list of questions in order")
        return settings

    def with_given(self, given: Mapping[str, Any], *, to_solve: bool = True) -> Settings:
        """The same settings; `BadInput` if something else was given for one of them. To solve more deals, the
        core and the measure must be those that are used now, too."""
        now_used = {"core": core_kind(), "measure": self.measure and measure_settings()} if to_solve else {}
        # What is surveyed depends on the number of players, which is therefore compared first.
        if (players := given.get("players", self.players)) != self.players:
            what = f"holds deals of {self.players} players, not of {players}"
            raise BadInput("", f"{what}; another survey needs another file")
        wanted = type(self).of(**asdict(self) | now_used | dict(given))
        for field in fields(self):
            was, now = getattr(self, field.name), getattr(wanted, field.name)
            if was != now:
                made = f"made with {_setting_text(field.name, was)}, not {_setting_text(field.name, now)}"
                raise BadInput("", f"{made}; another survey needs another file")
        return self


def measure_settings() -> str:
    """All that the parts of the difficulty depend on besides the deal."""
    from ppsolve.reports.difficulty.reference import SETTINGS

    return " ".join(f"{name}={value}" for name, value in SETTINGS.items())


def _usual_questions(players: int) -> tuple[OutcomeName, ...]:
    """All that a full deal can be asked within seconds."""
    return SURVEYED if players == 2 else ("best", "table")


def _setting_text(name: str, value: Any) -> str:
    """A setting as the option that sets it."""
    if name == "core":
        return f"the core in {'C++' if value == 'native' else 'Python'}"
    if name == "measure":
        return f"difficulty measured by {value}" if value else "--no-difficulty"
    if name == "only":
        value = ",".join(value)
    option = {"rules": "the rules", "seconds": "--time"}.get(name, f"--{name}")
    return f"no {option}" if value is None else f"{option} {value}"
