/* The levels of the engine: how well it plays, and whether it sees hidden hands. */

import { type PartyPosition, placements } from "../../games/party/position.ts";
import { seedOf, SplitMix64 } from "../../games/random.ts";
import type { Turns } from "../../ui/party/growing.ts";
import { concat, pack, padded } from "../../worker/layout.ts";
import { type Level, type Strength, STRENGTHS } from "../board_game.ts";
import type { Spot } from "../history.ts";
import type { Study } from "../study.ts";
import type { Sampler } from "./engine.ts";
import { MIXED_OPPONENTS, packPlayerView, playerViewOf } from "./player_view.ts";
import { MOST_PLAYERS, PARTY_SEARCH } from "./search.ts";

/** How a level plays; docs/guides/board.md says the same, with the results of matches between the levels. */
interface Play {
  /** Of 100 moves, as many are any card that fits. */
  careless: number;
  /** The simulated rounds for each move; null for as many as there is time for. */
  rounds: number | null;
  words: string;
}

const PLAY: Record<Strength, Play> = {
  beginner: {
    careless: 75,
    rounds: 1,
    words: "board-level-party-beginner",
  },
  club: { careless: 40, rounds: 2, words: "board-level-party-club" },
  strong: { careless: 0, rounds: 3, words: "board-level-party-strong" },
  strongest: { careless: 0, rounds: null, words: "board-level-party-strongest" },
};
const SEEING_STRONGEST = "board-level-party-seeing";

const OWN_HAND = { all: false, words: "board-sight-fair" };
const ALL_HANDS = { all: true, words: "board-sight-all" };

export const PARTY_LEVELS: readonly Level[] = [
  ...STRENGTHS.map((strength): Level => {
    const { words } = PLAY[strength];
    return { mode: strength, strength, words, sight: OWN_HAND };
  }),
  ...STRENGTHS.map((strength): Level => {
    const proves = strength === "strongest";
    const words = proves ? SEEING_STRONGEST : PLAY[strength].words;
    return { mode: `seeing-${strength}`, strength, words, sight: ALL_HANDS, proves };
  }),
];

/** The move of a level at the end of `spots`. A fair level uses the hidden hands for nothing, not even as a seed.
    `think` finds the best move in a view in the time of the strongest level. */
export async function moveOfLevel(
  { strength, sight, proves }: Level,
  sampler: Sampler,
  spots: Spot<PartyPosition, Turns>[],
  study: Study<PartyPosition>,
  think: (view: Uint8Array, moves: readonly string[]) => Promise<string>,
): Promise<string> {
  const { position } = spots[spots.length - 1];
  const { careless, rounds } = PLAY[strength];
  const view = sight?.all ? packOpenHands(position) : packPlayerView(playerViewOf(spots));
  const moves = proves && study.best.length ? study.best : placements(position);
  const random = new SplitMix64(seedOf(view));
  if (moves.length === 1) return moves[0];
  if (random.below(100) < careless) return moves[random.below(moves.length)];
  if (rounds !== null) return bestOfFew(sampler, view, moves, rounds);
  return think(view, moves);
}

/** The move with the best outlook in `rounds` simulated rounds for each. */
async function bestOfFew(
  sampler: Sampler,
  bytes: Uint8Array,
  moves: readonly string[],
  rounds: number,
): Promise<string> {
  const numbers = moves.map((move) => PARTY_SEARCH.moveNumber(move));
  const request = { work: "sample" as const, bytes, moves: numbers, seed: 0n, first: 0, count: rounds };
  const { outlooks } = (await sampler.ask(request)).samples;
  const sums = moves.map(() => 0);
  for (const [number, outlook] of outlooks.entries()) sums[number % moves.length] += outlook;
  return moves[sums.indexOf(Math.min(...sums))];
}

/** The view of a player who sees all hands, as the core reads it. */
function packOpenHands(position: PartyPosition): Uint8Array {
  return concat([
    PARTY_SEARCH.pack(position),
    pack("partyView", {
      hidden: padded([], MOST_PLAYERS),
      unseen: position.rules.deck.map(() => 0),
      opponents: MIXED_OPPONENTS,
      drawers: 0,
      drawerSeats: padded([], MOST_PLAYERS),
      drawings: 0,
      seenMoves: 0,
    }),
  ]);
}
