"""The shortcuts that all pages share. Those of one kind or game are in its renderer or board files.

A page embeds its shortcuts as JSON. Its script looks up in them what a key does, and fills the help from
them. The titles of buttons and the tables in the documentation come from here, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from ppsolve.solver.language.messages import say

_KEY: Final = re.compile(r"\[(.+?)\]")


class Shortcut(NamedTuple):
    """One line in the list of keys."""

    keys: str
    """The keys as the help shows them, each in square brackets: `[U] or [Ctrl]+[Z]`."""
    meaning: str
    """The message that says what they do."""
    actions: Mapping[str, str] = {}
    """The action of each key for the script: a name, and an argument if it takes one (`go left`).

    A key is named as `KeyboardEvent.key` names it, after `Ctrl+` and `Ctrl+Shift+` where those are held.
    Empty for keys that the browser turns into clicks by itself.
    """

    @property
    def does(self) -> str:
        """What they do, in words."""
        return say(self.meaning)

    def part(self, keys: Iterable[str], shown: str, meaning: str) -> Shortcut:
        """Return a line for some of the keys, with the same actions."""
        return Shortcut(shown, meaning, {key: self.actions[key] for key in keys})


ARROWS: Final = Shortcut(
    "[←] [→] [↑] [↓]",
    "page-key-arrows",
    {"ArrowLeft": "go left", "ArrowRight": "go right", "ArrowUp": "go up", "ArrowDown": "go down"},
)
TAKE_BACK: Final = Shortcut(
    "[⌫] or [Delete]", "page-key-take-back", {"Backspace": "take-back", "Delete": "take-back"}
)
UNDO: Final = Shortcut("[U] or [Ctrl]+[Z]", "page-key-undo", {"u": "undo", "Ctrl+z": "undo"})
REDO: Final = Shortcut(
    "[Shift]+[U] or [Ctrl]+[Shift]+[Z]", "page-key-redo", {"U": "redo", "Ctrl+Shift+z": "redo"}
)
HINT: Final = Shortcut("[H]", "page-key-hint", {"h": "hint"})
CHECK: Final = Shortcut("[C]", "page-key-check", {"c": "check"})
VALUES: Final = Shortcut("[V]", "board-key-values", {"v": "values"})
STEPS: Final = Shortcut("[,] and [.]", "page-key-steps", {",": "back", ".": "forward"})
PREVIOUS_AND_NEXT: Final = Shortcut(
    "[[] and []]", "page-key-previous-and-next", {"[": "previous", "]": "next"}
)
HELP: Final = Shortcut("[?]", "page-key-help", {"?": "help"})


def puzzle_shortcuts(own: Iterable[Shortcut]) -> tuple[Shortcut, ...]:
    """The shortcuts of a puzzle page, with those that only one kind of puzzle has."""
    return (ARROWS, *own, TAKE_BACK, UNDO, REDO, HINT, CHECK, STEPS, PREVIOUS_AND_NEXT, HELP)


def board_shortcuts(own: Iterable[Shortcut]) -> tuple[Shortcut, ...]:
    """The shortcuts of the analysis board, with those that only one game has."""
    left_and_right = ARROWS.part(("ArrowLeft", "ArrowRight"), "[←] [→]", "board-key-left-and-right")
    up_and_down = ARROWS.part(("ArrowUp", "ArrowDown"), "[↑] [↓]", "board-key-up-and-down")
    ends = Shortcut("[Home] and [End]", "board-key-ends", {"Home": "first", "End": "last"})
    enter = Shortcut("[Enter] or [Space]", "board-key-play")
    return (left_and_right, up_and_down, ends, *own, enter, TAKE_BACK, UNDO, REDO, HINT, VALUES, HELP)


def keyboard_json(shortcuts: Iterable[Shortcut]) -> dict[str, Any]:
    """The shortcuts as a page embeds them.

    `help` has lines of keys and the message with their meaning, `actions` the actions by key.
    """
    lines = list(shortcuts)
    return {
        "help": [[line.keys, line.meaning] for line in lines],
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


def markdown_table(lines: Iterable[tuple[str, str]]) -> str:
    """A table of keys, each in square brackets, and what they do."""
    rows = ["| " + _KEY.sub(r"`\1`", keys) + f" | {does} |" for keys, does in lines]
    return "\n".join(["| Keys | Action |", "|---|---|", *rows])
