"""What is told one after the other: what is known while it is told, and consequences in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from ppsolve.puzzles.drawing import ChainLink
from ppsolve.puzzles.party.pyramid.cells import Shape, cells_of
from ppsolve.puzzles.party.pyramid.claims import KNOWN, Mark, Needing, UsedLink
from ppsolve.puzzles.party.pyramid.words import are, list_or_nothing

FEW: Final = "too few"
"""What was spoken of last, if it was too few cards."""


@dataclass
class Listener:
    """What is known of every cell while an argument is told, by who listens and looks."""

    shape: Shape
    colours: dict[int, set[int]]

    def strike(self, marks: Iterable[Mark]) -> None:
        """Strike what was said, and what is seen at once: no cell has what neither cell below can have."""
        for cell, colour in marks:
            self.colours[cell].discard(colour)
        for cell in cells_of(self.shape.upper):
            if len(self.colours[cell]) > 1:
                left, right = self.shape.below(cell)
                self.colours[cell] &= self.colours[left] | self.colours[right]

    def known(self, cell: int) -> int | None:
        """The colour of a cell, if there is only one left."""
        left = self.colours[cell]
        return next(iter(left)) if len(left) == 1 else None

    def number(self, colour: int) -> int:
        """How many cells are known to have a colour."""
        return sum(self.known(cell) == colour for cell in self.colours)

    def possible(self, colour: int) -> list[int]:
        """The cells that can have a colour."""
        return [cell for cell, left in self.colours.items() if colour in left]


@dataclass
class Chain:
    """Consequences in a row, told without their reasons; cells of which the same is true together."""

    told: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    what: str = ""
    spoken: str = ""
    links: list[ChainLink] = field(default_factory=list)
    """The consequences about single cells, to be drawn."""
    few: dict[str, list[str]] = field(default_factory=dict)
    """For colours that have too few cards: the cells that they cannot have for that."""

    def add(self, cell: str, what: str) -> None:
        """A cell and what is true of it: `red`, `not red`."""
        if what != self.what or self.few:
            self.close()
        self.what = what
        self.cells.append(cell)

    def too_few(self, colour: str, cell: str) -> None:
        """A colour that has too few cards for a cell. Only what follows one upon the other is told together:
        a count of another colour may be needed for the next one."""
        if self.cells or (colour in self.few and colour != list(self.few)[-1]):
            self.close()
        self.few.setdefault(colour, []).append(cell)

    def say(self, clause: str) -> None:
        self.close()
        self.told.append(clause)
        self.spoken = ""

    def close(self) -> None:
        if self.cells:
            verb = are(len(self.cells))
            # After `a1 and b1 are red` it is enough to say `c1 green`.
            both = f"{verb} {self.what}" if verb != self.spoken else self.what
            self.told.append(f"{list_or_nothing(self.cells)} {both}")
            self.spoken = verb
        by_cells = groupby(self.few, key=lambda colour: list_or_nothing(sorted(self.few[colour]), "or"))
        for where, alike in by_cells:
            few = f"too few {list_or_nothing(list(alike), 'or')}"
            # After `there are too few red cards for a1` it is enough to say `too few green for c1`.
            told = few if self.spoken == FEW else f"there are {few} cards"
            self.told.append(f"{told} for {where}")
            self.spoken = FEW
        self.cells = []
        self.what = ""
        self.few = {}

    @property
    def text(self) -> str:
        self.close()
        return ", ".join(self.told)


def in_order(links: Sequence[UsedLink]) -> list[UsedLink]:
    """Links in an order in which they can be told: as they were found, but counts in a row, and those
    of a colour together."""
    rest, told = list(links), list[UsedLink]()
    while rest:
        following = rest[0]
        if told and (colour := counted_colour(told[-1])) is not None:
            counts = [used for used in rest if counted_colour(used) is not None]
            ready = [used for used in counts if not any(rests_on(used, other) for other in rest)]
            same = [used for used in ready if counted_colour(used) == colour]
            following = (same or ready or rest)[0]
        rest.remove(following)
        told.append(following)
    return told


def counted_colour(used: UsedLink) -> int | None:
    """The colour that would take too many cards, if a link says such a thing."""
    return used.link.claim.colour if isinstance(used.link.claim, Needing) else None


def rests_on(used: UsedLink, other: UsedLink) -> bool:
    """Whether a link rests on another one directly."""
    if used is other:
        return False
    premises = used.link.premises_for(set(used.used))
    if not other.used.isdisjoint(premises):
        return True
    cells = {cell for cell, _ in other.used}
    return any(colour == KNOWN and cell in cells for cell, colour in premises)
