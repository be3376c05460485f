/* Penguin Party as a game of the board. */

import { PARTY_RULES } from "../../games/party/game.ts";
import type { PartyPosition } from "../../games/party/position.ts";
import { readSeen } from "../../games/party/seen_round.ts";
import type { Turns } from "../../ui/party/growing.ts";
import type { BoardGame } from "../board_game.ts";
import { seenEstimates } from "./advice.ts";
import { PartyAdviser } from "./asking.ts";
import { PARTY_ENGINE } from "./engine.ts";
import { PartyRecorder } from "./recorder.ts";
import { PARTY_YARDSTICKS } from "./reach.ts";
import { PARTY_SEARCH } from "./search.ts";
import { PartySetup } from "./setup.ts";
import type { PyramidDraft } from "./table.ts";
import { TableRules } from "./table_rules.ts";
import { PARTY_VIEW } from "./view.ts";

export const PARTY: BoardGame<PartyPosition, Turns, PyramidDraft> = {
  ...PARTY_RULES,
  ...PARTY_SEARCH,
  ...PARTY_VIEW,
  ...PARTY_ENGINE,
  yardsticks: PARTY_YARDSTICKS,
  playerNumbers: [2, 3, 4, 5, 6],
  usualPlayers: 3,
  options: () => new TableRules(),
  newDeal(seed, names, options) {
    const table = new TableRules();
    table.load(options.keep());
    const dealt = PARTY_RULES.deal(seed, table.rulesFor(names.length));
    return { ...dealt, players: dealt.players.map((player, seat) => ({ ...player, name: names[seat] })) };
  },
  nextDeal(seed, { before, totals, starter }) {
    const { rules, players } = before as PartyPosition;
    const dealt = PARTY_RULES.deal(seed, rules);
    const seats = dealt.players.map((player, seat) => ({
      ...player,
      name: players[seat].name,
      tokens: totals[seat],
    }));
    return { ...dealt, players: seats, toMove: starter };
  },
  setup: (changed, options) => new PartySetup(changed, options),
  recorder: (callbacks) => new PartyRecorder(PARTY, callbacks),
  adviser: (callbacks) => new PartyAdviser(callbacks),
  seenEstimates,
  readSeen,
};
