"""Reasons for advised moves: other code checks the claim of every sentence against the table."""

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
    """Return the kind of claim that a sentence makes, after asserting that it is true."""
    rows = [list(row) for row in position.pyramid]
    base = position.rules.base
    name = position.mover.name
    kept = Counter(position.mover.hand)
    kept[move.colour] -= 1
    if sentence == "It is the only legal move.":
        assert len(position.legal_moves) == 1
        return "only"
    if sentence == f"It is {name}'s last card.":
        assert kept.total() == 0
        return "last card"
    if match := re.fullmatch(
        rf"It opens a place for (\w+), which fits nowhere right now; {name} holds (one|\d+)\.", sentence
    ):
        colour = LETTERS[match[1]]
        assert not places(rows, colour, base, position)
        assert places(put(rows, move), colour, base, position)
        assert kept[colour] == (1 if match[2] == "one" else int(match[2]))
        return "opens"
    if match := re.fullmatch(
        r"Only one place accepts (\w+), and (\d+) \1 cards? (?:is|are) unseen: (.+) might take it\.", sentence
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
        r"It saves the (?:last free base place|(\d+) free base places), "
        r"which accepts? any colour, for later\.",
        sentence,
    ):
        assert move.row > 0
        assert base - len(rows[0]) == int(match[1] or 1)
        return "base"
    match = re.fullmatch(
        rf"After it, (each of {name}'s (?P<all>\d+) remaining cards still has a place|"
        rf"(?P<some>\d+|none) of {name}'s (?P<of>\d+) remaining cards ha(ve|s) a place|"
        rf"{name}'s last card (still has a|(?P<not>has no)) place)"
        r"(?P<most>; no other move leaves places for more)?\.",
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
        for other in position.legal_moves:
            hand = Counter(position.mover.hand)
            hand[other.colour] -= 1
            assert fitting(put(rows, other), hand, base, position) <= found
    return "room"


def put(rows: list[list[str]], move: Placement) -> list[list[str]]:
    """Return the rows with one more card."""
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
    """Count the places that accept a colour."""
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
        for move in position.legal_moves:
            kinds[holds(reason_text(position, reason_for(position, move)), position, move)] += 1
    assert set(kinds) == {"only", "last card", "opens", "last place", "base", "room"}, kinds


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (
            "iello-2024,base=3:RGB:RRG,?4:0",
            "Rb1",
            "Only one place accepts red, and 4 red cards are unseen: Bob might take it.",
        ),
        (
            "iello-2024,base=4:RGB:RRY,?4:0",
            "Rb1",
            "It saves the last free base place, which accepts any colour, for later.",
        ),
        (
            "iello-2024,base=2:RG:RG,?4:0",
            "Gb1",
            "Only one place accepts green, and 5 green cards are unseen: Bob might take it.",
        ),
    ],
)
def test_reasons_read_well(line: str, move: str, sentence: str) -> None:
    position = from_line(line)
    assert isinstance(position, HiddenPosition)
    chosen = next(one for one in position.legal_moves if str(one) == move)
    assert reason_text(position, reason_for(position, chosen)) == sentence
