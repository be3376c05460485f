"""Puzzles against opponents who defend, of any game: judge, best play, grading, checks, reasons.

`ContestJudge` gives exact values and the moves that are played. The functions below it use the judge to prove
a task, to grade it, to check a player's moves and to explain them.

The level follows from an effort, the weighted sum of these counts. No weight is negative, so more of anything
never makes a puzzle easier:

| count        | meaning                                                                 | weight       |
|--------------|-------------------------------------------------------------------------|--------------|
| `depth`      | own turns in the solution until no own move can go wrong any more       | 2            |
| `only_moves` | only-moves in a row in the solution                                     | 2            |
| `late`       | own moves after a failing first move until the failure is obvious       | 2            |
| `tempting`   | first moves that fail although they look good                           | 1, up to six |
| `pieces`     | opponents beyond the first, or penguins beyond one a player             | 1            |
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from ppsolve.puzzles.solution import Finding, Hint, SolutionStep, longest_run
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.game import GamePosition
from ppsolve.solver.view.phrases import join_words, number_word

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")

MOST_REFUTATIONS: Final = 3
"""The number of refutations that a reason describes."""
MOST_TEMPTING: Final = 6
"""Tempting moves beyond this many add no effort."""
FEW_BEST: Final = 3
"""A rule of simple play recommends moves if no more than this many are the best."""
LEFT_OPEN: Final = 2
"""The fewest failing moves that a hint leaves open before the place, where there are enough."""
LONGEST_CLAIM: Final = 150
"""The most characters of a claim that a page shows beside the board."""
NEARLY: Final = 0.75
"""The share of the most refuted moves that an answer must refute to be told instead."""
LATE: Final = 3
"""The fewest own moves after a failing first move for the tag `late-trap`."""


class Option(NamedTuple, Generic[Position, Move]):
    """A legal move, the position after it, and the value of that position for the player of the puzzle."""

    move: Move
    after: Position
    value: int


class LineTurn(NamedTuple, Generic[Position, Move]):
    """A turn of a line: the position before it, the move, and the position after it."""

    position: Position
    move: Move
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


class RefutedMove(NamedTuple, Generic[Position, Move]):
    """A wrong move, and best play after it until the position shows the failure."""

    start: Position
    move: Move
    line: tuple[LineTurn[Position, Move], ...]
    """The turns after `move`."""
    end: Position
    """The position in which the failure shows."""


class ContestJudge(ABC, Generic[Position, Move]):
    """Exact values of all positions of a puzzle for its player, and the move that is played in each.

    Values depend on nothing but the position. Moves follow from values in a fixed order (see `defence` and
    `best_move`), so lines are the same on every machine. A judge caches its results: use one for all
    questions about a task.
    """

    def __init__(self, start: Position, goal: int) -> None:
        assert start.to_move is not None
        self.start = start
        self.seat = start.to_move
        """The seat of the player of the puzzle."""
        self.goal = goal
        """The worst value that is good enough for the player."""
        self._wants_few = start.game.wants == "fewest"
        self._options: dict[Hashable, tuple[Option[Position, Move], ...]] = {}
        self._lures: dict[Hashable, Mapping[str, Mapping[Move, int]]] = {}

    def with_goal(self, goal: int) -> Self:
        """Return a judge of the same position with another goal, sharing the cached values."""
        other = copy(self)
        other.goal = goal
        return other

    @abstractmethod
    def value(self, position: Position) -> int:
        """Return the result that the player can guarantee."""

    @abstractmethod
    def best_move(self, position: Position) -> Option[Position, Move]:
        """Return the move of the player."""

    @abstractmethod
    def defence(self, position: Position) -> Option[Position, Move]:
        """Return the move of an opponent."""

    @abstractmethod
    def _key(self, position: Position) -> Hashable:
        """Return the cache key of a position."""

    @abstractmethod
    def lost(self, position: Position) -> bool:
        """True if the position itself shows, without a search, that the player fails."""

    def won(self, position: Position) -> bool:
        """True if the player has reached the goal already."""
        return False

    def settled(self, position: Position) -> bool:
        """True if the player has no more turns."""
        return position.over

    def choices(self, position: Position) -> Sequence[Move]:
        """Return the legal moves, one of each class of equivalent ones."""
        return position.legal_moves

    def is_enough(self, value: int) -> bool:
        return value <= self.goal if self._wants_few else value >= self.goal

    def keeps(self, position: Position) -> bool:
        """True if the player can still guarantee the goal."""
        return self.is_enough(self.value(position))

    def options(self, position: Position) -> tuple[Option[Position, Move], ...]:
        """Return the legal moves of the player to move, with the positions they lead to."""
        key = self._key(position)
        if key not in self._options:
            afters = [(move, position.after(move)) for move in position.legal_moves]
            self._options[key] = tuple(Option(move, after, self.value(after)) for move, after in afters)
        return self._options[key]

    def good_moves(self, position: Position) -> tuple[Move, ...]:
        """Return the moves after which the player can still guarantee the goal."""
        return tuple(option.move for option in self.options(position) if self.is_enough(option.value))

    def failing_moves(self, position: Position) -> list[Move]:
        """Return the moves after which the player cannot, one of each class of equivalent ones."""
        good = self.good_moves(position)
        return [move for move in self.choices(position) if move not in good]

    def is_only_move(self, position: Position) -> bool:
        """True if the player has a choice and only one move keeps the goal, up to equivalence."""
        failing = len(self.failing_moves(position))
        return failing > 0 and failing == len(self.choices(position)) - 1

    def choice(self, position: Position) -> Option[Position, Move]:
        """Return the move played in a line: the player's best move, or an opponent's defence."""
        return self.best_move(position) if position.to_move == self.seat else self.defence(position)

    def play_out(self, position: Position) -> Iterator[LineTurn[Position, Move]]:
        """Yield the turns of best play to the end of the game."""
        while not position.over:
            option = self.choice(position)
            yield LineTurn(position, option.move, option.after)
            position = option.after

    def line_after(self, start: Position, move: Move) -> tuple[LineTurn[Position, Move], ...]:
        after = start.after(move)
        return (LineTurn(start, move, after), *self.play_out(after))

    def refute(self, position: Position, move: Move) -> RefutedMove[Position, Move]:
        """Refute a move of the player after which the goal can no longer be guaranteed."""
        end = position.after(move)
        line = []
        for turn in self.play_out(end):
            if self.lost(turn.position):
                break
            line.append(turn)
            end = turn.after
        return RefutedMove(position, move, tuple(line), end)

    @abstractmethod
    def lures(self, position: Position) -> Mapping[str, Mapping[Move, int]]:
        """Score the moves of the player by the rules of simple play: the name of a rule as in `most fish`,
        and the score of every legal move, more being better."""

    def _scores(self, position: Position) -> Mapping[str, Mapping[Move, int]]:
        key = self._key(position)
        if key not in self._lures:
            self._lures[key] = self.lures(position)
        return self._lures[key]

    def by_appeal(self, position: Position) -> list[Move]:
        """Return `failing_moves`, those that simple play would choose first."""
        lures = self._scores(position)
        ranks = [
            {score: rank for rank, score in enumerate(sorted(set(scores.values()), reverse=True))}
            for scores in lures.values()
        ]

        def appeal(move: Move) -> tuple[bool, int]:
            found = [rank[scores[move]] for rank, scores in zip(ranks, lures.values(), strict=True)]
            return not self.lure_of(position, move), sum(found)

        return sorted(self.failing_moves(position), key=appeal)

    def lure_of(self, position: Position, move: Move) -> str:
        """Return the rules of simple play by which a move is among the best `FEW_BEST`, in words; may be
        empty."""
        found = []
        for name, scores in self._scores(position).items():
            most = max(scores.values())
            if scores[move] == most and sum(score == most for score in scores.values()) <= FEW_BEST:
                found.append(name)
        return " and ".join(found)

    # Words.

    @property
    @abstractmethod
    def goal_text(self) -> str:
        """The goal as the object of `guarantees Alice ...`."""

    @abstractmethod
    def amount_text(self, value: int) -> str: ...

    @abstractmethod
    def sure_text(self, value: int) -> str:
        """Return a guaranteed value as it goes on after `Alice is sure`."""

    @abstractmethod
    def result_text(self, end: Position) -> str:
        """Return the player's result at the end of the game, as a clause."""

    @abstractmethod
    def failure_text(self, refutation: RefutedMove[Position, Move], player_names: PlayerNames) -> str:
        """Return why the end of a refutation is a failure, as a clause."""


