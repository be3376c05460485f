"""The review of a record: what every move cost, against perfect information."""

from __future__ import annotations

from typing import Any


def review_schema() -> dict[str, Any]:
    """The JSON Schema of a review."""
    from ppsolve.reports.schemas import schema

    return schema("review")
