"""The tags of a pyramid puzzle: what it is about.

- `counting`, `regions`, `contradiction`, `deep`: what some step of the solution needs.
- `few-givens`: hardly any card is given.
- `bare-base`: no card of the base is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ppsolve.puzzles.party.pyramid.task import PyramidTag, PyramidTask
from ppsolve.puzzles.party.pyramid.techniques import PyramidTechnique
from ppsolve.solver.party.pyramid import EMPTY

FEW: Final = 5
"""There are few givens when at most one cell in so many is given."""
SHOWN_BY: Final[dict[PyramidTechnique, PyramidTag]] = {
    "counting": "counting",
    "sharing": "counting",
    "region": "regions",
    "contradiction": "contradiction",
    "deeper": "deep",
    "guess": "deep",
}


def tags_of(task: PyramidTask, techniques: Iterable[PyramidTechnique]) -> tuple[PyramidTag, ...]:
    """The tags of a puzzle that needs these techniques, in the order of `PyramidTag`."""
    tags = list(dict.fromkeys(SHOWN_BY[technique] for technique in techniques if technique in SHOWN_BY))
    cells = "".join(task.givens)
    if len(cells.replace(EMPTY, "")) * FEW <= len(cells):
        tags.append("few-givens")
    if not task.givens[0].strip(EMPTY):
        tags.append("bare-base")
    return tuple(tags)
