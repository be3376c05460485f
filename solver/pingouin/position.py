"""Positions and turn order: the executable definition of the game.

Every `Position` is *settled* on construction: `to_move` is a player with a legal move, or `None` when the
game is over. Players who were stuck on their turn have already left the floe with the tiles below their
penguins.

During placement, players with penguins left take turns to put one on a free tile with one fish. When no such
tile is left, the remaining penguins stay off the floe.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from ppsolve.solver.errors import BadInput, quoted, shown
from ppsolve.solver.names import check_name, seat_from
from ppsolve.solver.outcome import Question
from ppsolve.solver.pingouin.floe import (
    PLACES,
    RAYS,
    SEAT_LETTERS,
    TILES,
    Ice,
    Rows,
    Tile,
    read_rows,
    rows_of,
    slide_path,
    tile_name,
)
from ppsolve.solver.pingouin.notation import Move, parse_move

if TYPE_CHECKING:
    from ppsolve.solver.pingouin.game import Pingouin

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = len(SEAT_LETTERS)
MOST_PENGUINS: Final = 4


@dataclass(frozen=True)
class Player:
    """A player: fish and tiles taken so far, number of penguins left to place, tiles of placed penguins."""

    name: str
    fish: int = 0
    tiles: int = 0
    to_place: int = 0
    penguins: tuple[Tile, ...] = ()

    @property
    def active(self) -> bool:
        """True unless this player is out."""
        return bool(self.penguins or self.to_place)


@dataclass(frozen=True, repr=False)
class Position:
    """An immutable position of a game.

    >>> rows = ["1A23....", "...1B3...", *["." * 7, "." * 8] * 3]
    >>> start = Position.drawn(rows, [Player("Alice"), Player("Bob")])
    >>> [str(move) for move in start.legal_moves]
    ['a1-a2', 'a1-a3']
    >>> start.play("a1-a3").rows[:2]
    ('.23A....', '...1B3...')
    """

    ice: Ice
    players: tuple[Player, ...]
    to_move: int | None = 0

    def __post_init__(self) -> None:
        """Validate the fields and settle the turn."""
        check_number_of_players(len(self.players))
        for seat in range(len(self.players)):
            _check_player(self.players, seat)
        if self.to_move is not None and not 0 <= self.to_move < len(self.players):
            raise BadInput(
                "to_move", f"seat {quoted(self.to_move)}, but seats are 0 to {len(self.players) - 1}"
            )
        standing = [tile for player in self.players for tile in player.penguins]
        if len(set(standing)) < len(standing) or not all(self.ice[tile] for tile in standing):
            raise BadInput("rows", "every penguin stands on a tile of its own")
        players = tuple(replace(player, penguins=tuple(sorted(player.penguins))) for player in self.players)
        self._set(self.ice, players, self.to_move or 0)

    @classmethod
    def drawn(cls, rows: Sequence[str], players: Sequence[Player], to_move: int = 0) -> Position:
        """Create a position from rows of text, which also determine the players' penguins."""
        ice, penguins = read_rows(rows)
        check_number_of_players(len(players))
        for seat, tiles in penguins.items():
            if seat >= len(players):
                letter, row = SEAT_LETTERS[seat], PLACES[tiles[0]][0]
                raise BadInput(f"rows[{row}]", f"a penguin {letter}, but there are {len(players)} players")
        seated = (replace(player, penguins=penguins.get(seat, ())) for seat, player in enumerate(players))
        return cls(ice, tuple(seated), to_move)

    def _set(self, ice: Ice, players: tuple[Player, ...], turn: int) -> None:
        """Set the fields after settling the turn: find the player to move and remove stuck players."""
        order = [(turn + step) % len(players) for step in range(len(players))]
        to_move: int | None = None
        if any(player.to_place for player in players):
            if _has_some(_free_to_place(ice, players)):
                to_move = next(seat for seat in order if players[seat].to_place)
            else:
                players = tuple(replace(player, to_place=0) for player in players)
        if to_move is None:
            taken = frozenset(tile for player in players for tile in player.penguins)
            for seat in order:
                if any(_has_some(_slides(ice, taken, tile)) for tile in players[seat].penguins):
                    to_move = seat
                    break
                ice, player = _taken_off(ice, players[seat])
                players = (*players[:seat], player, *players[seat + 1 :])
        for name, value in (("ice", ice), ("players", players), ("to_move", to_move)):
            object.__setattr__(self, name, value)

    @property
    def game(self) -> Pingouin:
        from ppsolve.solver.pingouin.game import PINGOUIN

        return PINGOUIN

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def rows(self) -> Rows:
        """The floe as rows of text."""
        return rows_of(self.ice, [player.penguins for player in self.players])

    @property
    def over(self) -> bool:
        """True if everybody is out."""
        return self.to_move is None

    @property
    def placing(self) -> bool:
        """True during placement."""
        return any(player.to_place for player in self.players)

    @property
    def mover(self) -> Player:
        """The player to move."""
        if self.to_move is None:
            raise BadInput("", "the game is over: nobody is to move")
        return self.players[self.to_move]

    @property
    def occupied(self) -> frozenset[Tile]:
        """The tiles with penguins on them."""
        return frozenset(tile for player in self.players for tile in player.penguins)

    def reach(self, penguin: Tile) -> tuple[Tile, ...]:
        """Return the tiles that the penguin on this tile can slide to, in reading order."""
        return tuple(sorted(_slides(self.ice, self.occupied, penguin)))

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the player to move, sorted by start, then by end."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        if self.to_move is None:
            return
        if self.placing:
            yield from (Move(None, tile) for tile in _free_to_place(self.ice, self.players))
            return
        for penguin in self.mover.penguins:
            yield from (Move(penguin, tile) for tile in self.reach(penguin))

    def parse_move(self, text: str) -> Move:
        """Parse a move, without checking that it is legal."""
        return parse_move(text)

    def play(self, move: Move | str) -> Position:
        """Return the position after `move`; raise `BadInput` with the reason if it is illegal."""
        named = parse_move(move) if isinstance(move, str) else move
        if not isinstance(named, Move):
            raise BadInput("move", f"expected a move or its text, not {quoted(move)}")
        self._check_legal(named)
        return self.after(named)

    def after(self, move: Move) -> Position:
        """Return the position after `move`, which must be legal (not checked)."""
        seat = self.to_move
        assert seat is not None
        player, ice = self.players[seat], self.ice
        penguins = tuple(sorted((move.end, *(tile for tile in player.penguins if tile != move.start))))
        if move.start is None:
            player = replace(player, penguins=penguins, to_place=player.to_place - 1)
        else:
            fish, tiles = player.fish + ice[move.start], player.tiles + 1
            player = replace(player, penguins=penguins, fish=fish, tiles=tiles)
            ice = (*ice[: move.start], 0, *ice[move.start + 1 :])
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        position = object.__new__(Position)
        position._set(ice, players, (seat + 1) % len(players))
        return position

    def _check_legal(self, move: Move) -> None:
        where = f"move {move}"
        if self.to_move is None:
            raise BadInput(where, "the game is over")
        if move in self.legal_moves:
            return
        if self.placing:
            raise BadInput(where, self._why_not_placed(move))
        raise BadInput(where, self._why_no_slide(move))

    def _why_not_placed(self, move: Move) -> str:
        """Explain why a move is illegal during placement."""
        tile = tile_name(move.end)
        if move.start is not None:
            return f"penguins are being placed; name the tile alone, as in {tile}"
        if move.end in self.occupied:
            return f"a penguin stands on {tile}"
        fish = self.ice[move.end]
        return f"{tile} has {fish} fish; penguins are placed on one" if fish else f"{tile} is a hole"

    def _why_no_slide(self, move: Move) -> str:
        """Explain why a move is illegal after placement."""
        if move.start is None:
            return "all penguins are placed; a move names the tile left and the tile reached"
        start, end = tile_name(move.start), tile_name(move.end)
        if move.start not in self.mover.penguins:
            return f"no penguin of {shown(self.mover.name)} stands on {start}"
        way = slide_path(move.start, move.end)
        if not way:
            return f"{end} does not lie in a straight line from {start}"
        for tile in way:
            if not self.ice[tile]:
                return f"{tile_name(tile)} is a hole"
            if tile in self.occupied:
                return f"a penguin stands on {tile_name(tile)}"
        raise AssertionError("a legal move")

    def holdings(self) -> tuple[int, ...]:
        """Return each player's fish if the game ended here: those taken and those below their penguins."""
        return tuple(player.fish + sum(self.ice[tile] for tile in player.penguins) for player in self.players)

    def tile_counts(self) -> tuple[int, ...]:
        """Return each player's tiles if the game ended here; they break ties."""
        return tuple(player.tiles + len(player.penguins) for player in self.players)

    def winners(self) -> tuple[int, ...]:
        """Return the winning seats if the game ended here: most fish, then most tiles; else several."""
        score = [*zip(self.holdings(), self.tile_counts(), strict=True)]
        return tuple(seat for seat, own in enumerate(score) if own == max(score))

    def result(self, question: Question[object]) -> int:
        """Return the answer to `question` if the game ended here."""
        fish = self.holdings()
        if question.outcome == "margin":
            return fish[0] - fish[1]
        return sum(fish) if question.seat is None else fish[question.seat]

    def __str__(self) -> str:
        """Draw the position as text, like `ppsolve show`."""
        from ppsolve.solver.pingouin.view.text import position_text

        return position_text(self)

    def __repr__(self) -> str:
        return f"<Position {self.to_text()}>"

    def to_text(self) -> str:
        """Return the position in one line, as every command accepts it."""
        return self.game.to_line(self)

    def to_dict(self) -> dict[str, Any]:
        """Return the position as a JSON object."""
        return self.game.to_dict(self)

    def seen_by(self, player: str | int) -> Position:
        """Return the position itself: in Pingouin everybody sees everything."""
        seat_from(self.names, player, "player")
        return self

    def to_svg(self) -> str:
        """Return a picture of the position as SVG."""
        return self._repr_svg_()

    def _repr_svg_(self) -> str:
        """Draw the position as SVG, for notebooks."""
        from ppsolve.solver.pingouin.view.svg import position_svg

        return position_svg(self)


