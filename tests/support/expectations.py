"""Hidden hands for the tests: what movers knew in random rounds, every deal that agrees with it, and what a
move leaves on average over all of them, in exact fractions.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

from positions import playout, random_deal
from ppsolve.solver import Placement, Position, to_dict
from ppsolve.solver.party import record
from ppsolve.solver.party.hidden import record as hidden_record
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.value_network import Opponents, best_move_by_value


def expected_cards(position: HiddenPosition, move: Placement) -> Fraction:
    """The cards left after a move on average over all deals, the others playing randomly, and the player by
    foresight, as the sampler does."""
    deals = Counter(every_deal(position))
    total = sum(
        number * _cards(position.filled(hands).after(move), position.seat) for hands, number in deals.items()
    )
    return Fraction(total) / deals.total()


def _cards(position: Position, seat: int) -> Fraction:
    player = position.players[seat]
    if position.to_move is None or not player.active:
        return Fraction(len(player.hand))
    if position.to_move == seat:
        others = [
            player for number, player in enumerate(position.players) if number != seat and player.active
        ]
        opponents = Opponents(len(others), sum(len(player.hand) for player in others), greedy=0, thrifty=0)
        return _cards(position.after(best_move_by_value(position, opponents)[0]), seat)
    return _mean([_cards(position.after(move), seat) for move in position.placements()])


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def every_deal(position: HiddenPosition) -> Iterator[tuple[str, ...]]:
    """The hidden cards of each seat in every way to deal the unseen cards, told apart, that agrees with what
    is known; written anew, card by card."""
    seen = Counter("".join((*(player.hand for player in position.players), *position.pyramid)))
    deck = zip("RGYPB", position.rules.deck, strict=True)
    cards = [colour for colour, number in deck for _ in range(number - seen[colour])]

    def rest(seat: int, left: frozenset[int]) -> Iterator[tuple[str, ...]]:
        if seat == len(position.players):
            yield ()
            return
        for chosen in combinations(sorted(left), position.players[seat].hand.count("?")):
            hand = "".join(sorted((cards[card] for card in chosen), key="RGYPB".index))
            if not set(hand) & set(position.lacking[seat]):
                for others in rest(seat + 1, left - set(chosen)):
                    yield (hand, *others)

    yield from rest(0, frozenset(range(len(cards))))


def moments(count: int, seed: int) -> list[HiddenPosition]:
    """What movers knew in random rounds of all kinds of rules, with the moves that they had seen."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        positions = playout(random_deal(rng), rng)
        moves = [
            next(str(move) for move in before.placements() if before.after(move) == after)
            for before, after in pairwise(positions)
        ]
        if moves:
            played = record.from_dict({"deal": to_dict(positions[0]), "moves": moves})
            found.append(hidden_record.seen_by_mover(played, rng.randrange(1, len(moves) + 1)))
    return found
