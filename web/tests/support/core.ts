/* The core for tests in Node, and small positions with known values. */

import { readFileSync } from "node:fs";
import { PARTY_SEARCH } from "../../src/board/party/search.ts";
import { PINGOUIN_SEARCH } from "../../src/board/pingouin/search.ts";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import type { PartyPosition } from "../../src/games/party/position.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import type { PingouinPosition } from "../../src/games/pingouin/position.ts";
import { Core } from "../../src/worker/core.ts";
import type { Asked, Question } from "../../src/worker/messages.ts";

/** Both players can guarantee two cards: Gb2, Gc1, and nobody can move. */
export const SHORT_ROUND = "iello-2024,base=3:RGB/R.:RGY,GPB:0";

/** Alice can guarantee 9 fish, Bob 5; the margin is 4. */
export const SMALL_FLOE =
  "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0";

export const CORE_MODULE = new WebAssembly.Module(
  readFileSync(new URL("../../../reports/bundles/core.wasm", import.meta.url)),
);

export function openCore(mebibytes = 1, now?: () => number): Promise<Core> {
  return Core.of(CORE_MODULE, mebibytes, now);
}

export function partyPosition(line: string): PartyPosition {
  return PARTY_RULES.fromLine(line);
}

export function floePosition(line: string): PingouinPosition {
  return PINGOUIN_RULES.fromLine(line);
}

export function partyQuestion(line: string, asked: Asked, seat = 0): Question {
  return { game: "party", bytes: PARTY_SEARCH.pack(partyPosition(line)), asked, seat };
}

export function floeQuestion(line: string, asked: Asked, seat = 0): Question {
  return { game: "pingouin", bytes: PINGOUIN_SEARCH.pack(floePosition(line)), asked, seat };
}
