"""docs/strategy.md agrees with its table, and its positions show what it says."""

from __future__ import annotations

import csv
import re
import runpy
import shutil
import subprocess
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from ppsolve.solver.party.hidden.advice import advise
from ppsolve.solver.party.hidden.position import HiddenPosition, from_line
from ppsolve.solver.party.strategy import RULES, SAFE_CELLS, Rule, rule_followed, table_of

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "benchmarks" / "strategy"
PLAYERS = ("2", "3", "4", "5", "6")
AIMS = {"0.9", "0.7", "0.5", "0.45"}

NAMES = [rule.name for rule in RULES]

EXAMPLES = {
    "no base": ("iello-2024:GYBRPR/GYBPR/GYBP/YBB/Y.:?4,RGPBB:1", "Ga7", ("Ba0", "Ba7")),
    "danger": ("iello-2024:YRPYYB/YRPYB/R.PB/..B:?6,RRYPBBB:1", "Ya7", ("Rc2", "Pc2")),
    "safe cells": ("iello-2024:YRYGP/YYGP/YGP/YP:?5,?5,RGGGYB,?6:2", "Ga0", ("Ga6", "Ye1")),
    "room": ("iello-2024:RBPYPBG/RPYYBG/RPYYB/PPYB:?3,?3,RYBB,?4:2", "Ra8", ("Be3",)),
    "rare colour": ("iello-2024:PPGRPYYB/PGGRYYB/.GGRYB/..R.B:?3,?3,RRGY,?4:2", "Yd4", ("Rd4",)),
}
"""By rule: the position of the page, the move of the rule, and the moves that it warns of."""


PINNED = {
    2: [1, 1, 0, 0, 2, 1, 0, 1, 3, 0, 0, 1],
    3: [1, 0, 1, 0, 0, 1, 1, 2, 1, 0, 0, 0],
    4: [1, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1],
    5: [0, 0, 1, 0, 1, 0, 1, 2, 1, 0, 1, 0],
    6: [0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0],
}
"""Cards left to the bot in its first rounds, by the number of players."""


@cache
def page() -> str:
    lines = (ROOT / "docs" / "strategy.md").read_text(encoding="utf-8").splitlines()
    return " ".join(" ".join(line.removeprefix("> ") for line in lines).split())


@cache
def table() -> dict[tuple[str, str], dict[str, str]]:
    with (ROOT / "docs" / "research" / "strategy.csv").open(encoding="utf-8", newline="") as file:
        return {(row["bot"], row["players"]): row for row in csv.DictReader(file)}


def cards(bot: str, players: str) -> float:
    return float(table()[bot, players]["cards_left"])


def shown(bot: str) -> list[str]:
    """Return the cards left with every number of players, as the page shows them."""
    return [f"{cards(bot, players):.2f}" for players in PLAYERS]


@cache
def program(name: str) -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(FOLDER / f"{name}.py")))


def rule_named(name: str) -> Rule:
    return next(rule for rule in RULES if rule.name == name)


def test_the_page_has_every_rule_in_order_and_again_in_its_section() -> None:
    assert len(RULES) <= 7
    for number, rule in enumerate(RULES, start=1):
        assert f"{number}. {rule.sentence}" in page()
        assert page().count(rule.sentence) == 2
    assert SAFE_CELLS in page()


def test_every_figure_of_the_page_is_in_the_table() -> None:
    text = re.sub(r"\(research/[^)]*\)", "", page())
    figures = set(re.findall(r"(?<![\w.-])\d+\.\d+(?![\w.])", text))
    known = {f"{cards(*key):.2f}" for key in table()} | {row["standard_error"] for row in table().values()}
    missed = {f"{cards('all rules', '3') - 0.7:.2f}", f"{cards('all rules', '4') - 0.5:.2f}"}
    assert figures - AIMS - missed <= known
    assert len(figures) > 60


def test_the_first_figures_are_those_of_all_rules_and_of_greedy_play() -> None:
    two, three, four, five, six = shown("all rules")
    assert (
        f"is left with {two} cards with two players, {three} with three, {four} with four, {five} with five "
        f"and {six} with six." in page()
    )
    two, three, four, five, six = shown("greedy")
    assert f"is left with {two}, {three}, {four}, {five} and {six}." in page()


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("only safe cells", "Alone it leaves {}, {}, {}, {} and {} cards"),
        ("without safe cells", "Without it they are {}, {}, {}, {} and {}."),
        ("without room", "Without this rule the figures are {}, {}, {}, {} and {}."),
        ("without rare colour", "without it the figures are {}, {}, {}, {} and {}."),
    ],
)
def test_sentences_about_a_rule_have_its_figures(bot: str, words: str) -> None:
    assert words.format(*shown(bot)) in page()


@pytest.mark.parametrize("name", ["no base", "danger"])
def test_rules_for_two_players_have_their_figures(name: str) -> None:
    left, all_rules = (f"{cards(bot, '2'):.2f}" for bot in (f"without {name}", "all rules"))
    assert f"Without this rule the player is left with {left} cards instead of {all_rules}." in page()
    assert all(
        table()[f"without {name}", players]["cards_left"] == table()["all rules", players]["cards_left"]
        for players in PLAYERS[1:]
    )


def test_the_best_single_rules_are_those_of_the_page() -> None:
    assert "With three or more players this is the best single rule" in page()
    assert f"with two, rule 1 alone leaves {cards('only danger', '2'):.2f} cards" in page()
    for players in PLAYERS:
        single = {name: cards(f"only {name}", players) for name in NAMES}
        assert min(single, key=single.__getitem__) == ("danger" if players == "2" else "safe cells")
        assert all(
            cards("only safe cells", players) < cards(bot, players)
            for bot, number in table()
            if number == players and bot.startswith("intuition: ")
        )


