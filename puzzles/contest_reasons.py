"""Puzzles against opponents who defend, of any game: checks, reasons, and what hints have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic, NamedTuple

from ppsolve.puzzles.contest import ContestJudge, LineTurn, Move, PlayerNames, Position, RefutedMove
from ppsolve.puzzles.solution import Finding, Hint, SolutionStep
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.language.messages import ENGLISH, either, say, use_language
from ppsolve.solver.language.messages import listed as list_text

MOST_REFUTATIONS: Final = 3
"""The number of refutations that a reason describes."""
LEFT_OPEN: Final = 1
"""The fewest failing moves that a hint leaves open when it names moves that fail."""
LONGEST_CLAIM: Final = 150
"""The most characters of a claim that a page shows beside the board."""
NEARLY: Final = 0.75
"""The share of the most refuted moves that an answer must refute to be told instead."""

# Checks.


def follow(judge: ContestJudge[Position, Move], moves: Sequence[Move]) -> Position | Finding:
    """Return the position after `moves`, or a finding on the first that is illegal or gives up the goal."""
    position = judge.start
    for step, move in enumerate(moves, start=1):
        try:
            after = position.play(move)
        except BadInput as error:
            why = judge.illegal_text(position, move, error)
            text = say("puzzle-cannot-be-played", step=step, move=str(move), why=why)
            return Finding(False, False, text, step)
        if position.to_move == judge.seat and not judge.keeps(after):
            why = refutation_text(judge, judge.refute(position, move), PlayerNames.of(position))
            text = say("puzzle-move-fails", step=step, move=str(move), why=why)
            return Finding(False, False, text, step)
        position = after
    return position


def check_moves(judge: ContestJudge[Position, Move], moves: Sequence[Move]) -> Finding:
    """Check a first move, or a line of everybody's moves from the position.

    The puzzle is solved once the first move is right, if every further move of the player keeps the goal.
    The others may play any legal move.
    """
    name = shown(judge.start.names[judge.seat])
    if not moves:
        return Finding(True, False, say("puzzle-nothing-played", player=name))
    end = follow(judge, moves)
    if isinstance(end, Finding):
        return end
    if judge.finished(end):
        return Finding(True, True, say("puzzle-right", result=judge.result_text(end)))
    return Finding(True, True, judge.words("sure", move=str(moves[-1]), player=name))


def step_after(
    judge: ContestJudge[Position, Move],
    moves: Sequence[Move],
    explain: Callable[[LineTurn[Position, Move], PlayerNames], SolutionStep],
    over: str = "no more turns to come",
) -> SolutionStep:
    """Return the player's best move after `moves`, once opponents to move have made their best answers.

    `BadInput` if the moves contain a mistake, or if nothing is left to do; `over` says so at the end of the
    game.
    """
    with use_language(ENGLISH):  # its text is an error here
        position = follow(judge, moves)
    if isinstance(position, Finding):
        raise BadInput("moves", f"{position.text} Undo from step {position.step} on.")
    player_names = PlayerNames.of(position)
    answers: list[LineTurn[Position, Move]] = []
    for turn in judge.play_out(position):
        if judge.settled(turn.position):
            break
        if turn.seat == judge.seat:
            step = explain(turn, player_names)
            if not answers:
                return step
            told = ", ".join(
                say("puzzle-further-answer", player=player_names.name(answer.seat), move=str(answer.move))
                for answer in answers
            )
            expected = tuple(str(answer.move) for answer in answers)
            return replace(
                step, reason=say("puzzle-expect", answers=told, reason=step.reason), expected=expected
            )
        answers.append(turn)
    why = over if position.over else "no more turns to come"
    with use_language(ENGLISH):
        raise BadInput("moves", f"{why}: {judge.result_text(position)}")


# Reasons.

Refutations = Mapping[str, Sequence[RefutedMove[Position, Move]]]
"""Refutations by their text in the current language."""


@dataclass(frozen=True)
class Lesson:
    """The lesson of a decision: its technique, why the right move works, and the stages that lead to it."""

    technique: str
    why: tuple[str, ...]
    """Sentences, the most important first."""
    hints: tuple[Hint, ...]


@dataclass(frozen=True)
class MoveExplanation(Generic[Position, Move]):
    """The explanation of a move."""

    technique: str
    claim: str
    """What is true of the move, in a sentence."""
    hints: tuple[Hint, ...] = ()
    why: tuple[str, ...] = ()
    """Sentences about what the move does."""
    refuted: Refutations[Position, Move] = field(default_factory=dict)
    """The refutations of the moves that fail."""

    @property
    def told(self) -> tuple[tuple[str, ...], ...]:
        """The moves whose refutations the reason describes; those with the same refutation together."""
        return tuple(
            tuple(str(one.move) for one in self.refuted[story]) for story in stories_told(self.refuted)
        )

    @property
    def short_claim(self) -> str:
        """The claim with the most important sentence about the move, if a glance takes in both."""
        whole = " ".join([self.claim, *self.why[:1]])
        return whole if len(whole) <= LONGEST_CLAIM else self.claim

    def reason(self, judge: ContestJudge[Position, Move]) -> str:
        return " ".join([self.claim, *self.why, *refutation_sentences(judge, self.refuted)])


def explain_choice(
    judge: ContestJudge[Position, Move],
    turn: LineTurn[Position, Move],
    player_names: PlayerNames,
    lesson_of: Callable[[LineTurn[Position, Move], PlayerNames], Lesson],
) -> MoveExplanation[Position, Move]:
    """Explain a move; `lesson_of` is asked where some of the moves fail."""
    position, move, _ = turn
    if is_settled(judge, position):
        return MoveExplanation("settled", say("puzzle-settled"))
    if turn.seat != judge.seat:
        return MoveExplanation("defence", _why_defence(judge, turn, player_names))
    total, player = len(position.legal_moves), player_names.name(turn.seat)
    if total == 1:
        return MoveExplanation("forced", say("puzzle-only-legal", player=player, move=str(move)))
    good = judge.good_moves(position)
    if len(good) == total:
        return MoveExplanation("free-choice", judge.words("every", player=player))
    if judge.is_only_move(position):
        alike = [str(other) for other in good if other != move]
        only = say("puzzle-or-alike", move=str(move), alike=either(alike)) if alike else str(move)
        claim = judge.words("only", moves=only, player=player)
    else:
        some = list_text(list(map(str, good)))
        claim = judge.words("some", moves=some, good=len(good), total=total, player=player)
    lesson = lesson_of(turn, player_names)
    refuted = refutations(judge, position, player_names)
    return MoveExplanation(lesson.technique, claim, lesson.hints, lesson.why, refuted)


def is_settled(judge: ContestJudge[Position, Move], position: Position) -> bool:
    """True if no move of the player can go wrong any more while everybody plays the line."""
    return not any(
        turn.seat == judge.seat and judge.failing_moves(turn.position) for turn in judge.play_out(position)
    )


def _why_defence(
    judge: ContestJudge[Position, Move], turn: LineTurn[Position, Move], player_names: PlayerNames
) -> str:
    rival, player = player_names.name(turn.seat), player_names.name(judge.seat)
    if len(turn.position.legal_moves) == 1:
        return say("puzzle-only-legal", player=rival, move=str(turn.move))
    if judge.settled(turn.position):
        return say("puzzle-does-not-matter", rival=rival, player=player)
    value = judge.value(turn.position)
    if any(option.value != value for option in judge.options(turn.position)):
        return judge.words("toughest", value, rival=rival, player=player)
    after = turn.after
    if after.to_move == judge.seat and judge.is_only_move(after) and not judge.won(after):
        return say("puzzle-one-good-move-left", rival=rival, player=player)
    return judge.words("harmless", value, rival=rival, player=player)


def refutation_text(
    judge: ContestJudge[Position, Move],
    refutation: RefutedMove[Position, Move],
    player_names: PlayerNames,
) -> str:
    """Return a clause such as `Bob answers Bb1, Alice Gc2; then blue can never be placed again, so ...`."""
    why = judge.failure_text(refutation, player_names)
    if not refutation.line:
        return why
    first, *later = refutation.line
    goes_on = "yes" if first.seat == judge.seat else "no"
    moves = [say("puzzle-answer", player=player_names.name(first.seat), move=str(first.move), own=goes_on)]
    moves += [
        say("puzzle-further-answer", player=player_names.name(turn.seat), move=str(turn.move))
        for turn in later
    ]
    return say("puzzle-refutation", answers=", ".join(moves), why=why)


def refutations(
    judge: ContestJudge[Position, Move], position: Position, player_names: PlayerNames
) -> Refutations[Position, Move]:
    """Return the refutations of all failing moves, those of the most tempting moves first."""
    alike: dict[str, list[RefutedMove[Position, Move]]] = {}
    for move in judge.by_appeal(position):
        refutation = judge.refute(position, move)
        alike.setdefault(refutation_text(judge, refutation, player_names), []).append(refutation)
    return alike


def stories_told(alike: Refutations[Position, Move]) -> list[str]:
    """Select the refutations to describe: those of the most tempting moves."""
    return list(alike)[:MOST_REFUTATIONS]


def refutation_sentences(
    judge: ContestJudge[Position, Move], alike: Refutations[Position, Move]
) -> list[str]:
    """Describe what refutes the failing moves, one sentence per refutation, and count the moves left out."""
    told = stories_told(alike)
    sentences = []
    for story in told:
        moves = [lured(judge, one.start, one.move) for one in alike[story]]
        sentences.append(say("puzzle-after", moves=either(moves), story=story))
    left = sum(len(moves) for story, moves in alike.items() if story not in told)
    if left:
        sentences.append(say("puzzle-more-fail", number=left))
    return sentences


def lured(judge: ContestJudge[Position, Move], position: Position, move: Move) -> str:
    """Return a move with what makes it tempting: `g2-e3 (the most fish)`."""
    lure = judge.lure_of(position, move)
    return say("puzzle-lured", move=str(move), lure=lure) if lure else str(move)


# Words for hints.


def sentence(clause: str) -> str:
    """Return a clause with a full stop; a capital is added unless it begins with the name of a tile."""
    starts_with_tile = len(clause) > 1 and clause[1].isdigit()
    return f"{clause if starts_with_tile else clause[0].upper() + clause[1:]}."


class Threat(NamedTuple, Generic[Move]):
    """The answer that refutes the most failing moves."""

    move: Move
    """In terms of the position before the player's move."""
    seat: int
    falls: tuple[Move, ...]
    """The moves that it refutes, the most tempting first."""


