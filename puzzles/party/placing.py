"""Solution steps that place a card."""

from __future__ import annotations

import re
from typing import Final

from ppsolve.puzzles.solution import Drawing, Role, SolutionStep
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.pyramid import Placement, place_text

_PLACE: Final = re.compile(rf"(?<![A-Za-z0-9])[{COLOURS}]?([a-h][0-9])(?![A-Za-z0-9])")


def placing_step(
    technique: str, move: Placement, reason: str, parts: tuple[str, ...] = (), drawing: Drawing | None = None
) -> SolutionStep:
    """Return the step that places a card. By default, the drawing marks the places named in the reason."""
    place = place_text(move.row, move.column)
    return SolutionStep(
        technique,
        str(move),
        reason,
        place,
        drawing or drawing_of_words(place, reason),
        card=move.colour,
        card_name=COLOUR_NAMES[move.colour],
        parts=parts,
    )


def drawing_of_words(place: str, reason: str) -> Drawing:
    """Return a drawing that marks the place of the move and every place named in the reason.

    >>> drawing_of_words("b2", "b2 rests on a2 (red) and a3 (red).").marks
    {'b2': 'target', 'a2': 'because', 'a3': 'because'}
    """
    named: dict[str, Role] = dict.fromkeys(_PLACE.findall(reason), "because")
    return Drawing({place: "target", **{other: role for other, role in named.items() if other != place}})
