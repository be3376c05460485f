"""`best` and `table` agree with brute force, and every line plays out to its value."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given

from oracle import TABLES, Together, small, somebody_must_get_out_early, together
from positions import (
    NAMES,
    PLENTY,
    built,
    composed,
    examples,
    generators,
    mirror_image,
    played,
    recoloured,
    table,
)
from ppsolve.solver import (
    COLOURS,
    Cooperation,
    Limits,
    Outcome,
    Placement,
    Player,
    Position,
    Rules,
    Solver,
    analyze,
    deal,
    textform,
)
from ppsolve.solver.cooperation import EVERYBODY, Who
from ppsolve.solver.outcome import Progress
from ppsolve.solver.party.cooperation_model import Colouring, Effort, Goal, Play

MEMORY = 1 << 20

HARD = textform.loads("iello-2024:GPPPPB/PP...:GGYB,RRRR,RGYBB,GYYYY,RRYBB,GGPBB:2")
"""Slow to solve: the base can still grow, and not all cards fit."""


def check_lines(position: Position, best: tuple[Outcome[Placement], ...], table: Outcome[Placement]) -> None:
    """Every line of a proved value is legal and ends the round there; bounds have none."""
    for seat, outcome in enumerate((*best, table)):
        if not outcome.proved:
            assert outcome.line == ()
            continue
        end = played(position, *map(str, outcome.line))
        assert end.over
        assert outcome.value == (sum(end.penalties()) if outcome is table else end.penalties()[seat])


@cache
def values(position: Position, search_limit: int = 0) -> Together:
    """Return the values by the CP-SAT model and check all lines.

    By default the depth-first search and the native core are not used.
    """
    cooperation = Cooperation(position, threads=1, search_limit=search_limit, core="python")
    best, table = cooperation.best(), cooperation.table()
    check_lines(position, best, table)
    assert all(outcome.proved for outcome in (*best, table))
    return Together(tuple(outcome.low for outcome in best), table.low)


# Trying everything


@cache
def late_positions() -> tuple[Position, ...]:
    """Sixteen positions for each number of players and each kind of rules."""
    found = []
    for players, upper_rows, stuck in TABLES:
        rng = random.Random(f"together {players} {upper_rows} {stuck}")
        for _ in range(16):
            while (position := small(rng, players, upper_rows, stuck)).over:
                pass
            found.append(position)
    return tuple(found)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_model_agrees_with_brute_force(players: int) -> None:
    for position in late_positions():
        if len(position.players) == players:
            assert values(position) == together(position), textform.dumps(position)


@pytest.mark.slow
def test_the_depth_first_search_agrees_with_brute_force() -> None:
    for position in late_positions()[::3]:
        assert values(position, search_limit=300) == together(position), textform.dumps(position)


def check_the_core(position: Position) -> None:
    """Check the native core's answers around the true values, and that every line reaches its goal."""
    from ppsolve.solver.party.native import native_cooperation

    truth = together(position)
    questions: list[tuple[Who, int]] = [(EVERYBODY, truth.table), *enumerate(truth.best)]
    for who, value in questions:
        for left in (value - 1, value, value + 1):
            can, _, line = native_cooperation(position, who, left, 100_000)
            assert can == (left >= value), (textform.dumps(position), who, left)
            if can:
                end = played(position, *map(str, line))
                assert (sum(end.penalties()) if who == EVERYBODY else end.penalties()[who]) <= left


@pytest.mark.native
@examples(200)
@given(generators())
def test_the_core_agrees_with_brute_force(rng: random.Random) -> None:
    kind = rng.choice(("dealt", "crowded", "composed"))
    if kind == "dealt":
        check_the_core(small(rng, *rng.choice(TABLES)))
    else:
        check_the_core(crowded(rng) if kind == "crowded" else composed(rng))


@pytest.mark.native
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_core_agrees_with_the_model(players: int) -> None:
    rng = random.Random(players)
    for _ in range(4):
        position = deal(rng.randrange(1000), players, base=rng.choice((4, 5, 7)))
        for _ in range(rng.randint(4, 10)):
            if not position.over:
                position = position.after(rng.choice(position.legal_moves))
        native, model = (Cooperation(position, 1, core=core) for core in ("native", "python"))
        best, table = native.best(), native.table()
        check_lines(position, best, table)
        values = [outcome.value for outcome in (*best, table)]
        assert values == [outcome.value for outcome in (*model.best(), model.table())]


