"""Random deals: the same seed gives the same deal everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest

from ppsolve.solver import EDITIONS, BadInput, Rules, deal, textform
from ppsolve.solver.party.cards import counts
from ppsolve.solver.randomness import SplitMix64

GOLDEN = [
    (0, 2, "iello-2024", "iello-2024:-:RRRGGYYYYPPBBB,RRRRGGGYYPBBBB:0"),
    (0, 3, "iello-2024", "iello-2024:-:RRRGGYYYYPBB,RRRGGYPPBBBB,RGGGYYPPPPBB:0"),
    (0, 4, "iello-2024", "iello-2024:-:RRGGYYYBB,RRGYPPBBB,RRRGGYYPB,GGYPPPPBB:0"),
    (0, 5, "iello-2024", "iello-2024:G:RGGYYBB,RRYYPPB,RRGGBBB,RRGYYPB,GYPPPPB:0"),
    (0, 6, "iello-2024", "iello-2024:-:RGGYYB,RRYYPB,RGPBBB,RRGYPB,RGYPBB,GGYPPP:0"),
    (1, 2, "iello-2024", "iello-2024:-:RRGGYYYPPPPBBB,RRGGGGYYPPBBBB:0"),
    (1, 5, "iello-2024", "iello-2024:R:RGGYPPB,RYYPPBB,RRGGBBB,GGYYPPB,RRGYYPB:0"),
    (20240229, 2, "playte-2021", "playte-2021:-:RRRRGGGGYYBBBB,RRGGGYYPPPPBBB:0"),
    (20240229, 3, "playte-2021", "playte-2021:-:RRRRGGYYBBBB,RRGGGGYPPPBB,RGYYYYPPPPBB:0"),
    (20240229, 4, "playte-2021", "playte-2021:-:RRGGYYBBB,RRRRGGYPB,GGGPPPBBB,RYYYYPPPB:0"),
    (20240229, 5, "playte-2021", "playte-2021:B:RGGYYBB,RRRGGBB,RRYPPBB,GGGYPPB,RYYYPPP:0"),
    (20240229, 6, "playte-2021", "playte-2021:-:RGGYBB,RRRYBB,RRGGYP,GGPPBB,GYYYPB,RYPPPB:0"),
    (2**64 - 1, 2, "ffg-2007", "ffg-2007:-:RRRRRGGGGGYBBB,RRGGYYYYYYYBBB:0"),
    (2**64 - 1, 3, "ffg-2007", "ffg-2007:-:RRRRGGGGYBBB,RRGGYYYYYYYB,RRRGGGYBBBBB:0"),
    (2**64 - 1, 4, "ffg-2007", "ffg-2007:-:RRRRGGYBB,RGGGYYYBB,RRGYYYYBB,RRGGGYBBB:0"),
    (2**64 - 1, 5, "ffg-2007", "ffg-2007:R:RRRGGYB,RRGGGBB,RGYYYYB,RGYYYBB,RGGYBBB:0"),
    (2**64 - 1, 6, "ffg-2007", "ffg-2007:-:RRRGYB,RGGGBB,RGYYYB,RGYYYY,RGGYBB,RRGBBB:0"),
]


def test_the_generator_gives_its_published_values() -> None:
    """For the seed 1234567, as printed on Rosetta Code and in the tests of other implementations."""
    generator = SplitMix64(1234567)
    assert [generator.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 36])
def test_every_number_below_the_bound_is_equally_likely(bound: int) -> None:
    generator = SplitMix64(42)
    throws = 4000 * bound
    seen = Counter(generator.below(bound) for _ in range(throws))
    assert set(seen) == set(range(bound))
    for number in range(bound):
        assert abs(seen[number] - 4000) < 5 * 4000**0.5


def test_words_beyond_the_last_multiple_of_the_bound_are_rejected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the smallest numbers would come too often: 2^64 is not a multiple of 3."""
    words = iter([2**64 - 1, 2**64 - 1, 2**64 - 2, 5])
    monkeypatch.setattr(SplitMix64, "word", lambda self: next(words))
    generator = SplitMix64(0)
    assert generator.below(3) == (2**64 - 2) % 3
    assert generator.below(3) == 2


