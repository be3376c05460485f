"""Play of a queue: states, legal moves, the exploration of every position, and winning lines.

The exploration goes layer by layer, by the number of cards placed, and counts lines from the last layer back.
Mirror images are one position, and moves to the same position are one choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.limits import TooLarge
from ppsolve.puzzles.party.queue.packed import PackedPyramids
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.words import illegal_place_text
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import ENGLISH, say, use_language
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.prospects import Life, colour_lives
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, open_slots, with_card

MOST_POSITIONS: Final = 50_000
"""The most positions that a puzzle may have; mirror images count once."""


@dataclass(frozen=True)
class QueueState:
    """The pyramid, and the rest of the queue."""

    rows: Rows
    rest: str

    def after(self, move: Placement) -> QueueState:
        """Return the state after a legal move; of equal cards in the window, it takes the first."""
        return QueueState(with_card(self.rows, move), self.rest.replace(move.colour, "", 1))


def start_state(task: QueueTask) -> QueueState:
    return QueueState(task.pyramid, task.queue)


def legal_moves(task: QueueTask, state: QueueState) -> Iterator[Placement]:
    """Yield every legal move, by place, then colour."""
    cards = state.rest[: task.window]
    for row, column, accepts in open_slots(state.rows, task.rules):
        for colour in accepts:
            if colour in cards:
                yield Placement(colour, row, column)


def check_legal(task: QueueTask, state: QueueState, move: Placement) -> None:
    """Raise `BadInput` with the reason if a move is not legal."""
    with use_language(ENGLISH):
        why = illegal_text(task, state, move)
    if why:
        raise BadInput(f"move {move}", why)


def illegal_text(task: QueueTask, state: QueueState, move: Placement) -> str:
    """Return why a move is not legal, as a clause; empty if it is."""
    cards = state.rest[: task.window]
    if not state.rest:
        return say("queue-nothing-left")
    if move.colour not in cards:
        return say("queue-next-cards", number=len(cards), cards=" ".join(cards))
    slots = {(slot.row, slot.column): slot for slot in open_slots(state.rows, task.rules)}
    slot = slots.get((move.row, move.column))
    place = str(move)[1:]
    if slot is None:
        row = state.rows[move.row] if move.row < len(state.rows) else ""
        if 0 <= move.column < len(row) and row[move.column] != EMPTY:
            return say("queue-place-occupied", place=place)
        return say("queue-place-not-open", place=place, places=" ".join(s.place for s in slots.values()))
    return "" if move.colour in slot.accepts else illegal_place_text(move, slots)


# The lives of the colours.


def lives_of(task: QueueTask, state: QueueState) -> dict[str, Life]:
    """Return the life of every colour of the deck, with the rest of the queue as the only cards left."""
    others = DEFAULT_NAMES[1 : task.rules.players]
    players = (Player(DEFAULT_NAMES[0], state.rest), *(Player(name, "") for name in others))
    return colour_lives(Position(task.rules, players, 0, state.rows))


def dead_colours(task: QueueTask, state: QueueState) -> str:
    """Return the colours of the rest that can never be placed again, in deck order."""
    return "".join(c for c, life in lives_of(task, state).items() if life == "dead" and c in state.rest)


def dormant_colours(task: QueueTask, state: QueueState) -> str:
    """Return the colours of the rest that no slot accepts now but one may later, in deck order."""
    return "".join(c for c, life in lives_of(task, state).items() if life == "dormant" and c in state.rest)


# Every position.

Layer = dict[str, set[int]]
"""The positions with equally many cards placed: their keys, by the rest of the queue."""


@dataclass(frozen=True)
class Exploration:
    """The outcome of every position that a task can lead to, by the key of the position."""

    packed: PackedPyramids
    _rests: dict[int, str]
    _moves: dict[int, frozenset[int]]
    _lines: dict[int, int]
    _longest: dict[int, int] = field(default_factory=dict)
    _delays: dict[int, int] = field(default_factory=dict)

    @property
    def positions(self) -> int:
        return len(self._rests)

    def key(self, rows: Rows) -> int:
        return self.packed.key(rows)

    def successors(self, key: int) -> frozenset[int]:
        """Return the positions after one more card."""
        return self._moves[key]

    def lines(self, key: int) -> int:
        """Return the number of winning lines from a position.

        Lines whose positions are all equal or mirrored count once.
        """
        return self._lines[key]

    def longest(self, key: int) -> int:
        """Return the most cards that can still be placed from a position."""
        if key not in self._longest:
            self._longest[key] = max((1 + self.longest(other) for other in self._moves[key]), default=0)
        return self._longest[key]

    def delay(self, key: int) -> int:
        """Return the most cards that can be placed from a lost position before the failure is plain.

        It is plain once nothing fits, or once the colour of a card still to come is dead.
        """
        if key not in self._delays:
            plain = self.packed.has_dead_colour(key, self._rests[key])
            following = () if plain else self._moves[key]
            self._delays[key] = max((1 + self.delay(other) for other in following), default=0)
        return self._delays[key]


def explore_task(task: QueueTask) -> Exploration:
    """Explore a task; `BadInput` if it has more cards than free cells, or too many positions."""
    free = task.base * (task.base + 1) // 2 - len("".join(task.pyramid).replace(EMPTY, ""))
    if len(task.queue) > free:
        raise BadInput("queue", f"{len(task.queue)} cards for {free} free cells")
    try:
        return explore_up_to(task)
    except TooLarge:
        raise BadInput(
            "queue",
            f"more than {MOST_POSITIONS:,} positions, too many for a puzzle; a shorter queue has fewer",
        ) from None


def explore_up_to(
    task: QueueTask, most: int = MOST_POSITIONS, packed: PackedPyramids | None = None
) -> Exploration:
    """Explore a task; `TooLarge` if it has more than `most` positions.

    Pass the `packed` of a task that differs only in the order of its queue to reuse its cache.
    """
    packed = packed or PackedPyramids.of(task)
    layer: Layer = {task.queue: {packed.start(task)}}
    rests: dict[int, str] = {}
    moves: dict[int, frozenset[int]] = {}
    for _ in task.queue:
        rests |= _by_key(layer)
        layer = _next_layer(layer, packed, moves, most - len(rests))
    last = _by_key(layer)
    lines = dict.fromkeys(last, 1)
    for key in reversed(moves):
        lines[key] = sum(map(lines.__getitem__, moves[key]))
    return Exploration(packed, rests | last, moves | dict.fromkeys(last, frozenset()), lines)


def _by_key(layer: Layer) -> dict[int, str]:
    return {key: rest for rest, keys in layer.items() for key in keys}


def _next_layer(layer: Layer, packed: PackedPyramids, moves: dict[int, frozenset[int]], most: int) -> Layer:
    """Return the positions after one more card, and add the successors of each position to `moves`."""
    following: Layer = {}
    for rest, keys in layer.items():
        for colour in dict.fromkeys(rest[: packed.window]):
            found = following.setdefault(rest.replace(colour, "", 1), set())
            room = most - sum(map(len, following.values())) + len(found)
            for key, after in packed.successors(keys, colour):
                moves[key] = moves[key] | after if key in moves else after
                found |= after
                if len(found) > room:
                    raise TooLarge
    return following


# Choices and winning lines.


@dataclass(frozen=True)
class Choice:
    """The moves that lead to one and the same position, mirror images included."""

    moves: tuple[Placement, ...]
    after: QueueState
    """The state after the first of the moves."""
    wins: bool
    longest: int
    """The most cards that can be placed afterwards."""
    delay: int
    """If it loses: the most cards that can be placed afterwards before the failure is plain."""

    @property
    def move(self) -> Placement:
        """The first of the moves, which represents all of them."""
        return self.moves[0]


@dataclass(frozen=True)
class QueueTurn:
    """A turn of a winning line: the state before it, all choices, and the one taken."""

    before: QueueState
    choices: tuple[Choice, ...]
    taken: Choice

    @property
    def failing(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if not choice.wins)

    @property
    def late(self) -> int:
        """The most cards placed after a wrong choice before the failure is plain."""
        return max((choice.delay for choice in self.failing), default=0)

    @property
    def forced(self) -> bool:
        return len(self.choices) == 1

    @property
    def only_move(self) -> bool:
        """True if there is a choice and all but one choice loses."""
        return not self.forced and len(self.failing) == len(self.choices) - 1


WinningLine = tuple[QueueTurn, ...]


def choices(task: QueueTask, exploration: Exploration, state: QueueState) -> tuple[Choice, ...]:
    """Return the choices of a state, in move order."""
    grouped: dict[int, list[Placement]] = {}
    for move in legal_moves(task, state):
        grouped.setdefault(exploration.key(state.after(move).rows), []).append(move)
    found = []
    for key, same in grouped.items():
        wins = exploration.lines(key) > 0
        delay = 0 if wins else exploration.delay(key)
        found.append(Choice(tuple(same), state.after(same[0]), wins, exploration.longest(key), delay))
    return tuple(found)


def winning_lines(task: QueueTask, exploration: Exploration, first: QueueState) -> Iterator[WinningLine]:
    """Yield every winning line from a state, in move order. There may be very many."""

    def extend(state: QueueState, so_far: WinningLine) -> Iterator[WinningLine]:
        if not state.rest:
            yield so_far
            return
        all_choices = choices(task, exploration, state)
        for choice in all_choices:
            if choice.wins:
                yield from extend(choice.after, (*so_far, QueueTurn(state, all_choices, choice)))

    return extend(first, ())


def move_texts(line: WinningLine) -> tuple[str, ...]:
    return tuple(str(turn.taken.move) for turn in line)


# The book.


def make_book(task: QueueTask) -> dict[str, list[str]]:
    """Return the winning moves of every state on a winning line, by `state_key`, for the page.

    Mirror images have their own entries.
    """
    exploration = explore_task(task)
    book: dict[str, list[str]] = {}
    waiting = [start_state(task)]
    while waiting:
        state = waiting.pop()
        key = state_key(state)
        if key in book or not state.rest:
            continue
        winning = [
            move for choice in choices(task, exploration, state) if choice.wins for move in choice.moves
        ]
        if winning:
            book[key] = sorted(str(move) for move in winning)
            waiting.extend(state.after(move) for move in winning)
    return book


def state_key(state: QueueState) -> str:
    """Return the key of a state in the book: the rows joined by `/`, then `|` and the rest of the queue."""
    return f"{'/'.join(state.rows)}|{state.rest}"
