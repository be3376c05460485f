/* The registry of games on the board. A document that names no game is of the first one. */

import type { AnyBoardGame } from "./board_game.ts";
import { PARTY } from "./party/party.ts";
import { PINGOUIN } from "./pingouin/pingouin.ts";

export const BOARD_GAMES: readonly AnyBoardGame[] = [PARTY, PINGOUIN];
