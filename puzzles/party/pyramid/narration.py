"""The words of trials: what is assumed, what follows from it, and how it fails.

`TableWords` describes the table, `TrialWords` adds trials; `explain.py` adds arguments without trials. A
statement must be true for a reader who knows the table and all that was said before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, Shape, cells_of, colours_at
from ppsolve.puzzles.party.pyramid.inference import (
    KNOWN,
    Below,
    Counted,
    Crowded,
    FailedTrial,
    Failure,
    HeldUp,
    Mark,
    Needing,
    NeedsTooMany,
    NothingLeft,
    Refuted,
    RowCounts,
    Shared,
    TooFew,
    TooMany,
    UsedLink,
    UsedUp,
)
from ppsolve.puzzles.party.words import colours_text
from ppsolve.puzzles.solution import ChainLink
from ppsolve.solver.language import messages
from ppsolve.solver.language.messages import Fact, current_language, listed
from ppsolve.solver.language.messages import either as either_of
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import ROW_LETTERS

MOST_NAMED: Final = 12
"""Up to this number, cells are named; more are only counted."""
ONE: Final = "is"
SEVERAL: Final = "are"
FEW: Final = "too few"
"""Verbs of clauses in a chain: of one cell, of several cells, and of too few cards."""


def say(message: str, /, **facts: Fact) -> str:
    """Say a message. The same clauses come up again and again when arguments are compared."""
    return _said(current_language(), message, tuple(facts.items()))


@lru_cache(maxsize=1 << 14)
def _said(_language: str, message: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return messages.say(message, **dict(facts))


def clause_list(clauses: Sequence[str]) -> str:
    """Join clauses: `a1 is not red, a2 is not red and b1 is not green`."""
    *first, last = clauses
    return say("pyramid-clause-list", first=", ".join(first), last=last) if first else last


def cell_list(cells: Iterable[str], last: Literal["and", "or"] = "and") -> str:
    """`a1`, `a1 and a2`, `a1, a2 and b1`, or `nothing`."""
    names = list(cells)
    if not names:
        return say("pyramid-nothing")
    return listed(names) if last == "and" else either_of(names)


def either(colours: Iterable[int]) -> str:
    """Return colours of one card: `red, green or blue`."""
    return either_of(_adjectives(colours, 1))


def either_cards(colours: Iterable[int]) -> str:
    """Return colours of several cards: `red, green or blue`."""
    return either_of(_adjectives(colours, 2))


def neither_colour(colours: Iterable[int], number: int) -> str:
    """Return the colours that `number` cells do not have: `red, green or blue`."""
    *first, last = _adjectives(colours, number)
    return say("pyramid-nor", first=", ".join(first), last=last) if first else last


def _adjectives(colours: Iterable[int], number: int) -> list[str]:
    return [say("pyramid-adjective", colour=COLOURS[colour], number=number) for colour in colours]


def pair_text(left: int, right: int) -> str:
    """`two red cards`, `red and green`."""
    same = "yes" if left == right else "no"
    return say("pyramid-pair", same=same, left=COLOURS[left], right=COLOURS[right])


def not_texts(statements: Iterable[tuple[Sequence[str], Sequence[int]]]) -> str:
    """List the colours that cells do not have: `a1 is not red and b1 is not green`."""
    *first, last = statements
    clauses = [cells_text(cells, "not", colours) for cells, colours in first]
    return clause_list([*clauses, cells_text(last[0], "not", last[1], final=True)])


def cells_text(
    cells: Sequence[str],
    what: Literal["is", "not"],
    colours: Iterable[int],
    verb: bool = True,
    final: bool = False,
) -> str:
    """Return what is true of cells: `a1 and b1 are red`, or without the `verb`, `a1 and b1 red`.

    `final`: the clause is the last one of a sentence.
    """
    own, number = list(colours), len(cells)
    if what == "is":
        words = either(own) if number == 1 else either_cards(own)
    else:
        words = neither_colour(own, min(number, 2))
    return say(
        "pyramid-cells",
        cells=cell_list(cells),
        number=number,
        what=what,
        colours=words,
        several=len(own),
        verb="yes" if verb else "no",
        final="yes" if final else "no",
    )


@dataclass
class Listener:
    """The reader's knowledge of each cell at this point of the argument."""

    shape: Shape
    colours: dict[int, set[int]]

    def strike(self, marks: Iterable[Mark]) -> None:
        """Strike the marks that were stated, and what is plain to see: no cell has a colour that neither cell
        below can have."""
        for cell, colour in marks:
            self.colours[cell].discard(colour)
        for cell in cells_of(self.shape.upper):
            if len(self.colours[cell]) > 1:
                left, right = self.shape.below(cell)
                self.colours[cell] &= self.colours[left] | self.colours[right]

    def known(self, cell: int) -> int | None:
        """Return the colour of a cell, if only one is left."""
        left = self.colours[cell]
        return next(iter(left)) if len(left) == 1 else None

    def number(self, colour: int) -> int:
        """Return the number of cells known to have a colour."""
        return sum(self.known(cell) == colour for cell in self.colours)

    def possible(self, colour: int) -> list[int]:
        return [cell for cell, left in self.colours.items() if colour in left]


