"""The meaning of an analysis, in sentences that text and HTML share.

A sentence never presents a bound as a value: unproved values are shown as a range and marked as not proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import cards_placed, empty_cells, top_colours
from ppsolve.solver.party.view.descriptions import standing
from ppsolve.solver.view.outcomes import (
    ONLY_SELFISH,
    of_viewer,
    opponents,
    results_text,
    selfish_text,
    total_texts,
    viewer,
)
from ppsolve.solver.view.phrases import shown_name, status_text


def open_hands() -> str:
    """Return the assumption behind all values; in the real game hands are hidden."""
    return say("analyze-open-hands")


def meaning_sentences(analysis: PartyAnalysis) -> list[str]:
    """Explain the outcomes of the players in a sentence or two."""
    position = analysis.position
    if position.over:
        left = [PartyOutcome(number, number) for number in position.penalties()]
        return [say("analyze-round-over", results=_each_is_left(position, range(len(left)), left))]
    if not opponents(position):
        sentences = [_alone(analysis)]
    else:
        sentences = [_view(analysis), selfish_text(analysis, partial(_selfish, position))]
    return [sentence for sentence in sentences if sentence]


def totals(analysis: PartyAnalysis) -> list[str]:
    """Return a sentence on each outcome that concerns all players at once."""
    position = analysis.position
    if analysis.table is None:
        return total_texts(analysis, "")
    top = "none" if _enough_cards(position) and not top_colours(position) else "some"
    value, rows = str(analysis.table), position.rules.base
    return total_texts(analysis, say("analyze-table-cards", value=value, top=top, rows=rows))


def top_sentence(position: Position) -> str:
    """Say what the rows of the finished pyramid have in common; empty if that is nothing special."""
    if not _enough_cards(position):
        return ""
    colours = top_colours(position)
    if not colours:
        return say("analyze-no-top", rows=position.rules.base)
    possible = "".join(
        colour
        for colour, number in zip(COLOURS, position.rules.deck, strict=True)
        if number >= position.rules.base
    )
    if len(colours) > 1 or colours == possible:  # the deck alone says as much
        return ""
    cards = [*cards_placed(position).values(), *(card for player in position.players for card in player.hand)]
    exactly = "yes" if cards.count(colours) == position.rules.base else "no"
    return say("analyze-top", colour=colours, exactly=exactly)


def _enough_cards(position: Position) -> bool:
    cards = sum(len(player.hand) for player in position.players if player.active)
    return cards >= empty_cells(position) > 0


def player_label(position: Position, seat: int) -> str:
    """Return a player's name, with their status if they are done."""
    stands = standing(position, seat)
    name = shown_name(position.players[seat].name, position.names)
    return name if stands in ("to move", "waiting") else f"{name} ({status_text(stands)})"


def selfish_reach(position: Position) -> str:
    """Explain why `selfish` was not computed."""
    return say("analyze-selfish-skipped", option=ONLY_SELFISH)


def _alone(analysis: PartyAnalysis) -> str:
    """Describe the best result of the last player still in the round, for whom all outcomes are the same."""
    known = [outcome for name in analysis.players if (outcome := of_viewer(analysis, name)) is not None]
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    if not known:
        return ""
    left = PartyOutcome(max(outcome.low for outcome in known), min(outcome.high for outcome in known))
    if left.high == 0:
        return say("analyze-alone-all", player=name)
    return say("analyze-alone", player=name, cards=cards_text(left), proved=_yes(left.proved))


def _view(analysis: PartyAnalysis) -> str:
    """Describe what the player whose view is shown can guarantee, and what help could do."""
    position, seat = analysis.position, viewer(analysis)
    assert seat is not None
    player = position.players[seat]
    name = shown_name(player.name, position.names)
    if not player.active:
        return say("analyze-no-turns", player=name, cards=len(player.hand))
    sure, best = of_viewer(analysis, "guaranteed"), of_viewer(analysis, "best")
    others = opponents(position, seat)
    rivals = {"rivals": "one", "rival": others[0]} if len(others) == 1 else {"rivals": "more", "rival": ""}
    if sure is None:
        return "" if best is None else say("analyze-claim", claim=_helped("first", name, best, rivals))
    claim = _guaranteed(name, sure, len(player.hand), rivals)
    helped = "" if best is None else _with_help(name, best, sure, rivals)
    if not helped:
        return say("analyze-claim", claim=claim)
    return say("analyze-claim-and-help", claim=claim, help=helped)


def _guaranteed(name: str, sure: PartyOutcome, cards: int, rivals: dict[str, str]) -> str:
    if sure.high >= cards:
        return say("analyze-sure-unknown", player=name, cards=cards_text(sure))
    if sure.high == 0:
        return say("analyze-sure-all", player=name, **rivals)
    return say("analyze-sure-most", player=name, low=sure.low, high=sure.high, proved=_yes(sure.proved))


def _with_help(name: str, best: PartyOutcome, sure: PartyOutcome, rivals: dict[str, str]) -> str:
    """Describe the result of a player who gets help; empty where it goes without saying."""
    if sure.high == 0:
        return ""
    if sure.proved and best.value == sure.value:
        return say("analyze-help-no-fewer")
    return _helped("more", name, best, rivals)


def _helped(place: str, name: str, best: PartyOutcome, rivals: dict[str, str]) -> str:
    facts = {"place": place, "player": name, **rivals}
    if best.high == 0:
        return say("analyze-help-all", **facts)
    return say("analyze-help-left", cards=cards_text(best), proved=_yes(best.proved), **facts)


def _selfish(position: Position, seats: Sequence[int], left: Sequence[PartyOutcome]) -> str:
    proved = _yes(all(outcome.proved for outcome in left))
    return say("analyze-selfish-cards", results=_each_is_left(position, seats, left), proved=proved)


def _each_is_left(position: Position, seats: Sequence[int], left: Sequence[PartyOutcome]) -> str:
    names = [shown_name(position.players[seat].name, position.names) for seat in seats]
    results = [say("analyze-left-first", player=names[0], cards=cards_text(left[0]))]
    for name, outcome in zip(names[1:], left[1:], strict=True):
        if outcome.proved:
            results.append(say("analyze-left-more", player=name, cards=outcome.low))
        else:
            facts = {"low": outcome.low, "high": outcome.high}
            results.append(say("analyze-left-more-range", player=name, **facts))
    return results_text(results)


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def cards_text(outcome: PartyOutcome) -> str:
    """Return the cards left in an outcome: a number of cards, or a range if it is not proved."""
    if outcome.proved:
        return say("analyze-cards", cards=outcome.low)
    return say("analyze-cards-range", low=outcome.low, high=outcome.high)
