"""The tags about the looks of a floe."""

from __future__ import annotations

from typing import Literal

LookTag = Literal["symmetric", "figure"]