Statement = tuple[Literal["is", "not"], tuple[int, ...]]
"""What is true of cells: that they have a colour, or that they have none of several."""


@dataclass
class Chain:
    """A chain of consequences in words, without their reasons. Cells with the same consequence are joined."""

    told: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    what: Statement | None = None
    spoken: str = ""
    """The verb of the last clause (`ONE`, `SEVERAL` or `FEW`); it need not be repeated."""
    links: list[ChainLink] = field(default_factory=list)
    """The consequences for single cells, for the drawing."""
    few: dict[int, list[str]] = field(default_factory=dict)
    """For each colour with too few cards, the cells that cannot have it."""

    def add(self, cell: str, what: Statement) -> None:
        """Add a cell and what is true of it."""
        if what != self.what or self.few:
            self.close()
        self.what = what
        self.cells.append(cell)

    def too_few(self, colour: int, cell: str) -> None:
        """Add that a colour has too few cards for a cell.

        Only neighbours in the chain are joined: a count of another colour may be needed for the next one.
        """
        if self.cells or (colour in self.few and colour != list(self.few)[-1]):
            self.close()
        self.few.setdefault(colour, []).append(cell)

    def say(self, clause: str) -> None:
        self.close()
        self.told.append(clause)
        self.spoken = ""

    def close(self) -> None:
        """Turn the collected cells into clauses."""
        if self.cells:
            assert self.what is not None
            verb = ONE if len(self.cells) == 1 else SEVERAL
            # After `a1 and b1 are red` it is enough to say `c1 green`.
            self.told.append(cells_text(self.cells, *self.what, verb=verb != self.spoken))
            self.spoken = verb
        for where, alike in groupby(self.few, key=lambda colour: sorted(self.few[colour])):
            # After `there are too few red cards for a1` it is enough to say `too few green for c1`.
            said = "yes" if self.spoken == FEW else "no"
            colours = either_cards(alike)
            self.told.append(say("pyramid-too-few", said=said, colours=colours, cells=cell_list(where, "or")))
            self.spoken = FEW
        self.cells = []
        self.what = None
        self.few = {}

    @property
    def text(self) -> str:
        self.close()
        return ", ".join(self.told)


def in_order(links: Sequence[UsedLink]) -> list[UsedLink]:
    """Order links for narration: as found, but counts in a row, and those of a colour together."""
    rest, told = list(links), list[UsedLink]()
    while rest:
        following = rest[0]
        if told and (colour := _counted_colour(told[-1])) is not None:
            counts = [used for used in rest if _counted_colour(used) is not None]
            ready = [used for used in counts if not any(rests_on(used, other) for other in rest)]
            same = [used for used in ready if _counted_colour(used) == colour]
            following = (same or ready or rest)[0]
        rest.remove(following)
        told.append(following)
    return told


def _counted_colour(used: UsedLink) -> int | None:
    """Return the colour that would take too many cards, if that is what a link claims."""
    return used.link.claim.colour if isinstance(used.link.claim, Needing) else None


def rests_on(used: UsedLink, other: UsedLink) -> bool:
    """True if a link rests directly on another one."""
    if used is other:
        return False
    premises = used.link.premises_for(set(used.used))
    if not other.used.isdisjoint(premises):
        return True
    cells = {cell for cell, _ in other.used}
    return any(colour == KNOWN and cell in cells for cell, colour in premises)


