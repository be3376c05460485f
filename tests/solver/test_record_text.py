"""Records in text form, with hands derived, against the same records with all hands."""

from __future__ import annotations

import random
import re
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from ppsolve.solver import record_schema
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.game_record import PlayedGame, game_or_round
from ppsolve.solver.party.position import Player, Position, deal
from ppsolve.solver.party.record import Round
from ppsolve.solver.pingouin.dealing import deal as deal_floe
from ppsolve.solver.pingouin.record import PlayedGame as FloeGame
from ppsolve.solver.record_registry import (
    record_from_dict,
    record_from_text,
    record_to_dict,
    record_to_text,
)
from ppsolve.solver.record_text import looks_like_record

NAMES = ("Julia", "Marc", "Priya", "Anna Maria", 'the "Ace", 1st', "left")
EDITIONS = ("iello-2024", "playte-2021", "ffg-2007")
ROUNDS = 140
FLOES = 60
# Together the 200 rounds of the acceptance test.


def play_out(position: Any, chance: random.Random, most: int | None = None) -> list[str]:
    """Play random moves to the end, or `most` of them."""
    moves: list[str] = []
    while not position.over and (most is None or len(moves) < most):
        move = chance.choice(position.legal_moves)
        moves.append(str(move))
        position = position.after(move)
    return moves


def random_round(seed: int) -> Round:
    """Play a random round: 2 to 6 players, any edition, house rules, drop-outs, passes, tumbles."""
    chance = random.Random(seed)
    players = chance.randint(2, 6)
    rules: dict[str, Any] = {}
    if chance.random() < 0.6:
        rules["stuck"] = "pass"
    if chance.random() < 0.3:
        rules["base"] = chance.randint(3, 8)
    if chance.random() < 0.2:
        rules["upper_rows"] = "contiguous"
    if chance.random() < 0.2:
        rules["hand_size"] = chance.randint(2, 5)
    dealt = deal(seed, players, chance.choice(EDITIONS), **rules)
    named = list(NAMES)
    chance.shuffle(named)
    seats = [
        Player(name, hand_of(one.hand, chance), chance.choice((0, 0, 3)))
        for name, one in zip(named, dealt.players, strict=False)
    ]
    if chance.random() < 0.2:  # uneven hands
        seats[0] = Player(seats[0].name, seats[0].hand[1:], seats[0].tokens)
    start = Position(dealt.rules, tuple(seats), chance.randrange(players), dealt.pyramid)
    most = chance.randint(1, 20) if chance.random() < 0.15 else None
    document: dict[str, Any] = {"deal": start.to_dict(), "moves": play_out(start, chance, most)}
    if chance.random() < 0.3:
        document["date"] = "2026-10-03"
    played = game_or_round(document)
    assert isinstance(played, Round)
    if played.status == "unfinished" and dealt.rules.edition == "ffg-2007":
        document["tumble"] = {"player": played.end.mover.name}
        played = game_or_round(document)
        assert isinstance(played, Round)
    return played


def hand_of(hand: str, chance: random.Random) -> str:
    letters = list(hand)
    chance.shuffle(letters)
    return "".join(letters)


def random_floe(seed: int) -> FloeGame:
    chance = random.Random(seed)
    start = deal_floe(seed, chance.randint(2, 4), placed=chance.random() < 0.5)
    most = chance.randint(1, 30) if chance.random() < 0.3 else None
    played = record_from_dict({"deal": start.to_dict(), "moves": play_out(start, chance, most)})
    assert isinstance(played, FloeGame)
    return played


def as_typed(text: str, chance: random.Random) -> str:
    """Return the text as another person might type it: other case, numbers, line breaks, side names."""
    lines: list[str] = []
    number = 0
    for line in text.splitlines():
        words = line.split(" ")
        if ":" in line or words[0] == "round" or not line[0].isalpha():
            lines.append(line)
            continue
        typed = []
        for word in words:
            number += 1
            if word.endswith("a0"):
                word = word[0] + chance.choice(("<", "left", "LEFT", "a0"))
            word = chance.choice((word, word.lower(), word.upper()))
            typed.append(chance.choice(("", f"{number}. ", f"{number} ", f"{number}.")) + word)
        lines.append(chance.choice(("\n", " ", ", ", "  ")).join(typed))
    return chance.choice(("\n", "\r\n")).join(lines)


