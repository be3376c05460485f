"""The solution of a pyramid puzzle card by card, every card with its technique and its reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from ppsolve.puzzles.kind import Meanings
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
    cell_list,
    clause_list,
    either,
    either_cards,
    in_order,
    not_texts,
    say,
)
from ppsolve.puzzles.party.pyramid.propagation import TECHNIQUES
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.trials import LONGEST, Argument, next_argument, notes_of
from ppsolve.puzzles.party.pyramid.verify import follow, only_solution
from ppsolve.puzzles.solution import Drawing, Hint, Ladder, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import ENGLISH, Fact, current_language, listed, use_language
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import Placement

TECHNIQUE_TEXTS: Final = Meanings(TECHNIQUES, lambda name: say(f"pyramid-meaning-{name}"))
MOST_PREMISES: Final = 6
"""The most cells that a hint tells to look at."""
MANY: Final = 3
"""From this number on, consecutive cells that are held up are described together."""


def technique_name(technique: str) -> str:
    return say(f"pyramid-technique-{technique}")


def steps(task: PyramidTask) -> tuple[SolutionStep, ...]:
    """Return the solution card by card, in the order in which a careful person finds it."""
    return _steps(task, current_language())


@lru_cache(maxsize=64)
def _steps(task: PyramidTask, _language: str) -> tuple[SolutionStep, ...]:
    return tuple(_explained(task, marks, argument) for marks, argument in _arguments(task))


@lru_cache(maxsize=64)
def _arguments(task: PyramidTask) -> tuple[tuple[PencilMarks, Argument], ...]:
    """Return the arguments of the solution, each with the marks before it."""
    plan = plan_of(task)
    marks = marks_of(plan, task.givens)
    found = []
    while known_cells(marks) != plan.shape.every:
        argument = _next(task, marks)
        found.append((marks, argument))
        marks = with_known(marks, argument.cell, argument.colour)
    return tuple(found)


def next_step(task: PyramidTask, so_far: Sequence[str]) -> SolutionStep:
    """Return the step after the cards placed so far.

    `BadInput` if one of them is wrong, with the number of the step and the reason, or if nothing is left to
    do.
    """
    with use_language(ENGLISH):  # its text is an error here
        finding, marks = follow(task, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text}; undo from there")
    if finding.solved:
        raise BadInput("", "the pyramid is full: there is no next step")
    return _explained(task, marks, _next(task, marks))


def _next(task: PyramidTask, marks: PencilMarks) -> Argument:
    """Return the argument for the next step from these marks. It is the same in all languages."""
    with use_language(ENGLISH):
        return next_argument(plan_of(task), marks, only_solution(task), _words(task, marks).parts)


def _words(task: PyramidTask, marks: PencilMarks) -> ReasonWords:
    plan = plan_of(task)
    return ReasonWords(plan, marks, given=known_cells(marks_of(plan, task.givens)))


def _explained(task: PyramidTask, marks: PencilMarks, argument: Argument) -> SolutionStep:
    words = _words(task, marks)
    parts = words.parts(argument)
    with use_language(ENGLISH):
        drawing = words.drawing(argument, words.parts(argument))
    move = Placement(COLOURS[argument.colour], *divmod(argument.cell, task.base))
    step = placing_step(argument.technique, move, " ".join(parts), parts, drawing)
    return replace(step, hints=_hints(task, marks, step))


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
            "look",
            say("pyramid-follows-from", cells=cell_list(premises)),
            marks=dict.fromkeys(premises, "because"),
        )
    row = step.place[0]
    text = say("pyramid-goes-to-row", colour=step.card, row=row)
    ladder.add("idea", text, lambda move: move[:2] == step.card + row)
    ladder.add(
        "place",
        say("puzzle-card-goes-to", place=step.place),
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
        notes, told = self._told(argument)
        with use_language(ENGLISH):
            english = self._told(argument)[1]
        return (*notes, *in_parts(told, english))

    def _told(self, argument: Argument) -> tuple[list[str], list[str]]:
        """Return the notes and the sentences of the reason."""
        so: dict[str, Fact] = {"cell": self.name(argument.cell), "colour": COLOURS[argument.colour]}
        notes = [self.note(note, argument.cell) for note in notes_of(argument)]
        if argument.otherwise is not None:
            return [*notes, f"{self.trial(argument.otherwise)} {say('pyramid-so', **so)}"], []
        if not argument.links:
            tried = either(colours_at(self.marks, argument.cell))
            return [say("pyramid-guess", **so, colours=tried)], []
        links = [used for used in argument.links if not isinstance(used.link.claim, Refuted)]
        direct = [used for used in links if any(cell == argument.cell for cell, _ in used.used)]
        before = [used for used in links if used not in direct]
        shown = self.worth_telling(in_order(before), links)
        told = self.sentences(shown, links)
        clauses = self.direct_clauses(argument.colour, direct, links, shown)
        if len(clauses) > 1:
            told.append(sentence(say("pyramid-several-so", clauses=several(clauses), **so)))
        else:
            told.append(
                sentence(say("pyramid-one-so", clause=clauses[0], **so))
                if clauses
                else say("pyramid-so", **so)
            )
        return notes, told

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
            say(
                "pyramid-colour-at",
                colour=COLOURS[colour],
                cells=self.names(sorted(cell for cell, _ in own), "or"),
            )
            for colour, own in groupby(marks, key=lambda mark: mark[1])
        ]
        return say("pyramid-counts", few=listed(few))

    def matches(self, links: Sequence[UsedLink]) -> str:
        upper = [used.link.claim.cell for used in links if isinstance(used.link.claim, HeldUp)]
        gone = [
            (cell, tuple(sorted(colour for own, colour in used.used if own == cell)))
            for used in links
            for cell in {cell for cell, _ in used.used}
        ]
        follows = []
        for colours, group in groupby(gone, key=lambda one: one[1]):
            follows.append(([self.name(cell) for cell, _ in group], colours))
        return say("pyramid-matches", cells=self.names(dict.fromkeys(upper)), follows=not_texts(follows))

    def sentence_of(self, used: UsedLink, among: Sequence[UsedLink], told: Sequence[UsedLink]) -> str:
        cells = dict.fromkeys(cell for cell, _ in sorted(used.used))
        because = self.because(used, among, told)
        gone = {cell: sorted(colour for own, colour in used.used if own == cell) for cell in cells}
        follows = not_texts(([self.name(cell)], colours) for cell, colours in gone.items())
        return sentence(say("pyramid-because", clause=because, follows=follows))

    def direct_clauses(
        self, colour: int, direct: Sequence[UsedLink], among: Sequence[UsedLink], told: Sequence[UsedLink]
    ) -> list[str]:
        """Return the reasons about the cell itself; those of the same kind share a clause."""
        spent = [used.link.claim for used in direct if isinstance(used.link.claim, UsedUp)]
        needs = [used.link.claim for used in direct if isinstance(used.link.claim, Needing)]
        others = [used for used in direct if not isinstance(used.link.claim, UsedUp | Needing)]
        clauses = [self.because(used, among, told) for used in others]
        if spent and all(self.left(other) == 0 for other in range(5) if other != colour):
            return [say("pyramid-last-cards", number=self.left(colour), colour=COLOURS[colour])]
        if spent:
            clauses.append(self.spent([claim.colour for claim in spent]))
        if needs:
            clauses.append(self.needs(needs))
        if len(clauses) == 2 and spent and not needs:
            return [say("pyramid-both", first=clauses[0], last=clauses[1])]
        return clauses

    def spent(self, colours: Sequence[int]) -> str:
        """`all 4 red cards (2 given, 2 placed) are used`."""
        none = [colour for colour in colours if not self.plan.totals[colour]]
        some = [colour for colour in colours if self.plan.totals[colour]]
        clauses = [say("pyramid-no-such-card", colours=either(none))] if none else []
        if some:
            number = sum(self.plan.totals[colour] for colour in some)
            cards = listed([self.all_cards(colour) for colour in some])
            clauses.append(say("pyramid-used", cards=cards, number=number))
        return clause_list(clauses)

    def all_cards(self, colour: int) -> str:
        """`all 4 red cards (2 given, 2 placed)`."""
        total = self.plan.totals[colour]
        given = sum(self.given >> cell & 1 for cell in self.placed(colour))
        both = "yes" if 0 < given < total else "no"
        return say(
            "pyramid-all-cards",
            number=total,
            colour=COLOURS[colour],
            both=both,
            given=given,
            placed=total - given,
        )

    def needs(self, needs: Sequence[Needing]) -> str:
        """Return that a colour would take too many cards: row by row for one colour, in total for several."""
        first, *others = needs
        where = self.name(first.cell)
        totals = [self.plan.totals[claim.colour] for claim in needs]
        if not others:
            return say(
                "pyramid-needs",
                colour=COLOURS[first.colour],
                cell=where,
                number=first.number,
                rows=self.row_counts(first.rows),
                total=totals[0],
            )
        many = [say("pyramid-takes", colour=COLOURS[first.colour], cell=where, number=first.number)]
        many += [
            say("pyramid-takes-too", colour=COLOURS[claim.colour], number=claim.number) for claim in others
        ]
        same = len(set(totals)) == 1
        there = say("pyramid-of-each", number=totals[0]) if same else listed([str(total) for total in totals])
        return say("pyramid-needs-several", needs=clause_list(many), totals=there)

    def because(self, used: UsedLink, among: Sequence[UsedLink], told: Sequence[UsedLink]) -> str:
        """Return the reason that a link gives, as a clause. `told` are the links described before."""
        match used.link.claim:
            case Below(cell, left, right, known):
                one, other = self.on_table(left), self.on_table(right)
                if known and one is not None and other is not None:
                    return say(
                        "pyramid-rests-on",
                        cell=self.name(cell),
                        same="yes" if one == other else "no",
                        left=self.name(left) if one != other else "",
                        right=self.name(right) if one != other else "",
                        colour=COLOURS[one],
                        other=COLOURS[other],
                    )
                return self.none_below(used, among)
            case HeldUp() as claim:
                return self.held_up(claim, told)
            case UsedUp(colour):
                return self.spent([colour])
            case Counted(colour, cells):
                return self.can_take(cells, colour, "can")
            case Shared(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                left = sum(self.left(colour) for colour in colours)
                return say("pyramid-can-only-be", **self.some(here), colours=either_cards(colours), left=left)
            case Spanned(cell, colour, target):
                where = self.name(target)
                return say(
                    "pyramid-spanned",
                    cell=self.name(cell),
                    colour=COLOURS[colour],
                    row=where[0],
                    target=where,
                )
            case Needing() as claim:
                return self.needs([claim])
            case claim:
                raise AssertionError(claim)

    def held_up(self, claim: HeldUp, told: Sequence[UsedLink]) -> str:
        unlike, other = self.name(claim.unlike), self.on_table(claim.unlike)
        said = {mark for used in told for mark in used.used}
        but = "cannot"
        if other is not None:
            but = "is"
        elif all((claim.unlike, colour) in said for colour in claim.colours):
            but = "none"  # what it cannot be was said just before
        return say(
            "pyramid-held-up",
            cell=self.name(claim.cell),
            own=either(claim.colours),
            below=self.names(self.plan.shape.below(claim.cell)),
            but=but,
            unlike=unlike,
            other=COLOURS[other or 0],
        )

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
        return clause_list([self.neither(cells, colours) for cells, colours in frontiers.items()])

    def neither(self, cells: Sequence[int], colours: Sequence[int]) -> str:
        return say(
            "pyramid-none-can-be",
            number=len(cells),
            first=self.name(cells[0]),
            last=self.name(cells[-1]),
            cells=self.names(cells),
            colours=either(colours),
        )


def several(clauses: Sequence[str]) -> str:
    """Join reasons that count together."""
    joined = clauses[0]
    for clause in clauses[1:]:
        joined = say("pyramid-semicolon", first=joined, last=clause)
    return joined


def in_parts(sentences: Sequence[str], english: Sequence[str]) -> list[str]:
    """Join sentences in as few parts as possible that are not too long in English."""
    parts: list[str] = []
    letters = 0
    for one, measured in zip(sentences, english, strict=True):
        if parts and letters + len(measured) < LONGEST:
            parts[-1] += f" {one}"
            letters += 1 + len(measured)
        else:
            parts.append(one)
            letters = len(measured)
    return parts
