"""A step of a solution that places a card: where, which, and what its words tell of the board."""

from __future__ import annotations

import re
from typing import Final

from ppsolve.puzzles.drawing import Drawing, Role
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.pyramid import Placement, place_text

_PLACE: Final = re.compile(rf"\b[{COLOURS}]?([a-h][0-9])\b")


def placing_step(
    technique: str, move: Placement, reason: str, parts: tuple[str, ...] = (), drawing: Drawing | None = None
) -> SolutionStep:
    """The step that places a card. What its reason speaks of is drawn, unless it is known better."""
    place = place_text(move.row, move.column)
    return SolutionStep(
        technique,
        move,
        reason,
        place,
        drawing or drawing_of_words(place, reason),
        card=move.colour,
        card_name=COLOUR_NAMES[move.colour],
        parts=parts,
    )


def drawing_of_words(place: str, reason: str) -> Drawing:
    """What words alone tell: the place of the move, and every place that they name.

    >>> drawing_of_words("b2", "b2 rests on a2 (red) and a3 (red).").marks
    {'b2': 'target', 'a2': 'because', 'a3': 'because'}
    """
    named: dict[str, Role] = dict.fromkeys(_PLACE.findall(reason), "because")
    return Drawing({place: "target", **{other: role for other, role in named.items() if other != place}})
