"""The canonical form: one key for all positions that differ only in ways that change no value.

These make no difference: mirror images, other names for the colours, the faces of covered cards, the colours
of a player who is out, tokens beyond the bonus, players' names, and the unused part of the deck.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final, NamedTuple

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import covered
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, mirrored

COVERED: Final = "#"

_FACE_DOWN: Final = str.maketrans(COLOURS, COVERED * len(COLOURS))


class CanonicalForm(NamedTuple):
    """A key that equivalent positions share; it is hashable and ordered, but has no other meaning."""

    rules: tuple[int, str, str, int]
    pyramid: Rows
    hands: tuple[tuple[int, ...], ...]
    """For every colour, in the order of the new names, the number of cards each player holds."""
    paid: tuple[int, ...]
    """The cards of players who are out; 0 for the others."""
    credit: tuple[int, ...]
    """The points each player would give back for an empty hand."""
    to_move: int


def canonical(position: Position) -> CanonicalForm:
    """Return the canonical form of a position."""
    rules = position.rules
    rows = _with_covered_cards_face_down(position)
    hands = {
        colour: tuple(player.hand.count(colour) * (not player.out) for player in position.players)
        for colour in COLOURS
    }
    pyramid, relabelled = min(_relabel(side, hands) for side in (rows, mirrored(rows)))
    return CanonicalForm(
        (rules.base, rules.upper_rows, rules.stuck, rules.bonus),
        pyramid,
        relabelled,
        tuple(len(player.hand) if player.out else 0 for player in position.players),
        tuple(map(position.bonus, range(len(position.players)))),
        -1 if position.to_move is None else position.to_move,
    )


def same_game(one: Position, other: Position) -> bool:
    """Return whether two positions have the same canonical form."""
    equal: Hashable = canonical(one)
    return equal == canonical(other)


def move_classes(
    position: Position, moves: Iterable[Placement] | None = None
) -> tuple[tuple[Placement, ...], ...]:
    """Group the legal moves, or `moves`, that lead to positions with the same canonical form, ordered by
    first move."""
    classes: dict[CanonicalForm, list[Placement]] = {}
    for move in position.legal_moves if moves is None else moves:
        classes.setdefault(canonical(position.after(move)), []).append(move)
    return tuple(tuple(moves) for moves in classes.values())


def positions_after(position: Position) -> tuple[Position, ...]:
    """Return the position after the first move of each of `move_classes`."""
    alike: dict[Hashable, list[Position]] = {}
    reached = [position.after(move) for move in position.legal_moves]
    for after in reached:
        alike.setdefault(_traits(after), []).append(after)
    # Few positions share their traits, and comparing canonical forms takes ten times as long.
    first = {
        id(after)
        for group in alike.values()
        for after in (group if len(group) == 1 else _first_of_each_class(group))
    }
    return tuple(after for after in reached if id(after) in first)


def _first_of_each_class(positions: Iterable[Position]) -> Iterable[Position]:
    classes: dict[CanonicalForm, Position] = {}
    for position in positions:
        classes.setdefault(canonical(position), position)
    return classes.values()


def _traits(position: Position) -> Hashable:
    """Return a cheap invariant of the canonical form: the shape of the pyramid, and how each colour is
    held."""
    shape = tuple(row.translate(_FACE_DOWN) for row in position.pyramid)
    hands = ["" if player.out else player.hand for player in position.players]
    held = sorted(tuple(hand.count(colour) for hand in hands) for colour in COLOURS)
    return position.to_move, min(shape, mirrored(shape)), tuple(held)


def _with_covered_cards_face_down(position: Position) -> Rows:
    rows = [list(row) for row in position.pyramid]
    for row, column in covered(position):
        rows[row][column] = COVERED
    return tuple(map("".join, rows))


def _relabel(rows: Rows, hands: dict[str, tuple[int, ...]]) -> tuple[Rows, tuple[tuple[int, ...], ...]]:
    """Rename the colours in order of appearance in the pyramid, then those that are only in hands.

    Colours that everybody holds equally many of are interchangeable.
    """
    seen = dict.fromkeys("".join(rows).replace(EMPTY, "").replace(COVERED, ""))
    order = [*seen, *sorted((c for c in COLOURS if c not in seen), key=lambda c: hands[c])]
    table = str.maketrans(dict(zip(order, COLOURS, strict=True)))
    return tuple(row.translate(table) for row in rows), tuple(hands[colour] for colour in order)
