"""Sampled hands: every deal that agrees with the known facts is equally likely, and no other deal occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt

import pytest

from expectations import every_deal
from positions import drawn
from ppsolve.solver import BadInput, Player, Rules
from ppsolve.solver.party.cards import hand_of
from ppsolve.solver.party.hidden.hand_sampler import WORDS, HandSampler
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.randomness import SplitMix64

DRAWS = 4000

TINY = {"R": 3, "G": 2, "Y": 2, "B": 1}


def at_table(
    picture: str, *hands: str, lacking: tuple[str, ...] = (), out: str = "", **rules: object
) -> HiddenPosition:
    """The view of the first player; `out` holds the initials of the players who are out."""
    players = tuple(
        Player(name, hand, 0, name[0] in out)
        for name, hand in zip(("Ann", "Bob", "Cid", "Dan"), hands, strict=False)
    )
    made = Rules.of(len(hands), **rules)
    return HiddenPosition(made, players, 0, drawn(picture), lacking)


CASES = {
    "two players, cards out of play": at_table("R", "RG", "?2", deck=TINY),
    "some cards shown": at_table("R", "R", "G?2", "?1", deck=TINY),
    "everything dealt": at_table("R", "RG", "?3", "?2", deck=TINY),
    "one lacks a colour": at_table("R", "RG", "?2", "?2", lacking=("", "R"), out="B", deck=TINY),
    "two lack colours": at_table("R", "RG", "?2", "?2", lacking=("", "RB", "Y"), out="BC", deck=TINY),
    "one lacks, one shows": at_table("R", "R", "B?2", "?2", lacking=("", "G"), out="B", deck=TINY),
    "they need each other's": at_table("R", "RG", "?3", "?2", lacking=("", "G", "R"), out="BC", deck=TINY),
}


@pytest.mark.parametrize("name", CASES)
def test_every_consistent_deal_is_equally_likely(name: str) -> None:
    position = CASES[name]
    expected = Counter(every_deal(position))
    sampler = HandSampler.of(position)
    found = Counter(sampler.sample(SplitMix64(seed)) for seed in range(DRAWS))
    assert set(found) <= set(expected)
    for hands, ways in expected.items():
        chance = ways / expected.total()
        noise = sqrt(DRAWS * chance * (1 - chance))
        assert abs(found[hands] - DRAWS * chance) <= 4.5 * noise + 1, hands


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name].lacking != ("",) * 3])
def test_hands_of_players_who_lack_colours_have_their_exact_probabilities(name: str) -> None:
    position = CASES[name]
    sampler = HandSampler.of(position)
    if not sampler.seats:
        return
    every = Counter(tuple(hands[seat] for seat in sampler.seats) for hands in every_deal(position))

    def walk(
        number: int, before: tuple[str, ...], chance: Fraction
    ) -> Iterator[tuple[tuple[str, ...], Fraction]]:
        if number == -1:
            yield before, chance
            return
        distribution, last = sampler.distributions[number], 0
        drawn_next = zip(distribution.hands, distribution.cumulative, distribution.following, strict=True)
        for hand, bound, following in drawn_next:
            yield from walk(following, (*before, hand_of(hand)), chance * Fraction(bound - last, WORDS))
            last = bound
        assert last == WORDS

    found = dict(walk(0, (), Fraction(1)))
    assert set(found) == set(every)
    for hands, chance in found.items():
        assert abs(chance - Fraction(every[hands], every.total())) < Fraction(1, 10**15)


def test_contradictory_facts_raise_bad_input() -> None:
    position = at_table("R", "RG", "?3", lacking=("", "RGYB"), out="B", deck=TINY)
    with pytest.raises(BadInput, match="no deal of the hidden cards explains who was unable to move"):
        HandSampler.of(position)
