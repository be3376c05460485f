"""The catalogues of messages as parsed files, and where the code uses messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parents[2]
LOCALES: Final = ROOT / "locales"
SOURCES: Final = ("solver", "puzzles", "reports", "cli", "web/src")
SUFFIXES: Final = (".py", ".ts", ".html", ".j2")


class _Parts(Visitor):
    """Collects the texts, variables and functions of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


class Entry:
    """A message of a catalogue."""

    def __init__(self, message: ast.Message) -> None:
        parts = _Parts()
        parts.visit(message.value)
        self.id: str = message.id.name
        self.comment: str = (message.comment.content if message.comment else "") or ""
        self.texts = tuple(parts.texts)
        """Its texts without the facts."""
        self.variables = frozenset(parts.variables)
        self.functions = frozenset(parts.functions)
        self.messages = frozenset(parts.messages)
        """The messages that it refers to."""

    @property
    def same_as_english(self) -> bool:
        """True if a comment says that the text is the same in English."""
        return "same as English" in self.comment


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


@cache
def entries(language: str) -> dict[str, Entry]:
    """Return the messages of a language by ID."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for item in parsed(path).body:
            if isinstance(item, ast.Message):
                assert item.id.name not in found, f"{path}: {item.id.name} is defined twice"
                found[item.id.name] = Entry(item)
    return found


@cache
def sources() -> tuple[tuple[Path, str], ...]:
    """Return the files of the program with their text."""
    paths = (path for top in SOURCES for path in (ROOT / top).rglob("*") if path.suffix in SUFFIXES)
    return tuple((path, path.read_text("utf-8")) for path in sorted(paths))


def said() -> Iterator[tuple[Path, str]]:
    """Yield the messages that the code names in a call of `say`."""
    for path, text in sources():
        for match in re.finditer(r"""\bsay\(\s*(["'])([a-z][a-z0-9-]*)\1""", text):
            if not match[2].endswith("-"):  # else only the beginning
                yield path, match[2]


@cache
def named() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return the IDs that the code contains, and patterns of those it puts together: `f"duel-{idea}"`."""
    literal = re.compile(r"""["'`]([a-z][a-z0-9]*-[a-z0-9-]*)["'`]""")
    dynamic = re.compile(r"""["'`]([a-z][a-z0-9]*-[a-z0-9-]*\$?\{[^"'`]*)["'`]""")
    whole: set[str] = set()
    patterns: set[str] = set()
    for _, text in sources():
        found = {match[1] for match in literal.finditer(text)}
        whole |= found
        patterns |= {f"{re.escape(name)}[a-z0-9-]+" for name in found if name.endswith("-")}
        for match in dynamic.finditer(text):
            fixed = re.split(r"\$?\{[^{}]*\}", match[1])
            patterns.add("[a-z0-9-]+".join(map(re.escape, fixed)))
    return frozenset(whole), tuple(map(re.compile, patterns))
