"""The rules as data: editions, overrides, and the sizes of hands."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ppsolve.solver import EDITIONS, BadInput, Rules

OVERRIDES: dict[str, Any] = {
    "base": 5,
    "deck": {"R": 4, "B": 6},
    "hand_size": 13,
    "bonus": 0,
    "upper_rows": "contiguous",
    "stuck": "pass",
}


def test_there_are_three_editions_and_iello_is_the_default() -> None:
    assert list(EDITIONS) == ["iello-2024", "playte-2021", "ffg-2007"]
    assert Rules.of(3) == Rules.of(3, "iello-2024")


@pytest.mark.parametrize("edition", ["iello-2024", "playte-2021"])
def test_the_modern_editions_have_five_colours_and_one_more_blue(edition: str) -> None:
    assert Rules.of(4, edition).deck == (7, 7, 7, 7, 8)


def test_the_2007_edition_has_four_colours_of_nine() -> None:
    assert Rules.of(4, "ffg-2007").deck == (9, 9, 9, 0, 9)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_36_cards_a_bonus_of_2_and_no_house_rule(edition: str) -> None:
    rules = Rules.of(4, edition)
    assert sum(rules.deck) == 36
    assert (rules.bonus, rules.upper_rows, rules.stuck) == (2, "free", "out")
    assert rules.edition == EDITIONS[edition].name == edition


def test_the_editions_list_the_contents_of_their_boxes() -> None:
    tokens = {name: edition.tokens for name, edition in EDITIONS.items()}
    assert tokens == {
        "iello-2024": "24 x 1, 12 x 5",
        "playte-2021": "20 x 1, 10 x 5",
        "ffg-2007": "39 chips of 1, 3 and 5",
    }
    assert [name for name, edition in EDITIONS.items() if edition.tumble != "no"] == ["ffg-2007"]
    assert [name for name, edition in EDITIONS.items() if edition.tumbles] == ["ffg-2007"]
    assert "assumption" in EDITIONS["ffg-2007"].note


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "base", "hand_size", "opening_card", "unused"),
    [
        (2, 7, 14, False, 8),
        (3, 8, 12, False, 0),
        (4, 8, 9, False, 0),
        (5, 8, 7, True, 0),
        (6, 8, 6, False, 0),
    ],
)
def test_the_deal_follows_the_number_of_players(
    edition: str, players: int, base: int, hand_size: int, opening_card: bool, unused: int
) -> None:
    rules = Rules.of(players, edition)
    assert (rules.base, rules.hand_size, rules.opening_card) == (base, hand_size, opening_card)
    assert sum(rules.deck) - players * hand_size - opening_card == unused
    assert rules.players == players


def test_five_players_have_no_opening_card_when_the_deck_is_dealt_out() -> None:
    assert not Rules.of(5, deck={"R": 10, "G": 10}).opening_card
    assert Rules.of(5, deck={"R": 10, "G": 11}).opening_card


def test_a_small_deck_is_dealt_evenly() -> None:
    assert Rules.of(2, deck={"R": 9, "G": 4}).hand_size == 6
    assert Rules.of(4, deck={"R": 9, "G": 4}).hand_size == 3


@pytest.mark.parametrize("key", OVERRIDES)
def test_each_rule_can_be_overridden_and_nothing_else_changes(key: str) -> None:
    published = Rules.of(3)
    changed = Rules.of(3, **{key: OVERRIDES[key]})
    expected = (4, 0, 0, 0, 6) if key == "deck" else OVERRIDES[key]
    assert getattr(changed, key) == expected
    follows = {"hand_size"} if key == "deck" else set()
    for other in {"edition", "players", *OVERRIDES} - {key} - follows:
        assert getattr(changed, other) == getattr(published, other)
    assert changed.overrides == {key: OVERRIDES[key]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_set_of_overrides_round_trips(edition: str, players: int) -> None:
    for number in range(len(OVERRIDES) + 1):
        for keys in combinations(OVERRIDES, number):
            given = {key: OVERRIDES[key] for key in keys}
            rules = Rules.of(players, edition, **given)
            assert Rules.of(players, edition, **rules.overrides) == rules
            assert rules.overrides == given


def test_an_override_with_the_default_value_is_dropped() -> None:
    deck = dict(zip("RGYPB", (7, 7, 7, 7, 8), strict=True))
    assert Rules.of(2, base=7, bonus=2, stuck="out", deck=deck, hand_size=14) == Rules.of(2)
    assert Rules.of(2, base=7).overrides == {}
    assert Rules.of(3, base=7).overrides == {"base": 7}


def test_the_name_contains_the_edition_and_every_override() -> None:
    assert Rules.of(4).named == "iello-2024"
    assert Rules.of(4, "ffg-2007", stuck="pass", base=6).named == "ffg-2007, base=6, stuck=pass"
    assert Rules.of(2, deck={"B": 3, "R": 5}).named == "iello-2024, deck=R5B3"


def test_different_rules_have_different_names() -> None:
    variants = [
        Rules.of(3, edition, **{key: OVERRIDES[key] for key in keys})
        for edition in EDITIONS
        for number in range(len(OVERRIDES) + 1)
        for keys in combinations(OVERRIDES, number)
    ]
    assert len({rules.named for rules in variants}) == len(variants) == 3 * 2**6


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput) as refused:
        Rules.of(players)
    assert refused.value.where == "players"
    assert "2 to 6" in refused.value.what


@pytest.mark.parametrize(
    ("rules", "place", "words"),
    [
        ({"base": 0}, "rules.base", "0 is not from 1 to 8"),
        ({"base": 9}, "rules.base", "9 is not from 1 to 8"),
        ({"base": True}, "rules.base", "expected a whole number, not True"),
        ({"base": "8"}, "rules.base", "expected a whole number, not '8'"),
        ({"base": 8.0}, "rules.base", "expected a whole number, not 8.0"),
        ({"base": 10**5000}, "rules.base", "a very large number is not from 1 to 8"),
        ({"hand_size": -1}, "rules.hand_size", "-1 is not from 0 to 180"),
        ({"hand_size": 181}, "rules.hand_size", "181 is not"),
        ({"hand_size": None}, "rules.hand_size", "expected a whole number"),
        ({"bonus": -2}, "rules.bonus", "-2 is not from 0 to 99"),
        ({"bonus": [2]}, "rules.bonus", "expected a whole number, not a list"),
        ({"upper_rows": "gaps"}, "rules.upper_rows", 'expected "free" or "contiguous", not \'gaps\''),
        ({"upper_rows": 1}, "rules.upper_rows", "not 1"),
        ({"stuck": "skip"}, "rules.stuck", 'expected "out" or "pass", not \'skip\''),
        ({"stuck": ["out"]}, "rules.stuck", "not a list"),
        ({"deck": "R9"}, "rules.deck", "expected an object"),
        ({"deck": {"X": 3}}, "rules.deck", "unknown colour 'X'; choose from R G Y P B"),
        ({"deck": {"r": 3}}, "rules.deck", "unknown colour 'r'"),
        ({"deck": {"RG": 3}}, "rules.deck", "unknown colour 'RG'"),
        ({"deck": {"": 3}}, "rules.deck", "unknown colour ''"),
        ({"deck": {"R": -1}}, "rules.deck.R", "-1 is not from 0 to 36"),
        ({"deck": {"B": 37}}, "rules.deck.B", "37 is not from 0 to 36"),
        ({"deck": {"Y": 1.5}}, "rules.deck.Y", "expected a whole number"),
        ({"colour": 1}, "rules.colour", "unknown rule; choose from base, deck, hand_size"),
        ({"two words": 1}, "rules.'two words'", "unknown rule"),
        ({"a" * 1000: 1}, "rules.'" + "a" * 39 + "...'", "unknown rule"),
        ({"players": 3}, "rules.players", "unknown rule"),
        ({"cls": 3}, "rules.cls", "unknown rule"),
    ],
)
def test_a_refusal_names_the_rule(rules: dict[str, Any], place: str, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        Rules.of(4, "iello-2024", **rules)
    assert refused.value.where == place
    assert words in refused.value.what
    assert str(refused.value).isprintable() and len(str(refused.value)) < 300


def test_an_unknown_edition_is_refused_with_the_list_of_editions() -> None:
    with pytest.raises(BadInput, match=r"^rules: unknown edition 'iello'; choose from iello-2024, playte"):
        Rules.of(4, "iello")


def test_a_deck_without_cards_has_a_name_too() -> None:
    assert Rules.of(2, deck={}).named == "iello-2024, deck=R0"
