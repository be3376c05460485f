"""The lesson of a turn in a cutoff: the threat, the moves that fall to it, and the idea that works."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal, NamedTuple

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import Lesson, Threat, threat_of
from ppsolve.puzzles.pingouin.contest_hints import (
    Feature,
    add_idea_and_place,
    add_others,
    block_texts,
    has_room,
    passed,
    stops,
    wall_in_texts,
    walled_in,
)
from ppsolve.puzzles.pingouin.contests import within_reach
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, CutoffTurn
from ppsolve.puzzles.pingouin.tiles import Tiles, beside_any, each, names_of, tiles_of
from ppsolve.puzzles.pingouin.words import tiles_with_fish
from ppsolve.puzzles.solution import Ladder, Role
from ppsolve.solver.language.messages import either, listed, say
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of

CutoffThreat = Threat[Move]
CutoffIdea = Literal["wall-in", "block", "claim", "hold", "contest", "key-tiles"]
"""From the easiest to the hardest."""


class KeyTiles(NamedTuple):
    """Tiles that the player takes in the best line after the right move, and that wrong moves lose.

    A move loses a tile if the player has not stopped there and cannot reach it any more when the refutation
    is plain.
    """

    tiles: Tiles
    lost_by: int
    """The number of wrong moves that lose all of the tiles; 0 if these are all tiles of the line."""
    wrong: int
    """The number of wrong moves."""

    def loses(self) -> str:
        """Return what wrong moves do, as a clause: `every wrong move loses it`."""
        share = "only" if self.lost_by == self.wrong == 1 else "all" if self.lost_by == self.wrong else "some"
        number = self.tiles.bit_count()
        return say("cutoff-loses", share=share, lost=self.lost_by, wrong=self.wrong, number=number)


def lesson(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> Lesson:
    position, right, _ = turn
    threat = threat_of(judge, position, lambda answer: stops(position, answer, right))
    key_tiles = key_tiles_of(judge, turn)
    found = features(judge, turn, threat, key_tiles, player_names)
    ladder = Ladder(position.legal_moves, right)
    _add_look(ladder, judge, turn, threat, key_tiles, player_names)
    add_others(ladder, judge, position, threat, _too_few)
    fish = position.ice[right.end]
    alike = {str(move) for move in position.legal_moves if position.ice[move.end] == fish}
    otherwise = Feature("key-tiles", say("floe-go-to-fish", fish=fish), "", tuple(alike), {})
    add_idea_and_place(ladder, right, found, otherwise)
    why = [one.why for one in found][:2]
    why.append(_after_threat(judge, turn, threat, player_names))
    return Lesson(found[0].idea, tuple(filter(None, why)), tuple(ladder.hints))


# The threat.


def threatened_tiles(judge: CutoffJudge, position: Position, threat: CutoffThreat) -> Tiles:
    """Return the tiles within the player's reach that the threat would cut off at once, if the player did
    nothing."""
    other = passed(position, judge.seat)
    if other is None or threat.move not in other.legal_moves:
        return 0
    after = other.after(threat.move)
    left = tiles_of(tile for tile, fish in enumerate(after.ice) if fish and tile not in after.occupied)
    return within_reach(position, judge.seat) & left & ~within_reach(after, judge.seat)


def threatened_penguins(judge: CutoffJudge, position: Position, threat: CutoffThreat) -> list[Tile]:
    """Return the player's penguins that the threat would wall in at once, if the player did nothing."""
    other = passed(position, judge.seat)
    if other is None or threat.move not in other.legal_moves:
        return []
    after = other.after(threat.move)
    return [
        tile
        for tile in position.players[judge.seat].penguins
        if has_room(position, tile) and tile in after.occupied and not has_room(after, tile)
    ]