@pytest.mark.native
def test_the_core_answers_full_deals_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cooperation, "_search_depth_first", None)
    monkeypatch.setattr(Cooperation, "_relax", None)
    for players, seed, left in ((2, 1, 0), (2, 6, 1), (3, 1, 0), (3, 16, 1), (4, 1, 0), (5, 1, 0), (6, 7, 1)):
        position = deal(seed, players)
        cooperation = Cooperation(position, core="native")
        best, table = cooperation.best(), cooperation.table()
        assert [outcome.value for outcome in (*best, table)] == [0] * players + [left]
        check_lines(position, best, table)


@pytest.mark.native
def test_the_core_respects_its_step_limit() -> None:
    from ppsolve.solver.party.native import native_cooperation

    for steps in (0, 1, 2, 10, 100, 1000):
        can, taken, line = native_cooperation(deal(6), EVERYBODY, 0, steps)
        assert (can, taken, line) == (None, steps, ())
    cooperation = Cooperation(deal(2), core="native", search_limit=0)
    assert not cooperation.table(Limits(nodes=500)).proved
    assert cooperation.nodes == 500


def somebody_gets_out(position: Position) -> bool:
    """Return whether somebody still in the round is left with a card however well everybody plays."""
    return together(position).table > sum(len(player.hand) for player in position.players if player.out)


@pytest.mark.slow
def test_there_are_enough_positions_and_enough_of_them_force_somebody_out() -> None:
    positions = late_positions()
    assert len(positions) >= 300
    assert sum(position.rules.stuck == "out" and somebody_gets_out(position) for position in positions) >= 50


def crowded(rng: random.Random) -> Position:
    """A nearly full base with little above it, and small hands of few colours."""
    players, base, colours = rng.randint(2, 6), rng.choice((3, 4, 4, 5)), COLOURS[: rng.randint(2, 4)]
    rules = Rules.of(players, base=base, deck=PLENTY, upper_rows=rng.choice(("free", "free", "contiguous")))
    seats = tuple(
        Player(
            name, rng.choice(colours) * rng.randint(1, 2) + "".join(rng.choices(colours, k=rng.randint(0, 1)))
        )
        for name in NAMES[:players]
    )
    return Position(rules, seats, rng.randrange(players), built(rng, base, colours)[:2])


@pytest.mark.slow
def test_the_model_finds_lines_in_which_a_player_must_drop_out() -> None:
    rng = random.Random(1)
    positions: list[Position] = []
    while len(positions) < 30:
        position = crowded(rng)
        if not position.over and somebody_must_get_out_early(position):
            positions.append(position)
    assert {len(position.players) for position in positions} == {2, 3, 4, 5, 6}
    for position in positions:
        assert values(position) == together(position), textform.dumps(position)


# Traps


def test_a_player_who_can_place_a_card_must_not_pass() -> None:
    # Alice must take b2, the only place for green. If she could wait, Bob would take it.
    position = table(
        """
        Y Y G
        """,
        *("G", "G"),
        base=3,
    )
    assert together(position) == values(position) == Together((0, 1), 1)


def test_a_player_who_can_place_a_card_must_not_drop_out() -> None:
    # Bob must place red, at the base or at b1. If he could give up, Alice would place all but nothing.
    position = table(
        """
        R
        """,
        *("GGYYY", "R"),
        base=3,
        to_move=1,
    )
    assert together(position) == values(position) == Together((3, 0), 3)
    alone = table("R", "GGYYY", "R out", base=3)
    assert together(alone) == values(alone) == Together((0, 1), 1)


def test_turn_order_affects_the_values() -> None:
    # All three cards fit into the pyramid, but not with Bob to begin.
    position = table(
        """
         G
        R G
        """,
        *("GY", "R"),
        base=3,
        upper_rows="contiguous",
        to_move=1,
    )
    assert Colouring(position).most_cards(EVERYBODY) == 3
    assert together(position) == values(position) == Together((1, 0), 1)


def test_a_player_who_is_out_stays_out() -> None:
    rows = """
         Y
        G Y
    """
    position = table(rows, "Y", "RGB", base=3, upper_rows="contiguous", to_move=1)
    assert together(position) == values(position) == Together((0, 1), 2)
    position = table(rows, "Y", "RGB", base=3, upper_rows="contiguous", stuck="pass", to_move=1)
    assert together(position) == values(position) == Together((0, 1), 1)


def test_dropping_out_may_help_the_others() -> None:
    # Alice finishes once Bob is out; if he could come back he would be in her way.
    position = table("G", "RRGG", "RG", base=3)
    assert together(position) == values(position) == Together((0, 0), 1)
    position = table("G", "RRGG", "RG", base=3, stuck="pass")
    assert together(position) == values(position) == Together((1, 0), 1)


