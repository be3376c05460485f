"""When two queues are the same, but for mirror images and the names of colours."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.solitaire import with_plain_names
from ppsolve.puzzles.series import ROTATION_LENGTH, hash_bucket, hash_of
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import mirrored

SPOTS: Final = ROTATION_LENGTH // 4
"""How many shelves there are for queues of the same base and window; there are two of each."""


def fingerprint(task: QueueTask) -> str:
    """The same for queues that are the same, and for no others."""
    sides = task.pyramid, mirrored(task.pyramid)
    return f"{task.base}|{task.window}|{min(with_plain_names(rows, task.queue) for rows in sides)}"


def shelf_of_task(task: QueueTask) -> int:
    """The shelf of a queue of base 4 or 5 and window 1 or 2. The order of its cards does not matter, so that
    they can be exchanged until the queue is as it should be."""
    laid = min(_cards_of_each(task, mirror) for mirror in (False, True))
    return hash_bucket(laid, SPOTS) * 4 + (task.base - 4) * 2 + task.window - 1


def _cards_of_each(task: QueueTask, mirror: bool) -> str:
    """The pyramid, and for every colour how many cards of it are to come."""
    rows = mirrored(task.pyramid) if mirror else task.pyramid
    shown = dict.fromkeys(letter for row in rows for letter in row if letter in COLOURS)
    numbers = [str(task.queue.count(letter)) for letter in shown]
    others = sorted(str(task.queue.count(letter)) for letter in set(task.queue) - set(shown))
    return f"{with_plain_names(rows)}{' '.join(numbers)}|{' '.join(others)}"


@cache
def _published() -> frozenset[str]:
    """The hashes of the short queues that version 1 of the generator gave the days of 2026."""
    text = files("ppsolve.puzzles.party.queue").joinpath("days_of_2026.txt").read_text(encoding="utf-8")
    return frozenset(text.split())


def was_published(task: QueueTask) -> bool:
    """Whether a queue is the same as one of a day before the shelves."""
    return short_hash(task) in _published()


def short_hash(task: QueueTask) -> str:
    """A queue in 16 letters; equal ones are the same with overwhelming probability, which is enough to avoid
    them."""
    return f"{hash_of(fingerprint(task)):016x}"