def test_every_order_of_cards_is_equally_likely() -> None:
    generator = SplitMix64(7)
    seen = Counter(generator.shuffled("RGYP") for _ in range(24 * 500))
    assert set(seen) == {"".join(order) for order in permutations("RGYP")}
    assert all(abs(number - 500) < 5 * 500**0.5 for number in seen.values())


@pytest.mark.parametrize(("seed", "players", "edition", "text"), GOLDEN)
def test_a_deal_never_changes(seed: int, players: int, edition: str, text: str) -> None:
    assert textform.dumps(deal(seed, players, edition)) == text


def test_the_golden_deals_cover_every_table() -> None:
    assert {(players, edition) for _, players, edition, _ in GOLDEN} == {
        (players, edition) for players in range(2, 7) for edition in EDITIONS
    }


@pytest.mark.slow
def test_deals_do_not_depend_on_the_order_of_hashes() -> None:
    program = (
        "from ppsolve.solver import deal, textform\n"
        "print([textform.dumps(deal(seed, players)) for seed in range(3) for players in range(2, 7)])"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    here = [textform.dumps(deal(seed, players)) for seed in range(3) for players in range(2, 7)]
    assert printed == {f"{here}\n"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_deal_holds_just_the_cards_of_the_deck(players: int, edition: str) -> None:
    rules = Rules.of(players, edition)
    for seed in range(30):
        position = deal(seed, players, edition)
        assert position.rules == rules
        assert [len(player.hand) for player in position.players] == [rules.hand_size] * players
        assert position.to_move == 0
        assert all((player.tokens, player.out) == (0, False) for player in position.players)
        number = counts("".join((*position.pyramid, *(player.hand for player in position.players))))
        if players == 2:
            assert sum(number) == 28
            assert all(dealt <= held for dealt, held in zip(number, rules.deck, strict=True))
        else:
            assert number == rules.deck
        assert [len(row) for row in position.pyramid] == ([1] if players == 5 else [])


def test_players_have_the_usual_names() -> None:
    assert [player.name for player in deal(1, 6).players] == [
        "Alice",
        "Bob",
        "Carol",
        "Dave",
        "Erin",
        "Frank",
    ]


def test_different_seeds_give_different_deals() -> None:
    assert len({deal(seed, 3) for seed in range(200)}) == 200


def test_every_player_may_be_dealt_every_card() -> None:
    """Over many deals each seat gets its share of each colour, the opening card too."""
    total: Counter[tuple[int, str]] = Counter()
    opening: Counter[str] = Counter()
    for seed in range(1500):
        position = deal(seed, 5)
        opening[position.pyramid[0]] += 1
        for seat, player in enumerate(position.players):
            total.update((seat, card) for card in player.hand)
    for (_, colour), number in total.items():
        share = 1500 * 7 * (8 if colour == "B" else 7) / 36
        assert abs(number - share) < 5 * share**0.5
    for colour, number in opening.items():
        share = 1500 * (8 if colour == "B" else 7) / 36
        assert abs(number - share) < 5 * share**0.5


def test_overrides_change_the_deal() -> None:
    position = deal(3, 5, deck={"R": 6, "G": 5}, hand_size=2, base=3)
    assert [len(player.hand) for player in position.players] == [2] * 5
    assert len(position.pyramid) == 1
    assert position.rules.base == 3
    assert deal(3, 2, hand_size=0).over


def test_the_largest_seed_is_dealt() -> None:
    assert deal(2**64 - 1, 4) != deal(0, 4)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**100])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadInput, match=r"^seed: .* is not from 0 to 2\^64 - 1$"):
        deal(seed)


def test_hands_that_the_deck_cannot_fill_are_refused() -> None:
    with pytest.raises(BadInput, match=r"^rules\.hand_size: 2 hands of 19 need more than the 36 cards"):
        deal(1, 2, hand_size=19)
    assert len(deal(1, 2, hand_size=18).players[1].hand) == 18


def test_rules_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadInput, match=r"^rules\.colours: unknown rule"):
        deal(1, 2, colours=3)
    with pytest.raises(BadInput, match=r"^players: 7 players"):
        deal(1, 7)
