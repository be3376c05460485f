"""The queue puzzle against brute force that shares no code with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ppsolve.puzzles.limits import TooLarge
from ppsolve.puzzles.party.queue.explore import (
    QueueState,
    explore_up_to,
    legal_moves,
    lives_of,
    make_book,
    move_texts,
    start_state,
    winning_lines,
)
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.verify import count_lines, position_graph
from ppsolve.solver.party.pyramid import Placement, Rows, mirrored, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

Cell = tuple[int, int]
Cards = dict[Cell, str]
"""Cards by row and column. Columns are absolute: a card on the left moves no other."""
Play = tuple[bool, tuple[object, ...]]
"""Whether all cards were placed, and the positions on the way."""


def queue(base: int, pyramid: Rows, cards: str, window: int = 1, **overrides: object) -> QueueTask:
    return QueueTask(Rules.of(2, base=base, **overrides), pyramid, cards, window)


def on_the_table(task: QueueTask) -> Cards:
    return {(r, c): card for r, row in enumerate(task.pyramid) for c, card in enumerate(row) if card != "."}


def places(task: QueueTask, cards: Cards, colour: str) -> Iterator[Cell]:
    """Yield every cell that accepts a card of `colour`."""
    base = [column for row, column in cards if row == 0]
    if not base:
        yield 0, 0
        return
    if len(base) < task.base:
        yield 0, min(base) - 1
        yield 0, max(base) + 1
    for row in range(1, task.base):
        of_row = [column for other, column in cards if other == row]
        for column in range(min(base), max(base)):
            below = [cards.get((row - 1, column)), cards.get((row - 1, column + 1))]
            if (row, column) in cards or None in below or colour not in below:
                continue
            beside = column - 1 in of_row or column + 1 in of_row
            if task.rules.upper_rows == "free" or beside or not of_row:
                yield row, column


def seen_from_both_sides(cards: Cards) -> tuple[tuple[int, int, str], ...]:
    """Return a form that a position and its mirror image share, wherever they lie on the table."""
    if not cards:
        return ()
    base = [column for row, column in cards if row == 0]
    front = sorted((row, column - min(base), card) for (row, column), card in cards.items())
    back = sorted((row, max(base) - row - column, card) for (row, column), card in cards.items())
    return tuple(min(front, back))


def all_plays(task: QueueTask) -> Iterator[Play]:
    """Yield every play to its end."""

    def extend(cards: Cards, rest: list[str], so_far: tuple[object, ...]) -> Iterator[Play]:
        so_far = (*so_far, seen_from_both_sides(cards))
        stuck = True
        for number, colour in enumerate(rest[: task.window]):
            for cell in places(task, cards, colour):
                stuck = False
                yield from extend({**cards, cell: colour}, rest[:number] + rest[number + 1 :], so_far)
        if stuck:
            yield not rest, so_far

    return extend(on_the_table(task), list(task.queue), ())


def small_task(seed: int) -> QueueTask:
    """A random task with few enough plays to try them all; many cannot be won."""
    source = SplitMix64(seed)
    upper_rows = "contiguous" if source.below(4) == 0 else "free"
    rules = Rules.of(2, base=3 + source.below(2), upper_rows=upper_rows)
    colours = 2 + source.below(3)
    cards = source.shuffled("RRRRRGGGGGYYYYYPPPPP"[: 5 * colours])
    rows: Rows = ()
    for card in cards[: source.below(6)]:
        if slots := [slot for slot in open_slots(rows, rules) if card in slot.accepts]:
            row, column, _ = slots[source.below(len(slots))]
            rows = with_card(rows, Placement(card, row, column))
    free = rules.base * (rules.base + 1) // 2 - sum(card != "." for row in rows for card in row)
    return QueueTask(rules, rows, cards[6:][: min(3 + source.below(3), free)], 1 + source.below(3))


SMALL = [small_task(seed) for seed in range(40)]
small_tasks = pytest.mark.parametrize("task", SMALL, ids=[f"seed{seed}" for seed in range(len(SMALL))])


@cache
def plays_of(task: QueueTask) -> list[Play]:
    return list(all_plays(task))


def test_small_tasks_are_won_in_none_one_and_many_ways() -> None:
    numbers = [len({line for won, line in plays_of(task) if won}) for task in SMALL]
    assert numbers.count(0) > 5 and len(set(numbers)) > 8 and max(numbers) > 50


@small_tasks
def test_winning_lines_are_counted_as_by_brute_force(task: QueueTask) -> None:
    expected = len({line for won, line in plays_of(task) if won})
    exploration = explore_up_to(task)
    assert exploration.lines(exploration.key(task.pyramid)) == expected
    assert count_lines(position_graph(task)) == expected
    lines = list(winning_lines(task, exploration, start_state(task)))
    assert len({move_texts(line) for line in lines}) == len(lines) == expected


@small_tasks
def test_positions_match_brute_force(task: QueueTask) -> None:
    expected = {position for _, line in plays_of(task) for position in line}
    assert explore_up_to(task).positions == len(position_graph(task)) == len(expected)


@small_tasks
def test_the_longest_play_matches_brute_force(task: QueueTask) -> None:
    exploration = explore_up_to(task)
    longest = max(len(line) for _, line in plays_of(task)) - 1
    assert exploration.longest(exploration.key(task.pyramid)) == longest


@small_tasks
def test_a_failure_is_plain_when_nothing_fits_or_a_colour_of_the_queue_is_dead(task: QueueTask) -> None:
    # The test for dead colours ignores house rules, so this plays without one.
    task = QueueTask(Rules.of(2, base=task.base), task.pyramid, task.queue, task.window)
    exploration = explore_up_to(task)

    @cache
    def delay(state: QueueState) -> int:
        after = [state.after(move) for move in legal_moves(task, state)]
        lives = lives_of(task, state)
        if not after or any(lives[colour] == "dead" for colour in state.rest):
            return 0
        return 1 + max(delay(other) for other in after)

    for state in position_graph(task):
        name = exploration.key(state.rows)
        if not exploration.lines(name):
            assert exploration.delay(name) == delay(state)


@small_tasks
def test_a_mirrored_start_has_the_same_outcome(task: QueueTask) -> None:
    image = QueueTask(task.rules, mirrored(task.pyramid), task.queue, task.window)
    one, other = explore_up_to(task), explore_up_to(image)
    assert one.positions == other.positions
    assert one.lines(one.key(task.pyramid)) == other.lines(other.key(image.pyramid))


def test_symmetric_lines_are_counted_once() -> None:
    # Left and right of the one card are mirror images, and so is everything after.
    assert count_lines(position_graph(queue(2, ("R",), "G"))) == 1
    assert count_lines(position_graph(queue(3, ("R",), "GR"))) == 3  # GRR, RGR and GR with R above
    # The same position without any mirror: red to the left or to the right of two red cards.
    assert count_lines(position_graph(queue(3, ("RR",), "R"))) == 2


def test_the_first_of_equal_cards_of_the_window_is_taken() -> None:
    task = queue(4, (), "RGRGR", window=3)
    for state in position_graph(task):
        placed = "".join(state.rows).replace(".", "")
        left = list(task.queue)
        for card in placed:
            left.remove(card)
        assert state.rest == "".join(left)


def test_the_moves_on_the_edges_are_legal_in_the_position_of_their_node() -> None:
    task = queue(4, ("RG",), "GRYR", window=2)
    positions = position_graph(task)
    for state, other in positions.edges:
        text = positions.edges[state, other]["move"]
        move = next(move for move in legal_moves(task, state) if str(move) == text)
        after = state.after(move)
        assert other in (after, QueueState(mirrored(after.rows), after.rest))


def test_too_many_positions_end_the_search() -> None:
    task = queue(4, (), "RGRGRG")
    positions = explore_up_to(task).positions
    assert explore_up_to(task, positions).positions == positions
    with pytest.raises(TooLarge):
        explore_up_to(task, positions - 1)


# The book.


@small_tasks
def test_the_book_has_every_winning_move_of_every_position_that_can_be_won(task: QueueTask) -> None:
    @cache
    def can_be_won(state: QueueState) -> bool:
        return not state.rest or any(can_be_won(state.after(move)) for move in legal_moves(task, state))

    expected: dict[str, list[str]] = {}
    waiting = [start_state(task)] if can_be_won(start_state(task)) else []
    while waiting:
        state = waiting.pop()
        if state.rest:
            winning = [move for move in legal_moves(task, state) if can_be_won(state.after(move))]
            expected["/".join(state.rows) + "|" + state.rest] = sorted(str(move) for move in winning)
            waiting += [state.after(move) for move in winning]
    assert make_book(task) == expected
