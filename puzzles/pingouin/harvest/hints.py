"""The lesson of a move in a harvest: what the others lose by comparison with the right one, and the hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, product
from typing import Final, Literal, NamedTuple

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
from ppsolve.solver.language.messages import Fact, listed, say
from ppsolve.solver.pingouin.floe import Tile, slide_path, tile_name
from ppsolve.solver.pingouin.notation import Move

HarvestLoss = Literal["reach", "parts", "used-up", "either-or", "look-ahead"]
"""Why a move gives up fish, from the easiest to the hardest reason."""

LEFT_OPEN: Final = 1
"""The fewest wrong moves that a hint leaves open before the place, where there are enough."""
FEW_BEST: Final = 3
"""A rule of simple play recommends moves if no more than this many are the best."""
MOST_LOSSES: Final = 4
"""The most losses that a reason describes."""
MOST_HINTED: Final = 2
"""The most losses that a hint describes."""
MOST_MOVES: Final = 4
"""The most moves of a line that a reason shows."""
MOST_EXCLUDING: Final = 3
"""The most tiles of which a reason shows that they exclude each other."""
MOST_COMPARED: Final = 20_000
"""The most states of a floe whose plays are searched for tiles that exclude each other."""


class Loss(NamedTuple):
    """The reason why a move gives up fish. Moves with equal losses share a sentence."""

    why: HarvestLoss
    gives_up: int
    tiles: Tiles
    """What is lost; of tiles that exclude each other, all of them."""
    what: str
    """The tiles that are lost and their fish, the parts that are left, or the stuck penguins."""
    penguins: str = ""
    """The penguins that must choose among the parts."""
    choosing: int = 0
    """The number of these penguins."""
    more: bool = False
    """True if more fish are given up than those of the tiles."""
    lines: tuple[str, str, str] = ("", "", "")
    """The best line after the move, the right move, and the best line after that."""

    def sentence(self, moves: str, *, several: bool, compared: bool) -> str:
        """Return why `moves` give up fish; `compared` adds what the right move does better."""
        line, right, other = self.lines
        number, what = self.tiles.bit_count(), self.what
        facts: dict[str, Fact] = {
            "moves": moves,
            "several": "yes" if several else "no",
            "fish": self.gives_up,
        }
        match self.why:
            case "reach":
                return say("harvest-reach", tiles=what, more="yes" if self.more else "no", **facts)
            case "parts":
                return say("harvest-parts", penguins=self.penguins, number=self.choosing, parts=what, **facts)
            case "used-up":
                return say("harvest-used-up", penguins=what, **facts)
            case "either-or":
                better = right if compared else "no"
                return say("harvest-either-or", tiles=what, number=number, right=better, **facts)
        facts |= {"tiles": what, "number": number}
        if not compared:
            return say("harvest-look-ahead", **facts)
        return say("harvest-look-ahead-compared", line=line, right=right, other=other, **facts)


def cut_off_by(state: HarvestState, option: HarvestOption) -> Tiles:
    """Return the tiles within reach before a move but not after it, its destination aside."""
    return state.within_reach() & ~(1 << option.move.end) & ~option.after.within_reach()


def loss_of(
    exploration: Exploration, state: HarvestState, option: HarvestOption, right: HarvestOption
) -> Loss:
    """Return the easiest reason why a move gives up fish, by comparison with the right move."""
    gives_up = option.gives_up
    cut = cut_off_by(state, option) & ~cut_off_by(state, right)
    if cut:
        what = _with_fish(exploration, cut, beside_any(state.penguins))
        return Loss("reach", gives_up, cut, what, more=exploration.fish(cut) < gives_up)
    need = exploration.prospect(state).most - exploration.fish(1 << option.move.end)
    if parts_bound(exploration, option.after) < need:
        penguins, which = _parts_texts(exploration, option.after)
        return Loss("parts", gives_up, 0, which, listed(penguins), len(penguins))
    if stuck := stuck_penguins(option.after) & ~stuck_penguins(right.after) & ~stuck_penguins(state):
        return Loss("used-up", gives_up, stuck, listed(names_of(stuck)))
    line, other = (_best_line(exploration, one.after) for one in (option, right))
    lost = left_behind(state, option, line) & ~left_behind(state, right, other)
    lines = (_line_text(line), str(right.move), _line_text(other))
    taken = tiles_of(move.end for move in (right.move, *other))
    if excluding := excluding_tiles(exploration, option, taken, lost):
        tiles = [_with_fish(exploration, 1 << tile) for tile in each(excluding)]
        return Loss("either-or", gives_up, excluding, listed(tiles), lines=("", str(right.move), ""))
    return Loss("look-ahead", gives_up, lost, _with_fish(exploration, lost), lines=lines)


def excluding_tiles(exploration: Exploration, option: HarvestOption, taken: Tiles, lost: Tiles) -> Tiles:
    """Return two tiles of `taken` that no play after a move takes both, or `MOST_EXCLUDING` that none takes
    all; 0 if there are none, or if the floe is too large to search.

    Of several pairs, the one whose lesser tile has the most fish comes first, then one with a tile of `lost`.
    """
    if exploration.states > MOST_COMPARED:
        return 0
    left = list(each(taken & ~(1 << option.move.end)))
    pairs = [pair for pair in combinations(left, 2) if not exploration.can_take_both(option.after, *pair)]

    def appeal(tiles: Iterable[Tile]) -> tuple[int, bool]:
        return min(exploration.fish(1 << tile) for tile in tiles), bool(tiles_of(tiles) & lost)

    if pairs:
        return tiles_of(max(pairs, key=appeal))
    more = [tiles for tiles in combinations(left, MOST_EXCLUDING) if tiles_of(tiles) & lost]
    none = (t for t in sorted(more, key=appeal, reverse=True) if not _all_taken(exploration, option, t))
    return tiles_of(next(none, ()))


def _all_taken(exploration: Exploration, option: HarvestOption, tiles: Sequence[Tile]) -> bool:
    return exploration.can_take_all(option.after, tiles_of(tiles))


def _line_text(line: Sequence[Move]) -> str:
    shown = " ".join(str(move) for move in line[:MOST_MOVES])
    return say("harvest-and-so-on", line=shown) if len(line) > MOST_MOVES else shown


def _parts_texts(exploration: Exploration, state: HarvestState) -> tuple[list[str], str]:
    """Return penguins that border on several parts, and these parts: `c4`, `c5 (2 fish) or d4 (1 fish)`."""
    parts = components(state.within_reach())
    several = [tile for tile in state.penguins if sum(bool(part & ADJACENT[tile]) for part in parts) > 1]
    penguins = several or [tile for tile in state.penguins if any(part & ADJACENT[tile] for part in parts)]
    near = [part for part in parts if any(part & ADJACENT[tile] for tile in penguins)]
    beside = beside_any(penguins)
    texts = [_with_fish(exploration, part, beside) for part in near]
    which = reduce(lambda some, last: say("harvest-or-part", first=some, last=last), texts)
    return [tile_name(tile) for tile in penguins], which


def _with_fish(exploration: Exploration, tiles: Tiles, near: Tiles = 0) -> str:
    return say("floe-tiles-with-fish", tiles=some_names(tiles, near), fish=exploration.fish(tiles))


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
    return {"most-fish": fish, "best-reach": reach}


def lure_of(exploration: Exploration, options: Sequence[HarvestOption], move: Move) -> str:
    """Return the rules of simple play by which a move is among the best `FEW_BEST`; may be empty."""
    found = []
    for name, scores in _scores(exploration, options).items():
        most = max(scores.values())
        if scores[move] == most and sum(score == most for score in scores.values()) <= FEW_BEST:
            found.append(say(f"harvest-lure-{name}"))
    return listed(found) if found else ""


# Sentences.


def loss_sentences(
    exploration: Exploration, state: HarvestState, losing: Sequence[HarvestOption], right: HarvestOption
) -> list[str]:
    """Return sentences such as `c4-c5 gives up 3 fish: it cuts off e1 and e2 (5 fish).`

    Moves with the same loss share a sentence. Losses beyond `MOST_LOSSES` are only counted.
    """
    told, left = _told_losses(exploration, state, losing, right, MOST_LOSSES)
    sentences = []
    for loss, these in told:
        moves = listed([str(option.move) for option in these])
        sentences.append(loss.sentence(moves, several=len(these) > 1, compared=True))
    if left:
        sentences.append(say("harvest-more-give-up", number=len(left)))
    return sentences


def _told_losses(
    exploration: Exploration,
    state: HarvestState,
    losing: Sequence[HarvestOption],
    right: HarvestOption,
    most: int,
) -> tuple[list[tuple[Loss, list[HarvestOption]]], list[HarvestOption]]:
    """Return the losses of the most tempting moves with all moves of the same loss, and the other moves."""
    alike: dict[Loss, list[HarvestOption]] = {}
    for option in losing:
        alike.setdefault(loss_of(exploration, state, option, right), []).append(option)
    told = list(alike.items())
    return told[:most], [option for _, these in told[most:] for option in these]


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
        return say("puzzle-lured", move=str(option.move), lure=lure) if lure else str(option.move)

    told, unexplained = _told_losses(exploration, state, named, right, MOST_HINTED)
    texts = [
        loss.sentence(listed(list(map(name, these))), several=len(these) > 1, compared=False)
        for loss, these in told
    ]
    more = len(losing) - len(named)
    if unexplained:
        words = [name(option) for option in unexplained]
        words += [say("puzzle-more", number=more)] if more else []
        texts.append(say("harvest-give-up", moves=listed(words), number=len(unexplained) + more))
    elif more:
        texts.append(say("harvest-more-give-up", number=more))
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
    ladder.add("place", say("floe-goes-to", tile=end), lambda move: move.endswith(f"-{end}"), {end: "target"})
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
    texts = [say("harvest-can-be-taken", most=most, reach=reach, behind=reach - most)]
    marks: dict[str, Role] = {}
    losses = [loss_of(exploration, state, option, right) for option in losing]
    gone = [loss.tiles if loss.why in ("reach", "look-ahead") else 0 for loss in losses]
    apart = Counter(loss.tiles for loss in losses if loss.why == "either-or")
    losers = {tile: [bool(tiles >> tile & 1) for tiles in gone] for tiles in gone for tile in each(tiles)}
    if any(loss.why == "parts" for loss in losses):
        texts.append(say("harvest-look-parts"))
    if losers:
        most_often = max(losers.values(), key=sum)
        tiles = tiles_of(tile for tile in losers if losers[tile] == most_often)
        share = "only" if len(losing) == 1 else "all" if all(most_often) else "some"
        watched = _with_fish(exploration, tiles, beside_any(state.penguins))
        texts.append(
            say(
                "harvest-watch",
                tiles=watched,
                number=tiles.bit_count(),
                share=share,
                lost=sum(most_often),
                wrong=len(losing),
            )
        )
        marks = dict.fromkeys(names_of(tiles), "because")
    elif apart:
        tiles, number = max(apart.items(), key=lambda item: item[1])
        share = "only" if len(losing) == 1 else "one" if number == 1 else "more"
        names, size = listed(names_of(tiles)), tiles.bit_count()
        texts.append(say("harvest-watch-both", tiles=names, number=size, share=share, lost=number))
        marks = dict.fromkeys(names_of(tiles), "because")
    elif any(loss.why == "used-up" for loss in losses):
        texts.append(say("harvest-look-used-up"))
    ladder.add("look", " ".join(texts), marks=marks)


def _ideas(
    exploration: Exploration, state: HarvestState, options: Sequence[HarvestOption], right: HarvestOption
) -> Iterator[tuple[str, set[str], dict[str, Role]]]:
    """Yield what is true of the right move, in words, with all moves of which it is true."""
    moves = [option.move for option in options]
    assert right.move.start is not None
    start = tile_name(right.move.start)
    if len({move.start for move in moves}) > 1:
        kept = {str(move) for move in moves if move.start == right.move.start}
        yield say("floe-move-penguin", tile=start), kept, {start: "because"}
    room = {move: (ADJACENT[move.end] & state.free).bit_count() for move in moves}
    if room[right.move] <= 1:
        kept = {str(move) for move in moves if room[move] <= 1}
        yield say("harvest-dead-end"), kept, {}
    fish = {move: exploration.fish(1 << move.end) for move in moves}
    kept = {str(move) for move in moves if fish[move] == fish[right.move]}
    yield say("floe-go-to-fish", fish=fish[right.move]), kept, {}
    over = {move: len(slide_path(move.start or 0, move.end)) - 1 for move in moves}
    if over[right.move]:
        kept = {str(move) for move in moves if over[move]}
        yield say("harvest-slide-over"), kept, {}
    else:
        kept = {str(move) for move in moves if not over[move]}
        yield say("harvest-next-tile"), kept, {}