def without_hands(document: dict[str, Any], played: Round, named: bool) -> dict[str, Any]:
    """Return the JSON object of a round with the cards left instead of the hands."""
    players = [{k: v for k, v in player.items() if k != "hand"} for player in document["deal"]["players"]]
    left = {player.name: player.hand for player in played.end.players if player.hand}
    moves = document["moves"] if named else [entry["move"] for entry in document["moves"]]
    return {**document, "deal": {**document["deal"], "players": players}, "left": left, "moves": moves}


@pytest.mark.parametrize("first", range(0, ROUNDS, 20))
def test_random_rounds_in_text_form_are_the_same_rounds(first: int) -> None:
    for seed in range(first, first + 20):
        played = random_round(seed)
        text = record_to_text(played)
        assert "hands:" not in text
        assert "deal:" not in text, text  # all hands are derived
        assert record_from_text(text) == played, text
        assert record_to_text(record_from_text(text)) == text
        assert record_from_text(as_typed(text, random.Random(seed))) == played, text
        document = record_to_dict(played)
        assert record_from_dict(document) == played
        assert record_from_dict(without_hands(document, played, True)) == played


def test_the_random_rounds_are_varied() -> None:
    rounds = [random_round(seed) for seed in range(ROUNDS)]
    assert {len(one.deal.players) for one in rounds} == {2, 3, 4, 5, 6}
    assert {one.status for one in rounds} == {"finished", "unfinished", "tumbled"}
    assert sum(bool(one.departures) for one in rounds) >= 30
    assert sum(passed(one) for one in rounds) >= 10
    named = sum(any(f"{name}:" in record_to_text(one) for name in ("Julia", "Marc")) for one in rounds)
    assert 10 <= named <= ROUNDS // 2  # most rounds need no names before moves


def passed(played: Round) -> bool:
    """Return whether somebody passed and placed a card later."""
    if played.deal.rules.stuck == "out":
        return False
    seats = [turn.seat for turn in played.turns]
    return any(
        seat in seats[number + 1 :] and turn.before.players[seat].hand
        for number, turn in enumerate(played.turns[1:], start=1)
        for seat in skipped(seats[number - 1], turn.seat, len(played.deal.players))
    )


def skipped(last: int, seat: int, players: int) -> list[int]:
    between = []
    one = (last + 1) % players
    while one != seat:
        between.append(one)
        one = (one + 1) % players
    return between


