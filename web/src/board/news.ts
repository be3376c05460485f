/* What happened last, in sentences: a move, and who is out since then. */

import { say } from "../language/messages.ts";
import { shownName } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import type { AnyBoardGame } from "./board_game.ts";

/** A move in words: `Bob: red at the left end.` */
export function moveNews(game: AnyBoardGame, before: unknown, move: string): string {
  const player = shownName(game.names(before)[game.toMove(before) ?? 0]);
  return say("board-news", { player, move: game.moveWords(before, move) });
}

/** A sentence for each player who is out since `before`. */
export function outNews(game: AnyBoardGame, before: unknown, position: unknown): string[] {
  const names = game.names(position);
  const out = names.filter((_, seat) => isOut(game, position, seat) && !isOut(game, before, seat));
  return out.map((name) => say("board-out", { player: name }));
}

function isOut(game: AnyBoardGame, position: unknown, seat: Seat): boolean {
  return game.standing(position, seat) === "out";
}
