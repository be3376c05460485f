"""The JSON Schemas of all documents that ppsolve writes and reads, by name."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.documents import published_schema
from ppsolve.solver.errors import BadInput, quoted

SCHEMAS: Final[dict[str, str]] = {
    "position": "ppsolve.solver.party",
    "record": "ppsolve.solver.party",
    "analysis": "ppsolve.solver.party",
    "advice": "ppsolve.solver.party",
    "verification": "ppsolve.solver.party",
    "report": "ppsolve.reports.deal",
    "review": "ppsolve.reports.review",
    "survey": "ppsolve.reports.survey",
    "puzzle": "ppsolve.puzzles",
    "solution": "ppsolve.puzzles",
    "hint": "ppsolve.puzzles",
    "finding": "ppsolve.puzzles",
    "error": "ppsolve.solver",
    "editions": "ppsolve.solver.party",
    "perft": "ppsolve.solver.party",
    "bench": "ppsolve.solver.party",
}
"""Every name, and the package that ships its schema."""

_ALSO: Final = {"game": "record"}
"""Documents that are described by the schema of others."""


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema of documents of a name, complete in itself: `analysis`, or `ppsolve.analysis/1`.

    >>> schema("analysis")["title"], schema("ppsolve.game/1")["title"]
    ('ppsolve.analysis/1', 'ppsolve.record/1 and ppsolve.game/1')
    """
    short = name.removeprefix("ppsolve.").removesuffix("/1")
    short = _ALSO.get(short, short)
    if short not in SCHEMAS:
        raise BadInput("schema", f"there is none called {quoted(name)}; there are {', '.join(SCHEMAS)}")
    found = published_schema(SCHEMAS[short], short)
    for other, part in found.get("$defs", {}).items():
        if list(part) == ["$id"]:  # a place for the schema of another document
            part |= schema(other)
    return found
