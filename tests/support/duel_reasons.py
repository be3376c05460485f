"""Parses the reasons of duels, and checks every claim.

Lines are played and values come from the exact search. Dead colours are found by filling the pyramid with
everything that could still come.
"""

from __future__ import annotations

import re

from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.party.game import UnlimitedSearch
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.symmetry import canonical
from pyramid_reasons import Untrue, colours
from queue_reasons import MOVE, NUMBER, expect, number_of

ONE_OF_MOVES = rf"{MOVE}(?:(?:, {MOVE})* or {MOVE})?"
ALL_MOVES = rf"{MOVE}(?:(?:, {MOVE})* and {MOVE})?"


class DuelReader:
    """Checks reasons in any position of a duel."""

    def __init__(self, task: DuelTask) -> None:
        self.task = task
        self.seat = task.seat
        self.names = [player.name for player in task.position.players]
        self.search = UnlimitedSearch(8 << 20)
        self.judge = DuelJudge(task)

    @property
    def player(self) -> str:
        return self.names[self.seat]

    def sure(self, position: Position) -> int:
        player = position.players[self.seat]
        if position.over or not player.active:
            return len(player.hand)
        return self.search.guaranteed(position, self.seat)

    def limit(self, text: str) -> int:
        """Parse `an empty hand` or `at most 2 cards`."""
        if text == "an empty hand":
            return 0
        match = re.fullmatch(r"at most ([1-9]\d*) cards?", text)
        if match is None:
            raise Untrue(f"cannot be understood: {text}")
        return int(match[1])

    def cards(self, text: str) -> int:
        """Parse `no cards`, `1 card` or `2 cards`."""
        match = re.fullmatch(r"(no|\d+) cards?", text)
        if match is None:
            raise Untrue(f"cannot be understood: {text}")
        return 0 if match[1] == "no" else int(match[1])

    def read(self, position: Position, text: str, move: str) -> None:
        """Check the whole reason for a move in a position."""
        legal = position.legal_moves
        values = {str(one): self.sure(position.after(one)) for one in legal}
        good = [one for one, value in values.items() if value <= self.task.limit]
        name = position.mover.name
        text = re.sub(rf"({MOVE}) \((?:most cards fit|best balance)[a-z ]*\)", r"\1", text)
        if text == "The question is settled: in this line nothing can go wrong any more.":
            for turn in self.judge.play_out(position):
                if turn.seat == self.seat:
                    sure = [self.sure(turn.position.after(one)) for one in turn.position.legal_moves]
                    expect(max(sure) <= self.task.limit, text)
        elif match := re.fullmatch(rf"({MOVE}) is the only move (\w+) has\.", text):
            expect([match[1], match[2]] == [move, name] and [str(one) for one in legal] == [move], text)
        elif match := re.fullmatch(r"Every move guarantees (\w+) (.+)\.", text):
            expect(match[1] == name and self.limit(match[2]) == self.task.limit, text)
            expect(good == list(values), text)
        elif match := re.fullmatch(
            rf"({NUMBER}) of the ({NUMBER}) moves guarantee (\w+) ([^:]+): ({ALL_MOVES})\. (.*)",
            text,
            re.IGNORECASE,
        ):
            expect((number_of(match[1]), number_of(match[2])) == (len(good), len(legal)), text)
            expect(match[3] == name and self.limit(match[4]) == self.task.limit, text)
            expect(re.findall(MOVE, match[5]) == good, text)
            self.refutations(position, match[6], [one for one in values if one not in good])
        elif match := re.fullmatch(
            rf"Only ({MOVE})(?: \(or ({MOVE}(?: or {MOVE})*), which is equivalent\))? "
            r"guarantees (\w+) ([^.]+)\. (.*)",
            text,
        ):
            named = [match[1], *(match[2].split(" or ") if match[2] else [])]
            expect(sorted(named) == sorted(good) and match[1] == move and match[3] == name, text)
            expect(len({canonical(position.play(one)) for one in good}) == 1, text)
            expect(self.limit(match[4]) == self.task.limit, text)
            self.refutations(position, match[5], [one for one in values if one not in good])
        else:
            self.defence(position, text, move, values)

    def defence(self, position: Position, text: str, move: str, values: dict[str, int]) -> None:
        player, name = self.player, position.mover.name
        settled = position.over or not position.players[self.seat].active
        if text == f"It does not matter what {name} plays: {player} has no more turns.":
            expect(settled, text)
        elif match := re.fullmatch(
            rf"This is {name}'s toughest defence: {player} can do no better than (.+)\.", text
        ):
            expect(values[move] == max(values.values()) == self.cards(match[1]) > min(values.values()), text)
        elif text == f"{name} cannot do more harm, but this leaves {player} only one good move.":
            after = position.play(move)
            expect(len(set(values.values())) == 1 and after.to_move == self.seat, text)
            keeping = [one for one in after.legal_moves if self.sure(after.after(one)) <= self.task.limit]
            expect(len({canonical(after.after(one)) for one in keeping}) == 1, text)
        elif match := re.fullmatch(
            rf"{name} cannot do more harm: whatever comes, {player} is sure to end with (.+)\.", text
        ):
            expect(set(values.values()) == {self.limit(match[1])}, text)
        else:
            raise Untrue(f"cannot be understood: {text}")

    def refutations(self, position: Position, text: str, failing: list[str]) -> None:
        """Check every failure in the text, and the number of further ones."""
        told: set[object] = set()
        more = 0
        for sentence in re.split(r"(?<=\.) ", text):
            if match := re.fullmatch(r"(\d+) more fails? as well\.", sentence):
                more = int(match[1])
            elif match := re.fullmatch(rf"After ({ONE_OF_MOVES}), (.*)\.", sentence):
                for move in re.findall(MOVE, match[1]):
                    expect(move in failing, sentence)
                    self.refutation(position.play(move), match[2])
                    told.add(canonical(position.play(move)))
            else:
                raise Untrue(f"cannot be understood: {sentence}")
        every = {canonical(position.play(move)) for move in failing}
        expect(told <= every and len(every) - len(told) == more, text)

    def refutation(self, position: Position, text: str, line: list[str] | None = None) -> None:
        """Play a refutation, and check its result. `line` holds the moves if they are not in the text."""
        value = self.sure(position)
        expect(value > self.task.limit, text)
        played, _, why = text.rpartition("; then ")
        moves = re.findall(rf"(\w+) (?:answers |goes on )?({MOVE})(?:, |$)", played)
        expect(
            ", ".join(f"{who} {move}" for who, move in moves) == re.sub("answers |goes on ", "", played), text
        )
        for who, move in moves:
            expect(position.mover.name == who, text)
            position = position.play(move)
        for move in line or []:
            position = position.play(move)
        self.cause(position, why, value)

    def cause(self, position: Position, why: str, value: int) -> None:
        hand = position.players[self.seat].hand
        who = rf"(?:{self.player} is|you are)"
        if match := re.fullmatch(
            rf"([a-z ,]+) can never be placed again, so {who} left with (at least )?(.+)", why
        ):
            named = colours(match[1])
            expect(all(self.is_dead(position, colour) for colour in named), why)
        elif match := re.fullmatch(
            rf"no place takes ([a-z ,]+), so {who} (?:out|left) with (at least )?(.+)", why
        ):
            named = colours(match[1])
            player = position.players[self.seat]
            expect(named == set(hand) and (position.over or not player.active), why)
            expect(player.out == (" out with" in why), why)
        else:
            raise Untrue(f"cannot be understood: {why}")
        left = sum(card in named for card in hand)
        expect(left == self.cards(match[3]) > self.task.limit and left <= value, why)
        expect(bool(match[2]) == (left < value), why)

    def is_dead(self, position: Position, colour: str) -> bool:
        """Return whether the base is full and no cell that could ever be filled could rest on `colour`."""
        rows = position.pyramid
        if len(rows[0]) < position.rules.base:
            return False
        held = {card for player in position.players if player.active for card in player.hand}
        can: list[list[set[str]]] = [[{card} for card in rows[0]]]
        for row in range(1, position.rules.base):
            here = []
            for column in range(position.rules.base - row):
                card = rows[row][column] if row < len(rows) else "."
                one, other = can[-1][column], can[-1][column + 1]
                both = (one | other) & held if one and other else set()
                if card == "." and colour in both:
                    return False
                here.append({card} if card != "." else both)
            can.append(here)
        return True
