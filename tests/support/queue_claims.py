"""Check every sentence of the hints and reasons of queues, by play with the rules of the game alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from claim_texts import Claims, check_stages, number_of, tiles_in
from ppsolve.puzzles.party.queue.explain import steps
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Rows, open_slots, with_card
from queue_reasons import QueueReader, State

CARD = r"[RGYPB][a-h]\d"
LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}
COLOUR = rf"({'|'.join(LETTERS)})"


class QueueClaims(Claims):
    """The claims about one turn."""

    def __init__(self, reader: QueueReader, step: SolutionStep) -> None:
        self.reader, self.step = reader, step
        self.rows, self.rest = reader.now
        self.moves = {str(move): after for move, after in reader.moves(reader.now)}
        self.losing = {move for move, after in self.moves.items() if not reader.wins(after)}
        self.colour = ""

    def open(self, rows: Rows) -> list[tuple[str, str]]:
        return [(slot.place, slot.accepts) for slot in open_slots(rows, self.reader.task.rules)]

    def places(self, rows: Rows) -> list[str]:
        return [place for place, accepts in self.open(rows) if self.colour in accepts]

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            rf"Keep a place for {COLOUR}: (\w+) {COLOUR} cards? (?:is|are) still to come, and "
            rf"(.+?) takes? {COLOUR} now\.": self.danger,
            rf"After ((?:{CARD}(?:, | or )?)+), ([^.]+)\.": self.others,
            r"One more choice fails\.": self.one_more,
            rf"Place a {COLOUR} card\.": self.card,
            r"Do not add to the base yet\.": lambda: self.keep_moves(m for m in self.moves if m[1] != "a"),
            r"Add to the base\.": lambda: self.keep_moves(m for m in self.moves if m[1] == "a"),
            rf"After the right move, at least (\w+) places? can take {COLOUR}\.": self.takes,
            r"The right move leaves at least (\w+) places? open\.": self.leaves_more,
            r"The right move leaves no more than (\w+) places? open\.": self.leaves_less,
            r"The card goes to (\w\d)\.": self.goes_to,
        }

    def danger(self, colour: str, number: str, again: str, where: str, third: str) -> None:
        assert colour == again == third
        self.colour = LETTERS[colour]
        assert self.rest.count(self.colour) == number_of(number) > 0
        places = self.places(self.rows)
        if where.endswith(("place", "places")):
            assert len(places) == number_of(where.split()[0])
        else:
            assert tiles_in(where) == set(places)
        assert any(self.is_lost(self.moves[move]) for move in self.losing)

    def is_lost(self, state: State) -> bool:
        """True if some card of the colour cannot be placed in any play that places as many cards as possible,
        or if none can be placed at all."""
        most = self.reader.longest(state)

        def left(now: State, placed: int) -> bool:
            if placed == most:
                return self.colour in now[1]
            return any(
                left(after, placed + 1)
                for _, after in self.reader.moves(now)
                if placed + 1 + self.reader.longest(after) == most
            )

        return self.colour in self.reader.dead(state) or left(state, 0)

    def others(self, moves: str, failure: str) -> None:
        named = set(re.findall(CARD, moves))
        assert named <= self.losing
        for move in named:
            self.reader.failure(self.moves[move], failure, f"After {moves}, {failure}.")
        self.named |= named

    def one_more(self) -> None:
        left = self.losing - self.named
        assert sum(bool(left & set(moves)) for moves in self.reader.choices().values()) == 1

    def card(self, colour: str) -> None:
        self.keep_moves(move for move in self.moves if move[0] == LETTERS[colour])

    def takes(self, number: str, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        assert len(self.places(self.moves[self.step.move][0])) == number_of(number)
        self.keep(lambda after: len(self.places(after[0])) >= number_of(number))

    def leaves_more(self, number: str) -> None:
        assert len(self.open(self.moves[self.step.move][0])) == number_of(number)
        self.keep(lambda after: len(self.open(after[0])) >= number_of(number))

    def leaves_less(self, number: str) -> None:
        assert len(self.open(self.moves[self.step.move][0])) == number_of(number)
        self.keep(lambda after: len(self.open(after[0])) <= number_of(number))

    def goes_to(self, place: str) -> None:
        assert self.step.place == place
        self.keep_moves(move for move in self.moves if move[1:] == place)


def check_queue(task: QueueTask) -> int:
    """Check every sentence that is said about a queue; return the number of decisions."""
    rows, rest, decisions = task.pyramid, task.queue, 0
    for step in steps(task):
        reader = QueueReader(task, rows, rest)
        reader.read(step.reason, step.move)
        if step.hints:
            check_stages(QueueClaims(reader, step), step)
            decisions += 1
        rows, rest = with_card(rows, parse_move(step.move)), rest.replace(step.card, "", 1)
    assert decisions
    return decisions
