"""A position drawn for a terminal."""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import replace
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import examples, positions
from ppsolve.solver.names import BIDI_CONTROLS
from ppsolve.solver.party.position import Player, Position, deal
from ppsolve.solver.party.prospects import cards_placed
from ppsolve.solver.party.pyramid import ROW_LETTERS
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.textform import loads
from ppsolve.solver.party.view.text import position_text, pyramid_text
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.phrases import shown_name

ANSI = re.compile(r"\x1b\[[0-9;]*m")

GAPS = Position.new(
    [
        Player("Alice", "RGGPPP"),
        Player("Bob", "", tokens=3),
        Player("Carol", "RYYPP", tokens=1),
        Player("Dave", "YYPP", out=True),
    ],
    pyramid=["RGBYB", "RG.B", "G.."],
    to_move=2,
)

names = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters=BIDI_CONTROLS + "<>"),
    min_size=1,
    max_size=40,
).filter(lambda name: name.strip())


@st.composite
def tables(draw: st.DrawFn) -> Position:
    """A position of a random round, with any valid names and with many tokens for some players."""
    position = draw(positions())
    number = len(position.players)
    called = draw(st.lists(names, min_size=number, max_size=number, unique=True))
    richer = draw(st.sampled_from((0, 17, 10**99)))
    players = tuple(
        replace(player, name=name, tokens=player.tokens and player.tokens + richer)
        for player, name in zip(position.players, called, strict=True)
    )
    return replace(position, players=players)


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_a_position_with_gaps_at_80_columns() -> None:
    assert position_text(GAPS) == picture(
        """
        Rules iello-2024; 4 players; base 5 of 8

        c               [G]    .     .
        b            [R]   [G]  (YB)   [B]
        a  (any)  [R]   [G]   [B]   [Y]   [B]  (any)
             0     1     2     3     4     5     6

        open: a0 any | a6 any | b3 Y B

          Alice  R GG PPP  6
          Bob    -         0  finished, gives back 2  3 tokens
        > Carol  R YY PP   5  to move  1 token
          Dave   YY PP     4  out, pays 4
        """
    )


def test_the_same_position_at_40_columns() -> None:
    assert position_text(GAPS, width=40) == picture(
        """
        Rules iello-2024; 4 players; base 5 of 8

        c          [G]  .   .
        b        [R] [G] Y/B [B]
        a  any [R] [G] [B] [Y] [B] any
            0   1   2   3   4   5   6

        open: a0 any | a6 any | b3 Y B

          Alice  6 cards
            R GG PPP
          Bob  0 cards  finished, gives back 2
            3 tokens
        > Carol  5 cards  to move  1 token
            R YY PP
          Dave  4 cards  out, pays 4
            YY PP
        """
    )


def test_an_empty_pyramid_is_its_one_open_slot() -> None:
    assert position_text(loads("iello-2024:-:RRGY,RGPB:0")) == picture(
        """
        Rules iello-2024; 2 players; base 0 of 7

        a  (any)
             1

        open: a1 any

        > Alice  RR G Y   4  to move
          Bob    R G P B  4
        """
    )


def test_a_finished_round_shows_penalties_and_scores() -> None:
    assert position_text(loads("iello-2024,base=2:RR/R:-+1,PPY,-:0")) == picture(
        """
        Rules iello-2024, base=2; 3 players; base 2 of 2

        b      [R]
        a   [R]   [R]
             1     2

        open: nothing

          Alice  -     0  finished, gives back 1  1 token
          Bob    Y PP  3  out, pays 3
          Carol  -     0  finished

        The round is over
        penalties: Alice 0 | Bob 3 | Carol 0
        scores:    Alice -1 | Bob +3 | Carol 0
        """
    )


def test_a_player_left_with_cards_without_being_out_is_stuck() -> None:
    text = position_text(loads("iello-2024,base=2,stuck=pass:RR/R:P,YY:0"))
    assert "Alice  P   1  stuck, pays 1" in text
    assert "Bob    YY  2  stuck, pays 2" in text
    assert "The round is over" in text


def test_an_unfinished_round_shows_no_scores() -> None:
    text = position_text(GAPS)
    assert "over" not in text
    assert "scores" not in text


def test_overridden_rules_are_named() -> None:
    text = position_text(deal(1, 3, base=5, upper_rows="contiguous"))
    assert text.splitlines()[0] == "Rules iello-2024, base=5, upper_rows=contiguous; 3 players; base 0 of 5"