class TableWords:
    """The words for the cards on the table. `given` are the cells that were filled from the start."""

    def __init__(self, plan: Plan, marks: PencilMarks, given: int) -> None:
        self.plan = plan
        self.marks = marks
        self.given = given

    def name(self, cell: int) -> str:
        return self.plan.shape.name(cell)

    def names(self, cells: Iterable[int], last: Literal["and", "or"] = "and") -> str:
        return cell_list([self.name(cell) for cell in cells], last)

    def letters(self, colours: Iterable[int]) -> str:
        return "".join(COLOURS[colour] for colour in sorted(colours))

    def on_table(self, cell: int) -> int | None:
        """Return the colour of the card in a cell, if there is one."""
        colours = colours_at(self.marks, cell)
        return colours[0] if len(colours) == 1 else None

    def placed(self, colour: int) -> list[int]:
        """Return the cells on the table that have a colour."""
        return [cell for cell in cells_of(self.marks[colour]) if self.on_table(cell) == colour]

    def left(self, colour: int) -> int:
        """Return the number of cards of a colour still to be placed."""
        return self.plan.totals[colour] - len(self.placed(colour))

    def standing(self) -> Listener:
        """Return the knowledge of a reader who sees the table and nothing else."""
        here = {cell: set(colours_at(self.marks, cell)) for cell in self.plan.shape.cells}
        standing = Listener(self.plan.shape, here)
        spent = [colour for colour in range(5) if self.left(colour) == 0]
        standing.strike((cell, colour) for cell in here if self.on_table(cell) is None for colour in spent)
        return standing

    def some(self, cells: Sequence[int]) -> dict[str, Fact]:
        """Return the facts of a sentence about cells: their number, and their names unless they are many."""
        named = 0 < len(cells) <= MOST_NAMED
        names = self.names(cells) if named else ""
        return {"number": len(cells), "named": "yes" if named else "no", "cells": names}

    def can_take(self, cells: Sequence[int], colour: int, mood: Literal["can", "could"]) -> str:
        """`only a1 and b2 can take the last red card`."""
        left = self.left(colour)
        return say("pyramid-can-take", **self.some(cells), mood=mood, cards=left, colour=COLOURS[colour])

    def row_counts(self, rows: RowCounts) -> str:
        """`3 in row a, 2 each in rows b and c`."""
        groups = groupby(rows, key=lambda row: row[1])
        return ", ".join(_in_rows(number, [ROW_LETTERS[row] for row, _ in group]) for number, group in groups)


def _in_rows(number: int, letters: list[str]) -> str:
    return say("pyramid-in-rows", number=number, rows=len(letters), first=letters[0], last=letters[-1])


