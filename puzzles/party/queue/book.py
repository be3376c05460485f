"""The book of a queue: what wins in every position that can still be won, for a page that plays along."""

from __future__ import annotations

from ppsolve.puzzles.party.queue.exploration import explore
from ppsolve.puzzles.party.queue.play import Moment, start
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.turns import choices


def make_book(task: QueueTask) -> dict[str, list[str]]:
    """For every position on a winning line, as the player sees it (mirror images stand on their own): the
    winning moves as text. The key is the rows joined by `/`, then `|` and the rest of the queue."""
    exploration = explore(task)
    pages: dict[str, list[str]] = {}
    waiting = [start(task)]
    while waiting:
        moment = waiting.pop()
        page = page_name(moment)
        if page in pages or not moment.rest:
            continue
        winning = [
            move for choice in choices(task, exploration, moment) if choice.wins for move in choice.moves
        ]
        if winning:
            pages[page] = sorted(str(move) for move in winning)
            waiting.extend(moment.after(move) for move in winning)
    return pages


def page_name(moment: Moment) -> str:
    """The key of a position in the book."""
    return f"{'/'.join(moment.rows)}|{moment.rest}"
