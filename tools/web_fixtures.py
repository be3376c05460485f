"""Write what the browser program takes from the Python engine: editions, and fixtures for its tests.

python tools/web_fixtures.py [FOLDER]

The default folder is `web/`; `tests/fixtures/README.md` in it describes the fixtures. Run this script after
every change of the rules, the formats or the error messages, and commit what it writes. A test makes the
files again and compares them.

Random choices come from seeded generators, so the files are the same on every machine.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from ppsolve.solver.documents import parse_json
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import AnyPosition, from_dict, from_line, game_named, game_of, is_line, to_dict
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party import game_record
from ppsolve.solver.party import record as party_record
from ppsolve.solver.party.cards import COLOURS, hand_of
from ppsolve.solver.party.game_record import GameRound
from ppsolve.solver.party.game_record import PlayedGame as PartyGame
from ppsolve.solver.party.position import Player, Position, deal
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots, place_text, with_card
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.rules import (
    DEFAULT_EDITION,
    EDITIONS,
    LARGEST_BONUS,
    MOST_OF_A_COLOUR,
    OVERRIDES,
    WIDEST_BASE,
    Rules,
)
from ppsolve.solver.party.view.editions import editions_dict
from ppsolve.solver.pingouin import record as floe_record
from ppsolve.solver.pingouin.dealing import deal as deal_floe
from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, Tile, tile_name
from ppsolve.solver.pingouin.notation import Move as Slide
from ppsolve.solver.pingouin.position import Player as FloePlayer
from ppsolve.solver.pingouin.position import Position as FloePosition
from ppsolve.solver.pingouin.reasons import reason_for
from ppsolve.solver.pingouin.record import PlayedGame as FloeGame
from ppsolve.solver.pingouin.view.advice import reason_text
from ppsolve.solver.record_registry import (
    AnyRecord,
    AnyRound,
    document_from_text,
    record_to_dict,
    record_to_text,
)
from ppsolve.solver.record_text import looks_like_record
from ppsolve.solver.records import SCHEMA, PlayedTurn

FOLDER: Final = Path(__file__).resolve().parents[1] / "web"
CHOSEN: Final = Path(__file__).with_name("web_inputs.txt")
"""Inputs chosen by hand, one a line."""
CHANGED: Final = "~ "
"""The mark of inputs that are also changed at random."""

PARTY_ROUNDS: Final = 260
PINGOUIN_GAMES: Final = 190
REASONS_OF_A_GAME: Final = 2
POSITIONS_WITH_MOVES: Final = 12
RECORDS: Final = 40
SEEDS: Final = (0, 1, 7, 2**32, 2**53 + 1, 2**64 - 1, 3_558_559_446_808_474_027)
"""The first random word of the last one is 2^64 - 1, which a fair choice of 36 or 60 must reject."""

ODD_NAMES: Final = (
    "Zoë", "e\u0301", "O'Brien (2)", "a=b", "c:d;e,f", "100%", "%41", "~*!", "+3x", "-", "x", "?", "a/b",
    "\u738b\u82b3", "\U0001f600\U0001f427", "\U0001f427" * 40, "n" * 40, "<b>&amp;</b>", '"quoted"', "a\\b",
    "a\u00a0b", "soft\u00adhyphen", "\u200bzero width", "\ufeffmark", " padded ", "\u0663", "\u0130", "$HOME",
    "Straße", "\u039d\u0399\u039a\u039f\u03a3", "alice", "Bob", "__proto__", "constructor", "toString",
)  # fmt: skip

ODD_LINES: Final = (
    "round 2", "round 7", "players: Ann, Ben", "left: none", "left: Zed=RR", "points: Bob=x", "# so", "hello",
    "Bob: out", "Bob:", "starts: Zed", "rules: base", "date: 2026-13-01", "rows: 1/2", "game: chess", "1.",
    "Zed: Ra1", "pyramid: RG/", "hands: Bob=RG", "deal: iello-2024:-:R,G", "3. Ra1", "rules: stuck=pass",
    "left: Bob=RRX", "left: Bob", 'left: "B\\q"=R',
)  # fmt: skip
"""Lines that do not belong into most records in text form."""

Json = dict[str, Any]


def main(folder: Path) -> None:
    """Write the files below `folder` and print their sizes."""
    files: dict[str, Callable[[], Iterable[Json]]] = {
        "party_rounds": party_rounds,
        "pingouin_games": pingouin_games,
        "pingouin_reasons": pingouin_reasons,
        "deals": deals,
        "moves": moves,
        "inputs": inputs,
        "records": records,
    }
    _write(folder / "src/games/party/editions.json", json.dumps(editions(), indent=2) + "\n")
    for name, make in files.items():
        entries = list(make())
        text = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)
        _write(folder / f"tests/fixtures/{name}.jsonl", text)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="ascii", newline="\n")
    print(f"{path.name}: {text.count(chr(10)):,} lines, {len(text):,} bytes")


def editions() -> Json:
    """The constants of the rules of Penguin Party."""
    return {
        "editions": {
            name: {
                "deck": edition["deck"],
                "bonus": edition["bonus"],
                "extraRounds": EDITIONS[name].extra_rounds,
            }
            for name, edition in editions_dict().items()
        },
        "defaultEdition": DEFAULT_EDITION,
        "widestBase": WIDEST_BASE,
        "mostOfAColour": MOST_OF_A_COLOUR,
        "largestBonus": LARGEST_BONUS,
        "overrides": OVERRIDES,
    }


# Rounds and games, played at random.


def party_rounds() -> Iterator[Json]:
    rng = random.Random("party rounds")
    for number in range(PARTY_ROUNDS):
        players = 2 + number % 5
        start = deal(number, players) if number % 10 == 0 else random_table(rng, players)
        entry, end = played(start, rng, placements_text)
        yield entry | {"cards": end.penalties(), "scores": end.scores()}


def pingouin_games() -> Iterator[Json]:
    rng = random.Random("pingouin games")
    for number in range(PINGOUIN_GAMES):
        players = 2 + number % 3
        dealt = number % 10 == 0
        start = deal_floe(number, players, placed=number % 4 == 0) if dealt else random_floe(rng, players)
        entry, end = played(start, rng, slides_text)
        yield entry | {"held": start.holdings(), "fish": end.holdings(), "tiles": end.tile_counts()}


def pingouin_reasons() -> Iterator[Json]:
    """Reasons for some of the moves of `pingouin_games`, by the number of the turn."""
    rng = random.Random("pingouin reasons")
    for number, game in enumerate(pingouin_games()):
        turns = [turn.split(" ")[2] for turn in game["turns"]]
        chosen = set(rng.sample(range(len(turns)), min(len(turns), REASONS_OF_A_GAME)))
        position, reasons = from_line(game["line"]), {}
        assert isinstance(position, FloePosition)
        # The command line shortens odd names for terminals; the board does not.
        players = (
            replace(one, name=name) for one, name in zip(position.players, DEFAULT_NAMES, strict=False)
        )
        position = replace(position, players=tuple(players))
        for turn, text in enumerate(turns):
            move = next(move for move in position.legal_moves if str(move) == text)
            if turn in chosen:
                reasons[turn] = reason_text(position, reason_for(position, move))
            position = position.after(move)
        yield {"game": number, "reasons": reasons}


def played(start: Any, rng: random.Random, legal_text: Callable[[Sequence[Any]], str]) -> tuple[Json, Any]:
    """Play at random to the end. Return the fixture without the result, and the last position."""
    positions, turns = [start], []
    while not (position := positions[-1]).over:
        legal = position.legal_moves
        move = rng.choice(legal)
        after = position.after(move)
        gone = "".join(str(seat) for seat in seats_out(after) if seat not in seats_out(position))
        words = [str(position.to_move), legal_text(legal), str(move), gone]
        turns.append(" ".join(filter(None, words)))
        positions.append(after)
    entry = {
        "line": line_of(start),
        "document": to_dict(start),
        "turns": turns,
        "end": line_of(positions[-1]),
        "lines": digest(map(line_of, positions)),
        "documents": digest(map(document_text, positions)),
    }
    return entry, positions[-1]


def seats_out(position: AnyPosition) -> list[int]:
    """Return the seats of the players who dropped out."""
    if isinstance(position, Position):
        return [seat for seat, player in enumerate(position.players) if player.out]
    return [seat for seat, player in enumerate(position.players) if not player.active]


def line_of(position: AnyPosition) -> str:
    return game_of(position).to_line(position)


def document_text(position: AnyPosition) -> str:
    """Return the JSON of a position as `JSON.stringify` writes it."""
    return json.dumps(to_dict(position), ensure_ascii=False, separators=(",", ":"))


def digest(texts: Iterable[str]) -> str:
    """Return the start of the SHA-256 of some lines."""
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def placements_text(legal: Sequence[Placement]) -> str:
    """Return legal moves by place, such as `a0:RG,b1:R`."""
    places = groupby(legal, key=lambda move: place_text(move.row, move.column))
    return ",".join(f"{place}:{''.join(move.colour for move in at)}" for place, at in places)


def slides_text(legal: Sequence[Slide]) -> str:
    """Return legal moves by penguin, such as `b4:a3c5,d6:d7`, or the tiles to place one on: `a1a4`."""
    penguins = groupby(legal, key=lambda move: move.start)
    ends = ((start, "".join(tile_name(move.end) for move in slides)) for start, slides in penguins)
    return ",".join(text if start is None else f"{tile_name(start)}:{text}" for start, text in ends)


# Random positions.


def random_table(rng: random.Random, players: int) -> Position:
    """Return a position of Penguin Party with house rules, uneven hands, tokens and odd names."""
    rules = random_rules(rng, players)
    cards = list(hand_of(rules.deck))
    rng.shuffle(cards)
    rows = random_pyramid(rng, rules, cards, rng.choice((0, 0, 1, 3, 6, 12)))
    even = rng.random() < 0.5
    seats = []
    for name in random_names(rng, players):
        number = min(rules.hand_size, 9) if even else rng.randint(0, 9)
        hand = "".join(cards.pop() for _ in range(min(number, len(cards))))
        seats.append(Player(name, hand, rng.choice((0, 0, 0, 1, 2, 7, 30)), rng.random() < 0.05))
    return Position(rules, tuple(seats), rng.randrange(players), rows)


def random_rules(rng: random.Random, players: int) -> Rules:
    overrides: Json = {
        "base": rng.randint(1, 8),
        "deck": {colour: rng.choice((0, 3, 5, 8, 12)) for colour in COLOURS},
        "hand_size": rng.randint(0, 12),
        "bonus": rng.randint(0, 9),
        "upper_rows": "contiguous",
        "stuck": "pass",
    }
    chosen = {key: value for key, value in overrides.items() if rng.random() < 0.3}
    return Rules.of(players, rng.choice(sorted(EDITIONS)), **chosen)


def random_pyramid(rng: random.Random, rules: Rules, cards: list[str], number: int) -> Rows:
    """Place up to `number` of `cards` at random, without regard to turns and contiguous rows."""
    rows: Rows = ()
    for _ in range(min(number, len(cards))):
        colour = cards.pop()
        slots = [
            slot for slot in open_slots(rows, replace(rules, upper_rows="free")) if colour in slot.accepts
        ]
        if slots:
            slot = rng.choice(slots)
            rows = with_card(rows, Placement(colour, slot.row, slot.column))
    return rows


def random_names(rng: random.Random, players: int) -> list[str]:
    names = list(DEFAULT_NAMES[:players])
    if rng.random() < 0.4:
        for seat in range(players):
            name = rng.choice(ODD_NAMES)
            if rng.random() < 0.6 and name not in names:
                names[seat] = name
    return names


def random_floe(rng: random.Random, players: int) -> FloePosition:
    """Return a position of Pingouin on some of the tiles; some penguins are stuck, or still to be placed."""
    tiles = random_tiles(rng, rng.choice((7, 12, 20, 30, 40)))
    ice = tuple(rng.choice((1, 1, 2, 3)) if tile in tiles else 0 for tile in TILES)
    free = sorted(tiles)
    rng.shuffle(free)
    placing = rng.random() < 0.4
    seats = []
    for name in random_names(rng, players):
        to_place = rng.randint(0, 3) if placing else 0
        standing = min(rng.randint(0 if placing else 1, 4 - to_place), len(free) // 2)
        penguins = tuple(free.pop() for _ in range(standing))
        fish, taken = rng.choice(((0, 0), (rng.randint(1, 20), rng.randint(1, 9))))
        seats.append(FloePlayer(name, fish, taken, to_place, penguins))
    return FloePosition(ice, tuple(seats), rng.randrange(players))


def random_tiles(rng: random.Random, number: int) -> set[Tile]:
    """Return `number` tiles, mostly in one piece."""
    tiles = {rng.choice(TILES)}
    while len(tiles) < number:
        tiles.add(rng.choice(NEIGHBOURS[rng.choice(sorted(tiles))] if rng.random() < 0.95 else TILES))
    return tiles


# Deals by seed.


def deals() -> Iterator[Json]:
    house_rules: list[tuple[int, str, Json]] = [
        (4, "ffg-2007", {"stuck": "pass", "base": 5, "deck": {"R": 9, "G": 12}}),
        (5, "playte-2021", {"hand_size": 6}),
        (5, "iello-2024", {"deck": {"R": 5, "G": 5, "Y": 5, "P": 5, "B": 5}}),
        (2, "iello-2024", {"hand_size": 18, "bonus": 0, "upper_rows": "contiguous"}),
        (3, "iello-2024", {"deck": {}}),
        (6, "ffg-2007", {"hand_size": 0}),
        (2, "iello-2024", {"hand_size": 19}),
        (3, "iello-2024", {"deck": {"R": 4}, "hand_size": 2}),
        (1, "iello-2024", {}),
        (7, "iello-2024", {}),
        (2, "iello-1999", {}),
        (2, "iello-2024", {"base": 0}),
    ]
    rules: list[tuple[int, str, Json]] = [
        (players, edition, {}) for players in range(2, 7) for edition in EDITIONS
    ] + house_rules
    for number, (players, edition, overrides) in enumerate(rules):
        for seed in (SEEDS[number % len(SEEDS)], 1000 + number):
            given = {"seed": str(seed), "players": players, "edition": edition, "overrides": overrides}
            yield {"game": "party", **given} | dealt(lambda: deal(seed, players, edition, **overrides))  # noqa: B023
    for seed in (*SEEDS, *range(100, 110)):
        for players in (2, 3, 4):
            given = {"seed": str(seed), "players": players}
            yield {"game": "pingouin", **given} | dealt(lambda: deal_floe(seed, players))  # noqa: B023


def dealt(make: Callable[[], AnyPosition]) -> Json:
    try:
        return {"line": line_of(make())}
    except BadInput as error:
        return {"where": error.where, "what": error.what}


# Moves as people write them.


def moves() -> Iterator[Json]:
    rng = random.Random("moves")
    places = [f"{row}{column}" for row in "abcdh" for column in range(6)]
    for _ in range(POSITIONS_WITH_MOVES):
        table = later(rng, lambda: random_table(rng, rng.randint(2, 6)))
        texts = [rng.choice(COLOURS) + rng.choice(places) for _ in range(5)]
        texts += [colour + side for colour in COLOURS for side in ("left", " right")]
        texts += ["Ra9", "Rb0", "ra1", "Xa1", "Ra1 ", " Ra1", "R", "", "Rup", "left", "Ra01", "Ra\u0661"]
        yield moves_read(table, texts)
        floe = later(rng, lambda: random_floe(rng, rng.randint(2, 4)))
        legal = [str(move) for move in floe.legal_moves]
        tiles = [tile_name(tile) for tile in TILES]
        penguins = [tile_name(tile) for player in floe.players for tile in player.penguins] or tiles
        texts = [f"{rng.choice(penguins)}-{rng.choice(tiles)}" for _ in range(6)]
        texts += [rng.choice(tiles), rng.choice(tiles), rng.choice(legal).upper(), f" {rng.choice(legal)}\t"]
        texts += ["a8", "i1", "a0", "a1-", "-a1", "a1-a2-a3", "a1 - a2", "", "a\u0661", "a1\u2013a2"]
        yield moves_read(floe, texts)


def later(rng: random.Random, make: Callable[[], Any]) -> Any:
    """Return a position of a random round or game in which somebody can move."""
    found = [make()]
    while not found[-1].over:
        found.append(found[-1].after(rng.choice(found[-1].legal_moves)))
    return rng.choice(found[:-1]) if len(found) > 1 else later(rng, make)


def moves_read(position: AnyPosition, texts: Iterable[str]) -> Json:
    """Return which texts are read as which legal moves, and why the others are refused."""
    accepted, refused = {}, {}
    for text in texts:
        try:
            (turn,) = read_record({"deal": to_dict(position), "moves": [text]}).turns
            accepted[text] = str(turn.move)
        except BadInput as error:
            assert error.where == "move 1"
            refused[text] = error.what
    return {"line": line_of(position), "accepted": accepted, "refused": refused}


# Positions and records as text: what is read, and what is refused.


def read_text(text: str) -> list[AnyRound | AnyPosition]:
    """Read a position, or the rounds of a record, as the board does.

    The text is the JSON of a position or a record, a record in text form, or a position in one line, perhaps
    with `;` and moves.
    """
    stripped = text.strip()
    if not stripped:
        raise BadInput("", "the text is empty")
    first = stripped.split("\n")[0]
    if is_line(stripped) and first == stripped:
        line, *rest = stripped.split(";")
        played = list(filter(None, rest[0].split(","))) if rest else []
        return [read_record({"deal": to_dict(from_line(line)), "moves": played})]
    as_text = is_line(first) or looks_like_record(first)
    document = document_from_text(text) if as_text else parse_json(stripped)
    if is_whole_game(document):
        return [one.round for one in game_record.from_dict(document).rounds]
    if isinstance(document, dict) and "moves" in document:
        return [read_record(document)]
    return [from_dict(document)]


def is_whole_game(document: Any) -> bool:
    schema = game_record.SCHEMA if isinstance(document, dict) and "rounds" in document else SCHEMA
    return isinstance(document, dict) and document.get("schema", schema) == game_record.SCHEMA


def read_record(document: Json) -> AnyRound:
    deal = document.get("deal")
    try:
        game = game_named(deal["game"] if isinstance(deal, dict) and "game" in deal else "party")
    except BadInput as error:
        raise error.inside("deal") from None
    return party_record.from_dict(document) if game.name == "party" else floe_record.from_dict(document)


def outcome(text: str) -> Json:
    """Return the position and moves that a text means, with the rounds before, or the refusal.

    The place is `None` for malformed JSON: parsers describe that in their own words.
    """
    try:
        rounds = read_text(text)
    except BadInput as error:
        if error.what.startswith("malformed JSON"):
            return {"where": None, "what": "malformed JSON"}
        return {"where": error.where, "what": error.what}
    *earlier, last = map(round_fields, rounds)
    return last | ({"earlier": earlier} if earlier else {})


def round_fields(given: AnyRound | AnyPosition) -> Json:
    if isinstance(given, AnyPosition):
        return {"line": line_of(given)}
    moves = " ".join(str(turn.move) for turn in given.turns)
    return {"line": line_of(given.deal)} | ({"moves": moves} if moves else {})


def inputs() -> Iterator[Json]:
    """Yield texts and documents with their outcomes: chosen by hand, recorded, and changed at random."""
    rng = random.Random("inputs")
    lines = CHOSEN.read_text(encoding="utf-8").splitlines()
    given: list[Any] = [line.removeprefix(CHANGED) for line in lines if line and not line.startswith("#")]
    given += [
        "",
        " \n",
        "\n iello-2024:-:R,G:0\n",
        "iello-2024:-:R,G\n:0",
        '\n{"players": []}',
        "{\n'players'}",
        "players: Ann, Ben\nrules: base=2, hand_size=2\nround 1\nleft: Ben=B\nRa1 G< Rb1\n"
        "round 2\nleft: Ann=B\nRa1 G< Rb1",
        "players: Ann Ben\nRa1",
        "players: Ann, Ben\nAnn: Ra1\nBEN Ga2",
    ]
    given += random_records(rng)
    for text in (line.removeprefix(CHANGED) for line in lines if line.startswith(CHANGED)):
        if text.startswith("{"):
            given += rng.sample(list(variants(json.loads(text))), 90)
        given += rng.sample(sorted(set(edited(text))), 15 if text.startswith("{") else 100)
    seen = set()
    for one in given:
        text = one if isinstance(one, str) else json.dumps(one)
        if text not in seen:
            seen.add(text)
            yield {"text" if isinstance(one, str) else "json": one} | outcome(text)
    for text, on_page in DIFFERENCES:
        expected = on_page if isinstance(on_page, dict) else outcome(on_page)
        assert expected != outcome(text)
        yield {"text": text} | expected | {"python": outcome(text)}


def random_records(rng: random.Random) -> Iterator[Json]:
    """Yield records of random rounds and games; some name the players, and those who drop out."""
    for number in range(24):
        start: Any = random_table(rng, 2 + number % 5) if number % 2 else random_floe(rng, 2 + number % 3)
        entries: list[Any] = []
        position = start
        while not position.over and len(entries) < 9:
            move = rng.choice(position.legal_moves)
            name = {"player": position.mover.name} if rng.random() < 0.5 else {}
            entries.append({**name, "move": str(move)} if name or rng.random() < 0.2 else str(move))
            gone = [seat for seat in seats_out(position.after(move)) if seat not in seats_out(position)]
            if rng.random() < 0.7:
                entries += [{"player": position.names[seat], "out": True} for seat in gone]
            position = position.after(move)
        yield {"schema": SCHEMA, "deal": to_dict(start), "moves": entries}


def edited(text: str) -> Iterator[str]:
    """Yield a text with one letter removed, replaced or inserted."""
    for at in range(len(text) + 1):
        yield text[:at] + text[at + 1 :]
        for letter in 'RGBXxDa¿ "[]{}.?-+=,:;/%0129':
            yield text[:at] + letter + text[at + 1 :]
            yield text[:at] + letter + text[at:]


def variants(value: Any) -> Iterator[Any]:
    """Yield a JSON value with one part replaced, removed, doubled or added."""
    yield from (None, True, 0, -1, 2, 99, 1.5, "", "R", "Bob", "Z\n", [], {}, ["RG", "R"], {"base": 3})
    if isinstance(value, dict):
        for key, part in value.items():
            yield {other: value[other] for other in value if other != key}
            yield from (value | {key: changed} for changed in variants(part))
        yield from (value | {key: 1} for key in ("colour", "a b", "tokens", "game"))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield value[:at] + value[at + 1 :]
            yield [*value[:at], part, *value[at:]]
            yield from ([*value[:at], changed, *value[at + 1 :]] for changed in variants(part))
    elif isinstance(value, str):
        yield from (value.lower(), value.upper(), value + " ", value[1:], value + value, value + "\u202e")


# Records without hands, in text form and of whole games: what is read and refused, and what is written.


def records() -> Iterator[Json]:
    rng = random.Random("records")
    for number in range(RECORDS):
        record: AnyRecord
        if number % 5 == 4:
            record = FloeGame(*random_play(rng, deal_floe(number, 2 + number % 3)))
        elif number % 5 == 3:
            record = random_game(rng, number)
        else:
            record = random_round(rng, random_deal(rng, number), whole=number % 3 != 2)
        text = record_to_text(record)
        yield {"text": text} | outcome(text) | {"written": text}
        for given in (without_hands(rng, record_to_dict(record)), rng.choice(list(edited_lines(rng, text)))):
            if isinstance(given, str):
                yield {"text": given} | outcome(given)
            else:
                yield {"json": given} | outcome(json.dumps(given))


def random_deal(rng: random.Random, number: int) -> Position:
    """Return a deal, sometimes with house rules, odd names, points and another starter."""
    players = 2 + number % 5
    overrides: Json = {"stuck": "pass"} if number % 4 == 0 else {"base": 4} if number % 7 == 0 else {}
    dealt = deal(number, players, rng.choice(sorted(EDITIONS)), **overrides)
    names = random_names(rng, players)
    tokens = [rng.choice((0, 0, 3)) for _ in range(players)]
    seats = tuple(
        replace(player, name=name, tokens=held)
        for player, name, held in zip(dealt.players, names, tokens, strict=True)
    )
    return Position(dealt.rules, seats, rng.randrange(players), dealt.pyramid)


def random_play(rng: random.Random, start: Any, *, whole: bool = True) -> tuple[Any, tuple[Any, ...]]:
    """Play at random, to the end if `whole`. Return the start and the turns."""
    turns: list[Any] = []
    position = start
    while not position.over and (whole or len(turns) < 8):
        move = rng.choice(position.legal_moves)
        after = position.after(move)
        turns.append(PlayedTurn(len(turns) + 1, position.to_move, move, position, after))
        position = after
    return start, tuple(turns)


def random_round(rng: random.Random, start: Position, *, whole: bool = True) -> Round:
    return Round(*random_play(rng, start, whole=whole))


def random_game(rng: random.Random, number: int) -> PartyGame:
    """Return the first rounds of a game; the last one may be unfinished."""
    players = 2 + number % 3
    rounds: list[Round] = []
    starter = rng.randrange(players)
    totals: tuple[int, ...] = (0,) * players
    count = rng.randint(1, players)
    for index in range(count):
        dealt = deal(1000 * number + index, players)
        seats = tuple(
            replace(player, tokens=held) for player, held in zip(dealt.players, totals, strict=True)
        )
        start = Position(dealt.rules, seats, (starter + index) % players, dealt.pyramid)
        rounds.append(random_round(rng, start, whole=index < count - 1 or number % 2 == 0))
        totals = rounds[-1].totals
    names = rounds[0].deal.names
    return PartyGame(names, tuple(GameRound(index + 1, 1, one) for index, one in enumerate(rounds)))


def without_hands(rng: random.Random, document: Json) -> Json:
    """Return a record in which the hands are left out, and sometimes the names; some are then refused."""
    if "rounds" in document:
        rounds = [without_hands(rng, one) for one in document["rounds"]]
        return {**document, "rounds": rounds}
    if "game" in document["deal"]:
        return {**document, "moves": [one["move"] for one in document["moves"]], "date": "2026-10-03"}
    record = party_record.from_dict(document)
    seats = document["deal"]["players"]
    bare = [{key: value for key, value in player.items() if key != "hand"} for player in seats]
    named = rng.random() < 0.5
    left = {player.name: player.hand for player in record.end.players if player.hand}
    if left and rng.random() < 0.3:
        name = rng.choice(sorted(left))
        left[name] = left[name][1:] + rng.choice(COLOURS)
    if rng.random() < 0.2:
        bare[rng.randrange(len(bare))] = rng.choice(seats)
    return {
        "deal": {**document["deal"], "players": bare},
        "left": left,
        "moves": document["moves"] if named else [one["move"] for one in document["moves"]],
    }


def edited_lines(rng: random.Random, text: str) -> Iterator[str]:
    """Yield a text with one line or word removed, doubled or replaced."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        yield "\n".join(lines[:at] + lines[at + 1 :])
        yield "\n".join([*lines[:at], line, *lines[at:]])
        yield "\n".join([*lines[:at], rng.choice(ODD_LINES), *lines[at:]])
        before, *after = line.rsplit(" ", maxsplit=1)
        last = after[0] if after else before
        for changed in (last.lower(), f"1. {last}", f"{last};", "R<", "b >", "Gb9"):
            yield "\n".join([*lines[:at], f"{before} {changed}", *lines[at + 1 :]])