def _add_look(
    ladder: Ladder,
    judge: CutoffJudge,
    turn: CutoffTurn,
    threat: CutoffThreat | None,
    key_tiles: KeyTiles,
    names: PlayerNames,
) -> None:
    position, seat = turn.position, judge.seat
    has, most = fish_bounds(position)
    need, reach = judge.goal - has[seat], most[seat] - has[seat]
    player, rival = names.name(seat), names.name(1 - seat)
    texts = [say("cutoff-needs", player=player, need=need, reach=reach)]
    marks: dict[str, Role] = {}
    concrete = False
    if threat is not None:
        move = threat.move
        assert move.start is not None
        marks = {tile_name(move.start): "because", tile_name(move.end): "because"}
        cut = threatened_tiles(judge, position, threat)
        walled = threatened_penguins(judge, position, threat)
        other = passed(position, seat)
        facts = {"rival": rival, "move": str(move)}
        concrete = bool(cut or walled)
        if cut:
            texts.append(say("cutoff-threatens-tiles", tiles=tiles_text(position, cut), **facts))
            marks |= dict.fromkeys(names_of(cut), "clash")
        elif walled:
            tiles, number = listed(names_of(walled)), len(walled)
            texts.append(say("cutoff-threatens-penguins", player=player, tiles=tiles, number=number, **facts))
            marks |= dict.fromkeys(names_of(walled), "clash")
        elif other is not None and move in other.legal_moves and judge.value(other.after(move)) < judge.goal:
            value = judge.value(other.after(move))
            texts.append(say("cutoff-threatens-fish", player=player, fish=value, **facts))
        else:
            texts.append(say("floe-expect", **facts))
    if not concrete and key_tiles.lost_by and not key_tiles.tiles >> turn.move.end & 1:
        tiles = tiles_text(position, key_tiles.tiles)
        texts.append(say("cutoff-watch", tiles=tiles, loses=key_tiles.loses()))
        marks |= dict.fromkeys(names_of(key_tiles.tiles), "because")
    ladder.add("look", " ".join(texts), marks=marks)


def _too_few(moves: str, several: bool) -> str:
    return say("cutoff-too-few", moves=moves, several="yes" if several else "no")


def tiles_text(position: Position, tiles: Tiles) -> str:
    """Return tiles with their fish: `c2 and d2 (5 fish)`; of many tiles, name those beside penguins."""
    return tiles_with_fish(position.ice, tiles, beside_any(position.occupied))


# The idea.


def features(
    judge: CutoffJudge,
    turn: CutoffTurn,
    threat: CutoffThreat | None,
    key_tiles: KeyTiles,
    names: PlayerNames,
) -> list[Feature]:
    """Return what is true of the right move, the clearest first."""
    position, right, _ = turn
    seat, rival = judge.seat, 1 - judge.seat
    found = []

    def add(
        idea: CutoffIdea, hint: str, why: str, is_true: Callable[[Move], bool], marked: Tiles, role: Role
    ) -> None:
        moves = tuple(str(move) for move in position.legal_moves if is_true(move))
        found.append(Feature(idea, hint, why, moves, dict.fromkeys(names_of(marked), role)))

    player, rival_name = names.name(seat), names.name(rival)
    if walled := walled_in(position, right, rival):
        hint, why = wall_in_texts(walled, rival_name)
        add("wall-in", hint, why, lambda m: not walled & ~walled_in(position, m, rival), walled, "clash")
    if threat is not None and stops(position, threat.move, right):
        hint, why = block_texts(threat.move, rival_name)
        assert threat.move.start is not None
        ends = 1 << threat.move.start | 1 << threat.move.end
        add("block", hint, why, partial(stops, position, threat.move), ends, "because")
    if claimed := claimed_by(position, right, seat):
        text, number = tiles_text(position, claimed), claimed.bit_count()
        hint = say("cutoff-claim-hint", tiles=text, player=player)
        why = say("cutoff-claim", tiles=text, number=number, player=player)
        add("claim", hint, why, lambda m: not claimed & ~claimed_by(position, m, seat), claimed, "because")
    if threat is not None and threat.move in turn.after.legal_moves:
        lost = threatened_tiles(judge, position, threat) & ~(1 << right.end)
        if lost and holds(position, right, threat.move, seat, lost):
            text, number, move = tiles_text(position, lost), lost.bit_count(), str(threat.move)
            hint = say("cutoff-hold-hint", tiles=text, move=move)
            why = say("cutoff-hold", tiles=text, number=number, move=move)
            held = partial(holds, position, answer=threat.move, seat=seat, tiles=lost)
            add("hold", hint, why, held, lost, "because")
    private = private_tiles(position, seat)
    shared = within_reach(position, rival)
    if shared >> right.end & 1 and any(private >> move.end & 1 for move in position.legal_moves):
        hint, why = say("cutoff-shared-hint", rival=rival_name), say("cutoff-shared", player=player)
        add("contest", hint, why, lambda m: bool(shared >> m.end & 1), 0, "because")
    tiles, text = key_tiles.tiles, tiles_text(position, key_tiles.tiles)
    hint = ""
    if tiles >> right.end & 1:
        why = say("cutoff-takes-in-time", tiles=text, loses=key_tiles.loses())
    elif key_tiles.lost_by:
        why = say("cutoff-then-gets", player=player, tiles=text, loses=key_tiles.loses())
        if slides_to(position, right, seat, tiles):
            hint = say("cutoff-near-hint", tiles=either(names_of(tiles)))
    else:
        why = say("cutoff-then-gets-enough", player=player, tiles=text)
    add("key-tiles", hint, why, partial(slides_to, position, seat=seat, tiles=tiles), tiles, "because")
    return found