def test_the_tables_are_those_of_the_file() -> None:
    for bot in ["random", "greedy", "only safe cells", "all rules", "ppsolve advise"]:
        error = max(float(table()[bot, players]["standard_error"]) for players in PLAYERS)
        assert f"| {bot} | {' | '.join(shown(bot))} | {error:.3f} |" in page()
    for name in NAMES:
        assert f"| without {name} | {' | '.join(shown(f'without {name}'))} |" in page()
    for bot, players in table():
        kind, _, name = bot.partition(": ")
        if players == "2" and name:
            assert f"| {name} | {' | '.join(shown(bot))} |" in page()
            assert kind in {"intuition", "variant"}


def test_the_first_intuitions_are_worse_than_random_play() -> None:
    figures = [
        cards(bot, "2") for bot, players in table() if players == "2" and bot.startswith("intuition: ")
    ]
    worse = sum(left > cards("random", "2") for left in figures)
    number = {3: "three", 4: "four", 5: "five"}[worse]
    words = f"the first {number} are worse than random play, which leaves {cards('random', '2'):.2f} cards"
    assert words in page()
    heading = page().index("## Wrong intuitions")
    listed = [page().index(f"{left:.2f} |", heading) for left in sorted(figures, reverse=True)]
    assert listed == sorted(listed)


def test_the_table_holds_every_bot_of_the_program() -> None:
    bots = set(program("measure").bots()) | {"ppsolve advise"}
    assert set(table()) == {(bot, players) for bot in bots for players in PLAYERS}
    assert {row["rounds"] for (bot, _), row in table().items() if bot != "ppsolve advise"} == {"10000"}
    assert "on average over 10,000 deals" in page()
    assert f"{table()['ppsolve advise', '2']['rounds']} for each number of players" in page()


# The positions of the page.


@pytest.mark.parametrize("name", NAMES)
def test_positions_show_what_the_rule_says(name: str) -> None:
    line, move, warned = EXAMPLES[name]
    assert f"$ ppsolve advise '{line}' --samples 2000" in page()
    position = from_line(line)
    assert isinstance(position, HiddenPosition)
    advice = advise(position, samples=2000)
    estimates = {str(one.move): one for one in advice.moves}
    assert str(advice.advised) == move
    assert advice.rule is rule_named(name)
    for other in warned:
        assert estimates[other].clearly_behind
        assert f"`{other}`" in page() or name == "no base"
    before, rule = table_of(position), rule_named(name)
    value = {str(one): rule.value(before, one) for one in position.legal_moves}
    assert all(value[move] > value[other] for other in warned)


def test_the_numbers_about_the_positions_are_right() -> None:
    danger, rare, safe = (
        table_of(from_line(EXAMPLES[name][0])) for name in ("danger", "rare colour", "safe cells")
    )
    assert (danger.safe_cells("B"), danger.hand.count("Y")) == (6, 1)
    assert [rare.exposed(colour) for colour in "YRG"] == [1, 2, 3]
    position = from_line(EXAMPLES["safe cells"][0])
    after = safe.after(next(move for move in position.legal_moves if str(move) == "Ye1"))
    assert [after.safe_cells(colour) for colour in after.held] == [0] * len(after.held)


def test_the_drawing_of_safe_cells_is_counted_as_the_page_says() -> None:
    drawing = table_of(from_line("iello-2024:RRGY:RG,YP:0"))
    assert [slot.accepts for slot in drawing.open_places] == ["R", "RG", "GY"]
    assert (drawing.safe_cells("R"), drawing.safe_cells("G")) == (4, 1)
    assert (drawing.own("R"), drawing.shared("R"), drawing.ends("R")) == (1, 1, 1)
    assert (drawing.shared("G"), drawing.contested("G")) == (1, 1)


# The bot.


def test_a_small_run_of_the_bot_is_the_same_every_time() -> None:
    left = {
        players: [program("bot").cards_left(seed, players) for seed in range(6_000_001, 6_000_013)]
        for players in (2, 3, 4, 5, 6)
    }
    assert left == PINNED


def test_the_fast_program_plays_the_same_rounds(tmp_path: Path) -> None:
    if not any(map(shutil.which, ("c++", "g++", "clang++"))):
        pytest.skip("no C++ compiler")
    measure, bot = program("measure"), program("bot")
    compiled = measure.compiled(tmp_path)
    lists = [RULES, *((rule,) for rule in RULES)]
    criteria = "\n".join(measure.joined([rule.name for rule in rules]) for rules in lists)
    for players in (2, 3, 4, 5, 6):
        command = [str(compiled), str(players), "7", "6", "each"]
        ran = subprocess.run(command, input=criteria, capture_output=True, text=True, check=True)
        fast = [list(map(int, line.split())) for line in ran.stdout.splitlines()]
        assert fast == [[bot.cards_left(seed, players, rules) for seed in range(7, 13)] for rules in lists]


def test_a_rule_is_named_only_if_it_prefers_the_move_to_another() -> None:
    for name in NAMES:
        position = from_line(EXAMPLES[name][0])
        before = table_of(position)
        for move in position.legal_moves:
            followed = rule_followed(position, move)
            if followed is None:
                continue
            values = [followed.value(before, other) for other in position.legal_moves]
            assert followed.value(before, move) == max(values) > min(values)
