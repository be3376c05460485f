"""The catalogues of messages: complete and equal in all languages, used, and typographically right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

from catalogues import LOCALES, entries, languages, named, parsed, said
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language import messages
from ppsolve.solver.language.messages import PSEUDO, say, use_language

OTHERS: Final = [code for code in languages() if code != "en"]
FILES: Final = sorted(LOCALES.glob("*/*.ftl"))
OF_FUNCTIONS: Final = ("common-colour", "common-count", "common-date", "common-language", "common-word")
"""Messages that a language may build from other facts: gender, or the name of a month."""

KOREAN_LATIN: Final = re.compile(
    r"`[^`]*`|--[a-z-]+|(?<![A-Za-z])(?:ppsolve(?: [a-z]+)?|IELLO|Reiner|Knizia|Penguin|Party|Pingouin|GitHub"
    r"|JSON|SVG|PNG|PDF|CSV|HTML|ID|QR|URL|GB|WebAssembly|CP-SAT|Enter|Esc|Shift|Ctrl|Tab|Space|Backspace|Home|End|A4"
    r"|letter)(?![A-Za-z])"
)
"""Names, notation and keys that stay as they are in Korean."""
NARROW: Final = "\u202f"


def test_there_are_three_languages() -> None:
    assert languages() == ("en", "fr", "ko")
    assert messages.languages() == languages()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_has_only_messages_that_begin_with_its_name(path: Path) -> None:
    for item in parsed(path).body:
        assert not isinstance(item, ast.Junk), item.content
        if isinstance(item, ast.Message):
            assert item.id.name.startswith(f"{path.stem}-")
            assert item.value is not None and not item.attributes


@pytest.mark.parametrize("code", OTHERS)
def test_no_message_is_missing(code: str) -> None:
    assert entries("en").keys() == entries(code).keys()


@pytest.mark.parametrize("code", OTHERS)
def test_messages_state_the_same_facts_in_all_languages(code: str) -> None:
    english = entries("en")
    differ = {
        name: (sorted(english[name].variables), sorted(entry.variables))
        for name, entry in entries(code).items()
        if name not in OF_FUNCTIONS and entry.variables != english[name].variables
    }
    assert not differ


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_translated(code: str) -> None:
    english = entries("en")
    same = [
        name
        for name, entry in entries(code).items()
        if entry.texts == english[name].texts
        and re.search(r"[a-z]{3}", " ".join(entry.texts))
        and not entry.same_as_english
    ]
    assert not same, "translate them, or say '# same as English' in a comment"


def test_every_message_is_used() -> None:
    whole, patterns = named()
    inside = frozenset[str]().union(*(entry.messages for entry in entries("en").values()))
    unused = [
        name
        for name in entries("en")
        if name not in whole | inside
        and name not in OF_FUNCTIONS
        and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert not unused


def test_every_message_that_is_said_exists() -> None:
    missing = sorted({(path.name, name) for path, name in said() if name not in entries("en")})
    assert not missing


def test_korean_has_no_latin_words_but_names_and_notation() -> None:
    found = {
        name: words
        for name, entry in entries("ko").items()
        if not entry.same_as_english
        and (words := re.findall(r"[A-Za-z]{2,}", KOREAN_LATIN.sub("", " ".join(entry.texts))))
    }
    assert not found


def test_korean_addresses_nobody_as_you() -> None:
    assert not [
        name for name, entry in entries("ko").items() if re.search("당신|너는|네가", " ".join(entry.texts))
    ]


def test_french_has_narrow_spaces_at_double_punctuation() -> None:
    wrong = [
        (name, text)
        for name, entry in entries("fr").items()
        for text in entry.texts
        if re.search(rf"(?<=[^{NARROW}\s(/-])[;!?»](?![\w/])|[^\S{NARROW}][;!?»:](?=\s|$)|\w:(?=\s|$)", text)
        or re.search(rf"«(?!{NARROW})", text)
    ]
    assert not wrong


def test_the_pseudo_language_marks_what_comes_from_a_catalogue() -> None:
    with use_language(PSEUDO):
        assert say("common-list-and", first="Bob", last="Eve") == "Bob ààñd Eve"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="language: unknown language 'xx'; there are en, fr, ko"):
        messages.check_language("xx")


def test_a_missing_message_or_fact_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'common-nothing'"):
        say("common-nothing")
    with pytest.raises(ValueError, match="en, common-list-and"):
        say("common-list-and", first="Alice")


def test_the_language_ends_with_its_block() -> None:
    with use_language("fr"):
        assert messages.current_language() == "fr"
        assert messages.in_english(messages.current_language)() == "en"
    assert messages.current_language() == "en"
