/* Penguin Party as a game of the board. */

import { PARTY_RULES } from "../../games/party/game.ts";
import type { PartyPosition } from "../../games/party/position.ts";
import type { Turns } from "../../ui/party/growing.ts";
import type { BoardGame } from "../board_game.ts";
import { PARTY_ENGINE } from "./engine.ts";
import { PARTY_SEARCH } from "./search.ts";
import { PartySetup } from "./setup.ts";
import type { PyramidDraft } from "./table.ts";
import { PARTY_VIEW } from "./view.ts";

export const PARTY: BoardGame<PartyPosition, Turns, PyramidDraft> = {
  ...PARTY_RULES,
  ...PARTY_SEARCH,
  ...PARTY_VIEW,
  ...PARTY_ENGINE,
  playerNumbers: [2, 3, 4, 5, 6],
  setup: (changed) => new PartySetup(changed),
};
