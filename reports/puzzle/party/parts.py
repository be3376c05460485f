"""Cards on paper beside a pyramid: by colour with boxes to tick, in a line, or in the hands of the players.

Each of them knows its height from the width it is given, so that the pyramid can have what is left.
Lengths are for a puzzle that has a page of its own; `scale` makes them smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ppsolve.reports.puzzle.party.cards import draw_card
from ppsolve.reports.puzzle.party.words import cards_by_colour
from ppsolve.reports.puzzle.sheet.paper import FAINT_INK, INK, RULE, SNOW, Frame, Paper, legible
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.view.descriptions import cards_text, colour_groups, standing_text
from ppsolve.solver.view.phrases import shown_name

CARD: Final = 21.0
TICK: Final = 9.5
TICK_PITCH: Final = 11.4
GAP: Final = 3.0
LABEL: Final = 20.0
LABEL_SIZE: Final = 10.5


@dataclass(frozen=True)
class TickList:
    """The cards to place by colour, each with a box to tick when it is placed."""

    label: str
    cards: str
    width: float
    scale: float

    @property
    def _groups(self) -> list[tuple[str, int]]:
        return cards_by_colour(self.cards)

    @property
    def _side_by_side(self) -> bool:
        return self.width >= 300 * self.scale

    @property
    def _group_width(self) -> float:
        return self.width / max(len(self._groups), 4) if self._side_by_side else self.width

    @property
    def _most_a_line(self) -> int:
        room = self._group_width / self.scale - CARD - 3 * GAP
        return max(1, int(room / TICK_PITCH))

    def _lines(self, count: int) -> int:
        return -(-count // self._most_a_line)

    def _group_height(self, count: int) -> float:
        return max(CARD, self._lines(count) * TICK_PITCH) * self.scale

    @property
    def height(self) -> float:
        heights = [self._group_height(count) for _, count in self._groups]
        label = LABEL * self.scale
        if self._side_by_side:
            return label + max(heights, default=0)
        return label + sum(heights) + 2 * GAP * self.scale * len(heights)

    def draw(self, paper: Paper, x: float, y: float) -> None:
        _write_label(paper, self.label, x, y, self.scale)
        y += LABEL * self.scale
        for colour, count in self._groups:
            self._draw_group(paper, colour, count, x, y)
            if self._side_by_side:
                x += self._group_width
            else:
                y += self._group_height(count) + 2 * GAP * self.scale

    def _draw_group(self, paper: Paper, colour: str, count: int, x: float, y: float) -> None:
        side, pitch = CARD * self.scale, TICK_PITCH * self.scale
        draw_card(paper, colour, Frame(x, y, side, side))
        lines = self._lines(count)
        a_line = -(-count // lines)
        x += (CARD + 2 * GAP) * self.scale
        y += max(0.0, (side - lines * pitch + (TICK_PITCH - TICK) * self.scale) / 2)
        for number in range(count):
            line, place = divmod(number, a_line)
            _draw_tick(paper, x + place * pitch, y + line * pitch, TICK * self.scale)


@dataclass(frozen=True)
class LineOfCards:
    """Cards in their order, a box to tick below each, a frame around the first ones, which one may choose
    from."""

    label: str
    cards: str
    window: int
    width: float
    scale: float

    @property
    def _pitch(self) -> float:
        return (CARD + 2.2 * GAP) * self.scale

    @property
    def _line(self) -> float:
        return (CARD + TICK + 6 * GAP) * self.scale

    @property
    def _lines(self) -> list[str]:
        a_line = max(1, int((self.width - 2 * GAP * self.scale) / self._pitch))
        return [self.cards[start : start + a_line] for start in range(0, len(self.cards), a_line)]

    @property
    def height(self) -> float:
        return LABEL * self.scale + len(self._lines) * self._line

    def draw(self, paper: Paper, x: float, y: float) -> None:
        side, tick, gap = CARD * self.scale, TICK * 0.8 * self.scale, GAP * self.scale
        _write_label(paper, self.label, x, y, self.scale)
        y += LABEL * self.scale + gap
        window = self.window
        for cards in self._lines:
            if framed := min(window, len(cards)):
                frame = Frame(x, y - gap, framed * self._pitch, side + tick + 4 * gap)
                paper.box(frame, radius=2 * gap, fill="#f1f4f6", stroke=INK, line=1.1 * self.scale)
            window -= framed
            for place, card in enumerate(cards):
                left = x + gap * 1.1 + place * self._pitch
                draw_card(paper, card, Frame(left, y, side, side))
                _draw_tick(paper, left + (side - tick) / 2, y + side + 1.5 * gap, tick)
            y += self._line


@dataclass(frozen=True)
class Hands:
    """The hands of all players in turn order, and a line to write the move on."""

    position: Position
    width: float
    scale: float

    @property
    def _columns(self) -> int:
        return 2 if self.width >= 330 * self.scale else 1

    @property
    def _box_width(self) -> float:
        return (self.width - (self._columns - 1) * 3 * GAP * self.scale) / self._columns

    def _lines(self, hand: str) -> list[list[tuple[float, str]]]:
        """The cards with their distance from the left, in lines as wide as a box; one line at least."""
        side, gap = CARD * 0.86 * self.scale, GAP * self.scale
        lines: list[list[tuple[float, str]]] = [[]]
        x = 0.0
        for group in colour_groups(hand):
            for card in group:
                if x + side > self._box_width - 5 * gap:
                    lines.append([])
                    x = 0.0
                lines[-1].append((x, card))
                x += side + gap * 0.6
            x += gap * 1.5
        return lines

    def _box_height(self, hands: Sequence[str]) -> float:
        lines = max(len(self._lines(hand)) for hand in hands)
        return (20 + lines * (CARD * 0.86 + GAP) + 2 * GAP) * self.scale

    @property
    def _seat_rows(self) -> list[list[int]]:
        seats = range(len(self.position.players))
        return [list(seats[start : start + self._columns]) for start in seats[:: self._columns]]

    def _row_height(self, seats: list[int]) -> float:
        return self._box_height([self.position.players[seat].hand for seat in seats])

    @property
    def height(self) -> float:
        boxes = sum(self._row_height(seats) + 2 * GAP * self.scale for seats in self._seat_rows)
        return boxes + 24 * self.scale

    def draw(self, paper: Paper, x: float, y: float) -> None:
        for seats in self._seat_rows:
            height = self._row_height(seats)
            for place, seat in enumerate(seats):
                left = x + place * (self._box_width + 3 * GAP * self.scale)
                self._draw_hand(paper, seat, Frame(left, y, self._box_width, height))
            y += height + 2 * GAP * self.scale
        size = legible(LABEL_SIZE * self.scale)
        paper.write("Your move:", x, y + 1.6 * size, size, bold=True)
        start = paper.width_of("Your move:", size, bold=True) + size
        paper.rule(x + start, y + 1.7 * size, min(8 * size, self.width - start), stroke=INK)

    def _draw_hand(self, paper: Paper, seat: int, frame: Frame) -> None:
        position = self.position
        player = position.players[seat]
        gap, size = GAP * self.scale, legible(9.5 * self.scale)
        to_move = seat == position.to_move
        paper.box(
            frame,
            radius=2 * gap,
            fill="#f1f4f6" if to_move else SNOW,
            stroke=INK if to_move else RULE,
            line=(1.4 if to_move else 0.8) * self.scale,
        )
        words = standing_text(position, seat) or cards_text(player)
        x, base = frame.x + 2.5 * gap, frame.y + 14 * self.scale
        paper.write(self._names(paper, size)[seat], x, base, size, bold=True)
        paper.write(words, frame.right - 2.5 * gap, base, legible(size * 0.85), anchor="end", fill=FAINT_INK)
        side = CARD * 0.86 * self.scale
        for number, line in enumerate(self._lines(player.hand)):
            top = frame.y + 20 * self.scale + number * (side + gap)
            for across, card in line:
                draw_card(paper, card, Frame(x + across, top, side, side))

    def _names(self, paper: Paper, size: float) -> list[str]:
        """The names by seat, as short as they must be; those that the font or the room makes alike begin with
        the number of their seat."""
        position, names = self.position, []
        for seat, player in enumerate(position.players):
            words = standing_text(position, seat) or cards_text(player)
            room = self._box_width - 6 * GAP * self.scale - paper.width_of(words, legible(size * 0.85))
            names.append((shown_name(player.name, position.names), room))
        shown = [paper.shorten(name, room, size, bold=True) for name, room in names]
        if len(set(map(paper.printable, shown))) == len(shown):
            return shown
        return [
            paper.shorten(f"{number}. {name}", room, size, bold=True)
            for number, (name, room) in enumerate(names, start=1)
        ]


def _write_label(paper: Paper, text: str, x: float, y: float, scale: float) -> None:
    size = legible(LABEL_SIZE * scale)
    paper.write(text, x, y + size, size, bold=True)


def _draw_tick(paper: Paper, x: float, y: float, side: float) -> None:
    paper.box(Frame(x, y, side, side), radius=side * 0.12, fill=SNOW, stroke=FAINT_INK, line=side / 16)
