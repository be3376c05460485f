"""Reviews of Penguin Party as text, as a page and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.grades import CARDS
from ppsolve.reports.review.party import sentences
from ppsolve.reports.review.party.review import HiddenHandAccuracy, HiddenHandReview, Review, RoundReview
from ppsolve.reports.review.summary import CARDS_UNIT, KeyDecision, summary_dict
from ppsolve.reports.shared.tables import sentence, shown_names
from ppsolve.reports.shared.templates import render
from ppsolve.solver.language.messages import say
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.view.descriptions import headline_lines
from ppsolve.solver.party.view.svg import decision_svg, pyramid_strip
from ppsolve.solver.party.view.text import decision_text, pyramid_text
from ppsolve.solver.view.layout import NARROWEST

# Text.


def review_text(reviewed: Review, *, colour: bool = False, width: int = 80) -> str:
    room = max(width, NARROWEST)
    blocks = [*shared.summary_blocks(reviewed.summaries, CARDS_UNIT, picture_text(colour, room), room)]
    blocks.append("\n".join(headline_lines(reviewed.rounds[0].round.end, room)))
    for number in range(len(reviewed.rounds)):
        blocks += _round_blocks(reviewed, number, colour, room)
    if reviewed.game is not None:
        blocks += _game_blocks(reviewed, room)
    blocks.append(sentence(say("review-explanation-cards"), room))
    if reviewed.hidden is not None:
        blocks.append(sentence(say("review-explanation-hidden"), room))
    return "\n\n".join(filter(None, blocks))


def picture_text(colour: bool, width: int) -> Callable[[KeyDecision], str]:
    def draw(decision: KeyDecision) -> str:
        turn = decision.turn
        drawn = decision_text(turn.before, turn.move, decision.better, colour=colour, width=width)
        return f"{shared.decision_caption(decision)}:\n\n{drawn}"

    return draw


def picture_svg(decision: KeyDecision) -> str:
    return decision_svg(decision.turn.before, decision.turn.move, decision.better)


def _round_blocks(reviewed: Review, number: int, colour: bool, width: int) -> Iterator[str]:
    review = reviewed.rounds[number]
    yield shared.heading(sentences.round_title(reviewed, number), width)
    yield pyramid_text(review.round.end, colour=colour, width=width)
    yield sentences.result_table(review.round).text(width)
    yield "\n".join(sentence(event, width) for event in sentences.round_events(review))
    yield from shared.move_blocks(review, CARDS, sentences.turning_point_text(review), width)
    if reviewed.hidden is not None:
        hidden = reviewed.hidden[number]
        yield _hidden_block(reviewed, hidden.accuracies, width)
        yield sentences.given_up_table(review, hidden).text(width)
        yield sentence(sentences.cut_short_text(review, hidden), width)


def _game_blocks(reviewed: Review, width: int) -> Iterator[str]:
    yield shared.heading(say("review-title-game"), width)
    yield sentences.standing_table(reviewed).text(width)
    yield sentence(sentences.standing_text(reviewed), width)
    yield shared.accuracy_table(reviewed.players, reviewed.accuracies).text(width)
    if reviewed.hidden is not None:
        yield _hidden_block(reviewed, reviewed.hidden_accuracies, width)


def _hidden_block(reviewed: Review, accuracies: Sequence[HiddenHandAccuracy], width: int) -> str:
    return (
        f"{say('review-hidden-title')}:\n\n{sentences.hidden_table(reviewed.players, accuracies).text(width)}"
    )


# Page.


def review_html(reviewed: Review) -> str:
    return render(
        "ppsolve.reports.review",
        "page.html",
        title=say("review-page-title", what="round" if reviewed.game is None else "game"),
        players=shown_names(reviewed.players),
        rules=say("review-page-rules", rules=reviewed.deal.rules.named),
        bounded=reviewed.status == "bounded",
        summaries=shared.page_summaries(reviewed.summaries, CARDS_UNIT, picture_svg),
        game=None if reviewed.game is None else _page_game(reviewed),
        seen=None,
        rounds=[_page_round(reviewed, number) for number in range(len(reviewed.rounds))],
        explanation=say("review-explanation-cards"),
        hidden_title=say("review-hidden-title"),
        hidden_explanation="" if reviewed.hidden is None else say("review-explanation-hidden"),
    )


def _page_game(reviewed: Review) -> dict[str, Any]:
    accuracies = reviewed.hidden_accuracies
    return {
        "text": sentences.standing_text(reviewed),
        "standing": sentences.standing_table(reviewed),
        "accuracy": shared.accuracy_table(reviewed.players, reviewed.accuracies),
        "hidden": None if reviewed.hidden is None else sentences.hidden_table(reviewed.players, accuracies),
    }


def _page_round(reviewed: Review, number: int) -> dict[str, Any]:
    review = reviewed.rounds[number]
    content = shared.page_round(
        review,
        CARDS,
        sentences.result_table(review.round),
        sentences.round_events(review),
        sentences.turning_point_text(review),
        "cards",
        pyramid_strip([(turn.move, turn.after) for turn in review.round.turns]),
    )
    content["title"] = sentences.round_title(reviewed, number)
    if reviewed.hidden is not None:
        hidden = reviewed.hidden[number]
        content["hidden"] = sentences.hidden_table(reviewed.players, hidden.accuracies)
        content["given_up"] = sentences.given_up_table(review, hidden)
        content["cut_short"] = sentences.cut_short_text(review, hidden)
    return content


# JSON.


def review_dict(reviewed: Review) -> dict[str, Any]:
    document: dict[str, Any] = {
        "schema": shared.SCHEMA,
        "status": reviewed.status,
        "rounds": [_round_dict(reviewed, number) for number in range(len(reviewed.rounds))],
    }
    if reviewed.summaries:
        document["summary"] = [summary_dict(one, CARDS_UNIT) for one in reviewed.summaries]
    if (game := reviewed.game) is not None:
        standing = []
        for rank, seat, total in game.standing:
            accuracy = shared.accuracy_dict(reviewed.accuracies[seat])
            row = {"place": rank, "name": game.players[seat], "total": total, "accuracy": accuracy}
            if reviewed.hidden is not None:
                row["at_the_table"] = _hidden_accuracy_dict(reviewed.hidden_accuracies[seat])
            standing.append(row)
        played = {"finished": game.finished, "rounds_played": game.completed}
        document["game"] = played | {"standing": standing}
    return document


def _round_dict(reviewed: Review, number: int) -> dict[str, Any]:
    review = reviewed.rounds[number]
    played = review.round
    document: dict[str, Any] = {}
    if reviewed.game is not None:
        one = reviewed.game.rounds[number]
        document |= {"round": one.number, "dealing": one.dealing}
    if reviewed.hidden is not None:
        document["at_the_table"] = hidden_dict(reviewed.players, reviewed.hidden[number])
    return document | {
        "deal": jsonform.to_dict(played.deal),
        "played": played.status,
        "status": review.status,
        "players": [_player_dict(review, seat) for seat in range(len(played.deal.players))],
        "tumble": None if played.tumbler is None else played.deal.players[played.tumbler].name,
        **shared.moves_dict(review, "cards", CARDS),
    }


def _player_dict(review: RoundReview, seat: int) -> dict[str, Any]:
    played = review.round
    out_after = {departure.seat: departure.after_move for departure in played.departures}
    return {
        "name": played.deal.players[seat].name,
        "tokens": played.deal.players[seat].tokens,
        "cards_left": len(played.end.players[seat].hand),
        "out_after_move": out_after.get(seat),
        "penalty": played.penalties[seat] if played.penalties is not None else None,
        "bonus": played.bonuses[seat] if played.bonuses is not None else None,
        "total": played.totals[seat] if played.penalties is not None else None,
        "accuracy": shared.accuracy_dict(review.accuracies[seat]),
    }


def hidden_dict(
    names: Sequence[str], hidden: HiddenHandReview, seats: Iterable[int] | None = None
) -> dict[str, Any]:
    """Return the estimates with hidden hands; `seats` are those that were judged, by default all."""
    judged = range(len(names)) if seats is None else seats
    return {
        "samples": hidden.samples,
        "seed": hidden.seed,
        "players": [
            {"name": names[seat], "accuracy": _hidden_accuracy_dict(hidden.accuracies[seat])}
            for seat in judged
        ],
        "moves": [
            shared.turn_dict(move.turn)
            | {
                "advised": str(move.turn.move if move.advice is None else move.advice.advised),
                "behind": None if move.estimate is None else move.estimate.behind.to_dict(),
                "decision": move.is_decision,
                "right": move.is_right,
                "grade": move.grade,
            }
            for move in hidden.moves
        ],
    }


def _hidden_accuracy_dict(accuracy: HiddenHandAccuracy) -> dict[str, Any]:
    counts = {key: getattr(accuracy, key) for key in ("moves", "decisions", "right", "percent")}
    return counts | {"given_up": round(accuracy.given_up, 4)}
