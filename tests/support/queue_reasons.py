"""Reads the reasons of queues and checks every word by playing, on the rules of the game alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement, Rows, mirrored, open_slots, with_card
from pyramid_reasons import Untrue, colours

MOVE = r"[RGYPB][a-h]\d+"
Moment = tuple[Rows, str]


def expect(true: bool, claim: str) -> None:
    if not true:
        raise Untrue(claim)


class QueueReader:
    """What can be played from a moment of a queue, and what comes of it."""

    def __init__(self, task: QueueTask, rows: Rows, rest: str) -> None:
        self.task = task
        self.now: Moment = rows, rest
        self.longest = cache(self._longest)
        self.hidden = cache(self._hidden)

    def moves(self, moment: Moment) -> Iterator[tuple[Placement, Moment]]:
        rows, rest = moment
        for slot in open_slots(rows, self.task.rules):
            for card in dict.fromkeys(rest[: self.task.window]):
                if card in slot.accepts:
                    move = Placement(card, slot.row, slot.column)
                    yield move, (with_card(rows, move), rest.replace(card, "", 1))

    def _longest(self, moment: Moment) -> int:
        """The most cards that can still be placed."""
        return max((1 + self.longest(after) for _, after in self.moves(moment)), default=0)

    def wins(self, moment: Moment) -> bool:
        return self.longest(moment) == len(moment[1])

    def dead(self, moment: Moment) -> set[str]:
        """The colours still to come that no place ever takes."""
        rows, rest = moment
        others = DEFAULT_NAMES[1 : self.task.rules.players]
        players = (Player(DEFAULT_NAMES[0], rest), *(Player(name, "") for name in others))
        lives = colour_lives(Position(self.task.rules, players, 0, rows))
        return {colour for colour in set(rest) if lives[colour] == "dead"}

    def ever_placed(self, moment: Moment, colour: str) -> bool:
        return any(
            move.colour == colour or self.ever_placed(after, colour) for move, after in self.moves(moment)
        )

    def _hidden(self, moment: Moment) -> int:
        """The most cards that can be placed before nothing fits or a colour is dead."""
        if self.dead(moment):
            return 0
        return max((1 + self.hidden(after) for _, after in self.moves(moment)), default=0)

    def choices(self) -> dict[Moment, list[str]]:
        """The moves, those that lead to the same moment or its mirror image together."""
        found: dict[Moment, list[str]] = {}
        for move, (rows, rest) in self.moves(self.now):
            found.setdefault((min(rows, mirrored(rows)), rest), []).append(str(move))
        return found

    def after(self, move: str) -> Moment:
        return dict(self.moves(self.now))[parse_move(move)]

    def read(self, text: str, move: str) -> None:
        """Check the whole reason for a move."""
        if match := re.match(rf"({MOVE}) opens a place for ([a-z ,]+) again\. ", text):
            expect(match[1] == move, text)
            for colour in colours(match[2]):
                expect(not self.fits(self.now, colour) and self.fits(self.after(move), colour), text)
            text = text[match.end() :]
        choices = self.choices()
        winning = [moves for (rows, rest), moves in choices.items() if self.wins((rows, rest))]
        expect(any(move in moves for moves in winning), f"{move} wins")
        if match := re.fullmatch(
            r"Wherever the (\w+) card goes, the position is the same or its mirror image\.", text
        ):
            expect(
                len(choices) == 1 and {one[0] for one in next(iter(choices.values()))} == colours(match[1]),
                text,
            )
        elif match := re.fullmatch(r"The (\w+) card fits only at (\w+)\.", text):
            expect(list(choices.values()) == [[move]] and move[1:] == match[2], text)
            expect(set(self.now[1][: self.task.window]) == {move[0]} == colours(match[1]), text)
        elif match := re.fullmatch(
            r"Of the next (\d) cards only the (\w+) one fits, and only at (\w+)\.", text
        ):
            expect(list(choices.values()) == [[move]] and move[1:] == match[3], text)
            expect(
                len(self.now[1][: self.task.window]) == int(match[1]) and colours(match[2]) == {move[0]}, text
            )
        elif match := re.fullmatch(rf"(Both|All (\d+)) choices win; ({MOVE}) is one of them\.", text):
            expect(len(choices) == len(winning) == int(match[2] or 2) and match[3] == move, text)
        elif match := re.fullmatch(
            rf"Of the (\d+) choices (?:only ({MOVE}) wins|(\d+) win, ({MOVE}) among them): (.*)\.", text
        ):
            expect(int(match[1]) == len(choices) and len(winning) == int(match[3] or 1), text)
            expect((match[2] or match[4]) == move, text)
            self.failures(match[5].split("; "), {one for moves in winning for one in moves}, choices)
        else:
            raise Untrue(f"cannot be understood: {text}")

    def fits(self, moment: Moment, colour: str) -> bool:
        return any(colour in slot.accepts for slot in open_slots(moment[0], self.task.rules))

    def failures(self, clauses: list[str], winning: set[str], choices: dict[Moment, list[str]]) -> None:
        """Check that all other choices fail, and as it is said."""
        told: set[str] = set()
        latest = 0
        more = 0
        for clause in clauses:
            if match := re.fullmatch(r"(\d+) more fails? no later", clause):
                more = int(match[1])
                continue
            match = re.fullmatch(rf"after ({MOVE}(?:(?:, {MOVE})* or {MOVE})?) (.*)", clause)
            if match is None:
                raise Untrue(f"cannot be understood: {clause}")
            for move in re.findall(MOVE, match[1]):
                expect(move not in winning, clause)
                self.failure(self.after(move), match[2], clause)
                latest = max(latest, self.hidden(self.after(move)))
                told.add(move)
        untold = [moves for moves in choices.values() if not winning & set(moves) and not told & set(moves)]
        expect(len(untold) == more, f"{more} more in {clauses}")
        expect(all(self.hidden(self.after(moves[0])) <= latest for moves in untold), f"no later in {clauses}")

    def failure(self, moment: Moment, text: str, clause: str) -> None:
        rest = moment[1]
        if match := re.fullmatch(r"no place can ever take ([a-z ,]+) again, with (\d+) still to come", text):
            dead = colours(match[1])
            expect(sum(rest.count(colour) for colour in dead) == int(match[2]), clause)
            expect(not any(self.ever_placed(moment, colour) for colour in dead), clause)
            return
        fitting = 0
        if match := re.fullmatch(r"at most (\d+) more cards? fits?, then (.*)", text):
            fitting, text = int(match[1]), match[2]
        expect(self.longest(moment) == fitting, clause)
        if match := re.fullmatch(r"no place takes (\w+) \(card (\d+) of the queue\)", text):
            expect(self.task.window == 1 and colours(match[1]) == {rest[fitting]}, clause)
            expect(int(match[2]) == len(self.task.queue) - len(rest) + fitting + 1, clause)
        elif match := re.fullmatch(r"for instance no place takes ([a-z ,]+), with (\d+) cards? left", text):
            expect(int(match[2]) == len(rest) - fitting, clause)
            expect(colours(match[1]) in self.stuck_with(moment, fitting), clause)
        else:
            raise Untrue(f"cannot be understood: {clause}")

    def stuck_with(self, moment: Moment, fitting: int) -> list[set[str]]:
        """The colours in reach at the ends of all plays of so many cards."""
        if not fitting:
            return [set(moment[1][: self.task.window])]
        return [
            end
            for _, after in self.moves(moment)
            if self.longest(after) == fitting - 1
            for end in self.stuck_with(after, fitting - 1)
        ]
