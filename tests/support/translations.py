"""Checks of texts in all languages: the same facts as in English, and nothing outside the catalogues."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from ppsolve.solver.language.messages import PSEUDO, languages, say, use_language
from ppsolve.solver.party.cards import COLOUR_NAMES

FORMS: Final = {"en": ("",), "fr": ("", "f", "mp", "fp"), "ko": ("", "adjective")}
"""The forms of colours in each language."""
NOTATION: Final = re.compile(r"(?<![A-Za-z\d])[RGYPB]?[a-h]\d(?:-[a-h]\d)?(?![A-Za-z\d])")
"""A place, a tile or a move."""
SMALL: Final = frozenset({"1", "2"})
"""Numbers that English may write as a word, or leave out: the last card, both players."""


def numbers(text: str) -> set[str]:
    """Return the numbers of a text without their marks: `1,234.5` and `1 234,5` are `12345`."""
    found = re.findall(r"\d+(?:[.,\u202f]\d+)*", NOTATION.sub(" ", text))
    return {re.sub(r"\D", "", number) for number in found}


def check_same_facts(
    make: Callable[[], str], names: Iterable[str] = (), small: frozenset[str] = SMALL
) -> str:
    """Assert that a text has the same numbers, moves, names and colours in all languages.

    Return the English text. `small` are numbers that a language may add.
    """
    english = make()
    for language in languages()[1:]:
        with use_language(language):
            text = make()
            assert bool(text) == bool(english), (english, text)
            assert set(NOTATION.findall(text)) == set(NOTATION.findall(english)), (english, text)
            assert numbers(english) <= numbers(text) <= numbers(english) | small, (english, text)
            for name in names:
                assert (name in text) == (name in english), (name, english, text)
            for letter, word in COLOUR_NAMES.items():
                forms = [say("common-colour", colour=letter, form=form) for form in FORMS[language]]
                if re.search(rf"\b{word}\b", english):
                    assert any(form in text for form in forms), (word, english, text)
    return english


def plain_words(text: str, allowed: Iterable[str] = ()) -> set[str]:
    """Return the words of a text in the pseudo-language that do not come from a catalogue."""
    return {word for word in re.findall(r"[^\W\d_]+", text) if re.fullmatch("[a-z]{3,}", word)} - {*allowed}


@contextmanager
def pseudo_language() -> Iterator[None]:
    with use_language(PSEUDO):
        yield
