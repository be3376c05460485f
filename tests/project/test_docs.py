"""Run what the documents show: commands, positions, Python sessions and links."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from documents import (
    DOCUMENTS,
    ROOT,
    Block,
    blocks,
    check_commands,
    check_links,
    check_positions,
    check_python,
    command_blocks,
    commands,
    copy_of_the_tree,
    matches,
    renewed,
)
from sources import place

COMMAND_BLOCKS = [block for document in DOCUMENTS for block in command_blocks(document)]

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=place)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository to run commands in."""
    return copy_of_the_tree(tmp_path_factory.mktemp("documents"))


@pytest.mark.slow
@pytest.mark.parametrize("block", COMMAND_BLOCKS, ids=str)
def test_commands_print_the_documented_output(block: Block, tree: Path) -> None:
    check_commands(block, tree)


@each_document
def test_positions_load(document: Path) -> None:
    check_positions(document)


@each_document
def test_python_sessions_give_the_documented_results(document: Path) -> None:
    check_python(document)


@each_document
def test_link_targets_exist(document: Path) -> None:
    check_links(document)


# The checks themselves: they must be able to fail.


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "page.md"


def test_commands_include_their_continuation_lines(page: Path) -> None:
    page.write_text("```console\n$ cat <<'END'\n> one\n> END\none\n\n$ true\n$ echo two\ntwo\n```\n")
    (block,) = blocks(page, "console")
    assert [(command.text, command.output) for command in commands(block)] == [
        ("cat <<'END'\none\nEND", "one"),
        ("true", None),
        ("echo two", "two"),
    ]
    check_commands(block, page.parent)


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("...\ntwo\n...", "one\ntwo\nthree", True),
        ("one\n...", "one", True),
        ("one\n...\nfour", "one\ntwo\nthree\nfour", True),
        ("...\ntwo", "one\ntwo\nthree", False),
        ("one\n...\nthree", "one\ntwo", False),
        ("one ...", "one two", False),
    ],
)
def test_three_dots_match_any_number_of_lines(shown: str, printed: str, same: bool) -> None:
    assert matches(shown, printed) is same


@pytest.mark.parametrize(
    ("shown", "now"),
    [
        ("old", "1\n2\n3\n4\n5"),
        ("a\n...", "1\n..."),
        ("a\n...\nb\nc", "1\n...\n4\n5"),
        ("...\n2\nb\n...", "...\n2\n3\n..."),
        ("...\na\n...", "...\na\n..."),  # not found again
    ],
)
def test_updated_outputs_keep_their_number_of_lines(shown: str, now: str) -> None:
    assert renewed(shown, "1\n2\n3\n4\n5") == now


def test_a_block_without_a_command_is_not_run(page: Path) -> None:
    page.write_text("```sh\nfalse\n```\n")
    assert command_blocks(page) == []


@pytest.mark.parametrize(
    ("shell", "words"),
    [
        ("$ echo one\ntwo", "prints\none\nbut shown is\ntwo"),
        ("$ false", "exits with 1"),
        ("$ echo ppsolve: no\nppsolve: no", "exits with 0"),
        ("$ exit 0\n$ true", "stopped early"),
    ],
)
def test_a_different_output_is_detected(page: Path, shell: str, words: str) -> None:
    page.write_text(f"```console\n{shell}\n```\n")
    with pytest.raises(AssertionError, match=words):
        check_commands(command_blocks(page)[0], page.parent)


@pytest.mark.parametrize(
    "text",
    [
        "See `iello-2024:RX:R,G:0`.",
        "See `pingouin:1A4/......../......./......../......./......../......./........:-:0`.",
        "```text\niello-2024,base=9:-:R,G:0\n```",
        '```json\n{"players": []}\n```',
        '```jsonl\n{"players": [{"name": "Alice", "hand": "R"}, {"name": "Bob", "hand": "G"}]}\n{}\n```',
    ],
)
def test_an_invalid_position_is_detected(page: Path, text: str) -> None:
    page.write_text(text + "\n")
    with pytest.raises(AssertionError, match="is refused"):
        check_positions(page)


def test_a_wrong_python_session_is_detected(page: Path) -> None:
    page.write_text("```python\n>>> one = 1\n```\n\nThen:\n\n```python\n>>> one + 1\n3\n```\n")
    with pytest.raises(AssertionError, match=r'page\.md", line 8'):
        check_python(page)


@pytest.mark.parametrize("link", ["nowhere.md", "page.md#nothing", "#nothing"])
def test_a_broken_link_is_detected(page: Path, link: str) -> None:
    page.write_text(f"# A page\n\n[here](page.md#a-page), [there]({link})\n")
    with pytest.raises(AssertionError, match=link):
        check_links(page)


# The tree of the architecture.

BUILT = {"build", "dist", "node_modules", "__pycache__"}
CODE = {".cpp", ".css", ".hpp", ".html", ".inc", ".js", ".py", ".sh", ".ts"}


def folders_named(tree: str) -> list[str]:
    """The folders that a tree names at the start of its lines, `solver/{party,pingouin}/` being two."""
    found = []
    for path in re.findall(r"^(\S+)/(?=\s)", tree, flags=re.MULTILINE):
        before, _, rest = path.partition("{")
        names, _, after = rest.partition("}")
        found += [f"{before}{name}{after}" for name in names.split(",")]
    return found


def folders_with_code() -> set[str]:
    """The folders that hold code. Those of tests mirror the code, so that only the first level counts."""
    found = set()
    for folder, below, files in os.walk(ROOT):
        below[:] = [name for name in below if not name.startswith(".") and name not in BUILT]
        below[:] = [name for name in below if not Path(folder, name, "pyvenv.cfg").exists()]
        parts = Path(folder).relative_to(ROOT).parts
        if parts and any(Path(file).suffix in CODE for file in files):
            found.add("/".join(parts[:2] if "tests" in parts[:2] else parts))
    return found


def test_the_tree_names_every_folder_that_holds_code() -> None:
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = folders_named(architecture.split("```text\n")[1].split("```")[0])
    assert len(named) == len(set(named))
    assert [name for name in named if not (ROOT / name).is_dir()] == []
    assert folders_with_code() - set(named) == set()


def test_folders_in_braces_are_named() -> None:
    tree = "solver/   all\nsolver/{party,pingouin}/view/   drawings\n  docs/ not this\n"
    assert folders_named(tree) == ["solver", "solver/party/view", "solver/pingouin/view"]


def test_dask_recipes_listen_on_a_chosen_address_only() -> None:
    """Without `--host` a scheduler or worker listens on all interfaces and runs what anybody sends."""
    recipes = [
        line
        for document in DOCUMENTS
        for line in document.read_text(encoding="utf-8").splitlines()
        if re.match(r"dask (scheduler|worker)\b", line)
    ]
    assert len(recipes) >= 2
    assert all("--host " in line and "--no-dashboard" in line for line in recipes)
