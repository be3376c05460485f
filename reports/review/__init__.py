"""Reviews of played rounds and games: the cost of every move, with all hands open."""

from __future__ import annotations

from typing import Any


def review_schema() -> dict[str, Any]:
    """Return the JSON Schema of a review."""
    from ppsolve.reports.schemas import schema

    return schema("review")
