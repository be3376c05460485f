/* Estimates of moves from simulated rounds: means with their intervals, and the advised move. As in
   solver/party/hidden/advice.py. */

/** A mean with its 95 % confidence interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** The samples of a move: the cards left, the blended values, and the sum of those. */
export interface Tried {
  cards: number[];
  outlooks: number[];
  outlook: number;
}

export type Results = ReadonlyMap<string, Tried>;

/** The estimate of a move. */
export interface MoveEstimate {
  readonly move: string;
  /** The number of rounds simulated after it. */
  readonly samples: number;
  readonly cardsLeft: Interval;
  /** The cards left beyond those of the advised move, in the same deals. */
  readonly behind: Interval;
  readonly advised: boolean;
  /** True if the move is significantly worse than the advised one. */
  readonly clearlyBehind: boolean;
}

const CONFIDENCE = 1.96;
const NOTHING: Interval = { mean: 0, low: 0, high: 0 };

/** The estimates of all moves, the advised one first, then from best to worst. A move that left the race early is
    compared with the advised one in the deals that both were tried on. */
export function moveEstimates(results: Results): MoveEstimate[] {
  const longest = longestOf(results);
  const most = mostOf(results);
  const best = advisedMove(results);
  const leader = results.get(best)!.cards;
  const expected = interval(leader, 0, most);
  const found = [...results].map(([move, { cards }]): MoveEstimate => {
    const behind = move === best ? NOTHING : pairedDifference(cards, leader, most);
    let cardsLeft = interval(cards, 0, most);
    if (cards.length < longest) {
      const mean = Math.min(Math.max(expected.mean + behind.mean, 0), most);
      const half = Math.hypot(expected.high - expected.mean, behind.high - behind.mean);
      cardsLeft = { mean, low: Math.max(0, mean - half), high: Math.min(most, mean + half) };
    }
    const advised = move === best;
    return { move, samples: cards.length, cardsLeft, behind, advised, clearlyBehind: behind.low > 0 };
  });
  return found.sort(
    (one, other) => Number(other.advised) - Number(one.advised) || one.cardsLeft.mean - other.cardsLeft.mean,
  );
}

/** The move with the best outlook among those with the most samples, except moves that leave clearly more cards. */
export function advisedMove(results: Results): string {
  const longest = longestOf(results);
  const most = mostOf(results);
  const finalists = [...results].filter(([, { cards }]) => cards.length === longest);
  const leader = leastBy(finalists, ([, { cards }]) => sum(cards));
  const close = finalists.filter(
    (one) => one === leader || !clearlyBehind(one[1].cards, leader[1].cards, most),
  );
  return leastBy(close, ([, { outlook }]) => outlook)[0];
}

function longestOf(results: Results): number {
  return Math.max(...[...results.values()].map(({ cards }) => cards.length));
}

function mostOf(results: Results): number {
  const most = (all: number, one: number) => Math.max(all, one);
  return [...results.values()].reduce((all, { cards }) => cards.reduce(most, all), 0);
}

/** The first element with the least `number(item)`. */
function leastBy<Item>(all: readonly Item[], number: (item: Item) => number): Item {
  return all.reduce((least, one) => (number(one) < number(least) ? one : least));
}

/** True if a move leaves more cards than the leader, with 95 % confidence; `most` is the greatest number of cards left. */
export function clearlyBehind(cards: number[], leader: number[], most: number): boolean {
  return pairedDifference(cards, leader, most).low > 0;
}

/** By how many cards a move is behind another, in the deals that it was tried on. */
function pairedDifference(cards: number[], leader: number[], most: number): Interval {
  const more = cards.map((own, number) => own - leader[number]);
  return interval(more, -most, most);
}

/** The confidence interval for the mean of values from `least` to `most`. The standard deviation includes one extra value
    at each end: otherwise a few values that happen to be equal would give an interval of width 0. */
function interval(values: number[], least: number, most: number): Interval {
  const mean = sum(values) / values.length;
  const half = (CONFIDENCE * spread([...values, least, most])) / Math.sqrt(values.length);
  return { mean, low: Math.max(least, mean - half), high: Math.min(most, mean + half) };
}

/** The sample standard deviation. */
export function spread(values: number[]): number {
  const [count, total] = [values.length, sum(values)];
  const squares = values.reduce((all, one) => all + one * one, 0);
  return Math.sqrt((squares * count - total * total) / (count * (count - 1)));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
