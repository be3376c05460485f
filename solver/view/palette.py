"""The colours of cards, penguins, ice and ink: the one place where they are written down.

Pictures (SVG), sheets (PDF) and plots import them. Web pages get them as CSS custom properties from
`css_properties`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

INK: Final = "#1b2b3a"
WHITE: Final = "#ffffff"
STRUCK: Final = "#b3201a"
"""The line through a colour that is ruled out."""
LANTERN: Final = "#d97706"
"""Marks the player to move, and tiles that can be reached."""
BEAK: Final = "#f08a24"

# The box of a player, and the label in it, by what the label says.
TO_MOVE_BOX: Final = "#fff8ea"
TO_MOVE_LABEL: Final = "#9a4a00"
FINISHED_BOX: Final = "#e2f3e5"
FINISHED_LABEL: Final = "#226a38"
OUT_BOX: Final = "#e3e8ed"
OUT_LABEL: Final = "#51606e"

PLOT_BLUE: Final = "#9cc9e8"
PLOT_ORANGE: Final = "#f2b26b"


class CardTone(NamedTuple):
    """The shades of one card colour."""

    name: str
    body: str
    """The penguin, and small chips."""
    paper: str
    """The card behind the penguin."""
    letter: str
    """A letter written on `body`."""
    edge: str
    """Outlines on printed sheets."""
    shape: str
    """The shape (heart, clover, ...) on printed sheets."""


CARDS: Final = {
    "R": CardTone("red", "#c8322b", "#fbe1de", WHITE, "#a3241f", "#f6bdb8"),
    "G": CardTone("green", "#2b7f46", "#dcf0e0", WHITE, "#1f6336", "#b5dfc0"),
    "Y": CardTone("yellow", "#f3b61f", "#fdf3cf", INK, "#a67600", "#fbdf8d"),
    "P": CardTone("purple", "#7b46a8", "#ecdff6", WHITE, "#5f3387", "#d5b9ea"),
    "B": CardTone("blue", "#1d6cb5", "#dbeaf8", WHITE, "#155390", "#b3d3f0"),
}
CARD_BACK: Final = "#5b7288"
GRAPE_SKIN: Final = "#bb93d8"
"""The thin lines between the grapes of a purple card on paper."""
PYRAMID_ICE: Final = "#d3e6f2"
"""The floe that a pyramid stands on."""


class PenguinTone(NamedTuple):
    """The shades of one player's penguins on a floe."""

    body: str
    letter: str
    """A letter written on `body`."""


PENGUINS: Final = (
    PenguinTone(CARDS["R"].body, WHITE),
    PenguinTone(CARDS["B"].body, WHITE),
    PenguinTone(CARDS["G"].body, WHITE),
    PenguinTone("#e0a100", INK),
)
"""By seat."""

WATER: Final = "#2f6f9f"
DEEP_WATER: Final = "#275f8b"
FOAM: Final = "#e6f2f9"
ICE: Final = "#e9f5fb"
ICE_SIDE: Final = "#a9cfe4"
ICE_EDGE: Final = "#bcdcec"
REACHED: Final = "#fff1c4"
"""A tile that the chosen penguin can slide to."""
FISH: Final = "#3f7fa6"
TILE_NAME: Final = "#456479"

_NAMED: Final = {
    "beak": BEAK,
    "dark-ink": INK,
    "struck": STRUCK,
    "reached-edge": LANTERN,
    "to-move": TO_MOVE_LABEL,
    "card-back": CARD_BACK,
    "base-ice": PYRAMID_ICE,
    "water": WATER,
    "foam": FOAM,
    "ice": ICE,
    "ice-side": ICE_SIDE,
    "ice-edge": ICE_EDGE,
    "reached": REACHED,
    "fish": FISH,
    "tile-name": TILE_NAME,
}


def css_properties() -> str:
    """Return a CSS rule that declares the palette: `:root{--card-red:#...;...}`."""
    return ":root{" + "".join(f"--{name}:{value};" for name, value in _properties()) + "}"


def _properties() -> Iterator[tuple[str, str]]:
    for card in CARDS.values():
        yield f"card-{card.name}", card.body
        yield f"card-{card.name}-paper", card.paper
        yield f"card-{card.name}-letter", card.letter
    for seat, penguin in enumerate(PENGUINS):
        yield f"penguin-{seat}", penguin.body
    yield from _NAMED.items()
