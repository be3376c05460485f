"""Messages for players, from the catalogues in `locales/`, one folder for each language.

The catalogues are Fluent files, which the browser uses as well. A message has an ID such as
`advise-only-move`. The word before the first hyphen names its file, `advise.ftl`, which is read when it is
first needed. Code passes facts: a colour's letter, a place, a name, a number. The language decides order,
gender, plural and particles.

    with use_language("fr"):
        say("advise-only-move")

The language belongs to the current thread or task. Without `use_language` it is English. What programs read,
such as JSON, is always English: `in_english` makes a function so.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.language.grammar import elided, with_particle

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = str | int
"""What a message is about. Numbers with decimals are given as text: see `decimal_text`."""

P = ParamSpec("P")
T = TypeVar("T")

ENGLISH: Final = "en"
PSEUDO: Final = "qps"
"""English with accents, made from the English catalogue: shows which text is not in a catalogue."""
COMMON: Final = "common"
"""The file of messages that the other files and the functions use."""

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


# Languages.


@cache
def folder() -> Path:
    """Return the folder of the catalogues."""
    return Path(__file__).resolve().parents[2] / "locales"


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages: English, then the others by code.

    >>> languages()
    ('en', 'fr', 'ko')
    """
    found = sorted(path.parent.name for path in folder().glob(f"*/{COMMON}.ftl"))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def current_language() -> str:
    return _language.get()


@contextmanager
def use_language(code: str) -> Iterator[None]:
    """Make `code` the language of the messages inside a `with` block; `BadInput` if there is none."""
    token = _language.set(check_language(code))
    try:
        yield
    finally:
        _language.reset(token)


def in_english(function: Callable[P, T]) -> Callable[P, T]:
    """Make the messages of a function English, whatever the current language is."""

    @wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
        with use_language(ENGLISH):
            return function(*args, **kwargs)

    return wrapper


def check_language(code: str, where: str = "language") -> str:
    """Return the code of a language that exists."""
    if code not in (*languages(), PSEUDO):
        raise BadInput(where, f"unknown language {quoted(code)}; there are {', '.join(languages())}")
    return code


# Messages.


def say(message: str, /, **facts: Fact) -> str:
    """Return a message in the current language. A message that a language lacks is English.

    Raises `LookupError` for a message that does not exist, and `ValueError` if a fact is missing.

    >>> say("common-list-and", first="Alice", last="Bob")
    'Alice and Bob'
    """
    language = _language.get()
    if language != ENGLISH and not _has(language, message):
        language = ENGLISH
    return _format(language, message, facts)


LaterFact = Fact | tuple[str, ...]
"""A fact of a message to be said later; a tuple is a list of words."""


@dataclass(frozen=True)
class Message:
    """A message to be said later, in whatever language is current then."""

    name: str
    facts: Mapping[str, LaterFact] = field(default_factory=dict)

    def __str__(self) -> str:
        return say(self.name, **{name: _said(fact) for name, fact in self.facts.items()})


def later(message: str, /, **facts: LaterFact) -> Message:
    """Return a message to be said later.

    >>> str(later("common-list-and", first="Alice", last="Bob"))
    'Alice and Bob'
    """
    return Message(message, facts)


def _said(fact: LaterFact) -> Fact:
    if isinstance(fact, tuple):
        return listed(fact) if fact else ""
    return fact


def has_message(message: str) -> bool:
    """Return whether a message exists in English."""
    return _has(ENGLISH, message)


def _has(language: str, message: str) -> bool:
    return _bundle(language, _file_of(message)).has_message(message)


def _format(language: str, message: str, facts: dict[str, Fact]) -> str:
    bundle = _bundle(language, _file_of(message))
    if not bundle.has_message(message):
        raise LookupError(f"no message {message!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"the message {message!r} has no text")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"{language}, {message}: {errors[0]}")
    return str(text)


def _file_of(message: str) -> str:
    return message.partition("-")[0]


_read: Final[set[tuple[str, str]]] = set()


def _bundle(language: str, file: str) -> FluentBundle:
    """Return the bundle of a language that has the messages of a file."""
    bundle = _empty_bundle(language)
    if (language, file) not in _read:
        _add(bundle, language, file)
        _read.add((language, file))
    return bundle


@cache
def _empty_bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    def part(message: str) -> Callable[..., str]:
        return lambda **facts: _format(language, message, facts)

    colour, count, word = (part(f"common-{name}") for name in ("colour", "count", "word"))

    def cased(text: str, form: object) -> str:
        return text[0].upper() + text[1:] if str(form) == "capital" else text

    def of_colour(letter: object, form: object = "") -> str:
        return cased(colour(colour=str(letter), form=form), form)

    def of_count(thing: object, number: object) -> str:
        return count(thing=str(thing), number=number)

    def of_particle(text: object, pair: str) -> str:
        return with_particle(str(text), pair)

    def of_word(number: object, form: object = "") -> str:
        return cased(word(number=number), form)

    def of_elision(text: str, name: object) -> str:
        return elided(text, str(name))

    functions: dict[str, Any] = {
        "COLOUR": of_colour,
        "COUNT": of_count,
        "PARTICLE": of_particle,
        "WORD": of_word,
        "ELIDE": of_elision,
    }
    bundle = FluentBundle([ENGLISH if language == PSEUDO else language], functions, use_isolating=False)
    _add(bundle, language, COMMON)
    _read.add((language, COMMON))
    return bundle


def _add(bundle: FluentBundle, language: str, file: str) -> None:
    from fluent.runtime import FluentResource

    path = folder() / (ENGLISH if language == PSEUDO else language) / f"{file}.ftl"
    if not path.is_file():
        return
    resource = FluentResource(path.read_text("utf-8"))
    if language == PSEUDO:
        from ppsolve.solver.language.pseudo import disguise

        disguise(resource)
    bundle.add_resource(resource)


# Colours, lists, numbers and dates.


def colour_name(letter: str) -> str:
    """Return the name of a colour.

    >>> colour_name("R")
    'red'
    """
    return say("common-colour", colour=letter, form="")


def listed(words: Sequence[str]) -> str:
    """Join words to a list in a sentence.

    >>> listed(["Alice", "Bob", "Carol"])
    'Alice, Bob and Carol'
    """
    return _joined(words, "common-list-and")


def either(words: Sequence[str]) -> str:
    """Join words to a choice in a sentence.

    >>> either(["red", "green"])
    'red or green'
    """
    return _joined(words, "common-list-or")


def _joined(words: Sequence[str], message: str) -> str:
    *first, last = words
    return say(message, first=", ".join(first), last=last) if first else last


def decimal_text(value: float, digits: int) -> str:
    """Return a number with `digits` decimals, in the writing of the language.

    >>> decimal_text(1234.5, 2)
    '1,234.50'
    """
    text = f"{value:,.{digits}f}"
    marks = {",": say("common-thousands-mark"), ".": say("common-decimal-mark")}
    return "".join(marks.get(letter, letter) for letter in text)


def date_text(date: datetime.date) -> str:
    """Return a date as people write it in the language.

    >>> date_text(datetime.date(2026, 12, 1))
    'Tuesday, 1 December 2026'
    """
    from babel.dates import format_date

    locale = ENGLISH if current_language() == PSEUDO else current_language()
    weekday, month = (format_date(date, pattern, locale=locale) for pattern in ("EEEE", "MMMM"))
    return say(
        "common-date",
        weekday=weekday,
        day=str(date.day),
        month=month,
        number=str(date.month),
        year=str(date.year),
    )
