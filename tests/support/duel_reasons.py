"""Reads the reasons of duels and checks every word: lines are played, values are asked of the exact search,
and that a colour is dead is found by filling the pyramid with anything that could ever come."""

from __future__ import annotations

import re

from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.party.game import UnlimitedSearch
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.symmetry import canonical
from pyramid_reasons import Untrue, colours
from queue_reasons import MOVE, expect

MOVES = rf"{MOVE}(?:(?:, {MOVE})* or {MOVE})?"


class DuelReader:
    """What the player of a duel can be sure of, in any position."""

    def __init__(self, task: DuelTask) -> None:
        self.task = task
        self.seat = task.seat
        self.names = [player.name for player in task.position.players]
        self.search = UnlimitedSearch(8 << 20)

    @property
    def player(self) -> str:
        return self.names[self.seat]

    def sure(self, position: Position) -> int:
        player = position.players[self.seat]
        if position.over or not player.active:
            return len(player.hand)
        return self.search.guaranteed(position, self.seat)

    def number(self, text: str) -> int:
        return 0 if text.startswith(("no ", "0 ")) else int(text.split()[0])

    def read(self, position: Position, text: str, move: str) -> None:
        """Check the whole reason for a move in a position."""
        legal = position.placements()
        values = {str(one): self.sure(position.after(one)) for one in legal}
        good = [one for one, value in values.items() if value <= self.task.limit]
        name = position.mover.name
        if match := re.fullmatch(rf"({MOVE}) is the only move (\w+) has\.", text):
            expect([match[1], match[2]] == [move, name] and [str(one) for one in legal] == [move], text)
        elif match := re.fullmatch(r"Every move keeps (\w+) at (.+)\.", text):
            expect(
                match[1] == name and self.number(match[2]) == self.task.limit and good == list(values), text
            )
        elif match := re.fullmatch(rf"(\d+) of (\d+) moves keep (\w+) at (.+): ((?:{MOVE}(?:, )?)+)\.", text):
            expect((int(match[1]), int(match[2]), match[3]) == (len(good), len(legal), name), text)
            expect(self.number(match[4]) == self.task.limit and match[5].split(", ") == good, text)
        elif match := re.fullmatch(
            rf"Only ({MOVE})(?: \(or ({MOVE}(?: or {MOVE})*), which comes to the same\))? "
            r"keeps (\w+) at ([^.]+)\. (.*)",
            text,
        ):
            named = [match[1], *(match[2].split(" or ") if match[2] else [])]
            expect(sorted(named) == sorted(good) and match[1] == move and match[3] == name, text)
            expect(len({canonical(position.play(one)) for one in good}) == 1, text)
            expect(self.number(match[4]) == self.task.limit, text)
            self.refutations(position, match[5], [one for one in values if one not in good])
        else:
            self.defence(position, text, move, values)

    def defence(self, position: Position, text: str, move: str, values: dict[str, int]) -> None:
        player, name = self.player, position.mover.name
        settled = position.over or not position.players[self.seat].active
        if text == f"{player} has no more turns: any move of {name} will do.":
            expect(settled, text)
        elif match := re.fullmatch(
            rf"{name} sees to it that {player} cannot be sure to end with fewer than (.+)\.", text
        ):
            expect(values[move] == max(values.values()) == self.number(match[1]) > min(values.values()), text)
        elif text == f"{name} cannot do more harm, but leaves {player} just one good move.":
            after = position.play(move)
            expect(len(set(values.values())) == 1 and after.to_move == self.seat, text)
            keeping = [one for one in after.placements() if self.sure(after.after(one)) <= self.task.limit]
            expect(len({canonical(after.after(one)) for one in keeping}) == 1, text)
        elif match := re.fullmatch(
            rf"{name} cannot do more harm: {player} is sure to end with (.+) after any move\.", text
        ):
            expect(set(values.values()) == {self.number(match[1])}, text)
        else:
            raise Untrue(f"cannot be understood: {text}")

    def refutations(self, position: Position, text: str, failing: list[str]) -> None:
        """Check all failures that are told, and that as many more fail as it says."""
        told: set[object] = set()
        more = 0
        for sentence in re.split(r"(?<=\.) ", text):
            if match := re.fullmatch(r"(\d+) more fails? as well\.", sentence):
                more = int(match[1])
            elif match := re.fullmatch(rf"After ({MOVES}), (.*)\.", sentence):
                for move in re.findall(MOVE, match[1]):
                    expect(move in failing, sentence)
                    self.refutation(position.play(move), match[2])
                    told.add(canonical(position.play(move)))
            else:
                raise Untrue(f"cannot be understood: {sentence}")
        every = {canonical(position.play(move)) for move in failing}
        expect(told <= every and len(every) - len(told) == more, text)

    def refutation(self, position: Position, text: str, line: list[str] | None = None) -> None:
        """Play a refutation, and check what it is said to come to. `line` are the moves, where they are not
        in the text."""
        value = self.sure(position)
        expect(value > self.task.limit, text)
        played, _, why = text.rpartition("; then ")
        moves = re.findall(rf"(\w+) (?:answers )?({MOVE})(?:, |$)", played)
        expect(", ".join(f"{who} {move}" for who, move in moves) == played.replace("answers ", ""), text)
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
            rf"([a-z ,]+) (?:has|have) no place any more, so {who} left with (at least )?(.+)", why
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
        expect(left == self.number(match[3]) > self.task.limit and left <= value, why)
        expect(bool(match[2]) == (left < value), why)

    def is_dead(self, position: Position, colour: str) -> bool:
        """Whether no card of a colour can ever be placed: the base is full, and no cell that could ever be
        filled could rest on the colour."""
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
