"""What a move of a harvest gives up, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.pingouin.harvest.exploration import Exploration, Harvesting, HarvestOption
from ppsolve.puzzles.pingouin.tiles import Tiles, names_of
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import join_words


def cut_off_by(moment: Harvesting, option: HarvestOption) -> Tiles:
    """The tiles that can be reached before a move, and cannot after it."""
    return moment.within_reach() & ~(1 << option.move.end) & ~option.after.within_reach()


def what_they_give_up(
    exploration: Exploration, moment: Harvesting, options: Sequence[HarvestOption]
) -> list[str]:
    """What each of some moves gives up; those that are alike are told together."""
    alike: dict[tuple[int, Tiles], list[HarvestOption]] = {}
    for option in options:
        alike.setdefault((option.gives_up, cut_off_by(moment, option)), []).append(option)
    return [
        _giving_up_text([str(option.move) for option in these], gives_up, tiles, exploration.fish(tiles))
        for (gives_up, tiles), these in alike.items()
    ]


def _giving_up_text(moves: Sequence[str], gives_up: int, tiles: Tiles, fish: int) -> str:
    """`c4-c5 gives up 3 fish: it cuts off e1 and e2, 5 fish.`"""
    if len(moves) == 1:
        gives, cuts = f"{moves[0]} gives up {fish_text(gives_up)}", "it cuts"
    else:
        gives, cuts = f"{join_words(moves)} give up {fish_text(gives_up)} each", "they cut"
    if not tiles:
        return f"{gives}: {cuts} nothing off at once, but in the end more is left behind."
    return f"{gives}: {cuts} off {join_words(names_of(tiles))}, {fish_text(fish)}."
