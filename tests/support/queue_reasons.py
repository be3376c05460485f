"""Parses the reasons of queues, and checks every claim by playing with the rules of the game alone."""

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
State = tuple[Rows, str]
"""The pyramid, and the rest of the queue."""
NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBER = rf"(?:{'|'.join(NUMBER_WORDS)}|\d+)"


def number_of(text: str) -> int:
    """Parse a number as a sentence spells it, also with a capital."""
    text = text.lower()
    return NUMBER_WORDS.index(text) if text in NUMBER_WORDS else int(text)


def expect(true: bool, claim: str) -> None:
    if not true:
        raise Untrue(claim)


class QueueReader:
    """Checks reasons in one state of a queue."""

    def __init__(self, task: QueueTask, rows: Rows, rest: str) -> None:
        self.task = task
        self.now: State = rows, rest
        self.longest = cache(self._longest)
        self.hidden = cache(self._hidden)

    def moves(self, state: State) -> Iterator[tuple[Placement, State]]:
        rows, rest = state
        for slot in open_slots(rows, self.task.rules):
            for card in dict.fromkeys(rest[: self.task.window]):
                if card in slot.accepts:
                    move = Placement(card, slot.row, slot.column)
                    yield move, (with_card(rows, move), rest.replace(card, "", 1))

    def _longest(self, state: State) -> int:
        """Return the most cards that can still be placed."""
        return max((1 + self.longest(after) for _, after in self.moves(state)), default=0)

    def wins(self, state: State) -> bool:
        return self.longest(state) == len(state[1])

    def dead(self, state: State) -> set[str]:
        """Return the colours still to come that can never be placed."""
        rows, rest = state
        others = DEFAULT_NAMES[1 : self.task.rules.players]
        players = (Player(DEFAULT_NAMES[0], rest), *(Player(name, "") for name in others))
        lives = colour_lives(Position(self.task.rules, players, 0, rows))
        return {colour for colour in set(rest) if lives[colour] == "dead"}

    def ever_placed(self, state: State, colour: str) -> bool:
        return any(
            move.colour == colour or self.ever_placed(after, colour) for move, after in self.moves(state)
        )

    def _hidden(self, state: State) -> int:
        """Return the most cards that can be placed before nothing fits or a colour is dead."""
        if self.dead(state):
            return 0
        return max((1 + self.hidden(after) for _, after in self.moves(state)), default=0)

    def choices(self) -> dict[State, list[str]]:
        """Group the moves that lead to the same state or its mirror image."""
        found: dict[State, list[str]] = {}
        for move, (rows, rest) in self.moves(self.now):
            found.setdefault((min(rows, mirrored(rows)), rest), []).append(str(move))
        return found

    def after(self, move: str) -> State:
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
            rf"Of the next ({NUMBER}) cards, only the (\w+) one fits, and only at (\w+)\.", text
        ):
            expect(list(choices.values()) == [[move]] and move[1:] == match[3], text)
            window = self.now[1][: self.task.window]
            expect(len(window) == number_of(match[1]) and colours(match[2]) == {move[0]}, text)
        elif match := re.fullmatch(rf"(Both|All ({NUMBER})) choices win; ({MOVE}) is one of them\.", text):
            total = number_of(match[2]) if match[2] else 2
            expect(len(choices) == len(winning) == total and match[3] == move, text)
        elif match := re.fullmatch(rf"Of the ({NUMBER}) choices, only ({MOVE}) wins\. (.*)", text):
            expect(number_of(match[1]) == len(choices) and len(winning) == 1 and match[2] == move, text)
            self.failures(match[3], winning, choices)
        elif match := re.fullmatch(
            rf"({NUMBER}) of the ({NUMBER}) choices win; ({MOVE}) is one of them\. (.*)", text, re.IGNORECASE
        ):
            expect(1 < number_of(match[1]) == len(winning) and number_of(match[2]) == len(choices), text)
            expect(match[3] == move and text[0] == text[0].upper(), text)
            self.failures(match[4], winning, choices)
        else:
            raise Untrue(f"cannot be understood: {text}")

    def fits(self, state: State, colour: str) -> bool:
        return any(colour in slot.accepts for slot in open_slots(state[0], self.task.rules))

    def failures(self, text: str, winning: list[list[str]], choices: dict[State, list[str]]) -> None:
        """Check that all other choices fail, and how."""
        right = {move for moves in winning for move in moves}
        told: set[str] = set()
        latest = 0
        more = 0
        for sentence in re.split(r"(?<=\.) ", text):
            if match := re.fullmatch(rf"({NUMBER}) more choices? fails? no later\.", sentence, re.IGNORECASE):
                more = number_of(match[1])
                continue
            match = re.fullmatch(rf"After ({MOVE}(?:(?:, {MOVE})* or {MOVE})?), (.*)\.", sentence)
            if match is None:
                raise Untrue(f"cannot be understood: {sentence}")
            for move in re.findall(MOVE, match[1]):
                expect(move not in right, sentence)
                self.failure(self.after(move), match[2], sentence)
                latest = max(latest, self.hidden(self.after(move)))
                told.add(move)
        untold = [moves for moves in choices.values() if not right & set(moves) and not told & set(moves)]
        expect(len(untold) == more, f"{more} more in {text}")
        expect(all(self.hidden(self.after(moves[0])) <= latest for moves in untold), f"no later in {text}")

    def failure(self, state: State, text: str, sentence: str) -> None:
        rest = state[1]
        if match := re.fullmatch(
            rf"no place can ever take ([a-z ,]+) again, with ({NUMBER}) (\w+) cards? still to come", text
        ):
            dead = colours(match[1])
            expect(sum(rest.count(colour) for colour in dead) == number_of(match[2]), sentence)
            expect(match[3] == (match[1] if len(dead) == 1 else "such"), sentence)
            expect(not any(self.ever_placed(state, colour) for colour in dead), sentence)
            return
        fitting = 0
        if match := re.fullmatch(rf"at most ({NUMBER}) more cards? fits?, then(, for example,)? (.*)", text):
            fitting, text = number_of(match[1]), match[3]
            expect(fitting > 0 and bool(match[2]) == (self.task.window > 1), sentence)
        expect(self.longest(state) == fitting, sentence)
        if match := re.fullmatch(r"no place takes (\w+) \(card (\d+) of the queue\)", text):
            expect(self.task.window == 1 and colours(match[1]) == {rest[fitting]}, sentence)
            expect(int(match[2]) == len(self.task.queue) - len(rest) + fitting + 1, sentence)
        elif match := re.fullmatch(rf"no place takes ([a-z ,]+), with ({NUMBER}) cards? left", text):
            expect(self.task.window > 1 and number_of(match[2]) == len(rest) - fitting, sentence)
            expect(colours(match[1]) in self.stuck_with(state, fitting), sentence)
        else:
            raise Untrue(f"cannot be understood: {sentence}")

    def stuck_with(self, state: State, fitting: int) -> list[set[str]]:
        """Return the colours in the window at the ends of all plays of `fitting` cards."""
        if not fitting:
            return [set(state[1][: self.task.window])]
        return [
            end
            for _, after in self.moves(state)
            if self.longest(after) == fitting - 1
            for end in self.stuck_with(after, fitting - 1)
        ]
