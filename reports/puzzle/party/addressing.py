"""Words about a player turned into words to that player: `Alice is out` becomes `you are out`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count
from typing import Final

_IRREGULAR: Final = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go", "passes": "pass"}


def unlike(names: Iterable[str]) -> str:
    """A name that is no part of these, nor of any words."""
    known = "\n".join(names)
    return next(name for length in count(1) if (name := "\N{BLACK CHESS KNIGHT}" * length) not in known)


def said_to_you(text: str, name: str) -> str:
    """A text in which a player is named, told to that player.

    >>> said_to_you("Bob answers Bb1 and Ann is left with 2 cards. Ann holds Ann's cards.", "Ann")
    'Bob answers Bb1 and you are left with 2 cards. You hold your cards.'
    """
    told = re.sub(rf"{re.escape(name)}(?:('s)| ([a-z]+s)\b)?", _second_person, text)
    return re.sub(r"(^|[.:] )(you)", lambda match: f"{match[1]}{match[2].capitalize()}", told)


def _second_person(match: re.Match[str]) -> str:
    own, verb = match[1], match[2]
    if own:
        return "your"
    return "you" if verb is None else f"you {_IRREGULAR.get(verb, verb.removesuffix('s'))}"
