"""The texts of a page in several languages.

A page has its document once, in English, and what is different in the other languages.
`web/src/puzzles/languages.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from ppsolve.solver.language.messages import ENGLISH, languages, use_language

T = TypeVar("T")

SAME: Final = object()
"""Stands for no difference."""


def with_languages(make: Callable[[], Mapping[str, Any]]) -> dict[str, Any]:
    """Return the JSON object that `make` returns in English, and under `in` its differences by language."""
    documents = in_each_language(lambda: dict(make()))
    english = documents.pop(ENGLISH)
    found = {code: difference(english, document) for code, document in documents.items()}
    different = {code: one for code, one in found.items() if one is not SAME}
    return {**english, "in": different} if different else english


_alone: ContextVar[bool] = ContextVar("alone", default=False)


@contextmanager
def in_one_language() -> Iterator[None]:
    """Make pages in the current language only, as on sites, where each language has its own addresses."""
    token = _alone.set(True)
    try:
        yield
    finally:
        _alone.reset(token)


def in_each_language(make: Callable[[], T]) -> dict[str, T]:
    """Return what `make` returns, by language; English comes first."""
    if _alone.get():
        return {ENGLISH: make()}
    made = {}
    for code in languages():
        with use_language(code):
            made[code] = make()
    return made


def difference(value: Any, other: Any) -> Any:
    """Return how a JSON value differs from another one, or `SAME`.

    Objects and lists of equal length give an object of their differences, by key or index; `None` stands for
    a key that is gone. Anything else is given as a whole.

    >>> difference({"move": "Rb2", "reasons": ["red"]}, {"move": "Rb2", "reasons": ["rouge"]})
    {'reasons': {'0': 'rouge'}}
    """
    if isinstance(value, Mapping) and isinstance(other, Mapping):
        found = _differences({key: (value[key], other[key]) for key in value if key in other})
        changed = {} if found is SAME else found
        gone = {key: None for key in value if key not in other}
        new = {key: other[key] for key in other if key not in value}
        return changed | gone | new or SAME
    if isinstance(value, list | tuple) and isinstance(other, list | tuple):
        if len(value) != len(other):
            return other
        return _differences({str(index): pair for index, pair in enumerate(zip(value, other, strict=True))})
    return SAME if value == other else other


def in_language(document: Mapping[str, Any], code: str) -> dict[str, Any]:
    """Return a document that `with_languages` made in one of its languages."""
    changed = _changed(document, document.get("in", {}).get(code, {}))
    return {key: value for key, value in changed.items() if key != "in"}


def _changed(value: Any, differs: Any) -> Any:
    if not isinstance(differs, Mapping):
        return differs
    if isinstance(value, Mapping):
        changed = {key: _changed(value.get(key), inside) for key, inside in differs.items()}
        return {key: one for key, one in {**value, **changed}.items() if changed.get(key, key) is not None}
    return [
        _changed(one, differs[key]) if (key := str(index)) in differs else one
        for index, one in enumerate(value)
    ]


def _differences(pairs: Mapping[str, tuple[Any, Any]]) -> Any:
    found = {key: difference(*pair) for key, pair in pairs.items()}
    return {key: one for key, one in found.items() if one is not SAME} or SAME
