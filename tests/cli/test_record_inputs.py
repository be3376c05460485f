"""Records and positions in one line as inputs of all commands; messages that name the remedy."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from command import complaint, ppsolve
from ppsolve.solver.record_registry import load_record, record_from_text, record_to_json, record_to_text

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
LINE = "iello-2024:RGB/R.:RRGY,GPB:0"
SHORT = str(EXAMPLES / "short-round.json")

TEXT = """players: Julia, Marc, Priya
rules: base=3, hand_size=4
left: Julia=BB, Marc=PPP, Priya=B
Ra1 Ga2 Ya3
Rb1 Yb2
Yc1
"""
BEFORE_MOVE_4 = "iello-2024,base=3,hand_size=4:RGY:Julia=RBB,Marc=PPP,Priya=YYB:0"


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "round.txt"
    path.write_text(TEXT)
    return str(path)


def output(*arguments: str, stdin: bytes = b"") -> tuple[str, str]:
    """Return standard output and standard error of a command that succeeds."""
    done = ppsolve(*arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout.decode(), done.stderr.decode()


def without_times(text: str) -> str:
    return re.sub(r'"(?:seconds|nodes)": [0-9.]+', "", text)


# Reviews and the text form.


def test_text_and_json_give_the_same_review(record: str, tmp_path: Path) -> None:
    full = tmp_path / "full.json"
    full.write_text(record_to_json(record_from_text(TEXT)))
    assert json.loads(full.read_text())["deal"]["players"][0] == {"name": "Julia", "hand": "RRBB"}
    assert output("review", record) == output("review", str(full))
    assert output("review", record) == output("review", "-", stdin=TEXT.encode())
    reviews = [without_times(output("review", "--json", one)[0]) for one in (record, str(full))]
    assert reviews[0] == reviews[1]


@pytest.mark.parametrize("name", ["round.json", "short-round.json", "game.json", "pingouin-game.json"])
def test_show_writes_a_record_as_text_and_as_json(name: str, tmp_path: Path) -> None:
    path = EXAMPLES / name
    text, _ = output("show", str(path), "--format", "record")
    assert record_from_text(text) == load_record(path)
    written = tmp_path / "record.txt"
    written.write_text(text)
    assert output("show", str(written), "--format", "record")[0] == text
    as_json, _ = output("show", str(written), "--format", "record-json")
    written.write_text(as_json)
    assert load_record(written) == load_record(path)


def test_examples_of_the_documents_and_of_the_help_are_records() -> None:
    found = []
    for document in ("docs/reference/formats.md", "docs/guides/player.md"):
        blocks = re.findall(r"```text\n((?:players|game): .*?)```", (ROOT / document).read_text(), re.DOTALL)
        found += blocks
    shown, _ = output("review", "--help")
    example = re.search(r"^ +players: .*?(?=\n\n)", shown, re.MULTILINE | re.DOTALL)
    assert example is not None
    found.append(re.sub("(?m)^ +", "", example[0]))
    assert len(found) == 4
    for text in found:
        assert load_text(text)
    guide = next(text for text in found if "Julia=GYY" in text)
    assert record_from_text(guide).deal == load_record(EXAMPLES / "three-players.txt").deal
    assert record_from_text(found[-1]) == record_from_text(TEXT)


def load_text(text: str) -> bool:
    played = record_from_text(text)
    return record_from_text(record_to_text(played)) == played


# Records instead of positions.


def test_show_takes_the_end_of_a_record_or_the_position_before_a_move(record: str) -> None:
    end, note = output("show", record)
    assert "The round is over" in end
    assert note == "note: the end of the record, after move 6; --move N shows the position before move N\n"
    line, note = output("show", record, "--move", "4", "--format", "line")
    assert line == BEFORE_MOVE_4 + "\n"
    assert note == "note: the position before move 4 of 6\n"
    assert output("show", record, "--move", "4")[0] == output("show", BEFORE_MOVE_4)[0]
    assert output("show", record, "--move", "7")[0] == end
    assert "9, but the record has 6 moves" in complaint("show", record, "--move", "9")


def test_analyze_and_report_take_the_start_of_a_record_or_a_move(record: str) -> None:
    start = "iello-2024,base=3,hand_size=4:-:Julia=RRBB,Marc=GPPP,Priya=YYYB:0"
    for command in ("analyze", "report"):
        for arguments, line in (((), start), (("--move", "4"), BEFORE_MOVE_4)):
            text, note = output(command, record, "--json", *arguments)
            assert without_times(text) == without_times(output(command, line, "--json")[0])
            assert note.startswith(
                "note: the start of the record," if not arguments else "note: the position"
            )
    stream = TEXT.encode()
    text, _ = output("analyze", "-", "--format", "jsonl", "--keep-going", "--move", "4", stdin=stream)
    assert (
        json.loads(text)["position"] == json.loads(output("analyze", BEFORE_MOVE_4, "--json")[0])["position"]
    )


def test_advise_hides_the_other_hands_of_a_record(record: str) -> None:
    for arguments, hands in (((), ["RRBB", "????", "????"]), (("--move", "4"), ["RBB", "???", "???"])):
        text, _ = output("advise", record, "--samples", "64", "--json", *arguments)
        players = json.loads(text)["position"]["players"]
        assert [player["hand"] for player in players] == hands
    at_the_table = str(EXAMPLES / "at-the-table.json")
    end, note = output("advise", at_the_table, "--samples", "64", "--json")
    assert len(json.loads(end)["position"]["players"][0]["hand"]) == 9
    assert note.startswith("note: the end of the record, after move 9")
    before, _ = output("advise", at_the_table, "--samples", "64", "--json", "--move", "4")
    assert len(json.loads(before)["position"]["players"][0]["hand"]) == 11
    document = json.loads((EXAMPLES / "at-the-table.json").read_text())
    hidden = "players: Alice, Bob, Carol\nhands: Alice=RRRGYYYPPBBB, Bob=?12, Carol=?12\n"
    typed = (hidden + " ".join(document["moves"])).encode()
    assert output("advise", "-", "--samples", "64", "--json", stdin=typed)[0] == end
    assert output("show", "-", stdin=typed) == output("show", at_the_table)


def test_a_hand_follows_from_the_cards_left_where_the_others_are_hidden() -> None:
    def record(hand: str, left: str) -> bytes:
        hands = f"hands: Ann={hand}, Ben=?3, Cem=?3"
        return f"players: Ann, Ben, Cem\n{hands}\nleft: Ann={left}\nra1 G> B<\n".encode()

    commands: list[tuple[str, ...]] = [("show",), ("advise", "--samples", "64", "--json")]
    for command in commands:
        given, _ = output(command[0], "-", "--move", "1", *command[1:], stdin=record("RRB", "RB"))
        assert output(command[0], "-", "--move", "1", *command[1:], stdin=record("?3", "BR"))[0] == given
        end, _ = output(command[0], "-", *command[1:], stdin=record("?3", "RB"))
        assert end != given
    wrong = "left: Ann: RR, but RB are left after the moves"
    for command in [("show",), ("advise",), ("review", "--hidden")]:
        assert wrong in complaint(command[0], "-", *command[1:], stdin=record("RRB", "RR"))


def test_board_has_the_moves_of_a_record_from_a_move_on(record: str) -> None:
    page, _ = output("board", record, "--move", "4")
    assert json.dumps(json.dumps(["Rb1", "Yb2", "Yc1"]))[1:-1] in page
    assert json.dumps(json.dumps("RBB"))[1:-1] in page


def test_a_round_of_a_game_is_chosen() -> None:
    game = str(EXAMPLES / "game.json")
    assert "rounds; choose one with --round" in complaint("show", game)
    end, _ = output("show", game, "--round", "2")
    assert "The round is over" in end


# Positions in one line, from files and pipes.


def test_positions_in_one_line_are_read_from_pipes_mixed_with_json(tmp_path: Path) -> None:
    lines, _ = output("deal", "--format", "text", "--count", "2", "--seed", "3")
    document = json.dumps(json.loads((EXAMPLES / "mid-round.json").read_text()))
    mixed = f"{lines}{document}\n\n{FLOE}\n"
    shown, _ = output("show", "-", "--format", "line", stdin=mixed.encode())
    found = shown.splitlines()
    assert found[:2] == lines.splitlines()
    assert found[2].startswith("iello-2024:")
    assert found[3] == FLOE
    path = tmp_path / "positions.txt"
    path.write_text(mixed)
    assert output("show", str(path), "--format", "line")[0] == shown


def test_a_bad_line_is_answered_with_its_number() -> None:
    done = ppsolve(
        "analyze", "-", "--format", "jsonl", "--keep-going", stdin=f"{LINE}\nRGB:RR,GG:0\n{LINE}\n".encode()
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["schema"] for answer in answers] == [
        "ppsolve.analysis/1",
        "ppsolve.error/1",
        "ppsolve.analysis/1",
    ]
    assert answers[1]["line"] == 2
    assert "begins with its edition: iello-2024:RGB:RR,GG:0" in answers[1]["what"]
    assert done.returncode == 1


# Messages that name the remedy.


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "RGB/R.:RRGY,GPB:0"), "begins with its edition: iello-2024:RGB/R.:RRGY,GPB:0"),
        (("analyze", "iello:RGB/R.:RRGY,GPB:0"), "begins with its edition: iello-2024:RGB/R.:RRGY,GPB:0"),
        (("show", FLOE.removeprefix("pingouin:")), f"begins with its game: {FLOE}"),
        (("show", "iello-2024::GG"), "pyramid: is empty; write - when nothing is placed"),
        (("show", "iello-2024::GG,R:0"), "pyramid: is empty; write - when nothing is placed"),
        (
            ("perft", SHORT, "-d", "1"),
            "'ppsolve show RECORD --move N --format line' prints the one before move N",
        ),
        (("verify", SHORT), "'ppsolve show RECORD --move N --format line' prints the one before move N"),
        (("show", LINE, "--move", "2"), "a position, but --move is for records"),
        (("review", LINE), "a position in one line, but a record is wanted"),
        (("show", "no-such-file"), "no-such-file: no such file or directory"),
    ],
)
def test_errors_send_people_the_right_way(arguments: tuple[str, ...], message: str) -> None:
    assert message in complaint(*arguments)


def test_a_text_that_is_no_record_is_refused() -> None:
    for text in (b"Ra1 Ga2\n", b"hello\n", b"plyers: Ann, Bob\nRa1\n"):
        done = ppsolve("review", "-", stdin=text)
        assert b"begin with a line such as 'players: Julia, Marc, Priya'" in done.stderr
        assert done.returncode == 1


def test_a_record_whose_moves_come_first_is_read_by_every_command() -> None:
    lines = ["Ra1 Ga2 Ya3", "Rb1 Yb2", "Yc1", "players: Julia, Marc, Priya", "rules: base=3, hand_size=4"]
    text = "\n".join([*lines, "left: Julia=BB, Marc=PPP, Priya=B"]).encode()
    for command in (["show", "-"], ["analyze", "-", "--only", "best"], ["review", "-"], ["report", "-"]):
        assert ppsolve(*command, stdin=text).returncode == 0, command
