"""The board advises at a table with hidden hands as `ppsolve advise` does: numbers, words and refusals."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from node import ask_web
from ppsolve.solver import BadInput, deal
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.hidden.advice import Advice, advise
from ppsolve.solver.party.hidden.position import own_hand_only
from ppsolve.solver.party.hidden.record import loads_seen
from ppsolve.solver.party.view.advice import advised_text, comparison_text, estimate_text

SAMPLES = 500
OUT = "iello-2024,base=2:RG/R:Ann=RRG,Ben=?3,Cyd=?4:0"


def tables() -> list[str]:
    """Positions and records of random rounds, as the player to move sees them."""
    rng, found = random.Random(5), list[str]()
    for number in range(24):
        start = deal(number, 2 + number % 5, stuck="pass" if number % 7 == 3 else "out")
        position, moves = start, list[Any]()
        for _ in range(rng.randrange(0, 24)):
            if position.over or len(moves) > 20:
                break
            move = rng.choice(position.legal_moves)
            moves.append({"player": position.mover.name, "move": str(move)})
            position = position.after(move)
        if position.over:
            continue
        if number % 2:
            found.append(json.dumps(own_hand_only(position).to_dict()))
        else:
            document = jsonform.to_dict(start)
            for seat, player in enumerate(document["players"]):
                if seat != position.to_move:
                    player["hand"] = f"?{len(player['hand'])}"
            found.append(json.dumps({"deal": document, "moves": moves}))
    return found


def advised_words(advice: Advice) -> str:
    """Return the advice with the card and the place of the advised move in words, as the board shows them."""
    move, pyramid = advice.moves[0].move, advice.position.pyramid
    end = "left" if move.column < 0 else "right"
    base = f"at the {end} end" if pyramid else "to open the base"
    words = f"{COLOUR_NAMES[move.colour]} {base if move.row == 0 else f'on {str(move)[1:]}'}"
    return advised_text(advice).replace(f": {move},", f": {words},", 1)


@pytest.mark.native
def test_the_advice_is_that_of_the_command_line() -> None:
    texts = [
        "iello-2024:RGB/R.:RRGYPB,?6,?6:0",
        "iello-2024:RGB/R.:Ann=RRGYPB,Ben=B?3,Cyd=GG??:0",
        OUT,
        *tables(),
    ]
    texts = [text for text in texts if not refused(text)]
    assert len(texts) > 12
    found = ask_web("tableAdvice", [texts, SAMPLES])
    kinds = set()
    for text, page in zip(texts, found, strict=True):
        advice = advise(loads_seen(text), samples=SAMPLES, seed=0)
        assert page["advised"] == advised_words(advice)
        assert page["estimate"] == estimate_text(advice)
        assert [one[0] for one in page["moves"]] == [str(one.move) for one in advice.moves]
        for move, (_, interval, samples, compared) in zip(advice.moves, page["moves"], strict=True):
            assert interval == pytest.approx(
                {"mean": move.cards_left.mean, "low": move.cards_left.low, "high": move.cards_left.high}
            )
            assert samples == move.samples
            assert compared == comparison_text(move, move.advised)
        kinds.add(page["advised"].split(". ")[1][:9] if ". " in page["advised"] else "")
    assert len(kinds) > 3


def refused(text: str) -> str:
    try:
        loads_seen(text)
    except BadInput as error:
        return str(error)
    return ""


def test_impossible_tables_are_refused_with_the_message_of_the_command_line() -> None:
    record = {"deal": {"players": [{"name": "Ann", "hand": "RG"}, {"name": "Ben", "hand": "?2"}]}}
    texts = [
        "iello-2024:RGB/R.:?6,RRGYPB:0",
        "iello-2024:RGB:RR,?40:0",
        "iello-2024:RGB:RR,?100:0",
        "iello-2024:RGB:-,?4:0",
        "iello-2024:RGB:RRx,?4:0",
        "iello-2024,base=2:RG/R:PP,?4:0",
        "iello-2024:RGX:RR,?4:0",
        *(
            json.dumps({**record, "moves": moves})
            for moves in (
                ["Ra1", "Gb1"],
                ["Ra1", {"player": "Ben", "out": True}],
                ["Ra1", {"player": "Ann", "move": "Ga2"}],
                ["Ra1", {"player": "Zed", "out": True}],
                ["Ra1", "Ra2", "Ga3", "Ga4", "Ra5"],
            )
        ),
    ]
    assert ask_web("seenRefusals", texts) == [refused(text) for text in texts]
    assert all(map(refused, texts))
