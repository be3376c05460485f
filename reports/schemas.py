"""The JSON Schemas of all documents that ppsolve reads and writes, by name."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.solver.documents import complete_schema
from ppsolve.solver.errors import BadInput, quoted

SCHEMAS: Final[dict[str, str]] = {
    "position": "ppsolve.solver",
    "record": "ppsolve.solver",
    "analysis": "ppsolve.solver",
    "advice": "ppsolve.solver",
    "verification": "ppsolve.solver",
    "report": "ppsolve.reports.deal",
    "review": "ppsolve.reports.review",
    "survey": "ppsolve.reports.survey",
    "puzzle": "ppsolve.puzzles",
    "solution": "ppsolve.puzzles",
    "hint": "ppsolve.puzzles",
    "finding": "ppsolve.puzzles",
    "error": "ppsolve.solver",
    "editions": "ppsolve.solver.party",
    "perft": "ppsolve.solver",
    "bench": "ppsolve.solver",
}
"""The package that ships each schema, by name."""

_ALSO: Final = {"game": "record"}
"""Documents that share the schema of another name."""


def schema(name: str) -> dict[str, Any]:
    """Return the JSON Schema of a name, self-contained: `analysis`, or `ppsolve.analysis/1`.

    >>> schema("analysis")["title"], schema("ppsolve.game/1")["title"]
    ('ppsolve.analysis/1', 'ppsolve.record/1 and ppsolve.game/1')
    """
    short = name.removeprefix("ppsolve.").removesuffix("/1")
    short = _ALSO.get(short, short)
    if short not in SCHEMAS:
        raise BadInput("schema", f"no document is called {quoted(name)}; choose from {', '.join(SCHEMAS)}")
    if short == "puzzle":
        from ppsolve.puzzles.schemas import (
            puzzle_schema,  # loads all puzzle kinds, which other schemas do not need
        )

        return puzzle_schema()
    return complete_schema(short, SCHEMAS[short])
