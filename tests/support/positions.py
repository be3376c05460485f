"""Positions for tests: drawn as pictures, random, and checked by a second set of rules.

The second set of rules follows the printed rules cell by cell and calls nothing of the engine.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from ppsolve.solver import COLOURS, EDITIONS, Placement, Player, Position, Rules
from ppsolve.solver.party.cards import counts

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")
PLENTY = dict.fromkeys(COLOURS, 36)
"""A deck in which no colour runs short, for pictures that change the colours of cards."""


def examples(number: int) -> settings:
    """Settings of a property test with `number` reproducible examples (scaled down in the quick run)."""
    profile = settings.default
    assert profile is not None
    return settings(
        max_examples=max(1, number * profile.max_examples // 100),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


# Positions as pictures.


def drawn(picture: str) -> tuple[str, ...]:
    """Parse a pyramid drawn as it lies on the table into rows from the base up (`.` is an empty cell)."""
    lines = [line.split() for line in picture.splitlines() if line.strip()]
    return tuple("".join(cells) for cells in reversed(lines))


def table(picture: str, *hands: str, to_move: int = 0, **rules: Any) -> Position:
    """Build a position from a drawn pyramid and a hand for each seat: `"RRG"`, `"RG+3"` (3 penalty points
    from earlier rounds) or `"RG out"`."""
    players = []
    for name, hand in zip(NAMES, hands, strict=False):
        match = re.fullmatch(r"([A-Z]*)(?:\+(\d+))?( out)?", hand)
        assert match is not None, hand
        players.append(Player(name, match[1], int(match[2] or 0), match[3] is not None))
    return Position.new(players, drawn(picture), to_move, **rules)


def moves(position: Position) -> list[str]:
    """Return the legal moves as text."""
    return [str(move) for move in position.legal_moves]


def played(position: Position, *texts: str) -> Position:
    """Play these moves, checking each."""
    for text in texts:
        position = position.play(text)
    return position


def out(position: Position) -> list[int]:
    """Return the seats that are out."""
    return [seat for seat, player in enumerate(position.players) if player.out]


# The same position, seen differently.


def mirror_move(position: Position, move: Placement) -> Placement:
    """Return the move as seen in the mirror image."""
    width = len(position.pyramid[0]) if position.pyramid else 1
    return Placement(move.colour, move.row, width - move.row - 1 - move.column)


def mirror_image(position: Position) -> Position:
    """Return the mirror image of a position."""
    return replace(position, pyramid=tuple(row[::-1] for row in position.pyramid))


def recoloured(position: Position, names: str) -> Position:
    """Rename the colours R G Y P B to the letters of `names`, deck included."""
    new = str.maketrans(COLOURS, names)
    deck = "".join(colour * number for colour, number in zip(names, position.rules.deck, strict=True))
    return Position(
        replace(position.rules, deck=counts(deck)),
        tuple(replace(player, hand=player.hand.translate(new)) for player in position.players),
        position.to_move,
        tuple(row.translate(new) for row in position.pyramid),
    )


# The second rule book.


def cells(position: Position) -> dict[tuple[int, int], str]:
    """Return the card in every filled cell, by row and column."""
    return {
        (row, column): card
        for row, line in enumerate(position.pyramid)
        for column, card in enumerate(line)
        if card != "."
    }


def fits(card: str, row: int, column: int, table: Mapping[tuple[int, int], str], rules: Rules) -> bool:
    """Return whether the printed rules allow a card of this colour in that cell."""
    if (row, column) in table:
        return False
    if row == 0:
        if not table:
            return column == 0
        beside = (0, column - 1) in table or (0, column + 1) in table
        return beside and sum(1 for cell in table if cell[0] == 0) < rules.base
    left, right = table.get((row - 1, column)), table.get((row - 1, column + 1))
    if left is None or right is None or card not in (left, right):
        return False
    if rules.upper_rows == "contiguous" and any(cell[0] == row for cell in table):
        return (row, column - 1) in table or (row, column + 1) in table
    return True


def moves_by_the_book(position: Position, hand: str) -> set[Placement]:
    """Return every placement of a card of `hand` that the printed rules allow."""
    table = cells(position)
    return {
        Placement(card, row, column)
        for card in set(hand)
        for row in range(10)
        for column in range(-3, 12)
        if fits(card, row, column, table, position.rules)
    }


def faults(position: Position) -> list[str]:
    """List the violations of the printed rules in a pyramid; empty for a legal one."""
    table = cells(position)
    found = []
    base = sorted(column for row, column in table if row == 0)
    if base != list(range(len(base))):
        found.append("the base is not an unbroken row")
    if len(base) > position.rules.base:
        found.append("the base is too wide")
    for (row, column), card in table.items():
        if row and card not in {table.get((row - 1, column)), table.get((row - 1, column + 1))}:
            found.append(f"{card} in row {row}, column {column} matches neither card below")
        if row and not {(row - 1, column), (row - 1, column + 1)} <= set(table):
            found.append(f"{card} in row {row}, column {column} rests on air")
    for row, line in enumerate(position.pyramid):
        if len(line) != len(base) - row or not line.strip("."):
            found.append(f"row {row} is not written as it should be")
        if position.rules.upper_rows == "contiguous" and "." in line.strip("."):
            found.append(f"row {row} has a gap")
    return found


# Random positions.


def dealt(rng: random.Random, rules: Rules, sizes: list[int], tokens: list[int]) -> Position:
    """Deal hands of these sizes, as far as the deck goes, with nothing placed."""
    deck = [colour for colour, number in zip(COLOURS, rules.deck, strict=True) for _ in range(number)]
    rng.shuffle(deck)
    players = []
    for name, size, points in zip(NAMES, sizes, tokens, strict=False):
        players.append(Player(name, "".join(deck[:size]), points))
        del deck[:size]
    return Position(rules, tuple(players), rng.randrange(len(sizes)))


def playout(start: Position, rng: random.Random) -> list[Position]:
    """Play a random round and return every position from start to end."""
    game = [start]
    while not game[-1].over:
        game.append(game[-1].after(rng.choice(game[-1].legal_moves)))
    return game


def generators() -> st.SearchStrategy[random.Random]:
    """Seeded generators; every random choice of a test uses one."""
    return st.integers(0, 2**64 - 1).map(random.Random)


def random_deal(rng: random.Random) -> Position:
    """Deal under random rules, with full, small or uneven hands."""
    players = rng.randint(2, 6)
    rules = Rules.of(
        players,
        rng.choice(sorted(EDITIONS)),
        base=rng.randint(1, 8),
        upper_rows=rng.choice(("free", "contiguous")),
        stuck=rng.choice(("out", "pass")),
        bonus=rng.randint(0, 3),
    )
    full = rules.hand_size
    fewest, most = rng.choice(((full, full), (full, full), (0, 3), (0, 7)))
    sizes = [rng.randint(fewest, most) for _ in range(players)]
    return dealt(rng, rules, sizes, [rng.randint(0, 4) for _ in range(players)])


def games() -> st.SearchStrategy[list[Position]]:
    """Random rounds from the deal to the end."""
    return generators().map(lambda rng: playout(random_deal(rng), rng))


def positions() -> st.SearchStrategy[Position]:
    """Positions from anywhere in random rounds."""
    return generators().map(lambda rng: rng.choice(playout(random_deal(rng), rng)))


def late(rng: random.Random, cards: int = 5, widest: int = 5) -> Position:
    """Return a small position near the end: active players hold at most `cards` cards."""
    players = rng.choice((2, 2, 2, 3))
    rules = Rules.of(
        players,
        base=rng.randint(2, widest),
        deck=dict.fromkeys(COLOURS[: rng.randint(2, 5)], 5),
        upper_rows=rng.choice(("free", "free", "contiguous")),
        stuck=rng.choice(("out", "out", "pass")),
    )
    sizes = [rng.randint(1, 7) for _ in range(players)]
    position = dealt(rng, rules, sizes, [rng.randint(0, 3) for _ in range(players)])
    while not position.over:
        if sum(len(player.hand) for player in position.players if player.active) <= cards:
            return position
        position = position.after(rng.choice(position.legal_moves))
    return position


def built(rng: random.Random, base: int, colours: str) -> tuple[str, ...]:
    """Build a random legal pyramid of these colours; its base is nearly always full."""
    rows = ["".join(rng.choices(colours, k=base if rng.random() < 0.9 else base - 1))]
    while len(rows[-1]) > 1:
        supports = zip(rows[-1], rows[-1][1:], strict=False)
        rows.append("".join("." if "." in pair else rng.choice((*pair, ".")) for pair in supports))
    return tuple(rows)


def composed(rng: random.Random, cards: int = 5) -> Position:
    """Return a small position that no deal need lead to, with many gaps."""
    players = rng.choice((2, 2, 3))
    colours = COLOURS[: rng.randint(3, 5)]
    rules = Rules.of(
        players,
        base=rng.randint(3, 5),
        deck=PLENTY,
        upper_rows=rng.choice(("free", "free", "contiguous")),
        stuck=rng.choice(("out", "out", "pass")),
    )
    hands = [""] * players
    for card in rng.choices(colours, k=rng.randint(1, cards)):
        hands[rng.randrange(players)] += card
    seats = tuple(Player(name, hand) for name, hand in zip(NAMES, hands, strict=False))
    return Position(rules, seats, rng.randrange(players), built(rng, rules.base, colours))


# Everything that can happen.


def continuations(position: Position) -> Iterator[Position]:
    """Return every reachable position once, the start included."""
    seen = {position}
    waiting = [position]
    while waiting:
        reached = waiting.pop()
        yield reached
        for move in reached.legal_moves:
            after = reached.after(move)
            if after not in seen:
                seen.add(after)
                waiting.append(after)


Outcomes = Mapping[tuple[int, tuple[int, ...], tuple[int, ...]], int]


@cache
def outcomes(position: Position) -> Outcomes:
    """Count complete rounds by length, penalties and scores."""
    if position.over:
        return {(0, position.penalties(), position.scores()): 1}
    total: Counter[tuple[int, tuple[int, ...], tuple[int, ...]]] = Counter()
    for move in position.legal_moves:
        for (length, penalties, scores), number in outcomes(position.after(move)).items():
            total[length + 1, penalties, scores] += number
    return total
