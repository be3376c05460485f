"""The lesson of a turn in a strand: what is open to the rival, what refutes other moves, and what works."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import Lesson, Threat, sentence, threat_of
from ppsolve.puzzles.pingouin.contest_hints import (
    Feature,
    add_idea_and_place,
    add_others,
    passed,
    stops,
    walled_in,
)
from ppsolve.puzzles.pingouin.contest_task import doors_of
from ppsolve.puzzles.pingouin.contests import within_reach
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge, StrandTurn, tiles_text
from ppsolve.puzzles.pingouin.strand.threats import Threats, threats_after
from ppsolve.puzzles.pingouin.tiles import Tiles, names_of
from ppsolve.puzzles.solution import Ladder, Role
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.view.phrases import join_words, number_word

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
    left = judge.slides_left(position)
    rival = names.name(1 - judge.seat)
    doors = doors_of(position, 1 - judge.seat)
    slides = f"{number_word(left)} {'slide' if left == 1 else 'slides'} left"
    open_now = f"{tiles_text(doors)} {'is' if doors.bit_count() == 1 else 'are'} open to {rival}"
    text = f"{sentence(names.says(judge.seat, f'has {slides}', f'have {slides}'))} {sentence(open_now)}"
    marks: dict[str, Role] = dict.fromkeys(names_of(doors), "clash")
    if threat is not None:
        move = threat.move
        assert move.start is not None
        marks |= {tile_name(move.start): "because", tile_name(move.end): "because"}
        if threatens(judge, position, move):
            text += f" {rival} threatens {move}: after it, {rival} could not be stranded in time."
        else:
            text += f" Expect {rival} to answer {move}."
    ladder.add("look", text, marks=marks)


def threatens(judge: StrandJudge, position: Position, move: Move) -> bool:
    """True if the rival could play a move now and would then not be stranded in time."""
    other = passed(position, judge.seat)
    return other is not None and move in other.legal_moves and not judge.keeps(other.after(move))


def _at_once(judge: StrandJudge, position: Position, names: PlayerNames, moves: str, several: bool) -> str:
    """Return why moves fail at once."""
    leave, rival = "leave" if several else "leaves", names.name(1 - judge.seat)
    if judge.slides_left(position) == 1:
        return f"{moves} {leave} a tile open to {rival}"
    return f"{moves} {leave} {rival} enough slides out of {names.of_whom(judge.seat)} reach"


def _beside(judge: StrandJudge, position: Position, right: Move, names: PlayerNames) -> Feature:
    """Return whether the right move takes a tile that is open to the rival, as an idea."""
    doors = doors_of(position, 1 - judge.seat)
    takes = bool(doors >> right.end & 1)
    rival = names.name(1 - judge.seat)
    hint = f"Take a tile that is open to {rival}." if takes else f"Leave the tiles that are open to {rival}."
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
    whose, him = names.of_whom(rival), names.name(rival)
    found: list[Feature] = []

    def add(
        idea: StrandIdea, hint: str, why: str, is_true: Callable[[Move], bool], marked: Tiles = 0
    ) -> None:
        moves = tuple(str(move) for move in position.legal_moves if is_true(move))
        found.append(Feature(idea, hint, why, moves, dict.fromkeys(names_of(marked), "because")))

    def add_block(answer: Move) -> None:
        assert answer.start is not None
        hint = f"Stop {answer}: after the right move it cannot be played."
        ends = 1 << answer.start | 1 << answer.end
        add("block", hint, f"{him} can no longer play {answer}.", partial(stops, position, answer), ends)

    if judge.stranded(after):
        hint, why = "Take the last tile that is open.", sentence(f"then no tile is open to {him}")
        add("finish", hint, why, lambda move: judge.stranded(position.after(move)))
        return found
    own = threats[right]
    if own.double is not None:
        one, two = own.double
        why = f"It threatens {one} and {two}, and no slide of {whose} meets both."
        hint = f"Make two threats at once: {him} can meet only one of them."
        add("double-threat", hint, why, lambda move: threats[move].double is not None)
    if walled := walled_in(position, right, rival):
        penguins = "penguin" if walled.bit_count() == 1 else "penguins"
        where = f"{whose} {penguins} on {join_words(names_of(walled))}"
        hint, why = f"Wall in {where} for good.", f"It walls in {where} for good."
        add("wall-in", hint, why, lambda m: not walled & ~walled_in(position, m, rival), walled)
    blocked = threat is not None and stops(position, threat.move, right)
    if threat is not None and blocked and threatens(judge, position, threat.move):
        add_block(threat.move)
    if own.waiting:
        why = f"If {him} could stay put, this would not be enough. But {him} must slide."
        hint = f"Threaten nothing: {him} must slide, and every slide does harm."
        add("waiting", hint, why, lambda move: is_waiting(judge, position, move, threats[move]))
    if cut := cut_off(position, right, rival):
        text = tiles_text(cut)
        hint, why = f"Cut {him} off from {text}.", f"It cuts {him} off from {text}."
        add("cut-off", hint, why, lambda m: not cut & ~cut_off(position, m, rival), cut)
    if own.moves and own.double is None:
        why = f"It threatens {join_words([str(move) for move in own.moves[:2]], 'or')}."
        hint = f"Threaten to strand {him}: find a slide that would be enough if {him} stood still."
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
    rival = names.name(1 - judge.seat)
    does = f"If {rival} {'plays' if played else 'answers'} {answer}"
    if judge.stranded(position):
        return f"{does}, {rival} is stranded at once."
    best = judge.best_move(position)
    plays = names.says(judge.seat, "plays", "play")
    if judge.stranded(best.after):
        return f"{does}, {plays} {best.move}, and {rival} is stranded."
    return f"{does}, {plays} {best.move}."