DEAL: Final[Json] = {"players": [{"name": "Ann", "hand": "RG"}, {"name": "Ben", "hand": "GB"}]}
FULL: Final[Json] = {
    "rules": {"base": 3},
    "players": [{"name": "Ann", "hand": "RR"}, {"name": "Ben", "hand": "B"}],
    "pyramid": ["RRR"],
}
PLAYERS: Final = json.dumps(DEAL)[1:-1]
RECORD: Final = json.dumps({"deal": DEAL, "moves": ["Ra1"]})

DIFFERENCES: Final[tuple[tuple[str, str | Json], ...]] = (
    # A parser in the browser cannot distinguish 1.0 from 1, and the last of equal keys counts.
    (f'{{{PLAYERS}, "to_move": 1.0}}', f'{{{PLAYERS}, "to_move": 1}}'),
    (f'{{{PLAYERS}, "rules": {{"base": 5e0}}}}', f'{{{PLAYERS}, "rules": {{"base": 5}}}}'),
    (f'{{{PLAYERS}, "to_move": 0, "to_move": 1}}', f'{{{PLAYERS}, "to_move": 1}}'),
    # The board does not check declared drop-outs: they follow from the rules.
    (json.dumps({"deal": DEAL, "moves": ["Ra1", {"player": "Ben", "out": True}]}), RECORD),
    # Nor does it report since when a player has been out.
    (
        json.dumps({"deal": FULL, "moves": ["Rb1", {"player": "Ben", "move": "Gb1"}]}),
        {"where": "move 2", "what": "Ben moves out of turn; it is the turn of Ann"},
    ),
    # The board has one message for an empty row, in JSON and in one line.
    ("iello-2024::R,G:0", {"where": "pyramid[0]", "what": "the row is empty; leave it out"}),
    # The board has no falling pyramids.
    (
        json.dumps({"deal": {"rules": "ffg-2007", **DEAL}, "moves": ["Ra1"], "tumble": {"player": "Ben"}}),
        {"where": "tumble", "what": "unknown key; there are deal, moves, schema, left, date"},
    ),
)
"""Texts that the board reads in another way: an equivalent text, or the board's refusal."""


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else FOLDER)
