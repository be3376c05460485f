/* The paragraph of a review for each player: the result, and the decision that mattered most, by each yardstick that is
   known, and how it looked at the time. The same facts and words as reports/review/summary.py. */

import { type Fact, listed, say } from "../language/messages.ts";
import { twoDigits } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import type { Bounds } from "../worker/messages.ts";
import { isProved } from "./bounds.ts";
import type { Interval } from "./estimates.ts";
import { type Grade, isRight } from "./grades.ts";
import type { Yardstick } from "./yardsticks.ts";

/** The yardsticks as messages name them. */
const FACTS: Record<Yardstick, string> = {
  "everyone for themselves": "selfish",
  "worst case": "worst",
  expected: "expected",
};

/** A value of the card that was played, and of the better one. */
export interface Compared<Value> {
  played: Value;
  better: Value;
}

/** Both cards by what the player could see at the time. */
export interface View {
  advised: string;
  /** The means of the estimates. */
  means: Compared<number>;
  grades: Compared<Grade>;
}

/** A decision of a player that cost something, and the better card. */
export interface KeyDecision {
  number: number;
  move: string;
  better: string;
  judgedBy: Yardstick;
  grade: Grade | null;
  players: number;
  worst: Compared<Bounds>;
  selfish: Compared<Bounds> | null;
  expected: Compared<Interval> | null;
  view: View | null;
}

/** A decision that cost something by the engine's estimate. */
export interface LikelyDecision {
  number: number;
  move: string;
  better: string;
  grade: Grade;
  players: number;
  /** The lead with two players, the fish with more. */
  likely: Compared<number>;
}

/** The judgements of a player's moves that a summary rests on. */
export interface Basis {
  /** Moves with another one to choose. */
  choices: number;
  estimated: number;
  unjudged: number;
  /** Judged by the bounds of an exact value. */
  bounded: number;
  /** The first move from which on all the player's moves are judged exactly. */
  exactFrom: number | null;
}

export interface Result {
  /** One sentence to the player. */
  text: string;
  amount: number;
  /** Null while the round is not finished. */
  place: number | null;
  /** True if no result could be better. */
  perfect: boolean;
  /** True for the first place, unless everybody shares it. */
  won: boolean;
}

export interface PlayerSummary {
  result: Result;
  decision: KeyDecision | null;
  likely: LikelyDecision | null;
  /** True if a move that is not judged exactly may have cost more. */
  provisional: boolean;
  basis: Basis;
  sureAtStart: Bounds;
}

/** The unit of a result. */
export interface Unit {
  name: "cards" | "fish";
  fewest: boolean;
}

export const CARDS_UNIT: Unit = { name: "cards", fewest: true };
export const FISH_UNIT: Unit = { name: "fish", fewest: false };

/** The facts about a place, such as the last one; `level` are the others on the same place. */
export function placeFacts(place: number, level: string[], players: number): Record<string, Fact> {
  const facts = { rank: place, players, what: "round", others: level.length ? listed(level) : "" };
  if (level.length === players - 1) return { place: "tied", ...facts };
  if (level.length && place + level.length === players) return { place: "joint-last", ...facts };
  if (level.length) return { place: "shared", ...facts };
  if (place === 1 || players === 2) return { place: place === 1 ? "won" : "lost", ...facts };
  return { place: place === players ? "last" : "nth", ...facts };
}

/** The place of a seat by scores, of which larger ones are better, and the others on the same place. */
export function standingOf(
  scores: readonly (readonly number[])[],
  seat: Seat,
): { place: number; level: Seat[]; won: boolean } {
  const compare = (one: readonly number[], other: readonly number[]) =>
    one.map((number, index) => number - other[index]).find((difference) => difference !== 0) ?? 0;
  const own = scores[seat];
  const place = 1 + scores.filter((other) => compare(other, own) > 0).length;
  const level = [...scores.keys()].filter((other) => other !== seat && compare(scores[other], own) === 0);
  return { place, level, won: place === 1 && level.length < scores.length - 1 };
}

/** The paragraph for a player: at most five sentences. */
export function summaryText(summary: PlayerSummary, unit: Unit): string {
  const { result, decision, likely, basis } = summary;
  const sentences = [result.text];
  if (likely) sentences.push(...likelySentences(summary, likely));
  if (decision) sentences.push(...decisionSentences(summary, decision, unit));
  else if (!likely) sentences.push(...nothingToRegret(summary, unit));
  else if (basis.exactFrom !== null) sentences.push(say("review-clean-from", { from: basis.exactFrom }));
  return sentences.filter(Boolean).join(" ");
}

