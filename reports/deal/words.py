"""What a report means, in sentences that a player understands; terminal and page share them."""

from __future__ import annotations

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.difficulty.measure import PartName
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import DeadColour
from ppsolve.solver.view.phrases import count_of, shown_name

NOTHING = "-"
OTHERS = "the others"

DECISIONS_NOTE = (
    "Good: how many of the legal moves give nothing away. Best: the first of these; the others are as good."
)


def part_meanings(players: int) -> dict[PartName, str]:
    """What the parts of the difficulty are, for that many players."""
    sure = "what is sure" if players == 2 else "the best that is possible"
    return {
        "careless": f"cards that random play of everybody leaves beyond {sure}, per card in hand",
        "traps": "moves that give something away, in the decisions of the middle of the round",
        "only": "decisions of the middle of the round in which a single move is good",
        "hurt": "how much the other player can hurt, guaranteed less best, per card in hand",
    }


def headline(report: DealReport) -> str:
    """The difficulty in one sentence."""
    difficulty = report.difficulty
    rating = difficulty.rating
    if rating.percent is not None:
        return (
            f"Difficulty: {rating.percent} of 100, {rating.word}; compared with {difficulty.compared_with}."
        )
    if difficulty.like_with_like:
        return f"Difficulty: not known, because {rating.why_not}."
    parts = "" if report.measure.raw is None else " What it would be made of stands at the end."
    return f"Difficulty: no number, because {rating.why_not}.{parts}"


def rating_text(report: DealReport, seat: int) -> str:
    """The difficulty for a player in a cell of a table."""
    rating = report.difficulty.players[seat]
    return NOTHING if rating.percent is None else f"{rating.percent} {rating.word}"


Column = tuple[str, list[str]]
"""The head of a column of a table, and its cells by seat."""


def reach_columns(report: DealReport) -> list[Column]:
    """What everybody can reach, without columns that say nothing."""
    outcomes = report.analysis.players
    columns = [
        ("difficulty", [rating_text(report, seat) for seat in range(len(report.position.players))]),
        ("best", [str(outcome) for outcome in outcomes["best"]]),
        ("sure of", [str(outcome) for outcome in outcomes["guaranteed"]]),
    ]
    selfish = outcomes.get("selfish", ())
    if any(outcome.proved for outcome in selfish):
        columns.append(("selfish", [str(outcome) for outcome in selfish]))
    return [(header, cells) for header, cells in columns if set(cells) != {NOTHING}]


def reach_note(report: DealReport) -> str:
    """What the columns of what everybody can reach mean."""
    note = "Cards left, all cards face up. Best: if everybody helps; sure of: whatever the others do"
    if any(header == "selfish" for header, _ in reach_columns(report)):
        note += "; selfish: when each plays for themselves"
    everything = [cell for _, cells in reach_columns(report) for cell in cells]
    bounds = " A value such as 2..4 is not decided within the limits." if ".." in "".join(everything) else ""
    return f"{note}.{bounds}"


def careless_columns(report: DealReport) -> list[Column]:
    """What careless rounds leave everybody, and what is left to a player who alone is careful."""
    columns: list[Column] = []
    for played in (report.random, report.greedy):
        columns.append((f"all {played.policy}", [f"{left.mean:.1f}" for left in played.seats]))
        if report.careful is not None:
            careful = report.careful.left[played.policy]
            columns.append(("careful alone", [f"{left.mean:.1f}" for left in careful]))
            own_hand = report.careful.own_hand[played.policy]
            columns.append(("own hand", [f"{left.mean:.1f}" for left in own_hand]))
    return columns


def careless_note(report: DealReport) -> str:
    """What the careless rounds are, and why they are not held against what is sure."""
    note = (
        f"Cards left on average. All random, all greedy: everybody plays without thought, in "
        f"{report.random.count:,} rounds each; who is greedy plays upwards, and the colour they hold most of."
    )
    if report.careful is not None:
        note += (
            f" Careful alone: the others go on like that, and one player tries each move out before playing "
            f"it, in {report.careful.looks} such rounds ({report.careful.rounds} rounds); all hands are "
            "seen. Own hand: the same player sees only the own cards, as at a table, and imagines the rest. "
            "The difference to careless play is what thinking gains, between the two what seeing does."
        )
    return (
        f"{note} Do not hold these numbers against what a player is sure of: there all the others do what "
        "they can to hurt, here nobody tries to, so that even careless play may leave fewer cards."
    )


def sentences(report: DealReport, seat: int) -> list[str]:
    """What the report says about a player."""
    player = report.position.players[seat]
    name = shown_name(player.name, report.position.names)
    if not player.active:
        if not player.hand:
            return [f"{name} has placed every card and pays nothing."]
        return [f"{name} has no turns left and pays {len(player.hand)}."]
    said = [*_reach(report, seat), _careless(report, seat)]
    play = report.best_plays[seat]
    if play is None:
        said.append("The decisions along best play were not proved within the limits.")
    else:
        said += _decisions(play, report.measure.seats[seat]["traps"] or 0.0)
    return said


