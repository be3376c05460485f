"""Text and HTML of an analysis: true for values and for bounds, at every width."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from ppsolve.reports.analysis.party import RENDERER
from ppsolve.solver import Limits, Outcome, Placement, analyze, deal, parse_move, textform
from ppsolve.solver.language.messages import languages, use_language
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.game import PartyAnalysis, PartyOutcome
from ppsolve.solver.party.view.html import analysis_html
from ppsolve.solver.party.view.meaning import meaning_sentences, top_sentence, totals
from ppsolve.solver.party.view.recommendation import (
    cards_that_differ,
    line_moves,
    recommendation_text,
    slot_marks,
)
from ppsolve.solver.recommendation import Recommendation
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.outcomes import lines, unfinished
from ppsolve.solver.yardsticks import MoveValues
from translations import check_same_facts, plain_words, pseudo_language

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
THREE = "iello-2024,base=3:RGB:RRG,GPB,YB:0"
OVER = "iello-2024,base=1:R:G,BB+2,-:-"
ALONE = "iello-2024,base=4:RG:RRGY,-,BBBx:0"
PASSING = "iello-2024,base=3,stuck=pass:RGB:RRG,PP,YB:0"
WIDE_NAMES = (
    "iello-2024,base=4:RG:%E6%97%A5%E6%9C%AC%E4%BA%BA=RRGY,Bartholomew%20the%20Great=RPB,Zo%C3%AB=GGx:0"
)
ALL = [SMALL, THREE, OVER, ALONE, PASSING, WIDE_NAMES]
QUICK = Limits(nodes=20_000)


def studied(text: str, **wanted: Any) -> PartyAnalysis:
    """The analysis of a position in one line."""
    return analyze(textform.loads(text), limits=QUICK, memory=1 << 20, threads=1, **wanted)


def analysis_of(
    text: str, table: PartyOutcome | None = None, margin: PartyOutcome | None = None, **players: Any
) -> PartyAnalysis:
    """An analysis of a position with the given outcomes; bounds as pairs."""
    outcomes = {
        name: tuple(
            Outcome(*value) if isinstance(value, tuple) else Outcome(value, value) for value in values
        )
        for name, values in players.items()
    }
    known = studied(text, only=["guaranteed"])
    fields: dict[str, Any] = {"asked": tuple(players), "players": outcomes}
    return replace(known, table=table, margin=margin, **fields)


def said(*arguments: Any, **players: Any) -> str:
    """The meaning of an analysis, whose facts are the same in all languages."""
    found = analysis_of(*arguments, **players)
    return check_same_facts(lambda: " ".join(meaning_sentences(found)), found.position.names, frozenset("0"))


# Languages


@pytest.mark.parametrize("text", ALL)
@pytest.mark.parametrize("width", [40, 100])
def test_a_whole_analysis_states_the_same_facts_in_all_languages(text: str, width: int) -> None:
    found = studied(text, moves=True)
    names = [name for name in found.position.names if " " not in name]
    check_same_facts(lambda: RENDERER.text(found, width=width, show_line=True), names, frozenset("0"))
    for language in languages():
        with use_language(language):
            written = RENDERER.text(found, width=width, show_line=True)
        assert max(map(display_width, written.splitlines())) <= width


@pytest.mark.parametrize("text", ALL)
def test_every_word_of_an_analysis_comes_from_a_catalogue(text: str) -> None:
    found = studied(text, moves=True)
    with pseudo_language():
        written = RENDERER.text(found, show_line=True) + re.sub("<[^>]*>", " ", analysis_html(found))
    assert plain_words(written.replace(" the ", " ")) <= {"iello", "base", "stuck", "pass"}


# Sentences


def test_a_value_is_told_as_what_one_can_be_sure_of() -> None:
    assert said(THREE, guaranteed=[2, 3, 2]) == ("Alice can guarantee a result of at most 2 cards.")
    assert said(SMALL, guaranteed=[1, 2]) == ("Alice can guarantee a result of at most 1 card.")
    assert said(SMALL, guaranteed=[0, 2], best=[0, 0]) == ("Alice can place every card, whatever Bob does.")


def test_help_is_told_beside_it() -> None:
    assert said(SMALL, best=[0, 0], guaranteed=[3, 2]).endswith(
        "3 cards; if Bob helps, Alice can place every card."
    )
    assert said(THREE, best=[1, 0, 0], guaranteed=[2, 2, 2]).endswith(
        "2 cards; if everybody helps, Alice is left with 1 card."
    )
    assert said(THREE, best=[2, 0, 0], guaranteed=[2, 2, 2]).endswith(
        "2 cards; even with help it cannot be fewer."
    )
    assert said(THREE, best=[2, 0, 0]) == "If everybody helps, Alice is left with 2 cards."
    assert said(THREE, best=[0, 0, 0]) == "If everybody helps, Alice can place every card."


def test_a_bound_is_never_told_as_a_value() -> None:
    assert said(THREE, guaranteed=[(1, 2), 2, 2]) == (
        "Alice can guarantee a result of at most 2 cards (perhaps as few as 1; not proved)."
    )
    assert said(THREE, guaranteed=[(0, 3), 2, 2]) == (
        "It is not proved what Alice can guarantee: 0 to 3 cards left."
    )
    assert said(THREE, best=[(0, 1), 0, 0], guaranteed=[2, 2, 2]).endswith(
        "; if everybody helps, Alice is left with 0 to 1 card (not proved)."
    )
    assert said(THREE, best=[(0, 2), 0, 0], guaranteed=[(0, 2), 2, 2]).endswith(
        "; if everybody helps, Alice is left with 0 to 2 cards (not proved)."
    )


def test_selfish_play_is_told_of_all_who_still_play() -> None:
    assert said(THREE, selfish=[1, 0, 2]) == (
        "If everyone plays for themselves, Alice is left with 1 card, Bob with none and Carol with 2."
    )
    assert said(THREE, selfish=[0, (0, 3), 2]) == (
        "If everyone plays for themselves, Alice is left with no card, Bob with 0 to 3 and Carol with 2 "
        "(not all of it is proved)."
    )
    assert said(THREE, selfish=[(0, 3), (0, 3), (0, 2)]) == ""
    assert "Carol" not in said("iello-2024,base=3:RGB:RRG,GPB,YYx:0", selfish=[1, 1, 2])


def test_the_last_player_plays_for_nobody_else() -> None:
    assert (
        said(ALONE, guaranteed=[0, 0, 3], selfish=[0, 0, 3])
        == "Only Alice is still playing, and can place every card."
    )
    assert (
        said(ALONE, guaranteed=[2, 0, 3])
        == "Only Alice is still playing, and will be left with 2 cards at best."
    )
    assert said(ALONE, guaranteed=[(0, 3), 0, 3], best=[(1, 4), 0, 3]) == (
        "Only Alice is still playing, and will be left with 1 to 3 cards at best (not proved)."
    )
    assert meaning_sentences(analysis_of(ALONE)) == []


def test_a_round_that_is_over_says_who_is_left_with_what() -> None:
    assert meaning_sentences(analysis_of(OVER)) == [
        "The round is over: Alice is left with 1 card, Bob with 2 and Carol with none."
    ]


@pytest.mark.parametrize(
    ("bounds", "words"),
    [
        ((2, 2), "2, Alice is ahead"),
        ((-3, -1), "-3..-1, Bob is ahead"),
        ((0, 0), "0, nobody is ahead"),
        ((0, 2), "0..2, Bob is not ahead"),
        ((-2, 0), "-2..0, Alice is not ahead"),
        ((-1, 1), "-1..1, not decided who is ahead"),
    ],
)
def test_the_margin_says_who_is_ahead(bounds: tuple[int, int], words: str) -> None:
    found = analysis_of(SMALL, margin=Outcome(*bounds), guaranteed=[1, 2])
    assert totals(found) == [f"Margin: {words}"]
    check_same_facts(lambda: totals(found)[0], found.position.names)


def test_the_table_counts_all_hands() -> None:
    found = analysis_of(THREE, table=Outcome(2, 5), best=[0, 0, 0])
    assert totals(found) == ["Table: 2..5, the fewest cards left in all hands together"]
    assert "\nTable: 2..5, the fewest cards" in RENDERER.text(found)
    assert unfinished(found) == ["table"]


def test_a_pyramid_without_a_colour_for_its_top_is_explained() -> None:
    position = deal(6)
    because = "the pyramid cannot be finished, because no colour can be in all 7 rows"
    assert totals(analyze(position, only=["table"])) == [
        f"Table: 1, the fewest cards left in all hands together; {because}"
    ]
    assert top_sentence(position).startswith(f"T{because[1:]}:")
    check_same_facts(lambda: top_sentence(position))
    check_same_facts(lambda: totals(analyze(position, only=["table"]))[0])


def test_what_the_deck_says_of_the_top_is_not_repeated() -> None:
    assert top_sentence(deal(1, players=4)) == ""


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_top_of_a_finished_pyramid_is_as_announced(seed: int) -> None:
    position = deal(seed)
    sentence = check_same_facts(lambda: top_sentence(position))
    announced = re.search(r"its top is (\w+), and there is exactly one \1 card", sentence)
    outcome = analyze(position, only=["table"]).table
    assert announced is not None
    assert outcome is not None
    assert outcome.value == 0
    for move in outcome.line:
        position = position.after(move)
    top = position.pyramid[-1][0]
    assert COLOUR_NAMES[top] == announced[1]
    assert [row.count(top) for row in position.pyramid] == [1] * position.rules.base


def test_a_margin_of_three_players_is_explained() -> None:
    assert totals(studied(THREE, only=["margin"])) == ["Margin: for two players only"]


# Lines


def test_the_steps_say_who_moves_and_who_drops_out() -> None:
    position = textform.loads("iello-2024,base=3:RGB:RRG,GPB,YB:0")
    line = [parse_move(move) for move in ("Gb1", "Bb2", "Bc1")]
    assert [(step.number, step.player, list(step.notes)) for step in line_moves(position, line)] == [
        (1, "Alice", []),
        (2, "Bob", []),
        (3, "Carol", ["Alice is out, pays 2", "Bob is out, pays 2", "Carol is out, pays 1"]),
    ]


def test_the_steps_say_who_finishes_and_who_passes() -> None:
    finishing = line_moves(
        textform.loads("iello-2024,base=2:R:R+3,GG:0"), [parse_move("Ra2"), parse_move("Gb1")][:1]
    )
    assert finishing[0].notes == ["Alice has placed every card, gives back 2", "Bob is out, pays 2"]
    passing = textform.loads(PASSING)
    assert [list(step.notes) for step in line_moves(passing, [parse_move("Rb1"), parse_move("Bb2")])] == [
        ["Bob passes"],
        [],
    ]


@pytest.mark.parametrize("text", ALL)
def test_lines_reach_the_end_of_the_round(text: str) -> None:
    found = studied(text)
    for line in lines(found):
        assert line_moves(found.position, line.moves)[-1].after.over


def test_the_advice_is_the_line_of_what_was_asked_for() -> None:
    assert [line.kind for line in lines(studied(SMALL))][:2] == ["best", "both"]
    assert lines(studied(SMALL, only=["margin"]))[0].kind == "both"
    assert lines(analysis_of(SMALL, guaranteed=[(0, 1), 2])) == []


def test_lines_that_are_the_same_are_told_once() -> None:
    text = RENDERER.text(studied(ALONE, only=["guaranteed", "selfish"]))
    assert "Selfish play: the same" in text


# Recommendation


@pytest.mark.parametrize(
    ("sure", "worth", "words"),
    [
        (
            (0, 2),
            {"Ra0": (1, 1), "Ga0": (0, 3)},
            "Best move found so far, not proved: Bob plays Ra0 on the next turn, for example after Ra1. It "
            "guarantees a result of at most 1 card; another move may be better. The line if Alice then works "
            "against Bob:",
        ),
        (
            (0, 2),
            {"Ra0": (0, 2), "Ga0": (0, 3)},
            "Best move found so far, not proved: Bob plays Ra0 on the next turn, for example after Ra1. It "
            "guarantees a result of at most 2 cards (bounds 0..2).",
        ),
        (
            (0, 2),
            {"Ra0": (2, 2), "Ga0": (1, 1)},
            "Recommended: Bob plays Ga0 on the next turn, for example after Ra1. The line if Alice then "
            "works against Bob:",
        ),
        (
            (1, 1),
            {"Ra0": (1, 1), "Ga0": (1, 1)},
            "Recommended: Bob plays Ra0 on the next turn, after Ra1 (Ga0 is just as good). The line if "
            "Alice works against Bob:",
        ),
    ],
)
def test_advice_says_what_of_it_is_proved(
    sure: tuple[int, int], worth: dict[str, tuple[int, int]], words: str
) -> None:
    """Not what the others play until then, where it is only what looks worst for the player."""
    first = parse_move("Ra1")
    found = analysis_of(SMALL, guaranteed=[1, sure])
    known = {
        parse_move(move): MoveValues(Outcome(*bounds, (parse_move(move),) if bounds[0] == bounds[1] else ()))
        for move, bounds in worth.items()
    }
    guessed = sure[0] < sure[1]
    advice = Recommendation(1, (first,), found.position.play(first), known, guessed)
    advised = replace(found, viewer=1, recommendation=advice)
    assert recommendation_text(advised) == words
    check_same_facts(lambda: recommendation_text(advised), found.position.names)


# Moves


def worth(**moves: Any) -> PartyAnalysis:
    found: dict[Placement, MoveValues[Placement]] = {}
    for move, value in moves.items():
        outcome: PartyOutcome = Outcome(*value) if isinstance(value, tuple) else Outcome(value, value)
        found[parse_move(move)] = MoveValues(outcome)
    return replace(studied("iello-2024:RG:RRGY,RGPB:0", only=["guaranteed"]), values=found)


def test_a_slot_is_marked_with_the_worth_of_the_cards_there() -> None:
    found = worth(Ra0=2, Ga0=1, Ya0=3, Ra3=(0, 2), Ga3=(1, 3), Ya3=2, Rb1=(0, 12), Gb1=(3, 14))
    assert slot_marks(found) == {(0, -1): "1-3", (0, 2): "<=2", (1, 0): "?"}
    text = RENDERER.text(found)
    assert "b            (?)\na  (1-3)  [R]   [G]  (<=2)\n" in text
    assert "a range: it depends on the card; <= at most, not proved; ? not proved\n" in text
    assert "a0: R 2, G 1, Y 3 | a3: R 0..2, G 1..3, Y 2 | b1: R 0..12, G 3..14" in text


def test_cards_that_are_worth_the_same_in_a_slot_are_one_number() -> None:
    found = worth(Ra0=2, Ga0=2, Ya0=2, Ra3=1, Ga3=1, Ya3=1, Rb1=3, Gb1=3)
    assert slot_marks(found) == {(0, -1): "2", (0, 2): "1", (1, 0): "3"}
    assert cards_that_differ(found) == []


def test_moves_that_are_worth_the_same_stand_together() -> None:
    text = RENDERER.text(worth(Ra0=2, Ga0=1, Ya0=(1, 2), Ra3=2, Ga3=1, Ya3=(1, 2), Rb1=2, Gb1=3))
    table = text[text.index("move         worst case") :].splitlines()
    rows = [re.sub(" +", " ", line.strip()) for line in table[2:6]]
    assert rows == ["Ga0 Ga3 1", "Ya0 Ya3 1..2", "Ra0 Ra3 Rb1 2", "Gb1 3"]


def test_a_slot_that_no_card_fits_is_marked_too() -> None:
    found = studied("iello-2024,base=3:RGB:YYG,RGPB:0", moves=True)
    assert slot_marks(found)[1, 0] in "0123"
    found = studied("iello-2024,base=3:RGB:RYY,GPB:0", moves=True)
    assert slot_marks(found)[1, 1] == "-"
    assert "- none of Alice's cards fits" in RENDERER.text(found)


# Widths


@pytest.mark.parametrize("show_line", [False, True])
@pytest.mark.parametrize("width", [40, 41, 50, 60, 80, 200])
@pytest.mark.parametrize("text", ALL)
def test_no_line_is_wider_than_the_terminal(text: str, width: int, show_line: bool) -> None:
    shown = RENDERER.text(studied(text, moves=True), width=width, show_line=show_line)
    assert max(map(display_width, shown.splitlines())) <= width
    assert all(line == line.rstrip() for line in shown.splitlines())


@pytest.mark.parametrize("width", [40, 80, 200])
def test_bounds_of_a_large_position_fit_too(width: int) -> None:
    found = analyze(deal(1, players=6), moves=True, limits=Limits(seconds=0), memory=1 << 20, threads=1)
    shown = RENDERER.text(found, width=width)
    assert max(map(display_width, shown.splitlines())) <= width
    assert re.search(r"\d\.\.\d", shown)


def test_columns_stand_below_their_headers_whatever_the_names() -> None:
    shown = RENDERER.text(studied(WIDE_NAMES, only=["guaranteed"])).splitlines()
    start = next(number for number, line in enumerate(shown) if line.startswith("player"))
    assert len({display_width(line) for line in shown[start : start + 5]}) == 1


def test_where_the_table_is_too_wide_it_becomes_a_list() -> None:
    shown = RENDERER.text(
        analysis_of(WIDE_NAMES, best=[0, 0, 2], guaranteed=[1, (0, 2), 2], selfish=[1, 1, 2]), width=40
    )
    assert "\nBartholomew the G...\n  cards 3, best 0, guaranteed 0..2,\n    selfish 1\n" in shown


def test_many_steps_stand_in_columns() -> None:
    found = studied("iello-2024:-:RRRRRRR,GGGGGGG:0", only=["guaranteed"])
    line = next(iter(lines(found))).moves
    assert len(line) > 12
    narrow, wide = (RENDERER.text(found, width=width) for width in (40, 120))
    assert len(wide.splitlines()) < len(narrow.splitlines())
    assert re.search(r"^ 1\. Alice  \w{3} .* \d+\. (Alice|Bob)  ", wide, flags=re.MULTILINE)


# HTML


@pytest.mark.parametrize("text", ALL)
def test_the_html_is_well_formed_and_says_what_the_text_says(text: str) -> None:
    found = studied(text, moves=True)
    page = ElementTree.fromstring(found._repr_html_())
    words = " ".join("".join(page.itertext()).split())
    for sentence in meaning_sentences(found):
        assert sentence in words
    for player in found.position.players:
        assert player.name[:10] in words
    assert len(page.findall("{http://www.w3.org/2000/svg}svg")) == (1 if found.position.over else 2)


def test_the_html_escapes_names() -> None:
    page = analysis_html(studied("iello-2024,base=2:-:A%26B%22=R,%27C=G:0", moves=True))
    assert "A&B" not in page
    assert "A&amp;B" in page
    ElementTree.fromstring(page)


def test_the_html_shows_best_and_table() -> None:
    page = analysis_html(analysis_of(THREE, table=Outcome(2, 5), best=[0, (0, 1), 0], guaranteed=[2, 3, 2]))
    assert "Table: 2..5, the fewest" in page
    assert ">0..1</td>" in page
    assert "Not finished: best of Bob, table." in page
