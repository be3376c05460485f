"""Hidden hands for tests: positions seen by a mover, all deals consistent with them, exact averages."""

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
    """Average the cards left after `move` over all deals: random opponents, the player by the value
    network."""
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
    return _mean([_cards(position.after(move), seat) for move in position.legal_moves])


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def every_deal(position: HiddenPosition) -> Iterator[tuple[str, ...]]:
    """Enumerate all consistent deals of the unseen cards, card by card, independently of the sampler."""
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
    """Return hidden positions from random rounds under all kinds of rules, with the moves seen so far."""
    rng = random.Random(seed)
    found: list[HiddenPosition] = []
    while len(found) < count:
        positions = playout(random_deal(rng), rng)
        moves = [
            next(str(move) for move in before.legal_moves if before.after(move) == after)
            for before, after in pairwise(positions)
        ]
        if moves:
            played = record.from_dict({"deal": to_dict(positions[0]), "moves": moves})
            found.append(hidden_record.seen_by_mover(played, rng.randrange(1, len(moves) + 1)))
    return found
