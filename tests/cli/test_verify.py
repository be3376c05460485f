"""`ppsolve verify`: claims that agree, differ or are refused, and every exit code."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from command import complaint, output, ppsolve, ppsolve_interrupted
from positions import examples
from ppsolve.solver import BadInput, Limits, Solver, analyze, deal, dumps, textform, to_dict
from ppsolve.solver.claims import Claim, claims_of
from ppsolve.solver.outcome import Question
from ppsolve.solver.verification import Verification, verify

ROOT = Path(__file__).resolve().parents[2]

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
"""Alice can guarantee 1, Bob 2; the margin is 1; Ra1 is worth 1 to Alice, Ga1 and Ya1 2."""
LINE = ["Ra1", "Ra0", "Ga0", "Gb1", "Rb2"]
"""Play from SMALL that leaves Alice with 1 card and Bob with 2."""
THREE = "iello-2024,base=3:RGB:RRG,GPB,YB:0"
OVER = "iello-2024,base=1:R:G,BB+2,-:-"
LARGE = textform.dumps(deal(1, players=3))
"""Too large to solve during a test."""

LITTLE = ("--memory", "16")


def alice(**outcomes: Any) -> dict[str, Any]:
    """Claims about Alice."""
    return {"players": [{"name": "Alice", **outcomes}]}


def checked(document: Any, text: str = SMALL, **wanted: Any) -> Verification[Any, Any]:
    position = textform.loads(text)
    return verify(position, claims_of(position, document), solver=Solver(1 << 20, threads=1), **wanted)


def differences(document: Any, text: str = SMALL, **wanted: Any) -> list[str]:
    return [what for judged in checked(document, text, **wanted).judgements for what in judged.differences]


@pytest.fixture
def expected(tmp_path: Path) -> Path:
    """A file for claims."""
    return tmp_path / "expected.json"


# Judging claims


@pytest.mark.parametrize("text", [SMALL, THREE])
def test_selfish_values_of_moves_are_checked_and_estimates_are_not(text: str) -> None:
    document = analyze(textform.loads(text), moves=True, recommend_for=0, memory=1 << 20).to_dict()
    assert document["moves"][0]["expected"]["samples"] > 0
    assert differences(document, text) == []
    judged = checked(document, text).judgements
    after = [one for one in judged if one.claim.question.move is not None]
    assert len(after) == 2 * len(document["moves"])
    assert {one.verdict for one in after} == {"agrees"}
    right = document["moves"][0]["selfish"]["penalty"]
    document["moves"][0]["selfish"] = right + 1
    document["moves"][0]["expected"] = "whatever"
    assert differences(document, text) == [f"claimed {right + 1}, proved {right}"]


@pytest.mark.parametrize(
    "claim",
    [
        1,
        {"penalty": 1},
        {"value": 1},
        {"low": 1, "high": 1},
        {"low": 0, "high": 3},
        {"low": 1},
        {"high": 1},
        {"penalty": None, "low": 0, "high": 1, "line": [], "status": "bounded"},
        {"penalty": 1, "low": 1, "high": 1, "line": LINE},
        {"high": 2, "line": LINE},
        {"penalty": 1, "high": 2},
    ],
    ids=str,
)
def test_what_is_true_agrees(claim: Any) -> None:
    assert checked(alice(guaranteed=claim)).status == "agrees"


@pytest.mark.parametrize(
    ("claim", "words"),
    [
        (2, "claimed 2, proved 1"),
        (-1, "claimed -1, proved 1"),
        ({"penalty": 0}, "claimed 0, proved 1"),
        ({"low": 2, "high": 4}, "claimed 2..4, proved 1"),
        ({"low": 2}, "claimed at least 2, proved 1"),
        ({"high": 0}, "claimed at most 0, proved 1"),
        ({"penalty": 1, "line": LINE[:3]}, "the line stops after move 3, before the round is over"),
        ({"penalty": 1, "line": ["Ra1", "Ya0"]}, "the line is not legal at move 2, Ya0: Bob holds no Y"),
        ({"penalty": 1, "line": [*LINE, "Ra1"]}, "the line is not legal at move 6, Ra1: the round is over"),
        ({"penalty": 1, "line": ["Ra1", "Ga4"]}, "the line is not legal at move 2, Ga4: a4 is not open"),
    ],
    ids=str,
)
def test_what_is_wrong_differs(claim: Any, words: str) -> None:
    found = checked(alice(guaranteed=claim))
    assert found.status == "differs"
    assert found.judgements[0].differences[0].startswith(words)


def test_a_line_must_end_in_what_is_claimed() -> None:
    claim = {"players": [{"name": "Bob", "guaranteed": {"penalty": 3, "line": LINE}}]}
    assert differences(claim) == ["claimed 3, proved 2", "claimed 3, but the line ends in 2"]


def test_the_margin_of_a_line_is_that_of_its_scores() -> None:
    assert checked({"margin": {"value": 1, "favours": "Alice", "line": LINE}}).status == "agrees"
    assert differences({"margin": {"value": 2, "line": LINE}}) == [
        "claimed 2, proved 1",
        "claimed 2, but the line ends in 1",
    ]


def test_who_is_favoured_is_a_claim_of_its_own() -> None:
    assert checked({"margin": {"favours": "Alice"}}).status == "agrees"
    assert differences({"margin": {"favours": "Bob"}}) == ["claimed at most -1, proved 1"]


def test_moves_are_claimed_by_name_or_in_a_list() -> None:
    assert checked({"moves": {"Ra1": 1, "Ga1": {"low": 2}}}).status == "agrees"
    assert (
        checked({"moves": [{"move": "Ra1", "guaranteed": {"penalty": 1, "line": LINE}}]}).status == "agrees"
    )
    assert differences({"moves": {"Ra1": 2, "Ga1": 2}}) == ["claimed 2, proved 1"]
    assert differences({"moves": {"Ya1": {"penalty": 2, "line": LINE}}}) == ["the line begins with Ra1"]


def test_a_move_that_is_not_legal_is_worth_nothing() -> None:
    assert differences({"moves": {"Pa1": 1}}) == ["claimed 1, but the move is not legal: Alice holds no P"]
    assert differences({"moves": {"Ra1": 1}}, OVER) == [
        "claimed 1, but the move is not legal: the round is over"
    ]


def test_bounds_that_leave_it_open_decide_nothing_and_those_that_exclude_it_do() -> None:
    at_once = Limits(seconds=0)
    assert checked(alice(guaranteed=3), LARGE, limits=at_once).status == "undecided"
    assert checked(alice(guaranteed={"low": 0, "high": 12}), LARGE, limits=at_once).status == "agrees"
    assert checked(alice(guaranteed=13), LARGE, limits=at_once).status == "differs"
    assert differences(alice(guaranteed=13), LARGE, limits=at_once)[0].startswith(
        "claimed 13, proved to be within 0.."
    )


def test_help_and_the_table_are_claimed_too() -> None:
    claims = {"players": [{"name": "Alice", "best": 0}, {"name": "Bob", "best": {"high": 1}}], "table": 2}
    assert checked(claims).status == "agrees"
    assert differences({"players": [{"name": "Bob", "best": 0}], "table": {"penalty": 2, "line": LINE}}) == [
        "claimed 0, proved 1",
        "claimed 2, but the line ends in 3",
    ]


def test_what_is_known_of_help_bounds_what_one_can_be_sure_of() -> None:
    position = textform.loads(THREE)
    values = {name: outcomes[2].value for name, outcomes in analyze(position, memory=1 << 20).players.items()}
    claims = {"players": [{"name": "Carol"} | values]}
    assert checked(claims, THREE).status == "agrees"


def test_one_difference_outweighs_what_is_not_decided() -> None:
    claims = {"players": [{"name": "Alice", "guaranteed": 3}, {"name": "Bob", "guaranteed": 13}]}
    found = checked(claims, LARGE, limits=Limits(seconds=0))
    assert [judged.verdict for judged in found.judgements] == ["undecided", "differs"]
    assert found.status == "differs"


def test_only_what_is_claimed_is_searched() -> None:
    class Watched(Solver):
        asked: list[str]

        def guaranteed(self, position: Any, seats: Any = None, *more: Any, **named: Any) -> Any:
            self.asked.append(f"guaranteed {len(position.pyramid)} {list(seats)}")
            return super().guaranteed(position, seats, *more, **named)

        def margin(self, *arguments: Any, **named: Any) -> Any:
            self.asked.append("margin")
            return super().margin(*arguments, **named)

        def after_moves(self, *arguments: Any, moves: Any = None, **named: Any) -> Any:
            self.asked.append(f"after {' '.join(map(str, moves))}")
            return super().after_moves(*arguments, moves=moves, **named)

    position = textform.loads(SMALL)
    for document, asked in (
        ({"players": [{"name": "Bob", "guaranteed": 2}]}, ["guaranteed 0 [1]"]),
        ({"margin": 1}, ["margin"]),
        ({"moves": {"Ra1": 1}}, ["after Ra1"]),
    ):
        solver = Watched(1 << 20, threads=1)
        solver.asked = []
        assert verify(position, claims_of(position, document), solver=solver).status == "agrees"
        assert solver.asked == asked


@pytest.mark.parametrize("text", [SMALL, THREE, OVER, "iello-2024,base=4:RG:RRGYP+1,RGPBB:0"])
def test_every_analysis_agrees_with_itself(text: str) -> None:
    position = textform.loads(text)
    analysis = analyze(position, moves=True, recommend_for=position.to_move, memory=1 << 20, threads=1)
    assert checked(analysis.to_dict(), text).status == "agrees"


def test_bounds_of_an_analysis_agree_with_the_values() -> None:
    position = textform.loads(SMALL)
    bounds = analyze(position, moves=True, limits=Limits(nodes=0), memory=1 << 20, threads=1)
    assert checked(bounds.to_dict()).status == "agrees"


def test_claims_are_values() -> None:
    position = textform.loads(SMALL)
    assert claims_of(position, alice(guaranteed=1)) == (Claim(Question("guaranteed", 0), 1, 1),)


# Errors


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ([], "expected an object, not a list"),
        ({}, "nothing is claimed; there are players, "),
        ({"players": []}, "nothing is claimed; there are players, "),
        ({"luck": 1}, "luck: unknown key; there are players, "),
        ({"players": 1}, "players: expected a list, not 1"),
        ({"players": [1]}, "players[0]: expected an object, not 1"),
        ({"players": [{"guaranteed": 1}]}, "players[0].name: is missing"),
        ({"players": [{"name": "Zoe", "guaranteed": 1}]}, "players[0].name: no player is called 'Zoe'"),
        ({"players": [{"name": "Bob"}, {"name": "Bob"}]}, "players[1].name: 'Bob' appears twice"),
        (alice(luck=1), "players[0].luck: unknown key; there are name, cards, "),
        (alice(cards=5, guaranteed=1), "players[0].cards: 5, but Alice holds 4"),
        (alice(guaranteed="1"), "players[0].guaranteed: expected a whole number or an object, not '1'"),
        (alice(guaranteed=1.5), "players[0].guaranteed: expected a whole number or an object, not 1.5"),
        (alice(guaranteed=True), "players[0].guaranteed: expected a whole number or an object, not True"),
        (alice(guaranteed=None), "players[0].guaranteed: expected a whole number or an object, not None"),
        (alice(guaranteed=10**50), "players[0].guaranteed: a very large number is too large (limit 999,999)"),
        (alice(guaranteed={}), "players[0].guaranteed: nothing is claimed; "),
        (alice(guaranteed={"line": LINE}), "players[0].guaranteed: nothing is claimed; "),
        (alice(guaranteed={"cards": 1}), "players[0].guaranteed.cards: unknown key; "),
        (alice(guaranteed={"low": "1"}), "players[0].guaranteed.low: expected a whole number, not '1'"),
        (
            alice(guaranteed={"low": 2, "high": 1}),
            "players[0].guaranteed: the value and the bounds contradict",
        ),
        (
            alice(guaranteed={"penalty": 1, "high": 0}),
            "players[0].guaranteed: the value and the bounds contradict",
        ),
        (
            alice(guaranteed={"penalty": 1, "value": 2}),
            "players[0].guaranteed: the value and the bounds contradict",
        ),
        (alice(guaranteed={"penalty": 1, "line": "Ra1"}), "players[0].guaranteed.line: expected a list"),
        (alice(guaranteed={"penalty": 1, "line": [7]}), "players[0].guaranteed.line[0]: expected a string"),
        (
            alice(guaranteed={"penalty": 1, "line": ["Ra9"]}),
            "players[0].guaranteed.line[0]: expected a colour",
        ),
        ({"margin": None}, "margin: expected a whole number or an object, not None"),
        ({"margin": {"favours": "Zoe"}}, "margin.favours: no player is called 'Zoe'"),
        ({"margin": {"favours": []}}, "margin.favours: no player is called a list"),
        (
            {"margin": {"value": 1, "favours": "Bob"}},
            "margin: the value and the bounds contradict each other",
        ),
        ({"moves": 1}, "moves: expected an object or a list, not 1"),
        ({"moves": {"a1": 1}}, "moves.a1: expected a colour"),
        ({"moves": [{"move": "Ra1"}]}, "moves[0].guaranteed: is missing"),
        ({"moves": [{"move": "Ra1", "guaranteed": 1}] * 2}, "moves[1].guaranteed: Ra1 appears twice"),
        ({"schema": "ppsolve.position/1", "margin": 1}, "schema: expected 'ppsolve.analysis/1', not "),
        ({"position": 1, "margin": 1}, "position: expected an object, not 1"),
        ({"position": {"players": []}, "margin": 1}, "position.players: 0 players, but "),
        ({"position": to_dict(textform.loads(THREE)), "margin": 1}, "position: the claims are about another"),
        ({"to_move": "Bob", "margin": 1}, "to_move: 'Bob', but Alice is to move"),
    ],
    ids=str,
)
def test_a_claim_that_makes_no_sense_is_refused(document: Any, message: str) -> None:
    position = textform.loads(SMALL)
    with pytest.raises(BadInput) as refused:
        claims_of(position, document)
    assert str(refused.value).startswith(message)
    assert str(refused.value).isprintable()


KEYS = st.sampled_from(
    [
        "players",
        "name",
        "cards",
        "best",
        "guaranteed",
        "selfish",
        "table",
        "margin",
        "moves",
        "move",
        "penalty",
        "value",
        "low",
        "high",
        "line",
        "favours",
        "schema",
        "position",
        "status",
        "to_move",
        "effort",
        "claims",
        "Ra1",
        "Ga1",
    ]
)
SCRAPS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50) | KEYS
NONSENSE = st.recursive(
    SCRAPS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(KEYS | st.text(max_size=50), inner, max_size=3)
    ),
    max_leaves=20,
)
PLAYERS = st.fixed_dictionaries(
    {"name": st.sampled_from(["Alice", "Bob"])}, optional={"guaranteed": NONSENSE}
)


@pytest.mark.slow
@examples(100)
@given(NONSENSE | st.fixed_dictionaries({"players": st.lists(PLAYERS)}, optional={"moves": NONSENSE}))
def test_nonsense_is_read_or_refused_in_one_line(document: Any) -> None:
    try:
        assert claims_of(textform.loads(SMALL), document)
    except BadInput as error:
        message = str(error)
        assert message.isprintable()
        assert len(message) < 300


def test_three_players_have_no_margin() -> None:
    position = textform.loads(THREE)
    assert len(claims_of(position, alice(guaranteed=1) | {"margin": None})) == 1
    with pytest.raises(BadInput, match="margin: is for two players, not 3"):
        claims_of(position, {"margin": 1})


# The command


def run(
    document: Any, path: Path, *arguments: str, position: str = SMALL
) -> subprocess.CompletedProcess[bytes]:
    path.write_text(json.dumps(document))
    return ppsolve("verify", position, "--expect", str(path), *LITTLE, *arguments)


def test_exit_code_0_when_all_agrees(expected: Path) -> None:
    result = run(alice(guaranteed=1) | {"margin": 1}, expected)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"2 claims: 2 agree\n", b"")


def test_exit_code_4_and_a_line_for_each_difference(expected: Path) -> None:
    claims = {
        "players": [{"name": "Alice", "guaranteed": 0, "selfish": 1}, {"name": "Bob", "guaranteed": 3}],
        "margin": 2,
        "moves": {"Ra1": 4},
    }
    result = run(claims, expected)
    assert (result.returncode, result.stderr) == (4, b"")
    assert result.stdout.decode().splitlines() == [
        "Alice, guaranteed: claimed 0, proved 1",
        "Bob, guaranteed: claimed 3, proved 2",
        "margin: claimed 2, proved 1",
        "Alice, guaranteed after Ra1: claimed 4, proved 1",
        "5 claims: 1 agrees, 4 differ",
    ]


def test_exit_code_3_when_a_limit_leaves_it_open(expected: Path) -> None:
    for limit in (["--time", "0"], ["--nodes", "5"]):
        result = run(alice(guaranteed=2), expected, *limit, position=LARGE)
        first, count, hint = result.stdout.decode().splitlines()
        assert (result.returncode, result.stderr) == (3, b"")
        assert first.startswith("Alice, guaranteed: claimed 2, not decided: ")
        assert count == "1 claim: 0 agree, 1 not decided"
        assert hint.startswith("Try a larger --time")


def test_exit_code_4_when_bounds_are_enough_to_say_no(expected: Path) -> None:
    result = run(alice(guaranteed=13), expected, "--time", "0", position=LARGE)
    assert result.returncode == 4
    assert b"Alice, guaranteed: claimed 13, proved to be within 0.." in result.stdout


def test_exit_code_1_says_what_is_wrong_and_where(expected: Path) -> None:
    where = ("verify", SMALL, "--expect", str(expected))
    assert "no such file" in complaint(*where)
    expected.write_text("{")
    assert f"{expected}: line 1: malformed JSON" in complaint(*where)
    expected.write_text(json.dumps(alice(guaranteed="one"), indent=1))
    assert f"{expected}: players[0].guaranteed: expected a whole number" in complaint(*where)
    expected.write_text("{}\n")
    assert f"{expected}: line 1: nothing is claimed" in complaint(*where)
    expected.write_text("")
    assert "there is nothing in it" in complaint(*where)
    expected.write_bytes(b"\xff\xfe")
    assert "invalid UTF-8" in complaint(*where)
    assert "no such file" in complaint("verify", "nowhere.json", "--expect", str(expected))
    assert "no claims; give --expect FILE" in complaint("verify", SMALL)


def test_exit_code_2_for_wrong_usage() -> None:
    complaint("verify", code=2)
    complaint("verify", SMALL, THREE, code=2)
    complaint("verify", "-", "--expect", "-", code=2)
    complaint("verify", SMALL, "--expect", code=2)
    complaint("verify", SMALL, "--time", "soon", code=2)


def test_claims_may_stand_in_the_file_of_the_position(tmp_path: Path) -> None:
    path = tmp_path / "claimed.json"
    position = to_dict(textform.loads(SMALL))
    path.write_text(json.dumps(position | {"claims": {"margin": 1}}, indent=2))
    assert output("verify", str(path), *LITTLE) == "1 claim: 1 agrees\n"
    path.write_text(json.dumps(position | {"claims": {"margin": "1"}}, indent=2))
    assert f"{path}: claims.margin: expected a whole number" in complaint("verify", str(path))
    path.write_text(json.dumps(position | {"claims": []}, indent=2))
    assert f"{path}: claims: expected an object" in complaint("verify", str(path))
    path.write_text(json.dumps(position | {"claims": {"margin": 1}}))
    assert "holds claims" in complaint("verify", str(path), "--expect", "-", stdin=b'{"margin": 1}')
    path.write_text(json.dumps(position | {"claim": {}}, indent=2))
    assert f"{path}: claim: unknown key" in complaint("verify", str(path))


def test_what_analyze_prints_can_be_verified_as_it_is() -> None:
    printed = output("analyze", SMALL, THREE, OVER, "--json", "--moves", *LITTLE)
    result = output("verify", "-", *LITTLE, stdin=printed.encode()).splitlines()
    assert [line.partition(":")[0] for line in result] == ["position 1", "position 2", "position 3"]
    assert all("differ" not in line and "not decided" not in line for line in result)


def test_json_lines_of_claims_go_with_json_lines_of_positions(tmp_path: Path, expected: Path) -> None:
    positions = tmp_path / "positions.jsonl"
    texts = (SMALL, THREE, SMALL)
    positions.write_text("".join(dumps(textform.loads(text), one_line=True) + "\n" for text in texts))
    claims = [{"margin": 1}, alice(guaranteed=3), {"margin": -1}]
    expected.write_text("".join(json.dumps(claim) + "\n" for claim in claims))
    where = ("verify", str(positions), "--expect", str(expected), *LITTLE)
    result = ppsolve(*where)
    assert result.returncode == 4
    lines = result.stdout.decode().splitlines()
    assert lines[0] == "position 1: 1 claim: 1 agrees"
    assert lines[1].startswith("position 2: Alice, guaranteed: claimed 3, proved ")
    assert lines[-2:] == [
        "position 3: margin: claimed -1, proved 1",
        "position 3: 1 claim: 0 agree, 1 differs",
    ]
    documents = [json.loads(line) for line in ppsolve(*where, "--json").stdout.splitlines()]
    assert [document["status"] for document in documents] == ["agrees", "differs", "differs"]


@pytest.mark.parametrize(
    ("count", "message"),
    [(1, "fewer documents than positions"), (3, "line 3: more documents than positions")],
)
def test_there_must_be_claims_for_each_position(
    tmp_path: Path, expected: Path, count: int, message: str
) -> None:
    positions = tmp_path / "positions.jsonl"
    positions.write_text((dumps(textform.loads(SMALL), one_line=True) + "\n") * 2)
    expected.write_text('{"margin": 1}\n' * count)
    result = ppsolve("verify", str(positions), "--expect", str(expected), *LITTLE)
    assert result.returncode == 1
    assert result.stderr.decode() == f"ppsolve: {expected}: {message}\n"


def test_the_document_tells_it_all(expected: Path) -> None:
    result = run(alice(guaranteed=0) | {"margin": {"low": 1}}, expected, "--json")
    document = json.loads(result.stdout)
    assert result.returncode == 4
    assert len(result.stdout.splitlines()) > 10
    assert set(document) == {"schema", "position", "status", "claims", "effort"}
    assert (document["schema"], document["status"]) == ("ppsolve.verification/1", "differs")
    assert document["position"] == to_dict(textform.loads(SMALL))
    player, margin = document["claims"]
    assert (player["outcome"], player["player"], player["verdict"]) == ("guaranteed", "Alice", "differs")
    assert player["claimed"] == {"low": 0, "high": 0}
    assert (player["found"]["penalty"], player["differences"]) == (1, ["claimed 0, proved 1"])
    assert (margin["outcome"], margin["verdict"], margin["found"]["value"]) == ("margin", "agrees", 1)
    assert margin["claimed"] == {"low": 1, "high": None}


@pytest.mark.slow
def test_ctrl_c_prints_what_is_known_so_far(expected: Path) -> None:
    expected.write_text(json.dumps(alice(guaranteed=3)))
    result = ppsolve_interrupted("verify", LARGE, "--expect", str(expected), *LITTLE)
    printed = result.stdout
    assert (result.returncode, result.stderr) == (130, b"")
    assert re.match(
        rb"Alice, guaranteed: claimed 3, (not decided:|proved to be within) \d+\.\.\d+\n", printed
    )
    assert printed.endswith(b"Interrupted: these are the results so far.\n")


def test_the_claims_of_the_examples_are_true() -> None:
    folder = ROOT / "examples"
    arguments = (str(folder / "mid-round.json"), "--expect", str(folder / "expected.json"))
    assert output("verify", *arguments, *LITTLE).endswith(" agree\n")
