/* Values in sentences: what a number means, by the name of its yardstick. Proofs and estimates never sound alike. */

import { decimalText, type Fact, say } from "../language/messages.ts";
import { twoDigits } from "../games/format.ts";
import type { Bounds } from "../worker/messages.ts";
import type { AnyBoardGame } from "./board_game.ts";
import { isProved } from "./bounds.ts";
import { isExact, type JudgedBy, type Verdict } from "./verdicts.ts";
import type { Yardstick } from "./yardsticks.ts";

/** The yardsticks as messages name them. */
export const YARDSTICK_KEYS: Record<JudgedBy, string> = {
  "worst case": "worst",
  "everyone for themselves": "selfish",
  expected: "expected",
  likely: "likely",
};

/** What the numbers on the board are, beside a hint that knows only one hand. */
export function boardNumbers(yardstick: Yardstick): string {
  return say("board-numbers", { yardstick: YARDSTICK_KEYS[yardstick] });
}

function unitOf({ wants }: Pick<AnyBoardGame, "wants">): "cards" | "fish" {
  return wants === "fewest" ? "cards" : "fish";
}

/** `Ann can guarantee at most 4 cards left.`, `Ann can guarantee at least 24 fish.` */
export function sureText(game: AnyBoardGame, name: string, bounds: Bounds): string {
  return say("board-guarantee", {
    player: name,
    unit: unitOf(game),
    amount: game.wants === "fewest" ? bounds.high : bounds.low,
    proved: isProved(bounds) ? "yes" : "no",
  });
}

/** The result after a move, by its yardstick: `Pa1 leaves Ann with at most 2 cards, whatever the others do (proved).` */
export function resultText(
  game: AnyBoardGame,
  name: string,
  { judgedBy }: Pick<Verdict, "judgedBy">,
  value: Bounds,
  move: string,
): string {
  const number = game.wants === "fewest" ? value.high : value.low;
  if (judgedBy === "likely") {
    const facts = { move, player: name, side: number < 0 ? "behind" : "with" };
    return say("board-outcome-likely", { ...facts, number: decimalText(Math.abs(number), 1) });
  }
  return say("board-outcome", {
    move,
    player: name,
    unit: unitOf(game),
    judged: YARDSTICK_KEYS[judgedBy],
    amount: Math.round(number),
    number: twoDigits(number),
  });
}

/** The facts about what a move costs. */
export function costFacts(game: AnyBoardGame, verdict: Verdict): Record<string, Fact> {
  const { judgedBy, amount } = verdict;
  const judged = isExact(verdict) ? "proved" : judgedBy === "expected" ? "simulated" : "estimate";
  return { unit: unitOf(game), amount: Math.round(amount), number: twoDigits(amount), judged };
}
