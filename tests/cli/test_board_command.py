"""`ppsolve board`: the page, the position or record it opens, and errors."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from command import ppsolve
from ppsolve.solver import deal, games, textform
from ppsolve.solver.party import game_record, record

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LINE = "iello-2024,base=3:-:RRGY,RGPB:0"


def given(page: bytes) -> str:
    """The text that a board opens with."""
    match = re.search(rb'<script type="application/json" id="given">(.*?)</script>', page)
    assert match is not None
    text: str = json.loads(match[1])["text"]
    return text


def test_a_board_is_one_file_without_external_references(tmp_path: Path) -> None:
    target = tmp_path / "board.html"
    done = ppsolve("board", "-o", str(target))
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    page = target.read_bytes()
    assert given(page) == ""
    assert not re.search(rb"""(?:src|href)=["'](?!#|data:)""", page)
    policy = re.search(rb'Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert b"unsafe-eval" not in policy[1].replace(b"'wasm-unsafe-eval'", b"")
    assert re.search(rb"script-src 'sha256-[^']*' 'wasm-unsafe-eval';", policy[1])
    assert b"connect-src 'none'" in policy[1]


def test_it_opens_with_a_position_or_a_record(tmp_path: Path) -> None:
    assert given(ppsolve("board", LINE).stdout) == LINE
    dealt = games.dumps(deal(7, 3)).encode()
    assert given(ppsolve("board", "-", stdin=dealt).stdout) == textform.dumps(deal(7, 3))
    record = json.loads(given(ppsolve("board", str(EXAMPLES / "pingouin-game.json")).stdout))
    assert record["deal"]["game"] == "pingouin"
    assert record["moves"]
    hostile = {"players": [{"name": "</script><b>", "hand": "R"}, {"name": "B", "hand": "G"}]}
    page = ppsolve("board", "-", stdin=json.dumps(hostile).encode()).stdout
    assert b"</script><b>" not in page


def test_a_round_of_a_game_can_be_chosen() -> None:
    """With the points of the rounds before it."""
    game = json.loads((EXAMPLES / "game.json").read_text(encoding="utf-8"))
    rounds = [one.round for one in game_record.from_dict(game).rounds]
    assert any(player.tokens for player in rounds[-1].deal.players)
    for number, played in enumerate(rounds, start=1):
        opened = ppsolve("board", str(EXAMPLES / "game.json"), "--round", str(number))
        assert record.loads(given(opened.stdout)) == played
    alone = ppsolve("board", "-", stdin=json.dumps({**game, "rounds": game["rounds"][:1]}).encode())
    assert record.loads(given(alone.stdout)) == rounds[0]


HIDDEN = "iello-2024,base=3:-:RRGY,????:0"


def hidden_record(**others: object) -> bytes:
    """A record with a hidden hand, in which somebody is named as out."""
    players = [{"name": "Ann", "hand": "RRGY"}, {"name": "Bob", "hand": "?4"}]
    deal = {"rules": {"edition": "iello-2024", "base": 3}, "players": players}
    return json.dumps({"deal": deal, "moves": ["Ra1", {"player": "Bob", "move": "Ga2"}], **others}).encode()


def test_hidden_cards_open_the_screen_that_advises(tmp_path: Path) -> None:
    """The page reads texts with `?` by itself, as web/tests/board/party/asking.test.ts shows."""
    assert given(ppsolve("board", HIDDEN).stdout) == HIDDEN
    position = {"players": [{"name": "Ann", "hand": "RG"}, {"name": "Bob", "hand": "? y?"}]}
    opened = given(ppsolve("board", "-", stdin=json.dumps(position).encode()).stdout)
    assert opened == "iello-2024:-:Ann=RG,Y??:0"
    assert json.loads(given(ppsolve("board", "-", stdin=hidden_record()).stdout)) == json.loads(
        hidden_record()
    )
    written = tmp_path / "round.txt"
    written.write_text(
        "players: Ann, Bob\nrules: base=3\nhands: Ann=RRGY, Bob=?4\nRa1 Ga2\n", encoding="utf-8"
    )
    record = json.loads(given(ppsolve("board", str(written)).stdout))
    assert [player["hand"] for player in record["deal"]["players"]] == ["RRGY", "?4"]


@pytest.mark.parametrize(
    ("arguments", "stdin", "code", "said"),
    [
        (["iello-2024:-:?4,RRGY:0"], b"", 1, "players[0].hand: hidden cards, but Alice is to move"),
        (["-"], hidden_record(left={"Ann": "R"}), 1, "left"),
        (["-", "--move", "1"], hidden_record(), 1, "--move: is for records without hidden cards"),
        (["-", "--round", "1"], hidden_record(), 1, "--round: is for records without hidden cards"),
        (["nowhere.json"], b"", 1, "nowhere.json: no such file or directory"),
        (["-"], b"{}", 1, "standard input: line 1: players: is missing"),
        (["iello-2024:-:RRRRRRRR,G:0"], b"", 1, "players[0].hand: 8 or more R cards"),
        (["-"], b'{"deal": {"players": []}, "moves": []}', 1, "deal: players: 0 players"),
        (["-"], b'{"players": ["A", "B"], "rounds": []}', 1, "rounds"),
        (["--open"], b"", 2, "--open needs --output FILE"),
        (
            [str(EXAMPLES / "game.json")],
            b"",
            1,
            "3 rounds; choose one with --round",
        ),
        (
            [str(EXAMPLES / "game.json"), "--round", "4"],
            b"",
            1,
            "3 rounds, but --round is 4",
        ),
        ([str(EXAMPLES / "deal.json"), "--round", "1"], b"", 1, "a position, but --round is for the record"),
        ([LINE, "--round", "1"], b"", 2, "--round needs the record of a game"),
        (["--round", "0"], b"", 2, "0 is not in the range"),
    ],
)
def test_what_cannot_be_opened_is_refused(arguments: list[str], stdin: bytes, code: int, said: str) -> None:
    done = ppsolve("board", *arguments, stdin=stdin)
    assert done.returncode == code
    assert done.stdout == b""
    assert said in done.stderr.decode()


def test_the_page_opens_in_the_browser_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("click.launch", opened.append)
    target = tmp_path / "a board.html"
    assert ppsolve("board", LINE, "-o", str(target), "--open").returncode == 0
    assert opened == [target.as_uri()]
