"""`puzzle`, `daily`, `check`, `hint`, `solve` and `page` as a user runs them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from matplotlib import image

from command import complaint, output, ppsolve
from hurry import candidates_remembered
from known_puzzles import IDS, known
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle_json import dumps, loads
from ppsolve.solver.platform import lock_file

EVERY_KIND = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture
def remembered() -> Iterator[None]:
    """Generate each puzzle once, for tests that are not about generating."""
    with candidates_remembered():
        yield


@pytest.fixture
def files(tmp_path: Path, remembered: None) -> dict[str, str]:
    """A file of each known puzzle."""
    paths = {}
    for kind in KINDS:
        path = tmp_path / f"{kind}.json"
        path.write_text(dumps(known(kind)), encoding="utf-8")
        paths[kind] = str(path)
    return paths


# Making.


def test_the_same_seed_gives_the_same_puzzle() -> None:
    made = output("puzzle", "--kind", "queue", "--level", "easy", "--seed", "1", "--format", "json")
    assert made == output("puzzle", f"queue-easy-1-g{KINDS['queue'].latest}", "--format", "json")
    assert output("puzzle", "queue-easy-1-g2", "--format", "json") == dumps(known("queue")) + "\n"


def test_both_ids_stand_for_the_puzzle() -> None:
    short = output("puzzle", "queue-easy-1-g2", "--format", "id").strip()
    assert short == permanent_id(known("queue"))
    assert output("puzzle", short, "--format", "id").strip() == short


@pytest.mark.parametrize("given", ["Queue-Easy-1-g2", " queue-easy-1-g2 ", "\tQUEUE-EASY-1-g2\n"])
def test_ids_are_read_in_capitals_and_with_blanks_around(given: str) -> None:
    result = ppsolve("puzzle", given, "--format", "id")
    assert (result.stdout.decode().strip(), result.stderr) == (permanent_id(known("queue")), b"")
    name, _, body = permanent_id(known("queue")).partition(":")
    assert output("puzzle", f" {name.upper()}:{body} ", "--format", "id").strip() == f"{name}:{body}"


def test_an_id_without_a_generator_uses_the_current_one_with_a_note() -> None:
    result = ppsolve("puzzle", " Queue-easy-1 ", "--format", "id")
    meant = f"queue-easy-1-g{KINDS['queue'].generator}"
    assert result.stdout.decode().startswith(f"{meant}:")
    assert result.stderr.decode() == f"note: Queue-easy-1 names no generator; using {meant}\n"
    with_base = ppsolve("puzzle", "queue-easy-1-base5", "--format", "id")
    assert with_base.stdout.decode().startswith(f"queue-easy-1-base5-g{KINDS['queue'].generator}:")


@pytest.mark.slow
def test_a_batch_is_json_lines_and_two_processes_make_the_same() -> None:
    batch = ["puzzle", "-k", "duel", "-l", "easy", "-s", "3", "-n", "4"]
    together = output(*batch, "-j", "2")
    assert together == output(*batch, "-j", "1")
    puzzles = [loads(line) for line in together.splitlines()]
    assert [puzzle.recipe.seed for puzzle in puzzles if puzzle.recipe] == [3, 4, 5, 6]


def test_a_new_seed_is_printed() -> None:
    result = ppsolve("puzzle", "--kind", "queue", "--level", "easy", "--format", "id")
    assert result.returncode == 0
    seed = result.stderr.decode().split()[1]
    assert result.stdout.decode().startswith(f"queue-easy-{seed}-g{KINDS['queue'].latest}:")


def test_rejected_candidates_are_counted_on_demand() -> None:
    result = ppsolve("puzzle", "-k", "duel", "-l", "easy", "-s", "1", "--rejected", "--format", "id")
    assert b" candidates, 1 accepted, " in result.stderr


@pytest.mark.slow
def test_a_folder_gets_a_numbered_file_for_each_puzzle(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "puzzles"
    output("puzzle", "-k", "queue", "-l", "easy", "-s", "1", "-n", "2", "--format", "svg", "-o", f"{folder}/")
    assert sorted(path.name for path in folder.iterdir()) == [
        "001-queue-easy-1-g3.svg",
        "002-queue-easy-2-g3.svg",
    ]


@pytest.mark.slow
def test_a_batch_into_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    target = tmp_path / "batch.jsonl"
    output("puzzle", "-k", "queue", "-l", "easy", "-s", "1", "-n", "3", "-o", str(target))
    assert len(target.read_text().splitlines()) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["batch.jsonl"]


BATCH = ["puzzle", "-k", "queue", "-l", "easy", "-s", "1", "-n", "2", "-j", "1"]


@pytest.mark.usefixtures("remembered")
def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    target = tmp_path / "batch.jsonl"
    target.write_text("old")
    target.chmod(0o600)
    output(*BATCH, "-o", str(target))
    assert target.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("remembered")
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as pool:
        read = pool.submit(pipe.read_text)
        output(*BATCH, "-o", str(pipe))
        assert len(read.result(timeout=60).splitlines()) == 2
    assert pipe.is_fifo()


@pytest.mark.usefixtures("remembered")
def test_the_part_file_of_a_killed_run_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "batch.jsonl.part").write_text("half of a line")
    made = output(*BATCH)
    output(*BATCH, "-o", str(tmp_path / "batch.jsonl"))
    assert [path.name for path in tmp_path.iterdir()] == ["batch.jsonl"]
    assert (tmp_path / "batch.jsonl").read_text() == made


@pytest.mark.usefixtures("remembered")
def test_the_part_file_of_a_running_process_is_left_alone(tmp_path: Path) -> None:
    part = tmp_path / "batch.jsonl.part"
    with part.open("w+b") as stream:
        stream.write(b"the other run's")
        stream.flush()
        lock_file(stream)
        output(*BATCH, "-o", str(tmp_path / "batch.jsonl"))
    assert part.read_text() == "the other run's"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["batch.jsonl", "batch.jsonl.part"]


def test_a_file_named_like_a_puzzle_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    output("puzzle", "queue-easy-1-g2", "--format", "json", "-o", "queue-easy-1-g2.json")
    assert loads(output("puzzle", "queue-easy-1-g2.json", "--format", "json")) == known("queue")


@pytest.mark.usefixtures("remembered")
@pytest.mark.slow
@EVERY_KIND
@pytest.mark.parametrize("solutions", ["none", "end"])
def test_a_puzzle_can_be_drawn_as_png(kind: str, solutions: str, tmp_path: Path) -> None:
    """Twice the size of the SVG picture, and with all its colours."""
    target = tmp_path / "puzzle.png"
    output("puzzle", IDS[kind], "--format", "png", "--solutions", solutions, "-o", str(target))
    svg = output("puzzle", IDS[kind], "--format", "svg", "--solutions", solutions)
    width, height = map(float, re.findall(r'viewBox="0 0 (\S+) (\S+)"', svg)[0])
    picture = image.imread(target)
    assert picture.shape[:2] == (2 * round(height), 2 * round(width))
    pixels = (picture[::3, ::3, :3] * 255).round().astype(int) @ (1 << 16, 1 << 8, 1)
    seen = set(pixels.ravel().tolist())
    fills = {int(fill, 16) for fill in re.findall(r'fill="#([0-9a-f]{6})"', svg)}
    assert fills <= seen


def test_a_position_can_be_drawn_as_png(tmp_path: Path) -> None:
    target = tmp_path / "position.png"
    position = "iello-2024,base=3:RG:김민준=RRGY,\N{PENGUIN}=RGPB:0"
    result = ppsolve("show", position, "--png", str(target), "--svg", str(tmp_path / "position.svg"))
    assert result.stderr.decode() == "note: no font on this machine has \N{PENGUIN} (U+1F427)\n"
    assert target.read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "position.svg").read_text().startswith("<svg")


def test_a_png_holds_one_puzzle() -> None:
    batch = ["puzzle", "-k", "queue", "-l", "easy", "-s", "1", "-n", "2", "--format", "png"]
    assert "holds one puzzle; use a folder" in complaint(*batch, "-o", "two.png", code=2)


def test_letters_without_a_font_are_reported(tmp_path: Path) -> None:
    task = json.loads(dumps(known("duel")))
    task["position"]["players"][1]["name"] = "\N{PENGUIN} ペン"
    bare = {key: task[key] for key in ("kind", "position", "limit") if key in task}
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(bare), encoding="utf-8")
    result = ppsolve("puzzle", str(file), "--format", "pdf", "-o", str(tmp_path / "sheet.pdf"))
    assert (result.returncode, result.stderr.decode()) == (
        0,
        "note: no font on this machine has \N{PENGUIN} (U+1F427)\n",
    )


def test_json_without_the_solution_is_still_the_puzzle() -> None:
    shown = output("puzzle", IDS["queue"], "--format", "json", "--solutions", "none")
    assert "solution" not in json.loads(shown)
    assert loads(shown) == known("queue")


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    message = complaint("puzzle", IDS["queue"], "--format", "svg", "-o", f"{tmp_path}/file/")
    assert "the folder cannot be created" in message


@pytest.mark.usefixtures("remembered")
@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_when_their_parent_is_killed(tmp_path: Path, number: signal.Signals) -> None:
    batch = ["puzzle", "-k", "queue", "-l", "hard", "-s", "1", "-n", "5000", "-j", "2", "-o", "batch.jsonl"]
    process = subprocess.Popen([sys.executable, "-m", "ppsolve", *batch], cwd=tmp_path)
    part = tmp_path / "batch.jsonl.part"
    deadline = time.monotonic() + 60
    while not (part.exists() and part.read_text().count("\n")) and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = children_of(process.pid)
    assert len(workers) >= 2
    process.send_signal(number)
    process.wait(timeout=60)
    while any(map(is_alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_alive, workers))
    # The next run replaces the part file.
    output(*BATCH, "-o", str(tmp_path / "batch.jsonl"))
    assert [path.name for path in tmp_path.iterdir()] == ["batch.jsonl"]


def children_of(process: int) -> list[int]:
    """The child processes of a process."""
    stats = [path.read_text() for path in Path("/proc").glob("[0-9]*/stat") if path.exists()]
    fields = [(int(stat.split()[0]), int(stat.rpartition(")")[2].split()[1])) for stat in stats]
    return [number for number, parent in fields if parent == process]


def is_alive(process: int) -> bool:
    """Return whether a process is running; a zombie is not."""
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.slow
def test_ctrl_c_keeps_the_puzzles_so_far(tmp_path: Path) -> None:
    target = tmp_path / "batch.jsonl"
    arguments = ["puzzle", "-k", "queue", "-l", "hard", "-s", "1", "-n", "5000", "-j", "2", "-o", str(target)]
    process = subprocess.Popen(
        [sys.executable, "-m", "ppsolve.cli", *arguments], stderr=subprocess.PIPE, start_new_session=True
    )
    part = tmp_path / "batch.jsonl.part"
    deadline = time.monotonic() + 60
    while not (part.exists() and part.read_text().count("\n")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    message = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130, message
    assert f"{part} keeps the " in message
    assert "Traceback" not in message
    assert not target.exists()
    assert loads(part.read_text().splitlines()[0]).level == "hard"


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--kind", "tower"], 2, "'tower' is not one of"),
        (["--level", "brutal"], 2, "'brutal' is not one of"),
        (["--seed", "-1"], 2, "-1 is not in the range"),
        (["--base", "2", "--level", "expert"], 1, "base: 2 is not from 4 to 8 for a pyramid"),
        (["--kind", "duel", "--base", "5"], 1, "base: cannot be chosen for a duel"),
        (["--players", "3"], 1, "players: cannot be chosen for a pyramid"),
        (["--count", "0"], 2, "0 is not in the range"),
        (["--count", "2", "--format", "json"], 2, "holds one puzzle; use jsonl for several"),
        (["--count", "2", "--format", "svg"], 2, "holds one puzzle; use a folder"),
        (
            [f"--seed={2**64 - 1}", "--count", "2"],
            2,
            "2 puzzles from seed 18446744073709551615 on",
        ),
        (["missing.json"], 1, "missing.json: no such file"),
        (["pyramid-hard-x"], 1, "expected a short ID"),
        (["pyramid-hard-7-g99"], 1, "made by generator 99"),
        (["queue-easy-1-g2", "--level", "hard"], 2, "--level is for new puzzles"),
        (["queue-easy-1-g2", "--count", "3"], 2, "--count is for new puzzles"),
    ],
)
def test_wrong_recipes_are_refused(arguments: list[str], code: int, message: str, tmp_path: Path) -> None:
    seed = [] if "seed" in arguments[0] or not arguments[0].startswith("-") else ["--seed", "1"]
    assert message in complaint("puzzle", *seed, *arguments, "-o", str(tmp_path / "out"), code=code)
    assert list(tmp_path.iterdir()) == []


def test_a_recipe_may_run_out_of_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    operations = replace(KINDS["pyramid"].operations, attempts=1)
    monkeypatch.setitem(vars(KINDS["pyramid"]), "operations", operations)
    message = complaint("puzzle", "pyramid-expert-1-base4-g2")
    assert "pyramid-expert-1-base4-g2: none found in 1 attempts: 1 too easy" in message


def test_a_generator_that_was_never_released_is_refused_in_one_line() -> None:
    message = "puzzle pyramid-easy-7-g1: generator 1 was never released; use pyramid-easy-7-g2\n"
    for command in ("puzzle", "solve", "hint", "page"):
        assert complaint(command, "pyramid-easy-7-g1", code=1).endswith(message)


# Forms.


@EVERY_KIND
@pytest.mark.parametrize("form", ["text", "json", "jsonl", "svg", "share", "id"])
def test_every_form_of_every_kind(kind: str, form: str, files: dict[str, str]) -> None:
    shown = output("puzzle", files[kind], "--format", form)
    assert shown.strip()
    if form in ("json", "jsonl"):
        assert loads(shown) == known(kind)


@EVERY_KIND
def test_text_shows_the_solution_only_when_asked(kind: str, files: dict[str, str]) -> None:
    plain = output("puzzle", files[kind])
    solved = output("puzzle", files[kind], "--solutions", "end")
    assert solved.startswith(plain.rstrip())
    assert len(solved) > len(plain)


def test_a_sheet_is_a_pdf_and_needs_a_file(tmp_path: Path, files: dict[str, str]) -> None:
    target = tmp_path / "sheet.pdf"
    output("puzzle", *files.values(), "--format", "pdf", "--per-page", "2", "-o", str(target))
    assert target.read_bytes().startswith(b"%PDF-")
    assert ppsolve("puzzle", files["queue"], "--format", "pdf").stdout.startswith(b"%PDF-")


# The daily.


def test_every_game_has_a_daily_series_of_its_own() -> None:
    puzzle = loads(output("daily", "--game", "pingouin", "--date", "2026-12-07", "--format", "json"))
    assert (puzzle.kind, puzzle.level, puzzle.number) == ("route", "easy", 7)
    again = loads(output("daily", "--kind", "route", "--date", "2026-12-07", "--format", "json"))
    assert again == puzzle
    early = complaint("daily", "--game", "pingouin", "--date", "2026-11-30")
    assert "2026-11-30 is before 2026-12-01" in early


def test_the_daily_of_a_date() -> None:
    puzzle = loads(output("daily", "--date", "2026-11-17", "--format", "json"))
    assert puzzle.title == "Penguin queue #321 · easy"
    assert puzzle.kind == "queue"


@pytest.mark.usefixtures("remembered")
@pytest.mark.slow
def test_a_week_is_seven_puzzles_into_a_folder(tmp_path: Path) -> None:
    week_of_duels = ("daily", "--date", "2026-11-19", "--week", "--kind", "duel", "--format", "json")
    output(*week_of_duels, "-o", f"{tmp_path}/")
    names = sorted(path.name for path in tmp_path.iterdir())
    week = [loads((tmp_path / name).read_bytes()) for name in names]
    assert names == [f"{day - 15:03}-2026-11-{day}-duel.json" for day in range(16, 23)]
    assert [puzzle.number for puzzle in week] == list(range(320, 327))
    assert [puzzle.level for puzzle in week] == ["easy"] * 2 + ["medium"] * 2 + ["hard"] * 2 + ["expert"]


def test_another_kind_of_the_day() -> None:
    assert loads(output("daily", "-d", "2026-11-16", "-k", "duel", "--format", "json")).kind == "duel"


def test_a_published_puzzle_takes_precedence(tmp_path: Path) -> None:
    document = json.loads(dumps(known("duel"))) | {"date": "2026-11-16", "number": 320}
    path = tmp_path / "published.jsonl"
    path.write_text(json.dumps(document) + "\n")
    shown = output("daily", "--date", "2026-11-16", "--published", str(path), "--format", "json")
    assert loads(shown).task == known("duel").task


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--date", "yesterday"], "--date: expected a date such as 2026-11-15, not 'yesterday'"),
        (["--date", "2026-02-30"], "--date: expected a date such as 2026-11-15"),
        (["--date", "2025-12-31"], "--date: 2025-12-31 is before 2026-01-01"),
        (["--published", "missing.jsonl"], "missing.jsonl: no such file"),
        (["--date", ""], "--date: expected a date"),
    ],
)
def test_wrong_days_are_refused(arguments: list[str], message: str) -> None:
    assert message in complaint("daily", *arguments)


# Solving.


@EVERY_KIND
def test_the_solution_is_right(kind: str, files: dict[str, str]) -> None:
    solution = known(kind).solution
    assert output("check", files[kind], *solution)
    assert output("check", IDS[kind], ",".join(solution))
    assert output("check", files[kind], files[kind])  # a puzzle's own file holds its solution
    assert output("check", files[kind], "-", stdin=" ".join(solution).encode())
    assert json.loads(output("check", files[kind], *solution, "--json"))["solved"] is True


def test_rows_are_a_solution_of_a_pyramid() -> None:
    rows = "/".join(known("pyramid").solution)
    assert output("check", IDS["pyramid"], rows)
    assert output("check", IDS["pyramid"], rows.lower())


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize("kind", ["pyramid", "queue"])
def test_a_part_of_a_solution_is_right_so_far(kind: str) -> None:
    steps = json.loads(output("solve", IDS[kind], "--json"))["steps"]
    result = ppsolve("check", IDS[kind], steps[0]["move"], "--json")
    assert result.returncode == 3
    finding = json.loads(result.stdout)
    assert (finding["right"], finding["solved"]) == (True, False)


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize(("kind", "wrong"), [("pyramid", "Ga2"), ("queue", "Gc1"), ("duel", "Rc7")])
def test_a_wrong_step_is_named(kind: str, wrong: str) -> None:
    result = ppsolve("check", IDS[kind], wrong)
    assert result.returncode == 4, result.stderr
    assert wrong in result.stdout.decode()
    finding = json.loads(ppsolve("check", IDS[kind], wrong, "--json").stdout)
    assert (finding["right"], finding["solved"], finding["step"]) == (False, False, 1)


@pytest.mark.usefixtures("remembered")
@EVERY_KIND
def test_a_hint_reveals_more_and_more(kind: str) -> None:
    told = [output("hint", IDS[kind], "--reveal", much) for much in ("technique", "place", "card")]
    step = json.loads(output("hint", IDS[kind], "--reveal", "card", "--json"))
    assert f"Technique: {step['technique']}" in told[0]
    assert "Place:" not in told[0]
    assert f"Place: {step['place']}" in told[1]
    assert "Card:" not in told[1]
    assert step["move"] not in told[1]
    colours = dict(zip("RGYPB", ("red", "green", "yellow", "purple", "blue"), strict=True))
    last = f"Card: {colours[step['card']]}" if "card" in step else f"Move: {step['move']}"
    assert last in told[2]
    assert step["reason"] in " ".join(told[2].split())
    assert all(len(line) <= 80 for line in told[2].splitlines())
    assert "reason" not in json.loads(output("hint", IDS[kind], "--json"))


@pytest.mark.usefixtures("remembered")
@EVERY_KIND
def test_hints_lead_to_the_solution(kind: str) -> None:
    steps = json.loads(output("solve", IDS[kind], "--json"))["steps"]
    after_first = json.loads(output("hint", IDS[kind], steps[0]["move"], "--reveal", "card", "--json"))
    expected = after_first.get("expected", [])
    assert [*expected, after_first["move"]] == [step["move"] for step in steps[1 : len(expected) + 2]]


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize("much", ["technique", "place", "card", "move"])
def test_the_old_spelling_of_reveal_works(much: str) -> None:
    hint = ("hint", IDS["queue"])
    assert output(*hint, "--tell", much) == output(*hint, "--reveal", much)
    assert "--tell" not in output("hint", "--help")


def test_a_hint_after_a_wrong_step_says_so() -> None:
    assert "Ga2" in complaint("hint", IDS["pyramid"], "Ga2")


@EVERY_KIND
def test_the_solution_is_explained_step_by_step(kind: str, files: dict[str, str]) -> None:
    steps = json.loads(output("solve", files[kind], "--json"))["steps"]
    words = " ".join(output("solve", files[kind]).split())
    told = ""
    for number, step in enumerate(steps, start=1):
        reason = "" if step["reason"] == told else f" {' '.join(step['reason'].split())}"
        assert f"{number}. {step['move']} {step['technique']}{reason}" in words
        told = step["reason"]


@pytest.mark.parametrize("command", ["check", "hint", "solve", "page", "puzzle"])
def test_a_puzzle_that_was_tampered_with_is_refused(command: str, tmp_path: Path) -> None:
    document = json.loads(dumps(known("queue"))) | {"queue": "PPPPP"}
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(document))
    more = ["Ra1"] if command == "check" else []
    message = complaint(command, str(path), *more)
    assert "tampered.json: line 1: queue: no winning line" in message


@pytest.mark.parametrize(
    ("solution", "message"),
    [
        (["Z9"], "solution 'Z9': is neither a file nor moves such as Rb2 Ga0"),
        (["missing.json"], "solution 'missing.json': is neither a file nor moves"),
        (["R" * 3000], "expected a colour"),
        (["Ra9"], "expected a colour"),
        ([], "Missing argument"),
    ],
)
def test_unreadable_solutions_are_refused(solution: list[str], message: str) -> None:
    assert message in complaint("check", IDS["queue"], *solution, code=1 if solution else 2)


def test_a_solution_in_a_broken_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "solution.json"
    for content, message in [(b'{"x": 1}', "solution: is missing"), (b"\xff\xfe", "is not UTF-8 text")]:
        path.write_bytes(content)
        assert f"solution.json: {message}" in complaint("check", IDS["queue"], str(path))


def test_puzzle_and_solution_cannot_both_be_standard_input() -> None:
    assert "cannot both be read" in complaint("check", "-", "-", code=2)
    assert "cannot both be read" in complaint("hint", "-", "-", code=2)


# The page.


@pytest.mark.usefixtures("remembered")
@EVERY_KIND
def test_a_page_is_one_whole_file(kind: str, tmp_path: Path) -> None:
    target = tmp_path / "puzzle.html"
    output("page", IDS[kind], "-o", str(target))
    assert target.read_text(encoding="utf-8").startswith("<!")
    assert [path.name for path in tmp_path.iterdir()] == ["puzzle.html"]
