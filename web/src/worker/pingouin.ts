/* In the worker: estimates of Pingouin positions by the core's heuristic. */

import type { Core } from "./core.ts";
import type { Guesses, GuessRequest } from "./messages.ts";

/** Exports of solver/core/web_pingouin.cpp. */
export interface PingouinExports {
  /** Answer with one number. Negative if the position is refused. */
  pingouin_guess(seat: number, depth: number, most: number): number;
}

/** The estimated fish that each question's seat will still take. */
export function guessFish(core: Core, { questions, depth, most }: GuessRequest): Guesses {
  const guesses = questions.map(({ bytes, seat }) => {
    core.put("pingouinPosition", bytes);
    const [guess] = core.answer(core.exports.pingouin_guess(seat, depth, most));
    return guess;
  });
  return { guesses };
}
