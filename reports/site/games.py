"""The registry of the games that the site teaches: rules, an example position, and rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ppsolve.solver.games import any_from_line
from ppsolve.solver.party.strategy import RULES
from ppsolve.solver.party.view.lesson import EXAMPLE as PARTY_EXAMPLE
from ppsolve.solver.party.view.lesson import party_rules
from ppsolve.solver.pingouin.view.lesson import EXAMPLE as PINGOUIN_EXAMPLE
from ppsolve.solver.pingouin.view.lesson import pingouin_rules
from ppsolve.solver.view.lesson import RulesText


def taught_games() -> Iterator[tuple[str, Callable[[], RulesText], str]]:
    """Yield the name, the rules and the picture of the example of each game."""
    yield "Penguin Party", party_rules, any_from_line(PARTY_EXAMPLE).to_svg()
    yield "Pingouin", pingouin_rules, any_from_line(PINGOUIN_EXAMPLE).to_svg()


def rules_of_thumb() -> list[str]:
    """Return how to play Penguin Party well, in the current language."""
    return [rule.sentence for rule in RULES]