def claimed_by(position: Position, move: Move, seat: int) -> Tiles:
    """Return the tiles that only the player of `seat` can reach after a move, but not before it."""
    return private_tiles(position.after(move), seat) & ~private_tiles(position, seat)


def holds(position: Position, move: Move, answer: Move, seat: int, tiles: Tiles) -> bool:
    """True if tiles are taken or within reach of the player of `seat` after a move and an answer to it."""
    after = position.after(move)
    if after.to_move != 1 - seat or answer not in after.legal_moves:
        return False
    return not tiles & ~(within_reach(after.after(answer), seat) | 1 << move.end)


def key_tiles_of(judge: CutoffJudge, turn: CutoffTurn) -> KeyTiles:
    """Return the tiles of the best line that most wrong moves lose, or all those of the line if half of the
    wrong moves lose none. If no wrong move loses any, return the destination of the right move.

    A wrong move loses a tile of these at least: what it takes and can still reach is not enough.
    """
    position, right, _ = turn
    seat = judge.seat
    line = judge.line_after(position, right)[1:]
    gets = tiles_of(t.move.end for t in line if t.seat == seat and not judge.won(t.position))
    losses = []
    for move in judge.failing_moves(position):
        refutation = judge.refute(position, move)
        own = tiles_of([move.end, *(t.move.end for t in refutation.line if t.seat == seat)])
        losses.append((gets | 1 << right.end) & ~own & ~within_reach(refutation.end, seat))
    assert all(losses)
    losers = {tile: [bool(lost >> tile & 1) for lost in losses] for tile in each(gets)}
    most = max(losers.values(), key=sum, default=[])
    if not any(most):
        return KeyTiles(1 << right.end, len(losses), len(losses))
    if 2 * sum(most) >= len(losses):
        tiles = tiles_of(tile for tile in losers if losers[tile] == most)
        return KeyTiles(tiles, sum(most), len(losses))
    return KeyTiles(gets, 0, len(losses))


def slides_to(position: Position, move: Move, seat: int, tiles: Tiles) -> bool:
    """True if the penguin that moves could go on to one of the tiles, if it were the player's turn again."""
    after = replace(position.after(move), to_move=seat)
    return after.to_move == seat and any(
        tiles >> one.end & 1 for one in after.legal_moves if one.start == move.end
    )


def private_tiles(position: Position, seat: int) -> Tiles:
    return tiles_of(
        tile for region in regions_of(position) if list(region.penguins) == [seat] for tile in region.tiles
    )


def _after_threat(
    judge: CutoffJudge, turn: CutoffTurn, threat: CutoffThreat | None, names: PlayerNames
) -> str:
    """Return what the player does about the threat, or about the best defence, after the right move."""
    after = turn.after
    if after.to_move != 1 - judge.seat or judge.won(after):
        return ""
    played = threat is not None and threat.move in after.legal_moves
    answer = threat.move if threat is not None and played else judge.defence(after).move
    position = after.after(answer)
    player, rival, fish = names.name(judge.seat), names.name(1 - judge.seat), judge.goal
    if position.to_move != judge.seat or judge.won(position):
        return say("cutoff-even-after", answer=str(answer), player=player, fish=fish)
    best = judge.best_move(position).move
    gain = _gain(judge, position, best, names)
    return say(
        "cutoff-answered",
        rival=rival,
        how="plays" if played else "answers",
        answer=str(answer),
        player=player,
        best=str(best),
        fish=fish,
        gains="yes" if gain else "no",
        gain=gain,
    )


def _gain(judge: CutoffJudge, position: Position, move: Move, names: PlayerNames) -> str:
    """Return what a further move achieves at once, as a clause; may be empty."""
    seat, rival = judge.seat, 1 - judge.seat
    if walled := walled_in(position, move, rival):
        tiles, number = listed(names_of(walled)), walled.bit_count()
        return say("cutoff-gain-wall-in", rival=names.name(rival), tiles=tiles, number=number)
    if claimed := claimed_by(position, move, seat):
        tiles, number = tiles_text(position, claimed), claimed.bit_count()
        return say("cutoff-gain-claim", tiles=tiles, number=number, player=names.name(seat))
    return ""
