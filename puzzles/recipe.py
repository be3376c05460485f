"""`Recipe`: what a puzzle is generated from, and its short ID: kind, level, seed and generator version."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from ppsolve.puzzles.kind import Range
from ppsolve.puzzles.kinds import KINDS, kind_named
from ppsolve.puzzles.series import hash_of
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.randomness import LARGEST_SEED, SplitMix64

Ranges = dict[Level, Range]
"""Lowest and highest value for each level, both included."""

UNNAMED: Final = 0
"""Stands for the version of the kind's generator that makes the puzzles of IDs without a version."""

_NAME: Final = re.compile(
    r"(?P<kind>[a-z]+)-(?P<level>[a-z]+)-(?P<seed>0|[1-9][0-9]{0,19})"
    r"(?:-base(?P<base>[0-9]))?(?:-players(?P<players>[0-9]))?-g(?P<generator>[1-9][0-9]{0,5})"
)


@dataclass(frozen=True)
class Recipe:
    """The parameters of a generated puzzle: the same recipe gives the same puzzle on every machine.

    >>> Recipe("pyramid", "hard", 7).name
    'pyramid-hard-7-g2'
    >>> recipe_of("pyramid-easy-3-base5-g2").base
    5
    """

    kind: str
    level: Level
    seed: int
    base: int | None = None
    """The width of the pyramid; by default the generator chooses one that suits the level."""
    players: int | None = None
    """The number of players; by default the generator chooses."""
    generator: int = UNNAMED

    def __post_init__(self) -> None:
        kind = kind_named(self.kind)
        if self.level not in LEVELS:
            raise BadInput("level", f"unknown level {quoted(self.level)}; there are {', '.join(LEVELS)}")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise BadInput("seed", f"{quoted(self.seed)} is not from 0 to 2^64 - 1")
        if self.generator == UNNAMED:
            object.__setattr__(self, "generator", kind.generator)
        self._check_option("base", self.base, kind.bases)
        self._check_option("players", self.players, kind.players)
        if self.generator < kind.generator:
            use = replace(self, generator=UNNAMED).name
            raise BadInput("", f"generator {self.generator} was never released; use {use}")

    def _check_option(self, name: str, given: int | None, choices: Range | None) -> None:
        if given is None:
            return
        if choices is None:
            raise BadInput(name, f"cannot be chosen for a {self.kind}")
        low, high = choices
        if not low <= given <= high:
            raise BadInput(name, f"{quoted(given)} is not from {low} to {high} for a {self.kind}")

    @property
    def name(self) -> str:
        """The short ID."""
        base = "" if self.base is None else f"-base{self.base}"
        players = "" if self.players is None else f"-players{self.players}"
        return f"{self.kind}-{self.level}-{self.seed}{base}{players}-g{self.generator}"

    def source(self, attempt: int) -> SplitMix64:
        """Return the random numbers of an attempt, independent of any other attempt or recipe."""
        return SplitMix64(hash_of(f"{self.name}#{attempt}"))


def new_recipe(
    kind: str, level: Level, seed: int, base: int | None = None, players: int | None = None
) -> Recipe:
    """Return the recipe of a new puzzle, which the latest version of the kind's generator makes."""
    return Recipe(kind, level, seed, base, players, generator=kind_named(kind).latest)


def recipe_of(name: str) -> Recipe:
    """Parse a short ID; `BadInput` if it is not one."""
    match = _NAME.fullmatch(name)
    if match is None:
        first = next(iter(KINDS.values()))
        raise BadInput(
            f"puzzle {quoted(name)}", f"expected a short ID such as {first.name}-hard-7-g{first.generator}"
        )
    base, players = (int(match[key]) if match[key] else None for key in ("base", "players"))
    try:
        level: Any = match["level"]  # a recipe checks its level
        return Recipe(match["kind"], level, int(match["seed"]), base, players, int(match["generator"]))
    except BadInput as error:
        raise error.inside(f"puzzle {name}") from None


# Random choices.


def draw(bounds: Range, source: SplitMix64) -> int:
    """Return a random number within bounds, both included."""
    low, high = bounds
    return low + source.below(high - low + 1)


def shuffled(numbers: Iterable[int], source: SplitMix64) -> list[int]:
    return list(map(ord, source.shuffled("".join(map(chr, numbers)))))
