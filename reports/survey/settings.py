"""Settings of a survey: everything a result depends on besides the number of the deal."""

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
    """The deals of a survey and the outcomes to find for each.

    Deal number i, from 0, has the seed `seed + i`. The node limit holds for each question and gives the same
    bounds on every machine. A time limit does not, so there is none by default.
    """

    players: int = 2
    rules: str = DEFAULT_EDITION
    """In the one-line form: `iello-2024,base=5`."""
    seed: int = 1
    only: tuple[OutcomeName, ...] = ()
    nodes: int = DEFAULT_NODES
    seconds: float | None = None
    memory: int = DEFAULT_MEMORY_MIB
    """MiB for each worker. It affects the number of positions visited, but not the values."""
    measure: str = ""
    """Settings of the difficulty measure and its careless rounds; empty if it is not measured."""
    core: str = ""
    """The engine, native or python. They visit different numbers of positions."""

    @classmethod
    def of(cls, **given: Any) -> Settings:
        """Return checked settings, with defaults for everything not given.

        >>> Settings.of(players=2).only, Settings.of(players=4).only
        (('best', 'guaranteed', 'table', 'margin'), ('best', 'table'))
        """
        settings = cls(**{"core": core_kind(), "measure": measure_settings()} | given)
        rules_from_text(settings.rules, settings.players)
        # By default, the outcomes of a full deal that take seconds at most.
        affordable = SURVEYED if settings.players == 2 else ("best", "table")
        asked = outcome_names(settings.only or affordable)
        for name in asked:
            if name not in SURVEYED or (name == "margin" and settings.players != 2):
                raise BadInput("only", f"{name} is not surveyed for {settings.players} players")
        return cls(**asdict(settings) | {"only": asked})

    @property
    def limits(self) -> Limits:
        return Limits(self.seconds, self.nodes)

    @cached_property
    def full_rules(self) -> Rules:
        return rules_from_text(self.rules, self.players)

    def position(self, number: int) -> Position:
        """Return deal `number`, from 0."""
        rules = self.full_rules
        return deal(self.seed + number, self.players, rules.edition, **rules.overrides)

    def to_json(self) -> dict[str, str]:
        """Return every setting as JSON text, by name."""
        return {name: json.dumps(value) for name, value in asdict(self).items()}

    @classmethod
    def from_json(cls, texts: Mapping[str, str]) -> Settings:
        """Parse the result of `to_json`; raises a `ValueError` or `BadInput` for anything else."""
        values = {field.name: json.loads(texts[field.name]) for field in fields(cls)}
        settings = cls(**values | {"only": tuple(values["only"])})
        for name, low in (("players", 2), ("seed", 0), ("nodes", 0), ("memory", 0)):
            if type(values[name]) is not int or values[name] < low:
                raise BadInput(name, f"{quoted(values[name])} is not a whole number from {low} up")
        for name in ("rules", "measure", "core"):
            checked_type(values[name], str, name)
        if settings.seconds is not None and not isinstance(settings.seconds, int | float):
            raise BadInput("seconds", f"{quoted(settings.seconds)} is not a number")
        if cls.of(**asdict(settings)) != settings:
            raise BadInput("only", "is not a list of outcomes in order")
        return settings

    def with_given(self, given: Mapping[str, Any], *, to_solve: bool = True) -> Settings:
        """Return these settings; raise `BadInput` if `given` has a different value for one of them.

        With `to_solve`, the core and the measure must also be those in use now.
        """
        now_used = {"core": core_kind(), "measure": self.measure and measure_settings()} if to_solve else {}
        # The number of players comes first: other defaults depend on it.
        if (players := given.get("players", self.players)) != self.players:
            what = f"holds deals of {self.players} players, not of {players}"
            raise BadInput("", f"{what}; use another file for another survey")
        wanted = type(self).of(**asdict(self) | now_used | dict(given))
        for field in fields(self):
            was, now = getattr(self, field.name), getattr(wanted, field.name)
            if was != now:
                made = f"made with {_setting_text(field.name, was)}, not {_setting_text(field.name, now)}"
                raise BadInput("", f"{made}; use another file for another survey")
        return self


def measure_settings() -> str:
    from ppsolve.reports.difficulty.rating import MEASURE_SETTINGS

    return " ".join(f"{name}={value}" for name, value in MEASURE_SETTINGS.items())


def _setting_text(name: str, value: Any) -> str:
    """Return a setting in the form of its command-line option."""
    if name == "core":
        return f"the core in {'C++' if value == 'native' else 'Python'}"
    if name == "measure":
        return f"difficulty measured by {value}" if value else "--no-difficulty"
    if name == "only":
        value = ",".join(value)
    option = {"rules": "the rules", "seconds": "--time"}.get(name, f"--{name}")
    return f"no {option}" if value is None else f"{option} {value}"
