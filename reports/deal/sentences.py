"""Sentences, notes and table columns of a report, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.difficulty.measure import PartName
from ppsolve.reports.difficulty.rating import Rating
from ppsolve.reports.shared.tables import ReportTable, players_table
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.playouts import CardsLeft
from ppsolve.solver.party.prospects import DeadColour
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

NOTHING: Final = "-"
OTHERS: Final = "the others"
MISTAKES: Final = 2
"""Mistakes named for each player, the costliest ones."""

DECISIONS_NOTE: Final = (
    "Good: how many of the legal moves give nothing away. Best: the first of these; the others are just as "
    "good."
)

OVERVIEW_HEADERS: Final = (
    "#",
    "players",
    "difficulty",
    "hardest for",
    "best",
    "guaranteed",
    "all random",
    "all greedy",
)
OVERVIEW_NOTE: Final = (
    "Difficulty: how many of 100 random deals are easier; only full deals under the standard rules have one. "
    "Best: cards left if everybody helps, for the players in turn order. Guaranteed: cards left whatever the "
    "others do. Both assume open hands. All random, all greedy: average cards left per player when nobody "
    "thinks ahead."
)


# Notes and tables.


def headline(report: DealReport) -> str:
    difficulty = report.difficulty
    rating = difficulty.rating
    if rating.percent is not None:
        return (
            f"Difficulty: {rating.percent} of 100 ({rating.word}), compared with {difficulty.compared_with}."
        )
    if difficulty.like_with_like:
        return f"Difficulty: not known, because {rating.why_not}."
    return f"Difficulty: no rating, because {rating.why_not}."


def overview_row(number: int, report: DealReport) -> list[str]:
    outcomes = report.analysis.players
    return [
        str(number),
        str(len(report.position.players)),
        _rating_text(report.difficulty.rating),
        _hardest_for(report),
        " ".join(str(outcome) for outcome in outcomes["best"]),
        " ".join(str(outcome) for outcome in outcomes["guaranteed"]),
        *(f"{one.table.mean / len(one.seats):.1f}" for one in (report.random, report.greedy)),
    ]


def _hardest_for(report: DealReport) -> str:
    percents = [rating.percent for rating in report.difficulty.players]
    most = max((percent for percent in percents if percent is not None), default=None)
    rated = zip(report.shown_names, percents, strict=True)
    return ", ".join(name for name, percent in rated if percent is not None and percent == most) or NOTHING


def _rating_text(rating: Rating) -> str:
    return NOTHING if rating.percent is None else f"{rating.percent} {rating.word}"


def outcomes_table(report: DealReport) -> ReportTable:
    """Return the outcomes of everybody, without empty columns."""
    outcomes = report.analysis.players
    columns = {"difficulty": [_rating_text(rating) for rating in report.difficulty.players]}
    if set(columns["difficulty"]) == {NOTHING}:
        columns = {}
    for name in ("best", "guaranteed", "selfish"):
        if name != "selfish" or any(outcome.proved for outcome in outcomes.get(name, ())):
            columns[name] = [*map(str, outcomes[name])]
    return players_table(report.shown_names, columns)


def outcome_note(report: DealReport) -> str:
    """Explain the columns of outcomes."""
    table = outcomes_table(report)
    note = "Cards left with all hands open. Best: if everybody helps. Guaranteed: whatever the others do."
    if "selfish" in table.headers:
        note += " Selfish: if everyone plays for themselves."
    if any(".." in cell for row in table.rows for cell in row[1:]):
        note += " A value such as 2..4 could not be settled within the limits."
    return note


def careless_table(report: DealReport) -> ReportTable:
    """Return the average cards left by careless rounds, and to a player who alone is careful."""
    headers, columns = ["player"], [report.shown_names]
    for played in (report.random, report.greedy):
        headers.append(f"all {played.policy}")
        columns.append(_means(played.seats))
        if report.careful is not None:
            headers += ["careful alone", "own hand"]
            columns.append(_means(report.careful.left[played.policy]))
            columns.append(_means(report.careful.own_hand[played.policy]))
    return ReportTable(headers, [*zip(*columns, strict=True)])


def careless_note(report: DealReport) -> str:
    """Explain the careless rounds, and warn not to compare them with `guaranteed`."""
    note = (
        f"Cards left on average. All random, all greedy: nobody thinks ahead, in {_rounds(report)}; greedy "
        "players build upwards and play their longest colour."
    )
    if report.careful is not None:
        note += (
            " Careful alone: the others play the same way, but one player sees all hands and tries out each "
            f"move in {report.careful.looks} simulated rounds before playing it ({report.careful.rounds} "
            "rounds). Own hand: that player sees only their own hand, as at the table, and deals the hidden "
            "cards at random in each simulation. The gain over careless play is what thinking is worth; the "
            "gap between the two careful players is what seeing all hands is worth."
        )
    return (
        f"{note} Don't compare these with the worst-case values (guaranteed): there, all the others do their "
        "best to hurt; here, nobody tries to, so even careless play may leave fewer cards."
    )


def _rounds(report: DealReport) -> str:
    random, greedy = report.random.count, report.greedy.count
    return f"{random:,} rounds each" if random == greedy else f"{random:,} and {greedy:,} rounds"


def short_table(report: DealReport) -> ReportTable:
    """Return the outcomes of everybody, and the averages of careless and of careful play, in one table."""
    headers, columns = [*outcomes_table(report).headers], [*zip(*outcomes_table(report).rows, strict=True)]
    for played in (report.random, report.greedy):
        headers.append(played.policy)
        columns.append(tuple(_means(played.seats)))
        if report.careful is not None:
            headers.append("careful")
            columns.append(tuple(_means(report.careful.own_hand[played.policy])))
    return ReportTable(headers, [*zip(*columns, strict=True)])


def short_note(report: DealReport) -> str:
    """Explain the columns of `short_table`."""
    note = f"{outcome_note(report)} Random, greedy: average if everybody plays so, in {_rounds(report)}."
    if report.careful is not None:
        note += (
            " Careful: average of one player among them who sees only their own hand and tries out each move "
            f"in {report.careful.looks} simulated rounds ({report.careful.rounds} rounds)."
        )
    return f"{note} Averages may be lower than the guaranteed result, because nobody tries to hurt."


def part_meanings(players: int) -> dict[PartName, str]:
    """Return explanations of the parts of the difficulty, for a number of players."""
    target = "what can be guaranteed" if players == 2 else "the best possible result"
    return {
        "careless": f"cards that random play leaves beyond {target}, per card in hand",
        "traps": "share of moves that give something away, over the midgame decisions",
        "only": "share of midgame decisions with a single good move",
        "hurt": "cards that the other player can cost, guaranteed minus best, per card in hand",
    }


def sum_sentence(report: DealReport) -> str:
    """Return a sentence on the weighted sum of the parts of the difficulty."""
    raw = report.measure.raw
    if raw is None:
        return f"There is no sum, because {report.measure.parts.why_missing}."
    total = f"The weighted sum is {raw:.3f}"
    if report.difficulty.compared_with is None:
        return f"{total}. Compare it with positions of the same kind only, not with full deals."
    return f"{total}; the difficulty is the percentage of random full deals with a lower sum."


def dead_colour_sentence(report: DealReport, dead: DeadColour) -> str:
    """Return when a colour dies along the main line, by whose card, and who still holds it."""
    names = report.shown_names
    held = ", ".join(f"{name} {number}" for name, number in zip(names, dead.held, strict=True) if number)
    colour = COLOUR_NAMES[dead.colour].capitalize()
    return f"{colour} dies at move {dead.turn} ({dead.move} by {names[dead.killer]}); still in hand: {held}."


def dead_colours_sentence(report: DealReport) -> str:
    """Return when colours die along the main line, move by move; empty if none does."""
    by_move: dict[tuple[int, str], list[str]] = {}
    for dead in report.dead_colours:
        move = f"({dead.move} by {report.shown_names[dead.killer]})"
        by_move.setdefault((dead.turn, move), []).append(COLOUR_NAMES[dead.colour])
    if not by_move:
        return ""
    deaths = [
        f"{join_words(colours)} {'dies' if len(colours) == 1 else 'die'} at move {turn} {move}"
        for (turn, move), colours in by_move.items()
    ]
    name = shown_name(report.position.mover.name, report.position.names)
    return f"Along best play by {name}, {join_words(deaths)}."


# Sentences about a player.


def player_sentences(report: DealReport, seat: int) -> list[str]:
    """Return what makes the position special for a player; the tables have the rest."""
    player, name = report.position.players[seat], report.shown_names[seat]
    if not player.active:
        if not player.hand:
            return [f"{name} has placed every card and pays nothing."]
        return [f"{name} has no turns left and pays {len(player.hand)}."]
    sentences = [*_rank_sentences(report, seat), *_outcome_sentences(report, seat)]
    play = report.best_plays[seat]
    if play is None:
        return [*sentences, f"The decisions of {name} could not be found within the limits."]
    return [*sentences, *decision_sentences(play, name, report.measure.seats[seat]["traps"] or 0.0)]


def _rank_sentences(report: DealReport, seat: int) -> list[str]:
    """Return whether a player has the hardest or the easiest hand of all."""
    rated = [rating.percent for rating in report.difficulty.players if rating.percent is not None]
    rating = report.difficulty.players[seat]
    if rating.percent is None or len(set(rated)) < 2 or rated.count(rating.percent) > 1:
        return []
    for most, word in ((max(rated), "hardest"), (min(rated), "easiest")):
        if rating.percent == most:
            return [
                f"{report.shown_names[seat]} has the {word} hand: {rating.percent} of 100, {rating.word}."
            ]
    return []


def _outcome_sentences(report: DealReport, seat: int) -> list[str]:
    """Return what is special about the outcomes of a player; nothing if the table says it all."""
    player, name = report.position.players[seat], report.shown_names[seat]
    best = report.analysis.players["best"][seat]
    guaranteed = report.analysis.players["guaranteed"][seat]
    active = [one.active for one in report.position.players]
    rivals = [other for other in range(len(active)) if other != seat and active[other]]
    if not rivals:
        if not guaranteed.proved:
            return [f"{name} plays alone from here; what best play leaves {_lies_between(guaranteed)}."]
        return [f"{name} plays alone from here and is left with {_cards(guaranteed.high)} by best play."]
    others = report.shown_names[rivals[0]] if len(rivals) == 1 else OTHERS
    hurt = report.hurt(seat)
    if hurt is None:
        known = (
            f"{name} can guarantee a result of at most {_cards(guaranteed.high)}."
            if guaranteed.proved
            else f"What {name} can guarantee {_lies_between(guaranteed)}."
        )
        help_ = "everybody's help" if others == OTHERS else f"help from {others}"
        return [known, f"With {help_} it {f'could be {best}' if best.proved else _lies_between(best)}."]
    if guaranteed.high == 0:
        return [f"{name} can place every card, whatever {others} {'do' if others == OTHERS else 'does'}."]
    if not hurt:
        return [f"{name} is left with {_cards(guaranteed.high)} by best play: nobody can help or hurt."]
    if guaranteed.high == len(player.hand):
        last = f"all {_cards(guaranteed.high)}" if guaranteed.high > 1 else "the last card"
        return [f"{'The others' if others == OTHERS else others} can leave {name} with {last}."]
    return []


def decision_sentences(play: BestPlay, name: str, traps_elsewhere: float) -> list[str]:
    """Describe the decisions of the player `name` along best play.

    `traps_elsewhere` is the share of moves that give something away in the midgame decisions, which count
    for the difficulty.
    """
    choices = play.choices
    if not choices:
        return [f"{name} never has a choice along best play."]
    turns = f"{name} has {count_of(len(choices), 'choice')} along best play"
    risky = [decision for decision in choices if decision.wrong]
    if not risky:
        elsewhere = ""
        if traps_elsewhere:
            share = f"{traps_elsewhere:.0%}"
            elsewhere = f"; in the middle of ordinary rounds {share} do, which counts for the difficulty"
        return [f"{turns}, and no move gives anything away{elsewhere}."]
    how_many = "risky" if len(choices) == 1 else f"{_part_of(len(risky), choices)} risky"
    only = sum(decision.only_move for decision in choices)
    if only:
        how_many += (
            " and with only one right move" if only == len(risky) else f", {only} with only one right move"
        )
    costly = sorted(risky, key=lambda decision: -decision.cost)[:MISTAKES]
    mistakes = join_words(
        [
            f"{one.natural_mistake} at move {one.turn} costs {_cards(one.cost)}"
            for one in risky
            if one in costly
        ]
    )
    such = "" if len(costly) == len(risky) else "for instance, "
    return [
        f"{turns}, {how_many}: {such}{mistakes}.",
        f"After move {play.decided_after} nothing is at stake any more.",
    ]


def _part_of(number: int, choices: Sequence[object]) -> str:
    return "all" if number == len(choices) else f"{number} of them"


def _cards(number: int) -> str:
    return count_of(number, "card")


def _means(left: Iterable[CardsLeft]) -> list[str]:
    return [f"{one.mean:.1f}" for one in left]


def _lies_between(outcome: PartyOutcome) -> str:
    return f"lies between {outcome.low} and {_cards(outcome.high)} (not settled within the limits)"
