"""The board shows the yardsticks of `ppsolve analyze --moves`: the same numbers and recommendation."""

from __future__ import annotations

import random
from typing import Any

import pytest

from node import ask_web
from ppsolve.solver import Position, analyze, deal, textform

TABLE = "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0"


def midway(seed: int, players: int, cards: int) -> Position:
    """Play a deal at random until the player to move has a choice and few cards are left."""
    rng = random.Random(seed)
    position = deal(seed, players)
    while sum(position.penalties()) > cards or len(position.legal_moves) < 2:
        position = position.play(rng.choice(position.legal_moves))
        if position.over:
            return midway(seed + 100, players, cards)
    return position


def expected_of_move(move: dict[str, Any]) -> list[Any]:
    guaranteed = [move["guaranteed"]["low"], move["guaranteed"]["high"]]
    selfish = move["selfish"]["penalty"] if "selfish" in move else None
    return [move["move"], guaranteed, selfish]


def test_every_move_has_the_numbers_of_the_command_line() -> None:
    positions = [textform.loads(TABLE), *(midway(seed, 2 + seed % 5, 14) for seed in range(6))]
    # Too many cards: *everyone for themselves* is not within reach of either.
    positions.append(midway(3, 4, 25))
    found = ask_web("yardsticks", [textform.dumps(position) for position in positions])
    yardsticks = set()
    for position, page in zip(positions, found, strict=True):
        analysis = analyze(position, moves=True, recommend_for=position.to_move, threads=1).to_dict()
        moves = analysis["moves"]
        assert [one[:3] for one in page["moves"]] == [expected_of_move(move) for move in moves]
        for move, (_, _, _, (interval, samples)) in zip(moves, page["moves"], strict=True):
            assert samples == move["expected"]["samples"] == 2016
            for key in ("mean", "low", "high"):
                assert interval[key] == pytest.approx(move["expected"][key], abs=6e-5)
        advice = analysis["advice"]
        assert page["advice"] == {
            "yardstick": advice["yardstick"],
            "best": [advice["move"], *advice["as_good"]],
            "safest": [advice["safest"]["move"], *advice["safest"]["as_good"]],
            "safestIsProved": advice["safest"]["status"] == "proved",
        }
        yardsticks.add(advice["yardstick"])
    assert yardsticks == {"worst case", "everyone for themselves", "expected"}
