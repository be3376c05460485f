"""Sentences, notes and table columns of a report, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.difficulty.measure import PartName
from ppsolve.reports.difficulty.rating import Rating
from ppsolve.reports.shared.tables import ReportTable
from ppsolve.solver.language.messages import colour_name, decimal_text, listed, say
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.playouts import CardsLeft
from ppsolve.solver.party.prospects import DeadColour
from ppsolve.solver.party.rules import DEFAULT_EDITION
from ppsolve.solver.view.phrases import shown_name

NOTHING: Final = "-"
MISTAKES: Final = 2
"""Mistakes named for each player, the costliest ones."""

OVERVIEW: Final = (
    "players",
    "difficulty",
    "hardest",
    "best",
    "guaranteed",
    "all-random",
    "all-greedy",
)
"""Columns of the overview, as parts of message names."""


def headers(*columns: str) -> list[str]:
    """Return the headers of a table."""
    return [say(f"report-header-{column}") for column in columns]


def overview_headers() -> list[str]:
    return ["#", *headers(*OVERVIEW)]


# Notes and tables.


def headline(report: DealReport) -> str:
    difficulty = report.difficulty
    rating = difficulty.rating
    if rating.percent is not None and rating.word is not None:
        return say(
            "report-difficulty",
            percent=rating.percent,
            word=rating.word,
            deals=str(difficulty.sample_size),
            edition=DEFAULT_EDITION,
            players=len(report.position.players),
        )
    known = "report-difficulty-unknown" if difficulty.like_with_like else "report-difficulty-none"
    return say(known, why=str(rating.why_not))


def overview_row(number: int, report: DealReport) -> list[str]:
    outcomes = report.analysis.players
    return [
        str(number),
        str(len(report.position.players)),
        _rating_text(report.difficulty.rating),
        _hardest_for(report),
        " ".join(str(outcome) for outcome in outcomes["best"]),
        " ".join(str(outcome) for outcome in outcomes["guaranteed"]),
        *(decimal_text(one.table.mean / len(one.seats), 1) for one in (report.random, report.greedy)),
    ]


def _hardest_for(report: DealReport) -> str:
    percents = [rating.percent for rating in report.difficulty.players]
    most = max((percent for percent in percents if percent is not None), default=None)
    rated = zip(report.shown_names, percents, strict=True)
    return ", ".join(name for name, percent in rated if percent is not None and percent == most) or NOTHING


def _rating_text(rating: Rating) -> str:
    if rating.percent is None or rating.word is None:
        return NOTHING
    return say("report-rating", percent=rating.percent, word=rating.word)


def outcomes_table(report: DealReport) -> ReportTable:
    """Return the outcomes of everybody, without empty columns."""
    outcomes = report.analysis.players
    columns = {"player": report.shown_names}
    if any(rating.percent is not None for rating in report.difficulty.players):
        columns["difficulty"] = [_rating_text(rating) for rating in report.difficulty.players]
    for name in ("best", "guaranteed", "selfish"):
        if name != "selfish" or _selfish_known(report):
            columns[name] = [*map(str, outcomes[name])]
    return ReportTable(headers(*columns), [*zip(*columns.values(), strict=True)])


def _selfish_known(report: DealReport) -> bool:
    return any(outcome.proved for outcome in report.analysis.players.get("selfish", ()))


def outcome_note(report: DealReport) -> str:
    """Explain the columns of outcomes."""
    table = outcomes_table(report)
    return say(
        "report-outcome-note",
        selfish="yes" if _selfish_known(report) else "no",
        bounded="yes" if any(".." in cell for row in table.rows for cell in row[1:]) else "no",
    )


def careless_table(report: DealReport) -> ReportTable:
    """Return the average cards left by careless rounds, and to a player who alone is careful."""
    names, columns = ["player"], [report.shown_names]
    for played in (report.random, report.greedy):
        names.append(f"all-{played.policy}")
        columns.append(_means(played.seats))
        if report.careful is not None:
            names += ["careful-alone", "own-hand"]
            columns.append(_means(report.careful.left[played.policy]))
            columns.append(_means(report.careful.own_hand[played.policy]))
    return ReportTable(headers(*names), [*zip(*columns, strict=True)])


def careless_note(report: DealReport) -> str:
    """Explain the careless rounds, and warn not to compare them with `guaranteed`."""
    return say("report-careless-note", rounds=_rounds(report), **_careful_facts(report))


def _careful_facts(report: DealReport) -> dict[str, str | int]:
    careful = report.careful
    return {
        "careful": "no" if careful is None else "yes",
        "looks": 0 if careful is None else careful.looks,
        "careful_rounds": 0 if careful is None else str(careful.rounds),
    }


def _rounds(report: DealReport) -> str:
    random, greedy = report.random.count, report.greedy.count
    same = "same" if random == greedy else "other"
    return say("report-rounds", random=random, greedy=same, number=greedy)


def short_table(report: DealReport) -> ReportTable:
    """Return the outcomes of everybody, and the averages of careless and of careful play, in one table."""
    names, columns = [*outcomes_table(report).headers], [*zip(*outcomes_table(report).rows, strict=True)]
    for played in (report.random, report.greedy):
        names += headers(played.policy)
        columns.append(tuple(_means(played.seats)))
        if report.careful is not None:
            names += headers("careful")
            columns.append(tuple(_means(report.careful.own_hand[played.policy])))
    return ReportTable(names, [*zip(*columns, strict=True)])


def short_note(report: DealReport) -> str:
    """Explain the columns of `short_table`."""
    rounds = _rounds(report)
    return say("report-short-note", outcomes=outcome_note(report), rounds=rounds, **_careful_facts(report))


def part_meanings(players: int) -> dict[PartName, str]:
    """Return explanations of the parts of the difficulty, for a number of players."""
    return {name: say(f"report-part-{name}", players=players) for name in get_args(PartName)}


def sum_sentence(report: DealReport) -> str:
    """Return a sentence on the weighted sum of the parts of the difficulty."""
    raw = report.measure.raw
    if raw is None:
        return say("report-sum-missing", why=str(report.measure.parts.why_missing))
    other = report.difficulty.compared_with is None
    return say("report-sum-other" if other else "report-sum", sum=decimal_text(raw, 3))


def dead_colour_sentence(report: DealReport, dead: DeadColour) -> str:
    """Return when a colour dies along the main line, by whose card, and who still holds it."""
    names = report.shown_names
    held = ", ".join(f"{name} {number}" for name, number in zip(names, dead.held, strict=True) if number)
    return say(
        "report-dead-colour",
        colour=dead.colour,
        turn=dead.turn,
        move=str(dead.move),
        player=names[dead.killer],
        held=held,
    )


def dead_colours_sentence(report: DealReport) -> str:
    """Return when colours die along the main line, move by move; empty if none does."""
    by_move: dict[tuple[int, str, str], list[str]] = {}
    for dead in report.dead_colours:
        move = (dead.turn, str(dead.move), report.shown_names[dead.killer])
        by_move.setdefault(move, []).append(colour_name(dead.colour))
    if not by_move:
        return ""
    deaths = [
        say(
            "report-death",
            colours=listed(colours),
            number=len(colours),
            turn=turn,
            move=move,
            player=player,
        )
        for (turn, move, player), colours in by_move.items()
    ]
    name = shown_name(report.position.mover.name, report.position.names)
    return say("report-dead-colours", player=name, deaths=listed(deaths))


# Sentences about a player.


def player_sentences(report: DealReport, seat: int) -> list[str]:
    """Return what makes the position special for a player; the tables have the rest."""
    player, name = report.position.players[seat], report.shown_names[seat]
    if not player.active:
        if not player.hand:
            return [say("report-placed-all", player=name)]
        return [say("report-no-turns", player=name, cards=len(player.hand))]
    sentences = [*_rank_sentences(report, seat), *_outcome_sentences(report, seat)]
    play = report.best_plays[seat]
    if play is None:
        return [*sentences, say("report-no-decisions-found", player=name)]
    return [*sentences, *decision_sentences(play, name, report.measure.seats[seat]["traps"] or 0.0)]


def _rank_sentences(report: DealReport, seat: int) -> list[str]:
    """Return whether a player has the hardest or the easiest hand of all."""
    rated = [rating.percent for rating in report.difficulty.players if rating.percent is not None]
    rating = report.difficulty.players[seat]
    if rating.percent is None or rating.word is None or len(set(rated)) < 2:
        return []
    if rated.count(rating.percent) > 1 or rating.percent not in (max(rated), min(rated)):
        return []
    return [
        say(
            "report-rank",
            rank="hardest" if rating.percent == max(rated) else "easiest",
            player=report.shown_names[seat],
            percent=rating.percent,
            word=rating.word,
        )
    ]


def _outcome_sentences(report: DealReport, seat: int) -> list[str]:
    """Return what is special about the outcomes of a player; nothing if the table says it all."""
    player, name = report.position.players[seat], report.shown_names[seat]
    best = report.analysis.players["best"][seat]
    guaranteed = report.analysis.players["guaranteed"][seat]
    active = [one.active for one in report.position.players]
    rivals = [other for other in range(len(active)) if other != seat and active[other]]
    if not rivals:
        return [_known_or_open("report-alone", "report-alone-open", guaranteed, player=name)]
    one = len(rivals) == 1
    who = {"who": "one" if one else "all", "rival": report.shown_names[rivals[0]] if one else "-"}
    hurt = report.hurt(seat)
    if hurt is None:
        return [
            _known_or_open("report-can-guarantee", "report-can-guarantee-open", guaranteed, player=name),
            _known_or_open("report-with-help", "report-with-help-open", best, **who),
        ]
    if guaranteed.high == 0:
        return [say("report-safe", player=name, **who)]
    if not hurt:
        return [say("report-settled", player=name, cards=guaranteed.high)]
    if guaranteed.high == len(player.hand):
        return [say("report-can-be-left", player=name, cards=guaranteed.high, **who)]
    return []


def _known_or_open(known: str, bounded: str, outcome: PartyOutcome, **facts: str) -> str:
    """Say a proved value by the message `known`, or the bounds of one that is not settled by `bounded`."""
    if outcome.proved:
        return say(known, cards=outcome.high, **facts)
    return say(bounded, low=outcome.low, high=outcome.high, **facts)


def decision_sentences(play: BestPlay, name: str, traps_elsewhere: float) -> list[str]:
    """Describe the decisions of the player `name` along best play.

    `traps_elsewhere` is the share of moves that give something away in the midgame decisions, which count
    for the difficulty.
    """
    choices = play.choices
    if not choices:
        return [say("report-never-a-choice", player=name)]
    risky = [decision for decision in choices if decision.wrong]
    if not risky:
        share = {"share": "some" if traps_elsewhere else "none", "percent": f"{traps_elsewhere:.0%}"}
        return [say("report-choices-safe", player=name, choices=len(choices), **share)]
    only = sum(decision.only_move for decision in choices)
    costly = sorted(risky, key=lambda decision: -decision.cost)[:MISTAKES]
    mistakes = [
        say("report-mistake", move=str(one.natural_mistake), turn=one.turn, cards=one.cost)
        for one in risky
        if one in costly
    ]
    part = "only" if len(choices) == 1 else "all" if len(risky) == len(choices) else "some"
    return [
        say(
            "report-choices-risky",
            player=name,
            choices=len(choices),
            part=part,
            risky=len(risky),
            right="none" if not only else "all" if only == len(risky) else "some",
            only=only,
            such="no" if len(costly) == len(risky) else "yes",
            mistakes=listed(mistakes),
        ),
        say("report-decided", turn=play.decided_after),
    ]


def _means(left: Iterable[CardsLeft]) -> list[str]:
    return [decimal_text(one.mean, 1) for one in left]
