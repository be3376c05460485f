"""How a sheet can be laid out."""

from __future__ import annotations

from typing import Literal

PaperName = Literal["a4", "letter"]
PerPage = Literal[1, 2, 4]
Solutions = Literal["none", "end", "upside-down"]
"""Nowhere, on pages of their own, or at the foot of the page of their puzzle."""
