/* In the worker: estimates of Pingouin positions by the core's heuristic. */

import type { Core } from "./core.ts";
import type { Guesses, GuessRequest } from "./messages.ts";

/** Exports of solver/core/web_pingouin.cpp. */
export interface PingouinExports {
  /** Answer with one number. Negative if the position is refused. */
  pingouin_guess(seat: number, depth: number, most: number): number;
  /** Let the engine visit about `most` positions. Answers with its depth, 1 if the first move is proved best, and eight
      numbers for each move, the advised one first: move, kind, depth, margin and fish to come by seat in hundredths.
      Kinds are 0: searched, 1: at best, 2: proved. */
  pingouin_suggest(most: number, everyMove: number): number;
  /** Answer with the line that is expected after a move of the last suggestion, by its number there. */
  pingouin_suggested_line(number: number): number;
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