def _reach(report: DealReport, seat: int) -> list[str]:
    """What a player can reach for sure and at best, and how much the others can do about it."""
    player = report.position.players[seat]
    name = shown_name(player.name, report.position.names)
    best = report.analysis.players["best"][seat]
    sure = report.analysis.players["guaranteed"][seat]
    others = _others(report.position, seat)
    if others is None:
        if not sure.proved:
            return [f"{name} plays alone from here; what best play leaves {_lies_between(sure)}."]
        return [f"{name} plays alone from here and is left with {_cards(sure.high)} by best play."]
    does, help_ = ("do", "everybody's help") if others == OTHERS else ("does", f"help from {others}")
    whatever = f"Whatever {others} {does}, {name}"
    hurt = report.hurt(seat)
    if hurt is None:
        known = (
            f"{whatever} need not be left with more than {_cards(sure.high)}."
            if sure.proved
            else f"What {name} can be sure of, whatever {others} {does}, {_lies_between(sure)}."
        )
        helped = f"it could be {best}" if best.proved else f"what it could be {_lies_between(best)}"
        return [known, f"With {help_} {helped}."]
    if sure.high == 0:
        return [f"{whatever} can place every card."]
    if not hurt:
        return [f"{whatever} is left with {_cards(sure.high)} by best play: nobody can help or hurt."]
    if sure.high < len(player.hand):
        kept = f"{whatever} need not be left with more than {_cards(sure.high)}"
    else:
        last = f"all {_cards(sure.high)}" if sure.high > 1 else "the last card"
        kept = f"{_capital(others)} can leave {name} with {last}"
    return [
        f"{kept}; with {help_} it could be {best}.",
        f"{_capital(others)} can cost {name} {_cards(hurt)}.",
    ]


def _lies_between(outcome: PartyOutcome) -> str:
    """The bounds of what is not proved."""
    return f"lies between {outcome.low} and {_cards(outcome.high)}: it was not decided within the limits"


def _careless(report: DealReport, seat: int) -> str:
    """What careless play of everybody leaves, and what the player gains who alone is careful."""
    random, greedy = report.random.seats[seat].mean, report.greedy.seats[seat].mean
    name = shown_name(report.position.players[seat].name, report.position.names)
    careful = report.careful
    if careful is None:
        return (
            f"If everybody plays at random, {name} is left with {random:.1f} on average; if everybody is "
            f"greedy, with {greedy:.1f}."
        )
    among_random, among_greedy = (careful.left[policy][seat].mean for policy in ("random", "greedy"))
    if f"{random:.1f} {greedy:.1f}" == f"{among_random:.1f} {among_greedy:.1f}":
        return (
            f"If everybody plays at random, {name} is left with {random:.1f} on average; if everybody is "
            f"greedy, with {greedy:.1f}. Care gains nothing there."
        )
    at_table = " and ".join(f"{careful.own_hand[policy][seat].mean:.1f}" for policy in ("random", "greedy"))
    return (
        f"If everybody plays at random, {name} is left with {random:.1f} on average; if {name} alone is "
        f"careful, with {among_random:.1f}. If everybody is greedy, it is {greedy:.1f}, and "
        f"{among_greedy:.1f} for a careful {name}. Who sees only the own hand is left with {at_table}."
    )


def _cards(number: int) -> str:
    return count_of(number, "card")


def _capital(words: str) -> str:
    """A sentence's subject; names stay as they are."""
    return "The others" if words == OTHERS else words


def _opponents(position: Position, seat: int) -> list[str]:
    return [
        shown_name(player.name, position.names)
        for other, player in enumerate(position.players)
        if other != seat and player.active
    ]


def _others(position: Position, seat: int) -> str | None:
    """Who can hurt a player; `None` if nobody else has turns left."""
    names = _opponents(position, seat)
    if not names:
        return None
    return names[0] if len(names) == 1 else OTHERS


def _decisions(play: BestPlay, elsewhere: float) -> list[str]:
    """What there is to decide along best play; `elsewhere` is the share of moves that give something away in
    the decisions of natural play, which the difficulty rests on."""
    choices = play.choices
    if not choices:
        return ["Along best play there is never a choice."]
    turns = f"Along best play there {_are(len(choices), 'turn')} with a choice"
    if not play.decided_after:
        off_it = ""
        if elsewhere:
            off_it = f"; in the middle of natural rounds {elsewhere:.0%} do, which the difficulty counts"
        return [f"{turns}, and no move gives anything away{off_it}."]
    only = sum(decision.only_move for decision in choices)
    density = play.trap_density or 0.0
    if len(choices) == 1:
        right = f"with {'only' if only else 'more than'} one right move"
    else:
        how_many = "none" if not only else "all" if only == len(choices) else str(only)
        right = f"{how_many} of them with only one right move"
    return [
        f"{turns}, {right}; {density:.0%} of the moves give something away.",
        f"After move {play.decided_after} nothing is at stake any more.",
    ]


def deaths_intro(report: DealReport) -> str:
    """What the sentences about colours that die are about."""
    return f"Along best play of {shown_name(report.position.mover.name, report.position.names)}:"


def death_sentence(report: DealReport, death: DeadColour) -> str:
    """When a colour dies along the story, by whose card, and who still holds it."""
    players = report.position.players
    held = ", ".join(
        f"{shown_name(player.name, report.position.names)} {number}"
        for player, number in zip(players, death.held, strict=True)
        if number
    )
    killer = shown_name(players[death.killer].name, report.position.names)
    colour = COLOUR_NAMES[death.colour].capitalize()
    return f"{colour} dies at move {death.turn}, {death.move} by {killer}; still in hand: {held}."


def _are(number: int, thing: str) -> str:
    return f"{'is' if number == 1 else 'are'} {count_of(number, thing)}"


def sum_sentence(report: DealReport) -> str:
    """What becomes of the parts of the difficulty."""
    raw = report.measure.raw
    if raw is None:
        return f"There is no sum, because {report.measure.parts.why_missing}."
    added = f"The weighted sum is {raw:.3f}"
    if report.difficulty.compared_with is None:
        return f"{added}. It can be held against that of positions of the same kind, not against full deals."
    return f"{added}; the difficulty says how many of a hundred random full deals have a lower one."