def test_a_cell_closed_by_contiguous_rows_is_drawn_as_a_gap() -> None:
    players = [Player("Alice", "Y"), Player("Bob", "R")]
    rows = ["RGBY", "R.."]
    free = pyramid_text(Position.new(players, rows, base=4))
    contiguous = pyramid_text(Position.new(players, rows, base=4, upper_rows="contiguous"))
    assert free.splitlines()[0] == "b      [R]  (GB)  (YB)"
    assert contiguous.splitlines()[0] == "b      [R]  (GB)    ."


@examples(100)
@given(tables())
def test_the_drawing_shows_every_card_and_open_slot(position: Position) -> None:
    *rows, numbers = pyramid_text(position).splitlines()
    columns = {match.start(): int(match[0]) - 1 for match in re.finditer(r"\d", numbers)}
    cards, slots = {}, {}
    for line in rows:
        row = ROW_LETTERS.index(line[0])
        for match in re.finditer(r"\[(\w)\]|\((\w+)\)", line):
            foot = next(x for x in columns if abs(x + 3 * row - (match.start() + match.end() - 1) / 2) < 1)
            if match[1]:
                cards[row, columns[foot]] = match[1]
            else:
                slots[row, columns[foot]] = match[2]
    assert cards == cards_placed(position)
    assert slots == {
        (slot.row, slot.column): "any" if slot.row == 0 else slot.accepts for slot in position.slots()
    }


@examples(100)
@given(tables(), st.integers(40, 120))
def test_every_legal_placement_is_listed(position: Position, width: int) -> None:
    text = position_text(position, width=width)
    listed = dict(
        re.findall(r"(?:open: |\| |^ {6})([a-h]\d) (any|[RGYPB](?: [RGYPB])?)(?= \||$)", text, re.M)
    )
    assert listed.keys() == {slot.place for slot in position.slots()}
    for move in position.legal_moves:
        accepts = listed[str(move)[1:]]
        assert accepts == "any" or move.colour in accepts.split()


@examples(100)
@given(tables(), st.integers(40, 120), st.booleans())
def test_no_line_is_wider_than_requested(position: Position, width: int, colour: bool) -> None:
    for line in ANSI.sub("", position_text(position, colour=colour, width=width)).splitlines():
        assert display_width(line) <= width
        assert line == line.rstrip()


def test_the_largest_deck_and_the_longest_names_fit_in_40_columns() -> None:
    rules = Rules.of(
        2,
        base=1,
        deck=dict.fromkeys("RGYPB", 36),
        hand_size=99,
        bonus=99,
        upper_rows="contiguous",
        stuck="pass",
    )
    hands = [Player("W" * 40, "R" * 36 + "G" * 36 + "B", 10**99), Player("大" * 40, "Y" * 36 + "P" * 36, 999)]
    lines = position_text(Position(rules, tuple(hands)), width=40).splitlines()
    assert max(display_width(line) for line in lines) == 40
    assert f"    {'G' * 36}" in lines


def test_the_cells_become_narrow_only_where_the_drawing_would_not_fit() -> None:
    widest = loads("iello-2024:RGBYPRG:R,G,B:0")
    normal = pyramid_text(widest)
    columns = max(len(line) for line in normal.splitlines())
    assert pyramid_text(widest, width=columns) == normal
    narrow = pyramid_text(widest, width=columns - 1)
    assert max(len(line) for line in narrow.splitlines()) < 40


def test_widths_below_40_are_drawn_for_40() -> None:
    assert position_text(GAPS, width=1) == position_text(GAPS, width=40)


@examples(100)
@given(tables(), st.integers(40, 120))
def test_colour_only_adds_to_the_plain_drawing(position: Position, width: int) -> None:
    plain = position_text(position, width=width)
    assert "\x1b" not in plain
    assert ANSI.sub("", position_text(position, colour=True, width=width)) == plain


def test_a_card_is_painted_with_its_brackets_and_a_hand_by_its_groups() -> None:
    text = position_text(GAPS, colour=True)
    assert "\x1b[48;5;34;38;5;16m[G]\x1b[0m" in text
    assert "\x1b[48;5;91;38;5;231mPPP\x1b[0m" in text


def test_names_are_never_painted() -> None:
    position = Position.new([Player("[R] BGPRY", "RG"), Player("PPP", "", tokens=2)])
    assert "> [R] BGPRY  \x1b" in position_text(position, colour=True)
    assert "  PPP        -" in position_text(position, colour=True)


