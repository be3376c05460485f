"""Rules, formats and core of the browser program against Python and the native core, without a browser."""

from __future__ import annotations

import json
import math
import random
from itertools import pairwise
from typing import Any

import pytest

from boards import complaint
from floes import small_floe
from node import ask_web
from ppsolve.puzzles.party.duel.judge import position_key
from ppsolve.solver import BadInput, Position, deal, textform
from ppsolve.solver.games import AnyPosition, from_line, game_of
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.outcome import OutcomeName, Question
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.hidden.advice import advise
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.position import Player
from ppsolve.solver.party.pyramid import EMPTY, place_text
from ppsolve.solver.party.record import from_dict as round_from_dict
from ppsolve.solver.pingouin import dealing as floe_dealing
from ppsolve.solver.pingouin import textform as floe_textform
from ppsolve.solver.record_registry import record_to_text

FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"


def played_on(rng: random.Random, position: Position, cards: int) -> Position:
    """A position of a random round with at most `cards` cards in the active hands."""
    while not position.over and sum(len(p.hand) for p in position.players if p.active) > cards:
        position = position.after(rng.choice(position.legal_moves))
    return position


# The core.


def asked_natively(position: AnyPosition, outcome: OutcomeName, seat: int) -> tuple[list[Any], list[int]]:
    """A question for the core of the page; the native core's bounds and visited positions, its table new."""
    from ppsolve.solver._core import FloeSearcher, Searcher, Table
    from ppsolve.solver.party.native import native_round
    from ppsolve.solver.pingouin.native import native_floe

    low, high = game_of(position).bounds(position, Question(outcome, None if outcome == "margin" else seat))
    limits = (2**62, 1e9, False)
    table = Table(1 << 20)
    if isinstance(position, Position):
        searcher, native = Searcher(table, 0), native_round(position)
        first, second = position.bonus(0), position.bonus(1)
        found = (
            searcher.margin(native, first, second, low, high, *limits)
            if outcome == "margin"
            else searcher.guaranteed(native, seat, low, high, *limits)
        )
        question = [textform.dumps(position), outcome, seat, low, high]
        return question, [*found[:2], searcher.nodes]
    floe_searcher, floe = FloeSearcher(table, 0), native_floe(position)
    on_floe = (
        floe_searcher.margin(floe, low, high, *limits)
        if outcome == "margin"
        else floe_searcher.guaranteed(floe, seat, low, high, *limits)
    )
    return [floe_textform.dumps(position), outcome, seat, low, high], [*on_floe[:2], floe_searcher.nodes]


@pytest.mark.native
def test_the_core_of_the_page_finds_what_the_native_one_finds_and_visits_as_many_positions() -> None:
    rng = random.Random(18)
    asked = []
    for number in range(200):
        players = 2 + number % 5
        rules: dict[str, Any] = {} if number % 4 else {"stuck": "pass", "upper_rows": "contiguous"}
        position = played_on(rng, deal(number, players, **rules), rng.randrange(18, 24))
        margin = players == 2 and number % 3 == 0
        asked.append(asked_natively(position, "margin" if margin else "guaranteed", rng.randrange(players)))
    for number in range(40):
        floe = small_floe(rng, 2 + number % 3, rng.randrange(10, 17))
        margin = len(floe.players) == 2 and number % 2 == 0
        asked.append(asked_natively(floe, "margin" if margin else "guaranteed", 0 if margin else 1))
    questions, expected = zip(*asked, strict=True)
    assert sum(nodes for *_, nodes in expected) > 200_000
    assert ask_web("bounds", questions) == list(expected)


@pytest.mark.native
def test_the_engine_of_the_page_suggests_what_the_native_one_suggests() -> None:
    from ppsolve.solver._core import FloeEngine
    from ppsolve.solver.pingouin.native import native_floe

    rng, positions = random.Random(31), 4000
    lines, expected = [], []
    for number in range(12):
        floe = floe_dealing.deal(number, 2 + number % 3, placed=number % 2 == 0)
        for _ in range(rng.randrange(40)):
            if not floe.over:
                floe = floe.after(rng.choice(floe.legal_moves))
        if floe.over:
            continue
        moves, visited, depth, proved = FloeEngine(1 << 25, 1).suggest(
            native_floe(floe), positions, math.inf, every_move=True
        )
        numbers = [depth, int(proved)]
        for (start, end), fish, margin, move_depth, kind, _ in moves:
            four = [*fish, 0, 0][:4]
            numbers += [256 * (start % 256) + end, kind, move_depth, margin, *four]
        line = [256 * (start % 256) + end for start, end in moves[0][-1]]
        lines.append(floe_textform.dumps(floe))
        expected.append([numbers, line, visited])
    assert len(lines) > 8
    assert ask_web("suggestions", [lines, positions]) == expected


# What the page reads.

