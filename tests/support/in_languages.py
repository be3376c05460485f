"""Checks of what a text says in every language: the same facts, and nothing outside of the catalogues."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from ppsolve.solver.language.messages import ENGLISH, PSEUDO, languages, use_language

_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
_MOVE: Final = re.compile(
    r"(?<![A-Za-z0-9])(?:[RGYPB][a-h][0-9<>]+|[a-h][1-8](?:-[a-h][1-8])?)(?![A-Za-z0-9])"
)
_WORD: Final = re.compile(r"(?<![\w.~-])[a-z]{3,}(?![\w.-])")


def numbers_in(text: str) -> set[str]:
    """Return the numbers of a text, as English writes them."""
    plain = re.sub(r"(?<=\d)[,\u202f](?=\d{3}\b)", "", text)
    return {number.replace(",", ".") for number in _NUMBER.findall(plain)}


def moves_in(text: str) -> Counter[str]:
    return Counter(_MOVE.findall(text))


def check_facts(render: Callable[[], str], names: Iterable[str] = (), spelled: Iterable[int] = ()) -> None:
    """Assert that a text states the same numbers, moves and names in all languages.

    English spells some numbers out; `spelled` may occur as digits in other languages alone.
    """
    with use_language(ENGLISH):
        english = render()
    also = {str(number) for number in spelled}
    for code in languages():
        with use_language(code):
            text = render()
        assert numbers_in(english) - also <= numbers_in(text), (code, english, text)
        assert numbers_in(text) <= numbers_in(english) | also, (code, english, text)
        assert set(moves_in(text)) == set(moves_in(english)), (code, english, text)
        for name in names:
            assert (name in text) == (name in english), (code, name, english, text)


def check_catalogued(render: Callable[[], str], known: Iterable[str] = ()) -> None:
    """Assert that every word of a text comes from a catalogue, but for names, notation and `known` words."""
    with use_language(PSEUDO):
        text = render()
    plain = re.sub(r"--[a-z-]+|`[^`]*`|\biello-\d+\b", "", text)
    assert set(_WORD.findall(plain)) <= set(known), sorted(set(_WORD.findall(plain)) - set(known))