def threat_of(
    judge: ContestJudge[Position, Move],
    position: Position,
    is_met: Callable[[Move], bool],
    as_seen: Callable[[Move, Move], Move | None] = lambda answer, _move: answer,
) -> Threat[Move] | None:
    """Return the answer that refutes the most failing moves, or `None`.

    An answer that refutes almost as many (`NEARLY`) comes first if the right move meets it (`is_met`).
    Moves whose failure is obvious at once do not count. `as_seen(answer, move)` is an answer to `move` in
    terms of the position before it; `None` if that has no such place.
    """
    falls: dict[tuple[Move, int], list[Move]] = {}
    for move in judge.by_appeal(position):
        after = position.after(move)
        if after.to_move in (None, judge.seat) or judge.lost(after):
            continue
        assert after.to_move is not None
        for option in judge.options(after):
            answer = as_seen(option.move, move)
            if answer is not None and not judge.is_enough(option.value):
                falls.setdefault((answer, after.to_move), []).append(move)
    if not falls:
        return None
    most = max(map(len, falls.values()))
    near = [(answer, moves) for answer, moves in falls.items() if len(moves) >= NEARLY * most]
    (best, seat), moves = max(near, key=lambda item: (is_met(item[0][0]), len(item[1])))
    return Threat(best, seat, tuple(moves))


def moves_to_name(falling: Sequence[Move], failing: int) -> list[Move]:
    """Return the moves that a hint may name: all but enough to leave `LEFT_OPEN` failing moves open."""
    return list(falling[: max(failing - LEFT_OPEN, 1)])


def listed(judge: ContestJudge[Position, Move], position: Position, named: Sequence[Move], total: int) -> str:
    """Return moves with what makes them tempting, and the number of those that are not named."""
    words = [lured(judge, position, move) for move in named]
    if total > len(named):
        words.append(say("puzzle-more", number=total - len(named)))
    return list_text(words)
