"""A pseudo-language: the English catalogue with accents and longer words.

Text without accents on a page did not come from a catalogue, and text that does not fit will not fit in
other languages.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

_ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "àçéïñöûýÀÇÉÏÑÖÛÝ")
_VOWELS: Final = re.compile(r"([aeiou])(?=\w)")


def disguised(text: str) -> str:
    """Return a text with accents, about a third longer.

    >>> disguised("Alice can win")
    'Àlïïçé çààñ wïïñ'
    """
    return _VOWELS.sub(r"\1\1", text).translate(_ACCENTS) if text.strip() else text


def disguise(resource: Any) -> None:
    """Change all texts of a parsed catalogue."""
    from fluent.syntax.visitor import Visitor

    class Disguise(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            node.value = disguised(node.value)

    Disguise().visit(resource)