class TrialWords(TableWords):
    """The words for trials that start from the cards on the table."""

    def note(self, refutation: FailedTrial, about: int) -> str:
        """Return a failed trial as sentences; the conclusion is left out for `about`, the cell of the whole
        argument."""
        tried = refutation.assumed
        if tried.cell == about:
            return self.trial(refutation)
        so = say("pyramid-so-not", cell=self.name(tried.cell), colour=COLOURS[tried.colour])
        return f"{self.trial(refutation)} {so}"

    def trial(self, refutation: FailedTrial) -> str:
        """`If c1 were red, then b1 is red, but ...`"""
        tried = refutation.assumed
        return say(
            "pyramid-trial",
            cell=self.name(tried.cell),
            what="not" if tried.other else "is",
            colour=COLOURS[tried.colour],
            consequences=self.consequences(refutation),
        )

    def consequences(self, refutation: FailedTrial) -> str:
        """Return the consequences of an assumption and the contradiction, as a clause."""
        chain, end = self.followed(refutation)
        return say("pyramid-consequences", chain=chain.text, end=end) if chain.text else end

    def followed(self, refutation: FailedTrial) -> tuple[Chain, str]:
        """Return the chain of consequences of an assumption, and the words for the contradiction."""
        tried = refutation.assumed
        standing = self.standing()
        if not tried.other:
            # It is assumed even where one look at the table would rule it out.
            standing.colours[tried.cell] = {tried.colour}
        others = [colour for colour in range(5) if (colour == tried.colour) == tried.other]
        standing.strike((tried.cell, colour) for colour in others)
        chain = Chain(links=[ChainLink(self.name(tried.cell), self.letters(standing.colours[tried.cell]))])
        end = self.follow(refutation, standing, chain) or self.failure(refutation.failure, standing)
        return chain, end

    def follow(self, refutation: FailedTrial, standing: Listener, chain: Chain) -> str:
        """Add the links of a trial to the chain; return a contradiction that shows before its end, or ``."""
        links = in_order(refutation.chain)
        counted = isinstance(refutation.failure, TooFew | Crowded | NeedsTooMany)
        telling = self.worth_telling(links, links, counted)
        for number, used in enumerate(links, start=1):
            claim = used.link.claim
            last = number == len(links) and isinstance(refutation.failure, NothingLeft)
            if last and (end := self.mismatch(used, standing)):
                return end
            if isinstance(claim, Counted | UsedUp) and (end := self.miscount(claim.colour, standing)):
                return end
            if used in telling:
                self.tell(used, standing, chain)
            else:
                standing.strike(used.used)
        return ""

    def miscount(self, colour: int, standing: Listener) -> str:
        """Return how a colour has too many cards or too few cells, if the reader can see that already."""
        total = self.plan.totals[colour]
        if standing.number(colour) > total:
            return self.failure(TooMany(colour), standing)
        if len(standing.possible(colour)) < total:
            return self.failure(TooFew(colour), standing)
        return ""

    def tell(self, used: UsedLink, standing: Listener, chain: Chain) -> None:
        """Add one consequence to the chain, without its reason where that is plain."""
        match used.link.claim:
            case UsedUp(colour):
                chain.say(say("pyramid-none-left", colour=COLOURS[colour]))
            case Counted(colour):
                cells = [cell for cell in standing.possible(colour) if standing.known(cell) is None]
                chain.say(
                    say(
                        "pyramid-only-cells-left",
                        cells=self.names(cells),
                        number=len(cells),
                        colour=COLOURS[colour],
                    )
                )
            case Shared(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                chain.say(say("pyramid-take-all", cells=self.names(here), colours=either_cards(colours)))
            case Needing(cell, colour):
                chain.too_few(colour, self.name(cell))
            case _:
                self.tell_cell(used, standing, chain)
                return
        standing.strike(used.link.strikes)

    def tell_cell(self, used: UsedLink, standing: Listener, chain: Chain) -> None:
        """Add the colour of a cell if it is known now, or else the colours that it cannot have."""
        (cell,) = {cell for cell, _ in used.used}
        left = standing.colours[cell].difference(colour for _, colour in used.link.strikes)
        if len(left) == 1:
            standing.strike(used.link.strikes)
            chain.add(self.name(cell), ("is", tuple(left)))
        else:
            gone = sorted(colour for _, colour in used.used)
            standing.strike(used.used)
            chain.add(self.name(cell), ("not", tuple(gone)))
        chain.links.append(ChainLink(self.name(cell), self.letters(standing.colours[cell])))

    def worth_telling(
        self, links: Sequence[UsedLink], among: Sequence[UsedLink], counted: bool = False
    ) -> list[UsedLink]:
        """Return the links without those that are plain to see.

        That a cell cannot have a colour which cannot lie below it needs no words, if all that follows from
        it is of the same kind or a count. `counted` is true if the argument ends with a count.
        """
        return [used for used in links if not self.plain(used, among, counted)]

    def plain(self, used: UsedLink, among: Sequence[UsedLink], counted: bool) -> bool:
        if isinstance(used.link.claim, Refuted):
            return True
        if isinstance(used.link.claim, UsedUp):
            return self.left(used.link.claim.colour) == 0
        if not isinstance(used.link.claim, Below):
            return False
        later = [other for other in among if rests_on(other, used)]
        counts = Below, Counted, Needing, Shared
        return bool(later or counted) and all(isinstance(other.link.claim, counts) for other in later)

    def mismatch(self, last: UsedLink, before: Listener) -> str:
        """Return how a card would match neither of the two below it, if the last link comes to that."""
        claim = last.link.claim
        if not isinstance(claim, Below | HeldUp):
            return ""
        cell = claim.cell
        own = before.known(cell)
        if own is None:
            return ""
        left, right = map(before.known, self.plan.shape.below(cell))
        if left is not None and right is not None:
            pair = pair_text(left, right)
            return say("pyramid-would-rest", colour=COLOURS[own], cell=self.name(cell), pair=pair)
        return say("pyramid-nothing-below", colour=COLOURS[own], cell=self.name(cell))

    def failure(self, failure: Failure, standing: Listener) -> str:
        match failure:
            case NothingLeft(cell):
                return say("pyramid-no-colour-left", cell=self.name(cell))
            case TooMany(colour):
                number, total = standing.number(colour), self.plan.totals[colour]
                return say("pyramid-too-many", number=number, total=total, colour=COLOURS[colour])
            case TooFew(colour):
                cells = [cell for cell in standing.possible(colour) if self.on_table(cell) is None]
                return self.can_take(cells, colour, "could")
            case Crowded(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                left = sum(self.left(colour) for colour in colours)
                return say(
                    "pyramid-would-share",
                    **self.some(here),
                    left=left,
                    colours=colours_text(map(COLOURS.__getitem__, colours)),
                )
            case NeedsTooMany(colour, rows) as claim:
                return say(
                    "pyramid-would-take",
                    colour=COLOURS[colour],
                    number=claim.number,
                    rows=self.row_counts(rows),
                    total=self.plan.totals[colour],
                )
