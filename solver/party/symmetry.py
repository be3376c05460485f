"""The canonical form: one key for all positions that differ only in ways that change no value.

Mirror images, other names for the colours, the faces of covered cards, the colours in the hand of a
player who is out, tokens beyond the bonus, names and the unused part of the deck make no difference.
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
    """Equal for positions that are the same game; ordered and hashable, otherwise without meaning."""

    rules: tuple[int, str, str, int]
    pyramid: Rows
    hands: tuple[tuple[int, ...], ...]
    """For every colour, in the order of its new name: how many each player holds."""
    paid: tuple[int, ...]
    """Cards of players who are out; 0 for the others."""
    credit: tuple[int, ...]
    """What each player would give back with an empty hand."""
    to_move: int


def canonical(position: Position) -> CanonicalForm:
    """The canonical form of a position."""
    rules = position.rules
    rows = _with_covered_cards_turned_over(position)
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
    """Whether two positions are the same but for symmetry and what no longer matters."""
    equal: Hashable = canonical(one)
    return equal == canonical(other)


def move_classes(position: Position) -> tuple[tuple[Placement, ...], ...]:
    """The legal moves, those that count as one together, in the order of their first.

    Moves count as one if they lead to the same game: the same position, its mirror image, or one that is
    the same under other names for the colours, what is covered or out of play left aside.
    """
    classes: dict[CanonicalForm, list[Placement]] = {}
    for move in position.placements():
        classes.setdefault(canonical(position.after(move)), []).append(move)
    return tuple(tuple(moves) for moves in classes.values())


def positions_after(position: Position) -> tuple[Position, ...]:
    """What the moves lead to: the position after the first move of each of `move_classes`."""
    alike: dict[Hashable, list[Position]] = {}
    reached = [position.after(move) for move in position.placements()]
    for after in reached:
        alike.setdefault(_traits(after), []).append(after)
    # Only positions that look alike can be one game, and few do; the canonical form takes ten times as long.
    first = {
        id(after)
        for group in alike.values()
        for after in (group if len(group) == 1 else _first_of_each_game(group))
    }
    return tuple(after for after in reached if id(after) in first)


def _first_of_each_game(positions: Iterable[Position]) -> Iterable[Position]:
    games: dict[CanonicalForm, Position] = {}
    for position in positions:
        games.setdefault(canonical(position), position)
    return games.values()


def _traits(position: Position) -> Hashable:
    """What positions of one canonical form have in common, as far as it is seen at once: cards without their
    faces, and how each colour is held."""
    shape = tuple(row.translate(_FACE_DOWN) for row in position.pyramid)
    hands = ["" if player.out else player.hand for player in position.players]
    held = sorted(tuple(hand.count(colour) for hand in hands) for colour in COLOURS)
    return position.to_move, min(shape, mirrored(shape)), tuple(held)


def _with_covered_cards_turned_over(position: Position) -> Rows:
    rows = [list(row) for row in position.pyramid]
    for row, column in covered(position):
        rows[row][column] = COVERED
    return tuple(map("".join, rows))


def _relabel(rows: Rows, hands: dict[str, tuple[int, ...]]) -> tuple[Rows, tuple[tuple[int, ...], ...]]:
    """New names in order of appearance in the pyramid; colours that appear only in hands come after,
    those that are held alike being interchangeable."""
    seen = dict.fromkeys("".join(rows).replace(EMPTY, "").replace(COVERED, ""))
    order = [*seen, *sorted((c for c in COLOURS if c not in seen), key=lambda c: hands[c])]
    table = str.maketrans(dict(zip(order, COLOURS, strict=True)))
    return tuple(row.translate(table) for row in rows), tuple(hands[colour] for colour in order)
