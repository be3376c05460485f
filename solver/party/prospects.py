"""The placement graph: which cells can still be filled, and which colours can still be played.

A cell is `(row, column)`. Column 0 is that of the leftmost base card, so the places where the base may still
grow on the left have negative columns. Cell `(r, c)` rests on `(r - 1, c)` and `(r - 1, c + 1)`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import BasePosition, Position
from ppsolve.solver.party.pyramid import EMPTY, Placement

if TYPE_CHECKING:
    import networkx

Cell = tuple[int, int]

_BITS: Final = {colour: 1 << number for number, colour in enumerate(COLOURS)}
_SETS: Final = tuple(
    "".join(colour for colour, bit in _BITS.items() if bit & colours) for colours in range(1 << len(COLOURS))
)
"""The letters of every set of colours, indexed by its bits."""

Life = Literal["open", "dormant", "dead"]
"""`open`: a slot accepts the colour now. `dormant`: none does, but an empty cell that may still come
to rest on two cards would. `dead`: no continuation ever opens a slot for it again."""


def cards_placed(position: BasePosition) -> dict[Cell, str]:
    """Return the card in every filled cell."""
    return {
        (row, column): card
        for row, cards in enumerate(position.pyramid)
        for column, card in enumerate(cards)
        if card != EMPTY
    }


def empty_cells(position: Position) -> int:
    """Return the number of cards that the pyramid lacks to be finished."""
    base = position.rules.base
    return base * (base + 1) // 2 - len(cards_placed(position))


def prospects(position: Position) -> dict[Cell, str]:
    """Return every empty cell that may still be filled, with the colours it may come to accept.

    A cell may be filled if each of its two supports is a card or may be filled itself, and somebody still in
    the round holds a colour that it may accept. The number of cards and the order of turns are ignored. So a
    cell listed here may turn out to be out of reach, but a cell not listed can never be filled.
    """
    rules = position.rules
    held = 0
    for player in position.players:
        if player.active:
            held |= _colours(player.hand)
    placed = cards_placed(position)
    width = len(position.pyramid[0]) if position.pyramid else 0
    room = rules.base - width
    accepts: dict[Cell, str] = {}
    holds = {
        cell: _BITS[card] for cell, card in placed.items()
    }  # the colours a cell holds or may come to hold
    first = -room if width else 0
    if held and room:
        for column in range(first, rules.base):
            if (0, column) not in placed:
                accepts[0, column], holds[0, column] = COLOURS, held
    for row in range(1, rules.base):
        for column in range(first, rules.base - row):
            left, right = holds.get((row - 1, column)), holds.get((row - 1, column + 1))
            if left and right and held & (left | right) and (row, column) not in placed:
                accepts[row, column], holds[row, column] = _SETS[left | right], held & (left | right)
        if rules.upper_rows == "contiguous":
            for cell in _unreachable_cells(row, placed, accepts):
                del accepts[cell], holds[cell]
    return accepts


def _colours(cards: str) -> int:
    """Return the set of colours among `cards`, as bits."""
    colours = 0
    for colour, bit in _BITS.items():
        if colour in cards:
            colours |= bit
    return colours


def _unreachable_cells(row: int, placed: Mapping[Cell, str], accepts: Mapping[Cell, str]) -> list[Cell]:
    """Return the cells of a row that no unbroken run from its cards can reach."""
    run = [column for r, column in placed if r == row]
    if not run:
        return []
    reached = set(run)
    for column, step in ((min(run) - 1, -1), (max(run) + 1, 1)):
        while (row, column) in accepts:
            reached.add(column)
            column += step
    return [
        cell
        for cell in accepts
        if cell[0] == row and cell[1] not in reached and not min(run) < cell[1] < max(run)
    ]


def top_colours(position: Position) -> str:
    """Return the colours that the top of the finished pyramid may have; empty if it cannot be finished.

    A card above the base has the colour of one of the two cards below it. So the colour of the top is in
    every row.
    """
    cards = Counter((row, card) for (row, _), card in cards_placed(position).items())
    takes = {(row, colour) for (row, _), accepts in prospects(position).items() for colour in accepts}
    held = Counter("".join(player.hand for player in position.players if player.active))
    rows = range(position.rules.base)
    without = {colour: [row for row in rows if not cards[row, colour]] for colour in COLOURS}
    return "".join(
        colour
        for colour in COLOURS
        if len(without[colour]) <= held[colour] and takes.issuperset((row, colour) for row in without[colour])
    )


def covered(position: Position) -> frozenset[Cell]:
    """Return the cards that no longer matter: no cell that rests on them can be filled."""
    ahead = prospects(position)
    return frozenset(
        (row, column)
        for row, column in cards_placed(position)
        if (row + 1, column - 1) not in ahead and (row + 1, column) not in ahead
    )


def colour_lives(position: Position) -> dict[str, Life]:
    """Return for every colour of the deck whether it is open, dormant or dead."""
    now = {colour for slot in position.slots() for colour in slot.accepts}
    ahead = prospects(position)
    later = set("".join(ahead.values())) | _colours_of_unfillable_slots(position, ahead)
    return {
        colour: "open" if colour in now else "dormant" if colour in later else "dead"
        for colour, number in zip(COLOURS, position.rules.deck, strict=True)
        if number
    }


def _colours_of_unfillable_slots(position: Position, ahead: Mapping[Cell, str]) -> set[str]:
    """Return the colours of slots that may still open though nobody can fill them.

    With contiguous rows, a cell on two cards becomes a slot only when a card is placed beside it.
    """
    placed = cards_placed(position)
    colours: set[str] = set()
    if position.rules.upper_rows == "contiguous":
        for row, column in ((row, column + step) for row, column in ahead for step in (-1, 1)):
            supports = {(row - 1, column), (row - 1, column + 1)}
            if (row, column) not in placed and supports <= placed.keys():
                colours.update(placed[cell] for cell in supports)
    return colours


def still_playable(position: Position) -> dict[str, tuple[int, ...]]:
    """Return every colour that can still be played, with the seats still in the round that hold it."""
    lives = colour_lives(position)
    holders = {
        colour: tuple(
            seat for seat, player in enumerate(position.players) if player.active and colour in player.hand
        )
        for colour, life in lives.items()
        if life != "dead"
    }
    return {colour: seats for colour, seats in holders.items() if seats}


def placement_graph(position: Position) -> networkx.DiGraph[Cell]:
    """Return the cells as a graph, with an edge from each support to the cell that rests on it.

    Node attributes: `state` is `card`, `slot` (open now) or `later` (may open); `card` is the colour
    of a card, else `None`; `accepts` the colours that an empty cell accepts or may come to accept;
    `covered` whether a card no longer matters. The graph's attribute `colours` maps each colour to
    its `Life`.
    """
    import networkx

    graph: networkx.DiGraph[Cell] = networkx.DiGraph(colours=colour_lives(position))
    out_of_play = covered(position)
    for cell, card in cards_placed(position).items():
        graph.add_node(cell, state="card", card=card, accepts="", covered=cell in out_of_play)
    for cell, accepts in prospects(position).items():
        graph.add_node(cell, state="later", card=None, accepts=accepts, covered=False)
    for row, column, accepts in position.slots():
        graph.add_node((row, column), state="slot", card=None, accepts=accepts, covered=False)
    for row, column in list(graph):
        for support in ((row - 1, column), (row - 1, column + 1)):
            if support in graph:
                graph.add_edge(support, (row, column))
    return graph


@dataclass(frozen=True)
class DeadColour:
    """A colour that a move killed: it could be played before the move and never again after it."""

    colour: str
    turn: int
    """The number of the move, from 1."""
    killer: int
    """The seat of the player who made the move."""
    move: Placement
    held: tuple[int, ...]
    """By seat, the cards of the colour still in hand."""


def dead_colours_along(position: Position, line: Sequence[Placement]) -> tuple[DeadColour, ...]:
    """Return the colours that die along a line while somebody holds them."""
    found: list[DeadColour] = []
    alive = _living_colours(position)
    for turn, move in enumerate(line, start=1):
        killer = position.to_move
        assert killer is not None
        position = position.after(move)
        still = _living_colours(position)
        for colour in sorted(alive - still, key=COLOURS.index):
            held = tuple(player.hand.count(colour) for player in position.players)
            if any(held):
                found.append(DeadColour(colour, turn, killer, move, held))
        alive = still
    return tuple(found)


def _living_colours(position: Position) -> set[str]:
    return {colour for colour, life in colour_lives(position).items() if life != "dead"}