@pytest.mark.parametrize("first", range(0, FLOES, 20))
def test_random_games_of_pingouin_in_text_form_are_the_same_games(first: int) -> None:
    for seed in range(first, first + 20):
        played = random_floe(seed)
        text = record_to_text(played)
        assert record_from_text(text) == played
        assert record_to_text(record_from_text(text)) == text
        assert record_from_text(as_typed(text, random.Random(seed))) == played, text
        rows = "/".join(played.deal.rows)
        in_one_line = f"deal: {played.deal.to_text()}\n" + " ".join(str(turn.move) for turn in played.turns)
        assert record_from_text(in_one_line) == played
        assert (
            record_from_text(text.replace("rows:\n" + "\n".join(played.deal.rows), f"floe: {rows}")) == played
        )
        assert record_from_dict(record_to_dict(played)) == played


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_several_rounds_in_text_form_are_the_same_games(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.randint(2, 4)
    edition = chance.choice(EDITIONS)
    document: dict[str, Any] = {"players": list(NAMES[:players]), "rounds": []}
    for number in range(players):
        dealt = deal(100 * seed + number, players, edition, base=5)
        seats = [{"name": name, "hand": p.hand} for name, p in zip(NAMES, dealt.players, strict=False)]
        one: dict[str, Any] = {"deal": {"players": seats, "rules": {"edition": edition, "base": 5}}}
        document["rounds"].append({**one, "moves": []})
        game = game_or_round(document)
        assert isinstance(game, PlayedGame)
        moves = play_out(game.rounds[-1].round.deal, chance)
        document["rounds"][-1]["moves"] = moves
    game = game_or_round(document)
    text = record_to_text(game)
    assert text.count("round ") == players
    assert text.count("players: ") == text.count("rules: ") == 1
    assert record_from_text(text) == game, text
    assert record_to_text(record_from_text(text)) == text
    assert record_from_dict(record_to_dict(game)) == game


@pytest.mark.parametrize("line", ["", "round\n", "round 1\n", "ROUND 1:\n"])
def test_headers_of_a_game_may_stand_before_its_first_round(line: str) -> None:
    headers = "players: Julia, Marc\nrules: base=2, hand_size=2\n"
    first, later = "left: Julia=B, Marc=P\nRa1 R<\n", "round 2\nleft: Marc=P\nGa1 G< Gb1\n"
    game = record_from_text(f"{headers}{line}{first}{later}")
    assert isinstance(game, PlayedGame)
    assert [len(one.round.turns) for one in game.rounds] == [2, 3]
    assert game == record_from_text(f"{line}{headers}{first}{later}")


# Refusals. The round of three players with hands of 4 and a base of 3:

ROUND = """\
players: Julia, Marc, Priya
rules: base=3, hand_size=4
left: Julia=BB, Marc=PPP, Priya=B
Ra1 Ga2 Ya3
Rb1 Gb2
Rc1
"""


def refused(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        record_from_text(text)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_hands_and_turns_are_derived() -> None:
    text = ROUND.replace("Marc=PPP", "Marc=PPP").replace("Rb1 Gb2\nRc1", "Rb1 Yb2\nYc1")
    played = record_from_text(text)
    assert isinstance(played, Round)
    assert [player.hand for player in played.deal.players] == ["RRBB", "GPPP", "YYYB"]
    assert [turn.player for turn in played.turns] == ["Julia", "Marc", "Priya", "Julia", "Priya", "Priya"]
    assert played.status == "finished"
    assert played.penalties == (2, 3, 1)
    assert record_from_text(text.replace("Rb1 Yb2", "julia: rb1 2. PRIYA : yb2")) == played
    with_outs = text.replace("Rb1 Yb2\nYc1", "Rb1 Marc: out Yb2\nJulia is out Yc1")
    assert record_from_text(with_outs) == played


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Yb2", "Pb2", "move 5: Pb2 is not legal: b2 accepts only G or Y"),
        ("Yb2", "Yb3", "move 5: Yb3 is not legal: b3 is not open; open places: b2"),
        ("Yb2", "Xb2", "move 5: 'Xb2' is not a move: expected a colour (RGYPB), a row (a-h) and a column"),
        ("Marc=PPP", "Marc=PPG", "move 5: Marc was skipped with GPP left, but could have placed G"),
        ("Yb2", "Marc: Yb2", "move 5: Marc moves, but has only PPP left by then"),
        (
            "Rb1",
            "Priya: Rb1",
            "move 4: Priya moves out of turn; it is the turn of Julia, who places a card later",
        ),
        ("Rb1", "Bob: Rb1", "line 5: no player is called 'Bob', and no header; headers are date, deal,"),
        ("Priya=B", "Bob=B", "left: no player is called 'Bob'"),
        ("Priya=B", "Priya=Z", "left: Priya: unknown colour 'Z'; colours are R G Y P B"),
        ("Priya=B", "Priya B", "line 3: left: expected NAME=TEXT separated by commas, not ' Priya B'"),
        (", Priya=B", " Priya=B", "line 3: left: a comma is missing before 'Priya=B'"),
        ("Priya=B", "Priya=BBBBB", "left: Priya: 5 cards left, but 4 were dealt"),
        (
            "hand_size=4",
            "hand_size=4, deck=R7G7Y7P7B2",
            "left: 3 B cards left and 0 placed, but the deck has 2",
        ),
        ("hand_size=4", "hand_size=4, deck=R1G7Y7P7B8", "move 4: Rb1 is R card number 2, but the deck has 1"),
        (
            "Yc1",
            "",
            "moves: 5 moves and 6 cards left make 11 cards, but 12 were dealt; something is missing, or if "
            "the hands were uneven, write the player's name before every move",
        ),
        (
            "Marc=PPP",
            "Marc=PPPP",
            "moves: 6 moves and 7 cards left make 13 cards, but 12 were dealt; something is",
        ),
        (
            "left: Julia=BB, Marc=PPP, Priya=B\n",
            "",
            "moves: 6 moves and 0 cards left make 6 cards, but 12 were dealt; say who had the other 6 left",
        ),
        ("players: Julia, Marc, Priya\n", "", "players: is missing; begin with a line such as"),
        (
            "players: Julia, Marc, Priya",
            "players: Julia Marc Priya",
            "line 1: players: expected names separated by commas, not 'Julia Marc Priya'",
        ),
        (
            "left: Julia",
            "left: Julia=B\nleft: Julia",
            "line 4: left: is given twice, first in line 3; a line",
        ),
        ("rules:", "ruels:", "line 2: no player is called 'ruels', and no header; headers are date, deal,"),
        ("rules: base=3", "rules: bass=3", "line 2: rules.bass: unknown rule; choose from base,"),
        ("rules: ", "date: yesterday\nrules: ", "date: expected year-month-day such as 2026-10-03, not"),
        ("rules: ", "points: Julia=x\nrules: ", "line 2: points: expected NAME=POINTS, such as Julia=3"),
        ("rules: ", "rows: 111\nrules: ", "line 3: rules: does not belong here; there are"),
        ("Yc1", "Yc1 Priya:", "line 6: no move follows the name 'Priya'"),
        ("Yb2", "PRIYA Yb2", "line 5: a colon is missing after 'PRIYA'"),
        ("Yc1", "Yc1\nround 3\nRa1", "line 7: round 3: expected round 2"),
    ],
)
def test_a_wrong_record_is_refused_with_its_move_or_line(old: str, new: str, message: str) -> None:
    text = ROUND.replace("Rb1 Gb2\nRc1", "Rb1 Yb2\nYc1")
    assert old in text
    record_from_text(text)
    assert refused(text.replace(old, new)).startswith(message)


