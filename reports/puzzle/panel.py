"""The panel of a picture, the same for all puzzles and for positions of Penguin Party."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.view import svg
from ppsolve.solver.view import players

PANEL: Final = svg.PANEL
"""How wide it is."""
EDGE: Final = players.EDGE
"""What is left free around its parts."""
