"""Advice at the table: both cores take the same samples, and the estimates are right."""

from __future__ import annotations

import re
from collections import Counter
from math import sqrt

import pytest

from expectations import expected_cards, moments
from ppsolve.solver import BadInput, textform
from ppsolve.solver.party.hidden import position as hidden
from ppsolve.solver.party.hidden import record as hidden_record
from ppsolve.solver.party.hidden.advice import FIRST_STAGE, TAKEN_UP_AGAIN, advise
from ppsolve.solver.party.hidden.hand_sampler import HandSampler
from ppsolve.solver.party.hidden.opponent_policy import policy_weights, sample_move
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.rollouts import OTHERS, Others, PythonSampler, sampler
from ppsolve.solver.party.hidden.value_network import (
    Opponents,
    best_move_by_value,
    predicted_cards,
    value_after,
)
from ppsolve.solver.party.playouts import POLICIES, Policy, careless_move, playout_stream
from ppsolve.solver.party.view.advice import advised_text, comparison_text, estimate_text
from ppsolve.solver.randomness import SplitMix64

LINE = "iello-2024:RGB/R.:RRGYPB,?6,GG?2:0"

SMALL = "iello-2024,deck=R3G3Y2B2"
TINY_ROUNDS = [
    f"{SMALL},base=2:R:RGY,?2:0",
    f"{SMALL},base=3:RG/R:GGB,?2:0",
    f"{SMALL},base=3:RG:RYB,?2,?1:0",
    f"{SMALL},base=4:RGB/R.:GBY,Y?1:0",
]


def seen(line: str = LINE) -> HiddenPosition:
    position = hidden.from_line(line)
    assert isinstance(position, HiddenPosition)
    return position


@pytest.mark.native
@pytest.mark.parametrize(
    "others", [pytest.param(name, marks=pytest.mark.slow) if name == "thrifty" else name for name in OTHERS]
)
def test_both_cores_take_the_same_samples(others: Others) -> None:
    lacking = 0
    for number, position in enumerate(moments(16, seed=OTHERS.index(others))):
        moves = position.placements()[:3]
        native = sampler(position, others, "native").samples(moves, number, 3, 2)
        assert PythonSampler(position, others).samples(moves, number, 3, 2) == native
        lacking += any(position.lacking)
    assert lacking


@pytest.mark.native
@pytest.mark.parametrize("policy", POLICIES)
def test_a_plain_sampler_adds_up_careless_rounds_from_imagined_deals(policy: Policy) -> None:
    from ppsolve.solver.party.hidden.native_rollouts import NativeSampler

    for position in moments(8, seed=2):
        moves, imagination = position.placements()[:3], HandSampler.of(position)
        sums = [0] * len(moves)
        for number in range(3):
            imagined = position.filled(imagination.hands(playout_stream(5, number)))
            for place, move in enumerate(moves):
                for look in range(2):
                    random_words, end = playout_stream(5, 2 * number + look), imagined.after(move)
                    while not end.over:
                        end = end.after(careless_move(end, random_words, policy))
                    sums[place] += len(end.players[position.seat].hand)
        assert NativeSampler(position, "either").careless_sums(moves, policy, 5, 3, 2) == sums


@pytest.mark.native
def test_advice_depends_on_the_seed_and_the_samples_alone() -> None:
    by_threads = [advise(seen(), samples=3000, seed=5, threads=threads) for threads in (1, 2, 3, 8)]
    assert all(advice == by_threads[0] for advice in by_threads)
    assert advise(seen(), samples=by_threads[0].samples, seed=5) == by_threads[0]
    assert advise(seen(), samples=3000, seed=6).moves != by_threads[0].moves


def test_what_was_stopped_by_the_clock_can_be_had_again_by_its_samples() -> None:
    in_a_hurry = advise(seen(), seconds=0, seed=2)
    assert advise(seen(), samples=in_a_hurry.samples, seed=2) == in_a_hurry


@pytest.mark.native
def test_moves_that_were_left_alone_are_taken_up_again() -> None:
    few, many = (advise(seen(), samples=samples, seed=1).moves for samples in (1500, 60_000))
    assert min(move.samples for move in few) < max(move.samples for move in few)
    assert min(move.samples for move in many) == TAKEN_UP_AGAIN - FIRST_STAGE
    assert max(move.samples for move in many) > 2 * TAKEN_UP_AGAIN


def test_the_moves_come_from_the_best_to_the_worst() -> None:
    for position in moments(8, seed=3):
        found = advise(position, samples=600).moves
        assert {move.move for move in found} == set(position.placements())
        means = [move.cards_left.mean for move in found]
        assert means[1:] == sorted(means[1:])
        for move in found:
            assert 0 <= move.cards_left.low <= move.cards_left.mean <= move.cards_left.high
            assert move.cards_left.high <= len(position.mover.hand) - 1
            assert 0 <= move.empties <= 1


@pytest.mark.native
def test_how_likely_an_empty_hand_is_goes_with_the_cards_left() -> None:
    """Nobody is left with less than a card, and nobody with more than all."""
    position = seen()
    most = len(position.mover.hand) - 1
    unfit = 0
    for seed in range(10):
        for move in advise(position, samples=1000, seed=seed).moves:
            least, highest = 1 - move.cards_left.mean - 1e-9, 1 - move.cards_left.mean / most + 1e-9
            assert max(0.0, least) <= move.empty_hand <= highest
            unfit += not least <= move.empties <= highest
    assert unfit > 0, "what is told of moves that were left alone is not tested"


