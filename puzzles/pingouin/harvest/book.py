"""The book of a harvest: what every position is worth, for a page that plays along."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.harvest.exploration import Harvesting, explore
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.tiles import names_of


def make_book(task: HarvestTask) -> dict[str, list[str]]:
    """For every moment that right moves lead to: the right moves as text. The key is the names of the tiles
    that are left, those within nobody's reach included, then `|` and those of the penguins."""
    exploration = explore(task)
    pages: dict[str, list[str]] = {}
    waiting = [exploration.start]
    while waiting:
        moment = waiting.pop()
        page = page_name(moment)
        if page in pages or not exploration.prospect(moment).most:
            continue
        right = [option for option in exploration.options(moment) if not option.gives_up]
        pages[page] = [str(option.move) for option in right]
        waiting += [option.after for option in right]
    return pages


def page_name(moment: Harvesting) -> str:
    """The key of a moment in the book."""
    return f"{' '.join(names_of(moment.free))}|{' '.join(names_of(moment.penguins))}"
