"""Parts that the reviews of all games share: sentences, tables, page variables and JSON values.

The JSON Schema of a review, `ppsolve.review/1`, is `schema/review.schema.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, Literal

from ppsolve.reports.review.chart import Curves, LikelyCurve, draw_chart
from ppsolve.reports.review.evaluation import (
    Accuracy,
    AnyOutcome,
    EvaluatedMove,
    Evaluation,
    Played,
    TurnToShow,
    loss,
)
from ppsolve.reports.review.grades import Grade, Scale
from ppsolve.reports.review.summary import (
    KeyDecision,
    PlayerSummary,
    Unit,
    note_text,
    outcome_dict,
    summary_text,
)
from ppsolve.reports.shared.tables import ReportTable, fits, sentence, shown_names, table_lines
from ppsolve.solver.language.messages import listed, say
from ppsolve.solver.view.layout import display_width, paragraph
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import without_style

SCHEMA: Final = "ppsolve.review/1"

NOTHING: Final = "-"
COSTLY: Final = "*"
"""Marks a move that cost its player something, in text without colour."""
MOST_BETTER: Final = 6
"""Better moves that are listed; the rest is only counted."""
ARROW: Final = "\N{RIGHTWARDS ARROW}"
MOVE_HEADERS: Final = ("plays", "guaranteed", "cost", "grade", "better")
"""Columns of the table of moves, as parts of message names."""


# Sentences and cells.


def guaranteed_text(move: EvaluatedMove, arrow: str = "->") -> str:
    """Return the mover's guaranteed result before and after the move; once if they are equal."""
    before, after = str(move.before), str(move.after)
    return before if before == after and move.before.proved else f"{before} {arrow} {after}"


def cost_text(regret: AnyOutcome) -> str:
    return NOTHING if regret.proved and not regret.high else str(regret)


def better_text(move: EvaluatedMove) -> str:
    """List the moves that would have cost nothing, if this one did."""
    if not move.regret.low:
        return ""
    named = " ".join(map(str, move.best[:MOST_BETTER]))
    if len(move.best) <= MOST_BETTER:
        return named
    return say("review-more", moves=named, number=len(move.best) - MOST_BETTER)


def place_text(rank: int) -> str:
    """Return a place in a ranking.

    >>> [place_text(rank) for rank in (1, 2, 3, 4)]
    ['1st', '2nd', '3rd', '4th']
    """
    return say("review-place-number", rank=rank)


def headers(*columns: str) -> list[str]:
    """Return the headers of a table."""
    return [say(f"review-header-{column}") for column in columns]


Label = Literal["proved", "so-far", "from"]
"""How far a turning point is proved: all of it, not yet all, or from some move on."""
Benefit = Literal["review-let-off", "review-gave"]
"""The message on what a move did for another player."""


def turning_point_text(review: Evaluation[Any], unit: Unit, benefit: Benefit) -> str:
    """Return which decision cost most and how much, or that there was none."""
    point = review.turning_point
    if point is None:
        if not review.moves:
            return ""
        if any(not move.regret.proved for move in review.moves):
            return say("review-turning-none-proved")
        return say("review-turning-none")
    label: Label = "proved" if point.status == "proved" else "so-far"
    return costly_move_text(label, review, point.move, unit, benefit)


def costly_move_text(
    label: Label,
    review: Evaluation[Any],
    move: EvaluatedMove,
    unit: Unit,
    benefit: Benefit,
    exact_from: int = 0,
) -> str:
    """Return a move with its cost, the better moves and what it did for others."""
    turn = move.turn
    facts = {
        "label": label,
        "from": exact_from,
        "number": turn.number,
        "player": shown_name(turn.player, turn.before.names),
        "move": str(turn.move),
        "range": "no" if move.regret.proved else "yes",
        "low": move.regret.low,
        "high": move.regret.high,
        "unit": unit.thing,
    }
    sentences = [say("review-turning", **facts)]
    if better := better_text(move):
        sentences.append(say("review-turning-better", moves=better))
    benefits = [say(benefit, player=other, number=gain) for other, gain in _gains(review, move)]
    if benefits:
        sentences.append(say("review-turning-benefit", benefits=listed(benefits)))
    return " ".join(sentences)


def _gains(review: Evaluation[Any], move: EvaluatedMove) -> Iterator[tuple[str, int]]:
    """Yield the other players whom a move is proved to have saved something, and how much."""
    before, after = review.sure[move.turn.number - 1 : move.turn.number + 1]
    names = review.round.deal.names
    for seat, name in enumerate(names):
        if seat != move.turn.seat:
            gain = loss(after[seat], before[seat], move.wants)
            if gain.proved and gain.low:
                yield shown_name(name, names), gain.low


def departure_sentences(played: Played, unit: Unit) -> list[str]:
    """Return a sentence for each player who dropped out, with their cards or fish."""
    names = played.deal.names
    return [
        say(
            "review-out",
            player=shown_name(names[seat], names),
            when=after_move,
            unit=unit.name,
            number=number,
        )
        for seat, after_move, number in played.departures
    ]


