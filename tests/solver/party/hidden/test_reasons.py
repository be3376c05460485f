"""Reasons for advised moves: other code checks the claim of every sentence against the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import partial

import pytest

from expectations import moments
from ppsolve.solver import Placement
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.hidden.position import HiddenPosition, from_line
from ppsolve.solver.party.hidden.reasons import reason_for
from ppsolve.solver.party.view.advice import reason_text
from translations import check_same_facts

LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}


def holds(sentence: str, position: HiddenPosition, move: Placement) -> str:
    """Return the kind of claim that a sentence makes, after asserting that it is true.

    The claim must be false for an alternative, and the number of moves for which it holds must be right.
    """
    rows = [list(row) for row in position.pyramid]
    base = position.rules.base
    name = position.mover.name
    kept = kept_after(position, move)
    others = [other for other in position.legal_moves if other != move]
    if sentence == "It is the only legal move.":
        assert not others
        return "only"
    if match := re.fullmatch(
        rf"It opens a place for (\w+), which fits nowhere right now; {name} holds (one|\d+)\. (.*)", sentence
    ):
        colour = LETTERS[match[1]]
        assert not places(rows, colour, base, position)
        assert places(put(rows, move), colour, base, position)
        assert kept[colour] == (1 if match[2] == "one" else int(match[2]))
        opening = [
            other
            for other in others
            if kept_after(position, other)[colour] and places(put(rows, other), colour, base, position)
        ]
        assert alike(match[3], len(others)) == len(opening) < len(others)
        return "opens"
    if match := re.fullmatch(
        r"Only one place accepts (\w+), and (\d+) \1 cards? (?:is|are) unseen: (.+) might take it\. "
        r"No other move places \1\.",
        sentence,
    ):
        colour = LETTERS[match[1]]
        assert move.colour == colour
        assert others
        assert all(other.colour != colour for other in others)
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
        r"which accepts? any colour, for later\. (.*)",
        sentence,
    ):
        assert move.row > 0
        assert base - len(rows[0]) == int(match[1] or 1)
        assert alike(match[2], len(others)) == sum(other.row > 0 for other in others) < len(others)
        return "base"
    match = re.fullmatch(
        rf"After it, (each of {name}'s (?P<all>\d+) remaining cards still has a place|"
        rf"(?P<some>\d+) of {name}'s (?P<of>\d+) remaining cards ha(ve|s) a place|"
        rf"{name}'s last card still has a place); after (?P<after>.*), (?P<would>fewer would|it would not)\.",
        sentence,
    )
    assert match, sentence
    found = fitting(put(rows, move), kept, base, position)
    if match["all"]:
        assert found == kept.total() == int(match["all"])
    elif match["of"]:
        assert kept.total() == int(match["of"])
        assert found == int(match["some"])
    else:
        assert found == kept.total() == 1
    assert (match["would"] == "it would not") == (kept.total() == 1)
    fewer = sum(
        fitting(put(rows, other), kept_after(position, other), base, position) < found for other in others
    )
    assert fewer > 0
    if match["after"] in ("any other move", "the other move"):
        assert fewer == len(others)
        assert (len(others) == 1) == (match["after"] == "the other move")
    else:
        assert match["after"] == f"{fewer} of the {len(others)} other moves"
    return "room"


def kept_after(position: HiddenPosition, move: Placement) -> Counter[str]:
    """Return the cards that the player keeps."""
    kept = Counter(position.mover.hand)
    kept[move.colour] -= 1
    return kept


def alike(sentence: str, others: int) -> int:
    """Return for how many other moves a claim holds, too, according to a sentence."""
    if sentence in ("No other move does.", "The other move does not."):
        assert (others == 1) == (sentence == "The other move does not.")
        return 0
    match = re.fullmatch(r"(\d+) of the (\d+) other moves (does|do), too\.", sentence)
    assert match, sentence
    assert int(match[2]) == others
    assert (match[3] == "does") == (int(match[1]) == 1)
    return int(match[1])


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


def check_reasons(positions: Iterable[HiddenPosition]) -> Counter[str]:
    """Check the reasons of all legal moves; return how often each kind was given."""
    kinds: Counter[str] = Counter()
    for position in positions:
        for move in position.legal_moves:
            reason = reason_for(position, move)
            if reason is None:
                kinds["none"] += 1
                continue
            sentence = check_same_facts(partial(reason_text, position, reason), position.names)
            kinds[holds(sentence, position, move)] += 1
    return kinds


ALL_KINDS = {"only", "opens", "last place", "base", "room", "none"}


def test_every_reason_is_true_and_false_for_some_alternative() -> None:
    assert set(check_reasons(moments(60, seed=6))) == ALL_KINDS


@pytest.mark.slow
def test_every_reason_of_many_positions_is_true() -> None:
    assert set(check_reasons(moments(400, seed=6))) == ALL_KINDS


def test_no_reason_is_given_where_it_holds_for_every_move() -> None:
    """While the base is open, every card that is kept has a place, whatever is played."""
    position = from_line("iello-2024:RGB:RRGYPB,?6:0")
    assert isinstance(position, HiddenPosition)
    for move in position.legal_moves:
        reason = reason_for(position, move)
        assert reason is None or reason.kind != "room"
        assert (reason is None) == (move.row == 0)
    alone = from_line("iello-2024,base=4:RGB:R,?4:0")
    assert isinstance(alone, HiddenPosition)
    on_the_base = [move for move in alone.legal_moves if move.row == 0]
    assert on_the_base
    assert all(reason_for(alone, move) is None for move in on_the_base)


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (
            "iello-2024,base=3:RGB:RRG,?4:0",
            "Rb1",
            "Only one place accepts red, and 4 red cards are unseen: Bob might take it. "
            "No other move places red.",
        ),
        (
            "iello-2024,base=4:RGB:RRY,?4:0",
            "Rb1",
            "It saves the last free base place, which accepts any colour, for later. No other move does.",
        ),
        (
            "iello-2024,base=2:RG:RG,?4:0",
            "Gb1",
            "Only one place accepts green, and 5 green cards are unseen: Bob might take it. "
            "No other move places green.",
        ),
    ],
)
def test_reasons_read_well(line: str, move: str, sentence: str) -> None:
    position = from_line(line)
    assert isinstance(position, HiddenPosition)
    chosen = next(one for one in position.legal_moves if str(one) == move)
    reason = reason_for(position, chosen)
    assert reason is not None
    assert reason_text(position, reason) == sentence