/** What the paragraph rests on and what could not be solved; "" if all of it is exact. */
export function noteText(summary: PlayerSummary, unit: Unit): string {
  const unsolved = summary.decision ? unsolvedText(summary.decision) : "";
  return [unsolved, basisText(summary.basis, unit)].filter(Boolean).join(" ");
}

function likelySentences({ result, basis }: PlayerSummary, decision: LikelyDecision): string[] {
  const { number, move, better, grade, players, likely } = decision;
  const first = say("review-likely-decision", {
    won: result.won ? "yes" : "no",
    from: basis.exactFrom ?? 0,
    number,
    move,
    grade: gradeFact(grade),
    better,
  });
  const [mine, best] = [likely.played, likely.better];
  if (players > 2) {
    return [first, say("review-likely-fish", { better, move, mine: whole(mine), best: whole(best) })];
  }
  const sizes = { mine: whole(Math.abs(mine)), best: whole(Math.abs(best)) };
  const sides = { mine_side: sideOf(mine), best_side: sideOf(best) };
  return [first, say("review-likely-leads", { better, move, ...sizes, ...sides })];
}

function whole(number: number): number {
  return Number(number.toFixed(0));
}

function sideOf(lead: number): string {
  if (!whole(Math.abs(lead))) return "level";
  return lead > 0 ? "ahead" : "behind";
}

function gradeFact(grade: Grade | null): string {
  return grade === null || isRight(grade) ? "none" : grade;
}

function nothingToRegret({ result, provisional, basis, sureAtStart }: PlayerSummary, unit: Unit): string[] {
  if (provisional && basis.unjudged) return [say("review-none-found")];
  if (!basis.choices) return [say("review-no-choice")];
  if (result.perfect) return [say("review-clean", { kind: "perfect" })];
  if (result.place === null) return [say("review-clean", { kind: "unfinished" })];
  const found = [say("review-clean", { kind: result.place === 1 ? "won" : "other" })];
  if (!isProved(sureAtStart)) return found;
  const { low } = sureAtStart;
  const sure = { unit: unit.name, number: low };
  if (result.amount === low) found.push(say("review-sure-at-best", sure));
  else if (unit.fewest ? result.amount < low : result.amount > low) found.push(say("review-sure-only", sure));
  return found;
}

function decisionSentences(summary: PlayerSummary, decision: KeyDecision, unit: Unit): string[] {
  const { move, better, judgedBy, view } = decision;
  const first = say("review-decision", {
    kind: kindOf(summary, decision),
    from: summary.basis.exactFrom ?? 0,
    ...whereFacts(decision),
    move,
    grade: gradeFact(decision.grade),
    better,
  });
  const [exact, expected] = [exactText(decision, unit), expectedText(decision)];
  const numbers = judgedBy === "expected" ? [expected, exact] : [exact, expected];
  return [first, ...numbers, view ? viewText(decision, view) : ""];
}

/** Why a decision is mentioned. */
function kindOf({ result, provisional, likely, basis }: PlayerSummary, { number }: KeyDecision): string {
  if (result.perfect) return "riskiest";
  if (likely) return basis.exactFrom !== null && number >= basis.exactFrom ? "from" : "as-proved";
  if (result.won) return provisional ? "won-provisional" : "won";
  return provisional ? "provisional" : "most";
}

/** The facts about the move of a decision. A line has only one round. */
function whereFacts({ number }: KeyDecision): Record<string, Fact> {
  return { number, in: "game", round: "-" };
}

/** Both cards by an exact yardstick; null unless both values are proved. */
function proved(pair: Compared<Bounds> | null): Compared<Bounds> | null {
  return pair && isProved(pair.played) && isProved(pair.better) ? pair : null;
}