# Proof and grading.


def prove_one_move(
    judge: ContestJudge[Position, Move], field: str, asked: str, best: str
) -> tuple[LineTurn[Position, Move], ...]:
    """Prove that exactly one of the first moves works; return it with best play after it.

    `BadInput` otherwise: `field` is the field of the task that holds the goal, `asked` the goal in words, and
    `best` the name of the best result.
    """
    start, choices = judge.start, judge.choices(judge.start)
    name = shown(start.names[judge.seat])
    working = [move for move in choices if judge.keeps(start.after(move))]
    if not working:
        raise BadInput(field, f"{name} cannot guarantee {asked}: the {best} is {judge.value(start)}")
    if len(choices) == 1:
        raise BadInput("position", f"{name} has only one move, {working[0]}: nothing to find")
    if len(working) > 1:
        raise BadInput(field, f"{len(working)} first moves work: {join_words(list(map(str, working)))}")
    return judge.line_after(start, working[0])


@dataclass(frozen=True)
class ContestCounts:
    """The counts behind the level. Equivalent moves count once."""

    depth: int
    """The player's turns in the solution up to the last one at which some move fails."""
    tempting: int
    """First moves that fail although they look good."""
    late: int
    """The player's moves from a failing first move until its failure is obvious, in the longest line."""
    only_moves: int
    """The longest run of the player's turns in the solution at which only one move reaches the goal. Turns
    with a single legal move neither count nor interrupt the run."""
    pieces: int
    """Opponents beyond the first, or penguins beyond one a player."""

    @property
    def effort(self) -> int:
        return (
            2 * (self.depth + self.only_moves + self.late) + min(self.tempting, MOST_TEMPTING) + self.pieces
        )

    def facts(self, failing: int) -> dict[str, int]:
        """Return the counts by name, with the number of failing first moves."""
        return {
            "depth": self.depth,
            "failing": failing,
            "tempting": self.tempting,
            "late": self.late,
            "only_moves": self.only_moves,
        }


