/* Advice with hidden hands: the expected number of cards left after each move. Estimates, never proofs. Uses the stages
   of solver/party/hidden/advice.py, so that the same number of samples gives the same advice. */

import { type PartyPosition, placements } from "../../games/party/position.ts";
import type { Turns } from "../../ui/party/growing.ts";
import type { SampleRequest, Samples } from "../../worker/messages.ts";
import type { Engine } from "../board_game.ts";
import type { Spot } from "../history.ts";
import { packPlayerView, playerViewOf } from "./player_view.ts";
import { PARTY_SEARCH } from "./search.ts";

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

/** The samples of a move: the cards left, the blended values, and the sum of those. */
export interface Tried {
  cards: number[];
  outlooks: number[];
  outlook: number;
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
const CONFIDENCE = 1.96;

/** The best move for the player to move, who sees only their own hand. */
export async function advise(
  sampler: Sampler,
  spots: Spot<PartyPosition, Turns>[],
  { samples = null, milliseconds = 800, seed = 0n }: AdviceLimits = {},
): Promise<Advice> {
  const view = playerViewOf(spots);
  const bytes = packPlayerView(view);
  const left = new Map<string, Tried>(
    placements(view.position).map((move) => [move, { cards: [], outlooks: [], outlook: 0 }]),
  );
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
    return left.size === 1 || (samples === null ? performance.now() >= deadline : taken >= samples);
  }

  let running = [...left.keys()];
  let stage = FIRST_STAGE;
  for (;;) {
    for (let portion = 0; portion < PORTIONS; portion += 1) {
      if (await sample(running, stage / PORTIONS)) return bestAdvice(left, taken);
    }
    stage *= 2;
    if (stage === TAKEN_UP_AGAIN) {
      const deals = dealsOf(running[0]);
      const counts = new Set([...left.keys()].map(dealsOf));
      for (const tried of [...counts].sort((one, other) => one - other)) {
        const moves = [...left.keys()].filter((move) => dealsOf(move) === tried);
        if (tried < deals && (await sample(moves, deals - tried))) return bestAdvice(left, taken);
      }
      running = [...left.keys()];
    }
    running = stillRunning(running, left);
  }
}

/** The move with the best outlook among those with the most samples, except moves that leave clearly more cards. */
export function bestAdvice(left: Map<string, Tried>, samples: number): Advice {
  const longest = Math.max(...[...left.values()].map((tried) => tried.cards.length));
  const most = [...left.values()].reduce(
    (all, tried) => tried.cards.reduce((one, other) => Math.max(one, other), all),
    0,
  );
  const finalists = [...left].filter(([, tried]) => tried.cards.length === longest);
  const leader = leastBy(finalists, ([, tried]) => sum(tried.cards));
  const close = finalists.filter(
    (one) => one === leader || !clearlyBehind(one[1].cards, leader[1].cards, most),
  );
  const [move, { cards }] = leastBy(close, ([, tried]) => tried.outlook);
  return { move, mean: sum(cards) / longest, samples };
}

/** The first element with the least `number(item)`. */
function leastBy<Item>(all: Item[], number: (item: Item) => number): Item {
  return all.reduce((least, one) => (number(one) < number(least) ? one : least));
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

/** True if a move leaves more cards than the leader, with 95 % confidence; `most` is the greatest number of cards left. */
export function clearlyBehind(cards: number[], leader: number[], most: number): boolean {
  const more = cards.map((own, number) => own - leader[number]);
  const half = (CONFIDENCE * spread([...more, -most, most])) / Math.sqrt(more.length);
  return sum(more) / more.length - half > 0;
}

/** The sample standard deviation. */
export function spread(values: number[]): number {
  const [count, total] = [values.length, sum(values)];
  const squares = values.reduce((all, one) => all + one * one, 0);
  return Math.sqrt((squares * count - total * total) / (count * (count - 1)));
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

export const PARTY_ENGINE: Engine<PartyPosition, Turns> = {
  levels: [
    {
      mode: "fair",
      name: "fair",
      label: "fair engine",
      words: "Fair: it sees only its own hand, as you do, and plays by estimates.",
    },
    {
      mode: "seeing",
      name: "all-seeing",
      label: "all-seeing engine",
      words:
        "All-seeing: it sees every card, yours too, and plays a move that is proved best in the worst case.",
      proves: true,
    },
  ],
  hidesHands: true,

  async hint(analyst, spots) {
    const { move, mean, samples } = await advise(analyst, spots);
    const rounds = `${samples.toLocaleString("en")} simulated rounds, knowing only this hand`;
    return { move, text: `${move}: expected ~${mean.toFixed(2)} cards left, estimated from ${rounds}.` };
  },

  /** The advice of the fair level; while nothing is proved, the best move by the known bounds. */
  async move(mode, analyst, spots, study) {
    if (mode === "fair") return (await advise(analyst, spots)).move;
    const worth = [...study.worth].sort(([, one], [, other]) => one.high - other.high || one.low - other.low);
    return worth[0][0];
  },
};
