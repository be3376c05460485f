"""The lesson of a turn in a cutoff: the threat, the moves that fall to it, and the idea that works."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import Lesson, Threat, sentence, threat_of
from ppsolve.puzzles.pingouin.contest_hints import (
    Feature,
    add_idea_and_place,
    add_others,
    has_room,
    passed,
    stops,
    walled_in,
)
from ppsolve.puzzles.pingouin.contests import within_reach
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, CutoffTurn
from ppsolve.puzzles.pingouin.tiles import Tiles, each, names_of, tiles_of
from ppsolve.puzzles.solution import Ladder, Role
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import join_words

CutoffThreat = Threat[Move]
CutoffIdea = Literal["wall-in", "block", "claim", "hold", "contest", "quiet"]
"""From the easiest to the hardest."""

MOST_NAMED: Final = 6
"""The most tiles that a hint names; more are counted."""


def lesson(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> Lesson:
    position, right, _ = turn
    threat = threat_of(judge, position, lambda answer: stops(position, answer, right))
    found = features(judge, turn, threat, player_names)
    ladder = Ladder(position.legal_moves, right)
    _add_look(ladder, judge, position, threat, player_names)
    add_others(ladder, judge, position, threat, _too_few)
    fish = position.ice[right.end]
    alike = {str(move) for move in position.legal_moves if position.ice[move.end] == fish}
    otherwise = Feature("quiet", f"Go to a tile with {fish_text(fish)}.", "", tuple(alike), {})
    add_idea_and_place(ladder, right, found, otherwise)
    why = [one.why for one in found][:2]
    technique = found[0].idea if found else "quiet"
    why.append(_after_threat(judge, turn, threat, player_names))
    return Lesson(technique, tuple(filter(None, why)), tuple(ladder.hints))


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
    ladder: Ladder, judge: CutoffJudge, position: Position, threat: CutoffThreat | None, names: PlayerNames
) -> None:
    seat = judge.seat
    has, most = fish_bounds(position)
    need, reach = judge.goal - has[seat], most[seat] - has[seat]
    player, rival = names.name(seat), names.name(1 - seat)
    text = sentence(f"{names.says(seat, 'needs', 'need')} {need} of the {reach} fish within reach")
    marks: dict[str, Role] = {}
    if threat is not None:
        move = threat.move
        assert move.start is not None
        marks = {tile_name(move.start): "because", tile_name(move.end): "because"}
        cut = threatened_tiles(judge, position, threat)
        walled = threatened_penguins(judge, position, threat)
        other = passed(position, seat)
        does = f"{rival} threatens {move}"
        if cut:
            text += f" {does}, which would cut off {tiles_text(position, cut)}."
            marks |= dict.fromkeys(names_of(cut), "clash")
        elif walled:
            where = join_words(names_of(walled))
            text += f" {does}, which would wall in {names.of_whom(seat)} penguin on {where}."
            marks |= dict.fromkeys(names_of(walled), "clash")
        elif other is not None and move in other.legal_moves and judge.value(other.after(move)) < judge.goal:
            value = judge.value(other.after(move))
            text += f" {does}: if nothing is done, that leaves {player} at most {fish_text(value)}."
        else:
            text += f" Expect {rival} to answer {move}."
    ladder.add("look", text, marks=marks)


def _too_few(moves: str, several: bool) -> str:
    return f"{moves} {'leave' if several else 'leaves'} too few fish within reach"


def tiles_text(position: Position, tiles: Tiles) -> str:
    """Return tiles with their fish: `c2 and d2 (5 fish)`; many tiles are counted."""
    fish = fish_text(sum(position.ice[tile] for tile in each(tiles)))
    if tiles.bit_count() > MOST_NAMED:
        return f"{tiles.bit_count()} tiles ({fish})"
    return f"{join_words(names_of(tiles))} ({fish})"


# The idea.


def features(
    judge: CutoffJudge, turn: CutoffTurn, threat: CutoffThreat | None, names: PlayerNames
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

    whose, player = names.of_whom(rival), names.of_whom(seat)
    if walled := walled_in(position, right, rival):
        penguins = "penguin" if walled.bit_count() == 1 else "penguins"
        where = f"{whose} {penguins} on {join_words(names_of(walled))}"
        hint, why = f"Wall in {where} for good.", f"It walls in {where} for good."
        add("wall-in", hint, why, lambda m: not walled & ~walled_in(position, m, rival), walled, "clash")
    if threat is not None and stops(position, threat.move, right):
        hint = f"Stop {threat.move}: after the right move it cannot be played."
        why = sentence(f"{names.says(rival, 'can', 'can')} no longer play {threat.move}")
        assert threat.move.start is not None
        ends = 1 << threat.move.start | 1 << threat.move.end
        add("block", hint, why, partial(stops, position, threat.move), ends, "because")
    if claimed := claimed_by(position, right, seat):
        text = tiles_text(position, claimed)
        hint = f"Make {text} {player} alone." if seat != names.you else f"Make {text} yours alone."
        whom = "yours" if seat == names.you else player
        why = f"{text} {'is' if claimed.bit_count() == 1 else 'are'} then {whom} alone."
        add("claim", hint, why, lambda m: not claimed & ~claimed_by(position, m, seat), claimed, "because")
    if threat is not None and threat.move in turn.after.legal_moves:
        lost = threatened_tiles(judge, position, threat) & ~(1 << right.end)
        if lost and holds(position, right, threat.move, seat, lost):
            text = tiles_text(position, lost)
            hint = f"Keep {text} within reach, even after {threat.move}."
            why = sentence(f"even after {threat.move}, {text} {_stay(lost)} within reach")
            held = partial(holds, position, answer=threat.move, seat=seat, tiles=lost)
            add("hold", hint, why, held, lost, "because")
    private = private_tiles(position, seat)
    shared = within_reach(position, rival)
    if shared >> right.end & 1 and any(private >> move.end & 1 for move in position.legal_moves):
        hint = f"Take a tile that {names.name(rival)} can reach, too."
        why = sentence(f"tiles that only {names.name(seat)} can reach can wait")
        add("contest", hint, why, lambda m: bool(shared >> m.end & 1), 0, "because")
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


def _stay(tiles: Tiles) -> str:
    return "stays" if tiles.bit_count() == 1 else "stay"


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
    rival = names.name(1 - judge.seat)
    sure = f"sure of {fish_text(judge.goal)}"
    if position.to_move != judge.seat or judge.won(position):
        return f"Even after {answer}, {names.says(judge.seat, 'is', 'are')} {sure}."
    best = judge.best_move(position).move
    does = names.says(judge.seat, f"plays {best} and is", f"play {best} and are")
    return f"If {rival} {'plays' if played else 'answers'} {answer}, {does} {sure}."