def test_headers_may_stand_after_the_moves() -> None:
    text = ROUND.replace("Rb1 Gb2\nRc1", "Rb1 Yb2\nYc1")
    headers = [line for line in text.splitlines() if ":" in line and not re.match("[0-9]|.*Priya: Yb2", line)]
    moves = [line for line in text.splitlines() if line.strip() and line not in headers]
    assert len(headers) >= 3
    assert all(looks_like_record(line) for line in (moves[0], "Julia: Ra1", "1. r< Ga2", "d6 f4", "b1-g3"))
    assert not any(map(looks_like_record, ("hello", "Ann: hello", "iello-2024:-:RR,GG:0", "game.txt", "{")))
    assert record_from_text("\n".join([*moves, *headers])) == record_from_text(text)


def test_uneven_hands_need_names() -> None:
    named = """players: Ann, Bob
left: Bob=GG
Ann: Ra1 Bob: Ra2 Ann: Rb1"""
    played = record_from_text(named)
    assert isinstance(played, Round)
    assert [player.hand for player in played.deal.players] == ["RR", "RGG"]
    unnamed = named.replace("Ann: ", "").replace("Bob: ", "")
    assert "uneven, write the player's name before every move" in refused(unnamed)


def test_ambiguous_passes_need_a_name() -> None:
    """Before move 5 only yellow and green fit: Alice placed green, or passed with a blue card."""
    text = """players: Alice, Bob
rules: base=3, hand_size=3, stuck=pass
Ba1 Ga0 Ya0 Bb2 Gb1 Bc1
"""
    where = "move 5: Gb1 may be by Alice or Bob; write the name before the move: Alice: Gb1"
    assert refused(text) == where
    for name, hands in (("Alice", ["GYB", "GBB"]), ("Bob", ["YBB", "GGB"])):
        played = record_from_text(text.replace("Gb1", f"{name}: Gb1"))
        assert isinstance(played, Round)
        assert [player.hand for player in played.deal.players] == hands


