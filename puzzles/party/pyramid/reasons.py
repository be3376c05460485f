"""Arguments in words: true at the moment they are given, and as short as they can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, Shape, cells_of, colours_at
from ppsolve.puzzles.party.pyramid.claims import (
    KNOWN,
    Argument,
    Below,
    Counted,
    Crowded,
    Failure,
    HeldUp,
    Mark,
    Needing,
    NeedsTooMany,
    NothingLeft,
    Refutation,
    Refuted,
    RowCounts,
    Shared,
    Spanned,
    TooFew,
    TooMany,
    UsedLink,
    UsedUp,
)
from ppsolve.puzzles.party.pyramid.trials import LONGEST, notes_of
from ppsolve.puzzles.party.pyramid.words import (
    colour_and_letter,
    colour_name,
    either,
    list_or_nothing,
    sentence,
)
from ppsolve.solver.view.words import count_of

MOST_NAMED: Final = 8
"""Up to so many cells are named, more are only counted."""


def reason_parts(plan: Plan, marks: PencilMarks, given: int, argument: Argument) -> tuple[str, ...]:
    """Why a card goes where it goes, in parts that can be read one by one: what is to be noted first, then
    the reason itself. `given` are the cells that were filled from the start."""
    return _Words(plan, marks, given).parts(argument)


def refutation_text(plan: Plan, marks: PencilMarks, refutation: Refutation) -> str:
    """What follows from an assumption, up to where it fails, as a clause."""
    return _Words(plan, marks, 0).consequences(refutation)


@dataclass
class _Standing:
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
class _Chain:
    """Consequences in a row, told without their reasons; cells of which the same is true together."""

    told: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    what: str = ""
    spoken: str = ""
    few: dict[str, list[str]] = field(default_factory=dict)
    """For colours that have too few cards: the cells that they cannot have for that."""

    def add(self, cell: str, what: str) -> None:
        """A cell and what is true of it: `red`, `not red`."""
        if what != self.what or self.few:
            self.close()
        self.what = what
        self.cells.append(cell)

    def too_few(self, colour: str, cell: str) -> None:
        """A colour that has too few cards for a cell."""
        if self.cells:
            self.close()
        self.few.setdefault(colour, []).append(cell)

    def say(self, clause: str) -> None:
        self.close()
        self.told.append(clause)
        self.spoken = ""

    def close(self) -> None:
        if self.cells:
            verb = _are(len(self.cells))
            # After `a1 and b1 are red` it is enough to say `c1 green`.
            both = f"{verb} {self.what}" if verb != self.spoken else self.what
            self.told.append(f"{list_or_nothing(self.cells)} {both}")
            self.spoken = verb
        alike: dict[str, list[str]] = {}
        for colour, cells in self.few.items():
            alike.setdefault(list_or_nothing(sorted(cells), "or"), []).append(colour)
        for where, colours in alike.items():
            has = "has" if len(colours) == 1 else "have"
            self.told.append(f"{list_or_nothing(colours)} {has} too few cards for {where}")
            self.spoken = ""
        self.cells = []
        self.what = ""
        self.few = {}

    @property
    def text(self) -> str:
        self.close()
        return ", ".join(self.told)


class _Words:
    """The words for arguments from the cards on the table."""

    def __init__(self, plan: Plan, marks: PencilMarks, given: int) -> None:
        self.plan = plan
        self.marks = marks
        self.given = given

    # Cells and colours.

    def name(self, cell: int) -> str:
        return self.plan.shape.name(cell)

    def names(self, cells: Iterable[int], last: str = "and") -> str:
        return list_or_nothing([self.name(cell) for cell in cells], last)

    def on_table(self, cell: int) -> int | None:
        """The colour of a card on the table."""
        colours = colours_at(self.marks, cell)
        return colours[0] if len(colours) == 1 else None

    def placed(self, colour: int) -> list[int]:
        """The cells on the table that have a colour."""
        return [cell for cell in cells_of(self.marks[colour]) if self.on_table(cell) == colour]

    def left(self, colour: int) -> int:
        """How many cards of a colour are still to be placed."""
        return self.plan.totals[colour] - len(self.placed(colour))

    def cards_left(self, colour: int) -> str:
        """`the last red card`, `the 4 red cards left`."""
        number, name = self.left(colour), colour_name(colour)
        return f"the last {name} card" if number == 1 else f"the {number} {name} cards left"

    def standing(self) -> _Standing:
        here = {cell: set(colours_at(self.marks, cell)) for cell in self.plan.shape.cells}
        standing = _Standing(self.plan.shape, here)
        spent = [colour for colour in range(5) if self.left(colour) == 0]
        standing.strike((cell, colour) for cell in here if self.on_table(cell) is None for colour in spent)
        return standing

    # Arguments.

    def parts(self, argument: Argument) -> tuple[str, ...]:
        so = f"{self.name(argument.cell)} must be {colour_and_letter(argument.colour)}"
        notes = [self.note(note, argument.cell) for note in notes_of(argument)]
        if argument.otherwise is not None:
            return (*notes, f"{self.trial(argument.otherwise)} So {so}.")
        if not argument.links:
            tried = either(colours_at(self.marks, argument.cell))
            return (
                f"Here one has to try: {self.name(argument.cell)} can be {tried}, and only with "
                f"{colour_and_letter(argument.colour)} can the pyramid be filled.",
            )
        links = [used for used in argument.links if not isinstance(used.link.claim, Refuted)]
        direct = [used for used in links if any(cell == argument.cell for cell, _ in used.used)]
        before = [used for used in links if used not in direct]
        shown = self.worth_telling(in_order(before), links)
        told = self.sentences(shown, links)
        clauses = self.direct_clauses(argument.cell, argument.colour, direct, links, shown)
        if len(clauses) > 1:
            told.append(sentence(f"{'; '.join(clauses)}: so {so}"))
        else:
            told.append(sentence(f"{clauses[0]}, so {so}") if clauses else f"So {so}.")
        return (*notes, *in_parts(told))

    def note(self, refutation: Refutation, about: int) -> str:
        """A refutation as a sentence of its own, with what follows for a cell that is not the one the whole
        argument is about."""
        tried = refutation.assumed
        if tried.cell == about:
            return self.trial(refutation)
        return f"{self.trial(refutation)} So {self.name(tried.cell)} is not {colour_name(tried.colour)}."

    def trial(self, refutation: Refutation) -> str:
        """`If c1 were red, then b1 is red, but ...`"""
        tried = refutation.assumed
        what = f"{'not ' if tried.other else ''}{colour_name(tried.colour)}"
        return f"If {self.name(tried.cell)} were {what}, {self.consequences(refutation)}."

    def consequences(self, refutation: Refutation) -> str:
        """What an assumption leads to, and how it fails."""
        tried = refutation.assumed
        standing = self.standing()
        others = [colour for colour in range(5) if (colour == tried.colour) == tried.other]
        standing.strike((tried.cell, colour) for colour in others)
        chain = _Chain()
        end = self.follow(refutation, standing, chain) or self.failure(refutation.failure, standing)
        return f"then {chain.text}, but {end}" if chain.text else end

    def follow(self, refutation: Refutation, standing: _Standing, chain: _Chain) -> str:
        """Tell the links of a refutation; what is seen to fail before its end, if anything is."""
        links = in_order(refutation.chain)
        counted = isinstance(refutation.failure, TooFew | Crowded | NeedsTooMany)
        telling = self.worth_telling(links, links, counted)
        for number, used in enumerate(links, start=1):
            claim = used.link.claim
            if number == len(links) and isinstance(refutation.failure, NothingLeft):
                if end := self.mismatch(used, standing):
                    return end
            if isinstance(claim, Counted):
                if len(standing.possible(claim.colour)) < self.plan.totals[claim.colour]:
                    return self.failure(TooFew(claim.colour), standing)
            if isinstance(claim, UsedUp):
                if standing.number(claim.colour) > self.plan.totals[claim.colour]:
                    return self.failure(TooMany(claim.colour), standing)
            if used in telling:
                self.tell(used, standing, chain)
            else:
                standing.strike(used.used)
        return ""

    def tell(self, used: UsedLink, standing: _Standing, chain: _Chain) -> None:
        """One consequence, without its reason where that is plain."""
        match used.link.claim:
            case UsedUp(colour):
                chain.say(f"no {colour_name(colour)} card is left")
            case Counted(colour):
                cells = [cell for cell in standing.possible(colour) if standing.known(cell) is None]
                chain.say(f"only {self.names(cells)} {_are(len(cells))} left for {colour_name(colour)}")
            case Shared(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                chain.say(f"{self.names(here)} take all {either(list(colours))} cards left")
            case Needing(cell, colour):
                chain.too_few(colour_name(colour), self.name(cell))
            case _:
                self.tell_cell(used, standing, chain)
                return
        standing.strike(used.link.strikes)

    def tell_cell(self, used: UsedLink, standing: _Standing, chain: _Chain) -> None:
        """What a cell is, if it is known now, or what it is not."""
        (cell,) = {cell for cell, _ in used.used}
        left = standing.colours[cell].difference(colour for _, colour in used.link.strikes)
        if len(left) == 1:
            standing.strike(used.link.strikes)
            chain.add(self.name(cell), colour_name(*left))
        else:
            gone = sorted(colour for _, colour in used.used)
            standing.strike(used.used)
            chain.add(self.name(cell), f"not {either(gone)}")

    def worth_telling(
        self, links: Sequence[UsedLink], among: Sequence[UsedLink], counted: bool = False
    ) -> list[UsedLink]:
        """The links without those that can be seen at once: that a colour cannot lie where it cannot lie
        below needs no word if all that follows from it is of the same kind, or a count. `counted` says
        whether the end of the argument is a count."""
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

    # Failures.

    def mismatch(self, last: UsedLink, before: _Standing) -> str:
        """How a card would match neither of the two below it, if the last link comes to that."""
        claim = last.link.claim
        if not isinstance(claim, Below | HeldUp):
            return ""
        cell = claim.cell
        pair = self.plan.shape.below(cell)
        own = before.known(cell)
        if own is None:
            return ""
        below = [before.known(one) for one in pair]
        card = f"the {colour_name(own)} {self.name(cell)}"
        left, right = below
        if left is not None and right is not None:
            return f"{card} would rest on {self.pair(left, right)}"
        return f"nothing {colour_name(own)} could lie below {self.name(cell)} ({colour_name(own)})"

    def pair(self, left: int, right: int) -> str:
        if left == right:
            return f"two {colour_name(left)} cards"
        return f"{colour_name(left)} and {colour_name(right)}"

    def failure(self, failure: Failure, standing: _Standing) -> str:
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
                return f"{self.few(here, '')} would share the {rest} left of {_and(colours)}"
            case NeedsTooMany(colour, rows) as claim:
                name = colour_name(colour)
                total = self.plan.totals[colour]
                return f"{name} would take {claim.number} cards ({self.row_counts(rows)}) instead of {total}"

    def few(self, cells: Sequence[int], only: str = "only ") -> str:
        if not cells:
            return "no cell"
        if len(cells) <= MOST_NAMED:
            return f"{only}{self.names(cells)}"
        return f"{only}{len(cells)} cells"

    def row_counts(self, rows: RowCounts) -> str:
        """`3 in row a, 2 each in rows b and c`."""
        groups: list[tuple[int, list[str]]] = []
        for row, number in rows:
            letter = "abcdefgh"[row]
            if groups and groups[-1][0] == number:
                groups[-1][1].append(letter)
            else:
                groups.append((number, [letter]))
        return ", ".join(_in_rows(number, letters) for number, letters in groups)

    # Direct reasons.

    def sentences(self, links: Sequence[UsedLink], among: Sequence[UsedLink]) -> list[str]:
        """The links one by one, but where cards would be too many, those in a row together."""
        told = []
        for is_count, group in groupby(links, key=lambda used: isinstance(used.link.claim, Needing)):
            together = list(group)
            if not is_count or len(together) == 1:
                told += [self.sentence_of(used, among, links[: links.index(used)]) for used in together]
                continue
            cells: dict[int, list[int]] = {}
            for used in together:
                for cell, colour in used.used:
                    cells.setdefault(colour, []).append(cell)
            few = [f"{colour_name(colour)} for {self.names(sorted(own), 'or')}" for colour, own in cells.items()]
            told.append(
                f"With one in each row beneath every card, there are too few cards of {list_or_nothing(few)}."
            )
        return told

    def sentence_of(self, used: UsedLink, among: Sequence[UsedLink], told: Sequence[UsedLink]) -> str:
        """A link as a sentence with its reason and what follows."""
        cells = dict.fromkeys(cell for cell, _ in sorted(used.used))
        because = self.because(used, among, told)
        follows = []
        for cell in cells:
            gone = sorted(colour for own, colour in used.used if own == cell)
            follows.append(f"{self.name(cell)} is not {either(gone)}")
        return sentence(f"{because}, so {list_or_nothing(follows)}")

    def direct_clauses(
        self,
        cell: int,
        colour: int,
        direct: Sequence[UsedLink],
        among: Sequence[UsedLink],
        told: Sequence[UsedLink],
    ) -> list[str]:
        """The reasons about the cell itself; those of the same kind in one clause."""
        spent = [used.link.claim for used in direct if isinstance(used.link.claim, UsedUp)]
        needs = [used.link.claim for used in direct if isinstance(used.link.claim, Needing)]
        others = [used for used in direct if not isinstance(used.link.claim, UsedUp | Needing)]
        clauses = [self.because(used, among, told) for used in others]
        if spent and all(self.left(other) == 0 for other in range(5) if other != colour):
            number = self.left(colour)
            name = colour_name(colour)
            rest = f"the last card is {name}" if number == 1 else f"the {number} cards left are all {name}"
            return [rest]
        if spent:
            clauses.append(self.spent([claim.colour for claim in spent]))
        clauses += self.needs(needs)
        if len(clauses) == 2 and spent and not needs:
            return [" and ".join([f"{clauses[0]},", clauses[1]])]
        return clauses

    def spent(self, colours: Sequence[int]) -> str:
        """`all 4 red cards (2 given, 2 placed) are used`."""
        none = [colour for colour in colours if not self.plan.totals[colour]]
        some = [colour for colour in colours if self.plan.totals[colour]]
        clauses = [f"there is no {either(none)} card"] if none else []
        if some:
            number = sum(self.plan.totals[colour] for colour in some)
            clauses.append(f"{list_or_nothing([self.all_cards(colour) for colour in some])} {_are(number)} used")
        return list_or_nothing(clauses)

    def all_cards(self, colour: int) -> str:
        """`all 4 red cards (2 given, 2 placed)`."""
        total, name = self.plan.totals[colour], colour_name(colour)
        given = sum(self.given >> cell & 1 for cell in self.placed(colour))
        number = {1: f"the only {name} card", 2: f"both {name} cards"}.get(total, f"all {total} {name} cards")
        where = [f"{count} {how}" for count, how in ((given, "given"), (total - given, "placed")) if count]
        return f"{number} ({', '.join(where)})" if len(where) > 1 else number

    def needs(self, needs: Sequence[Needing]) -> list[str]:
        """Where cards would be too many: of one colour row by row, of several at once."""
        if len(needs) == 1:
            (claim,) = needs
            name = colour_name(claim.colour)
            rows, total = self.row_counts(claim.rows), self.plan.totals[claim.colour]
            where = self.name(claim.cell)
            return [f"{name} at {where} would take {claim.number} {name} cards ({rows}), but there are {total}"]
        if not needs:
            return []
        many = [f"{colour_name(claim.colour)} {claim.number}" for claim in needs[1:]]
        totals = [self.plan.totals[claim.colour] for claim in needs]
        there = f"{totals[0]} of each" if len(set(totals)) == 1 else list_or_nothing([str(one) for one in totals])
        first = f"{colour_name(needs[0].colour)} at {self.name(needs[0].cell)} would take {needs[0].number} cards"
        return [
            f"{list_or_nothing([first, *many])} (one in each row beneath every card), but there are {there}"
        ]

    def because(self, used: UsedLink, among: Sequence[UsedLink], told: Sequence[UsedLink]) -> str:
        match used.link.claim:
            case Below(cell, left, right, known):
                one, other = self.on_table(left), self.on_table(right)
                if known and one is not None and other is not None:
                    if one == other:
                        return f"{self.name(cell)} rests on two {colour_name(one)} cards"
                    return (
                        f"{self.name(cell)} rests on {self.name(left)} ({colour_name(one)}) "
                        f"and {self.name(right)} ({colour_name(other)})"
                    )
                return self.none_below(used, among)
            case HeldUp() as claim:
                return self.held_up(claim, told)
            case UsedUp(colour):
                return self.spent([colour])
            case Counted(colour, cells):
                return f"{self.few(cells)} can take {self.cards_left(colour)}"
            case Shared(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                left = sum(self.left(colour) for colour in colours)
                return (
                    f"{self.few(here, '')} can only be {either(list(colours))}, "
                    f"and {left} such {'card is' if left == 1 else 'cards are'} left"
                )
            case Spanned(cell, colour, target):
                row = self.name(target)[0]
                return (
                    f"{self.name(cell)} is {colour_name(colour)} and needs {colour_name(colour)} in row {row} "
                    f"beneath it, where only {self.name(target)} can be"
                )
            case Needing() as claim:
                return self.needs([claim])[0]
            case claim:
                raise AssertionError(claim)

    def held_up(self, claim: HeldUp, told: Sequence[UsedLink]) -> str:
        own = either(list(claim.colours))
        unlike, other = self.name(claim.unlike), self.on_table(claim.unlike)
        rests = f"{self.name(claim.cell)} is {own} and rests on {self.names(self.plan.shape.below(claim.cell))}"
        if other is not None:
            return f"{rests}, but {unlike} is {colour_name(other)}"
        said = {mark for used in told for mark in used.used}
        if all((claim.unlike, colour) in said for colour in claim.colours):
            return rests  # what it cannot be was said just before
        return f"{rests}, but {unlike} cannot be {own}"

    def none_below(self, used: UsedLink, among: Sequence[UsedLink]) -> str:
        """`neither a1 nor a2 can be red`, or of more cells farther below."""
        by_mark = {mark: one for one in among for mark in one.used}
        frontiers: dict[tuple[int, ...], list[int]] = {}
        for _, colour in sorted(used.used):
            found: dict[int, None] = {}
            pending = list(self.plan.shape.below(next(iter(used.used))[0]))
            while pending:
                cell = pending.pop(0)
                lower = by_mark.get((cell, colour))
                if lower is not None and isinstance(lower.link.claim, Below) and not lower.link.claim.known:
                    pending += self.plan.shape.below(cell)
                else:
                    found[cell] = None
            frontiers.setdefault(tuple(sorted(found)), []).append(colour)
        return list_or_nothing(
            [
                f"{self.neither(cells)} can be {either(colours)}"
                for cells, colours in frontiers.items()
            ]
        )

    def neither(self, cells: Sequence[int]) -> str:
        if len(cells) == 1:
            return f"not even {self.name(cells[0])}"
        if len(cells) == 2:
            return f"neither {self.name(cells[0])} nor {self.name(cells[1])}"
        return f"none of {self.names(cells)}"


def in_parts(sentences: Sequence[str]) -> list[str]:
    """Sentences in as few parts as possible that are not too long."""
    parts: list[str] = []
    for one in sentences:
        if parts and len(parts[-1]) + len(one) < LONGEST:
            parts[-1] += f" {one}"
        else:
            parts.append(one)
    return parts


def in_order(links: Sequence[UsedLink]) -> list[UsedLink]:
    """Links in an order in which they can be told: as they were found, but counts in a row."""
    rest, told = list(links), []
    while rest:
        following = rest[0]
        if told and isinstance(told[-1].link.claim, Needing):
            counts = (used for used in rest if isinstance(used.link.claim, Needing))
            ready = (used for used in counts if not any(rests_on(used, other) for other in rest))
            following = next(ready, rest[0])
        rest.remove(following)
        told.append(following)
    return told


def rests_on(used: UsedLink, other: UsedLink) -> bool:
    """Whether a link rests on another one directly."""
    if used is other:
        return False
    cells = {cell for cell, _ in other.used}
    premises = used.link.premises_for(set(used.used))
    return any(mark in other.used or (mark[1] == KNOWN and mark[0] in cells) for mark in premises)


def _are(number: int) -> str:
    return "is" if number == 1 else "are"


def _and(colours: Iterable[int]) -> str:
    return list_or_nothing([colour_name(colour) for colour in colours])


def _in_rows(number: int, letters: list[str]) -> str:
    if len(letters) == 1:
        return f"{number} in row {letters[0]}"
    rows = f"{letters[0]} to {letters[-1]}" if len(letters) > 2 else " and ".join(letters)
    return f"{number} each in rows {rows}"