def count(
    judge: ContestJudge[Position, Move],
    solution: Sequence[LineTurn[Position, Move]],
    looks_good: Callable[[Move], bool],
    pieces: int,
) -> ContestCounts:
    """Count what the level depends on; `looks_good` is true of a failing first move that seems as good as the
    right one at once."""
    start, seat = judge.start, judge.seat
    failing = judge.failing_moves(start)
    own = [turn.position for turn in solution if turn.seat == seat and not judge.won(turn.position)]
    lines = [judge.refute(start, move).line for move in failing]
    return ContestCounts(
        depth=max(turn for turn, position in enumerate(own, start=1) if judge.failing_moves(position)),
        tempting=sum(is_tempting(judge, move, looks_good(move)) for move in failing),
        late=max(sum(turn.seat == seat for turn in line) for line in lines),
        only_moves=longest_run(
            judge.is_only_move(position) for position in own if len(position.legal_moves) > 1
        ),
        pieces=max(pieces, 0),
    )


def is_tempting(judge: ContestJudge[Position, Move], move: Move, looks_good: bool) -> bool:
    """True if a failing first move is tempting, which takes at least two of these:

    - It fails by one only.
    - It looks good.
    - Just one of several answers refutes it.
    """
    after = judge.start.after(move)
    near = abs(judge.value(after) - judge.goal) == 1
    if near == looks_good:
        return near
    answered = after.to_move not in (None, judge.seat)
    return answered and len(judge.choices(after)) > 1 and len(judge.failing_moves(after)) == 1


# Checks and hints.


def follow(judge: ContestJudge[Position, Move], moves: Sequence[Move]) -> Position | Finding:
    """Return the position after `moves`, or a finding on the first that is illegal or gives up the goal."""
    position = judge.start
    for step, move in enumerate(moves, start=1):
        try:
            after = position.play(move)
        except BadInput as error:
            return Finding(False, False, f"step {step}: {move} cannot be played: {error.what}.", step)
        if position.to_move == judge.seat and not judge.keeps(after):
            why = refutation_text(judge, judge.refute(position, move), PlayerNames.of(position))
            return Finding(False, False, f"step {step}: {move} fails: {why}.", step)
        position = after
    return position


def check_moves(judge: ContestJudge[Position, Move], moves: Sequence[Move], sure: str) -> Finding:
    """Check a first move, or a line of everybody's moves from the position.

    The puzzle is solved once the first move is right, if every further move of the player keeps the goal.
    The others may play any legal move. `sure` goes on after `Alice is sure to end with`.
    """
    name = shown(judge.start.names[judge.seat])
    if not moves:
        return Finding(True, False, f"Nothing has been played yet; it is {name}'s turn.")
    end = follow(judge, moves)
    if isinstance(end, Finding):
        return end
    if end.over:
        return Finding(True, True, f"Right: {judge.result_text(end)}.")
    return Finding(True, True, f"Right: after {moves[-1]} {name} is sure to end with {sure}.")


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
            told = ", ".join(f"{player_names.name(answer.seat)} {answer.move}" for answer in answers)
            expected = tuple(str(answer.move) for answer in answers)
            return replace(step, reason=f"Expect {told}. {step.reason}", expected=expected)
        answers.append(turn)
    why = over if position.over else "no more turns to come"
    raise BadInput("moves", f"{why}: {judge.result_text(position)}")


# Reasons.

SETTLED: Final = "The question is settled: in this line nothing can go wrong any more."

