"""Summaries of a review of Penguin Party: how each player's moves are judged, and what could be seen.

With two players a move is judged by the worst case, with more by everyone for themselves. Where that is not
proved, it is judged by simulated rounds with open hands: a fixed number of samples with a fixed seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ppsolve.reports.review.evaluation import AnyOutcome, EvaluatedMove, loss
from ppsolve.reports.review.grades import CARDS, RIGHT, Grade
from ppsolve.reports.review.party.review import Review, RoundReview
from ppsolve.reports.review.party.sentences import round_label
from ppsolve.reports.review.summary import (
    Basis,
    Compared,
    KeyDecision,
    PlayerSummary,
    Result,
    RoundLabel,
    View,
    place_facts,
)
from ppsolve.solver.backend import core_kind
from ppsolve.solver.language.messages import later
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, lowest
from ppsolve.solver.party.hidden.advice import MoveEstimate
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.record import Round, Turn
from ppsolve.solver.party.symmetry import canonical
from ppsolve.solver.party.yardsticks import expected_after_moves
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.yardsticks import EXPECTED, SELFISH, WORST_CASE, Interval, Yardstick

Estimates = Mapping[Placement, MoveEstimate]


def with_summaries(
    reviewed: Review,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    *,
    seats: Iterable[int] | None = None,
    progress: Callable[[str], None] | None = None,
) -> Review:
    """Return the review with a summary for each of `seats` (default: all).

    Cancelling the `solver` ends the estimates; moves without one are then counted as not judged.
    """
    judges = [
        _Judge(one, solver, limits, progress, reviewed.prefix(number), round_label(reviewed, number))
        for number, one in enumerate(reviewed.rounds)
    ]
    chosen = range(len(reviewed.players)) if seats is None else seats
    return replace(reviewed, summaries=tuple(_summary(reviewed, judges, seat) for seat in chosen))


def _summary(reviewed: Review, judges: Sequence[_Judge], seat: int) -> PlayerSummary:
    judgements = [judge.judge(seat) for judge in judges]
    costly = [(one.costliest, judge) for one, judge in zip(judgements, judges, strict=True) if one.costliest]
    decision = None
    if costly:
        cost, judge = max(costly, key=lambda pair: pair[0].amount)  # the first of equal ones
        decision = judge.decision(cost)
    alone = reviewed.game is None
    first = reviewed.rounds[0]
    basis = Basis(
        choices=sum(one.basis.choices for one in judgements),
        estimated=sum(one.basis.estimated for one in judgements),
        unjudged=sum(one.basis.unjudged for one in judgements),
        exact_from=judgements[0].basis.exact_from if alone else None,
        bounded=sum(one.basis.bounded for one in judgements),
    )
    result = round_result(first.round, seat) if alone else _game_result(reviewed, seat)
    provisional = any(one.provisional for one in judgements)
    return PlayerSummary(result, decision, provisional, basis, first.sure[0][seat] if alone else None)


# Judging moves.


@dataclass(frozen=True)
class _Cost:
    """The cost of a move by one yardstick: exact, bounded, or an estimate."""

    move: EvaluatedMove
    judged_by: Yardstick
    cost: AnyOutcome | Interval

    @property
    def amount(self) -> float:
        """The lower bound, or the mean of an estimate; 0 if it is too small to count."""
        if isinstance(self.cost, Interval):
            return 0.0 if CARDS.of_difference(self.cost) in RIGHT else self.cost.mean
        return self.cost.low

    @property
    def grade(self) -> Grade | None:
        cost = self.cost
        return CARDS.of_difference(cost) if isinstance(cost, Interval) else CARDS.of_cost(cost)


@dataclass(frozen=True)
class _Judgement:
    """The costliest move of a player in a round, and what that rests on."""

    costliest: _Cost | None
    provisional: bool
    basis: Basis


@dataclass
class _Judge:
    """Judges the moves of a round; estimates of a position are made once."""

    review: RoundReview
    solver: Solver
    limits: Limits
    progress: Callable[[str], None] | None
    prefix: str
    label: RoundLabel | None
    estimated: dict[int, Estimates] = field(default_factory=dict)

    @property
    def yardstick(self) -> Yardstick:
        """The exact yardstick for this number of players."""
        return WORST_CASE if len(self.review.deal.names) == 2 else SELFISH

    def judge(self, seat: int) -> _Judgement:
        """Judge all moves of a player."""
        choices = [move for move in self.review.moves if move.turn.seat == seat and move.is_choice]
        costs = [cost for cost in map(self._cost, choices) if cost is not None]
        estimated = [cost for cost in costs if cost.judged_by == EXPECTED]
        most = max((cost.amount for cost in costs), default=0)
        equal = [cost for cost in costs if cost.amount == most > 0]
        costliest = max(equal, key=self._estimated_loss) if len(equal) > 1 else next(iter(equal), None)
        undecided = self.yardstick == WORST_CASE and any(
            not move.regret.proved and move.regret.high > most for move in choices
        )
        bounded = [cost for cost in costs if isinstance(cost.cost, Outcome) and not cost.cost.proved]
        inexact = {cost.move.turn.number for cost in (*estimated, *bounded)}
        exact = {cost.move.turn.number for cost in costs} - inexact
        last_inexact = max((one.turn.number for one in choices if one.turn.number not in exact), default=0)
        exact_from = min((number for number in exact if number > last_inexact), default=None)
        unjudged = len(choices) - len(costs)
        basis = Basis(len(choices), len(estimated), unjudged, exact_from, len(bounded))
        return _Judgement(costliest, undecided or unjudged > 0, basis)

    def decision(self, cost: _Cost) -> KeyDecision:
        """Return a costly move with the better card, by all yardsticks and as its player saw it."""
        move, turn = cost.move, cost.move.turn
        estimates = self._estimates(move)
        better = next(iter(estimates), None)
        if cost.judged_by != EXPECTED:
            candidates = self._best_moves(move)
            better = next((one for one in estimates if one in candidates), candidates[0])
        assert better is not None
        found = move.selfish or self.solver.selfish_after_moves(
            turn.before, None, self.limits, moves=(turn.move, better)
        )
        return KeyDecision(
            turn,
            better,
            cost.judged_by,
            cost.cost,
            cost.grade,
            worst_case=Compared(move.after, _worth(move, better)),
            selfish=Compared(found[turn.move].without_line(), found[better].without_line()),
            expected=Compared(estimates[turn.move], estimates[better]) if estimates else None,
            view=self._view(turn, better),
            label=self.label,
        )

    def _view(self, turn: Turn, better: Placement) -> View | None:
        """Return both cards with the other hands hidden; `None` if there are no estimates."""
        self._report(turn.number, "as the player saw it")
        found = self._simulate(seen_by_mover(self.review.round, turn.number))
        if not found:
            return None
        pair = Compared(found[turn.move], found[better])
        grades = Compared(CARDS.of_difference(pair.played.behind), CARDS.of_difference(pair.better.behind))
        return View(next(iter(found)), pair, grades)

    def _cost(self, move: EvaluatedMove) -> _Cost | None:
        """Return the exact cost of a move if it is known, else an estimate; `None` if there is neither.

        A bounded cost will do if a better move is known.
        """
        if self.yardstick == WORST_CASE:
            if move.regret.proved or (move.regret.low > 0 and self._best_moves(move)):
                return _Cost(move, WORST_CASE, move.regret)
        elif move.selfish and all(outcome.proved for outcome in move.selfish.values()):
            regret = loss(lowest(move.selfish.values()), move.selfish[move.turn.move], "fewest")
            return _Cost(move, SELFISH, regret)
        estimates = self._estimates(move)
        return _Cost(move, EXPECTED, estimates[move.turn.move].behind) if estimates else None

    def _estimated_loss(self, cost: _Cost) -> float:
        """Return the estimated cost, which decides between equal exact ones."""
        estimates = self._estimates(cost.move)
        return estimates[cost.move.turn.move].behind.mean if estimates else 0.0

    def _best_moves(self, move: EvaluatedMove) -> list[Placement]:
        """Return the best of the moves that are known to be better than the one played."""
        if self.yardstick == SELFISH:
            least = lowest(move.selfish.values()).low
            return [one for one, value in move.selfish.items() if value.low == least]
        better = {one: value.high for one, value in move.worth.items() if value.high < move.after.low}
        return [one for one, most in better.items() if most == min(better.values())]

    def _estimates(self, move: EvaluatedMove) -> Estimates:
        """Return the estimates of all moves with open hands, best first; empty if there are none."""
        number = move.turn.number
        if number not in self.estimated:
            self._report(number, "simulated rounds")
            self.estimated[number] = self._simulate(move.turn.before)
        return self.estimated[number]

    def _simulate(self, position: Position | HiddenPosition) -> Estimates:
        """Estimate all moves; empty if the solver is cancelled, or without the native core."""
        if core_kind() != "native":
            return {}
        return expected_after_moves(
            position, threads=self.solver.threads, stopped=lambda: self.solver.cancelled
        )

    def _report(self, number: int, what: str) -> None:
        if self.progress is not None:
            self.progress(f"{self.prefix}move {number} of {len(self.review.moves)}, {what}")


def _worth(move: EvaluatedMove, other: Placement) -> AnyOutcome:
    """Return the worst case after a legal move; `move.worth` has one of several equivalent moves."""
    before = move.turn.before
    if other in move.worth:
        return move.worth[other]
    form = canonical(before.after(other))
    return next(value for one, value in move.worth.items() if canonical(before.after(one)) == form)


# Results.


def round_result(played: Round, seat: int) -> Result:
    """Return a player's result in a round, with a sentence to the player."""
    names = played.deal.names
    left = played.end.penalties()
    out = next((one.after_move for one in played.departures if one.seat == seat), None)
    last = max((turn.number for turn in played.turns if turn.seat == seat), default=None)
    if played.tumbler is None:
        return result_of(names, left, seat, out, None if left[seat] else last, played.status == "finished")
    name = shown_name(names[seat], names)
    if played.tumbler == seat:
        text = later("review-tumbled-yourself", player=name, cards=left[seat])
    else:
        faller = shown_name(names[played.tumbler], names)
        text = later("review-tumbled-other", player=name, faller=faller)
    facts = {"cards_left": left[seat], "out_after_move": out, "emptied_at_move": None}
    return Result(names[seat], text, left[seat], None, facts)


