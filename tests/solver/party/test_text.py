"""Positions in one line: round trips, no need for quotes, and invalid lines."""

from __future__ import annotations

import shlex
from dataclasses import replace
from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import examples, positions, table
from ppsolve.solver import BadInput, Player, Position, Rules
from ppsolve.solver.party.textform import dumps, loads, looks_like_text, parse_override
from refusals import refusal

NAMES = st.text(st.characters(max_codepoint=0x2FFF, exclude_categories=["Cs", "Cc"]), min_size=1, max_size=6)


def refusal_of(text: str) -> BadInput:
    return refusal(lambda: loads(text))


@given(positions())
@examples(300)
def test_positions_round_trip(position: Position) -> None:
    assert loads(dumps(position)) == position


@given(positions())
@examples(100)
def test_nothing_in_a_line_needs_quotes_in_a_shell(position: Position) -> None:
    assert shlex.quote(dumps(position)) == dumps(position)


@given(NAMES)
@examples(300)
def test_any_name_is_read_back_and_needs_no_quotes(name: str) -> None:
    try:
        position = Position.new([Player(name, "R", 2), Player("the other", "", 0, False)])
    except BadInput:
        return
    text = dumps(position)
    assert loads(text) == position
    assert shlex.quote(text) == text


@pytest.mark.parametrize(
    "name", ["~", "~root", "a=b", "a:b", "a,b", "a/b", "%41", "%", "+3", "x", "-", "*", "$HOME", "Zoë"]
)
def test_names_are_percent_encoded(name: str) -> None:
    position = Position.new([Player(name, "R"), Player("!", "G")])
    text = dumps(position)
    assert loads(text) == position
    assert shlex.quote(text) == text
    assert text.startswith("iello-2024:-:")
    assert text.endswith("=R,%21=G:0")
    assert set(text.split(":")[2].split("=")[0]) <= set(ascii_letters + digits + "%-")


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (table("", "RRGY", "RGPB", base=3), "iello-2024,base=3:-:RRGY,RGPB:0"),
        (table("R R", "G", "B", base=2), "iello-2024,base=2:RR:Gx,Bx:-"),
        (table("R", "G", "+2", "B out", to_move=0), "iello-2024:R:G,-+2,Bx:0"),
        (table("R G", "", "B+30", edition="ffg-2007"), "ffg-2007:RG:-,B+30:1"),
        (
            table(
                "R", "G", "B", deck={"B": 3, "R": 2, "G": 1}, stuck="pass", upper_rows="contiguous", bonus=0
            ),
            "iello-2024,deck=R2G1B3,bonus=0,upper_rows=contiguous,stuck=pass:R:G,B:0",
        ),
        (table("", "", "", deck={}), "iello-2024,deck=R0:-:-,-:-"),
        (
            Position.new([Player("Bob", "RRG", 3), Player("Alice", "P")], ["RGB", "R."], 1, base=5),
            "iello-2024,base=5:RGB/R.:Bob=RRG+3,Alice=P:1",
        ),
    ],
)
def test_the_text_of_a_position(position: Position, text: str) -> None:
    assert dumps(position) == text
    assert loads(text) == position


def test_the_line_of_the_module_is_read() -> None:
    position = loads("iello-2024,base=5:RGB/R.:RRGY,Bob=GPB+3,PPx:1")
    assert position == table(
        """
          R .
         R G B
        """,
        "RRGY",
        "GPB+3",
        "PP out",
        to_move=1,
        base=5,
    )


def test_players_without_a_name_have_the_usual_ones() -> None:
    names = [player.name for player in loads("iello-2024:-:R,R,R,R,R,R:0").players]
    assert names == ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank"]


def test_every_override_round_trips() -> None:
    rules = Rules.of(
        3,
        "playte-2021",
        base=4,
        deck={"R": 36, "B": 1},
        hand_size=180,
        bonus=99,
        upper_rows="contiguous",
        stuck="pass",
    )
    position = Position(rules, tuple(Player(name, "") for name in "abc"))
    assert loads(dumps(position)) == position
    assert len(rules.overrides) == 6


