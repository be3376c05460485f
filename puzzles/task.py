"""What a puzzle asks, what an examination of it finds, and what solving it is made of.

A `Task` is what the solver of the puzzle sees. Everything else about it follows from it and can be found
again: `examine` (of each kind) proves that it is sound and comes back with a `Verdict`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.levels import Level, Tag
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS, counts, sorted_hand
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, checked_rows
from ppsolve.solver.party.rules import Rules

NARROWEST_PYRAMID: Final = 4
WIDEST_PYRAMID: Final = 8
LONGEST_QUEUE: Final = 36

SOLITAIRE_PLAYERS: Final = 2
"""Solitaire has no players to count; the rules it is told under are those for two."""


@dataclass(frozen=True)
class PyramidTask:
    """A logic puzzle: fill the pyramid with the cards so that every upper card matches one of the two
    below it.

    `givens` are all the rows from the base up, `.` for a cell to fill. Cells are named as places of the
    full pyramid, so `b1` rests on `a1` and `a2` from the first step to the last.
    """

    rules: Rules
    givens: Rows
    cards: str

    def __post_init__(self) -> None:
        """Refuse what is not such a puzzle at all; whether it has one solution is for its examination."""
        _check_givens(self.givens)
        _check_letters("cards", self.cards)
        cells = self.base * (self.base + 1) // 2
        given = "".join(self.givens).replace(EMPTY, "")
        if not self.cards:
            raise BadInput("cards", "there is nothing to fill")
        if len(given) + len(self.cards) != cells:
            raise BadInput("cards", f"{len(self.cards)} cards for {cells - len(given)} cells to fill")
        _check_deck("cards", given + self.cards, self.rules)
        object.__setattr__(self, "rules", _solitaire_rules(self.rules, self.base))
        object.__setattr__(self, "cards", sorted_hand(self.cards))

    @property
    def base(self) -> int:
        return len(self.givens[0])


@dataclass(frozen=True)
class QueueTask:
    """Solitaire: place every card of the queue legally, each time one of its first `window` cards."""

    rules: Rules
    pyramid: Rows
    queue: str
    window: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "pyramid", checked_rows(self.pyramid, self.rules))
        _check_letters("queue", self.queue)
        if not self.queue:
            raise BadInput("queue", "there is no card to place")
        if not 1 <= self.window <= LONGEST_QUEUE:
            raise BadInput("window", f"{quoted(self.window)} is not from 1 to {LONGEST_QUEUE}")
        _check_deck("queue", "".join(self.pyramid).replace(EMPTY, "") + self.queue, self.rules)
        object.__setattr__(self, "rules", _solitaire_rules(self.rules, self.base))

    @property
    def base(self) -> int:
        return self.rules.base


@dataclass(frozen=True)
class DuelTask:
    """A tactical problem: the player to move must be left with at most `limit` cards, whatever the
    others do."""

    position: Position
    limit: int

    def __post_init__(self) -> None:
        if self.position.to_move is None:
            raise BadInput("position", "the round is over: nobody is to move")
        if not 0 <= self.limit < len(self.position.mover.hand):
            most = len(self.position.mover.hand) - 1
            raise BadInput("limit", f"{quoted(self.limit)} is not from 0 to {most}")

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def seat(self) -> int:
        """The seat of the player who must succeed."""
        assert self.position.to_move is not None
        return self.position.to_move


Task = PyramidTask | QueueTask | DuelTask


@dataclass(frozen=True)
class Verdict:
    """What the examination of a sound task found: its level, tags and solution, and what was counted."""

    level: Level
    tags: tuple[Tag, ...]
    solution: tuple[str, ...]
    """Pyramid: the full rows from the base up. Queue: moves as text. Duel: the one first move and the best
    line after it, moves as text."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """The numbers that the level rests on, by name; for tables and for explanations."""


@dataclass(frozen=True)
class Step:
    """One step of a solution, and why."""

    technique: str
    """The name of the way of reasoning, as in `two-below`."""
    move: Placement
    """For a pyramid: colour and cell. For the others: a legal move in the position it is made in."""
    reason: str
    """A full sentence for people: why this card goes there."""

    @property
    def place(self) -> str:
        return str(self.move)[1:]


@dataclass(frozen=True)
class Finding:
    """What became of a proposed solution, complete or not."""

    right: bool
    """Whether nothing in it is wrong."""
    solved: bool
    """Whether it is right and complete."""
    text: str
    """A sentence for people; if it is wrong: the first wrong step and why."""
    step: int | None = None
    """The number of the first wrong step, from 1."""


@dataclass(frozen=True)
class Rejected:
    """Why a candidate did not become a puzzle, in a few words that can be counted: `too easy`."""

    reason: str


def _solitaire_rules(rules: Rules, base: int) -> Rules:
    """The rules without what only concerns players, so that equal puzzles have equal rules."""
    matter = {key: value for key, value in rules.overrides.items() if key in ("deck", "upper_rows")}
    return Rules.of(SOLITAIRE_PLAYERS, rules.edition, **matter, base=base)


def _check_letters(where: str, cards: str) -> None:
    for letter in cards:
        if letter not in COLOURS:
            raise BadInput(where, f"unknown colour {quoted(letter)}; colours are {' '.join(COLOURS)}")


def _check_givens(givens: Rows) -> None:
    base = len(givens[0]) if givens else 0
    if not NARROWEST_PYRAMID <= base <= WIDEST_PYRAMID:
        raise BadInput("givens", f"a base of {base}; it must be from {NARROWEST_PYRAMID} to {WIDEST_PYRAMID}")
    if len(givens) != base:
        raise BadInput("givens", f"{len(givens)} rows, but a pyramid of base {base} has {base}")
    for number, row in enumerate(givens):
        if len(row) != base - number:
            raise BadInput(f"givens[{number}]", f"{len(row)} cells, but this row has {base - number}")
        _check_letters(f"givens[{number}]", row.replace(EMPTY, ""))


def _check_deck(where: str, cards: str, rules: Rules) -> None:
    for colour, number, held in zip(COLOURS, counts(cards), rules.deck, strict=True):
        if number > held:
            raise BadInput(where, f"{number} cards {colour} in all, but the deck has {held}")
