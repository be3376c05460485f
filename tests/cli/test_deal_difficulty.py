"""`ppsolve deal --difficulty`: deals of a difficulty, bounded tries, printed seeds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

from command import complaint, output, ppsolve
from ppsolve.cli.deal import DIFFICULTIES
from ppsolve.reports.difficulty.rating import Word, percentile, reference_sample, word_for
from ppsolve.solver import deal, dumps


def first_seeds(word: str, players: int, count: int) -> list[int]:
    """The first seeds whose deals have a difficulty."""
    sample = reference_sample(players)
    numbers = sample.all_together
    found = [seed for seed, raw in sample.by_seed.items() if word_for(percentile(raw, numbers)) == word]
    return sorted(found)[:count]


def test_every_word_can_be_asked_for() -> None:
    assert get_args(Word) == DIFFICULTIES


def test_the_first_deal_of_a_level_is_found() -> None:
    for word in ("gentle", "fair", "tricky", "cruel"):
        (seed,) = first_seeds(word, 2, 1)
        result = ppsolve("deal", "--difficulty", word, "--seed", "1")
        assert result.returncode == 0
        assert result.stdout.decode() == dumps(deal(seed)) + "\n"
        assert result.stderr.decode().startswith(f"seed {seed}: ")
        assert result.stderr.decode().endswith(f", {word}\n")


def test_several_deals_of_a_level_are_found_in_order(tmp_path: Path) -> None:
    target = tmp_path / "deals.jsonl"
    words = ("--difficulty", "tricky", "--players", "3", "--count", "3", "--seed", "1")
    assert output("deal", *words, "-o", str(target)) == ""
    hands = [json.loads(line)["players"][0]["hand"] for line in target.read_text().splitlines()]
    assert hands == [deal(seed, 3).players[0].hand for seed in first_seeds("tricky", 3, 3)]


def test_tries_are_bounded_and_reported(tmp_path: Path) -> None:
    (seed,) = first_seeds("cruel", 2, 1)
    tries = str(seed - 1)
    message = complaint("deal", "--difficulty", "cruel", "--seed", "1", "--tries", tries)
    assert message == (
        f"ppsolve: difficulty: 0 of 1 cruel deals found in {tries} tries; try a larger --tries or "
        "another --seed\n"
    )
    target = tmp_path / "deal.json"
    complaint("deal", "--difficulty", "cruel", "--seed", "1", "--tries", tries, "-o", str(target))
    assert not target.exists()


def test_what_has_no_difficulty_is_refused() -> None:
    message = complaint("deal", "--difficulty", "fair", "--seed", "1", "--rule", "base=5")
    assert message == ("ppsolve: difficulty: only full deals under the standard rules can be compared\n")
    assert "--tries needs --difficulty" in complaint("deal", "--tries", "3", code=2)
    assert "'easy' is not one of" in complaint("deal", "--difficulty", "easy", code=2)