REFUSED = (
    "iello-2024:RGB/R.:RRGY,GPB",
    "iello-2024:RGB/R.:RRGY:0",
    "iello-2024:RGB/B.:RRGY,GPB:0",
    "iello-2024:RGB/..B:RRGY,GPB:0",
    "iello-2024:R.B:RRGY,GPB:0",
    "iello-2024:RGBRGBRGB:RRGY,GPB:0",
    "iello-2024:RGBRGBRG:RRGY,GPB:0",
    "iello-2024:-:RRRRRRRR,GPB:0",
    "iello-2024:RRRR:RRRR,GPB:0",
    "iello-2024:-:RX,GPB:0",
    "iello-2024:-:RQ,GPB:0",
    "iello-2024:-:RG,?3:0",
    "iello-2024:-:RG,GPB:2",
    "iello-2024:-:RG,GPB:-",
    "iello-2024:-:Bob=RG,GPB:0",
    "iello-2024:-:=RG,GPB:0",
    "iello-2024:-:%41%00=RG,GPB:0",
    "iello-1999:-:RG,GPB:0",
    "iello-2024,base=9:-:RG,GPB:0",
    "iello-2024,base=x:-:RG,GPB:0",
    "iello-2024,bases=3:-:RG,GPB:0",
    "iello-2024,base=3,base=4:-:RG,GPB:0",
    "iello-2024,deck=R1R2:-:RG,GPB:0",
    "iello-2024,stuck=never:-:RG,GPB:0",
    "iello-2024,base:-:RG,GPB:0",
    "[]",
    '"text"',
    "{}",
    '{"players": 3}',
    '{"players": []}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B"}]}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "A", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R", "tokens": -1}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R", "tokens": "1"}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R", "out": 1}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": 7}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "to_move": "C"}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "to_move": 4}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "to_move": null}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "pyramid": ["RG", "R", "R"]}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "pyramid": "RG"}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "colour": 1}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "rules": 7}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "rules": {"deck": {"X": 1}}}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "schema": "other"}',
    '{"game": "chess", "players": []}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]}, "moves": ["Ga1"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]}, "moves": ["Ra2"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]}, "moves": ["so"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]},'
    ' "moves": ["Ra1", "Ga0", "Ga0"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]},'
    ' "moves": [{"player": "B", "move": "Ga1"}]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}]}, "moves": []}',
    "pingouin:1A2:-:0",
    "pingouin:1A2/3:0:-:0",
    FLOE.replace(".......1B", ".......B1"),
    FLOE.replace(".......1B", "........1B"),
    FLOE.replace(".......1B", ".......4B"),
    FLOE.replace(".......1B", ".......1E"),
    FLOE.replace(".......1B", ".......1BA"),
    FLOE.replace(":-:0", ":0.0,0.0+3:0"),
    FLOE.replace(":-:0", ":0.0,x:0"),
    FLOE.replace(":-:0", ":0.0:0"),
    FLOE.replace(":-:0", ":-:3"),
    FLOE.replace(":-:0", ":-:-"),
)


def test_what_is_impossible_is_refused_in_the_words_of_the_command_line() -> None:
    found = ask_web("refusals", REFUSED)
    assert dict(zip(REFUSED, found, strict=True)) == {text: complaint(text) for text in REFUSED}


def test_the_page_derives_hands_and_writes_records_as_the_command_line_does() -> None:
    rng = random.Random(11)
    texts: list[str] = []
    expected: list[list[Any]] = []
    for number in range(120):
        rules: dict[str, Any] = {"stuck": "pass"} if number % 4 == 0 else {}
        start = deal(number, 2 + number % 5, **rules)
        moves, end = [], start
        while not end.over:
            moves.append({"player": end.mover.name, "move": str(rng.choice(end.legal_moves))})
            end = end.play(moves[-1]["move"])
        players = [{"name": player.name} for player in start.players]
        record: dict[str, Any] = {
            "deal": {**jsonform.to_dict(start), "players": players},
            "moves": moves if number % 3 else [one["move"] for one in moves],
            "left": {player.name: player.hand for player in end.players if player.hand},
        }
        if number % 8 == 7:  # somebody claims another card
            name = rng.choice([player.name for player in start.players])
            record["left"] = {**record["left"], name: "RRB"}
        texts.append(json.dumps(record))
        try:
            read = round_from_dict(record)
            line, played = textform.dumps(read.deal), [str(turn.move) for turn in read.turns]
            expected.append([line, played, record_to_text(read)])
        except BadInput as error:
            expected.append([str(error)])
    assert 5 < sum(len(one) == 1 for one in expected) < 40
    assert ask_web("records", texts) == expected


def test_the_page_deals_reads_and_writes_as_the_command_line_does() -> None:
    rng = random.Random(7)
    lines = [textform.dumps(deal(seed, 2 + seed % 5)) for seed in range(30)]
    lines += [textform.dumps(deal(9, 4, "ffg-2007", stuck="pass", base=5, deck={"R": 9, "G": 12}))]
    lines += [floe_textform.dumps(floe_dealing.deal(seed, 2 + seed % 3)) for seed in range(9)]
    # Random play from each, by the page: the command line must find it legal and come to the same position.
    for line, (again, moves, end) in zip(lines, ask_web("games", lines), strict=True):
        assert again == line
        position = from_line(line)
        for legal, move in moves:
            assert [str(one) for one in position.legal_moves] == legal
            position = position.play(move)
        assert game_of(position).to_line(position) == end
    seeds = [rng.randrange(1000) for _ in range(20)]
    dealt = ask_web("deals", seeds)
    assert dealt == [
        [textform.dumps(deal(seed, 2 + seed % 5)), floe_textform.dumps(floe_dealing.deal(seed, 2 + seed % 3))]
        for seed in seeds
    ]


