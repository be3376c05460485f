/* Pingouin as a game of the board. */

import { PINGOUIN_RULES } from "../../games/pingouin/game.ts";
import type { PingouinPosition } from "../../games/pingouin/position.ts";
import type { BoardGame } from "../board_game.ts";
import { PINGOUIN_ENGINE } from "./engine.ts";
import { PINGOUIN_SEARCH } from "./search.ts";
import { FloeSetup } from "./setup.ts";
import { PINGOUIN_VIEW } from "./view.ts";

export const PINGOUIN: BoardGame<PingouinPosition, null, PingouinPosition> = {
  ...PINGOUIN_RULES,
  ...PINGOUIN_SEARCH,
  ...PINGOUIN_VIEW,
  ...PINGOUIN_ENGINE,
  playerNumbers: [2, 3, 4],
  usualPlayers: 2,
  options: () => ({ fields: () => [], keep: () => null, load: () => undefined }),
  newDeal(seed, names) {
    const dealt = PINGOUIN_RULES.deal(seed, names.length);
    return { ...dealt, players: dealt.players.map((player, seat) => ({ ...player, name: names[seat] })) };
  },
  setup: (changed) => new FloeSetup(changed),
};