@pytest.mark.native
@pytest.mark.parametrize("line", TINY_ROUNDS)
def test_the_interval_holds_what_is_expected_in_95_of_100(line: str) -> None:
    position = seen(line)
    exact = {move: float(expected_cards(position, move)) for move in position.placements()}
    held = dict.fromkeys(exact, 0)
    for seed in range(100):
        for found in advise(position, samples=400, seed=seed, others="random").moves:
            held[found.move] += found.cards_left.low <= exact[found.move] <= found.cards_left.high
    assert min(held.values()) >= 90
    assert sum(held.values()) >= 95 * len(held)


def test_with_nothing_hidden_and_one_line_left_the_estimate_is_the_value() -> None:
    position = textform.loads("iello-2024,base=2:RG:R,GG:0")
    assert len(position.placements()) == 1
    advice = advise(position, samples=50)
    end = position.after(position.placements()[0])
    while not end.over:
        end = end.after(end.placements()[0])
    assert advice.moves[0].cards_left.mean == end.penalties()[0]
    assert str(advice.advised) == str(position.placements()[0])


def test_foresight_prefers_to_keep_places_for_the_own_cards() -> None:
    opponents = Opponents(players=2, cards=8, greedy=0, thrifty=0)
    rules = seen().rules
    few, many = (predicted_cards(("RGBRGBRG", "RRBBGGG"), hand, rules, opponents) for hand in ("RGB", "YYYY"))
    assert few < many


def test_foresight_is_the_same_if_colours_change_their_names() -> None:
    position = textform.loads("iello-2024,deck=R7G7Y7P7B7:RGB/R.:RRGYPB,RRGG:0")
    opponents = Opponents(players=1, cards=4, greedy=1, thrifty=0)
    renamed = str.maketrans("RGYPB", "GYPBR")
    rows = tuple(row.translate(renamed) for row in position.pyramid)
    hand = position.mover.hand
    assert predicted_cards(rows, hand.translate(renamed), position.rules, opponents) == predicted_cards(
        position.pyramid, hand, position.rules, opponents
    )


def test_the_move_foreseen_leaves_the_fewest_cards() -> None:
    position = textform.loads("iello-2024:RGB/R.:RRGYPB,RRGG:0")
    opponents = Opponents(players=1, cards=4, greedy=0, thrifty=1)
    move, left = best_move_by_value(position, opponents)
    hand, rows = position.mover.hand, position.pyramid
    every = [value_after(one, rows, hand, position.rules, opponents) for one in position.placements()]
    assert left == min(every) == value_after(move, rows, hand, position.rules, opponents)


@pytest.mark.slow
def test_of_who_is_taken_to_be_thrifty_the_move_that_leaves_the_fewest_cards_is_the_likeliest() -> None:
    position = textform.loads("iello-2024:RGB/R.:RRGYPB,RRGG:0")
    given = position.mover.hand, position.pyramid, position.rules, Opponents(1, 4, 0, 1)
    lots = policy_weights(*given)
    assert set(lots) == set(position.placements())
    left = {move: value_after(move, given[1], given[0], *given[2:]) for move in lots}
    for move, lot in lots.items():
        steps = (left[move] - min(left.values())) // 4
        assert lot == pytest.approx(2 ** (20 - steps / 5), abs=1)
    drawn = Counter(sample_move(*given, SplitMix64(seed)) for seed in range(250))
    for move, lot in lots.items():
        chance = lot / sum(lots.values())
        assert abs(drawn[move] - 250 * chance) <= 4.5 * sqrt(250 * chance * (1 - chance)) + 1


def test_moves_that_were_seen_tell_about_hands() -> None:
    # Bob plays green above the base at once: who plays greedily holds no pile larger than green.
    deal = {"players": [{"name": "Ann", "hand": "RRGYYPPB"}, {"name": "Bob", "hand": "?8"}]}
    told = hidden_record.record_from_dict({"deal": deal, "moves": ["Ra1", "Ga2", "Ra3", "Gb1"]})
    taking = PythonSampler(told, "greedy")
    hands = [taking._deal(playout_stream(1, number))[0].players[1].hand for number in range(60)]
    strange = sum(max(map(hand.count, "RYPB")) > hand.count("G") + 1 for hand in hands)
    plain = HiddenPosition(told.rules, told.players, told.to_move, told.pyramid)
    blind = PythonSampler(plain, "greedy")
    unweighed = [blind._deal(playout_stream(1, number))[0].players[1].hand for number in range(60)]
    assert strange < sum(max(map(hand.count, "RYPB")) > hand.count("G") + 1 for hand in unweighed) / 2


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"samples": 0}, "samples: 0; from 1 to 10,000,000"),
        ({"others": "clever"}, "others: expected either, random, greedy, thrifty, not 'clever'"),
        ({"seed": -1}, "seed: -1"),
    ],
)
def test_wrong_wishes_are_refused(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        advise(seen(), **wrong)  # type: ignore[arg-type]
    assert complaint in str(refused.value)


def test_the_words_of_proofs_are_not_used() -> None:
    for number, position in enumerate(moments(30, seed=4)):
        advice = advise(position, samples=100, seed=number)
        words = " ".join(
            [
                estimate_text(advice),
                advised_text(advice),
                *(comparison_text(move, advised=False) for move in advice.moves),
            ]
        )
        assert not re.search(r"\b(sure|proved|proven|best|certain|guaranteed)\b", words, re.IGNORECASE), words
