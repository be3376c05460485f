"""Hidden cards: read from JSON, from a line and from records, drawn as card backs, and refused if
impossible."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from positions import playout, random_deal
from ppsolve.solver import BadInput, loads, textform
from ppsolve.solver.party import record
from ppsolve.solver.party.hidden import position as hidden
from ppsolve.solver.party.hidden import record as hidden_record
from ppsolve.solver.party.hidden.hand_sampler import HandSampler
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.pyramid import open_slots
from ppsolve.solver.randomness import SplitMix64

LINE = "iello-2024:RGB/R.:RRGYPB,?6,GG?2:0"


def seen(line: str = LINE) -> HiddenPosition:
    position = hidden.from_line(line)
    assert isinstance(position, HiddenPosition)
    return position


def test_a_number_and_as_many_question_marks_are_the_same() -> None:
    assert seen() == seen("iello-2024:RGB/R.:RRGYPB,??????,?g?G:0")
    assert seen().players[2].hand == "GG??"
    assert seen().hidden == (0, 6, 2)


def test_json_and_the_line_give_the_same_position() -> None:
    document = json.loads(json.dumps(seen().to_dict()))
    assert hidden.from_dict(document) == seen()
    assert document["players"][1] == {"name": "Bob", "hand": "??????"}


def test_a_position_without_hidden_cards_stays_one() -> None:
    line = "iello-2024:RGB/R.:RRGYPB,GG:0"
    assert hidden.from_line(line) == textform.loads(line)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (
            "iello-2024:RGB/R.:RR?,GG:0",
            "players[0].hand: hidden cards, but Alice is to move and sees their own hand",
        ),
        ("iello-2024:RGB/R.:RRRRRRR,?6:0", "players[0].hand: 9 or more R cards"),
        ("iello-2024:RGB/R.:RRG,?30:0", "players[1].hand: 30 hidden cards in all, but only 29"),
        ("iello-2024:RGB/R.:RRG,?999:0", "999 hidden cards are more than any deck has"),
        ("iello-2024:RGB/R.:RRG,?4X:0", "unknown colour 'X'"),
        ("iello-2024:RGB/R.:-,?4:0", "to_move: Alice has placed every card"),
        ("iello-2024:RGB/R.:RRx,?4:0", "to_move: Alice is out"),
        ("iello-2024,base=1:R:RR,?4:0", "to_move: none of Alice's cards fits"),
    ],
)
def test_impossible_views_are_refused(line: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        hidden.from_line(line)
    assert complaint in str(refused.value)


def test_readers_of_open_positions_refuse_hidden_cards() -> None:
    for read in (textform.loads, lambda line: loads(json.dumps(seen(line).to_dict()))):
        with pytest.raises(BadInput, match="only ppsolve advise accepts such a position"):
            read(LINE)


def test_hidden_cards_are_drawn_as_backs() -> None:
    assert "  Bob    ??????      6" in str(seen())
    picture = seen()._repr_svg_()
    assert picture.count(">?<") == 8
    assert "Bob: ??????" in picture


# Records.


DEAL: dict[str, Any] = {
    "rules": {"edition": "iello-2024", "base": 3},
    "players": [
        {"name": "Ann", "hand": "RRGYPB"},
        {"name": "Bob", "hand": "?6"},
        {"name": "Cid", "hand": "?6"},
    ],
}


def from_record(*moves: Any, deal: dict[str, Any] = DEAL) -> HiddenPosition:
    return hidden_record.record_from_dict({"deal": deal, "moves": list(moves)})


def test_a_record_reveals_the_placed_cards() -> None:
    position = from_record("Ra1", "Ga2", "Ba3")
    assert [player.hand for player in position.players] == ["RGYPB", "?????", "?????"]
    assert position.pyramid == ("RGB",)
    assert [(one.seat, str(one.move), one.before) for one in position.seen] == [
        (1, "Ga2", ("R",)),
        (2, "Ba3", ("RG",)),
    ]


def red_deal(**rules: Any) -> dict[str, Any]:
    """Ann has red cards enough for a base of four and more."""
    players = [{"name": "Ann", "hand": "RRRRGY"}, *DEAL["players"][1:]]
    return {"rules": {"edition": "iello-2024", "base": 4, **rules}, "players": players}


RED_BASE = ["Ra1", "Ra2", "Ra3", "Ra4"]
"""Above it only red fits; it is Bob's turn."""


def test_a_player_who_does_not_move_lacks_the_colours_that_fit() -> None:
    position = from_record(*RED_BASE, {"player": "Cid", "move": "Rb1"}, deal=red_deal())
    assert position.lacking == ("", "R", "")
    assert [player.out for player in position.players] == [False, True, False]
    assert from_record(*RED_BASE, {"player": "Bob", "out": True}, "Rb1", deal=red_deal()) == position


