"""Run what the documents show: commands, positions, Python sessions and links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from documents import (
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
    documents,
)
from sources import FILES

DOCUMENTS = documents()
COMMAND_BLOCKS = [block for document in DOCUMENTS for block in command_blocks(document)]

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository to run commands in."""
    return copy_of_the_tree(tmp_path_factory.mktemp("documents"))


@pytest.mark.slow
@pytest.mark.parametrize("block", COMMAND_BLOCKS, ids=str)
def test_commands_do_what_is_shown(block: Block, tree: Path) -> None:
    check_commands(block, tree)


@each_document
def test_positions_load(document: Path) -> None:
    check_positions(document)


@each_document
def test_python_sessions_give_what_is_shown(document: Path) -> None:
    check_python(document)


@each_document
def test_links_lead_somewhere(document: Path) -> None:
    check_links(document)


# The checks themselves: they must be able to fail.


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "page.md"


def test_commands_are_found_with_the_lines_that_carry_them_on(page: Path) -> None:
    page.write_text("```console\n$ cat <<'END'\n> one\n> END\none\n\n$ true\n$ echo two\ntwo\n```\n")
    (block,) = blocks(page, "console")
    assert [(command.text, command.output) for command in commands(block)] == [
        ("cat <<'END'\none\nEND", "one"),
        ("true", None),
        ("echo two", "two"),
    ]
    check_commands(block, page.parent)


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
def test_a_command_that_does_something_else_is_noticed(page: Path, shell: str, words: str) -> None:
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
def test_a_position_that_does_not_load_is_noticed(page: Path, text: str) -> None:
    page.write_text(text + "\n")
    with pytest.raises(AssertionError, match="is refused"):
        check_positions(page)


def test_a_wrong_python_session_is_noticed(page: Path) -> None:
    page.write_text("```python\n>>> one = 1\n```\n\nThen:\n\n```python\n>>> one + 1\n3\n```\n")
    with pytest.raises(AssertionError, match=r'page\.md", line 8'):
        check_python(page)


@pytest.mark.parametrize("link", ["nowhere.md", "page.md#nothing", "#nothing"])
def test_a_link_that_leads_nowhere_is_noticed(page: Path, link: str) -> None:
    page.write_text(f"# A page\n\n[here](page.md#a-page), [there]({link})\n")
    with pytest.raises(AssertionError, match=link):
        check_links(page)


# The tree of the architecture.


def test_the_tree_names_the_files_that_there_are() -> None:
    """Those of folders whose files have one job each; other folders are described as a whole."""
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = architecture.split("```text\n")[1].split("```")[0]
    named = set(re.findall(r"\w+\.py\b", tree))
    assert named <= {path.name for path in FILES}
    for folder in ("solver", "solver/party", "solver/pingouin", "puzzles", "reports"):
        there = {path.name for path in (ROOT / folder).glob("*.py")} - {"__init__.py"}
        assert there <= named, folder
