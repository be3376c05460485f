"""The lesson of a turn in a strand: what is open to the rival, what refutes other moves, and what works."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import Lesson, Threat, threat_of
from ppsolve.puzzles.pingouin.contest_hints import (
    Feature,
    add_idea_and_place,
    add_others,
    block_texts,
    passed,
    stops,
    wall_in_texts,
    walled_in,
)
from ppsolve.puzzles.pingouin.contest_task import doors_of
from ppsolve.puzzles.pingouin.contests import within_reach
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge, StrandTurn, tiles_text
from ppsolve.puzzles.pingouin.strand.threats import Threats, threats_after
from ppsolve.puzzles.pingouin.tiles import Tiles, names_of
from ppsolve.puzzles.solution import Ladder, Role
from ppsolve.solver.language.messages import either, say
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

StrandThreat = Threat[Move]
StrandIdea = Literal["finish", "wall-in", "block", "cut-off", "threat", "double-threat", "waiting"]
"""From the easiest to the hardest."""

MOST_SENTENCES = 2
"""The most sentences on what the right move does, before the one on the best defence."""


def lesson(judge: StrandJudge, turn: StrandTurn, player_names: PlayerNames) -> Lesson:
    position, right, _ = turn
    threat = threat_of(judge, position, lambda answer: stops(position, answer, right))
    threats = {move: threats_after(judge, position, move) for move in position.legal_moves}
    found = features(judge, turn, threat, threats, player_names)
    ladder = Ladder(position.legal_moves, right)
    _add_look(ladder, judge, position, threat, player_names)
    add_others(ladder, judge, position, threat, partial(_at_once, judge, position, player_names))
    add_idea_and_place(ladder, right, found, _beside(judge, position, right, player_names))
    why = [one.why for one in found[:MOST_SENTENCES]]
    why.append(_after_threat(judge, turn, threat, threats[right], player_names))
    return Lesson(found[0].idea, tuple(filter(None, why)), tuple(ladder.hints))


def _add_look(
    ladder: Ladder, judge: StrandJudge, position: Position, threat: StrandThreat | None, names: PlayerNames
) -> None:
    rival = names.name(1 - judge.seat)
    doors = doors_of(position, 1 - judge.seat)
    texts = [
        say("strand-left", player=names.name(judge.seat), slides=judge.slides_left(position)),
        say("strand-open", tiles=tiles_text(doors), number=doors.bit_count(), rival=rival),
    ]
    marks: dict[str, Role] = dict.fromkeys(names_of(doors), "clash")
    if threat is not None:
        move = threat.move
        assert move.start is not None
        marks |= {tile_name(move.start): "because", tile_name(move.end): "because"}
        message = "strand-threatens" if threatens(judge, position, move) else "floe-expect"
        texts.append(say(message, rival=rival, move=str(move)))
    ladder.add("look", " ".join(texts), marks=marks)


def threatens(judge: StrandJudge, position: Position, move: Move) -> bool:
    """True if the rival could play a move now and would then not be stranded in time."""
    other = passed(position, judge.seat)
    return other is not None and move in other.legal_moves and not judge.keeps(other.after(move))


def _at_once(judge: StrandJudge, position: Position, names: PlayerNames, moves: str, several: bool) -> str:
    """Return why moves fail at once."""
    rival, player = names.name(1 - judge.seat), names.name(judge.seat)
    some = "yes" if several else "no"
    if judge.slides_left(position) == 1:
        return say("strand-leaves-open", moves=moves, several=some, rival=rival)
    return say("strand-leaves-room", moves=moves, several=some, rival=rival, player=player)


def _beside(judge: StrandJudge, position: Position, right: Move, names: PlayerNames) -> Feature:
    """Return whether the right move takes a tile that is open to the rival, as an idea."""
    doors = doors_of(position, 1 - judge.seat)
    takes = bool(doors >> right.end & 1)
    rival = names.name(1 - judge.seat)
    hint = say("strand-take-open" if takes else "strand-leave-open", rival=rival)
    moves = tuple(str(move) for move in position.legal_moves if bool(doors >> move.end & 1) == takes)
    return Feature("threat", hint, "", moves, {})


# The idea.


def features(
    judge: StrandJudge,
    turn: StrandTurn,
    threat: StrandThreat | None,
    threats: dict[Move, Threats],
    names: PlayerNames,
) -> list[Feature]:
    """Return what is true of the right move, the clearest first; there is always something."""
    position, right, after = turn
    rival = 1 - judge.seat
    him = names.name(rival)
    found: list[Feature] = []

    def add(
        idea: StrandIdea, hint: str, why: str, is_true: Callable[[Move], bool], marked: Tiles = 0
    ) -> None:
        moves = tuple(str(move) for move in position.legal_moves if is_true(move))
        found.append(Feature(idea, hint, why, moves, dict.fromkeys(names_of(marked), "because")))

    def add_block(answer: Move) -> None:
        assert answer.start is not None
        ends = 1 << answer.start | 1 << answer.end
        add("block", *block_texts(answer, him), partial(stops, position, answer), ends)

    if judge.stranded(after):
        hint, why = say("strand-finish-hint"), say("strand-finish", rival=him)
        add("finish", hint, why, lambda move: judge.stranded(position.after(move)))
        return found
    own = threats[right]
    if own.double is not None:
        one, two = own.double
        why = say("strand-double-threat", one=str(one), two=str(two), rival=him)
        hint = say("strand-double-threat-hint", rival=him)
        add("double-threat", hint, why, lambda move: threats[move].double is not None)
    if walled := walled_in(position, right, rival):
        hint, why = wall_in_texts(walled, him)
        add("wall-in", hint, why, lambda m: not walled & ~walled_in(position, m, rival), walled)
    blocked = threat is not None and stops(position, threat.move, right)
    if threat is not None and blocked and threatens(judge, position, threat.move):
        add_block(threat.move)
    if own.waiting:
        hint, why = say("strand-waiting-hint", rival=him), say("strand-waiting", rival=him)
        add("waiting", hint, why, lambda move: is_waiting(judge, position, move, threats[move]))
    if cut := cut_off(position, right, rival):
        text = tiles_text(cut)
        hint = say("strand-cut-off-hint", rival=him, tiles=text)
        why = say("strand-cut-off", rival=him, tiles=text)
        add("cut-off", hint, why, lambda m: not cut & ~cut_off(position, m, rival), cut)
    if own.moves and own.double is None:
        why = say("strand-threat", moves=either([str(move) for move in own.moves[:2]]))
        hint = say("strand-threat-hint", rival=him)
        add("threat", hint, why, lambda move: bool(threats[move].moves))
    if threat is not None and blocked and not threatens(judge, position, threat.move):
        add_block(threat.move)
    return found


def is_waiting(judge: StrandJudge, position: Position, move: Move, threats: Threats) -> bool:
    """True if the rival must slide after a move that threatens nothing."""
    return position.after(move).to_move == 1 - judge.seat and threats.waiting


def cut_off(position: Position, move: Move, rival: int) -> Tiles:
    """Return the tiles that a move puts out of the rival's reach, besides the one that it goes to."""
    after = position.after(move)
    return within_reach(position, rival) & ~within_reach(after, rival) & ~(1 << move.end)


def _after_threat(
    judge: StrandJudge,
    turn: StrandTurn,
    threat: StrandThreat | None,
    threats: Threats,
    names: PlayerNames,
) -> str:
    """Return what the player does about the threat, or about the best defence, after the right move."""
    after = turn.after
    if judge.stranded(after):
        return ""
    played = threat is not None and threat.move in after.legal_moves
    answer = threat.move if threat is not None and played else judge.defence(after).move
    position = after.after(answer)
    rival, player = names.name(1 - judge.seat), names.name(judge.seat)
    facts = {"rival": rival, "how": "plays" if played else "answers", "answer": str(answer)}
    if judge.stranded(position):
        return say("strand-stranded-at-once", **facts)
    best = judge.best_move(position)
    done = "yes" if judge.stranded(best.after) else "no"
    return say("strand-answered", player=player, best=str(best.move), done=done, **facts)
