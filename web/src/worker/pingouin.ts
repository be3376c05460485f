/* In the worker: moves of Pingouin that the core's engine suggests. */

import type { Core } from "./core.ts";
import type { EstimatedMove, MoveSuggestion, SuggestRequest } from "./messages.ts";

/** Exports of solver/core/web_pingouin.cpp. */
export interface PingouinExports {
  /** Let the engine visit about `most` positions within `milliseconds`, which may be infinite. Answers with its depth, 1
      if the first move is proved best, and eight numbers for each move, the advised one first: move, kind, depth, margin
      and fish to come by seat in hundredths. Kinds are 0: searched, 1: at best, 2: proved. Negative if the position is
      refused. */
  pingouin_suggest(most: number, milliseconds: number, everyMove: number): number;
  /** Answer with the line that is expected after a move of the last suggestion, by its number there. */
  pingouin_suggested_line(number: number): number;
}

/** The numbers of each move: the move, kind, depth, margin, and the fish of four seats. */
const NUMBERS_OF_A_MOVE = 8;
/** The kinds of MoveEstimate in solver/core/pingouin/engine.hpp. */
const KINDS = ["searched", "at best", "proved"] as const;

/** Suggest a move after about `most` positions, or as many as `milliseconds` allow. */
export function suggestMove(
  core: Core,
  { bytes, most, milliseconds }: SuggestRequest,
): { suggestion: MoveSuggestion } {
  const before = core.nodes;
  core.put("pingouinPosition", bytes);
  const [depth, proved, ...numbers] = core.answer(core.exports.pingouin_suggest(most, milliseconds, 1));
  const line = core.answer(core.exports.pingouin_suggested_line(0));
  const moves = estimatedMoves(numbers);
  return { suggestion: { moves, line, depth, proved: proved === 1, positions: core.nodes - before } };
}

function estimatedMoves(numbers: readonly number[]): EstimatedMove[] {
  return Array.from({ length: numbers.length / NUMBERS_OF_A_MOVE }, (_, index) => {
    const first = NUMBERS_OF_A_MOVE * index;
    const [move, kind, depth, margin] = numbers.slice(first, first + 4);
    const fish = numbers.slice(first + 4, first + NUMBERS_OF_A_MOVE);
    return { move, kind: KINDS[kind], depth, margin, fish };
  });
}
