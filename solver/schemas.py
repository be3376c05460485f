"""The JSON Schemas of the documents that the solver reads and writes, each complete in itself."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.documents import published_schema

SHARED: Final = "ppsolve.solver"


def complete_schema(name: str, package: str = SHARED) -> dict[str, Any]:
    """The schema that a package ships under a name, with those of the solver that it refers to in the places
    it has for them.

    What is said of one game alone stands in its folder; `party-position` is the `position` of `party`.
    """
    game, dash, document = name.partition("-")
    found = published_schema(f"{SHARED}.{game}", document) if dash else published_schema(package, name)
    for other, part in found.get("$defs", {}).items():
        if list(part) == ["$id"]:
            part |= complete_schema(other)
    return found


def position_schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return complete_schema("position")


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record of a round or a game, with that of a position in it."""
    return complete_schema("record")
