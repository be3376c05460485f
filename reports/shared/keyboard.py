"""The shortcuts that all pages share. Those of one kind or game are in its renderer or board files.

A page embeds its shortcuts as JSON. Its script looks up in them what a key does, and fills the help from
them. The titles of buttons and the tables in the documentation come from here, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

_KEY: Final = re.compile(r"\[(.+?)\]")


class Shortcut(NamedTuple):
    """One line in the list of keys."""

    keys: str
    """The keys as the help shows them, each in square brackets: `[U] or [Ctrl]+[Z]`."""
    does: str
    actions: Mapping[str, str] = {}
    """The action of each key for the script: a name, and an argument if it takes one (`go left`).

    A key is named as `KeyboardEvent.key` names it, after `Ctrl+` and `Ctrl+Shift+` where those are held.
    Empty for keys that the browser turns into clicks by itself.
    """

    def part(self, keys: Iterable[str], shown: str, does: str) -> Shortcut:
        """Return a line for some of the keys, with the same actions."""
        return Shortcut(shown, does, {key: self.actions[key] for key in keys})


ARROWS: Final = Shortcut(
    "[←] [→] [↑] [↓]",
    "go from place to place",
    {"ArrowLeft": "go left", "ArrowRight": "go right", "ArrowUp": "go up", "ArrowDown": "go down"},
)
TAKE_BACK: Final = Shortcut("[⌫] or [Delete]", "take back", {"Backspace": "take-back", "Delete": "take-back"})
UNDO: Final = Shortcut("[U] or [Ctrl]+[Z]", "undo", {"u": "undo", "Ctrl+z": "undo"})
REDO: Final = Shortcut("[Shift]+[U] or [Ctrl]+[Shift]+[Z]", "redo", {"U": "redo", "Ctrl+Shift+z": "redo"})
HINT: Final = Shortcut("[H]", "hint", {"h": "hint"})
CHECK: Final = Shortcut("[C]", "check", {"c": "check"})
VALUES: Final = Shortcut("[V]", "values on or off", {"v": "values"})
STEPS: Final = Shortcut("[,] and [.]", "previous and next move shown", {",": "back", ".": "forward"})
PREVIOUS_AND_NEXT: Final = Shortcut("[[] and []]", "previous and next puzzle", {"[": "previous", "]": "next"})
HELP: Final = Shortcut("[?]", "this help", {"?": "help"})


def puzzle_shortcuts(own: Iterable[Shortcut]) -> tuple[Shortcut, ...]:
    """The shortcuts of a puzzle page, with those that only one kind of puzzle has."""
    return (ARROWS, *own, TAKE_BACK, UNDO, REDO, HINT, CHECK, STEPS, PREVIOUS_AND_NEXT, HELP)


def board_shortcuts(own: Iterable[Shortcut]) -> tuple[Shortcut, ...]:
    """The shortcuts of the analysis board, with those that only one game has."""
    sideways = "previous and next move; on the board, go from place to place"
    left_and_right = ARROWS.part(("ArrowLeft", "ArrowRight"), "[←] [→]", sideways)
    up_and_down = ARROWS.part(("ArrowUp", "ArrowDown"), "[↑] [↓]", "go to the board, and from place to place")
    ends = Shortcut("[Home] and [End]", "first and last move", {"Home": "first", "End": "last"})
    enter = Shortcut("[Enter] or [Space]", "play there")
    return (left_and_right, up_and_down, ends, *own, enter, TAKE_BACK, UNDO, REDO, HINT, VALUES, HELP)


def keyboard_json(shortcuts: Iterable[Shortcut]) -> dict[str, Any]:
    """The shortcuts as a page embeds them: `help`, lines of keys and meaning; `actions`, by key."""
    lines = list(shortcuts)
    return {
        "help": [[line.keys, line.does] for line in lines],
        "actions": {key: action for line in lines for key, action in line.actions.items()},
    }


def key_of(action: str, shortcuts: Iterable[Shortcut]) -> str:
    """The first key of an action as titles of buttons show it: `U`, `Shift+U`; empty if it has none."""
    for line in shortcuts:
        for key, does in line.actions.items():
            if does == action:
                return f"Shift+{key}" if key.isupper() else key.upper()
    return ""


def keys_in(text: str) -> list[str]:
    """The keys that a text shows in square brackets.

    >>> keys_in("[U] or [Ctrl]+[Z]")
    ['U', 'Ctrl', 'Z']
    """
    return _KEY.findall(text)


def markdown_table(shortcuts: Iterable[Shortcut]) -> str:
    rows = ["| " + _KEY.sub(r"`\1`", line.keys) + f" | {line.does} |" for line in shortcuts]
    return "\n".join(["| Keys | Action |", "|---|---|", *rows])