def test_many_tokens_round_trip() -> None:
    position = replace(table("", "R", "G"), players=(Player("Alice", "R", 10**4000), Player("Bob", "G")))
    assert loads(dumps(position)) == position


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("", "position", "1 fields separated by ':', but a line has 4"),
        ("iello-2024:-:R,G", "position", "3 fields"),
        ("iello-2024:-:R,G:0:", "position", "5 fields"),
        (":" * 1000, "position", "1001 fields"),
        (":::", "players", "1 player, but the game is for 2 to 6"),
        ("iello-2024:-:R:0", "players", "1 player, but the game is for 2 to 6"),
        ("iello-2024:-:R,R,R,R,R,R,R:0", "players", "7 players, but the game is for 2 to 6"),
        (":-:R,G:0", "rules", "unknown edition ''; choose from iello-2024"),
        ("iello:-:R,G:0", "rules", "unknown edition 'iello'"),
        (" iello-2024:-:R,G:0", "rules", "unknown edition ' iello-2024'"),
        ("iello-2024,:-:R,G:0", "rules", "expected KEY=VALUE after the edition, not ''"),
        ("iello-2024,base:-:R,G:0", "rules", "expected KEY=VALUE after the edition, not 'base'"),
        ("iello-2024,base=:-:R,G:0", "rules.base", "expected a whole number, not ''"),
        ("iello-2024,base=9:-:R,G:0", "rules.base", "9 is not from 1 to 8"),
        ("iello-2024,base=-1:-:R,G:0", "rules.base", "expected a whole number, not '-1'"),
        ("iello-2024,base=\u0663:-:R,G:0", "rules.base", r"expected a whole number, not '\u0663'"),
        ("iello-2024,base=" + "9" * 10_000 + ":-:R,G:0", "rules.base", "expected a whole number, not '999"),
        ("iello-2024,base=3,base=4:-:R,G:0", "rules", "a rule occurs twice in 'iello-2024,base=3,base=4'"),
        ("iello-2024,stuck=skip:-:R,G:0", "rules.stuck", 'expected "out" or "pass", not \'skip\''),
        ("iello-2024,upper_rows=1:-:R,G:0", "rules.upper_rows", "not 1"),
        ("iello-2024,deck=:-:R,G:0", "rules.deck", "expected an object"),
        ("iello-2024,deck=7:-:R,G:0", "rules.deck", "expected an object"),
        ("iello-2024,deck=R7X1:-:R,G:0", "rules.deck", "unknown colour 'X'"),
        ("iello-2024,deck=R7R1:-:R,G:0", "rules.deck", "a colour occurs twice in 'R7R1'"),
        ("iello-2024,deck=R99:-:R,G:0", "rules.deck.R", "99 is not from 0 to 36"),
        ("iello-2024,colour=7:-:R,G:0", "rules.colour", "unknown rule"),
        ("iello-2024,players=2:-:R,G:0", "rules.players", "unknown rule"),
        ("iello-2024,edition=ffg-2007:-:R,G:0", "rules.edition", "unknown rule"),
        ("iello-2024,cls=2:-:R,G:0", "rules.cls", "unknown rule"),
        ("iello-2024,=2:-:R,G:0", "rules.''", "unknown rule"),
        ("iello-2024,\n=2:-:R,G:0", r"rules.'\n'", "unknown rule"),
        ("iello-2024::R,G:0", "pyramid", "is empty; write - when nothing is placed"),
        ("iello-2024:RX:R,G:0", "pyramid[0]", "unknown colour 'X'"),
        ("iello-2024:R-:R,G:0", "pyramid[0]", "unknown colour '-'"),
        ("iello-2024:RG/:R,G:0", "pyramid[1]", "0 cells, but this row has 1"),
        ("iello-2024:RG/B:R,G:0", "pyramid[1]", "B at b1 matches neither R nor G below"),
        ("iello-2024:RRRRRRRB:R,G:0", "pyramid[0]", "8 cards wide, but the base holds 7"),
        ("iello-2024:-:,G:0", "players[0]", "expected [NAME=]CARDS[+TOKENS][x], such as Bob=RRG+3, not ''"),
        ("iello-2024:-:R,k:0", "players[1].hand", "unknown colour 'k'"),
        ("iello-2024:-:R,G+:0", "players[1]", "not 'G+'"),
        ("iello-2024:-:R,G+-3:0", "players[1]", "not 'G+-3'"),
        ("iello-2024:-:R,G+\u0663:0", "players[1]", r"not 'G+\u0663'"),
        ("iello-2024:-:R,G+" + "9" * 10_000 + ":0", "players[1]", "not 'G+999"),
        ("iello-2024:-:R,Gxx:0", "players[1]", "not 'Gxx'"),
        ("iello-2024:-:R,G-:0", "players[1]", "not 'G-'"),
        ("iello-2024:-:R,G\n:0", "players[1]", r"not 'G\n'"),
        ("iello-2024:-:R,a=b=G:0", "players[1]", "not 'a=b=G'"),
        ("iello-2024:-:R,X:0", "players[1].hand", "unknown colour 'X'"),
        ("iello-2024:-:" + "R" * 10_000 + ",G:0", "players[0].hand", "10000 or more R cards"),
        ("iello-2024:-:RRRRRRR,R:0", "players[1].hand", "8 or more R cards in hands and pyramid"),
        ("iello-2024:-:=R,G:0", "players[0].name", "the name is empty"),
        ("iello-2024:-:%20=R,G:0", "players[0].name", "the name is empty"),
        ("iello-2024:-:Bob=R,G:0", "players[1].name", "duplicate name 'Bob'"),
        ("iello-2024:-:%FF=R,G:0", "players[0].name", "not UTF-8"),
        ("iello-2024:-:\ud800=R,G:0", "players[0].name", "not UTF-8"),
        ("iello-2024:-:A%0A=R,G:0", "players[0].name", r"control character '\n'"),
        ("iello-2024:-:%E2%80%AE=R,G:0", "players[0].name", r"control character '\u202e'"),
        (f"iello-2024:-:{'b' * 41}=R,G:0", "players[0].name", "a name has at most 40"),
        ("iello-2024:-:R,G:", "to_move", "expected a seat from 0 to 1, not ''"),
        ("iello-2024:-:R,G:2", "to_move", "expected a seat from 0 to 1, not '2'"),
        ("iello-2024:-:R,G:-1", "to_move", "not '-1'"),
        ("iello-2024:-:R,G:01", "to_move", "not '01'"),
        ("iello-2024:-:R,G:0\n", "to_move", r"not '0\n'"),
        ("iello-2024:-:R,G:Alice", "to_move", "not 'Alice'"),
    ],
)
def test_a_refusal_names_the_field(text: str, place: str, words: str) -> None:
    error = refusal_of(text)
    assert error.where == place
    assert words in error.what


@given(positions())
@examples(50)
def test_a_written_line_is_recognised(position: Position) -> None:
    assert looks_like_text(dumps(position))


@pytest.mark.parametrize(
    "argument", ["-", "position.json", "./iello-2024.json", "iello-2024", "C:\\a.json", "a:b", ""]
)
def test_the_name_of_a_file_is_not_a_line(argument: str) -> None:
    assert not looks_like_text(argument)


@pytest.mark.parametrize("key", ["seed", "players", "edition", "", "self"])
def test_an_override_must_name_a_rule(key: str) -> None:
    """Overrides are passed on as keywords, so an unknown name must never reach another argument."""
    with pytest.raises(BadInput, match="unknown rule; choose from base, deck"):
        parse_override(f"{key}=1")


def test_a_dash_for_the_seat_is_only_for_a_round_that_is_over() -> None:
    assert loads("iello-2024:-:-,-:-").over
    with pytest.raises(BadInput, match="to_move: '-' means the round is over, but Alice can move"):
        loads("iello-2024:-:R,G:-")