def percent_text(percent: int | None) -> str:
    return NOTHING if percent is None else f"{percent} %"


def accuracy_table(names: Sequence[str], accuracies: Sequence[Accuracy]) -> ReportTable:
    columns = ("player", "moves", "choices", "decisions", "right", "accuracy", "cost")
    rows = [
        [
            name,
            str(one.moves),
            str(one.choices),
            str(one.decisions),
            str(one.right),
            percent_text(one.percent),
            str(one.regret),
        ]
        for name, one in zip(shown_names(names), accuracies, strict=True)
    ]
    return ReportTable(headers(*columns), rows)


def undecided_text(accuracies: Sequence[Accuracy]) -> str:
    """Return how many moves could not be judged; empty if all could."""
    number = sum(one.undecided for one in accuracies)
    return say("review-undecided", number=number) if number else ""


# Text.


def summary_blocks(
    summaries: Iterable[PlayerSummary], unit: Unit, picture: Callable[[KeyDecision], str], width: int
) -> Iterator[str]:
    """Yield the paragraph for each player, `picture(decision)` and the note after it."""
    for summary in summaries:
        yield sentence(summary_text(summary, unit), width)
        if summary.decision is not None:
            yield picture(summary.decision)
        yield sentence(note_text(summary, unit), width)


def move_blocks(review: Evaluation[Any], scale: Scale, turning_point: str, width: int) -> Iterator[str]:
    """Yield the table of moves, the turning point and the accuracies."""
    yield moves_table(review, scale, width)
    yield sentence(turning_point, width)
    yield accuracy_table(review.deal.names, review.accuracies).text(width)
    yield sentence(undecided_text(review.accuracies), width)


def moves_table(review: Evaluation[Any], scale: Scale, width: int) -> str:
    """Format a row for each move; where the table is too wide, a line of words for each.

    Moves of which nothing is known share a line.
    """
    if not review.moves:
        return ""
    number_room = len(str(len(review.moves)))
    names = review.round.deal.names
    shown = [move for run in runs_of_moves(review.moves) if not isinstance(run, str) for move in run]
    left = [
        f"{move.turn.number:{number_room}} {COSTLY if move.regret.low else ' '} "
        f"{shown_name(move.turn.player, names)}"
        for move in shown
    ]
    rows = [
        [
            str(move.turn.move),
            guaranteed_text(move),
            cost_text(move.regret),
            grade_text(move, scale),
            better_text(move),
        ]
        for move in shown
    ]
    head, lines = [], []
    if rows:
        graded = any(row[3] for row in rows)
        table = table_lines(
            f"{'#':>{number_room}}   {say('review-header-player')}",
            left,
            _without_grade(headers(*MOVE_HEADERS), graded),
            [_without_grade(row, graded) for row in rows],
            "<<><<" if graded else "<<><",
        )
        head, lines = table[:2], table[2:]
        if not fits(table, width):
            head, lines = [], []
            for name, move, row in zip(left, shown, rows, strict=True):
                line = _move_line(name, row, grade_of(move, scale))
                lines.append(paragraph(line, width, indent=" " * (number_room + 3)))
    following = iter(lines)
    body = []
    for run in runs_of_moves(review.moves):
        body += [sentence(run, width)] if isinstance(run, str) else [next(following) for _ in run]
    note = [say("review-costly", mark=COSTLY)] if any(move.regret.low for move in shown) else []
    return "\n".join([*head, *body, *note])


def _move_line(name: str, row: Sequence[str], grade: Grade | None) -> str:
    """Return a move as a line of words, for narrow terminals."""
    plays, guaranteed, cost, _, better = row
    return say(
        "review-move-line",
        player=name,
        move=plays,
        guaranteed=guaranteed,
        cost=cost,
        grade=grade or "none",
        better="some" if better else "none",
        moves=better,
    )


def _without_grade(cells: Sequence[str], graded: bool) -> Sequence[str]:
    """Return the cells of a row; the column of grades is left out unless some move is `graded`."""
    return cells if graded else [*cells[:3], *cells[4:]]


def runs_of_moves(moves: Sequence[EvaluatedMove]) -> Iterator[Sequence[EvaluatedMove] | str]:
    """Yield moves in runs; a run of moves of which nothing is known is a line of text instead."""
    for unknown, group in groupby(moves, key=lambda move: not move.regret.proved and not move.regret.low):
        run = list(group)
        if not unknown:
            yield run
            continue
        first, last = run[0].turn.number, run[-1].turn.number
        yield say("review-too-complex", **range_facts(first, last))


def range_facts(first: int, last: int) -> dict[str, str | int]:
    """Return a range of moves as facts of a message."""
    return {"single": "yes" if first == last else "no", "from": first, "to": last}


def grade_of(move: EvaluatedMove, scale: Scale) -> Grade | None:
    """Return the grade of a move that cost something; `None` for others, and if the bounds leave it open.

    With three or more players the worst case is too harsh a judge: nobody plays against all the others.
    """
    if not move.regret.low or len(move.turn.before.names) > 2:
        return None
    return scale.of_cost(move.regret)


