/* Advice with hidden hands: the expected number of cards left after each move. Estimates, never proofs. Uses the stages
   of solver/party/hidden/advice.py, so that the same number of samples gives the same advice. */

import { decimalText, say } from "../../language/messages.ts";
import { sentence } from "../../games/format.ts";
import { type PartyPosition, placements } from "../../games/party/position.ts";
import type { Turns } from "../../ui/party/growing.ts";
import type { SampleRequest, Samples } from "../../worker/messages.ts";
import type { Engine } from "../board_game.ts";
import type { Spot } from "../history.ts";
import { advisedMove, type Results, spread, sum, type Tried } from "../estimates.ts";
import { moveOfLevel, PARTY_LEVELS } from "./levels.ts";
import { packPlayerView, playerViewOf } from "./player_view.ts";
import { PARTY_SEARCH } from "./search.ts";
import { PARTY_VIEW } from "./view.ts";

/** Answers requests for samples: the analyst. */
export interface Sampler {
  ask(request: SampleRequest): Promise<Samples>;
}

export interface Advice {
  move: string;
  /** The expected number of cards left. */
  mean: number;
  /** The number of simulated rounds. */
  samples: number;
}

export interface AdviceLimits {
  /** Simulate at least as many rounds; null for as many as `milliseconds` allow. */
  samples?: number | null;
  milliseconds?: number;
  seed?: bigint;
}

const FIRST_STAGE = 32;
const PORTIONS = 4;
const TAKEN_UP_AGAIN = 2048;
const FINALISTS = 2;
/** Milliseconds that the strongest level simulates rounds. */
const THINKING_TIME = 1000;

/** The best move for the player to move, who sees only their own hand. */
export async function advise(
  sampler: Sampler,
  spots: Spot<PartyPosition, Turns>[],
  { samples = null, milliseconds = 800, seed = 0n }: AdviceLimits = {},
): Promise<Advice> {
  const view = playerViewOf(spots);
  const { results, taken } = await race(sampler, packPlayerView(view), placements(view.position), {
    samples,
    milliseconds,
    seed,
  });
  return bestAdvice(results, taken);
}

/** The samples of a race, and their number. */
export interface RaceResults {
  results: Results;
  taken: number;
}

/** Let moves race against each other in the view that `bytes` are, until there are enough samples. */
export async function race(
  sampler: Sampler,
  bytes: Uint8Array,
  moves: readonly string[],
  { samples = null, milliseconds = 800, seed = 0n }: AdviceLimits = {},
): Promise<RaceResults> {
  const left = new Map<string, Tried>(moves.map((move) => [move, { cards: [], outlooks: [], outlook: 0 }]));
  const triedOf = (move: string) => left.get(move)!;
  const dealsOf = (move: string) => triedOf(move).cards.length;
  const deadline = performance.now() + milliseconds;
  let taken = 0;

  /** Sample `count` more deals for moves with equally many samples so far. Returns true when that is enough. */
  async function sample(moves: string[], count: number): Promise<boolean> {
    const first = dealsOf(moves[0]);
    const numbers = moves.map((move) => PARTY_SEARCH.moveNumber(move));
    const request = { work: "sample" as const, bytes, moves: numbers, seed, first, count };
    const found = (await sampler.ask(request)).samples;
    for (const [number, move] of moves.entries()) {
      const tried = triedOf(move);
      for (let place = number; place < found.cards.length; place += moves.length) {
        tried.cards.push(found.cards[place]);
        tried.outlooks.push(found.outlooks[place]);
        tried.outlook += found.outlooks[place];
      }
    }
    taken += count * moves.length;
    return samples === null ? left.size === 1 || performance.now() >= deadline : taken >= samples;
  }

  let running = [...left.keys()];
  let stage = FIRST_STAGE;
  for (;;) {
    for (let portion = 0; portion < PORTIONS; portion += 1) {
      if (await sample(running, stage / PORTIONS)) return { results: left, taken };
    }
    stage *= 2;
    if (stage === TAKEN_UP_AGAIN) {
      const deals = dealsOf(running[0]);
      const counts = new Set([...left.keys()].map(dealsOf));
      for (const tried of [...counts].sort((one, other) => one - other)) {
        const moves = [...left.keys()].filter((move) => dealsOf(move) === tried);
        if (tried < deals && (await sample(moves, deals - tried))) return { results: left, taken };
      }
      running = [...left.keys()];
    }
    running = stillRunning(running, left);
  }
}

/** The advised move, and the cards that it leaves on average. */
export function bestAdvice(left: Results, samples: number): Advice {
  const move = advisedMove(left);
  const { cards } = left.get(move)!;
  return { move, mean: sum(cards) / cards.length, samples };
}

/** The better half of the moves, and those of the others that are hardly behind the leader. */
export function stillRunning(running: string[], left: ReadonlyMap<string, Tried>): string[] {
  const triedOf = (move: string) => left.get(move)!;
  const ranked = [...running].sort((one, other) => triedOf(one).outlook - triedOf(other).outlook);
  const half = Math.max(FINALISTS, Math.ceil(ranked.length / 2));
  const leader = triedOf(ranked[0]).outlooks;
  return [
    ...ranked.slice(0, half),
    ...ranked.slice(half).filter((move) => hardlyBehind(triedOf(move).outlooks, leader)),
  ];
}

/** True if the outlook of a move is worse by at most one standard error. */
function hardlyBehind(outlooks: number[], leader: number[]): boolean {
  const more = outlooks.map((own, number) => own - leader[number]);
  return sum(more) <= spread(more) * Math.sqrt(more.length);
}

export const PARTY_ENGINE: Engine<PartyPosition, Turns> = {
  levels: PARTY_LEVELS,
  hidesHands: true,

  async hint(analyst, spots) {
    const { move, mean, samples } = await advise(analyst, spots);
    const words = sentence(PARTY_VIEW.moveWords(spots.at(-1)!.position, move));
    const text = say("board-hint-party", {
      move: words,
      cards: decimalText(mean, 2),
      rounds: decimalText(samples, 0),
    });
    return { move, text };
  },

  move(mode, analyst, spots, study) {
    const level = PARTY_LEVELS.find((one) => one.mode === mode) ?? PARTY_LEVELS[0];
    return moveOfLevel(level, analyst, spots, study, async (view, moves) => {
      const { results, taken } = await race(analyst, view, moves, { milliseconds: THINKING_TIME });
      return bestAdvice(results, taken).move;
    });
  },
};
