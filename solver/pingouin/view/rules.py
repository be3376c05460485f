"""The rules of Pingouin at a glance."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.pingouin.dealing import FISH, PENGUINS

RULES: Final = (
    "Placing: in turn, a penguin on a free tile with exactly one fish.",
    "Moving: one penguin in a straight line over free tiles, at least one; the tile it leaves is taken.",
    "Out: who cannot move any penguin, with the tiles below them. The others go on.",
    "End: most fish win, then most tiles; then the win is shared.",
)


def rules_text() -> str:
    """What `ppsolve rules` prints about the game."""
    from tabulate import tabulate

    tiles = [[fish, FISH.count(str(fish))] for fish in (1, 2, 3)]
    floe = tabulate(tiles, headers=["fish", "tiles"])
    table = tabulate(list(PENGUINS.items()), headers=["players", "penguins each"])
    return "\n".join(RULES) + f"\n\nThe floe, eight rows of 7 and 8 tiles:\n\n{floe}\n\n{table}"