def test_under_the_pass_rule_a_pass_reveals_the_missing_colours() -> None:
    deal = red_deal(stuck="pass")
    position = from_record(*RED_BASE, {"player": "Cid", "move": "Rb1"}, deal=deal)
    assert position.lacking == ("", "R", "")
    assert not position.players[1].out
    with pytest.raises(BadInput, match="move 7: Rb3 by Bob, who holds no R"):
        from_record(*RED_BASE, {"player": "Cid", "move": "Rb1"}, "Rb2", "Rb3", deal=deal)


def test_two_passes_over_different_colours_are_both_remembered() -> None:
    """Bob passes twice: first red and green fit, later only green does. Bob still holds no red."""
    players = [{"name": "Ann", "hand": "RGGGYP"}, *DEAL["players"][1:]]
    deal = {"rules": {"edition": "iello-2024", "base": 4, "stuck": "pass"}, "players": players}
    opening = ["Ra1", "Ga2", "Ga3", "Ga4", {"player": "Cid", "move": "Gb1"}]
    position = from_record(*opening, "Gb2", {"player": "Cid", "move": "Gb3"}, deal=deal)
    assert position.lacking == ("", "RG", "")
    sampler = HandSampler.of(position)
    for seed in range(50):
        assert not set(sampler.sample(SplitMix64(seed))[1]) & set("RG")


def test_every_pass_of_a_round_is_remembered() -> None:
    """Compare with all passes, found by comparing who moves with who would have been next."""
    rng = random.Random(6)
    several = 0
    for _ in range(150):
        start = random_deal(rng)
        start = replace(start, rules=replace(start.rules, stuck="pass"))
        positions = playout(start, rng)
        moves = [
            next(str(move) for move in before.legal_moves if before.after(move) == after)
            for before, after in itertools.pairwise(positions)
        ]
        if not moves:
            continue
        played = record.from_dict({"deal": _document(positions[0]), "moves": moves})
        passed: list[list[str]] = [[] for _ in start.players]
        for number, turn in enumerate(played.turns):
            before = turn.before
            assert before.to_move is not None
            if number:
                seat = (played.turns[number - 1].seat + 1) % len(start.players)
                while seat != before.to_move:
                    passed[seat].append(
                        "".join(sorted(accepted(before))) if before.players[seat].hand else ""
                    )
                    seat = (seat + 1) % len(start.players)
            knew = hidden_record.seen_by_mover(played, number + 1)
            for seat, colours in enumerate(passed):
                if seat != before.to_move and before.players[seat].hand:
                    assert set(knew.lacking[seat]) == set("".join(colours))
                    several += len(set(colours)) > 1
    assert several > 20


def accepted(position: Any) -> set[str]:
    """The colours that fit somewhere."""
    return {colour for slot in open_slots(position.pyramid, position.rules) for colour in slot.accepts}


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        (["Ra1", {"player": "Cid", "move": "Ga2"}], "move 2: it is Bob's turn, and Bob can place any card"),
        (["Ra1", "Gb1"], "move 2: Gb1 by Bob: b1 is not open"),
        (["Ra1", "Ra2", "Ga3", "Pb1"], "move 4: Pb1 by Ann: b1 accepts only R"),
        (["Ra1", "Ra2", "Ra3", "Bb1"], "move 4: Bb1 by Ann: b1 accepts only R"),
        (["Ra1", {"player": "Zoe", "move": "Ga2"}], "no player is called 'Zoe'"),
        (["Ra1"], "hidden cards, but Bob is to move"),
        (["Ra1", {"player": "Cid", "out": True}], "move 2: Cid drops out of turn; it is Bob's turn"),
    ],
)
def test_impossible_records_are_refused(moves: list[Any], complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        from_record(*moves)
    assert complaint in str(refused.value)


def test_the_view_of_a_mover_agrees_with_the_round() -> None:
    rng = random.Random(5)
    for _ in range(60):
        positions = playout(random_deal(rng), rng)
        moves = [
            next(str(move) for move in before.legal_moves if before.after(move) == after)
            for before, after in itertools.pairwise(positions)
        ]
        played = record.from_dict({"deal": _document(positions[0]), "moves": moves})
        number = rng.randrange(1, len(moves) + 1)
        knew, before = hidden_record.seen_by_mover(played, number), played.turns[number - 1].before
        assert (knew.rules, knew.pyramid, knew.to_move) == (before.rules, before.pyramid, before.to_move)
        assert knew.mover.hand == before.mover.hand
        assert list(map(len, (player.hand for player in knew.players))) == list(before.penalties())
        for seat, player in enumerate(before.players):
            # The hand has none of the colours it is said to lack.
            assert not set(knew.lacking[seat]) & set(player.hand)
            assert knew.players[seat].out == player.out
        # Everybody knows the colours that a departed player lacks.
        for departure in played.departures:
            if (
                departure.after_move < number
                and departure.seat != before.to_move
                and played.deal.rules.stuck == "out"
            ):
                rows = played.positions[departure.after_move].pyramid
                fitted = {colour for slot in open_slots(rows, knew.rules) for colour in slot.accepts}
                assert departure.after_move == 0 or set(knew.lacking[departure.seat]) == fitted


def _document(position: Any) -> dict[str, Any]:
    from ppsolve.solver import to_dict

    return to_dict(position)
