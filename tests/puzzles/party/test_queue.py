"""The queue puzzle against every line of play, found by code that shares nothing with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ppsolve.puzzles.party.queue.book import make_book
from ppsolve.puzzles.party.queue.exploration import TooLarge, explore_up_to
from ppsolve.puzzles.party.queue.graph import number_of_lines, position_graph
from ppsolve.puzzles.party.queue.lives import lives_of
from ppsolve.puzzles.party.queue.play import Moment, moves, start
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.turns import move_texts, winning_lines
from ppsolve.solver.party.pyramid import Placement, Rows, mirrored, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

Cell = tuple[int, int]
Cards = dict[Cell, str]
"""Cards by row and column, columns as on a table: putting one to the left moves no other."""
Play = tuple[bool, tuple[object, ...]]
"""Whether all cards were placed, and the positions on the way."""


def queue(base: int, pyramid: Rows, cards: str, window: int = 1, **overrides: object) -> QueueTask:
    return QueueTask(Rules.of(2, base=base, **overrides), pyramid, cards, window)


def on_the_table(task: QueueTask) -> Cards:
    return {(r, c): card for r, row in enumerate(task.pyramid) for c, card in enumerate(row) if card != "."}


def places(task: QueueTask, cards: Cards, colour: str) -> Iterator[Cell]:
    """Every cell that a card may be put into."""
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
    """The same for a position and its mirror image, wherever they lie on the table."""
    if not cards:
        return ()
    base = [column for row, column in cards if row == 0]
    front = sorted((row, column - min(base), card) for (row, column), card in cards.items())
    back = sorted((row, max(base) - row - column, card) for (row, column), card in cards.items())
    return tuple(min(front, back))


def all_plays(task: QueueTask) -> Iterator[Play]:
    """Every play to its end."""

    def going_on(cards: Cards, rest: list[str], so_far: tuple[object, ...]) -> Iterator[Play]:
        so_far = (*so_far, seen_from_both_sides(cards))
        stuck = True
        for number, colour in enumerate(rest[: task.window]):
            for cell in places(task, cards, colour):
                stuck = False
                yield from going_on({**cards, cell: colour}, rest[:number] + rest[number + 1 :], so_far)
        if stuck:
            yield not rest, so_far

    return going_on(on_the_table(task), list(task.queue), ())


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
def test_the_winning_lines_are_counted_as_by_trying_every_play(task: QueueTask) -> None:
    expected = len({line for won, line in plays_of(task) if won})
    exploration = explore_up_to(task)
    assert exploration.lines(exploration.name(task.pyramid)) == expected
    assert number_of_lines(position_graph(task)) == expected
    lines = list(winning_lines(task, exploration, start(task)))
    assert len({move_texts(line) for line in lines}) == len(lines) == expected


@small_tasks
def test_the_positions_are_those_of_every_play(task: QueueTask) -> None:
    expected = {position for _, line in plays_of(task) for position in line}
    assert explore_up_to(task).positions == len(position_graph(task)) == len(expected)


@small_tasks
def test_the_longest_play_is_that_of_every_play(task: QueueTask) -> None:
    exploration = explore_up_to(task)
    longest = max(len(line) for _, line in plays_of(task)) - 1
    assert exploration.lasts(exploration.name(task.pyramid)) == longest


@small_tasks
def test_a_failure_shows_when_nothing_fits_or_a_colour_of_the_queue_is_dead(task: QueueTask) -> None:
    # That a house rule cuts a colour off is not looked at, so it is played without one.
    task = QueueTask(Rules.of(2, base=task.base), task.pyramid, task.queue, task.window)
    exploration = explore_up_to(task)

    @cache
    def hides(moment: Moment) -> int:
        after = [moment.after(move) for move in moves(task, moment)]
        lived = lives_of(task, moment)
        if not after or any(lived[colour] == "dead" for colour in moment.rest):
            return 0
        return 1 + max(hides(other) for other in after)

    for moment in position_graph(task):
        name = exploration.name(moment.rows)
        if not exploration.lines(name):
            assert exploration.hides(name) == hides(moment)


@small_tasks
def test_a_mirrored_start_has_the_same_outcome(task: QueueTask) -> None:
    image = QueueTask(task.rules, mirrored(task.pyramid), task.queue, task.window)
    one, other = explore_up_to(task), explore_up_to(image)
    assert one.positions == other.positions
    assert one.lines(one.name(task.pyramid)) == other.lines(other.name(image.pyramid))


def test_symmetric_lines_are_counted_once() -> None:
    # Left and right of the one card are mirror images, and so is everything after.
    assert number_of_lines(position_graph(queue(2, ("R",), "G"))) == 1
    assert number_of_lines(position_graph(queue(3, ("R",), "GR"))) == 3  # GRR, RGR and GR with R above
    # The same position without any mirror: red to the left or to the right of two red cards.
    assert number_of_lines(position_graph(queue(3, ("RR",), "R"))) == 2


def test_the_first_of_equal_cards_of_the_window_is_taken() -> None:
    task = queue(4, (), "RGRGR", window=3)
    for moment in position_graph(task):
        placed = "".join(moment.rows).replace(".", "")
        left = list(task.queue)
        for card in placed:
            left.remove(card)
        assert moment.rest == "".join(left)


def test_the_moves_on_the_edges_are_legal_in_the_position_of_their_node() -> None:
    task = queue(4, ("RG",), "GRYR", window=2)
    positions = position_graph(task)
    for moment, other, text in positions.edges(data="move"):
        move = next(move for move in moves(task, moment) if str(move) == text)
        after = moment.after(move)
        assert other in (after, Moment(mirrored(after.rows), after.rest))


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
    def can_be_won(moment: Moment) -> bool:
        return not moment.rest or any(can_be_won(moment.after(move)) for move in moves(task, moment))

    expected: dict[str, list[str]] = {}
    waiting = [start(task)] if can_be_won(start(task)) else []
    while waiting:
        moment = waiting.pop()
        if moment.rest:
            winning = [move for move in moves(task, moment) if can_be_won(moment.after(move))]
            expected["/".join(moment.rows) + "|" + moment.rest] = sorted(str(move) for move in winning)
            waiting += [moment.after(move) for move in winning]
    assert make_book(task) == expected
