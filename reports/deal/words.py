"""What a report means, in sentences that a player understands; terminal and page share them."""

from __future__ import annotations

from ppsolve.reports.deal.report import DealReport
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.deaths import Death
from ppsolve.solver.party.position import Position
from ppsolve.solver.view.words import count_of, shown_name

PARTS = {
    "careless": "what random play costs against what perfect play secures, per card in hand",
    "traps": "moves that give something away, in the decisions of the middle of the round",
    "only": "decisions of the middle of the round in which a single move is good",
    "hurt": "how much the other player can hurt, guaranteed less best, per card in hand",
}


def headline(report: DealReport) -> str:
    """The difficulty in one sentence."""
    rating = report.difficulty.rating
    if rating.percent is None:
        return f"Difficulty: not known, because {rating.why_not}."
    compared = report.difficulty.compared_with
    note = "" if report.difficulty.like_with_like else " (which this is not)"
    return f"Difficulty: {rating.percent} of 100, {rating.word}; compared with {compared}{note}."


def sentences(report: DealReport, seat: int) -> list[str]:
    """What the report says about a player."""
    position = report.position
    player = position.players[seat]
    name = shown_name(player.name)
    if not player.active:
        return [f"{name} has no turns left and pays {len(player.hand)}."]
    best = report.analysis.players["best"][seat]
    sure = report.analysis.players["guaranteed"][seat]
    hurt = report.hurt(seat)
    others = _others(position, seat)
    said = [f"{name} can be sure of at most {count_of(sure.high, 'card')} left; at best it is {best}."]
    if hurt is None:
        said.append("How much others can hurt is not decided within the limits.")
    elif hurt:
        said.append(f"{others} can cost {name} {count_of(hurt, 'card')}.")
    else:
        said.append(f"{others} cannot hurt {name}.")
    said.append(_careless(report, seat))
    play = report.best_plays[seat]
    if play is None:
        said.append("The decisions along best play were not proved within the limits.")
    else:
        said += _decisions(play)
    return said


def _careless(report: DealReport, seat: int) -> str:
    """What careless play of everybody leaves, and whether that is more than perfect play secures."""
    random, greedy = report.random.seats[seat].mean, report.greedy.seats[seat].mean
    leaves = f"Careless play of everybody leaves {random:.1f} on average (random) or {greedy:.1f} (greedy)"
    cost = report.careless_cost(seat, report.random)
    if cost is None:
        return f"{leaves}."
    if cost < 0:
        return f"{leaves}: that is less than is certain, because the others are careless too."
    return f"{leaves}: random play costs {cost:.1f} against perfect play."


def _others(position: Position, seat: int) -> str:
    """Who can hurt a player."""
    names = [
        shown_name(player.name)
        for other, player in enumerate(position.players)
        if other != seat and player.active
    ]
    return names[0] if len(names) == 1 else "The others"


def _decisions(play: BestPlay) -> list[str]:
    choices = play.choices
    if not choices:
        return ["Along best play there is never a choice."]
    only = sum(decision.only_move for decision in choices)
    density = play.trap_density or 0.0
    said = [
        f"Along best play there {_are(len(choices), 'turn')} with a choice, {only or 'none'} with only one "
        f"right move; {density:.0%} of the moves give something away."
    ]
    if play.decided_after:
        said.append(f"After move {play.decided_after} nothing can go wrong any more.")
    else:
        said.append("Nothing can go wrong at all.")
    return said


def death_sentence(report: DealReport, death: Death) -> str:
    """When a colour dies along the story, by whose card, and who still holds it."""
    players = report.position.players
    held = ", ".join(
        f"{shown_name(player.name)} {number}"
        for player, number in zip(players, death.held, strict=True)
        if number
    )
    killer = shown_name(players[death.killer].name)
    colour = COLOUR_NAMES[death.colour].capitalize()
    return f"{colour} dies at move {death.turn}, {death.move} by {killer}; still in hand: {held}."


def _are(number: int, thing: str) -> str:
    return f"{'is' if number == 1 else 'are'} {count_of(number, thing)}"
