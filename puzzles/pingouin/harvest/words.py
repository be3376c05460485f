"""What a move of a harvest gives up, in words."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.harvest.exploration import Exploration, Harvesting, HarvestOption
from ppsolve.puzzles.pingouin.tiles import Tiles, names_of
from ppsolve.solver.pingouin.view.words import fish_text
from ppsolve.solver.view.words import join_words


def cut_off_by(moment: Harvesting, option: HarvestOption) -> Tiles:
    """The tiles that can be reached before a move, and cannot after it."""
    return moment.within_reach() & ~(1 << option.move.end) & ~option.after.within_reach()


def what_it_gives_up(exploration: Exploration, moment: Harvesting, option: HarvestOption) -> str:
    """`c4-c5 gives up 3 fish: it cuts off e1 and e2, 5 fish.`"""
    tiles = cut_off_by(moment, option)
    gives = f"{option.move} gives up {fish_text(option.gives_up)}"
    if not tiles:
        return f"{gives}: it cuts nothing off at once, but in the end more is left behind."
    return f"{gives}: it cuts off {join_words(names_of(tiles))}, {fish_text(exploration.fish(tiles))}."
