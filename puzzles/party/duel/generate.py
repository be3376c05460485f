"""Random duels: a pyramid from the middle of a round, and a hand for everybody."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.kinds import kind_named
from ppsolve.puzzles.party.duel.explain import find_book
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.simple_play import BANDS, measures_with
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.verify import examine_with
from ppsolve.puzzles.recipe import Ranges, Recipe, draw
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import Level, Rejected, level_fault
from ppsolve.solver.errors import BadInput
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party.cards import hand_of
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.symmetry import move_classes
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 2_000
FEWEST_MOVES: Final = 3
"""The fewest first moves, equivalent ones counted once; with fewer there is little to find."""

_HANDS: Final[dict[Level, dict[int, tuple[int, int]]]] = {
    "easy": {2: (3, 4), 3: (3, 4), 4: (3, 3), 5: (3, 3), 6: (2, 3)},
    "medium": {2: (5, 6), 3: (4, 5), 4: (3, 4), 5: (3, 4), 6: (3, 3)},
    "hard": {2: (6, 8), 3: (5, 6), 4: (4, 5), 5: (4, 4), 6: (4, 4)},
    "expert": {2: (8, 9), 3: (6, 7), 4: (6, 6)},
}
"""The fewest and most cards in each hand, by level and number of players. With five or six players nobody
has enough turns for an expert duel."""

_PLACED: Final[Ranges] = {"easy": (10, 14), "medium": (9, 13), "hard": (8, 12), "expert": (8, 11)}
"""The fewest and most cards in the pyramid, by level: fewer cards leave more choices."""

_TABLES: Final = (2, 2, 2, 2, 2, 3, 3, 3, 4, 4)
"""Numbers of players to draw from if the recipe has none."""


def candidate(recipe: Recipe, source: SplitMix64) -> DuelTask | Rejected:
    position = _random_position(recipe, source)
    if position is None:
        return Rejected("the pyramid did not grow")
    if position.to_move != 0:
        return Rejected("the player is stuck")
    classes = move_classes(position)
    if len(classes) < FEWEST_MOVES:
        return Rejected("too few moves")
    judge = DuelJudge(DuelTask(position, 0))
    ranked = sorted((judge.value(position.after(moves[0])), moves) for moves in classes)
    (best, right), (second, _) = ranked[:2]
    if best == second:
        return Rejected("more than one first move works")
    if best > len(position.mover.hand) // 2:
        return Rejected("nothing to gain")
    if not any(_resembles(move, right[0]) for _, moves in ranked[1:] for move in moves):
        return Rejected("the obvious move")
    judge = judge.with_goal(best)
    measured = kind_named(recipe.kind).measures_by(recipe.generator)
    if measured and (fault := band_fault(BANDS, recipe.level, measures_with(judge))):
        return fault
    found = examine_with(judge)
    if not found.facts["tempting"]:
        return Rejected("the obvious move")
    if fault := level_fault(found.level, recipe.level):
        return fault
    if find_book(judge) is None:
        return Rejected("too many positions")
    return DuelTask(position, best)


def _resembles(move: Placement, right: Placement) -> bool:
    """Return whether a move has the colour or the place of the right one, so that both need thought."""
    return move.colour == right.colour or move[1:] == right[1:]


def _random_position(recipe: Recipe, source: SplitMix64) -> Position | None:
    """Deal equal hands to everybody, and build a pyramid from the rest of the deck."""
    players = recipe.players or _TABLES[source.below(len(_TABLES))]
    if players not in _HANDS[recipe.level]:
        raise BadInput("players", f"there are no {recipe.level} duels for {players} players; choose 2 to 4")
    rules = Rules.of(players)
    size = draw(_HANDS[recipe.level][players], source)
    placed = draw(_PLACED[recipe.level], source)
    cards = source.shuffled(hand_of(rules.deck))
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
    rows = _random_pyramid(source, cards[players * size :], placed, rules)
    if rows is None:
        return None
    return Position(
        rules,
        tuple(Player(name, hand) for name, hand in zip(DEFAULT_NAMES, hands, strict=False)),
        pyramid=rows,
    )


def _random_pyramid(source: SplitMix64, cards: str, number: int, rules: Rules) -> Rows | None:
    """Place `number` of the cards, each into a random slot that accepts it; `None` if too few fit."""
    rows: Rows = ()
    for card in cards:
        slots = [slot for slot in open_slots(rows, rules) if card in slot.accepts]
        if slots and number:
            slot = slots[source.below(len(slots))]
            rows = with_card(rows, Placement(card, slot.row, slot.column))
            number -= 1
    return None if number else rows
