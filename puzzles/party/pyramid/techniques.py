"""The techniques that a puzzle is graded by, from easy to hard.

Every technique only strikes colours that a cell cannot get, and with fewer marks it never strikes less.
So whatever the order in which the techniques up to some point of the list are applied, what is left in
the end is the same, and "the hardest technique needed" means something: it is the last one of the
shortest beginning of the list that solves the puzzle.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from ppsolve.puzzles.levels import Level

PyramidTechnique = Literal[
    "two-below",
    "held-up",
    "used-up",
    "matching",
    "counting",
    "sharing",
    "region",
    "contradiction",
    "deeper",
    "guess",
]
TECHNIQUES: Final[tuple[PyramidTechnique, ...]] = get_args(PyramidTechnique)
"""In the order in which they are tried."""

LEVEL_OF: Final[dict[PyramidTechnique, Level]] = {
    "two-below": "easy",
    "held-up": "easy",
    "used-up": "easy",
    "matching": "medium",
    "counting": "medium",
    "sharing": "hard",
    "region": "hard",
    "contradiction": "expert",
    "deeper": "expert",
    "guess": "expert",
}
MEANING: Final[dict[PyramidTechnique, str]] = {
    "two-below": "A card has the colour of one of the two cards below it, when both are known.",
    "held-up": "A known card needs its colour below: if one of the two differs, the other has it.",
    "used-up": "A colour whose cards are all placed goes nowhere else.",
    "matching": "A cell cannot get a colour that neither cell below can get, and a cell that cannot match "
    "one of the two below must match the other.",
    "counting": "A colour goes to every cell that can take it when there are no more of these than cards.",
    "sharing": "Cells that can only get two or three colours use up the cards of these colours.",
    "region": "A card needs its colour in every row beneath it, within its span, down to the base; so many "
    "cards there must be, and where only one cell of a span can have the colour, it does.",
    "contradiction": "Try it out: a colour in a cell, or any but one, leads to an impossible pyramid.",
    "deeper": "Try it out, several times: what one trial rules out is needed for the next.",
    "guess": "Nothing else helps: a colour must be tried.",
}


def hardest(techniques: list[PyramidTechnique]) -> PyramidTechnique:
    """The one that comes last in the list."""
    return max(techniques, key=TECHNIQUES.index)