def test_advice_on_the_page_is_that_of_the_command_line() -> None:
    """Including knowledge of hidden hands: who could not move, and the moves seen."""
    rng = random.Random(5)
    asked, expected, told = [], [], False
    for seed in range(8):
        rules: dict[str, Any] = {"stuck": "pass"} if seed % 3 == 0 else {}
        start = deal(seed, 2 + seed % 5, **rules)
        positions = [start]
        played: list[str] = []
        while not positions[-1].over:
            played.append(str(rng.choice(positions[-1].legal_moves)))
            positions.append(positions[-1].play(played[-1]))
        choices = [number for number, one in enumerate(positions) if len(one.legal_moves) > 1]
        number = choices[-1] if seed % 2 else rng.choice(choices)
        moves, position = played[:number], positions[number]
        record = {"deal": jsonform.to_dict(start), "moves": [*moves, str(position.legal_moves[0])]}
        seen = seen_by_mover(round_from_dict(record), len(moves) + 1)
        told |= any(seen.lacking)
        samples = 1500 if seed else 20_000  # with this many samples, all moves are resumed
        advice = advise(seen, samples=samples, seed=seed)
        asked.append([f"{textform.dumps(start)};{','.join(moves)}", samples, seed])
        expected.append([str(advice.advised), advice.moves[0].cards_left.mean, advice.samples])
    assert told
    found = ask_web("advice", asked)
    assert [[move, samples] for move, _, samples in found] == [[move, count] for move, _, count in expected]
    assert [mean for _, mean, _ in found] == pytest.approx([mean for _, mean, _ in expected])


# Rules that puzzles use.


def stand(position: Position) -> list[Any]:
    return [position_key(position), [str(move) for move in position.legal_moves]]


def random_round(source: random.Random) -> tuple[dict[str, Any], list[list[Any]]]:
    """A round to be played, and what it looks like at every step."""
    number = source.randint(2, 6)
    deck = [colour for colour in COLOURS for _ in range(7)]
    source.shuffle(deck)
    size = source.randint(1, len(deck) // number)
    players = [
        Player(name, "".join(deck[seat * size : (seat + 1) * size]), out=source.random() < 0.1)
        for seat, name in enumerate(DEFAULT_NAMES[:number])
    ]
    rules: dict[str, Any] = {
        "base": source.randint(1, 8),
        "upper_rows": source.choice(["free", "contiguous"]),
        "stuck": source.choice(["out", "pass"]),
    }
    position = Position.new(
        players, to_move=(turn := source.randrange(number)), edition="iello-2024", **rules
    )
    asked: dict[str, Any] = {
        "rules": {"base": rules["base"], "upperRows": rules["upper_rows"], "stuck": rules["stuck"]},
        "players": [{"name": p.name, "hand": p.hand, "out": p.out} for p in position.players],
        "rows": [],
        "toMove": turn,
        "moves": [],
    }
    seen = [stand(position)]
    while not position.over:
        move = source.choice(position.legal_moves)
        asked["moves"].append(str(move))
        position = position.after(move)
        seen.append(stand(position))
    return asked, seen


def test_the_engine_plays_exactly_as_the_solver_does() -> None:
    """Random rounds under all kinds of rules: the same moves, turns, and players out at every step."""
    source = random.Random(11)
    rounds = [random_round(source) for _ in range(120)]
    answers = ask_web("rounds", [asked for asked, _ in rounds])
    assert sum(len(seen) for seen in answers) > 1000
    for (_, expected), seen in zip(rounds, answers, strict=True):
        assert seen == expected


def fits_together(rows: list[str]) -> bool:
    return all(
        EMPTY in (card, left, right) or card in (left, right)
        for below, above in pairwise(rows)
        for card, left, right in zip(above, below, below[1:], strict=False)
    )


def test_a_cell_is_refused_exactly_when_known_cards_forbid_it() -> None:
    """Against every triangle of three known cards, on random fillings."""
    source = random.Random(5)
    rows_of = [4, 3, 2, 1]
    questions, answers = [], []
    for _ in range(1500):
        rows = ["".join(source.choice("RGB....") for _ in range(length)) for length in rows_of]
        row = source.randrange(4)
        column = source.randrange(rows_of[row])
        colour = source.choice("RGB")
        filled = [list(cards) for cards in rows]
        filled[row][column] = colour
        if not fits_together(rows):
            continue
        given = rows[row][column] == colour
        questions.append([rows, colour + place_text(row, column)])
        answers.append(given or not fits_together(["".join(cards) for cards in filled]))
    assert 100 < sum(answers) < len(answers) - 20
    assert ask_web("refusedCards", questions) == answers
