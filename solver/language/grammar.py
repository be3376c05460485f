"""Grammar that depends on the sound of a name or number: Korean particles, French elision.

`web/src/language/grammar.ts` does the same in the browser.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

FIRST_SYLLABLE: Final = ord("가")
LAST_SYLLABLE: Final = ord("힣")
FINALS: Final = 28
"""The Hangul syllables with equal first letters and vowel; the first of them has no final consonant."""
RIEUL: Final = 8
"""The number of the final consonant ㄹ."""

_DIGITS: Final = {"0": 21, "1": RIEUL, "3": 16, "6": 1, "7": RIEUL, "8": RIEUL}
"""Final consonants of the digits as they are read: 영 (and 십, 백, 천), 일, 삼, 육, 칠, 팔."""

_CLOSED: Final = re.compile(r"([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$")
"""Ends of Latin names that Korean writes with a final consonant: Carol, Anne, Erin, Jack, Bob."""
_RIEUL_ENDS: Final = re.compile(r"le?$")


def with_particle(word: str, pair: str) -> str:
    """Append the particle that follows the sound at the end of a word.

    `pair` has the form after a consonant, then the one after a vowel.

    >>> [with_particle(word, "을/를") for word in ("펭귄", "카드", "Alice", "Bob", "Ra1", "Ra2")]
    ['펭귄을', '카드를', 'Alice를', 'Bob을', 'Ra1을', 'Ra2를']
    >>> [with_particle(word, "으로/로") for word in ("길", "왼쪽", "Carol", "3")]
    ['길로', '왼쪽으로', 'Carol로', '3으로']
    """
    closed, _, open_ = pair.partition("/")
    final = final_consonant(word)
    return word + (open_ if final == 0 or (final == RIEUL and closed == "으로") else closed)


def final_consonant(word: str) -> int:
    """Return the number of the final consonant with which a word ends when read aloud, 0 after a vowel."""
    letters = [letter for letter in unicodedata.normalize("NFC", word) if letter.isalnum()]
    if not letters:
        return 0
    last = letters[-1]
    if FIRST_SYLLABLE <= ord(last) <= LAST_SYLLABLE:
        return (ord(last) - FIRST_SYLLABLE) % FINALS
    if last in _DIGITS:
        return _DIGITS[last]
    end = "".join(letters).casefold()
    if len(letters) == 1:  # a letter is read by its name: 엘, 엠, 엔, 알
        return {"l": RIEUL, "r": RIEUL, "m": 16, "n": 4}.get(end, 0)
    if _RIEUL_ENDS.search(end):
        return RIEUL
    return 4 if _CLOSED.search(end) else 0


def elided(word: str, name: str) -> str:
    """Put a short French word before a name: `de` and `que` lose their vowel before another one.

    >>> ", ".join(elided("de", name) for name in ("Alice", "Bob", "Émile", "Yves", "Yann", "Hugo"))
    "d'Alice, de Bob, d'Émile, d'Yves, de Yann, d'Hugo"
    """
    plain = unicodedata.normalize("NFD", name).casefold()
    vowel = re.match(r"[aeiouœæ]|h[aeiouy]|y[^aeiouy\W]", plain)
    return f"{word[:-1]}'{name}" if vowel else f"{word} {name}"
