"""The words of trials: what is assumed, what follows from it, and how it fails.

`TableWords` describes the table, `TrialWords` adds trials; `explain.py` adds arguments without trials. A
statement must be true for a reader who knows the table and all that was said before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

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
from ppsolve.puzzles.solution import ChainLink
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.pyramid import ROW_LETTERS
from ppsolve.solver.view.phrases import count_of, join_words

MOST_NAMED: Final = 12
"""Up to this number, cells are named; more are only counted."""
FEW: Final = "too few"
"""`Chain.spoken` after a clause about too few cards."""


def colour_name(colour: int) -> str:
    """`red`."""
    return COLOUR_NAMES[COLOURS[colour]]


def colour_and_letter(colour: int) -> str:
    """`red (R)`."""
    return f"{colour_name(colour)} ({COLOURS[colour]})"


def list_or_nothing(words: list[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`, or `nothing`."""
    return join_words(words, last) if words else "nothing"


def either(colours: Iterable[int]) -> str:
    """`red, green or blue`."""
    return list_or_nothing([colour_name(colour) for colour in colours], "or")


def both(colours: Iterable[int]) -> str:
    """`red and green`."""
    return list_or_nothing([colour_name(colour) for colour in colours])


def pair_text(left: int, right: int) -> str:
    """`two red cards`, `red and green`."""
    return f"two {colour_name(left)} cards" if left == right else both((left, right))


def are(number: int) -> str:
    return "is" if number == 1 else "are"


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


@dataclass
class Chain:
    """A chain of consequences in words, without their reasons. Cells with the same consequence are joined."""

    told: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    what: str = ""
    spoken: str = ""
    """The verb of the last clause, or `FEW`; it need not be repeated."""
    links: list[ChainLink] = field(default_factory=list)
    """The consequences for single cells, for the drawing."""
    few: dict[str, list[str]] = field(default_factory=dict)
    """For each colour with too few cards, the cells that cannot have it."""

    def add(self, cell: str, what: str) -> None:
        """Add a cell and what is true of it: `red`, `not red`."""
        if what != self.what or self.few:
            self.close()
        self.what = what
        self.cells.append(cell)

    def too_few(self, colour: str, cell: str) -> None:
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

    def names(self, cells: Iterable[int], last: str = "and") -> str:
        return list_or_nothing([self.name(cell) for cell in cells], last)

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

    def cards_left(self, colour: int) -> str:
        """`the last red card`, `the 4 red cards left`."""
        number, name = self.left(colour), colour_name(colour)
        return f"the last {name} card" if number == 1 else f"the {number} {name} cards left"

    def standing(self) -> Listener:
        """Return the knowledge of a reader who sees the table and nothing else."""
        here = {cell: set(colours_at(self.marks, cell)) for cell in self.plan.shape.cells}
        standing = Listener(self.plan.shape, here)
        spent = [colour for colour in range(5) if self.left(colour) == 0]
        standing.strike((cell, colour) for cell in here if self.on_table(cell) is None for colour in spent)
        return standing

    def few(self, cells: Sequence[int], only: str = "only ") -> str:
        """`only a1 and b2`, `only 14 cells`, or `no cell`."""
        if not cells:
            return "no cell"
        if len(cells) <= MOST_NAMED:
            return f"{only}{self.names(cells)}"
        return f"{only}{len(cells)} cells"

    def row_counts(self, rows: RowCounts) -> str:
        """`3 in row a, 2 each in rows b and c`."""
        groups = groupby(rows, key=lambda row: row[1])
        return ", ".join(_in_rows(number, [ROW_LETTERS[row] for row, _ in group]) for number, group in groups)


def _in_rows(number: int, letters: list[str]) -> str:
    if len(letters) == 1:
        return f"{number} in row {letters[0]}"
    rows = f"{letters[0]} to {letters[-1]}" if len(letters) > 2 else " and ".join(letters)
    return f"{number} each in rows {rows}"


class TrialWords(TableWords):
    """The words for trials that start from the cards on the table."""

    def note(self, refutation: FailedTrial, about: int) -> str:
        """Return a failed trial as sentences; the conclusion is left out for `about`, the cell of the whole
        argument."""
        tried = refutation.assumed
        if tried.cell == about:
            return self.trial(refutation)
        return f"{self.trial(refutation)} So {self.name(tried.cell)} is not {colour_name(tried.colour)}."

    def trial(self, refutation: FailedTrial) -> str:
        """`If c1 were red, then b1 is red, but ...`"""
        tried = refutation.assumed
        what = f"{'not ' if tried.other else ''}{colour_name(tried.colour)}"
        return f"If {self.name(tried.cell)} were {what}, {self.consequences(refutation)}."

    def consequences(self, refutation: FailedTrial) -> str:
        """Return the consequences of an assumption and the contradiction, as a clause."""
        chain, end = self.followed(refutation)
        return f"then {chain.text}, but {end}" if chain.text else end

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
                chain.say(f"no {colour_name(colour)} card is left")
            case Counted(colour):
                cells = [cell for cell in standing.possible(colour) if standing.known(cell) is None]
                chain.say(f"only {self.names(cells)} {are(len(cells))} left for {colour_name(colour)}")
            case Shared(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                chain.say(f"{self.names(here)} take all {either(colours)} cards left")
            case Needing(cell, colour):
                chain.too_few(colour_name(colour), self.name(cell))
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
            chain.add(self.name(cell), colour_name(*left))
        else:
            gone = sorted(colour for _, colour in used.used)
            standing.strike(used.used)
            chain.add(self.name(cell), f"not {either(gone)}")
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
            return f"the {colour_name(own)} {self.name(cell)} would rest on {pair_text(left, right)}"
        return f"nothing {colour_name(own)} could lie below {self.name(cell)} ({colour_name(own)})"

    def failure(self, failure: Failure, standing: Listener) -> str:
        match failure:
            case NothingLeft(cell):
                return f"no colour would be left for {self.name(cell)}"
            case TooMany(colour):
                number, total = standing.number(colour), self.plan.totals[colour]
                return f"that would be {number} {colour_name(colour)} cards instead of {total}"
            case TooFew(colour):
                cells = [cell for cell in standing.possible(colour) if self.on_table(cell) is None]
                return f"{self.few(cells)} could take {self.cards_left(colour)}"
            case Crowded(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                left = sum(self.left(colour) for colour in colours)
                rest = count_of(left, "card")
                return f"{self.few(here, '')} would share the {rest} left of {both(colours)}"
            case NeedsTooMany(colour, rows) as claim:
                name = colour_name(colour)
                total = self.plan.totals[colour]
                return f"{name} would take {claim.number} cards ({self.row_counts(rows)}) instead of {total}"