Refutations = Mapping[str, Sequence[RefutedMove[Position, Move]]]
"""Refutations by their text."""


@dataclass(frozen=True)
class PlayerNames:
    """Names for the players in reasons; the player who is addressed is called `you`."""

    names: tuple[str, ...]
    you: int | None = None
    """The seat of the player who is addressed."""

    @staticmethod
    def of(position: GamePosition[Any], you: int | None = None) -> PlayerNames:
        return PlayerNames(tuple(map(shown, position.names)), you)

    def name(self, seat: int) -> str:
        return "you" if seat == self.you else self.names[seat]

    def of_whom(self, seat: int) -> str:
        """Return the possessive: `Alice's`, `your`."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def says(self, seat: int, verb: str, verb_for_you: str) -> str:
        """Return a player with the matching verb: `Alice is left`, `you are left`."""
        return f"{self.name(seat)} {verb_for_you if seat == self.you else verb}"


@dataclass(frozen=True)
class Lesson:
    """What a decision teaches: its technique, why the right move works, and the stages that lead to it."""

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
        return MoveExplanation("settled", SETTLED)
    if turn.seat != judge.seat:
        return MoveExplanation("defence", _why_defence(judge, turn, player_names))
    total = len(position.legal_moves)
    if total == 1:
        only = f"{move} is the only move {player_names.says(turn.seat, 'has', 'have')}."
        return MoveExplanation("forced", only)
    good = judge.good_moves(position)
    goal = f"{player_names.name(turn.seat)} {judge.goal_text}"
    if len(good) == total:
        return MoveExplanation("free-choice", f"Every move guarantees {goal}.")
    if judge.is_only_move(position):
        same = " or ".join(str(other) for other in good if other != move)
        only = f"{move} (or {same}, which is equivalent)" if same else str(move)
        claim = f"Only {only} guarantees {goal}."
    else:
        some = f"{number_word(len(good)).capitalize()} of the {number_word(total)} moves guarantee {goal}"
        claim = f"{some}: {join_words(list(map(str, good)))}."
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
    name, player = player_names.name(turn.seat), player_names.name(judge.seat)
    if len(turn.position.legal_moves) == 1:
        return f"{turn.move} is the only move {name} has."
    if judge.settled(turn.position):
        has = player_names.says(judge.seat, "has", "have")
        return f"It does not matter what {name} plays: {has} no more turns."
    value = judge.value(turn.position)
    if any(option.value != value for option in judge.options(turn.position)):
        amount = judge.amount_text(value)
        return f"This is {name}'s toughest defence: {player} can do no better than {amount}."
    after = turn.after
    if after.to_move == judge.seat and judge.is_only_move(after) and not judge.won(after):
        return f"{name} cannot do more harm, but this leaves {player} only one good move."
    sure = player_names.says(judge.seat, "is", "are")
    return f"{name} cannot do more harm: whatever comes, {sure} sure {judge.sure_text(value)}."


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
    verbs = ("goes on", "go on") if first.seat == judge.seat else ("answers", "answer")
    moves = [f"{player_names.says(first.seat, *verbs)} {first.move}"]
    moves += [f"{player_names.name(turn.seat)} {turn.move}" for turn in later]
    return f"{', '.join(moves)}; then {why}"


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
        sentences.append(f"After {join_words(moves, 'or')}, {story}.")
    left = sum(len(moves) for story, moves in alike.items() if story not in told)
    if left:
        sentences.append(f"{left} more {'fails' if left == 1 else 'fail'} as well.")
    return sentences


def lured(judge: ContestJudge[Position, Move], position: Position, move: Move) -> str:
    """Return a move with what makes it tempting: `g2-e3 (the most fish)`."""
    lure = judge.lure_of(position, move)
    return f"{move} ({lure})" if lure else str(move)


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
    as_seen: Callable[[Move, Move], Move] = lambda answer, _move: answer,
) -> Threat[Move] | None:
    """Return the answer that refutes the most failing moves, or `None`.

    An answer that refutes almost as many (`NEARLY`) comes first if the right move meets it (`is_met`).
    Moves whose failure is obvious at once do not count. `as_seen(answer, move)` is an answer to `move` in
    terms of the position before it.
    """
    falls: dict[tuple[Move, int], list[Move]] = {}
    for move in judge.by_appeal(position):
        after = position.after(move)
        if after.to_move in (None, judge.seat) or judge.lost(after):
            continue
        assert after.to_move is not None
        for option in judge.options(after):
            if not judge.is_enough(option.value):
                falls.setdefault((as_seen(option.move, move), after.to_move), []).append(move)
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
        words.append(f"{number_word(total - len(named))} more")
    return join_words(words)