def test_the_opening_card_of_five_players_is_no_move() -> None:
    rounds = map(random_round, range(ROUNDS))
    played = next(one for one in rounds if one.deal.pyramid and "Marc:" not in record_to_text(one))
    text = record_to_text(played)
    opening = next(line for line in text.splitlines() if line.startswith("pyramid: "))
    lines = [line for line in text.splitlines() if line != opening]
    first = next(number for number, line in enumerate(lines) if line[1:3] in ("a0", "a2"))
    lines.insert(first, f"{opening[-1]}a1")
    assert refused("\n".join(lines)).endswith(
        "the card that opens the base is no move: give it as the pyramid"
    )


def test_left_is_checked_if_hands_are_given() -> None:
    played = random_round(3)
    document = record_to_dict(played)
    left = {player.name: player.hand for player in played.end.players if player.hand}
    assert record_from_dict({**document, "left": left}) == played
    name = next(iter(left))
    with pytest.raises(BadInput, match="are left after the moves"):
        record_from_dict({**document, "left": {**left, name: left[name] + "B"}})


def test_the_schema_allows_cards_left_instead_of_hands() -> None:
    validator = jsonschema.Draft202012Validator(record_schema())
    for seed in range(20):
        played = random_round(seed)
        full = record_to_dict(played)
        short = without_hands(full, played, True)
        assert validator.is_valid(full)
        assert validator.is_valid(short)
        assert not validator.is_valid({**short, "left": {"Julia": "RX"}})
        assert not validator.is_valid({**short, "left": ["RR"]})


def test_pingouin_has_one_round() -> None:
    text = record_to_text(random_floe(0))
    assert refused(f"round 1\n{text}\nround 2\n{text}").startswith(
        "round 2: a game of Pingouin has no rounds"
    )
    assert refused(text.replace("game: pingouin", "game: chess")).startswith(
        "line 1: game: unknown game 'chess'"
    )
    assert "left: does not belong here" in refused(f"left: Alice=R\n{text}")


def test_damaged_texts_are_read_or_refused() -> None:
    """Nothing but `BadInput` is raised, and a text that is read is written and read again."""
    chance = random.Random("damaged")
    letters = 'RGYPB<>:=,;." \n0123456789abcdefgh-/?#\\outxround'
    read = 0
    for seed in range(600):
        text = list(record_to_text(random_floe(seed % 9) if seed % 3 == 0 else random_round(seed % 9)))
        for _ in range(chance.randint(1, 2)):
            place = chance.randrange(len(text))
            text[place : place + chance.randint(0, 2)] = chance.choice(letters)
        try:
            played = record_from_text("".join(text))
        except BadInput as error:
            assert "\n" not in str(error)
            continue
        read += 1
        assert record_from_text(record_to_text(played)) == played
    assert read >= 20


def test_long_texts_are_refused_fast() -> None:
    assert refused("players: A, B\n" + "x\n" * 100_000).startswith("move 1: ")
    assert refused("players: " + " " * 500_000 + "A").startswith("line 1: 500,010 characters, but a line has")
    assert refused('left: "' + "\\" * 9_000).startswith("players: is missing")
    assert refused("players: A, B\nleft: A" + " " * 9_000 + "B").startswith(
        "line 2: left: expected NAME=TEXT"
    )
