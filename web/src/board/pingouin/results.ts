/* A player's result in a game of Pingouin, in one sentence to the player. As game_result in
   reports/review/pingouin/summary.py. */

import { say } from "../../language/messages.ts";
import { shownName, YOU } from "../../games/format.ts";
import type { Seat } from "../../games/game.ts";
import { nameText } from "../../games/input.ts";
import { fishHeld, type PingouinPosition } from "../../games/pingouin/position.ts";
import type { PlayedSpot } from "../board_game.ts";
import { placeFacts, type Result, standingOf } from "../summary.ts";

export function pingouinResult(spots: readonly PlayedSpot<PingouinPosition>[], seat: Seat): Result {
  const { position } = spots[spots.length - 1];
  const { players, toMove } = position;
  const amount = fishHeld(position, seat);
  const name = nameText(players[seat].name);
  if (toMove !== null) {
    const text =
      name === YOU
        ? say("board-floe-unfinished", { fish: amount })
        : say("review-floe-unfinished", { player: name, fish: amount });
    return { text, amount, place: null, perfect: false, won: false };
  }
  const scores = players.map(({ tiles, penguins }, other) => [
    fishHeld(position, other),
    tiles + penguins.length,
  ]);
  const { place, level, won } = standingOf(scores, seat);
  const names = level.map((other) => nameText(shownName(players[other].name)));
  const facts = { fish: amount, ...placeFacts(place, names, players.length) };
  const text =
    name === YOU ? say("board-floe-result", facts) : say("review-floe-result", { player: name, ...facts });
  return { text, amount, place, perfect: false, won };
}