def test_the_others_go_on_when_somebody_is_out() -> None:
    # Bob has nothing to place at b1 after Alice; she places twice in a row.
    position = table(
        """
         . G
        R P G
        """,
        *("PP", "R", ""),
        base=3,
    )
    assert together(position) == values(position) == Together((0, 1, 0), 1)
    line = Cooperation(position).best()[0].line
    assert [move.colour for move in line] == ["P", "P"]


def test_a_colour_without_a_slot_comes_back() -> None:
    position = table(
        """
         G . .
        G R R R
        """,
        *("G", "R"),
        base=4,
        to_move=1,
    )
    assert together(position) == values(position) == Together((0, 0), 0)


def test_a_row_must_not_be_broken_where_that_is_the_rule() -> None:
    rows = """
          . . Y
         . . Y R
        G R Y R R
    """
    position = table(rows, "R", "GG", base=5, upper_rows="contiguous")
    assert together(position) == values(position) == Together((0, 1), 1)
    position = table(rows, "R", "GG", base=5)
    assert together(position) == values(position) == Together((0, 0), 0)


# Special positions


def test_a_finished_round_has_its_own_values() -> None:
    for stuck in ("out", "pass"):
        position = table("R", "G", "BB+2", "", base=1, stuck=stuck)
        cooperation = Cooperation(position)
        assert cooperation.best(Limits(seconds=0)) == (Outcome(1, 1), Outcome(2, 2), Outcome(0, 0))
        assert cooperation.table(Limits(seconds=0)) == Outcome(3, 3)


def test_empty_hands_pay_nothing() -> None:
    assert values(table("", "", "", "")) == Together((0, 0, 0), 0)
    assert values(table("", "R", "", "")) == Together((0, 0, 0), 0)


def test_one_player_left_plays_alone() -> None:
    position = table("R G", "", "GGB out", "RRB", base=2, to_move=2)
    assert together(position) == values(position) == Together((0, 3, 2), 5)


def test_values_with_more_cards_than_cells() -> None:
    plenty = {"R": 36, "G": 36}
    position = table("", "R" * 30, "G" * 30, base=4, deck=plenty)
    assert values(position).table == 50


def test_the_widest_and_the_narrowest_base() -> None:
    assert values(table("", "RRG", "GGB", base=1)) == Together((2, 3), 5)
    assert values(deal(1, 6)) == Together((0,) * 6, 0)


# Full deals


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_full_deal_can_be_finished_completely(players: int) -> None:
    position = deal(2, players)
    began = time.monotonic()
    cooperation = Cooperation(position)
    best, table = cooperation.best(), cooperation.table()
    assert time.monotonic() - began < 60
    assert [outcome.value for outcome in (*best, table)] == [0] * (players + 1)
    check_lines(position, best, table)


@pytest.mark.slow
def test_mirror_images_and_renamed_colours_have_the_same_values() -> None:
    for position in late_positions()[::20]:
        assert values(mirror_image(position)) == values(position)
        assert values(recoloured(position, "GYPBR")) == values(position)


@pytest.mark.slow
def test_values_and_lines_are_the_same_every_time_and_with_any_number_of_threads() -> None:
    position = textform.loads("iello-2024:GBBGGPP/....G.:RGYYPPB,RRRYPBB,GGYYPBB,RRRYYPB:0")
    one, two = (Cooperation(position, threads) for threads in (1, 2))
    assert (one.best(), one.table()) == (two.best(), two.table())


# How it stands to the other outcomes


@pytest.mark.slow
def test_outcomes_ascend_and_their_sums_bound_table() -> None:
    solver = Solver(MEMORY, 1)
    for position in late_positions()[::4]:
        analysis = analyze(position, solver=solver)
        assert analysis.table is not None
        best, guaranteed, selfish = analysis.players.values()
        for least, own, sure in zip(best, selfish, guaranteed, strict=True):
            assert least.low <= own.low <= sure.low
        assert sum(outcome.low for outcome in best) <= analysis.table.low
        assert analysis.table.low <= sum(outcome.low for outcome in selfish)
        check_lines(position, best, analysis.table)


# The model itself


@pytest.mark.slow
def test_ignoring_turn_order_gives_a_lower_bound_of_table() -> None:
    for position in late_positions()[::4]:
        cards = sum(position.penalties())
        assert cards - Colouring(position).most_cards(EVERYBODY) <= together(position).table


