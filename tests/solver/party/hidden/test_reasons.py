"""Reasons at the table: whatever sentence is told, its claim is looked up on the table by other code."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from expectations import moments
from ppsolve.solver import Placement
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.hidden.position import HiddenPosition, from_line
from ppsolve.solver.party.hidden.reasons import reason_for
from ppsolve.solver.party.view.advice import reason_text

LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}


def holds(sentence: str, position: HiddenPosition, move: Placement) -> str:
    """The kind of claim that a sentence makes, if it is true."""
    rows = [list(row) for row in position.pyramid]
    base = position.rules.base
    name = position.mover.name
    kept = Counter(position.mover.hand)
    kept[move.colour] -= 1
    if sentence == "It is the only legal move.":
        assert len(position.placements()) == 1
        return "only"
    if sentence == f"It is the last card of {name}.":
        assert kept.total() == 0
        return "last card"
    if match := re.fullmatch(
        rf"It opens a place for (\w+), which fits nowhere now; {name} holds (one|\d+)\.", sentence
    ):
        colour = LETTERS[match[1]]
        assert not places(rows, colour, base, position)
        assert places(put(rows, move), colour, base, position)
        assert kept[colour] == (1 if match[2] == "one" else int(match[2]))
        return "opens"
    if match := re.fullmatch(
        r"Only one place takes (\w+), and (\d+) \1 cards? (?:is|are) not seen: (.+) might take it\.", sentence
    ):
        colour = LETTERS[match[1]]
        assert move.colour == colour
        assert places(rows, colour, base, position) == 1
        seen = Counter("".join(player.hand for player in position.players) + "".join(position.pyramid))
        unseen = position.rules.deck["RGYPB".index(colour)] - seen[colour]
        assert unseen == int(match[2])
        named = re.split(r", | or ", match[3])
        for seat, player in enumerate(position.players):
            hidden = "?" in player.hand and unseen and colour not in position.lacking[seat]
            may = seat != position.to_move and not player.out and bool(hidden or colour in player.hand)
            assert (player.name in named) == may
        return "last place"
    if match := re.fullmatch(
        r"It leaves the (?:last free place|(\d+) free places) of the base, "
        r"which takes? any colour, for later\.",
        sentence,
    ):
        assert move.row > 0
        assert base - len(rows[0]) == int(match[1] or 1)
        return "base"
    match = re.fullmatch(
        r"After it (all (?P<all>\d+) cards|(?P<some>\d+|none) of the (?P<of>\d+) cards|"
        r"(?P<not>not even )?the one card) "
        rf"that {name} keeps would fit somewhere(?P<most>, and after no other move more of them do)?\.",
        sentence,
    )
    assert match, sentence
    found = fitting(put(rows, move), kept, base, position)
    if match["all"]:
        assert found == kept.total() == int(match["all"])
    elif match["of"]:
        assert kept.total() == int(match["of"])
        assert found == (0 if match["some"] == "none" else int(match["some"]))
    else:
        assert kept.total() == 1
        assert found == (0 if match["not"] else 1)
    if match["most"]:
        for other in position.placements():
            hand = Counter(position.mover.hand)
            hand[other.colour] -= 1
            assert fitting(put(rows, other), hand, base, position) <= found
    return "room"


def put(rows: list[list[str]], move: Placement) -> list[list[str]]:
    """The rows with a card more."""
    after = [list(row) for row in rows]
    if move.row == 0:
        if not after:
            return [[move.colour]]
        for number, row in enumerate(after):
            card = move.colour if number == 0 else "."
            row.insert(0 if move.column < 0 else len(row), card)
        return after
    while len(after) <= move.row:
        after.append(["."] * (len(after[0]) - len(after)))
    after[move.row][move.column] = move.colour
    return after


def places(rows: list[list[str]], colour: str, base: int, position: HiddenPosition) -> int:
    """How many places a card of a colour may go to."""
    width = len(rows[0]) if rows else 0
    number = 0 if width == base else 2 if width else 1
    for level in range(1, width):
        row = rows[level] if level < len(rows) else ["."] * (width - level)
        for column in range(width - level):
            below = rows[level - 1][column : column + 2] if level - 1 < len(rows) else [".", "."]
            beside = row[max(0, column - 1) : column + 2]
            torn = position.rules.upper_rows == "contiguous" and set(row) != {"."} and set(beside) == {"."}
            number += row[column] == "." and "." not in below and colour in below and not torn
    return number


def fitting(rows: list[list[str]], hand: Counter[str], base: int, position: HiddenPosition) -> int:
    return sum(number for colour, number in hand.items() if number and places(rows, colour, base, position))


@pytest.mark.slow
def test_every_reason_is_true() -> None:
    kinds: Counter[str] = Counter()
    for position in moments(400, seed=6):
        for move in position.placements():
            kinds[holds(reason_text(position, reason_for(position, move)), position, move)] += 1
    assert set(kinds) == {"only", "last card", "opens", "last place", "base", "room"}, kinds


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (
            "iello-2024,base=3:RGB:RRG,?4:0",
            "Rb1",
            "Only one place takes red, and 4 red cards are not seen: Bob might take it.",
        ),
        (
            "iello-2024,base=4:RGB:RRY,?4:0",
            "Rb1",
            "It leaves the last free place of the base, which takes any colour, for later.",
        ),
        (
            "iello-2024,base=2:RG:RG,?4:0",
            "Gb1",
            "Only one place takes green, and 5 green cards are not seen: Bob might take it.",
        ),
    ],
)
def test_reasons_read_well(line: str, move: str, sentence: str) -> None:
    position = from_line(line)
    assert isinstance(position, HiddenPosition)
    chosen = next(one for one in position.placements() if str(one) == move)
    assert reason_text(position, reason_for(position, chosen)) == sentence
