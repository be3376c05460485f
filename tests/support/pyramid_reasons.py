"""A sceptical reader of the reasons of pyramid puzzles, who checks every word that can be checked.

The reader shares no code with the explanations. It knows the cards on the table and the statements so far. It
sees two things on its own: that no card of a colour is left, and that a cell cannot have a colour which
neither cell below can have. Every other claim must follow in one step, or the reader raises `Untrue`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

LETTER = {"red": "R", "green": "G", "yellow": "Y", "purple": "P", "blue": "B"}
PLACE = r"[a-h][1-8]"
PLACES = rf"{PLACE}(?:(?:, {PLACE})*,? (?:and|or|nor) {PLACE})?"
COLOUR = "(?:red|green|yellow|purple|blue)"
COLOURS = rf"{COLOUR}(?:(?:, {COLOUR})* (?:or|and) {COLOUR})?"
ROWS = r"\((?:\d (?:each )?in rows? [^)]*)\)"


class Untrue(AssertionError):
    """A reason makes a claim that is wrong or does not follow."""


def places(text: str) -> list[str]:
    return re.findall(PLACE, text)


def colours(text: str) -> set[str]:
    return {LETTER[name] for name in re.findall(COLOUR, text)}


def below(place: str) -> tuple[str, str]:
    row, column = place[0], int(place[1])
    under = chr(ord(row) - 1)
    return f"{under}{column}", f"{under}{column + 1}"


@dataclass
class Reader:
    """The cards on the table, and the colours that the reader believes possible in every cell."""

    base: int
    totals: dict[str, int]
    table: dict[str, str]
    given: set[str]
    can: dict[str, set[str]]

    @classmethod
    def of(cls, givens: tuple[str, ...], cards: str, placed: dict[str, str]) -> Reader:
        base = len(givens[0])
        everywhere = {f"{'abcdefgh'[row]}{column + 1}" for row in range(base) for column in range(base - row)}
        given = {
            f"{'abcdefgh'[row]}{column + 1}": card
            for row, text in enumerate(givens)
            for column, card in enumerate(text)
            if card != "."
        }
        table = given | placed
        every_card = "".join(given.values()) + cards
        totals = {letter: every_card.count(letter) for letter in "RGYPB"}
        can = {place: {table[place]} if place in table else set("RGYPB") for place in everywhere}
        reader = cls(base, totals, table, set(given), can)
        for letter in "RGYPB":
            if reader.left(letter) == 0:
                reader.use_up(letter)
        reader.look_up()
        return reader

    def supposing(self, place: str, letters: set[str]) -> Reader:
        """Return a copy of the reader that assumes one of some colours in a cell."""
        other = Reader(
            self.base,
            self.totals,
            self.table,
            self.given,
            {key: set(value) for key, value in self.can.items()},
        )
        if len(letters) == 1:
            other.can[place] = set(letters)
        other.narrow(place, letters)
        return other

    # Looking at the table.

    def left(self, letter: str) -> int:
        return self.totals[letter] - list(self.table.values()).count(letter)

    def known(self, letter: str) -> list[str]:
        return [place for place, can in self.can.items() if can == {letter}]

    def use_up(self, letter: str) -> None:
        for can in self.can.values():
            if can != {letter}:
                can.discard(letter)
        self.look_up()

    def narrow(self, place: str, letters: set[str]) -> None:
        self.can[place] &= letters
        self.look_up()

    def look_up(self) -> None:
        """A cell cannot have what neither cell below can have."""
        for place in sorted(self.can):
            if place[0] != "a" and len(self.can[place]) > 1:
                one, other = below(place)
                self.can[place] &= self.can[one] | self.can[other]

    def above(self, place: str) -> list[str]:
        row, column = chr(ord(place[0]) + 1), int(place[1])
        return [one for one in (f"{row}{column - 1}", f"{row}{column}") if one in self.can]

    def may_be(self, place: str) -> set[str]:
        """Return the possible colours of a cell after one look at its neighbours and at spans."""
        can = set(self.can[place])
        if place[0] != "a":
            one, other = below(place)
            can &= self.can[one] | self.can[other]
        for top in self.above(place):
            (other,) = set(below(top)) - {place}
            if not self.can[top] & self.can[other]:
                can &= self.can[top]
        for top, colour in self.can.items():
            if len(colour) == 1 and top[0] > place[0]:
                span = self.span(top, place[0])
                can &= colour if [one for one in span if colour <= self.can[one]] == [place] else can
        return can

    def span(self, top: str, row: str) -> list[str]:
        """Return the cells of a row beneath a cell; in its own row the cell itself."""
        first, height = int(top[1]), ord(top[0]) - ord(row)
        return [f"{row}{column}" for column in range(first, first + height + 1)]

    def needed(self, letter: str, extra: str | None = None) -> dict[str, int]:
        """Return, for every row, the largest number of disjoint spans beneath cards of a colour."""
        cards = [*self.known(letter), *([extra] if extra else [])]
        found = {}
        for row in "abcdefgh"[: self.base]:
            spans = []
            for card in cards:
                if card[0] >= row:
                    cells = [int(one[1]) for one in self.span(card, row) if letter in self.can[one]]
                    if not cells:
                        return {row: 99}
                    spans.append((min(cells), max(cells)))
            # The most intervals of which none overlap, by trying each as the last one.
            best: dict[int, int] = {}
            for low, high in sorted(spans, key=lambda one: one[1]):
                best[high] = max(
                    best.get(high, 0), 1 + max((n for end, n in best.items() if end < low), default=0)
                )
            found[row] = max(best.values(), default=0)
        return found

    # Claims.

    def expect(self, true: bool, claim: str) -> None:
        if not true:
            raise Untrue(claim)

    def check_rows(self, letter: str, number: int, rows: str, extra: str | None, claim: str) -> None:
        """Check that a colour takes `number` cards, row by row, which is more than there are."""
        needed, told = self.needed(letter, extra), 0
        for count, names in re.findall(r"(\d) (?:each )?in rows? ([a-h](?: (?:to|and) [a-h])?)", rows):
            first, last = names[0], names[-1]
            for row in "abcdefgh"["abcdefgh".index(first) : "abcdefgh".index(last) + 1]:
                told += int(count)
                self.expect(needed.get(row, 0) >= int(count) or needed == {row: 99}, claim)
        self.expect(told == number > self.totals[letter], claim)

    def too_few(self, letter: str, cells: list[str], claim: str) -> None:
        """Check that a colour would take too many cards in each of some cells, in some order."""
        waiting = list(cells)
        while waiting:
            out = [
                one
                for one in waiting
                if letter not in self.can[one] or sum(self.needed(letter, one).values()) > self.totals[letter]
            ]
            self.expect(bool(out), claim)
            for one in out:
                waiting.remove(one)
                self.can[one].discard(letter)
            self.look_up()

    def clause(self, text: str) -> None:
        """Check a clause that gives a reason, and believe what it comes to."""
        if match := re.fullmatch(rf"({PLACE}) rests on two ({COLOUR}) cards", text):
            pair = below(match[1])
            self.expect([self.table.get(one) for one in pair] == [LETTER[match[2]]] * 2, text)
            self.narrow(match[1], colours(match[2]))
        elif match := re.fullmatch(
            rf"({PLACE}) rests on ({PLACE}) \(({COLOUR})\) and ({PLACE}) \(({COLOUR})\)", text
        ):
            self.expect(below(match[1]) == (match[2], match[4]), text)
            for place, name in ((match[2], match[3]), (match[4], match[5])):
                self.expect(self.table.get(place) == LETTER[name], text)
            self.narrow(match[1], colours(match[3]) | colours(match[5]))
        elif match := re.fullmatch(rf"(?:neither|none of) ({PLACES}) can be ({COLOURS})", text):
            for place in places(match[1]):
                self.expect(not self.can[place] & colours(match[2]), text)
        elif match := re.fullmatch(
            rf"({PLACE}) is ({COLOURS}) and rests on ({PLACE}) and ({PLACE})"
            rf"(?:, but ({PLACE}) (?:is ({COLOUR})|cannot be ({COLOURS})))?",
            text,
        ):
            self.held_up(match, text)
        elif match := re.fullmatch(
            rf"only ({PLACES}|\d+ cells) can take the (last|\d+) ({COLOUR}) cards?(?: left)?", text
        ):
            letter = LETTER[match[3]]
            cells = [one for one, can in self.can.items() if letter in can and one not in self.table]
            number = 1 if match[2] == "last" else int(match[2])
            if "cells" in match[1]:
                self.expect(int(match[1].split()[0]) == len(cells), text)
            else:
                self.expect(sorted(places(match[1])) == sorted(cells), text)
            self.expect(number == self.left(letter) == len(cells), text)
            for one in cells:
                self.narrow(one, {letter})
        elif match := re.fullmatch(
            rf"({PLACES}|\d+ cells) can only be ({COLOURS}), and (\d+) such cards? (?:is|are) left", text
        ):
            group = colours(match[2])
            cells = [one for one, can in self.can.items() if can <= group and one not in self.table]
            if "cells" in match[1]:
                self.expect(int(match[1].split()[0]) == len(cells), text)
            else:
                self.expect(sorted(places(match[1])) == sorted(cells), text)
            self.expect(int(match[3]) == len(cells) == sum(map(self.left, group)), text)
            self.share(group, cells)
        elif match := re.fullmatch(
            rf"({PLACE}) is ({COLOUR}) and needs ({COLOUR}) in row ([a-h]) beneath it, "
            rf"where only ({PLACE}) can be",
            text,
        ):
            letter = LETTER[match[2]]
            self.expect(match[2] == match[3] and self.table.get(match[1]) == letter, text)
            span = self.span(match[1], match[4])
            self.expect([one for one in span if letter in self.can[one]] == [match[5]], text)
            self.narrow(match[5], {letter})
        elif match := re.fullmatch(
            rf"({COLOUR}) at ({PLACE}) would take (\d+) ({COLOUR}) cards ({ROWS}), but there are (\d)", text
        ):
            letter = LETTER[match[1]]
            self.expect(match[1] == match[4] and int(match[6]) == self.totals[letter], text)
            self.check_rows(letter, int(match[3]), match[5], match[2], text)
            self.narrow(match[2], set("RGYPB") - {letter})
        elif match := re.fullmatch(
            rf"({COLOUR}) at ({PLACE}) would take (\d+) cards((?:,? (?:and )?{COLOUR} \d+)+) "
            r"\(one in each row beneath every card\), but there are (.*)",
            text,
        ):
            self.several_needs(match, text)
        elif match := re.fullmatch(r"there is no (.*) card", text):
            for letter in colours(match[1]):
                self.expect(self.totals[letter] == 0, text)
        elif text.endswith((" are used", " is used")):
            self.used(text)
        elif match := re.fullmatch(rf"the last (?:card is|(\d+) cards are (?:both|all)) ({COLOUR})", text):
            letter = LETTER[match[2]]
            self.expect(int(match[1] or 1) == self.left(letter) == sum(map(self.left, "RGYPB")), text)
            for one in self.can:
                if one not in self.table:
                    self.narrow(one, {letter})
        else:
            raise Untrue(f"cannot be understood: {text}")

    def held_up(self, match: re.Match[str], text: str) -> None:
        top, own, pair = match[1], colours(match[2]), (match[3], match[4])
        self.expect(below(top) == pair and self.can[top] <= own, text)
        unlike = [match[5]] if match[5] else [one for one in pair if not self.can[one] & own][:1]
        self.expect(bool(unlike) and unlike[0] in pair, text)
        if match[6]:
            self.expect(self.table.get(unlike[0]) == LETTER[match[6]], text)
        if match[7]:
            self.expect(colours(match[7]) == own, text)
        self.expect(not self.can[unlike[0]] & own, text)
        (support,) = set(pair) - {unlike[0]}
        self.narrow(support, own)

    def match_the_other(self, upper: list[str], follows: str, text: str) -> None:
        """Check that each upper cell matches only one of the two below, and what this rules out there."""
        waiting = list(upper)
        for where, gone in re.findall(rf"({PLACES}) (?:is|are) not ({COLOURS})", follows):
            for place in places(where):
                tops = [
                    top
                    for top in self.above(place)
                    if top in upper and not self.can[top] & self.can[(set(below(top)) - {place}).pop()]
                ]
                self.expect(bool(tops), text)
                for top in tops:
                    self.narrow(place, self.can[top])
                    waiting = [one for one in waiting if one != top]
                self.expect(not self.can[place] & colours(gone), text)
        self.expect(not waiting, text)

    def several_needs(self, match: re.Match[str], text: str) -> None:
        pairs = [(match[1], match[3]), *re.findall(rf"({COLOUR}) (\d+)", match[4])]
        totals = re.findall(r"\d", match[5])
        if match[5].endswith(" of each"):
            totals *= len(pairs)
        self.expect(len(totals) == len(pairs), text)
        for (name, number), total in zip(pairs, totals, strict=True):
            letter = LETTER[name]
            self.expect(int(total) == self.totals[letter] < int(number), text)
            self.expect(sum(self.needed(letter, match[2]).values()) >= int(number), text)
            self.can[match[2]].discard(letter)
        self.look_up()

    def used(self, text: str) -> None:
        """`all 4 red cards (2 given, 2 placed) and both green cards are used`."""
        found = re.findall(
            rf"(the only|both|all \d) ({COLOUR}) cards?(?: \((\d) given, (\d) placed\))?"
            r"(?: and |, | (?=(?:is|are) used$))",
            text,
        )
        self.expect(bool(found), text)
        for how, name, given, placed in found:
            letter = LETTER[name]
            cells = [one for one, card in self.table.items() if card == letter]
            number = {"the only": 1, "both": 2}.get(how) or int(how.split()[1])
            self.expect(number == self.totals[letter] == len(cells), text)
            own = sum(one in self.given for one in cells)
            if given:
                self.expect((int(given), int(placed)) == (own, len(cells) - own), text)
            else:
                self.expect(own in (0, len(cells)), text)

    def share(self, group: set[str], cells: list[str]) -> None:
        for one, can in self.can.items():
            if one not in self.table and one not in cells:
                can -= group
        self.look_up()

    # Sentences.

    def read(self, parts: tuple[str, ...], place: str, letter: str) -> None:
        """Check a whole reason for a card, sentence by sentence."""
        sentences = [one for part in parts for one in re.split(r"(?<=\.) (?=[A-Z]|[a-h]\d[ ,])", part)]
        for number, text in enumerate(sentences):
            last = number == len(sentences) - 1
            if not text.endswith("."):
                raise Untrue(f"no full stop: {text}")
            self.sentence(text[:-1], (place, letter) if last else None)
        self.expect(self.can[place] == {letter}, f"{letter}{place} does not follow: {' '.join(parts)}")

    def sentence(self, text: str, goal: tuple[str, str] | None) -> None:
        if goal is not None:
            name = next(name for name, letter in LETTER.items() if letter == goal[1])
            so = f"{goal[0]} must be {name} ({goal[1]})"
            if text == f"So {so}":
                return
            self.expect(text.endswith(f" so {so}"), text)
            body = text.removesuffix(f" so {so}")
            self.expect(body[-1] in ",:", text)
            self.clauses(body[:-1])
            return
        if text.startswith("If "):
            self.trial(text)
        elif match := re.fullmatch(
            r"A card needs its colour in every row beneath it, and there are too few cards for (.*)", text
        ):
            for name, where in re.findall(rf"({COLOUR}) at ({PLACES})", match[1]):
                self.too_few(LETTER[name], places(where), text)
        elif match := re.fullmatch(
            rf"Each of ({PLACES}) cannot match one of the two cards below it, so it matches the other: (.*)",
            text,
        ):
            self.match_the_other(places(match[1]), match[2], text)
        elif match := re.fullmatch(rf"So ({PLACE}) is not ({COLOUR})", text):
            self.expect(LETTER[match[2]] not in self.can[match[1]], text)
        elif match := re.fullmatch(rf"(.*), so ((?:{PLACE} is not {COLOURS}(?:, | and )?)+)", text):
            self.clauses(match[1])
            for where, gone in re.findall(rf"({PLACE}) is not ({COLOURS})", match[2]):
                self.expect(not self.can[where] & colours(gone), text)
        else:
            raise Untrue(f"cannot be understood: {text}")

    def clauses(self, text: str) -> None:
        text = text[0].lower() + text[1:]
        spent = r"(?:all \d|both|the only|there is)"
        for part in re.split(rf"; |, and (?={spent})| and (?=neither|none)", text):
            self.clause(part)

    # Trying out.

    def trial(self, text: str) -> None:
        match = re.fullmatch(rf"If ({PLACE}) were (not )?({COLOUR}), (.*)", text)
        if match is None:
            raise Untrue(f"cannot be understood: {text}")
        place, letter = match[1], LETTER[match[3]]
        rest = set("RGYPB") - {letter}
        self.supposing(place, rest if match[2] else {letter}).consequences(match[4])
        self.narrow(place, {letter} if match[2] else rest)

    def consequences(self, text: str) -> None:
        """Check the consequences of an assumption, up to the contradiction."""
        chain, _, end = (
            text.removeprefix("then ").rpartition(", but ") if text.startswith("then ") else ("", "", text)
        )
        while chain:
            taken = self.consequence(chain)
            chain = chain[taken:].removeprefix(", ")
        self.failure(end)

    def consequence(self, text: str) -> int:
        """Check the first consequence of a chain and believe it; return its length."""
        stop = r"(?=, |$)"
        if match := re.match(rf"no ({COLOUR}) card is left{stop}", text):
            letter = LETTER[match[1]]
            self.expect(len(self.known(letter)) == self.totals[letter], text)
            self.use_up(letter)
        elif match := re.match(rf"only ({PLACES}) (?:is|are) left for ({COLOUR}){stop}", text):
            letter = LETTER[match[2]]
            possible = [one for one, can in self.can.items() if letter in can]
            self.expect(len(possible) == self.totals[letter], text)
            self.expect(set(places(match[1])) == set(possible) - set(self.known(letter)), text)
            for one in possible:
                self.narrow(one, {letter})
        elif match := re.match(rf"(?:there are )?too few ({COLOURS})(?: cards)? for ({PLACES}){stop}", text):
            for letter in sorted(colours(match[1])):
                self.too_few(letter, places(match[2]), text)
        elif match := re.match(rf"({PLACES}) takes? all ({COLOURS}) cards left{stop}", text):
            group = colours(match[2])
            cells = [one for one, can in self.can.items() if can <= group and one not in self.table]
            self.expect(sorted(cells) == sorted(places(match[1])), text)
            self.expect(len(cells) == sum(map(self.left, group)), text)
            self.share(group, cells)
        elif match := re.match(rf"({PLACES}) (?:(?:is|are) )?(not )?({COLOURS}){stop}", text):
            named = colours(match[3])
            for one in places(match[1]):
                can = self.may_be(one)
                self.expect(not can & named if match[2] else can <= named, f"{one} in: {text}")
                self.narrow(one, set("RGYPB") - named if match[2] else named)
        else:
            raise Untrue(f"cannot be understood: {text}")
        return match.end()

    def failure(self, text: str) -> None:
        if match := re.fullmatch(
            rf"the ({COLOUR}) ({PLACE}) would rest on (?:two ({COLOUR}) cards|({COLOUR}) and ({COLOUR}))",
            text,
        ):
            own = LETTER[match[1]]
            pair = [match[3], match[3]] if match[3] else [match[4], match[5]]
            self.expect(self.can[match[2]] == {own}, text)
            for one, name in zip(below(match[2]), pair, strict=True):
                self.expect(self.can[one] == {LETTER[name]} != {own}, text)
        elif match := re.fullmatch(rf"nothing ({COLOUR}) could lie below ({PLACE}) \(({COLOUR})\)", text):
            own = LETTER[match[1]]
            self.expect(match[1] == match[3] and self.can[match[2]] == {own}, text)
            self.expect(not any(own in self.can[one] for one in below(match[2])), text)
        elif match := re.fullmatch(rf"no colour would be left for ({PLACE})", text):
            self.expect(not self.may_be(match[1]), text)
        elif match := re.fullmatch(rf"that would be (\d+) ({COLOUR}) cards instead of (\d)", text):
            letter = LETTER[match[2]]
            self.expect(int(match[3]) == self.totals[letter] < int(match[1]) == len(self.known(letter)), text)
        elif match := re.fullmatch(
            rf"(?:only ({PLACES}|\d+ cells)|no cell) could take the (last|\d+) ({COLOUR}) cards?(?: left)?",
            text,
        ):
            letter = LETTER[match[3]]
            cells = [one for one, can in self.can.items() if letter in can and one not in self.table]
            self.expect((1 if match[2] == "last" else int(match[2])) == self.left(letter) > len(cells), text)
            if match[1] and "cells" in match[1]:
                self.expect(int(match[1].split()[0]) == len(cells), text)
            else:
                self.expect(sorted(places(match[1] or "")) == sorted(cells), text)
        elif match := re.fullmatch(
            rf"({PLACES}|\d+ cells) would share the (\d+) cards? left of ({COLOURS})", text
        ):
            group = colours(match[3])
            cells = [one for one, can in self.can.items() if can <= group and one not in self.table]
            self.expect(int(match[2]) == sum(map(self.left, group)) < len(cells), text)
            if "cells" not in match[1]:
                self.expect(sorted(places(match[1])) == sorted(cells), text)
        elif match := re.fullmatch(rf"({COLOUR}) would take (\d+) cards ({ROWS}) instead of (\d)", text):
            letter = LETTER[match[1]]
            self.expect(int(match[4]) == self.totals[letter], text)
            self.check_rows(letter, int(match[2]), match[3], None, text)
        else:
            raise Untrue(f"cannot be understood: {text}")
