/* Advice with hidden hands: the expected number of cards left after each move. Estimates, never proofs. Uses the stages
   of solver/party/hidden/advice.py, so that the same number of samples gives the same advice. */

import { placements } from "../../games/party/position.ts";
import { packPlayerView, playerViewOf } from "./player_view.ts";
import { PARTY_SEARCH } from "./search.ts";

const FIRST_STAGE = 32;
const PORTIONS = 4;
const TAKEN_UP_AGAIN = 2048;
const FINALISTS = 2;
const CONFIDENCE = 1.96;

/** The best move for the player to move, who sees only their own hand: {move, mean, samples}. Simulates at least
    `samples` rounds, or as many as `milliseconds` allow. */
export async function advise(analyst, spots, { samples = null, milliseconds = 800, seed = 0n } = {}) {
  const view = playerViewOf(spots);
  const bytes = packPlayerView(view);
  const left = new Map(
    placements(view.position).map((move) => [move, { cards: [], outlooks: [], outlook: 0 }]),
  );
  const deadline = performance.now() + milliseconds;
  let taken = 0;

  /** Sample `count` more deals for moves with equally many samples so far. Returns true when that is enough. */
  async function sample(moves, count) {
    const first = left.get(moves[0]).cards.length;
    const numbers = moves.map((move) => PARTY_SEARCH.moveNumber(move));
    const found = (await analyst.ask({ work: "sample", bytes, moves: numbers, seed, first, count })).samples;
    for (const [number, move] of moves.entries()) {
      const tried = left.get(move);
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
      const deals = left.get(running[0]).cards.length;
      const counts = new Set([...left.values()].map((tried) => tried.cards.length));
      for (const tried of [...counts].sort((one, other) => one - other)) {
        const moves = [...left.keys()].filter((move) => left.get(move).cards.length === tried);
        if (tried < deals && (await sample(moves, deals - tried))) return bestAdvice(left, taken);
      }
      running = [...left.keys()];
    }
    running = stillRunning(running, left);
  }
}

/** The move with the best outlook among those with the most samples, except moves that leave clearly more cards. */
function bestAdvice(left, samples) {
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

/** The first element with the least `number(element)`. */
function leastBy(all, number) {
  return all.reduce((least, one) => (number(one) < number(least) ? one : least));
}

/** The better half of the moves, and those of the others that are hardly behind the leader. */
function stillRunning(running, left) {
  const ranked = [...running].sort((one, other) => left.get(one).outlook - left.get(other).outlook);
  const half = Math.max(FINALISTS, Math.ceil(ranked.length / 2));
  const leader = left.get(ranked[0]).outlooks;
  return [
    ...ranked.slice(0, half),
    ...ranked.slice(half).filter((move) => hardlyBehind(left.get(move).outlooks, leader)),
  ];
}

/** True if the outlook of a move is worse by at most one standard error. */
function hardlyBehind(outlooks, leader) {
  const more = outlooks.map((own, number) => own - leader[number]);
  return sum(more) <= spread(more) * Math.sqrt(more.length);
}

/** True if a move leaves more cards than the leader, with 95 % confidence. */
function clearlyBehind(cards, leader, most) {
  const more = cards.map((own, number) => own - leader[number]);
  const half = (CONFIDENCE * spread([...more, -most, most])) / Math.sqrt(more.length);
  return sum(more) / more.length - half > 0;
}

/** The sample standard deviation. */
function spread(values) {
  const [count, total] = [values.length, sum(values)];
  const squares = values.reduce((all, one) => all + one * one, 0);
  return Math.sqrt((squares * count - total * total) / (count * (count - 1)));
}

export function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

export const PARTY_ENGINE = {
  /** The players that a seat can have: a person, or the engine. */
  modes: [
    ["you", "you"],
    ["fair", "the engine, fair"],
    ["seeing", "the engine, all-seeing"],
  ],
  modeWords:
    "A fair engine sees only its own hand and plays by estimates. " +
    "An all-seeing engine sees every card and plays a move that is proved best.",
  hidesHands: true,

  /** A hint for the player to move: {move, text}. */
  async hint(analyst, spots) {
    const { move, mean, samples } = await advise(analyst, spots);
    const rounds = `${samples.toLocaleString("en")} simulated rounds, knowing only this hand`;
    return { move, text: `${move}: about ${mean.toFixed(1)} cards left, estimated from ${rounds}.` };
  },

  async fairMove(analyst, spots) {
    return (await advise(analyst, spots)).move;
  },

  /** A move while nothing is proved: the best by the known bounds. */
  async guessMove(_analyst, study) {
    const worth = [...study.worth].sort(([, one], [, other]) => one.high - other.high || one.low - other.low);
    return worth[0][0];
  },
};
