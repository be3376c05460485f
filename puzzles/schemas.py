"""The JSON Schema of a puzzle, assembled from three places.

`schema/` has what all kinds share, with gaps that are filled from the registry. A game's folder has what its
kinds share, and a kind's folder has the fields of its tasks and its solution.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import getitem
from typing import Any

from ppsolve.puzzles.kinds import KINDS, SERIES
from ppsolve.puzzles.solution import LEVELS
from ppsolve.solver.documents import published_schema
from ppsolve.solver.schemas import complete_schema
from ppsolve.solver.view.words import join_words


def puzzle_schema() -> dict[str, Any]:
    """Return the JSON Schema of a puzzle."""
    schema = published_schema(__package__, "puzzle")
    games = {game: published_schema(f"{__package__}.{game}", "game") for game in SERIES}
    kinds = {
        kind.name: published_schema(f"{__package__}.{kind.game}.{kind.name}", "puzzle")
        for kind in KINDS.values()
    }
    fields = schema["properties"]
    _fill(schema, "description", kinds=_kinds_text(games))
    fields["game"]["enum"] = list(games)
    fields["kind"]["enum"] = list(kinds)
    fields["level"]["enum"] = list(LEVELS)
    _fill(fields["id"], "pattern", kinds="|".join(kinds), levels="|".join(LEVELS))
    _fill(fields["number"], "description", first_days=_first_days_text(games))
    fields["tags"]["items"]["enum"] = list(dict.fromkeys(tag for kind in KINDS.values() for tag in kind.tags))
    _fill(fields["solution"], "description", solutions=_solutions_text(kinds))
    for kind in kinds.values():
        del kind["properties"]["solution"]
    schema["oneOf"] = list(kinds.values())
    for game in reversed(games.values()):  # the youngest first
        schema["$defs"] |= {name: _resolved(part) for name, part in game["$defs"].items()}
    return schema


def _fill(part: dict[str, Any], key: str, **texts: str) -> None:
    """Fill the placeholders of a string."""
    part[key] = part[key].format(**texts)


def _kinds_text(games: Mapping[str, Any]) -> str:
    """List the kinds of every game in words."""
    names = {game: [kind.name for kind in KINDS.values() if kind.game == game] for game in games}
    return "; ".join(f"{join_words(names[game], 'or')} of {part['title']}" for game, part in games.items())


def _first_days_text(games: Mapping[str, Any]) -> str:
    """Return the first day of the oldest series, then those of the others."""
    oldest, *others = SERIES.values()
    later = (f"; for {games[one.game]['title']} on {one.first_day}" for one in others)
    return f"{oldest.first_day}{''.join(later)}"


def _solutions_text(kinds: Mapping[str, Any]) -> str:
    """Describe the solutions of all kinds; kinds with the same words and the same first field are joined."""
    together: dict[tuple[str, str], list[str]] = {}
    for name, kind in kinds.items():
        words = kind["properties"]["solution"]["description"]
        together.setdefault((words, kind["required"][0]), []).append(name)
    return "; ".join(f"{', '.join(names)}: {words}" for (words, _), names in together.items())


def _resolved(part: dict[str, Any]) -> dict[str, Any]:
    """Resolve a part that is only a `$ref` into a schema of the solver."""
    if list(part) != ["$ref"]:
        return part
    name, _, path = part["$ref"].partition("#/")
    found: dict[str, Any] = reduce(getitem, path.split("/"), complete_schema(name))
    return found
