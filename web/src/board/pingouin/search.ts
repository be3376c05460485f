/* Pingouin for the core: bounds that need no search, positions and moves as bytes and numbers. */

import type { PingouinPosition } from "../../games/pingouin/position.ts";
import { fishHeld, freeFish, MOST_PENGUINS, SEAT_LETTERS, tileName } from "../../games/pingouin/position.ts";
import { moveParts, NOWHERE, pack, padded } from "../../worker/layout.ts";
import type { SearchedGame } from "../board_game.ts";

const MOST_PLAYERS = SEAT_LETTERS.length;
/** Limits of the opinion that is shown while nothing is proved: about a fifth of a second. */
const OPINION = { most: 30_000, milliseconds: 200 };
/** The core counts hundredths of a fish. */
const HUNDREDTHS = 100;

export const PINGOUIN_SEARCH: Required<SearchedGame<PingouinPosition>> = {
  wants: "most",
  firstSlice: 2 ** 12,
  mostPositions: 2 ** 22,
  alsoFromAbove: false,
  // Earlier positions are harder.
  reviewsWhileProved: true,

  bounds(position, seat) {
    const low = fishHeld(position, seat);
    const { penguins, toPlace } = position.players[seat];
    const done = position.toMove === null || (!penguins.length && !toPlace);
    return { low, high: low + (done ? 0 : freeFish(position)) };
  },

  marginBounds(position) {
    const [first, second] = [0, 1].map((seat) => PINGOUIN_SEARCH.bounds(position, seat));
    return { low: first.low - second.high, high: first.high - second.low };
  },

  countTaken({ players }, asked, seat) {
    return asked === "margin" ? players[0].fish - players[1].fish : players[seat].fish;
  },

  pack({ ice, players, toMove }) {
    const penguins = players.flatMap((player) => padded(player.penguins, MOST_PENGUINS, NOWHERE));
    return pack("pingouinPosition", {
      players: players.length,
      toMove: toMove ?? 0,
      fish: ice,
      toPlace: padded(
        players.map(({ toPlace }) => toPlace),
        MOST_PLAYERS,
      ),
      penguins: padded(penguins, MOST_PLAYERS * MOST_PENGUINS, NOWHERE),
    });
  },

  moveText(number) {
    const [start, end] = moveParts(number);
    return start === NOWHERE ? tileName(end) : `${tileName(start)}-${tileName(end)}`;
  },

  opinions: {
    request: (position) => ({ work: "suggest", bytes: PINGOUIN_SEARCH.pack(position), ...OPINION }),

    read(position, { moves, line, proved }) {
      const { players, toMove } = position;
      const [first, second] = players.map(({ fish }) => fish);
      const likely = moves.map(({ move, kind, margin, fish }) => {
        const ahead = first - second + margin / HUNDREDTHS;
        return {
          move: PINGOUIN_SEARCH.moveText(move),
          lead: players.length > 2 ? null : toMove === 0 ? ahead : -ahead,
          points: players.map((player, seat) => player.fish + fish[seat] / HUNDREDTHS),
          proved: kind === "proved",
        };
      });
      return { moves: likely, line: line.map((number) => PINGOUIN_SEARCH.moveText(number)), proved };
    },
  },
};
