"""The lesson of a move in a harvest: what the others lose by comparison with the right one, and the hints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, Literal, NamedTuple

from ppsolve.puzzles.contest_reasons import sentence
from ppsolve.puzzles.pingouin.harvest.explore import Exploration, HarvestOption, HarvestState
from ppsolve.puzzles.pingouin.tiles import (
    ADJACENT,
    Tiles,
    beside_any,
    components,
    each,
    names_of,
    some_names,
    tiles_of,
)
from ppsolve.puzzles.solution import Hint, Ladder, Role
from ppsolve.solver.pingouin.floe import slide_path, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import join_words, number_word

HarvestLoss = Literal["reach", "parts", "used-up", "look-ahead"]
"""Why a move gives up fish, from the easiest to the hardest reason."""

LEFT_OPEN: Final = 2
"""The fewest wrong moves that a hint leaves open before the place, where there are enough."""
FEW_BEST: Final = 3
"""A rule of simple play recommends moves if no more than this many are the best."""
MOST_LOSSES: Final = 4
"""The most losses that a reason describes."""
MOST_HINTED: Final = 2
"""The most losses that a hint describes."""
MOST_MOVES: Final = 4
"""The most moves of a line that a reason shows."""


class Loss(NamedTuple):
    """The reason why a move gives up fish."""

    why: HarvestLoss
    text: str
    """A clause about the move, such as `it cuts off e1 and e2 (5 fish)`."""
    lines: str
    """The lines behind the reason, to follow `text`; may be empty. They may contain the right move."""
    tiles: Tiles
    """What is lost."""


def cut_off_by(state: HarvestState, option: HarvestOption) -> Tiles:
    """Return the tiles within reach before a move but not after it, its destination aside."""
    return state.within_reach() & ~(1 << option.move.end) & ~option.after.within_reach()


def loss_of(
    exploration: Exploration, state: HarvestState, option: HarvestOption, right: HarvestOption
) -> Loss:
    """Return the easiest reason why a move gives up fish, by comparison with the right move."""
    cut = cut_off_by(state, option) & ~cut_off_by(state, right)
    if cut:
        more = ", and more is lost later" if exploration.fish(cut) < option.gives_up else ""
        text = f"it cuts off {_with_fish(exploration, cut, beside_any(state.penguins))}{more}"
        return Loss("reach", text, "", cut)
    need = exploration.prospect(state).most - exploration.fish(1 << option.move.end)
    if parts_bound(exploration, option.after) < need:
        return Loss("parts", _parts_text(exploration, option.after), "", 0)
    if stuck := stuck_penguins(option.after) & ~stuck_penguins(right.after) & ~stuck_penguins(state):
        on = join_words(names_of(stuck))
        return Loss("used-up", f"the penguin on {on} can then move no more", "", stuck)
    line, other = (_best_line(exploration, one.after) for one in (option, right))
    lost = left_behind(state, option, line) & ~left_behind(state, right, other)
    stay, it = ("stays", "it") if lost.bit_count() == 1 else ("stay", "them")
    text = f"{_with_fish(exploration, lost)} {stay} behind in the best line from there"
    lines = f", {_line_text(line)}; {right.move} and then {_line_text(other)} takes {it}"
    return Loss("look-ahead", text, lines, lost)


def _line_text(line: Sequence[Move]) -> str:
    shown = " ".join(str(move) for move in line[:MOST_MOVES])
    return f"{shown} and so on" if len(line) > MOST_MOVES else shown


def _parts_text(exploration: Exploration, state: HarvestState) -> str:
    """Return which penguins border on several parts, such as `the penguin on c4 can then enter only one of
    these parts: c5 (2 fish) or d4 (1 fish)`."""
    parts = components(state.within_reach())
    several = [tile for tile in state.penguins if sum(bool(part & ADJACENT[tile]) for part in parts) > 1]
    penguins = several or [tile for tile in state.penguins if any(part & ADJACENT[tile] for part in parts)]
    near = [part for part in parts if any(part & ADJACENT[tile] for tile in penguins)]
    beside = beside_any(penguins)
    which = " or ".join(_with_fish(exploration, part, beside) for part in near)
    if len(penguins) == 1:
        return f"the penguin on {tile_name(penguins[0])} can then enter only one of these parts: {which}"
    on = join_words([tile_name(tile) for tile in penguins])
    return f"the penguins on {on} can then each enter only one of these parts: {which}"


def _with_fish(exploration: Exploration, tiles: Tiles, near: Tiles = 0) -> str:
    return f"{some_names(tiles, near)} ({fish_text(exploration.fish(tiles))})"


def parts_bound(exploration: Exploration, state: HarvestState) -> int:
    """Return the most fish that could be taken if every penguin took all of one part that it borders on."""
    parts = components(state.within_reach())
    choices = [
        [number for number, part in enumerate(parts) if part & ADJACENT[tile]] or [-1]
        for tile in state.penguins
    ]
    fish = [exploration.fish(part) for part in parts]
    return max(sum(fish[number] for number in set(chosen) if number >= 0) for chosen in product(*choices))


def stuck_penguins(state: HarvestState) -> Tiles:
    return sum(1 << tile for tile in state.penguins if not ADJACENT[tile] & state.free)


def _best_line(exploration: Exploration, state: HarvestState) -> list[Move]:
    line = []
    while options := exploration.options(state):
        move, state, _ = next(option for option in options if not option.gives_up)
        line.append(move)
    return line


def left_behind(state: HarvestState, option: HarvestOption, line: Sequence[Move]) -> Tiles:
    """Return the tiles within reach of a state that are left after a move and a line."""
    taken = sum(1 << move.end for move in (option.move, *line))
    return state.within_reach() & ~taken


# Temptation.


def by_appeal(exploration: Exploration, options: Sequence[HarvestOption]) -> list[HarvestOption]:
    """Return the moves that give up fish, those that simple play would choose first."""
    scores = _scores(exploration, options)
    failing = [option for option in options if option.gives_up]
    return sorted(
        failing,
        key=lambda option: (
            not lure_of(exploration, options, option.move),
            *(-score[option.move] for score in scores.values()),
        ),
    )


def _scores(exploration: Exploration, options: Sequence[HarvestOption]) -> dict[str, dict[Move, int]]:
    fish = {option.move: exploration.fish(1 << option.move.end) for option in options}
    reach = {
        option.move: fish[option.move] + exploration.fish(option.after.within_reach()) for option in options
    }
    return {"most fish": fish, "best reach": reach}


def lure_of(exploration: Exploration, options: Sequence[HarvestOption], move: Move) -> str:
    """Return the rules of simple play by which a move is among the best `FEW_BEST`; may be empty."""
    found = []
    for name, scores in _scores(exploration, options).items():
        most = max(scores.values())
        if scores[move] == most and sum(score == most for score in scores.values()) <= FEW_BEST:
            found.append(name)
    return " and ".join(found)


# Sentences.


def loss_sentences(
    exploration: Exploration,
    state: HarvestState,
    losing: Sequence[HarvestOption],
    right: HarvestOption,
    most: int = MOST_LOSSES,
) -> list[str]:
    """Return sentences such as `c4-c5 gives up 3 fish: it cuts off e1 and e2 (5 fish).`

    Moves with the same loss share a sentence. Losses beyond `most` are only counted.
    """
    told, left = _told_losses(exploration, state, losing, right, most)
    sentences = [_loss_sentence(these, f"{loss.text}{loss.lines}") for loss, these in told]
    if left:
        more = number_word(len(left)).capitalize()
        sentences.append(f"{more} more {'gives' if len(left) == 1 else 'give'} up fish.")
    return sentences


def _told_losses(
    exploration: Exploration,
    state: HarvestState,
    losing: Sequence[HarvestOption],
    right: HarvestOption,
    most: int,
) -> tuple[list[tuple[Loss, list[HarvestOption]]], list[HarvestOption]]:
    """Return the losses of the most tempting moves with all moves of the same loss, and the other moves."""
    alike: dict[tuple[int, str, str], tuple[Loss, list[HarvestOption]]] = {}
    for option in losing:
        loss = loss_of(exploration, state, option, right)
        alike.setdefault((option.gives_up, loss.text, loss.lines), (loss, []))[1].append(option)
    told = list(alike.values())
    return told[:most], [option for _, these in told[most:] for option in these]


def _loss_sentence(
    these: Sequence[HarvestOption],
    text: str,
    name: Callable[[HarvestOption], str] = lambda one: str(one.move),
) -> str:
    moves = join_words([name(option) for option in these])
    gives = "gives up" if len(these) == 1 else "each give up"
    told = text if len(these) == 1 else text.replace("it cuts", "they cut", 1)
    return f"{moves} {gives} {fish_text(these[0].gives_up)}: {told}."


def stages_of(
    exploration: Exploration, state: HarvestState, options: Sequence[HarvestOption], right: HarvestOption
) -> tuple[Hint, ...]:
    """Return the hints that lead to the right move where others give up fish."""
    ladder = Ladder([option.move for option in options], right.move)
    losing = by_appeal(exploration, options)
    _add_look(ladder, exploration, state, losing, right)
    named = losing[: max(len(losing) - LEFT_OPEN, 1)]

    def name(option: HarvestOption) -> str:
        lure = lure_of(exploration, options, option.move)
        return f"{option.move} ({lure})" if lure else str(option.move)

    told, unexplained = _told_losses(exploration, state, named, right, MOST_HINTED)
    texts = [_loss_sentence(these, loss.text, name) for loss, these in told]
    words = [name(option) for option in unexplained]
    if more := len(losing) - len(named):
        words.append(f"{number_word(more)} more")
    if words:
        give = "gives" if len(unexplained) + more == 1 else "give"
        texts.append(sentence(f"{join_words(words)} {give} up fish"))
    gone = {str(option.move) for option in named}
    ladder.add("others", " ".join(texts), lambda move: move not in gone)
    right_moves = {str(option.move) for option in options if not option.gives_up}

    def chance(kept: set[str]) -> float:
        left = kept & set(ladder.left)
        return len(left & right_moves) / len(left)

    text, kept, marks = max(_ideas(exploration, state, options, right), key=lambda idea: chance(idea[1]))
    if chance(kept) > chance(set(ladder.left)):
        ladder.add("idea", text, kept.__contains__, marks)
    end = tile_name(right.move.end)
    ladder.add("place", f"The penguin goes to {end}.", lambda move: move.endswith(f"-{end}"), {end: "target"})
    return tuple(ladder.hints)


def _add_look(
    ladder: Ladder,
    exploration: Exploration,
    state: HarvestState,
    losing: Sequence[HarvestOption],
    right: HarvestOption,
) -> None:
    reach = exploration.fish(state.within_reach())
    most = exploration.prospect(state).most
    text = f"{most} of the {reach} fish within reach can still be taken"
    text += f", so {reach - most} must stay behind." if reach > most else ": none may be lost."
    marks: dict[str, Role] = {}
    losses = [loss_of(exploration, state, option, right) for option in losing]
    gone = [loss.tiles if loss.why in ("reach", "look-ahead") else 0 for loss in losses]
    losers = {tile: [bool(tiles >> tile & 1) for tiles in gone] for tiles in gone for tile in each(tiles)}
    if any(loss.why == "parts" for loss in losses):
        text += " A penguin can enter only one part of the floe: do not leave too many."
    if losers:
        most_often = max(losers.values(), key=sum)
        tiles = tiles_of(tile for tile in losers if losers[tile] == most_often)
        if all(most_often):
            wrong = "the wrong move loses" if len(losing) == 1 else "every wrong move loses"
        else:
            wrong = f"{number_word(sum(most_often))} of the {number_word(len(losing))} wrong moves"
            wrong += " loses" if sum(most_often) == 1 else " lose"
        near = beside_any(state.penguins)
        text += f" Watch {_with_fish(exploration, tiles, near)}: {wrong} {_it(tiles)}."
        marks = dict.fromkeys(names_of(tiles), "because")
    elif any(loss.why == "used-up" for loss in losses):
        text += " Do not use a penguin up too soon."
    ladder.add("look", text, marks=marks)


def _it(tiles: Tiles) -> str:
    return "it" if tiles.bit_count() == 1 else "them"


def _ideas(
    exploration: Exploration, state: HarvestState, options: Sequence[HarvestOption], right: HarvestOption
) -> Iterator[tuple[str, set[str], dict[str, Role]]]:
    """Yield what is true of the right move, in words, with all moves of which it is true."""
    moves = [option.move for option in options]
    assert right.move.start is not None
    start = tile_name(right.move.start)
    if len({move.start for move in moves}) > 1:
        kept = {str(move) for move in moves if move.start == right.move.start}
        yield f"Move the penguin on {start}.", kept, {start: "because"}
    room = {move: (ADJACENT[move.end] & state.free).bit_count() for move in moves}
    if room[right.move] <= 1:
        kept = {str(move) for move in moves if room[move] <= 1}
        yield "Fetch a tile with at most one free neighbour now.", kept, {}
    fish = {move: exploration.fish(1 << move.end) for move in moves}
    kept = {str(move) for move in moves if fish[move] == fish[right.move]}
    yield f"Go to a tile with {fish_text(fish[right.move])}.", kept, {}
    over = {move: len(slide_path(move.start or 0, move.end)) - 1 for move in moves}
    if over[right.move]:
        kept = {str(move) for move in moves if over[move]}
        yield "Slide over a tile and leave it for later.", kept, {}
    else:
        kept = {str(move) for move in moves if not over[move]}
        yield "Go to the next tile only.", kept, {}