/** Both cards by the exact yardsticks that are proved. Where the yardstick of the judgement is not, its bounds. */
function exactText(decision: KeyDecision, unit: Unit): string {
  const { judgedBy, worst, selfish } = decision;
  const all = [
    ["worst case", proved(worst)],
    ["everyone for themselves", proved(selfish)],
  ] as [Yardstick, Compared<Bounds> | null][];
  if (judgedBy === "everyone for themselves") all.reverse();
  const pairs = all.flatMap(([yardstick, pair]) => (pair ? [{ yardstick, pair }] : []));
  if (judgedBy !== "expected" && !pairs.some(({ yardstick }) => yardstick === judgedBy)) {
    const clause = boundedComparison(decision, unit);
    return say("review-exact", { yardstick: FACTS[judgedBy], turned: "no", clause });
  }
  if (!pairs.length) return "";
  const [first, second] = pairs as [(typeof pairs)[0], (typeof pairs)[0] | undefined];
  const isFirstTurned = isTurned(first.pair, unit);
  const turned = isFirstTurned ? "yes" : "no";
  const facts = { yardstick: FACTS[first.yardstick], clause: comparison(decision, first.pair, unit) };
  if (!second) return say("review-exact", { ...facts, turned });
  const key = ({ pair }: { pair: Compared<Bounds> }) => `${pair.played.low} ${pair.better.low}`;
  if (key(first) === key(second)) return say("review-exact-alike", facts);
  return say("review-exact-both", {
    ...facts,
    turned,
    second_turned: isTurned(second.pair, unit) ? (isFirstTurned ? "again" : "yes") : "no",
    second_clause: comparison(decision, second.pair, unit),
  });
}

/** Whether the card played is the better one by a yardstick. */
function isTurned({ played, better }: Compared<Bounds>, unit: Unit): boolean {
  return unit.fewest ? played.low < better.low : played.low > better.low;
}

/** The exact values of a decision that are missing; "" if none is. */
function unsolvedText(decision: KeyDecision): string {
  const { judgedBy, players, worst, selfish } = decision;
  const where = whereFacts(decision);
  if (!proved(worst)) {
    const known = proved(selfish) !== null || judgedBy === "worst case";
    return known ? say("review-unsolved-worst-case", where) : say("review-unsolved-values", where);
  }
  return !proved(selfish) && players > 2 ? say("review-unsolved-selfish", where) : "";
}

function comparison({ move, better }: KeyDecision, pair: Compared<Bounds>, unit: Unit): string {
  const [mine, best] = [pair.played.low, pair.better.low];
  if (mine === best) return say("review-comparison-equal", { unit: unit.name, mine });
  return say("review-comparison", { unit: unit.name, mine, best, played: move, better });
}

/** Both cards by the bounds that prove the better one better. */
function boundedComparison({ move, better, worst }: KeyDecision, unit: Unit): string {
  const [mine, best] = unit.fewest
    ? [worst.played.low, worst.better.high]
    : [worst.played.high, worst.better.low];
  return say("review-comparison-bounded", { unit: unit.name, mine, best, played: move, better });
}

function expectedText({ move, better, judgedBy, expected, worst, selfish }: KeyDecision): string {
  if (!expected) return "";
  const { played, better: other } = expected;
  const again = [proved(worst), proved(selfish)].some((pair) => pair && isTurned(pair, CARDS_UNIT));
  const turned = played.high < other.low ? (again ? "again" : "turned") : "unclear";
  return say("review-expected", {
    hands: "open",
    verdict: judgedBy === "expected" || played.low > other.high ? "plain" : turned,
    mine: intervalText(played, "review-interval-cards"),
    best: intervalText(other, "review-interval"),
    played: move,
    better,
  });
}

function intervalText(interval: Interval, message: string): string {
  const [mean, low, high] = [interval.mean, interval.low, interval.high].map(twoDigits);
  return say(message, { mean, low, high, range: low === high ? "no" : "yes" });
}

/** Whether the player could see it at the time. */
function viewText({ move, better }: KeyDecision, { advised, means, grades }: View): string {
  const [mine, best] = [means.played, means.better].map(twoDigits);
  const facts = { mine, best, played: move, better };
  if (isRight(grades.played)) {
    const same = grades.played === "best" ? "same" : "nearly";
    return say("review-afterwards", { ...facts, looked: means.played < means.better ? "better" : same });
  }
  return isRight(grades.better)
    ? say("review-seen", facts)
    : say("review-another", { ...facts, third: advised });
}

/** What the judgement rests on; "" if all of it is exact. */
function basisText({ choices, estimated, unjudged, bounded, exactFrom }: Basis, { name }: Unit): string {
  const from = exactFrom ?? 0;
  if (unjudged) return say("review-basis-provisional", { unjudged, choices, from });
  if (!estimated && !bounded) return "";
  if (estimated === choices) return say("review-basis-all", { unit: name });
  if (exactFrom !== null && !bounded) return say("review-basis-before", { unit: name, from });
  const rest = estimated + bounded < choices ? "yes" : "no";
  return say("review-basis-parts", { unit: name, estimated, bounded, choices, rest });
}