def check_number_of_players(number: int) -> None:
    """Raise `BadInput` if there are too few or too many players."""
    if not FEWEST_PLAYERS <= number <= MOST_PLAYERS:
        raise BadInput("players", f"{number} players, but the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}")


def _check_player(players: Sequence[Player], seat: int) -> None:
    where, player = f"players[{seat}]", players[seat]
    check_name([player.name for player in players], seat)
    for field, number in (("fish", player.fish), ("tiles", player.tiles), ("to_place", player.to_place)):
        if number < 0:
            raise BadInput(f"{where}.{field}", f"{quoted(number)} is less than 0")
    standing = len(player.penguins)
    if standing > MOST_PENGUINS:
        letter = SEAT_LETTERS[seat]
        raise BadInput("rows", f"{standing} penguins {letter}, but a player has at most {MOST_PENGUINS}")
    if standing + player.to_place > MOST_PENGUINS:
        placed = f" and {standing} on the floe" if standing else ""
        raise BadInput(
            f"{where}.to_place",
            f"{quoted(player.to_place)} to place{placed}, but a player has at most {MOST_PENGUINS}",
        )


def _free_to_place(ice: Ice, players: Sequence[Player]) -> Iterator[Tile]:
    """Yield the free tiles with one fish."""
    taken = {tile for player in players for tile in player.penguins}
    return (tile for tile in TILES if ice[tile] == 1 and tile not in taken)


def _slides(ice: Ice, occupied: frozenset[Tile], penguin: Tile) -> Iterator[Tile]:
    """Yield the tiles that a penguin can slide to: in each direction as far as there are free tiles."""
    for ray in RAYS[penguin]:
        for tile in ray:
            if not ice[tile] or tile in occupied:
                break
            yield tile


def _has_some(tiles: Iterator[Tile]) -> bool:
    return next(tiles, None) is not None


def _taken_off(ice: Ice, player: Player) -> tuple[Ice, Player]:
    """Remove a player from the floe; return the ice that is left, and the player with the tiles taken."""
    if not player.penguins:
        return ice, player
    below = sum(ice[tile] for tile in player.penguins)
    left = tuple(0 if tile in player.penguins else fish for tile, fish in enumerate(ice))
    tiles = player.tiles + len(player.penguins)
    return left, replace(player, fish=player.fish + below, tiles=tiles, penguins=())
