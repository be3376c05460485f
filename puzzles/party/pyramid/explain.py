"""The solution of a pyramid puzzle card by card, every card with its technique and its reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from ppsolve.puzzles.party.placing import drawing_of_words, placing_step
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    cells_of,
    colours_at,
    known_cells,
    marks_of,
    plan_of,
    with_known,
)
from ppsolve.puzzles.party.pyramid.inference import (
    KNOWN,
    Below,
    Counted,
    HeldUp,
    Needing,
    Refuted,
    Shared,
    Spanned,
    UsedLink,
    UsedUp,
)
from ppsolve.puzzles.party.pyramid.narration import (
    TrialWords,
    are,
    colour_and_letter,
    colour_name,
    either,
    in_order,
    list_or_nothing,
)
from ppsolve.puzzles.party.pyramid.propagation import PyramidTechnique
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.trials import LONGEST, Argument, next_argument, notes_of
from ppsolve.puzzles.party.pyramid.verify import follow, only_solution
from ppsolve.puzzles.solution import Drawing, Hint, Ladder, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.view.phrases import join_words

TECHNIQUE_TEXTS: Final[dict[PyramidTechnique, str]] = {
    "two-below": "A card has the colour of one of the two cards below it, when both are known.",
    "held-up": "A known card needs its colour below: if one of the two differs, the other has it.",
    "used-up": "A colour whose cards are all placed goes nowhere else.",
    "matching": "A cell cannot get a colour that neither cell below can get, and a cell that cannot match "
    "one of the two below must match the other.",
    "counting": "A colour goes to every cell that can take it when there are no more of these than cards.",
    "sharing": "Cells that can only get two or three colours use up the cards of these colours.",
    "region": "A card needs its colour in every row beneath it, within its span, down to the base. That "
    "takes a minimum of cards, and where only one cell of a span can have the colour, it does.",
    "contradiction": "Try it out: a colour in a cell, or any but one, leads to an impossible pyramid.",
    "deeper": "Try it out, several times: what one trial rules out is needed for the next.",
    "guess": "Nothing else helps: you have to try a colour.",
}
MOST_PREMISES: Final = 6
"""The most cells that a hint tells to look at."""
MANY: Final = 3
"""From this number on, consecutive cells that are held up are described together."""


@lru_cache(maxsize=64)
def steps(task: PyramidTask) -> tuple[SolutionStep, ...]:
    """Return the solution card by card, in the order in which a careful person finds it."""
    plan = plan_of(task)
    marks = marks_of(plan, task.givens)
    found = []
    while known_cells(marks) != plan.shape.every:
        step, argument = _next(task, marks)
        found.append(step)
        marks = with_known(marks, argument.cell, argument.colour)
    return tuple(found)


def next_step(task: PyramidTask, so_far: Sequence[str]) -> SolutionStep:
    """Return the step after the cards placed so far.

    `BadInput` if one of them is wrong, with the number of the step and the reason, or if nothing is left to
    do.
    """
    finding, marks = follow(task, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text}; undo from there")
    if finding.solved:
        raise BadInput("", "the pyramid is full: there is no next step")
    return _next(task, marks)[0]


def _next(task: PyramidTask, marks: PencilMarks) -> tuple[SolutionStep, Argument]:
    """Return the next step from these marks, and the argument behind it."""
    plan = plan_of(task)
    words = ReasonWords(plan, marks, given=known_cells(marks_of(plan, task.givens)))
    argument = next_argument(plan, marks, only_solution(task), words.parts)
    parts = words.parts(argument)
    move = Placement(COLOURS[argument.colour], *divmod(argument.cell, task.base))
    drawing = words.drawing(argument, parts)
    step = placing_step(argument.technique, move, " ".join(parts), parts, drawing)
    return replace(step, hints=_hints(task, marks, step)), argument


def _hints(task: PyramidTask, marks: PencilMarks, step: SolutionStep) -> tuple[Hint, ...]:
    """Return the hints for a card: the cells of the argument, the row, then the cell."""
    plan, known = plan_of(task), known_cells(marks)
    left = [colour for colour, total in enumerate(plan.totals) if (marks[colour] & known).bit_count() < total]
    moves = [
        Placement(COLOURS[colour], *divmod(cell, task.base))
        for cell in cells_of(plan.shape.every & ~known)
        for colour in left
    ]
    ladder = Ladder(moves, step.move)
    premises = [place for place in step.drawing.marks if place != step.place]
    if 0 < len(premises) <= MOST_PREMISES:
        ladder.add(
            "look", f"It follows from {join_words(premises)}.", marks=dict.fromkeys(premises, "because")
        )
    row = step.place[0]
    text = f"A {step.card_name} card goes to row {row}."
    ladder.add("idea", text, lambda move: move[:2] == step.card + row)
    ladder.add(
        "place",
        f"The card goes to {step.place}.",
        lambda move: move[1:] == step.place,
        {step.place: "target"},
    )
    return tuple(ladder.hints)


def sentence(clause: str) -> str:
    """Return the clause with a full stop and a capital, unless it starts with the name of a cell."""
    starts_with_cell = len(clause) > 1 and clause[1].isdigit()
    return (clause if starts_with_cell else clause[0].upper() + clause[1:]) + "."


class ReasonWords(TrialWords):
    """The words for arguments from the cards on the table."""

    def parts(self, argument: Argument) -> tuple[str, ...]:
        """Return the reason for a card in parts that can be read one by one: first the notes, then the reason
        itself."""
        so = f"{self.name(argument.cell)} must be {colour_and_letter(argument.colour)}"
        notes = [self.note(note, argument.cell) for note in notes_of(argument)]
        if argument.otherwise is not None:
            return (*notes, f"{self.trial(argument.otherwise)} So {so}.")
        if not argument.links:
            tried = either(colours_at(self.marks, argument.cell))
            return (
                f"Trial and error is the only way here: {self.name(argument.cell)} can be {tried}, but only "
                f"{colour_and_letter(argument.colour)} lets you fill the pyramid.",
            )
        links = [used for used in argument.links if not isinstance(used.link.claim, Refuted)]
        direct = [used for used in links if any(cell == argument.cell for cell, _ in used.used)]
        before = [used for used in links if used not in direct]
        shown = self.worth_telling(in_order(before), links)
        told = self.sentences(shown, links)
        clauses = self.direct_clauses(argument.colour, direct, links, shown)
        if len(clauses) > 1:
            told.append(sentence(f"{'; '.join(clauses)}: so {so}"))
        else:
            told.append(sentence(f"{clauses[0]}, so {so}") if clauses else f"So {so}.")
        return (*notes, *in_parts(told))

    def drawing(self, argument: Argument, parts: Sequence[str]) -> Drawing:
        """Return the places named in a reason, the colours ruled out, the chain of a trial and its end."""
        place = self.name(argument.cell)
        shown = dict(drawing_of_words(place, " ".join(parts)).marks)
        struck: dict[str, str] = {}
        for used in argument.links:
            for cell in {cell for cell, _ in used.used if cell != argument.cell}:
                gone = {colour for own, colour in used.used if own == cell and colour != KNOWN}
                if self.name(cell) in shown:
                    struck[self.name(cell)] = self.letters(gone)
        if argument.otherwise is None:
            out = set(colours_at(self.marks, argument.cell)) - {argument.colour}
            struck[place] = self.letters(colour for colour in out if self.left(colour))
            return Drawing(shown, {where: gone for where, gone in struck.items() if gone})
        chain, end = self.followed(argument.otherwise)
        clash = [where for where in drawing_of_words("", end).marks if where]
        if len(clash) == 1 and clash[0] != place:
            shown[clash[0]] = "clash"
        return Drawing(shown, struck, tuple(chain.links))

    def sentences(self, links: Sequence[UsedLink], among: Sequence[UsedLink]) -> list[str]:
        """Return a sentence for each link; consecutive counts are joined, and so are many held-up cells."""
        told = []
        for kind, group in groupby(links, key=lambda used: type(used.link.claim)):
            together = list(group)
            if kind is Needing and len(together) > 1:
                told.append(self.counts(together))
            elif kind is HeldUp and len(together) >= MANY:
                told.append(self.matches(together))
            else:
                told += [self.sentence_of(used, among, links[: links.index(used)]) for used in together]
        return told

    def counts(self, links: Sequence[UsedLink]) -> str:
        marks = [mark for used in links for mark in used.used]
        few = [
            f"{colour_name(colour)} at {self.names(sorted(cell for cell, _ in own), 'or')}"
            for colour, own in groupby(marks, key=lambda mark: mark[1])
        ]
        return (
            "A card needs its colour in every row beneath it, and there are too few cards for "
            f"{list_or_nothing(few)}."
        )

    def matches(self, links: Sequence[UsedLink]) -> str:
        upper = [used.link.claim.cell for used in links if isinstance(used.link.claim, HeldUp)]
        gone = [
            (cell, tuple(sorted(colour for own, colour in used.used if own == cell)))
            for used in links
            for cell in {cell for cell, _ in used.used}
        ]
        follows = []
        for colours, group in groupby(gone, key=lambda one: one[1]):
            cells = [cell for cell, _ in group]
            follows.append(f"{self.names(cells)} {are(len(cells))} not {either(colours)}")
        return (
            f"Each of {self.names(dict.fromkeys(upper))} cannot match one of the two cards below it, "
            f"so it matches the other: {list_or_nothing(follows)}."
        )

    def sentence_of(self, used: UsedLink, among: Sequence[UsedLink], told: Sequence[UsedLink]) -> str:
        cells = dict.fromkeys(cell for cell, _ in sorted(used.used))
        because = self.because(used, among, told)
        gone = {cell: sorted(colour for own, colour in used.used if own == cell) for cell in cells}
        follows = [f"{self.name(cell)} is not {either(colours)}" for cell, colours in gone.items()]
        return sentence(f"{because}, so {list_or_nothing(follows)}")

    def direct_clauses(
        self, colour: int, direct: Sequence[UsedLink], among: Sequence[UsedLink], told: Sequence[UsedLink]
    ) -> list[str]:
        """Return the reasons about the cell itself; those of the same kind share a clause."""
        spent = [used.link.claim for used in direct if isinstance(used.link.claim, UsedUp)]
        needs = [used.link.claim for used in direct if isinstance(used.link.claim, Needing)]
        others = [used for used in direct if not isinstance(used.link.claim, UsedUp | Needing)]
        clauses = [self.because(used, among, told) for used in others]
        if spent and all(self.left(other) == 0 for other in range(5) if other != colour):
            number, name = self.left(colour), colour_name(colour)
            if number == 1:
                return [f"the last card is {name}"]
            return [f"the last {number} cards are {'both' if number == 2 else 'all'} {name}"]
        if spent:
            clauses.append(self.spent([claim.colour for claim in spent]))
        if needs:
            clauses.append(self.needs(needs))
        if len(clauses) == 2 and spent and not needs:
            return [f"{clauses[0]}, and {clauses[1]}"]
        return clauses

    def spent(self, colours: Sequence[int]) -> str:
        """`all 4 red cards (2 given, 2 placed) are used`."""
        none = [colour for colour in colours if not self.plan.totals[colour]]
        some = [colour for colour in colours if self.plan.totals[colour]]
        clauses = [f"there is no {either(none)} card"] if none else []
        if some:
            number = sum(self.plan.totals[colour] for colour in some)
            clauses.append(
                f"{list_or_nothing([self.all_cards(colour) for colour in some])} {are(number)} used"
            )
        return list_or_nothing(clauses)

    def all_cards(self, colour: int) -> str:
        """`all 4 red cards (2 given, 2 placed)`."""
        total, name = self.plan.totals[colour], colour_name(colour)
        given = sum(self.given >> cell & 1 for cell in self.placed(colour))
        number = {1: f"the only {name} card", 2: f"both {name} cards"}.get(total, f"all {total} {name} cards")
        where = [f"{count} {how}" for count, how in ((given, "given"), (total - given, "placed")) if count]
        return f"{number} ({', '.join(where)})" if len(where) > 1 else number

    def needs(self, needs: Sequence[Needing]) -> str:
        """Return that a colour would take too many cards: row by row for one colour, in total for several."""
        first, *others = needs
        name, where = colour_name(first.colour), self.name(first.cell)
        totals = [self.plan.totals[claim.colour] for claim in needs]
        if not others:
            rows = self.row_counts(first.rows)
            takes = f"{first.number} {name} cards ({rows})"
            return f"{name} at {where} would take {takes}, but there are {totals[0]}"
        many = [f"{name} at {where} would take {first.number} cards"]
        many += [f"{colour_name(claim.colour)} {claim.number}" for claim in others]
        same = len(set(totals)) == 1
        there = f"{totals[0]} of each" if same else list_or_nothing([str(total) for total in totals])
        return f"{list_or_nothing(many)} (one in each row beneath every card), but there are {there}"

    def because(self, used: UsedLink, among: Sequence[UsedLink], told: Sequence[UsedLink]) -> str:
        """Return the reason that a link gives, as a clause. `told` are the links described before."""
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
                    f"{self.few(here, '')} can only be {either(colours)}, "
                    f"and {left} such {'card is' if left == 1 else 'cards are'} left"
                )
            case Spanned(cell, colour, target):
                name, where = colour_name(colour), self.name(target)
                return (
                    f"{self.name(cell)} is {name} and needs {name} in row {where[0]} beneath it, "
                    f"where only {where} can be"
                )
            case Needing() as claim:
                return self.needs([claim])
            case claim:
                raise AssertionError(claim)

    def held_up(self, claim: HeldUp, told: Sequence[UsedLink]) -> str:
        own = either(claim.colours)
        unlike, other = self.name(claim.unlike), self.on_table(claim.unlike)
        rests = (
            f"{self.name(claim.cell)} is {own} and rests on {self.names(self.plan.shape.below(claim.cell))}"
        )
        if other is not None:
            return f"{rests}, but {unlike} is {colour_name(other)}"
        said = {mark for used in told for mark in used.used}
        if all((claim.unlike, colour) in said for colour in claim.colours):
            return rests  # what it cannot be was said just before
        return f"{rests}, but {unlike} cannot be {own}"

    def none_below(self, used: UsedLink, among: Sequence[UsedLink]) -> str:
        """`neither a1 nor a2 can be red`, or the same of cells farther below."""
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
            [f"{self.neither(cells)} can be {either(colours)}" for cells, colours in frontiers.items()]
        )

    def neither(self, cells: Sequence[int]) -> str:
        if len(cells) == 1:
            return f"not even {self.name(cells[0])}"
        if len(cells) == 2:
            return f"neither {self.name(cells[0])} nor {self.name(cells[1])}"
        return f"none of {self.names(cells)}"


def in_parts(sentences: Sequence[str]) -> list[str]:
    """Join sentences in as few parts as possible that are not too long."""
    parts: list[str] = []
    for one in sentences:
        if parts and len(parts[-1]) + len(one) < LONGEST:
            parts[-1] += f" {one}"
        else:
            parts.append(one)
    return parts
