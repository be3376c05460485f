"""The lesson in Penguin Party agrees with the rules as data and with the moves of its example."""

from __future__ import annotations

import re

import pytest

from ppsolve.solver.language.messages import languages, say, use_language
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.rules import EDITIONS, MOST_PLAYERS, Rules
from ppsolve.solver.party.textform import loads
from ppsolve.solver.party.view.editions import FACTS, OVERRIDES, editions_text
from ppsolve.solver.party.view.lesson import EXAMPLE, example_places, party_lesson
from ppsolve.solver.view.layout import display_width
from translations import check_same_facts, plain_words, pseudo_language

WORDS = " ".join(party_lesson().split())


def test_every_part_of_a_round_has_a_section() -> None:
    headings = re.findall(r"^(.+)\n-+$", party_lesson(), flags=re.MULTILINE)
    assert headings == ["Set-up", "Your turn", "An example", "Out", "Bonus", "End"]


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_the_deal_is_that_of_the_rules(players: int) -> None:
    rules = Rules.of(players)
    rest = sum(rules.deck) - players * rules.hand_size
    note = {2: "; 8 are not used", 5: "; the last card starts the pyramid"}.get(players, "")
    assert f"  {players} players: {rules.hand_size} cards each{note}\n" in party_lesson()
    assert (rest, rules.opening_card) == {2: (8, False), 5: (1, True)}.get(players, (0, False))


def test_the_numbers_are_those_of_the_default_edition() -> None:
    rules = Rules.of(3)
    assert f"You need {sum(rules.deck)} cards: 7 red, 7 green, 7 yellow, 7 purple and 8 blue." in WORDS
    assert rules.deck == (7, 7, 7, 7, 8)
    assert f"{rules.base} cards, or {Rules.of(2).base} in a game of two" in WORDS
    assert rules.bonus == 2 and "up to two points from earlier rounds" in WORDS
    assert (rules.stuck, rules.upper_rows) == ("out", "free")


def test_the_places_of_the_example_are_the_legal_ones() -> None:
    """Every colour at every place: the words name exactly those that may be played."""
    pyramid = EXAMPLE.split(":")[1]
    legal = set(map(str, loads(f"iello-2024:{pyramid}:RGYPB,RGYPB,RGYPB:0").legal_moves))
    places = example_places()
    named = {
        f"{letter}{place}"
        for place, words in places.items()
        for letter, name in COLOUR_NAMES.items()
        if re.search(rf"\b({name}|any colour)\b", words.partition(", ")[2])
    }
    assert named == legal
    assert "Gb1" in legal and "Gb1 is green at b1" in WORDS
    for place, words in places.items():
        assert f"  {place}: {words}\n" in party_lesson()


def test_the_lesson_states_the_same_facts_in_all_languages() -> None:
    """English writes small numbers as words, and other languages as figures."""
    check_same_facts(party_lesson, small=frozenset("123456"))
    for place in example_places():
        check_same_facts(lambda place=place: example_places()[place])  # type: ignore[misc]


def test_the_editions_state_the_same_facts_in_all_languages() -> None:
    check_same_facts(lambda: " ".join(editions_text(200).split()), EDITIONS)
    for name, edition in EDITIONS.items():
        words = (edition.bonus_text, edition.tokens, edition.tumble, edition.tie, edition.note)
        assert tuple(say(f"rules-edition-{fact}", edition=name) for fact in FACTS) == words


def test_the_words_of_the_lesson_come_from_a_catalogue() -> None:
    with pseudo_language():
        text = f"{party_lesson()} {editions_text(200)}"
    assert plain_words(text) <= {
        *OVERRIDES,
        "hand",
        "size",
        "upper",
        "rows",
        "free",
        "contiguous",
        "out",
        "pass",
    } | {name.partition("-")[0] for name in EDITIONS}


def test_the_example_has_two_equal_cards_below_one_and_a_gap() -> None:
    base, upper = loads(EXAMPLE).pyramid
    assert (base[1], base[2], upper) == ("G", "G", ".G.")


@pytest.mark.parametrize("width", [40, 60, 80, 200])
@pytest.mark.parametrize("language", languages())
def test_lesson_and_editions_fit_the_width(width: int, language: str) -> None:
    with use_language(language):
        for text in (party_lesson(width), editions_text(width)):
            assert max(map(display_width, text.splitlines())) <= width
        assert "iello-2024" in editions_text(width)


def test_a_narrow_comparison_is_a_list() -> None:
    assert "39 chips of 1, 3" in " ".join(editions_text(40).split())