@pytest.mark.slow
def test_the_model_reaches_exactly_the_best_total() -> None:
    for position in late_positions()[::16]:
        cards = sum(position.penalties()) - together(position).table
        answers = [
            Play(position, Goal(EVERYBODY, cards + more)).solve(Effort(seconds=60)) for more in (-1, 0, 1)
        ]
        assert answers[1:] == ["yes", "no"]
        assert answers[0] == "yes" or cards == 0


# Limits


@pytest.mark.slow
def test_a_time_limit_of_zero_returns_bounds_at_once() -> None:
    for position in (HARD, deal(1, 3), *late_positions()[::40]):
        cooperation = Cooperation(position)
        began = time.monotonic()
        best, table = cooperation.best(Limits(seconds=0)), cooperation.table(Limits(seconds=0))
        assert time.monotonic() - began < 60
        for outcome, player in zip(best, position.players, strict=True):
            assert 0 <= outcome.low <= outcome.high <= len(player.hand)
        assert 0 <= table.low <= table.high <= sum(position.penalties())
        check_lines(position, best, table)


def test_bounds_contain_the_value() -> None:
    for position in late_positions()[::20]:
        truth = together(position)
        for limits in (Limits(seconds=0), Limits(nodes=0), Limits(nodes=3), Limits(nodes=3000)):
            cooperation = Cooperation(position)
            best, table = cooperation.best(limits), cooperation.table(limits)
            for outcome, value in zip((*best, table), (*truth.best, truth.table), strict=True):
                assert outcome.low <= value <= outcome.high
            check_lines(position, best, table)


def test_bounds_are_kept_between_calls() -> None:
    cooperation = Cooperation(deal(3, 4))
    hurried = cooperation.best(Limits(nodes=1))
    assert not all(outcome.proved for outcome in hurried)
    assert all(outcome.proved for outcome in cooperation.best())
    assert all(outcome.proved for outcome in cooperation.best(Limits(seconds=0)))


@pytest.mark.slow
@pytest.mark.parametrize("way", ["cancel", "flag"])
def test_a_search_can_be_cancelled_from_another_thread(way: str) -> None:
    begun, flag = threading.Event(), threading.Event()

    def stop() -> None:
        begun.wait(60)
        if way == "cancel":
            cooperation.cancel()
        else:
            flag.set()

    cooperation = Cooperation(
        HARD, progress=lambda _: begun.set(), stopped=flag.is_set, search_limit=1, core="python"
    )
    other = threading.Thread(target=stop)
    other.start()
    began = time.monotonic()
    best = cooperation.best()
    assert time.monotonic() - began < 60
    other.join()
    assert not all(outcome.proved for outcome in best)
    assert cooperation.best() == best


CTRL_C = """
import os, signal, sys, threading
from ppsolve.solver import Cooperation, textform

begun = threading.Event()

def interrupt():
    begun.wait()
    os.kill(os.getpid(), signal.SIGINT)

cooperation = Cooperation(
    textform.loads(sys.argv[1]), progress=lambda _: begun.set(), search_limit=1, core="python"
)
threading.Thread(target=interrupt, daemon=True).start()
try:
    cooperation.best()
except KeyboardInterrupt:
    for thread in set(threading.enumerate()) - {threading.main_thread()}:
        thread.join(1)
    print("interrupted,", threading.active_count() - 1, "threads left")
"""


@pytest.mark.slow
def test_ctrl_c_ends_the_search() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CTRL_C, textform.dumps(HARD)], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "interrupted, 0 threads left\n", done.stderr


@pytest.mark.slow
def test_the_time_limit_is_respected() -> None:
    began = time.monotonic()
    Cooperation(HARD, search_limit=1, core="python").best(Limits(seconds=0.5))
    assert time.monotonic() - began < 60


def test_an_error_in_a_worker_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Play, "solve", fail)
    with pytest.raises(ZeroDivisionError):
        Cooperation(deal(1, 3), core="python").best()


@pytest.mark.slow
def test_progress_is_reported() -> None:
    seen: list[Progress] = []
    tell: Callable[[Progress], None] = seen.append
    Cooperation(HARD, progress=tell, stopped=lambda: len(seen) >= 3, search_limit=1, core="python").best()
    assert len(seen) >= 3
    assert {"table", "best of seat 0"} & {str(progress.question) for progress in seen}
    assert all(progress.low <= progress.high for progress in seen)
    assert [progress.seconds for progress in seen] == sorted(progress.seconds for progress in seen)