def grade_text(move: EvaluatedMove, scale: Scale) -> str:
    """Return the grade of a move in words; empty if it has none."""
    return grade_word(grade_of(move, scale))


def grade_word(grade: Grade | None) -> str:
    return say("review-grade", grade=grade) if grade else ""


def heading(title: str, width: int) -> str:
    return f"{paragraph(title, width, indent='')}\n{'=' * min(width, display_width(title))}"


# Page variables.


def page_summaries(
    summaries: Iterable[PlayerSummary], unit: Unit, picture: Callable[[KeyDecision], str]
) -> list[dict[str, Any]]:
    """Return the paragraphs as the page shows them; `picture` draws a decision as SVG."""
    from markupsafe import Markup

    found = []
    for summary in summaries:
        decision = summary.decision
        found.append(
            {
                "text": summary_text(summary, unit),
                "note": note_text(summary, unit),
                "picture": "" if decision is None else Markup(without_style(picture(decision))),
                "caption": "" if decision is None else decision_caption(decision),
            }
        )
    return found


def decision_caption(decision: KeyDecision) -> str:
    """Return what the picture of a decision shows."""
    label = "" if decision.label is None else str(decision.label)
    return say(
        "review-before-move",
        number=decision.turn.number,
        **{"in": "round" if label else "game", "round": label[:1].upper() + label[1:]},
    )


def page_round(
    review: Evaluation[Any],
    scale: Scale,
    result: ReportTable,
    events: Sequence[str],
    turning_point: str,
    chart: Curves,
    pictures: Iterable[str],
    likely: LikelyCurve | None = None,
) -> dict[str, Any]:
    """Return a round as the page shows it.

    `chart` names the curves for `draw_chart`, and `likely` the estimates that it draws. `pictures` show the
    position after each move.
    """
    from markupsafe import Markup

    return {
        "result": result,
        "events": events,
        "turning": turning_point,
        "chart": Markup(draw_chart(review, chart, likely)) if review.moves else "",
        "moves": [
            _move_cells(review, move, scale) | {"picture": Markup(picture)}
            for move, picture in zip(review.moves, pictures, strict=True)
        ],
        "runs": [
            run if isinstance(run, str) else [move.turn.number for move in run]
            for run in runs_of_moves(review.moves)
        ],
        "accuracy": accuracy_table(review.deal.names, review.accuracies),
        "undecided": undecided_text(review.accuracies),
        "hidden": None,
        "likely": None,
    }


def _move_cells(review: Evaluation[Any], move: EvaluatedMove, scale: Scale) -> dict[str, Any]:
    turn, point = move.turn, review.turning_point
    names = review.round.deal.names
    return {
        "number": turn.number,
        "player": shown_name(turn.player, names),
        "move": str(turn.move),
        "card": _card(turn.move),
        "guaranteed": guaranteed_text(move, ARROW),
        "cost": cost_text(move.regret),
        "costly": move.regret.low > 0,
        "grade": grade_text(move, scale),
        "better": better_text(move),
        "better_cards": [] if not move.regret.low else [_card(one) for one in move.best[:MOST_BETTER]],
        "more": max(0, len(move.best) - MOST_BETTER),
        "out": [shown_name(names[seat], names) for seat in review.out_after(turn.number)],
        "turning": point is not None and point.move is move,
    }


def _card(move: Any) -> dict[str, str]:
    """Return the colour of a card, if the game has cards, and the rest of the move."""
    colour = getattr(move, "colour", "")
    return {"colour": colour, "place": str(move)[len(colour) :]}


# JSON.


def accuracy_dict(accuracy: Accuracy) -> dict[str, Any]:
    keys = ("moves", "choices", "decisions", "right", "percent", "regret", "undecided")
    return {key: getattr(accuracy, key) for key in keys}


def moves_dict(review: Evaluation[Any], unit: str, scale: Scale) -> dict[str, Any]:
    """Return the turning point, the moves and everybody's values; `unit` is `cards` or `fish`."""

    def bounds(outcome: AnyOutcome) -> dict[str, Any]:
        return outcome_dict(outcome, unit)

    point = review.turning_point
    return {
        "turning_point": point
        and {
            "status": point.status,
            **turn_dict(point.move.turn),
            **({"cost": point.move.regret.low} if point.move.regret.proved else {}),
            "regret": bounds(point.move.regret),
            "swing": point.move.swing.value,
        },
        "moves": [
            turn_dict(move.turn)
            | {name: bounds(getattr(move, name)) for name in ("before", "after", "regret", "swing")}
            | {
                "choice": move.is_choice,
                "decision": move.is_decision,
                "grade": scale.of_cost(move.regret),
                "best": [str(best) for best in move.best],
                "out": [review.deal.names[seat] for seat in review.out_after(move.turn.number)],
            }
            for move in review.moves
        ],
        "sure": [[bounds(outcome) for outcome in outcomes] for outcomes in review.sure],
    }


def turn_dict(turn: TurnToShow) -> dict[str, Any]:
    return {"number": turn.number, "player": turn.player, "move": str(turn.move)}
