"""Pingouin on the command line: the same commands as for Penguin Party; the document names the game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint, output, ppsolve
from floes import FULL, TEMPO
from ppsolve.reports import schema
from ppsolve.solver.pingouin import textform

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
FLOE = str(EXAMPLES / "floe.json")
GAME = EXAMPLES / "pingouin-game.json"
PARTY = "iello-2024,base=3:-:RRGY,RGPB:0"


def valid(document: dict[str, Any]) -> dict[str, Any]:
    """Check a document against its schema, and return it."""
    jsonschema.Draft202012Validator(schema(document["schema"])).validate(document)
    return document


def test_a_floe_is_dealt_ready_to_place_or_placed() -> None:
    document = valid(json.loads(output("deal", "--game", "pingouin", "--players", "3", "--seed", "7")))
    assert [player["to_place"] for player in document["players"]] == [3, 3, 3]
    placed = valid(json.loads(output("deal", "-g", "pingouin", "-p", "3", "-s", "7", "--placed")))
    assert "".join(placed["rows"]).count("C") == 3 and "to_place" not in placed["players"][0]
    lines = output("deal", "-g", "pingouin", "-s", "7", "-n", "2", "--format", "text").splitlines()
    assert [textform.loads(line).placing for line in lines] == [True, True]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--game", "pingouin", "--players", "5"), "Pingouin is for at most 4 players, not 5"),
        (
            ("--game", "pingouin", "--rule", "base=5"),
            "--edition, --rule and --difficulty are for Penguin Party",
        ),
        (("--game", "pingouin", "--edition", "ffg-2007"), "are for Penguin Party"),
        (("--game", "pingouin", "--difficulty", "cruel"), "are for Penguin Party"),
        (("--placed",), "--placed is for Pingouin"),
        (("--game", "chess"), "'chess' is not one of 'party', 'pingouin'"),
    ],
)
def test_options_of_the_other_game_are_wrong_usage(options: tuple[str, ...], words: str) -> None:
    result = ppsolve("deal", "--seed", "1", *options)
    assert result.returncode == 2
    assert words in result.stderr.decode()


def test_a_floe_is_drawn_with_its_half_tile_offset() -> None:
    drawn = output("show", TEMPO).splitlines()
    assert "a     .   .   .   2   .   .   ." in drawn
    assert "b   .   1   1   1   1A  .   .   ." in drawn
    assert "> A Alice  0 fish on 0 tiles  2 penguins on 2 fish  to move" in drawn
    assert max(map(len, drawn)) <= 80


def test_where_a_penguin_can_go_is_drawn() -> None:
    drawn = output("show", TEMPO, "--from", "b5").splitlines()
    assert "b   .  (1) (1) (1) [1A] .   .   ." in drawn
    assert "Alice's penguin on b5 can slide to a4 b2 b3 b4 c5" in drawn
    assert "no penguin stands on a4" in complaint("show", TEMPO, "--from", "a4")
    assert "expected a tile such as c4, not 'k9'" in complaint("show", TEMPO, "--from", "k9")
    assert "there is no piece to choose" in complaint("show", PARTY, "--from", "a1")


def test_colour_goes_with_letters() -> None:
    drawn = output("show", TEMPO, "--color", "always")
    assert "\x1b[48;5;160;38;5;231m 1A\x1b[0m" in drawn and "\x1b[48;5;26;38;5;231m 1B\x1b[0m" in drawn
    assert "\x1b" not in output("show", TEMPO, "--color", "never")


def test_a_picture_is_svg_with_a_description(tmp_path: Path) -> None:
    target = tmp_path / "floe.svg"
    output("show", FLOE, "--svg", str(target), "--from", "b5")
    root = ElementTree.parse(target).getroot()
    texts = [element.text or "" for element in root.iter()]
    assert any("Row b: .1111A..." in text and "can slide to a4 b2 b3 b4 c5" in text for text in texts)
    assert "Pingouin: Alice to move" in texts


def test_a_file_may_hold_both_games(tmp_path: Path) -> None:
    mixed = tmp_path / "mixed.jsonl"
    party = output("deal", "--seed", "1", "--rule", "hand_size=4", "--rule", "base=3", "--format", "jsonl")
    mixed.write_text(party + json.dumps(json.loads(Path(FLOE).read_text())) + "\n")
    shown = output("show", str(mixed))
    assert "Rules iello-2024" in shown and "Pingouin; 2 players" in shown
    found = [valid(json.loads(line)) for line in output("analyze", str(mixed), "--json").splitlines()]
    assert [list(one["players"][0]["guaranteed"])[1] for one in found] == ["penalty", "fish"]
    assert found[1]["position"]["game"] == "pingouin"
    again = output("verify", "-", stdin=b"\n".join(json.dumps(one).encode() for one in found))
    assert again.splitlines()[-1].startswith("position 2: ") and "differ" not in again


def test_an_analysis_speaks_of_fish() -> None:
    found = valid(json.loads(output("analyze", FLOE, "--moves", "--json")))
    alice, bob = found["players"]
    assert {key: alice[key] for key in ("fish", "tiles", "penguins")} == {
        "fish": 41,
        "tiles": 24,
        "penguins": 2,
    }
    assert [alice[name]["fish"] for name in ("best", "guaranteed", "selfish")] == [51, 50, 51]
    assert bob["guaranteed"]["fish"] == 48
    assert (found["margin"]["value"], found["margin"]["favours"]) == (2, "Alice")
    assert (found["advice"]["move"], found["advice"]["as_good"]) == ("g1-g2", ["g1-g4"])
    assert {one["move"]: one["guaranteed"]["fish"] for one in found["moves"]}["b5-c5"] == 47
    for one in (alice["best"], alice["guaranteed"], found["table"]):
        position = textform.loads(TEMPO)
        for move in one["line"]:
            position = position.play(move)
        assert position.over


def test_an_analysis_reads_well() -> None:
    text = output("analyze", FLOE)
    assert "can guarantee 50 fish. If Bob helps" in text.replace("\n", " ")
    assert "Recommended: Alice plays g1-g2 (g1-g4 is just as good)." in text
    assert "Margin: 2, Alice is ahead" in text
    drawn = output("analyze", FLOE, "--show-line")
    assert drawn.count("a     .   .   .") > 4
    narrow = output("analyze", FLOE, COLUMNS="40")
    assert max(map(len, narrow.splitlines())) <= 40


def test_claims_are_verified() -> None:
    claims = {"players": [{"name": "Bob", "guaranteed": 49}], "margin": {"value": 2}, "moves": {"g1-g2": 50}}
    document = json.loads(Path(FLOE).read_text()) | {"claims": claims}
    result = ppsolve("verify", "-", stdin=json.dumps(document).encode())
    assert result.returncode == 4
    assert result.stdout.decode().splitlines() == [
        "Bob, guaranteed: claimed 49, proved 48",
        "3 claims: 2 agree, 1 differs",
    ]
    found = json.loads(ppsolve("verify", "-", "--json", stdin=json.dumps(document).encode()).stdout)
    assert valid(found)["claims"][0]["found"]["fish"] == 48


@pytest.mark.parametrize("options", [(), ("--placed",), ("--players", "4")])
def test_far_from_the_end_there_are_bounds_at_once_and_a_move(options: tuple[str, ...]) -> None:
    fresh = output("deal", "-g", "pingouin", "--seed", "3", *options).encode()
    for seconds in ("0", "0.3"):
        result = ppsolve("analyze", "-", "--time", seconds, "--json", stdin=fresh)
        assert result.returncode == 3
        found = valid(json.loads(result.stdout))
        assert found["status"] == "bounded" and found["advice"]["status"] == "bounded"
        position = textform.loads(
            output("deal", "-g", "pingouin", "--seed", "3", "--format", "text", *options).strip()
        )
        assert found["advice"]["move"] in map(str, position.legal_moves)
        for player in found["players"]:
            assert 0 <= player["guaranteed"]["low"] <= player["best"]["high"] <= 100
    text = ppsolve("analyze", "-", "--time", "0", stdin=fresh).stdout.decode()
    assert "Best move found so far, not proved" in text and "not decided" in text


def test_move_sequences_are_counted() -> None:
    counts = output("perft", FULL, "--depth", "2", "--core", "python")
    assert [line.split(" leaves")[0] for line in counts.splitlines()] == ["depth 1: 49", "depth 2: 2,653"]
    found = valid(json.loads(output("perft", FULL, "--depth", "2", "--divide", "--json")))
    assert found["leaves"] == sum(found["divide"].values()) == 2653
    assert len(found["divide"]) == 49


@pytest.mark.native
def test_the_native_core_counts_what_the_page_counts() -> None:
    found = [json.loads(output("perft", FULL, "--depth", str(depth), "--json"))["leaves"] for depth in (3, 4)]
    assert found == [117138, 5534551]


def test_the_rules_of_both_games_are_listed() -> None:
    rules = output("rules")
    assert "Penguin Party\n=====" in rules and "Pingouin\n=====" in rules
    assert "iello-2024" in rules and "penguins each" in rules


def test_reports_are_only_for_penguin_party() -> None:
    assert "reports are for Penguin Party, not for pingouin" in complaint("report", FLOE)


# Records.


def test_a_review_is_exact_from_where_it_says() -> None:
    result = ppsolve("review", str(GAME), "--nodes", "20000", "--json")
    assert result.returncode == 3
    document = valid(json.loads(result.stdout))
    (game,) = document["rounds"]
    first = game["exact_from"]
    assert 1 < first <= len(game["moves"])
    for move in game["moves"]:
        if move["number"] >= first:
            assert {move[key]["status"] for key in ("before", "after", "regret", "swing")} == {"proved"}
    assert all(one["status"] == "proved" for sure in game["sure"][first:] for one in sure)
    assert [(player["name"], player["fish"], player["wins"]) for player in game["players"]] == [
        ("Alice", 45, False),
        ("Bob", 47, True),
    ]
    assert [one["fish"] for one in game["sure"][-1]] == [45, 47]


def test_a_review_is_printed_and_drawn(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = ppsolve("review", str(GAME), "--nodes", "2000", "--html", str(page))
    text = result.stdout.decode()
    assert "The game is over: Bob wins." in text
    assert re.search(r"Moves \d+ onward were solved exactly; earlier moves were too complex", text)
    assert page.read_text().count("<svg") > 50


def played(**fields: Any) -> bytes:
    return json.dumps(json.loads(GAME.read_text()) | fields).encode()


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        (["a1"], "move 1: a1 by Alice is not legal: a1 has 3 fish; penguins are placed on one"),
        (["b2", "b2"], "move 2: b2 by Bob is not legal: a penguin stands on b2"),
        (["zz"], "move 1: 'zz' is not a move: expected two tiles such as c4-c7"),
        ([{"player": "Bob", "move": "b2"}], "move 1: Bob moves out of turn; it is the turn of Alice"),
        ([{"player": "Alice", "out": True}], "move 1: Alice gets out while able to move; legal were a5 a6"),
        ([{"player": "Eve", "move": "b2"}], "move 1: no player is called 'Eve'"),
        ([3], "moves[0]: expected a move or an object, not 3"),
    ],
)
def test_an_impossible_record_names_the_move(moves: list[Any], words: str) -> None:
    assert words in complaint("review", "-", stdin=played(moves=moves))


def test_a_move_through_a_hole_is_refused() -> None:
    deal = json.loads(Path(FLOE).read_text())
    deal["rows"][1] = ".11.1A..."
    stdin = json.dumps({"deal": deal, "moves": ["b5-b2"]}).encode()
    assert complaint("review", "-", stdin=stdin).endswith(
        "move 1: b5-b2 by Alice is not legal: b4 is a hole\n"
    )


def test_a_record_after_the_end_is_refused() -> None:
    moves = json.loads(GAME.read_text())["moves"]
    message = complaint("review", "-", stdin=played(moves=[*moves, "a1-a2"]))
    assert "move 55: 'a1-a2', but the game was over after move 54" in message
    message = complaint("review", "-", stdin=played(moves=[*moves, {"player": "Alice", "out": True}]))
    assert "Alice gets out, but has been out since move 50" in message


def test_a_record_may_name_the_player_and_drop_outs() -> None:
    moves = json.loads(GAME.read_text())["moves"]
    said = [{"player": "Alice", "move": moves[0]}, {"player": "BOB", "move": moves[1]}, *moves[2:50]]
    said += [{"player": "Alice", "out": True}, *moves[50:], {"player": "Bob", "out": True}]
    result = ppsolve("review", "-", "--nodes", "0", "--json", stdin=played(moves=said))
    assert len(json.loads(result.stdout)["rounds"][0]["moves"]) == 54
