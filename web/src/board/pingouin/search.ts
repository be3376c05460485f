/* Pingouin for the core: bounds that need no search, positions and moves as bytes and numbers. */

import { fishHeld, freeFish, tileName } from "../../games/pingouin/position.ts";

const NOWHERE = 255;

export const PINGOUIN_SEARCH = {
  wants: "most",
  firstSlice: 2 ** 12,
  mostPositions: 2 ** 22,
  alsoFromAbove: false,
  /** A review goes backwards and stops at an unproved position: those before it are harder. */
  reviewsWhileProved: true,

  /** Static bounds on a player's guaranteed fish. */
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

  /** The fish taken before, which the core does not count. */
  countTaken({ players }, asked, seat) {
    return asked === "margin" ? players[0].fish - players[1].fish : players[seat].fish;
  },

  /** The position as solver/core/web_pingouin.cpp reads it. */
  pack({ ice, players, toMove }) {
    const seats = Array.from({ length: 4 }, (_, seat) => {
      const { toPlace, penguins } = players[seat] ?? { toPlace: 0, penguins: [] };
      return [toPlace, ...Array.from({ length: 4 }, (_, number) => penguins[number] ?? NOWHERE)];
    });
    return Uint8Array.from([players.length, toMove ?? 0, ...ice, ...seats.flat()]);
  },

  moveText(number) {
    const [start, end] = [Math.floor(number / 256), number % 256];
    return start === NOWHERE ? tileName(end) : `${tileName(start)}-${tileName(end)}`;
  },
};
