"""Rules for playing well that a person can apply at the table, and the moves they choose.

Each rule gives every legal move a number that a player can count. A player keeps the moves with the highest
number by the first rule, then those of these that the second rule prefers, and so on. The rules see only the
pyramid and the player's own hand. benchmarks/strategy/ found them and measures them; docs/strategy.md
explains them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import BasePosition
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, Slot, open_slots, with_card
from ppsolve.solver.party.rules import Rules


@dataclass(frozen=True)
class Table:
    """The pyramid and a hand, with what can be counted for each colour. Places are those above the base."""

    rules: Rules
    rows: Rows
    hand: str

    @cached_property
    def open_places(self) -> tuple[Slot, ...]:
        """The open places above the base."""
        return tuple(slot for slot in open_slots(self.rows, self.rules) if slot.row)

    @cached_property
    def held(self) -> str:
        """The colours in the hand."""
        return "".join(colour for colour in COLOURS if colour in self.hand)

    @cached_property
    def base_is_full(self) -> bool:
        return len(self._row(0)) == self.rules.base

    def unseen(self, colour: str) -> int:
        """Return how many cards of a colour are neither in the pyramid nor in the hand."""
        seen = sum(row.count(colour) for row in self.rows) + self.hand.count(colour)
        return self.rules.deck[COLOURS.index(colour)] - seen

    def places(self, colour: str) -> int:
        """Return how many places accept a colour."""
        return sum(colour in slot.accepts for slot in self.open_places)

    def own(self, colour: str) -> int:
        """Return how many places accept a colour and no other that anybody may hold."""
        return sum(
            colour in slot.accepts
            and not any(
                other in self.held or self.unseen(other) > 0 for other in slot.accepts if other != colour
            )
            for slot in self.open_places
        )

    def shared(self, colour: str) -> int:
        """Return how many places accept a colour and another one of the hand."""
        return sum(
            colour in slot.accepts and any(other in self.held for other in slot.accepts if other != colour)
            for slot in self.open_places
        )

    def contested(self, colour: str) -> int:
        """Return how many places accept a colour and another one that only other players may hold."""
        return sum(
            colour in slot.accepts
            and any(
                other not in self.held and self.unseen(other) > 0 for other in slot.accepts if other != colour
            )
            for slot in self.open_places
        )

    def half_open(self, colour: str) -> int:
        """Return how many cells rest on a card of a colour on one side and still on nothing on the other."""
        return sum(
            self.cell(row, column) == EMPTY
            and sorted((self.cell(row - 1, column), self.cell(row - 1, column + 1))) == [EMPTY, colour]
            for row in range(1, len(self.rows) + 1)
            for column in range(len(self._row(row)))
        )

    def exposed(self, colour: str) -> int:
        """Return how many cards of a colour can still support a card, now or later."""
        return sum(
            card == colour and self._is_exposed(row, column)
            for row, cards in enumerate(self.rows)
            for column, card in enumerate(cards)
        )

    def ends(self, colour: str) -> int:
        """Return how many ends of full-length rows are cards of a colour, while the base can grow."""
        if self.base_is_full:
            return 0
        return sum((row[0] == colour) + (row[-1] == colour) for row in self.rows)

    def room(self, colour: str) -> int:
        """Return how many empty cells a colour could fill if nothing else were placed above the base."""
        reached = 0
        below = [card == colour for card in self._row(0)]
        for row in range(1, len(self._row(0))):
            empty = [cell == EMPTY for cell in self._row(row)]
            can = [empty[at] and (below[at] or below[at + 1]) for at in range(len(empty))]
            reached += sum(can)
            below = [can[at] or self.cell(row, at) == colour for at in range(len(empty))]
        return reached

    def safe_cells(self, colour: str) -> int:
        """Return the safe cells of a colour: see `SAFE_CELLS`."""
        sure = self.own(colour) + self.half_open(colour)
        return 2 * sure + self.shared(colour) + self.ends(colour)

    def cell(self, row: int, column: int) -> str:
        """Return the card of a cell within the width of the base, or `EMPTY`."""
        return self._row(row)[column]

    def after(self, move: Placement) -> Table:
        """Return the table after a card of the hand is placed."""
        return Table(self.rules, with_card(self.rows, move), self.hand.replace(move.colour, "", 1))

    def _row(self, row: int) -> str:
        if row < len(self.rows):
            return self.rows[row]
        return EMPTY * (len(self.rows[0]) - row) if self.rows else ""

    def _is_exposed(self, row: int, column: int) -> bool:
        above = self._row(row + 1)
        sides = [at for at in (column - 1, column) if 0 <= at < len(above)]
        return any(above[at] == EMPTY for at in sides) or (len(sides) < 2 and not self.base_is_full)


Value = Callable[[Table, Placement], int]
"""The number that a rule gives a move, from the table before it; more is better."""


@dataclass(frozen=True)
class Rule:
    """A rule, and the number it gives a move."""

    name: str
    message: str
    """The ID of its sentence in the catalogues of messages."""
    value: Value
    two_players_only: bool = False

    @property
    def sentence(self) -> str:
        """The rule for people, in the current language."""
        return say(self.message)

    def applies(self, before: Table) -> bool:
        """Return whether the rule is for this number of players."""
        return before.rules.players == 2 or not self.two_players_only

    def to_dict(self) -> dict[str, str]:
        return {"name": self.name, "sentence": self.sentence}

    def best(self, before: Table, moves: Sequence[Placement]) -> list[Placement]:
        """Return the moves with the highest number."""
        values = [self.value(before, move) for move in moves]
        highest = max(values)
        return [move for move, value in zip(moves, values, strict=True) if value == highest]


SAFE_CELLS: Final = (
    "An empty cell above the base is safe for a colour if it rests on a card of that colour and nobody can "
    "fill it with a colour that you do not hold. It counts once if another colour of yours fits, too, and "
    "twice if no other colour does. While the base can grow, an end of a row counts once for its colour."
)
"""What `Table.safe_cells` counts, in words."""

MOST_SAFE_CELLS: Final = 4
"""The safe cells that count for each card."""


def _danger(before: Table, move: Placement) -> int:
    """Return the cards held of the colour played, less its safe cells."""
    return before.hand.count(move.colour) - before.safe_cells(move.colour)


def _no_base(before: Table, move: Placement) -> int:
    """Return -1 for a base card whose colour also fits above the base."""
    return -(move.row == 0 and before.places(move.colour) > 0)


def _safe_cells(before: Table, move: Placement) -> int:
    """Return the safe cells for every card kept, up to four for each."""
    after = before.after(move)
    safe = {colour: min(MOST_SAFE_CELLS, after.safe_cells(colour)) for colour in after.held}
    return sum(safe[colour] for colour in after.hand)


def _rare_colour(before: Table, move: Placement) -> int:
    """Return minus the exposed cards of the colour played."""
    return -before.exposed(move.colour)


def _room(before: Table, move: Placement) -> int:
    """Return the cells within reach of every card kept; those that fit no other colour count twice."""
    after = before.after(move)
    room = {colour: after.room(colour) + after.own(colour) for colour in after.held}
    return sum(room[colour] for colour in after.hand)


RULES: Final = (
    Rule("danger", "advise-rule-danger", _danger, two_players_only=True),
    Rule("no base", "advise-rule-no-base", _no_base, two_players_only=True),
    Rule("safe cells", "advise-rule-safe-cells", _safe_cells),
    Rule("rare colour", "advise-rule-rare-colour", _rare_colour),
    Rule("room", "advise-rule-room", _room),
)
"""The rules in the order in which they are applied. The English sentences are those of docs/strategy.md."""


def table_of(position: BasePosition) -> Table:
    """Return what the player to move sees, without the hands of the others."""
    return Table(position.rules, position.pyramid, position.mover.hand)


def moves_by(position: BasePosition, rules: Sequence[Rule] = RULES) -> tuple[Placement, ...]:
    """Return the legal moves that are left after the rules.

    >>> from ppsolve.solver import textform
    >>> moves_by(textform.loads("iello-2024:RGB/R.:RRGYPB,GPPB:0"))
    (Ya0, Pa0)
    """
    before, left = table_of(position), list(position.legal_moves)
    for rule in rules:
        if len(left) == 1:
            break
        if rule.applies(before):
            left = rule.best(before, left)
    return tuple(left)


def rule_followed(position: BasePosition, move: Placement) -> Rule | None:
    """Return the first rule by which no legal move is better than `move` and at least one is worse."""
    before, moves = table_of(position), position.legal_moves
    for rule in RULES:
        if rule.applies(before):
            best = rule.best(before, moves)
            if move in best and len(best) < len(moves):
                return rule
    return None
