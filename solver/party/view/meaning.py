"""The meaning of an analysis, in sentences that text and HTML share.

A sentence never presents a bound as a value: unproved values are shown as a range and marked as not proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import cards_placed, empty_cells, top_colours
from ppsolve.solver.party.view.descriptions import standing
from ppsolve.solver.view.outcomes import of_viewer, opponents, selfish_text, total_texts, viewer
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

OPEN_HANDS: Final = "All values assume open hands: everybody sees all cards."
"""The assumption behind all values; in the real game hands are hidden."""

SELFISH_SKIPPED: Final = (
    "Selfish values were skipped (too many cards). Add --only selfish to compute them anyway."
)


def meaning_sentences(analysis: PartyAnalysis) -> list[str]:
    """Explain the outcomes of the players in a sentence or two."""
    position = analysis.position
    if position.over:
        left = [PartyOutcome(number, number) for number in position.penalties()]
        return [f"The round is over: {_each_is_left(position, range(len(left)), left)}."]
    if not opponents(position):
        sentences = [_alone(analysis)]
    else:
        sentences = [_view(analysis), selfish_text(analysis, partial(_each_is_left, position))]
    return [sentence for sentence in sentences if sentence]


def totals(analysis: PartyAnalysis) -> list[tuple[str, str]]:
    """Return the outcomes that concern all players at once, each with its name."""
    position = analysis.position
    why = f"; {_no_top(position)}" if _enough_cards(position) and not top_colours(position) else ""
    return total_texts(analysis, f"the fewest cards left in all hands together{why}")


def top_sentence(position: Position) -> str:
    """Say what the rows of the finished pyramid have in common; empty if that is nothing special."""
    if not _enough_cards(position):
        return ""
    colours = top_colours(position)
    if not colours:
        return f"T{_no_top(position)[1:]}: the top takes its colour from the row below, and so on down."
    possible = "".join(
        colour
        for colour, number in zip(COLOURS, position.rules.deck, strict=True)
        if number >= position.rules.base
    )
    if len(colours) > 1 or colours == possible:  # the deck alone says as much
        return ""
    cards = [*cards_placed(position).values(), *(card for player in position.players for card in player.hand)]
    name = COLOUR_NAMES[colours]
    rows = f"exactly one {name} card" if cards.count(colours) == position.rules.base else f"a {name} card"
    return f"If the pyramid is finished, its top is {name}, and there is {rows} in every row."


def _enough_cards(position: Position) -> bool:
    cards = sum(len(player.hand) for player in position.players if player.active)
    return cards >= empty_cells(position) > 0


def _no_top(position: Position) -> str:
    return f"the pyramid cannot be finished, because no colour can be in all {position.rules.base} rows"


def player_label(position: Position, seat: int) -> str:
    """Return a player's name, with their status if they are done."""
    stands = standing(position, seat)
    name = shown_name(position.players[seat].name, position.names)
    return name if stands in ("to move", "waiting") else f"{name} ({stands})"


def selfish_reach(position: Position) -> str:
    """Explain why `selfish` was not computed."""
    return SELFISH_SKIPPED


def _alone(analysis: PartyAnalysis) -> str:
    """Describe the best result of the last player still in the round, for whom all outcomes are the same."""
    known = [outcome for name in analysis.players if (outcome := of_viewer(analysis, name)) is not None]
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    if not known:
        return ""
    left = PartyOutcome(max(outcome.low for outcome in known), min(outcome.high for outcome in known))
    if left.high == 0:
        return f"Only {name} is still playing, and can place every card."
    unproved = "" if left.proved else " (not proved)"
    return f"Only {name} is still playing, and will be left with {_range(left)} at best{unproved}."


def _view(analysis: PartyAnalysis) -> str:
    """Describe what the player whose view is shown can guarantee, and what help could do."""
    position, seat = analysis.position, viewer(analysis)
    assert seat is not None
    player = position.players[seat]
    name = shown_name(player.name, position.names)
    if not player.active:
        left = f"out with {_cards(len(player.hand))} left" if player.hand else "every card is placed"
        return f"{name} has no more turns: {left}."
    sure, best = of_viewer(analysis, "guaranteed"), of_viewer(analysis, "best")
    others = opponents(position, seat)
    rival = others[0] if len(others) == 1 else ""
    whatever = f"whatever {rival} does" if rival else "whatever the others do"
    helper = f"if {rival or 'everybody'} helps"
    if sure is None:
        return "" if best is None else f"I{helper[1:]}, {_at_best(name, best)}."
    helped = "" if best is None else _with_help(helper, name, best, sure)
    return f"{_guaranteed(name, sure, len(player.hand), whatever)}{f'; {helped}' if helped else ''}."


def _guaranteed(name: str, sure: PartyOutcome, cards: int, whatever: str) -> str:
    if sure.high >= cards:
        return f"It is not proved what {name} can guarantee: {_range(sure)} left"
    if sure.high == 0:
        return f"{name} can place every card, {whatever}"
    can = f"{name} can guarantee a result of at most {_cards(sure.high)}"
    return can if sure.proved else f"{can} (perhaps as few as {sure.low}; not proved)"


def _with_help(helper: str, name: str, best: PartyOutcome, sure: PartyOutcome) -> str:
    """Describe the result of a player who gets help; empty where it goes without saying."""
    if sure.high == 0:
        return ""
    if sure.proved and best.value == sure.value:
        return "even with help it cannot be fewer"
    return f"{helper}, {_at_best(name, best)}"


def _at_best(name: str, best: PartyOutcome) -> str:
    if best.high == 0:
        return f"{name} can place every card"
    return f"{name} is left with {_range(best)}{'' if best.proved else ' (not proved)'}"


def _each_is_left(position: Position, seats: Sequence[int], left: Sequence[PartyOutcome]) -> str:
    names = [shown_name(position.players[seat].name, position.names) for seat in seats]
    first = f"{names[0]} is left with {_range(left[0])}"
    more = [
        f"{name} with {'none' if outcome.value == 0 else str(outcome).replace('..', ' to ')}"
        for name, outcome in zip(names[1:], left[1:], strict=True)
    ]
    unproved = "" if all(outcome.proved for outcome in left) else " (not all of it is proved)"
    return join_words([first, *more]) + unproved


def _cards(number: int) -> str:
    return count_of(number, "card") if number else "no card"


def _range(outcome: PartyOutcome) -> str:
    return _cards(outcome.low) if outcome.proved else f"{outcome.low} to {_cards(outcome.high)}"
