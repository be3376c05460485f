/* Values in sentences: what a number means, by the name of its yardstick. Proofs and estimates never sound alike. */

import { agree, twoDigits, YOU } from "../games/format.ts";
import type { Bounds } from "../worker/messages.ts";
import type { AnyBoardGame } from "./board_game.ts";
import { isProved } from "./bounds.ts";
import { isExact, type JudgedBy, type Verdict } from "./verdicts.ts";
import type { Yardstick } from "./yardsticks.ts";

/** What each yardstick answers. */
export const YARDSTICK_WORDS: Record<JudgedBy, string> = {
  "worst case": "what you can be sure of, whatever the others do, with all hands open",
  "everyone for themselves": "what is left if everyone plays for themselves, with all hands open",
  expected: "the average of simulated rounds; an estimate",
  likely: "what the engine expects; an estimate",
};

/** What the numbers on the board are, beside a hint that knows only one hand. */
export const BOARD_NUMBERS: Record<Yardstick, string> = {
  "worst case": "The numbers on the board are the worst case with open hands.",
  "everyone for themselves": "The numbers on the board are for open hands, everyone for themselves.",
  expected: "The numbers on the board are averages with open hands.",
};

/** An amount of cards or fish: `2 cards`, `no cards`. */
function amountOf(game: AnyBoardGame, value: number): string {
  return Number.isInteger(value) ? game.amount(value) : `${twoDigits(value)} ${unitOf(game)}`;
}

function unitOf({ wants }: AnyBoardGame): string {
  return wants === "fewest" ? "cards" : "fish";
}

/** `Ann can guarantee at most 4 cards left`, `Ann can guarantee at least 24 fish`. */
export function sureText(game: AnyBoardGame, name: string, bounds: Bounds): string {
  const few = game.wants === "fewest";
  const value = few ? bounds.high : bounds.low;
  const most = few ? "at most " : "at least ";
  const left = few ? " left" : "";
  const proved = isProved(bounds) ? "" : ", or better: not proved yet";
  return `${name} can guarantee ${few && !value ? "" : most}${game.amount(value)}${left}${proved}`;
}

/** The result after a move, by its yardstick: `leaves Ann with at most 2 cards, whatever the others do (proved)`. */
export function resultText(
  game: AnyBoardGame,
  name: string,
  { judgedBy }: Pick<Verdict, "judgedBy">,
  value: Bounds,
): string {
  const few = game.wants === "fewest";
  const whom = name === YOU ? "you" : name;
  const verb = few ? `leaves ${whom} with` : `gets ${whom}`;
  const number = few ? value.high : value.low;
  switch (judgedBy) {
    case "worst case": {
      const most = few ? (number ? "at most " : "") : "at least ";
      return `${verb} ${most}${amountOf(game, number)}, whatever the others do (proved)`;
    }
    case "everyone for themselves":
      return `${verb} ${amountOf(game, number)} if everyone plays for themselves (proved)`;
    case "expected":
      return `${verb} about ${twoDigits(number)} ${unitOf(game)} on average (simulated)`;
    case "likely":
      return `makes it likely that ${agree(name, `${name} ends`, "you end")} ${likelyWords(number)} (an estimate)`;
  }
}

/** A likely lead or result of the engine; only leads are negative. */
function likelyWords(value: number): string {
  return value < 0
    ? `${Math.abs(value).toFixed(1)} fish behind`
    : `with a result of ${value.toFixed(1)} fish`;
}

/** What a move costs: `costs 2 cards (proved)`. */
export function costText(game: AnyBoardGame, verdict: Verdict): string {
  const { judgedBy, amount } = verdict;
  const exact = isExact(verdict);
  const number = exact ? game.amount(amount) : `about ${twoDigits(amount)} ${unitOf(game)}`;
  const how = exact ? "proved" : judgedBy === "expected" ? "simulated" : "an estimate";
  return `costs ${number} (${how})`;
}
