"""What a reason says, as data: conclusions, each from what came before, and how an assumption fails.

A conclusion strikes *marks*: a mark is a cell and a colour that the cell might have. A cell is known when
all its marks but one are struck. The words for claims stand in `reasons`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ppsolve.puzzles.party.pyramid.techniques import PyramidTechnique, hardest

Mark = tuple[int, int]
"""A cell and a colour, both as numbers; or a cell and `KNOWN`, for all its colours but the one it has."""
KNOWN: Final = 5
RowCounts = tuple[tuple[int, int], ...]
"""Rows, and in each of them how many cards of a colour there must be at least."""


@dataclass(frozen=True)
class Assumed:
    """What is tried: a colour in a cell, or any other colour there."""

    cell: int
    colour: int
    other: bool


@dataclass(frozen=True)
class Below:
    """A cell that can have none of some colours, because neither cell below can."""

    cell: int
    left: int
    right: int
    known: bool
    """Whether both cells below are known."""


@dataclass(frozen=True)
class HeldUp:
    """A cell that has one of some colours, which one of the two below cannot have: so the other has one."""

    cell: int
    colours: tuple[int, ...]
    unlike: int
    known: bool
    """Whether the cell and the one that is unlike it are known."""


@dataclass(frozen=True)
class UsedUp:
    """A colour whose cards all lie in known cells."""

    colour: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Counted:
    """A colour that only so many cells can have as it has cards; those that are not known yet."""

    colour: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Shared:
    """Cells that can only have some colours, as many as there are cards of them."""

    colours: tuple[int, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Spanned:
    """A card that needs its colour in a row beneath it, where only one cell can have it."""

    cell: int
    colour: int
    target: int


@dataclass(frozen=True)
class Needing:
    """A colour in a cell that would take more cards than there are, row by row."""

    cell: int
    colour: int
    rows: RowCounts

    @property
    def number(self) -> int:
        return sum(number for _, number in self.rows)


@dataclass(frozen=True)
class Refuted:
    """A colour in a cell that was tried and failed."""

    refutation: FailedTrial


Conclusion = Assumed | Below | HeldUp | UsedUp | Counted | Shared | Spanned | Needing | Refuted


@dataclass(frozen=True)
class NothingLeft:
    """A cell that can have no colour."""

    cell: int


@dataclass(frozen=True)
class TooMany:
    """More known cells of a colour than it has cards."""

    colour: int


@dataclass(frozen=True)
class TooFew:
    """Fewer cells that can have a colour than it has cards."""

    colour: int


@dataclass(frozen=True)
class Crowded:
    """More cells that can only have some colours than there are cards of them."""

    colours: tuple[int, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True)
class NeedsTooMany:
    """A colour whose cards would need more than there are, row by row."""

    colour: int
    rows: RowCounts

    @property
    def number(self) -> int:
        return sum(number for _, number in self.rows)


Failure = NothingLeft | TooMany | TooFew | Crowded | NeedsTooMany


@dataclass(frozen=True)
class Link:
    """One conclusion: what it says, the marks that it strikes, and those that had to be struck before."""

    claim: Conclusion
    strikes: tuple[Mark, ...]
    premises: tuple[Mark, ...]

    def premises_for(self, struck: set[Mark]) -> tuple[Mark, ...]:
        """What had to be struck before some of its marks could be."""
        colours = {colour for _, colour in struck}
        if not isinstance(self.claim, Below) or self.claim.known or KNOWN in colours:
            return self.premises
        return tuple(mark for mark in self.premises if mark[1] in colours)


@dataclass(frozen=True)
class UsedLink:
    """A link of an argument, and the marks struck by it that the argument uses."""

    link: Link
    used: frozenset[Mark]


@dataclass(frozen=True)
class FailedTrial:
    """An assumption, its consequences in their order, and how it fails."""

    assumed: Assumed
    chain: tuple[UsedLink, ...]
    failure: Failure


@dataclass(frozen=True)
class Argument:
    """Why a cell has a colour: conclusions in their order, which leave no other colour; or an assumption that
    it has another, which fails; or nothing, where one can only guess."""

    cell: int
    colour: int
    links: tuple[UsedLink, ...]
    otherwise: FailedTrial | None = None

    @property
    def technique(self) -> PyramidTechnique:
        """The hardest technique in it."""
        if self.otherwise is not None:
            return technique_of_refutation(self.otherwise)
        return hardest([technique_of(used.link.claim) for used in self.links] or ["guess"])


_PLAIN: Final[dict[type, PyramidTechnique]] = {
    UsedUp: "used-up",
    Counted: "counting",
    Shared: "sharing",
    Spanned: "region",
    Needing: "region",
}


def technique_of(claim: Conclusion) -> PyramidTechnique:
    """The technique by which a conclusion is drawn."""
    if isinstance(claim, Below):
        return "two-below" if claim.known else "matching"
    if isinstance(claim, HeldUp):
        return "held-up" if claim.known else "matching"
    if isinstance(claim, Refuted):
        return technique_of_refutation(claim.refutation)
    return _PLAIN[type(claim)]


def technique_of_refutation(refutation: FailedTrial) -> PyramidTechnique:
    """Whether it takes one assumption, or others within it."""
    within = any(isinstance(used.link.claim, Refuted) for used in refutation.chain)
    return "deeper" if within else "contradiction"
