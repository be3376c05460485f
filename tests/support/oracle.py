"""Brute-force values of small positions, and helpers that ask a searcher the same questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, TypeVar

from positions import dealt, table
from ppsolve.solver import COLOURS, Placement, Position, Rules
from ppsolve.solver.searcher import Searcher

PLENTY_OF_NODES = 10**9
PLENTY_OF_TIME = 600.0

Value = TypeVar("Value")


# Trying everything: no bounds, no pruning, no symmetry.


def tried(
    position: Position,
    end: Callable[[Position], Value],
    choice: Callable[[int, Sequence[Value]], Value],
) -> Value:
    """Search the whole tree: `end` values a finished round, `choice` picks for a seat."""
    memo: dict[Any, Value] = {}

    def value(position: Position) -> Value:
        if position.to_move is None:
            return end(position)
        hands = tuple(player.hand for player in position.players)
        out = tuple(player.out for player in position.players)
        key = (position.pyramid, hands, out, position.to_move)
        if key not in memo:
            after = [value(position.after(move)) for move in position.legal_moves]
            memo[key] = choice(position.to_move, after)
        return memo[key]

    return value(position)


def lead_of_first_seat(position: Position) -> int:
    mine, theirs = position.scores()
    return theirs - mine


def picked_selfishly(seat: int, outcomes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Apply the tie-break rule of selfish play, one criterion after the other."""
    others = [(seat + step) % len(outcomes[0]) for step in range(1, len(outcomes[0]))]
    fewest = min(outcome[seat] for outcome in outcomes)
    equally_good = [outcome for outcome in outcomes if outcome[seat] == fewest]
    largest = max(sum(outcome) for outcome in equally_good)
    equally_good = [outcome for outcome in equally_good if sum(outcome) == largest]
    for other in others:
        most = max(outcome[other] for outcome in equally_good)
        equally_good = [outcome for outcome in equally_good if outcome[other] == most]
    assert len(set(equally_good)) == 1
    return equally_good[0]


class Truth(NamedTuple):
    guaranteed: tuple[int, ...]
    selfish: tuple[int, ...]
    margin: int | None


@cache
def truth(position: Position) -> Truth:
    """Return all values of a position by brute force."""

    def end(over: Position) -> Truth:
        left = tuple(len(player.hand) for player in over.players)
        return Truth(left, over.penalties(), lead_of_first_seat(over) if len(left) == 2 else None)

    def choice(mover: int, outcomes: Sequence[Truth]) -> Truth:
        left = zip(*(outcome.guaranteed for outcome in outcomes), strict=True)
        margins = [outcome.margin for outcome in outcomes if outcome.margin is not None]
        return Truth(
            tuple(min(values) if seat == mover else max(values) for seat, values in enumerate(left)),
            picked_selfishly(mover, [outcome.selfish for outcome in outcomes]),
            (min(margins) if mover else max(margins)) if margins else None,
        )

    return tried(position, end, choice)


# Everybody helps.


class Together(NamedTuple):
    best: tuple[int, ...]
    table: int


@cache
def together(position: Position) -> Together:
    """Return the fewest cards for each player and for all of them, by brute force."""
    *best, table = tried(
        position,
        lambda end: (*end.penalties(), sum(end.penalties())),
        lambda _, outcomes: tuple(map(min, *outcomes, outcomes[0])),
    )
    return Together(tuple(best), table)


def somebody_must_get_out_early(position: Position) -> bool:
    """Return whether every round with the smallest total penalty has a player out while others play on."""
    already = [player.out for player in position.players]
    memo: dict[Any, tuple[int, bool]] = {}

    def least(position: Position) -> tuple[int, bool]:
        if position.over:
            return sum(position.penalties()), False
        key = (position.pyramid, position.players, position.to_move)
        if key not in memo:
            cards, early = min(least(position.after(move)) for move in position.legal_moves)
            memo[key] = cards, early or already != [player.out for player in position.players]
        return memo[key]

    return least(position)[1]


# Asking without limits.


def guaranteed(searcher: Searcher[Position, Placement], position: Position, seat: int) -> int:
    cards = len(position.players[seat].hand)
    low, high = searcher.guaranteed(position, seat, 0, cards, PLENTY_OF_NODES, PLENTY_OF_TIME)
    assert low == high
    return low


def margin(searcher: Searcher[Position, Placement], position: Position) -> int:
    low, high = searcher.margin(position, -99, 99, PLENTY_OF_NODES, PLENTY_OF_TIME)
    assert low == high
    return low


def selfish(searcher: Searcher[Position, Placement], position: Position) -> tuple[int, ...]:
    left = searcher.selfish(position, PLENTY_OF_NODES, PLENTY_OF_TIME)
    assert left is not None
    return left


def answers(searcher: Searcher[Position, Placement], position: Position) -> Truth:
    """Ask a searcher every question about a position."""
    return Truth(
        tuple(guaranteed(searcher, position, seat) for seat in range(len(position.players))),
        selfish(searcher, position),
        margin(searcher, position) if len(position.players) == 2 else None,
    )


# Positions.

TABLES = [
    (players, upper_rows, stuck)
    for players in range(2, 7)
    for upper_rows in ("free", "contiguous")
    for stuck in ("out", "pass")
]


def small(rng: random.Random, players: int, upper_rows: str, stuck: str) -> Position:
    """Return a random position with few cards in hands; some players may be out."""
    colours = COLOURS[: rng.randint(2, 5)]
    base = rng.choice((2, 3, 3, 4, 4, 5, 6))
    rules = Rules.of(
        players,
        base=base,
        deck=dict.fromkeys(colours, 36),
        upper_rows=upper_rows,
        stuck=stuck,
        bonus=rng.randint(0, 3),
    )
    sizes = [rng.randint(1, 9) for _ in range(players)]
    position = dealt(rng, rules, sizes, [rng.randint(0, 4) for _ in range(players)])
    position = replace(
        position,
        players=tuple(replace(player, out=rng.random() < 0.1) for player in position.players),
    )
    cards = rng.randint(5, 8) if base < 5 else rng.randint(4, 7)
    while sum(len(player.hand) for player in position.players if player.active) > cards:
        if position.over:
            return position
        position = position.after(rng.choice(position.legal_moves))
    return position


@cache
def small_positions(players: int, upper_rows: str, stuck: str) -> tuple[Position, ...]:
    """Return eight fixed positions under these rules that leave something to decide."""
    rng = random.Random(f"{players} {upper_rows} {stuck}")
    found: list[Position] = []
    while len(found) < 8:
        position = small(rng, players, upper_rows, stuck)
        if len(position.legal_moves) > 1:
            found.append(position)
    return tuple(found)


def every_small_position() -> Iterator[Position]:
    for rules in TABLES:
        yield from small_positions(*rules)


FULL_DEAL = table("", "RRRGGGYYYPPPBB", "RRRGGGYYYPPBBB")
"""Far too much for pure Python."""
