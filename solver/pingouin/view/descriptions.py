"""Phrases about a floe and its players, shared by text and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ppsolve.solver.language.messages import listed, say
from ppsolve.solver.pingouin.floe import ROW_LETTERS, SEAT_LETTERS, Tile, tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.view.phrases import shown_name

Standing = Literal["to move", "to place", "waiting", "out"]
"""A player's status. `to place`: to move during placement. `waiting`: not out, and not to move."""


def fish_text(number: int) -> str:
    """Return a number of fish; the plural is the same."""
    return f"{number} fish"


def row_texts(rows: Sequence[str]) -> list[str]:
    """Describe the rows of a floe for screen readers, each with its letter."""
    return [
        say("show-floe-row", row=letter, cells=row) for letter, row in zip(ROW_LETTERS, rows, strict=True)
    ]


def headline(position: Position) -> str:
    """Summarise a position: the number of players, and what is left of the floe."""
    tiles = sum(map(bool, position.ice))
    return say("show-floe-headline", players=len(position.players), tiles=tiles, fish=sum(position.ice))


def turn_text(position: Position) -> str:
    """Name the player to move, or the winners."""
    if position.over:
        names = [shown_name(position.names[seat], position.names) for seat in position.winners()]
        if len(names) == 1:
            return say("show-floe-wins", player=names[0])
        return say("show-floe-shared", players=listed(names))
    name = shown_name(position.mover.name, position.names)
    return say("show-floe-to-place", player=name) if position.placing else say("show-to-move", player=name)


def standing(position: Position, seat: int) -> Standing:
    """Return a player's status."""
    if seat == position.to_move:
        return "to place" if position.placing else "to move"
    return "waiting" if position.players[seat].active else "out"


def player_texts(position: Position, seat: int) -> list[str]:
    """Describe a player's fish and tiles, the penguins on the floe, and those left to place."""
    player = position.players[seat]
    below = position.holdings()[seat] - player.fish
    texts = [say("show-floe-taken", fish=player.fish, tiles=player.tiles)]
    if player.penguins:
        texts.append(say("show-floe-penguins", penguins=len(player.penguins), fish=below))
    if player.to_place:
        texts.append(say("show-floe-left-to-place", penguins=player.to_place))
    return texts


def label_of(position: Position, seat: int) -> str:
    """Return the letter of a player's penguins and the name."""
    return f"{SEAT_LETTERS[seat]} {shown_name(position.names[seat], position.names)}"


def reach_text(position: Position, penguin: Tile) -> str:
    """List the tiles that a penguin can slide to."""
    seat = next(seat for seat, player in enumerate(position.players) if penguin in player.penguins)
    name = shown_name(position.names[seat], position.names)
    tiles = " ".join(map(tile_name, position.reach(penguin)))
    return say(
        "show-floe-reach", player=name, tile=tile_name(penguin), any="yes" if tiles else "no", tiles=tiles
    )
