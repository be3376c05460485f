"""The placement graph: what rests on what, what can still be filled, and which colours live on.

A cell is `(row, column)`, columns counted from the leftmost base card as the pyramid stands, so
that places the base may still grow into on the left have negative columns. Cell `(r, c)` rests on
`(r - 1, c)` and `(r - 1, c + 1)`, and so on the base columns `c` to `c + r`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position, Scene
from ppsolve.solver.party.pyramid import EMPTY

if TYPE_CHECKING:
    import networkx

Cell = tuple[int, int]

_BITS: Final = {colour: 1 << number for number, colour in enumerate(COLOURS)}
_SETS: Final = tuple(
    "".join(colour for colour, bit in _BITS.items() if bit & colours) for colours in range(1 << len(COLOURS))
)
"""The colours of every set of them, which is a number of bits."""

Life = Literal["open", "dormant", "dead"]
"""`open`: a slot accepts the colour now. `dormant`: none does, but an empty cell that may still come
to rest on two cards would. `dead`: no continuation ever opens a slot for it again."""


def cards_placed(position: Scene) -> dict[Cell, str]:
    """The card in every filled cell."""
    return {
        (row, column): card
        for row, cards in enumerate(position.pyramid)
        for column, card in enumerate(cards)
        if card != EMPTY
    }


def prospects(position: Position) -> dict[Cell, str]:
    """For every empty cell that may still be filled: the colours it may come to accept.

    A cell may be filled if each of its two supports is a card or may be filled itself, and somebody
    still in the round holds a colour that it may accept. How many cards there are and whose turn
    comes when is not looked at, so a cell listed here may turn out to be out of reach; a cell not
    listed is out of reach in every continuation.
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
    holds = {cell: _BITS[card] for cell, card in placed.items()}  # or may come to hold
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
            for cell in _cut_off(row, placed, accepts):
                del accepts[cell], holds[cell]
    return accepts


def _colours(cards: str) -> int:
    """The set of the colours of some cards, a bit each."""
    colours = 0
    for colour, bit in _BITS.items():
        if colour in cards:
            colours |= bit
    return colours


def _cut_off(row: int, placed: Mapping[Cell, str], accepts: Mapping[Cell, str]) -> list[Cell]:
    """The cells of a row that no unbroken run from its cards can reach."""
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


def covered(position: Position) -> frozenset[Cell]:
    """The cards that no longer matter to anything: no cell that rests on them can be filled."""
    ahead = prospects(position)
    return frozenset(
        (row, column)
        for row, column in cards_placed(position)
        if (row + 1, column - 1) not in ahead and (row + 1, column) not in ahead
    )


def colour_lives(position: Position) -> dict[str, Life]:
    """For every colour of the deck: open now, dormant (not ruled out), or dead for good."""
    now = {colour for slot in position.slots() for colour in slot.accepts}
    ahead = prospects(position)
    later = set("".join(ahead.values())) | _opened_in_vain(position, ahead)
    return {
        colour: "open" if colour in now else "dormant" if colour in later else "dead"
        for colour, number in zip(COLOURS, position.rules.deck, strict=True)
        if number
    }


def _opened_in_vain(position: Position, ahead: Mapping[Cell, str]) -> set[str]:
    """The colours of slots that a card beside them may open, though nobody left can fill them: when rows
    are contiguous, two supports are not enough for a slot."""
    placed = cards_placed(position)
    colours: set[str] = set()
    if position.rules.upper_rows == "contiguous":
        for row, column in ((row, column + step) for row, column in ahead for step in (-1, 1)):
            supports = {(row - 1, column), (row - 1, column + 1)}
            if (row, column) not in placed and supports <= placed.keys():
                colours.update(placed[cell] for cell in supports)
    return colours


def still_playable(position: Position) -> dict[str, tuple[int, ...]]:
    """Which colours can still be played, and by whom: the seats still in the round that hold them."""
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
    """Cells and supports as a graph, an edge from each support to the cell that rests on it.

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