def result_of(
    names: Sequence[str], left: Sequence[int], seat: int, out: int | None, emptied: int | None, finished: bool
) -> Result:
    """Return a player's result from the cards `left` by seat.

    `out` is the move after which the player was out, `emptied` the one that emptied the hand.
    """
    name = shown_name(names[seat], names)
    facts = {"cards_left": left[seat], "out_after_move": out, "emptied_at_move": emptied}
    if not finished:
        text = later("review-round-unfinished", player=name, cards=left[seat])
        return Result(names[seat], text, left[seat], None, facts)
    place = 1 + sum(other < left[seat] for other in left)
    level = [
        shown_name(names[other], names)
        for other in range(len(names))
        if other != seat and left[other] == left[seat]
    ]
    when, move = "none", 0
    if emptied is not None:
        when, move = "emptied", emptied
    elif out is not None and place > 1:
        when, move = "out" if out else "out-at-start", out
    text = later(
        "review-round-result",
        player=name,
        cards=left[seat],
        when=when,
        move=move,
        **place_facts(place, level, len(names)),
    )
    won = place == 1 and len(set(left)) > 1
    return Result(names[seat], text, left[seat], place, facts, perfect=not left[seat], won=won)


def _game_result(reviewed: Review, seat: int) -> Result:
    game = reviewed.game
    assert game is not None
    names = game.players
    name = shown_name(names[seat], names)
    own = next(one for one in game.standing if one.seat == seat)
    level = [
        shown_name(names[one.seat], names)
        for one in game.standing
        if one.rank == own.rank and one.seat != seat
    ]
    facts = {"points": own.total}
    if not game.finished:
        text = later("review-game-unfinished", player=name, points=own.total)
        return Result(names[seat], text, own.total, None, facts)
    place = place_facts(own.rank, level, len(names), "game")
    text = later("review-game-result", player=name, points=own.total, **place)
    won = own.rank == 1 and len(level) < len(names) - 1
    return Result(names[seat], text, own.total, own.rank, facts, won=won)
