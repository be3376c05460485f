/* Moves in Pingouin while nothing is proved: a depth-limited search with the core's heuristic. */

import { floeAfter, floeMoves, type PingouinPosition } from "../../games/pingouin/position.ts";
import type { Engine } from "../board_game.ts";
import { PINGOUIN_SEARCH } from "./search.ts";

const GUESS_DEPTH = 3;
const POSITIONS_FOR_A_GUESS = 2000;

export const PINGOUIN_ENGINE: Engine<PingouinPosition, null> = {
  levels: [
    {
      mode: "seeing",
      name: "strong",
      label: "engine",
      words:
        "Everything lies open in Pingouin. It plays a move that is proved best, or looks a few moves ahead.",
    },
  ],
  hidesHands: false,

  async hint(analyst, _spots, study) {
    const proved = study.best.at(0);
    if (proved !== undefined) return { move: proved, text: `${proved} is proved best.` };
    const move = await PINGOUIN_ENGINE.guessMove(analyst, study);
    return { move, text: `${move} looks best a few moves ahead; it is not proved.` };
  },

  /** The move with the best estimate. */
  async guessMove(analyst, { position }) {
    const seat = position.toMove!;
    const moves = floeMoves(position);
    const ends = moves.map((move) => floeAfter(position, move));
    const questions = ends.map((end) => ({ bytes: PINGOUIN_SEARCH.pack(end), seat }));
    const { guesses } = await analyst.ask({
      work: "guess",
      questions,
      depth: GUESS_DEPTH,
      most: POSITIONS_FOR_A_GUESS,
    });
    const worth = guesses.map((guess, number) => guess + 100 * ends[number].players[seat].fish);
    return moves[worth.indexOf(Math.max(...worth))];
  },
};
