"""Brute-force values of small floes, written from the rules and independent of the engine.

A floe is a dictionary from places (row, column) to fish. Only the fields of a position are read from
`ppsolve.solver.pingouin`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from ppsolve.solver.pingouin.position import Position

Place = tuple[int, int]
Value = TypeVar("Value")


class Board(NamedTuple):
    """Fish by place and, for each player, penguins, penguins still to place, and fish so far."""

    ice: frozenset[tuple[Place, int]]
    penguins: tuple[frozenset[Place], ...]
    to_place: tuple[int, ...]
    fish: tuple[int, ...]
    turn: int


def board_of(position: Position) -> Board:
    """Convert a position to plain data; only its fields are read."""
    places = [(row, column) for row in range(8) for column in range(8 if row % 2 else 7)]
    return Board(
        frozenset((places[tile], fish) for tile, fish in enumerate(position.ice) if fish),
        tuple(frozenset(places[tile] for tile in player.penguins) for player in position.players),
        tuple(player.to_place for player in position.players),
        tuple(player.fish for player in position.players),
        -1 if position.to_move is None else position.to_move,
    )


def neighbour(place: Place, direction: str) -> Place:
    """Return the next place in one of six directions, as the rules name the neighbours of c4 and d4."""
    row, column = place
    even = row % 2 == 0
    return {
        "west": (row, column - 1),
        "east": (row, column + 1),
        "north-west": (row - 1, column if even else column - 1),
        "north-east": (row - 1, column + 1 if even else column),
        "south-west": (row + 1, column if even else column - 1),
        "south-east": (row + 1, column + 1 if even else column),
    }[direction]


DIRECTIONS = ("west", "east", "north-west", "north-east", "south-west", "south-east")


def slides(board: Board, seat: int) -> list[tuple[Place, Place]]:
    """Return every slide of a player."""
    ice = dict(board.ice)
    standing = frozenset[Place]().union(*board.penguins)
    found = []
    for start in board.penguins[seat]:
        for direction in DIRECTIONS:
            end = neighbour(start, direction)
            while end in ice and end not in standing:
                found.append((start, end))
                end = neighbour(end, direction)
    return found


def continuations(board: Board) -> Iterator[tuple[tuple[Place | None, Place], Board]]:
    """Return every move of the player to move with the board after it; the next player who can move is on
    turn."""
    ice, seat = dict(board.ice), board.turn
    if any(board.to_place):
        standing = frozenset[Place]().union(*board.penguins)
        for place, fish in board.ice:
            if fish == 1 and place not in standing:
                yield (
                    (None, place),
                    with_next_turn(
                        board._replace(
                            penguins=put(board.penguins, seat, board.penguins[seat] | {place}),
                            to_place=put(board.to_place, seat, board.to_place[seat] - 1),
                        )
                    ),
                )
        return
    for start, end in slides(board, seat):
        left = {place: fish for place, fish in ice.items() if place != start}
        yield (
            (start, end),
            with_next_turn(
                board._replace(
                    ice=frozenset(left.items()),
                    penguins=put(board.penguins, seat, board.penguins[seat] - {start} | {end}),
                    fish=put(board.fish, seat, board.fish[seat] + ice[start]),
                )
            ),
        )


def with_next_turn(board: Board) -> Board:
    """Pass the turn; players who cannot move take their penguins off with the tiles below."""
    players = len(board.fish)
    standing = frozenset[Place]().union(*board.penguins)
    if any(board.to_place):
        if any(fish == 1 and place not in standing for place, fish in board.ice):
            turn = (board.turn + 1) % players
            while not board.to_place[turn]:
                turn = (turn + 1) % players
            return board._replace(turn=turn)
        board = board._replace(to_place=(0,) * players)
    turn = board.turn
    for _ in range(players):
        turn = (turn + 1) % players
        if slides(board, turn):
            return board._replace(turn=turn)
        ice = dict(board.ice)
        below = sum(ice.pop(place) for place in board.penguins[turn])
        board = board._replace(
            ice=frozenset(ice.items()),
            penguins=put(board.penguins, turn, frozenset()),
            fish=put(board.fish, turn, board.fish[turn] + below),
        )
    return board._replace(turn=-1)


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


# Trying everything: no bounds, no pruning, no symmetry.


def tried(
    board: Board,
    end: Callable[[tuple[int, ...]], Value],
    choice: Callable[[int, list[Value]], Value],
) -> Value:
    """Search the whole tree: `end` maps final fish to a value, `choice` picks for a seat."""
    memo: dict[Board, Value] = {}

    def value(board: Board) -> Value:
        if board.turn < 0:
            return end(board.fish)
        if board not in memo:
            memo[board] = choice(board.turn, [value(after) for _, after in continuations(board)])
        return memo[board]

    return value(board)


def picked_selfishly(seat: int, outcomes: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Apply the tie-break rule of selfish play, one criterion after the other."""
    left = [outcome for outcome in outcomes if outcome[seat] == max(other[seat] for other in outcomes)]
    least = min(sum(outcome) for outcome in left)
    left = [outcome for outcome in left if sum(outcome) == least]
    for step in range(1, len(left[0])):
        other = (seat + step) % len(left[0])
        fewest = min(outcome[other] for outcome in left)
        left = [outcome for outcome in left if outcome[other] == fewest]
    assert len(set(left)) == 1
    return left[0]


class Truth(NamedTuple):
    best: tuple[int, ...]
    guaranteed: tuple[int, ...]
    selfish: tuple[int, ...]
    table: int
    margin: int | None


def truth(position: Position) -> Truth:
    """Return all values of a position by brute force."""

    def end(fish: tuple[int, ...]) -> Truth:
        return Truth(fish, fish, fish, sum(fish), fish[0] - fish[1] if len(fish) == 2 else None)

    def choice(mover: int, outcomes: list[Truth]) -> Truth:
        best = zip(*(outcome.best for outcome in outcomes), strict=True)
        sure = zip(*(outcome.guaranteed for outcome in outcomes), strict=True)
        margins = [outcome.margin for outcome in outcomes if outcome.margin is not None]
        return Truth(
            tuple(map(max, best)),
            tuple(max(values) if seat == mover else min(values) for seat, values in enumerate(sure)),
            picked_selfishly(mover, [outcome.selfish for outcome in outcomes]),
            max(outcome.table for outcome in outcomes),
            (min(margins) if mover else max(margins)) if margins else None,
        )

    return tried(board_of(position), end, choice)


def sure_of(board: Board, seat: int) -> int:
    """Return the fish a player can guarantee."""
    return tried(
        board,
        lambda fish: fish[seat],
        lambda mover, values: max(values) if mover == seat else min(values),
    )


def worth_of_moves(position: Position) -> dict[str, int]:
    """Return the fish the mover can guarantee after each move, keyed by the move's text."""
    board = board_of(position)
    return {text_of(move): sure_of(after, board.turn) for move, after in continuations(board)}


def text_of(move: tuple[Place | None, Place]) -> str:
    return "-".join(f"{'abcdefgh'[place[0]]}{place[1] + 1}" for place in move if place is not None)
