"""Trials in words: what is assumed, what comes of it, and how it fails."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.drawing import ChainLink
from ppsolve.puzzles.party.pyramid.claims import (
    Below,
    Counted,
    Crowded,
    FailedTrial,
    Failure,
    HeldUp,
    Needing,
    NeedsTooMany,
    NothingLeft,
    Refuted,
    Shared,
    TooFew,
    TooMany,
    UsedLink,
    UsedUp,
)
from ppsolve.puzzles.party.pyramid.narration import Chain, Listener, in_order, rests_on
from ppsolve.puzzles.party.pyramid.table_words import TableWords
from ppsolve.puzzles.party.pyramid.words import are, both, colour_name, either
from ppsolve.solver.view.phrases import count_of


class TrialWords(TableWords):
    """The words for trials from the cards on the table."""

    def note(self, refutation: FailedTrial, about: int) -> str:
        """A refutation as a sentence of its own, with what follows for a cell that is not the one the whole
        argument is about."""
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
        """What an assumption leads to, and how it fails."""
        chain, end = self.followed(refutation)
        return f"then {chain.text}, but {end}" if chain.text else end

    def followed(self, refutation: FailedTrial) -> tuple[Chain, str]:
        """What an assumption leads to, and the words for how it fails."""
        tried = refutation.assumed
        standing = self.standing()
        if not tried.other:
            # It is taken for granted even where one look would tell better.
            standing.colours[tried.cell] = {tried.colour}
        others = [colour for colour in range(5) if (colour == tried.colour) == tried.other]
        standing.strike((tried.cell, colour) for colour in others)
        chain = Chain(links=[ChainLink(self.name(tried.cell), self.letters(standing.colours[tried.cell]))])
        end = self.follow(refutation, standing, chain) or self.failure(refutation.failure, standing)
        return chain, end

    def follow(self, refutation: FailedTrial, standing: Listener, chain: Chain) -> str:
        """Tell the links of a refutation; what is seen to fail before its end, if anything is."""
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
        """How a colour has too many cards or too few cells, if who listens sees that already."""
        total = self.plan.totals[colour]
        if standing.number(colour) > total:
            return self.failure(TooMany(colour), standing)
        if len(standing.possible(colour)) < total:
            return self.failure(TooFew(colour), standing)
        return ""

    def tell(self, used: UsedLink, standing: Listener, chain: Chain) -> None:
        """One consequence, without its reason where that is plain."""
        match used.link.claim:
            case UsedUp(colour):
                chain.say(f"no {colour_name(colour)} card is left")
            case Counted(colour):
                cells = [cell for cell in standing.possible(colour) if standing.known(cell) is None]
                chain.say(f"only {self.names(cells)} {are(len(cells))} left for {colour_name(colour)}")
            case Shared(colours, cells):
                here = [cell for cell in cells if self.on_table(cell) is None]
                chain.say(f"{self.names(here)} take all {either(list(colours))} cards left")
            case Needing(cell, colour):
                chain.too_few(colour_name(colour), self.name(cell))
            case _:
                self.tell_cell(used, standing, chain)
                return
        standing.strike(used.link.strikes)

    def tell_cell(self, used: UsedLink, standing: Listener, chain: Chain) -> None:
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
        chain.links.append(ChainLink(self.name(cell), self.letters(standing.colours[cell])))

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

    def mismatch(self, last: UsedLink, before: Listener) -> str:
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
