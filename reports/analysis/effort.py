"""What an analysis took, in words."""

from __future__ import annotations

from typing import Any

from ppsolve.solver.analysis import Analysis


def effort_text(analysis: Analysis[Any, Any]) -> str:
    """How many positions were visited, and how fast."""
    rate = analysis.nodes / max(analysis.seconds, 1e-9) / 1e6
    positions = "1 position" if analysis.nodes == 1 else f"{analysis.nodes:,} positions"
    return f"{positions} in {analysis.seconds:.2f} s ({rate:.2f} M a second)"