def test_letters_can_be_read_on_their_colours() -> None:
    painted = pyramid_text(loads("iello-2024:RGYPB:R,G:0"), colour=True)
    seen = set()
    for back, front, card in re.findall(r"\x1b\[48;5;(\d+);38;5;(\d+)m\[(\w)\]", painted):
        assert contrast(int(back), int(front)) >= 4.5
        seen.add(card)
    assert seen == set("RGYPB")


def contrast(back: int, front: int) -> float:
    """The contrast of two colours of the terminal's 6x6x6 cube, as WCAG defines it."""
    dark, light = sorted((luminance(back), luminance(front)))
    return (light + 0.05) / (dark + 0.05)


def luminance(code: int) -> float:
    steps = (0, 95, 135, 175, 215, 255)
    cube = code - 16
    red, green, blue = (
        math.pow((steps[step] / 255 + 0.055) / 1.055, 2.4) for step in (cube // 36, cube // 6 % 6, cube % 6)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_everything_except_names_is_ascii() -> None:
    assert position_text(GAPS).isascii()
    assert position_text(loads("iello-2024,base=2:RR/R:-+1,PPY,-:0")).isascii()
    long_name = Position.new([Player("Alexandrina the Magnificent", "R"), Player("Bob", "G")])
    assert position_text(long_name).isascii()


@pytest.mark.parametrize(
    ("text", "columns"), [("Bob", 3), ("ペン", 4), ("🐧", 2), ("e\u0301", 1), ("a\u200db", 2), ("ﬁ", 1)]
)
def test_display_width_of_a_text(text: str, columns: int) -> None:
    assert display_width(text) == columns


def test_hands_line_up_whatever_the_names() -> None:
    players = [Player("ペンギン", "R"), Player("Zoe\u0308", "R"), Player("Ann", "R"), Player("🐧", "R")]
    lines = position_text(Position.new(players)).splitlines()[-4:]
    assert {display_width(line[: line.index("R")]) for line in lines} == {12}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alice", "Alice"),
        ("exactly twenty chars", "exactly twenty chars"),
        ("one more than twenty!", "one more than twe..."),
        ("a blank where cut off", "a blank where cut..."),
        ("大" * 11, "大" * 8 + "..."),
        ("non\u00a0breaking", "non breaking"),
        ("\u200b", "?"),
        ("\uffff", "?"),
        ("soft\u00adhyphen", "soft?hyphen"),
    ],
)
def test_a_name_is_shown_printable_and_in_20_columns(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_stacked_accents_are_cut_off() -> None:
    assert len(shown_name("Z" + "\u0301" * 10_000)) < 60


@examples(100)
@given(names)
def test_a_shown_name_is_one_printable_line(name: str) -> None:
    shown = shown_name(name)
    assert shown
    assert display_width(shown) <= 20
    assert not any(unicodedata.category(letter) in ("Cc", "Cn", "Co", "Cs", "Zl", "Zp") for letter in shown)


def test_a_mark_stands_in_its_slot_instead_of_the_colours() -> None:
    marks = {(0, -1): "B", (1, 2): "+12"}
    assert pyramid_text(GAPS, marks=marks) == picture(
        """
        c               [G]    .     .
        b            [R]   [G]  (+12)  [B]
        a   (B)   [R]   [G]   [B]   [Y]   [B]  (any)
             0     1     2     3     4     5     6
        """
    )
    assert pyramid_text(GAPS, marks=marks, width=40) == picture(
        """
        c          [G]  .   .
        b        [R] [G] +12 [B]
        a  (B) [R] [G] [B] [Y] [B] any
            0   1   2   3   4   5   6
        """
    )


def test_a_mark_is_not_painted_as_a_colour() -> None:
    assert "(B)" in pyramid_text(GAPS, colour=True, marks={(0, -1): "B"})


@pytest.mark.parametrize("mark", ["", "four", "大大"])
def test_a_mark_of_no_or_more_than_3_columns_is_refused(mark: str) -> None:
    with pytest.raises(ValueError, match="1 to 3 columns"):
        pyramid_text(GAPS, marks={(0, -1): mark})


@pytest.mark.parametrize("cell", [(0, 0), (2, 1), (7, 7)])
def test_a_mark_where_no_slot_is_open_is_refused(cell: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="not an open slot"):
        pyramid_text(GAPS, marks={cell: "x"})
